"""`katzentisch balance GAME`: what a house rule does to a game, as a picture and a sentence."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from katzentisch.cli.asked import (
    Game,
    Lang,
    OptionValues,
    Players,
    Wrong,
    check_players,
    option_values,
    rulebook,
    speaker,
)

if TYPE_CHECKING:
    from rich.console import Console

    from katzentisch.core.texts import Texts
    from katzentisch.lab.balance.effect import Reading
    from katzentisch.lab.balance.told import ToldEffect, ToldMeasure

# A bar of the picture is so many letters long.
LONGEST_BAR = 24
SURE, MAYBE = "█", "░"


def balance(
    game: Game, players: Players = 4, option: OptionValues = None, lang: Lang = None
) -> None:
    from rich.console import Console

    from katzentisch.lab.balance.effect import Effect
    from katzentisch.lab.balance.study import balance_study
    from katzentisch.lab.balance.told import told_effect

    book = rulebook(game)
    check_players(book, players)
    chosen = option_values(book, option)
    texts = speaker(lang)
    try:
        with shown_share(texts.say("balance-ready"), texts.say("balance-progress")) as show:
            found = balance_study(show, book.name, players, chosen)
    except ImportError as missing:
        raise Wrong("balance-no-numba", code=1) from missing
    told = told_effect(Effect.of(found), texts.language)
    draw(told, texts, Console(highlight=False, markup=False))


@contextmanager
def shown_share(ready: str, what: str) -> Iterator[Callable[[float], None]]:
    """A bar that shows how far something is, and before that what is got ready."""
    from rich.console import Console
    from rich.progress import Progress

    shown = sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=not shown) as bar:
        task = bar.add_task(ready, total=1.0)
        yield lambda share: bar.update(task, completed=share, description=what if share else ready)


def draw(told: "ToldEffect", texts: "Texts", console: "Console") -> None:
    """The sentences, the picture, and how it was found."""
    console.print(told.title, style="bold")
    for sentence in told.sentences:
        console.print(sentence)
    for group in (told.measures, told.seats):
        longest = max(length(one) for one in group) if group is told.seats else None
        for one in group:
            console.print(f"\n{one.label}")
            draw_measure(one, longest or length(one), texts, console)
    console.print(f"\n{told.how}")


def draw_measure(one: "ToldMeasure", longest: float, texts: "Texts", console: "Console") -> None:
    """A bar by the rules and one with the house rule."""
    from rich.table import Table

    lines = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    lines.add_column(no_wrap=True, min_width=22)
    lines.add_column(no_wrap=True, width=LONGEST_BAR)
    usual, changed = one.measured.usual, one.measured.changed
    lines.add_row(texts.say("balance-usual"), bar(usual, longest), one.usual)
    if changed is not None:
        words = (one.changed, one.change)
        lines.add_row(texts.say("balance-changed"), bar(changed, longest), *words)
    console.print(lines)


def length(one: "ToldMeasure") -> float:
    """As far as the bars of a figure reach, with their intervals."""
    sides = (one.measured.usual, one.measured.changed)
    return max(side.mean + side.width for side in sides if side is not None)


def bar(reading: "Reading", longest: float) -> str:
    """A bar of blocks, pale over its interval; what is nothing, or less, has none."""
    if longest <= 0:
        return ""
    sure, most = (
        round(LONGEST_BAR * max(0.0, end) / longest)
        for end in (reading.mean - reading.width, reading.mean + reading.width)
    )
    return SURE * sure + MAYBE * (most - sure)

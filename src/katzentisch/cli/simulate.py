"""`katzentisch simulate GAME`: many games by random players, as records."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import (
    BIGGEST_SEED,
    MOST_GAMES,
    Game,
    Lang,
    OptionValues,
    Players,
    Wrong,
    check_players,
    file_problem,
    not_empty,
    option_values,
    os_problem,
    rulebook,
    speaker,
    whole_number,
)
from katzentisch.cli.signals import stopping_in_order, undisturbed
from katzentisch.storage.files import replacing

if TYPE_CHECKING:
    from rich.console import Console

    from katzentisch.core.game import Game as PlayedGame
    from katzentisch.core.texts import Texts
    from katzentisch.lab.simulate import Summary

# A bar for a shorter run would be gone before it is read.
LONG_RUN = 200
# Opened by its name once more, what stdout leads to would be written from its start again.
STANDARD_OUTPUT = (None, "-", "/dev/stdout")


def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[
        int,
        typer.Option(metavar="K", parser=whole_number(1, MOST_GAMES), help="help-simulate-games"),
    ] = 100,
    seed: Annotated[
        int, typer.Option(metavar="S", parser=whole_number(0, BIGGEST_SEED), help="help-seed")
    ] = 0,
    option: OptionValues = None,
    legal: Annotated[bool, typer.Option("--legal", help="help-legal")] = False,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", parser=not_empty, help="help-out")
    ] = None,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from katzentisch.lab.simulate import Series, Summary, line

    book = rulebook(game)
    check_players(book, players)
    series = Series(
        rules=book,
        players=players,
        games=games,
        seed=seed,
        options=option_values(book, option),
        keep_legal=legal,
    )
    texts, summary = speaker(lang), Summary(players)
    told = Console(stderr=out in STANDARD_OUTPUT, highlight=False, markup=False)
    with stopping_in_order(), opened(out, texts) as file:
        for played in watched(series.played(), games, texts):
            with undisturbed():
                file.write(line(played))
            summary.add(played)
    tell(summary, texts, told)


@contextmanager
def opened(out: str | None, texts: "Texts") -> Iterator[IO[bytes]]:
    """Where to write to: a file that is replaced when all is written, or stdout."""
    if out in STANDARD_OUTPUT:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        with replacing(out) as file:
            yield file
    except FileNotFoundError:
        raise Wrong("file-no-folder", file=out) from None
    except (IsADirectoryError, PermissionError) as error:
        raise file_problem(error, out) from None
    except OSError as error:
        raise Wrong("file-not-written", code=1, file=out, **os_problem(error)) from None
    except KeyboardInterrupt:
        Wrong("simulate-stopped", file=out).tell(texts.language)
        raise


def watched(played: Iterable["PlayedGame"], games: int, texts: "Texts") -> Iterable["PlayedGame"]:
    """The same games, with a bar that shows how far they are, where somebody can see it."""
    if games < LONG_RUN or not sys.stderr.isatty():
        return played
    from rich.console import Console
    from rich.progress import track

    return track(
        played, texts.say("simulate-progress"), games, console=Console(stderr=True), transient=True
    )


def tell(summary: "Summary", texts: "Texts", console: "Console") -> None:
    """How the seats fared."""
    from rich.table import Table

    say = texts.say
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for key in ("simulate-seat", "simulate-wins", "simulate-score"):
        table.add_column(say(key), justify="right")
    for seat in range(summary.players):
        share = say("percent", share=summary.shares[seat] / summary.games)
        score = say("decimal", value=summary.points[seat] / summary.games)
        table.add_row(str(seat), share, score)
    console.print(table)
    console.print(say("simulate-summary", games=summary.games, decisions=summary.decisions))

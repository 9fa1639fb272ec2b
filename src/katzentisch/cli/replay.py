"""`katzentisch replay FILE`: step through a recorded game."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from katzentisch.cli.asked import (
    File,
    Lang,
    Wrong,
    on_terminal,
    printable,
    speaker,
    whole_number,
)
from katzentisch.cli.saved import Found, record_number

if TYPE_CHECKING:
    from katzentisch.core.game import Game
    from katzentisch.core.texts import Texts


def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option(metavar="N", parser=whole_number(0, 99), help="help-seat")
    ] = None,
    game: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, 10**9), help="help-replay-game")
    ] = 1,
    open_hands: Annotated[bool, typer.Option("--open", help="help-replay-open")] = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from katzentisch.core.rulebook import SPECTATOR
    from katzentisch.terminal.replay import ReplayScreen

    texts = speaker(lang)
    played, record = played_again(record_number(file, game), texts)
    if seat is not None and seat >= played.players:
        raise Wrong("no-seat", found=seat, last=played.players - 1)
    # A game in which a bot has failed ends there, and its owner wants to know why.
    if open_hands and not played.over and "fault" not in record:
        raise Wrong("replay-not-over", file=file)
    console = Console(highlight=False, markup=False)
    screen = ReplayScreen(
        played,
        SPECTATOR if seat is None else seat,
        texts,
        console,
        names=recorded_names(record.get("names"), played.players),
        open_hands=open_hands,
    )
    if on_terminal():
        screen.walk(console.input)
    else:
        screen.print_all()


def recorded_names(names: object, players: int) -> list[str]:
    """What the players of a record are called, with their seats; nothing if it does not say so."""
    if not isinstance(names, list) or len(names) != players:
        return []
    if not all(isinstance(name, str) and name.strip() for name in names):
        return []
    return [f"{printable(name)[:20]} ({seat})" for seat, name in enumerate(names)]


def played_again(found: Found, texts: "Texts") -> tuple["Game", dict[str, Any]]:
    """The game of a record, and the record."""
    from katzentisch.core.record import RecordError, parse, told
    from katzentisch.core.record import replay as play_again
    from katzentisch.games import rulebooks

    try:
        record = parse(found.line)
        return play_again(record, rulebooks()), record
    except RecordError as error:
        problem = told(error, texts)
        words = {"file": found.file, "line": str(found.line_number), "problem": problem}
        raise Wrong("at-line", code=1, **words) from None

"""`katzentisch replay FILE`: step through a recorded game."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from katzentisch.cli.asked import File, Lang, Wrong, on_terminal, speaker, whole_number
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
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from katzentisch.core.rulebook import SPECTATOR
    from katzentisch.terminal.replay import ReplayScreen

    texts = speaker(lang)
    played, _ = played_again(record_number(file, game), texts)
    if seat is not None and seat >= played.players:
        raise Wrong("no-seat", found=seat, last=played.players - 1)
    console = Console(highlight=False, markup=False)
    screen = ReplayScreen(played, SPECTATOR if seat is None else seat, texts, console)
    if on_terminal():
        screen.walk(console.input)
    else:
        screen.print_all()


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

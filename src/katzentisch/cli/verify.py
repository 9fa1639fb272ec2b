"""`katzentisch verify FILE`: are these records correct games?"""

import sys
from collections.abc import Iterable, Iterator

import typer

from katzentisch.cli.asked import File, Lang, Wrong, complain, file_problem, speaker


def verify(file: File, lang: Lang = None) -> None:
    from katzentisch.core.record import RecordError, parse, replay, told
    from katzentisch.games import GAMES

    texts = speaker(lang)
    finished = unfinished = 0
    for number, line in numbered(file):
        try:
            over = replay(parse(line), GAMES).over
        except RecordError as error:
            complain(texts.say("at-line", file=file, line=str(number), problem=told(error, texts)))
            raise typer.Exit(1) from None
        finished += over
        unfinished += not over
    if finished + unfinished == 0:
        raise Wrong("file-empty", code=1, file=file)
    typer.echo(texts.say("verify-right", finished=finished, unfinished=unfinished))


def numbered(file: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file (`-`: of stdin) that hold something, with their numbers."""
    try:
        if file == "-":
            yield from _filled(sys.stdin.buffer)
        else:
            with open(file, "rb") as lines:
                yield from _filled(lines)
    except OSError as error:
        raise file_problem(error, file) from None


def _filled(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield number, line

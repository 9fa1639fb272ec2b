"""`katzentisch verify FILE`: are these records correct games, and was their deal checked?"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import File, Lang, Wrong, complain, file_problem, os_problem, speaker

if TYPE_CHECKING:
    from katzentisch.core.opening import Opening
    from katzentisch.core.texts import Texts

# Exit codes of --fair, the graver first; 1 is a wrong record, 2 a wrong use.
UNPROVEN = {"unopened": 3, "old": 4}

Fair = Annotated[bool, typer.Option("--fair", help="help-fair")]


def verify(file: File, fair: Fair = False, lang: Lang = None) -> None:
    from katzentisch.core.record import RecordError, checked, parse, told
    from katzentisch.games import rulebooks

    texts = speaker(lang)
    finished = unfinished = 0
    proofs: Counter[str] = Counter()
    for number, line in numbered(file):
        try:
            game, opening = checked(parse(line), rulebooks())
        except RecordError as error:
            complain(texts.say("at-line", file=file, line=str(number), problem=told(error, texts)))
            raise typer.Exit(1) from None
        finished += game.over
        unfinished += not game.over
        proofs[opening.proof] += 1
        name_late(file, number, opening, texts)
    if not proofs:
        raise Wrong("file-empty", code=1, file=file)
    typer.echo(texts.say("verify-right", finished=finished, unfinished=unfinished))
    tell_proofs(proofs, texts)
    if proofs.total() == 1 and opening.fingerprint:
        typer.echo(texts.say("verify-fingerprint", fingerprint=opening.fingerprint))
    if fair:
        demand(proofs, texts)


def name_late(file: str, number: int, opening: "Opening", texts: "Texts") -> None:
    """Who did not open in time is named, wherever it happened."""
    if opening.late:
        seats = ", ".join(map(str, opening.late))
        problem = texts.say("verify-late", count=len(opening.late), seats=seats)
        typer.echo(texts.say("at-line", file=file, line=str(number), problem=problem))


def tell_proofs(proofs: Counter[str], texts: "Texts") -> None:
    """Say how many deals are proven, and how."""
    for proof in ("checked", *UNPROVEN):
        if proofs[proof]:
            typer.echo(texts.say(f"verify-{proof}", count=proofs[proof]))


def demand(proofs: Counter[str], texts: "Texts") -> None:
    """Leave with a code of its own unless every deal is opened and checked."""
    for proof, code in UNPROVEN.items():
        if proofs[proof]:
            complain(texts.say("verify-unproven"))
            raise typer.Exit(code)


def numbered(file: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file (`-`: of stdin) that hold something, with their numbers."""
    try:
        if file == "-":
            yield from _filled(sys.stdin.buffer)
        else:
            with open(file, "rb") as lines:
                yield from _filled(lines)
    except OSError as error:
        if file == "-":
            raise Wrong("input-trouble", code=1, **os_problem(error)) from None
        raise file_problem(error, file) from None


def _filled(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield number, line

"""`katzentisch move-data FROM TO`: all tables into a database, or back into a folder."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katzentisch.cli.asked import Lang, Wrong, complain, speaker
from katzentisch.cli.places import put_into_words, shown
from katzentisch.core.texts import chosen_language

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts
    from katzentisch.storage.carrying import Keeping

ROUNDS = 3


def move_data(
    source: Annotated[str, typer.Argument(metavar="FROM", help="help-move-data-from")],
    target: Annotated[str, typer.Argument(metavar="TO", help="help-move-data-to")],
    lang: Lang = None,
) -> None:
    try:
        from katzentisch.server.start.cannot_serve import CannotServe
        from katzentisch.server.start.data_folder import LOG_FILE
    except ModuleNotFoundError as missing:
        raise Wrong("serve-missing", library=missing.name or "?") from None
    from katzentisch.storage.postgres_line import is_address

    if not is_address(source) and not (Path(source).expanduser() / LOG_FILE).is_file():
        raise Wrong("moving-no-data", folder=source)
    if source == target or Path(source).expanduser() == Path(target).expanduser():
        raise Wrong("moving-same")
    try:
        with ExitStack() as held:
            for place in (source, target):
                hold(held, place, lang)
            moved = asyncio.run(carried(source, target, speaker(lang)))
    except CannotServe as cannot:
        complain(str(cannot))
        raise typer.Exit(1) from None
    words = {kind: str(count) for kind, count in moved.items()}
    typer.echo(speaker(lang).say("moving-done", target=shown(target), **words))


def hold(held: ExitStack, place: str, lang: str | None) -> None:
    """Keep servers away from a folder; those of a database are asked for later."""
    from katzentisch.server.start.data_folder import locked
    from katzentisch.storage.postgres_line import is_address

    if not is_address(place):
        held.enter_context(locked(Path(place).expanduser(), chosen_language(lang)))


async def carried(source: str, target: str, texts: "Texts") -> dict[str, int]:
    """Carry everything over; how many rows of each kind."""
    from katzentisch.storage.carrying import NotEmpty, NotTheSame, move, total

    places: list[Keeping] = []
    try:
        for place in (source, target):
            with put_into_words(place):
                places.append(opened(place))
                await places[-1].begin()
        with put_into_words(target):
            if await total(places[1]):
                raise NotEmpty
            rows = await total(places[0])
            with shown_progress(rows * ROUNDS, texts) as progress:
                return await move(places[0], places[1], progress)
    except NotEmpty:
        raise Wrong("moving-not-empty", code=1, target=shown(target)) from None
    except NotTheSame as kind:
        raise Wrong("moving-not-the-same", code=1, kind=str(kind)) from None
    finally:
        for one in places:
            await one.close()


def opened(place: str) -> "Keeping":
    """A place, by what it is."""
    from katzentisch.server.start.data_folder import LOG_FILE
    from katzentisch.storage.carrying import InDatabase, InFile
    from katzentisch.storage.postgres_line import is_address

    return InDatabase(place) if is_address(place) else InFile(Path(place).expanduser() / LOG_FILE)


@contextmanager
def shown_progress(steps: int, texts: "Texts") -> Iterator[Callable[[int], None]]:
    """A bar that shows how far it is, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts.say("moving-progress"), total=steps)
        yield lambda done: bar.advance(task, done)

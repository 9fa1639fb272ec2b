"""Where tables are kept, as it is asked for on the command line, and what is wrong with it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import typer

from katzentisch.cli.asked import Wrong, complain

if TYPE_CHECKING:
    from katzentisch.storage.opening import Store

T = TypeVar("T")
Data: TypeAlias = Annotated[
    str | None, typer.Option(metavar="DIR", envvar="KATZENTISCH_DATA", help="help-serve-data")
]
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="KATZENTISCH_DATABASE", help="help-admin-database"),
]


def shown(place: str) -> str:
    """A place as it may be told: without a password."""
    from katzentisch.server.start.store_troubles import shown

    return shown(place)


@contextmanager
def put_into_words(place: str) -> Iterator[None]:
    """What goes wrong at a place, as a sentence."""
    try:
        from katzentisch.server.start.cannot_serve import CannotServe
        from katzentisch.server.start.store_troubles import TROUBLES, sentence_of
    except ModuleNotFoundError as missing:
        raise Wrong("serve-missing", library=missing.name or "?") from None
    try:
        yield
    except TROUBLES as trouble:
        key, words = sentence_of(trouble, place)
        raise Wrong(key, code=2 if key == "cluster-missing" else 1, **words) from None
    except CannotServe as cannot:
        complain(str(cannot))
        raise typer.Exit(1) from None


def chosen_place(data: str | None, database: str | None) -> str:
    """The folder or the database that is meant."""
    try:
        from katzentisch.server.start.data_folder import default_data
    except ModuleNotFoundError as missing:
        raise Wrong("serve-missing", library=missing.name or "?") from None
    from katzentisch.storage.postgres_line import is_address

    if database is not None:
        if not is_address(database):
            raise Wrong("serve-no-database", found=database)
        return database
    return str(Path(data).expanduser() if data else default_data())


def kept_place(data: str | None, database: str | None) -> str:
    """The same; there must be tables already."""
    from katzentisch.storage.opening import LOG_FILE
    from katzentisch.storage.postgres_line import is_address

    place = chosen_place(data, database)
    if not is_address(place) and not (Path(place) / LOG_FILE).is_file():
        raise Wrong("mend-no-data", folder=place)
    return place


def in_store(place: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with what is kept at a place, beside the servers that serve it."""

    async def do() -> T:
        import time

        from katzentisch.storage.opening import open_store

        store = await open_store(place, time.time, alone=True)
        try:
            return await work(store)
        finally:
            await store.close()

    with put_into_words(place):
        return asyncio.run(do())

"""All that is kept, carried from one place to another, and compared before it counts.

It goes in one transaction on either side: nobody writes to the source meanwhile, and the target has
everything or nothing.
"""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from katzentisch.storage.log import LogFailed
from katzentisch.storage.postgres_line import DatabaseLine, Passing, Reach
from katzentisch.storage.postgres_schema import migrate
from katzentisch.storage.sqlite import failure, opened

Row: TypeAlias = tuple[Any, ...]
Progress: TypeAlias = Callable[[int], None]
MOST_TOGETHER = 500
# No row has come yet: all keys are after these.
BEFORE_ALL = ("", -1, float("-inf"))
# Who was heard within this time may still be at work: to take over may be hasty, this may not.
QUIET_SECONDS = 15.0
# Counting many rows takes a while.
SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of rows: what stands in them, as PostgreSQL calls it, and what orders them."""

    name: str
    columns: dict[str, str]
    key: tuple[str, ...]

    def key_of(self, row: Row) -> Row:
        """The key of a row."""
        values = dict(zip(self.columns, row, strict=True))
        return tuple(values[name] for name in self.key)


EVENT = {"table_id": "text", "seq": "int8", "at": "float8", "body": "bytea"}
GAME = {"id": "text", "at": "float8", "public": "bool", "facts": "bytea", "record": "bytea"}
KINDS = (
    Kind("tables", {"id": "text"}, ("id",)),
    Kind("events", EVENT, ("table_id", "seq")),
    Kind("cut_events", EVENT | {"cut_at": "float8"}, ("table_id", "seq", "cut_at")),
    Kind("games", GAME, ("id",)),
)


class NotEmpty(Exception):
    """There are tables at the target already."""


class StillServed(Exception):
    """Servers are at work there."""


class NotTheSame(Exception):
    """What arrived is not what was sent; nothing was changed."""


class Keeping(Protocol):
    """A place where rows are kept. Whatever fails raises LogFailed."""

    async def begin(self) -> None:
        """From now on nobody else writes here; raises StillServed."""

    async def count(self, kind: Kind) -> int:
        """How many rows there are."""

    async def some(self, kind: Kind, after: Row) -> list[Row]:
        """The next rows after a key, in order."""

    async def put(self, kind: Kind, rows: Sequence[Row]) -> None:
        """Add rows."""

    async def change(self, kind: Kind, rows: Sequence[Row]) -> None:
        """Put other rows in the place of those with the same keys."""

    async def finish(self) -> None:
        """Let it count."""

    async def scrub(self) -> None:
        """What was changed or taken out leaves no trace in the files that are ours to clean."""

    async def close(self) -> None:
        """Let go; what was not finished never was."""


class InFile:
    """Rows in the file of a data folder, which its caller has locked."""

    def __init__(self, path: Path) -> None:
        self.db = opened(path)

    def _do(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        try:
            return self.db.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from error

    async def begin(self) -> None:
        """From now on nobody else writes here."""
        self._do("BEGIN IMMEDIATE")

    async def count(self, kind: Kind) -> int:
        """How many rows there are."""
        return int(self._do(f"SELECT count(*) FROM {kind.name}")[0][0])

    async def some(self, kind: Kind, after: Row) -> list[Row]:
        """The next rows after a key, in order."""
        key, marks = ", ".join(kind.key), ", ".join("?" * len(kind.key))
        return self._do(
            f"SELECT {', '.join(kind.columns)} FROM {kind.name}"
            f" WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT {MOST_TOGETHER}",
            after,
        )

    async def put(self, kind: Kind, rows: Sequence[Row]) -> None:
        """Add rows."""
        marks = ", ".join("?" * len(kind.columns))
        columns = ", ".join(kind.columns)
        try:
            self.db.executemany(f"INSERT INTO {kind.name} ({columns}) VALUES ({marks})", rows)
        except sqlite3.Error as error:
            raise failure(error) from error

    async def change(self, kind: Kind, rows: Sequence[Row]) -> None:
        """Put other rows in the place of those with the same keys."""
        marks, columns = ", ".join("?" * len(kind.columns)), ", ".join(kind.columns)
        try:
            self.db.executemany(f"REPLACE INTO {kind.name} ({columns}) VALUES ({marks})", rows)
        except sqlite3.Error as error:
            raise failure(error) from error

    async def finish(self) -> None:
        """Let it count."""
        self._do("COMMIT")

    async def scrub(self) -> None:
        """The file is written anew, and what waited beside it is emptied."""
        self._do("PRAGMA secure_delete = ON")
        self._do("VACUUM")
        self._do("PRAGMA wal_checkpoint(TRUNCATE)")

    async def fold(self) -> None:
        """From now on all is in the one file, and nothing beside it."""
        self._do("PRAGMA journal_mode = DELETE")

    async def close(self) -> None:
        """Let go; what was not finished never was."""
        self.db.close()


class InDatabase:
    """Rows in PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.reach = Reach(address=address)
        self.line = DatabaseLine(self.reach, SECONDS)

    async def begin(self) -> None:
        """From now on nobody else writes here; raises StillServed."""
        await migrate(self.reach)
        await self.line.ask("BEGIN")
        there = await self.line.ask(
            "SELECT server FROM katzentisch.servers"
            f" WHERE beat > extract(epoch FROM clock_timestamp()) - {QUIET_SECONDS}"
        )
        if there:
            raise StillServed
        names = ", ".join(f"katzentisch.{kind.name}" for kind in KINDS)
        try:
            await self.line.ask(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE NOWAIT")
        except Passing as busy:
            if busy.sure:
                raise StillServed from None
            raise

    async def count(self, kind: Kind) -> int:
        """How many rows there are."""
        ((number,),) = await self.line.ask(f"SELECT count(*) FROM katzentisch.{kind.name}")
        return int(number)

    async def some(self, kind: Kind, after: Row) -> list[Row]:
        """The next rows after a key, in order."""
        key = ", ".join(kind.key)
        marks = ", ".join(
            f"${place}::{kind.columns[name]}" for place, name in enumerate(kind.key, start=1)
        )
        rows = await self.line.ask(
            f"SELECT {', '.join(kind.columns)} FROM katzentisch.{kind.name}"
            f" WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT {MOST_TOGETHER}",
            *after,
        )
        return [tuple(row) for row in rows]

    async def put(self, kind: Kind, rows: Sequence[Row]) -> None:
        """Add rows; the mark of an event tells who has just written it, and nobody has."""
        columns, more = ", ".join(kind.columns), kind.name == "events"
        types = kind.columns.values()
        arrays = ", ".join(f"${place}::{name}[]" for place, name in enumerate(types, start=1))
        values = [list(column) for column in zip(*rows, strict=True)]
        if "public" in kind.columns:
            place = list(kind.columns).index("public")
            values[place] = [bool(public) for public in values[place]]
        await self.line.ask(
            f"INSERT INTO katzentisch.{kind.name} ({columns}{', mark' if more else ''})"
            f" SELECT *{', 0' if more else ''} FROM unnest({arrays})",
            *values,
        )

    async def change(self, kind: Kind, rows: Sequence[Row]) -> None:
        """Put other rows in the place of those with the same keys."""
        names = list(kind.columns)
        values = ", ".join(
            f"{name} = ${names.index(name) + 1}" for name in names if name not in kind.key
        )
        key = " AND ".join(f"{name} = ${names.index(name) + 1}" for name in kind.key)
        for row in rows:
            await self.line.ask(f"UPDATE katzentisch.{kind.name} SET {values} WHERE {key}", *row)

    async def finish(self) -> None:
        """Let it count."""
        await self.line.ask("COMMIT")

    async def scrub(self) -> None:
        """All tables are written anew, and what was worked out about their rows.

        The database's own journal is not ours to clean.
        """
        await self.line.ask("TRUNCATE katzentisch.told, katzentisch.servers")
        for kind in KINDS:
            await self.line.ask(f"VACUUM (FULL, ANALYZE) katzentisch.{kind.name}")
        for statement in ("VACUUM FULL pg_catalog.pg_statistic", "CHECKPOINT"):
            # Only who owns the database, or more, may do that.
            with suppress(LogFailed):
                await self.line.ask(statement)

    async def close(self) -> None:
        """Let go; what was not finished never was."""
        await self.line.close()


class FileAtAMoment(InFile):
    """The rows of a file as they are at one moment, while others go on writing."""

    async def begin(self) -> None:
        """What is written from now on is not seen."""
        self._do("BEGIN")
        self._do("SELECT count(*) FROM sqlite_schema")


class DatabaseAtAMoment(InDatabase):
    """The rows of a database as they are at one moment, while others go on writing."""

    async def begin(self) -> None:
        """What is written from now on is not seen."""
        await migrate(self.reach)
        await self.line.ask("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        await self.line.ask("SELECT number FROM katzentisch.version")


async def rows_of(place: Keeping, kind: Kind) -> AsyncIterator[list[Row]]:
    """All rows of a kind, in order, some at a time."""
    after = BEFORE_ALL[: len(kind.key)]
    while rows := await place.some(kind, after):
        yield rows
        after = kind.key_of(rows[-1])


def as_bytes(value: Any) -> bytes:
    """A value of a row, the same wherever it comes from."""
    match value:
        case bytes():
            return value
        case str():
            return value.encode()
        case bool() | int():
            return b"%d" % value
        case float():
            return value.hex().encode()
        case _:
            raise LogFailed("damaged", f"no row has a {type(value).__name__}")


async def digest(place: Keeping, kind: Kind, progress: Progress) -> tuple[int, str]:
    """How many rows there are, and what they are, in a word."""
    count, found = 0, hashlib.sha256()
    async for rows in rows_of(place, kind):
        for row in rows:
            for value in map(as_bytes, row):
                found.update(b"%d:" % len(value))
                found.update(value)
        count += len(rows)
        progress(len(rows))
    return count, found.hexdigest()


async def total(place: Keeping) -> int:
    """How many rows of all kinds there are."""
    return sum([await place.count(kind) for kind in KINDS])


async def move(source: Keeping, target: Keeping, progress: Progress) -> dict[str, int]:
    """Copy everything, compare, and only then let it count; how many rows of each kind.

    `progress` hears of each row three times: copied, and read again on either side.
    """
    for kind in KINDS:
        async for rows in rows_of(source, kind):
            await target.put(kind, rows)
            progress(len(rows))
    moved: dict[str, int] = {}
    for kind in KINDS:
        sent = await digest(source, kind, progress)
        if sent != await digest(target, kind, progress):
            raise NotTheSame(kind.name)
        moved[kind.name] = sent[0]
    await target.finish()
    return moved

"""What whoever runs the house wants to know of the log and do to it: list, count, delete, tidy.

The same statements go to either store. None of them holds up a server for long: what is deleted is
deleted a table at a time.
"""

import asyncio
import sqlite3
from collections.abc import Container, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from katzentisch.storage.caretaker import KeptTable, Tidied
from katzentisch.storage.log import NOTHING_MORE, Entry, EventLog, Taken
from katzentisch.storage.postgres_line import DatabaseLine, Reach
from katzentisch.storage.sqlite import failure, opened

Row: TypeAlias = Sequence[Any]
DAY = 86_400.0
# Days of which growth is told.
DAYS_TOLD = 14
# Who counts all rows may take long.
SECONDS = 600.0
KINDS = {
    "events": ("at", "length(body)"),
    "cut_events": ("cut_at", "length(body)"),
    "games": ("at", "length(facts) + length(record)"),
}
TABLES = """
    SELECT table_id, count(*), sum(length(body)), min(at), max(at) FROM {s}.events
    GROUP BY table_id HAVING min(length(body)) > 0 ORDER BY max(at) DESC, table_id
"""
QUIET = """
    SELECT table_id FROM {s}.events
    GROUP BY table_id HAVING min(length(body)) > 0 AND max(at) < $1 ORDER BY table_id
"""
DELETED = "SELECT table_id, seq, at FROM {s}.events WHERE length(body) = 0"
ENDED = "SELECT 1 FROM {s}.events WHERE table_id = $1 AND seq = $2 AND length(body) = 0"
CLEAR = (
    "DELETE FROM {s}.events WHERE table_id = $1 AND seq < $2",
    "DELETE FROM {s}.cut_events WHERE table_id = $1",
    "DELETE FROM {s}.tables WHERE id = $1",
)
FORGET = "DELETE FROM {s}.events WHERE table_id = $1 AND seq = $2"
OLD_GAMES = "DELETE FROM {s}.games WHERE at < $1 RETURNING id"
COUNT = "SELECT count(*), coalesce(sum({size}), 0), min({at}) FROM {{s}}.{kind}"
BY_DAY = """
    SELECT CAST(at AS bigint) / 86400, count(*), sum(length(body)) FROM {s}.events
    WHERE at >= $1 GROUP BY 1 ORDER BY 1
"""


@dataclass(frozen=True, slots=True)
class Amount:
    """How much there is of one kind: rows, bytes in them, and since when."""

    rows: int
    size: int
    oldest: float | None


@dataclass(frozen=True, slots=True)
class Day:
    """What was written on a day (the days since 1970-01-01, UTC)."""

    number: int
    events: int
    size: int


@dataclass(frozen=True, slots=True)
class Growth:
    """How much is kept, and how fast it grows."""

    amounts: dict[str, Amount]
    days: list[Day]
    on_disk: int


class Answering(Protocol):
    """A store that answers statements. Whatever fails raises LogFailed."""

    @property
    def schema(self) -> str:
        """What stands before the names of its tables."""

    async def ask(self, statement: str, *values: Any) -> Sequence[Row]:
        """What a statement answers."""

    async def size(self) -> int:
        """How many bytes it takes on the disk."""

    async def close(self) -> None:
        """Let go of it."""


class AnsweringFile:
    """The file of a data folder, beside whoever else has it open."""

    schema = "main"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.db: sqlite3.Connection | None = None
        self.free = asyncio.Lock()

    async def ask(self, statement: str, *values: Any) -> Sequence[Row]:
        """What a statement answers."""
        async with self.free:
            return await asyncio.to_thread(self._answer, statement, values)

    def _answer(self, statement: str, values: Sequence[Any]) -> Sequence[Row]:
        if self.db is None:
            self.db = opened(self.path)
        named = {str(place): value for place, value in enumerate(values, start=1)}
        try:
            return self.db.execute(statement, named).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from error

    async def size(self) -> int:
        """How many bytes it takes on the disk."""
        return sum(one.stat().st_size for one in self.path.parent.glob(f"{self.path.name}*"))

    async def close(self) -> None:
        """Let go of it."""
        if self.db is not None:
            self.db.close()


class AnsweringDatabase:
    """A PostgreSQL."""

    schema = "katzentisch"

    def __init__(self, reach: Reach) -> None:
        self.line = DatabaseLine(reach, SECONDS)

    async def ask(self, statement: str, *values: Any) -> Sequence[Row]:
        """What a statement answers."""
        return [tuple(row) for row in await self.line.insist(statement, *values)]

    async def size(self) -> int:
        """How many bytes it takes on the disk."""
        ((size,),) = await self.line.insist("SELECT pg_database_size(current_database())")
        return int(size)

    async def close(self) -> None:
        """Let go of it."""
        await self.line.close()


class Upkeep:
    """Lists, counts and clears what is kept."""

    def __init__(self, store: Answering) -> None:
        self.store = store

    async def _ask(self, statement: str, *values: Any) -> Sequence[Row]:
        return await self.store.ask(statement.format(s=self.store.schema), *values)

    async def tables(self) -> list[KeptTable]:
        """All tables, the one used last first."""
        return [KeptTable(*row) for row in await self._ask(TABLES)]

    async def growth(self, now: float) -> Growth:
        """How much is kept, and what was written in the last days."""
        amounts = {}
        for kind, (at, size) in KINDS.items():
            ((rows, total, oldest),) = await self._ask(COUNT.format(size=size, at=at, kind=kind))
            amounts[kind] = Amount(rows, int(total), oldest)
        since = (now // DAY - DAYS_TOLD + 1) * DAY
        days = [Day(*row) for row in await self._ask(BY_DAY, since)]
        return Growth(amounts, days, await self.store.size())

    async def delete(self, log: EventLog, table: str, at: float) -> bool:
        """Delete a table with all its events; whether there was one.

        Its last number is taken first, so that no server can go on with it; each that tries hears
        that it is gone. Only then, at leisure, what came before is cleared.
        """
        while True:
            last = (await log.last([table])).get(table)
            if last is None or await self._ask(ENDED, table, last):
                return False
            try:
                await log.append(Entry(table, last + 1, at, NOTHING_MORE))
            except Taken:
                continue
            await self._clear(table, last + 1)
            return True

    async def _clear(self, table: str, end: int) -> None:
        for statement in CLEAR:
            values = (table, end) if "$2" in statement else (table,)
            await self._ask(statement, *values)

    async def tidy(
        self,
        log: EventLog,
        now: float,
        days: float | None,
        game_days: float | None = None,
        spared: Container[str] = (),
    ) -> Tidied:
        """Delete tables that were not used for so many days, and finished games as old as that.

        None: they stay, however old they are; and so do those that are spared.
        """
        quiet = [] if days is None else await self._ask(QUIET, now - days * DAY)
        old = [name for (name,) in quiet if name not in spared]
        tables = sum([await self.delete(log, name, now) for name in old])
        for name, seq, at in await self._ask(DELETED):
            # What a deletion that was interrupted has left; after a day no server is so far behind.
            await self._clear(name, seq)
            if at < now - DAY:
                await self._ask(FORGET, name, seq)
        games: Sequence[Row] = ()
        if game_days is not None:
            games = await self._ask(OLD_GAMES, now - game_days * DAY)
        return Tidied(tables, len(games))

    async def close(self) -> None:
        """Let go of the store."""
        await self.store.close()

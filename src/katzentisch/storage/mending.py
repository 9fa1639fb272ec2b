"""What an operator can do to a log that cannot be applied: cut it. Nothing is thrown away."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Protocol

from katzentisch.storage.carrying import InDatabase
from katzentisch.storage.log import NOTHING_MORE, Entry
from katzentisch.storage.sqlite import failure, opened, readable_names


class Mending(Protocol):
    """A log that nobody serves while it is looked after."""

    async def names(self) -> list[str]:
        """Every table that has a log, as far as it can be read."""
        ...

    async def events_of(self, table: str) -> list[Entry]:
        """The log of a table; raises LogFailed."""
        ...

    async def cut(self, table: str, first: int, at: float) -> int:
        """Take the events from that number on out of a table's log, and keep them beside it."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...


class MendingFile:
    """A log in a file; whoever opens it holds the folder's lock."""

    def __init__(self, file: Path) -> None:
        self.db = opened(file)

    async def names(self) -> list[str]:
        """Every table that has a log, as far as the file can be read."""
        return sorted(readable_names(self.db) - self._deleted())

    def _deleted(self) -> set[str]:
        """Tables of which nothing is left but the number at which they were deleted."""
        with contextlib.suppress(sqlite3.Error):
            query = "SELECT table_id FROM events WHERE body = ?"
            return {name for (name,) in self.db.execute(query, (NOTHING_MORE,))}
        return set()

    async def events_of(self, table: str) -> list[Entry]:
        """The log of a table; raises LogFailed where the file is damaged there."""
        query = "SELECT seq, at, body FROM events WHERE table_id = ? ORDER BY seq"
        try:
            return [
                Entry(table, seq, at, body) for seq, at, body in self.db.execute(query, (table,))
            ]
        except sqlite3.Error as error:
            raise failure(error) from error

    async def cut(self, table: str, first: int, at: float) -> int:
        """Take the events from that number on out of a table's log, and keep them beside it."""
        these = (table, first)
        self.db.execute("BEGIN IMMEDIATE")
        with self.db:
            self.db.execute(
                "INSERT INTO cut_events SELECT table_id, seq, at, body, ? FROM events"
                " WHERE table_id = ? AND seq >= ?",
                (at, *these),
            )
            cut = self.db.execute("DELETE FROM events WHERE table_id = ? AND seq >= ?", these)
            return cut.rowcount

    async def close(self) -> None:
        """Let go."""
        self.db.close()


class MendingDatabase:
    """A log in PostgreSQL; nobody else writes there meanwhile."""

    def __init__(self, place: InDatabase) -> None:
        self.place = place

    @classmethod
    async def open(cls, address: str) -> "MendingDatabase":
        """The log of a database; raises LogFailed, NewerFile, StillServed."""
        place = InDatabase(address)
        try:
            await place.begin()
        except BaseException:
            await place.close()
            raise
        return cls(place)

    async def names(self) -> list[str]:
        """Every table that has a log and was not deleted."""
        found = await self.place.line.ask(
            "SELECT table_id FROM katzentisch.events GROUP BY table_id"
            " HAVING NOT bool_or(body = $1) ORDER BY table_id",
            NOTHING_MORE,
        )
        return [name for (name,) in found]

    async def events_of(self, table: str) -> list[Entry]:
        """The log of a table."""
        found = await self.place.line.ask(
            "SELECT seq, at, body FROM katzentisch.events WHERE table_id = $1 ORDER BY seq", table
        )
        return [Entry(table, seq, at, body) for seq, at, body in found]

    async def cut(self, table: str, first: int, at: float) -> int:
        """Take the events from that number on out of a table's log, and keep them beside it."""
        cut = await self.place.line.ask(
            "WITH gone AS (DELETE FROM katzentisch.events WHERE table_id = $1 AND seq >= $2"
            " RETURNING table_id, seq, at, body)"
            " INSERT INTO katzentisch.cut_events (table_id, seq, at, body, cut_at)"
            " SELECT table_id, seq, at, body, $3 FROM gone RETURNING seq",
            table,
            first,
            at,
        )
        await self.place.finish()
        return len(cut)

    async def close(self) -> None:
        """Let go; what was not finished never was."""
        await self.place.close()

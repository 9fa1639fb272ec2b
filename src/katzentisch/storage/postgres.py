"""The event log in PostgreSQL, for several servers: one writer, and one statement for all who wait.

As in the file, entries gather while others are being committed. A batch is one statement without a
transaction around it, so no server that is stopped or cut off in the middle holds anything up. The
primary key decides who has a number.

**When the line breaks during a commit** nobody knows what became of it. So every append has a mark
of its own, and the same statement is sent again: what is in the log under our mark was ours. An old
session that has not ended yet is waited for at the key, whatever becomes of it.
"""

import asyncio
import logging
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from katzentisch.storage.log import (
    Entry,
    LogDamaged,
    LogFailed,
    OutcomeUnknown,
    Shelved,
    Taken,
    without_gaps,
)
from katzentisch.storage.postgres_line import DatabaseLine, Passing, Reach, patiently
from katzentisch.storage.postgres_schema import migrate

if TYPE_CHECKING:
    from asyncpg import Record

log = logging.getLogger("katzentisch.storage")
Outcome: TypeAlias = "Taken | LogFailed | None"
Waiting: TypeAlias = "tuple[Entry | Shelved, int, asyncio.Future[None]]"
MOST_TOGETHER = 500
READERS = 4
# Who lists all tables may take long.
LIST_SECONDS = 120.0
# Several batches of servers that share tables meet in one order, so none waits for the other.
APPEND = """
    WITH new_tables AS (
        INSERT INTO katzentisch.tables
        SELECT * FROM unnest($6::text[]) ON CONFLICT DO NOTHING
    ), new_games AS (
        INSERT INTO katzentisch.games
        SELECT * FROM unnest($7::text[], $8::float8[], $9::bool[], $10::bytea[], $11::bytea[])
        ON CONFLICT DO NOTHING
    )
    INSERT INTO katzentisch.events
    SELECT * FROM unnest($1::text[], $2::int8[], $3::float8[], $4::bytea[], $5::int8[])
    ON CONFLICT DO NOTHING
    RETURNING mark
"""
MARKS = """
    SELECT mark FROM katzentisch.events
    WHERE (table_id, seq) IN (SELECT * FROM unnest($1::text[], $2::int8[]))
"""
# Writes, and changes nothing.
TRIAL = "UPDATE katzentisch.version SET number = number"
REACHED = "SELECT number FROM katzentisch.version"
READ = """
    SELECT seq, at, body FROM katzentisch.events WHERE table_id = $1 AND seq > $2 ORDER BY seq
"""
LAST = """
    SELECT name, seq FROM (
        SELECT name, (SELECT max(seq) FROM katzentisch.events WHERE table_id = name) AS seq
        FROM unnest($1::text[]) AS name
    ) AS found WHERE seq IS NOT NULL
"""
TABLES = """
    SELECT id FROM katzentisch.tables CROSS JOIN LATERAL (
        SELECT at FROM katzentisch.events WHERE table_id = id ORDER BY seq DESC LIMIT 1
    ) AS last WHERE at >= $1 ORDER BY at, id
"""
SHELF = """
    SELECT id, at, facts FROM katzentisch.games WHERE public AND at < $1
    ORDER BY at DESC, id LIMIT $2
"""
RECORD = "SELECT id, at, public, facts, record FROM katzentisch.games WHERE id = $1"
SAFETY = "SELECT current_setting('synchronous_commit'), current_setting('fsync')"


def can_be_a_name(word: str) -> bool:
    """Whether PostgreSQL could have a row of that name at all; people ask for anything."""
    try:
        return b"\0" not in word.encode()
    except UnicodeEncodeError:
        return False


def columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as lists of what stands in each column."""
    return [[row[place] for row in rows] for place in range(width)]


class PostgresLog:
    """An EventLog in a database that several servers share."""

    def __init__(self, reach: Reach, house: str) -> None:
        self.reach = reach
        # What the house calls itself by chance: whoever shares it has the same log.
        self.house = house
        self.writer = DatabaseLine(reach)
        self.readers: asyncio.LifoQueue[DatabaseLine] = asyncio.LifoQueue()
        for _ in range(READERS):
            self.readers.put_nowait(DatabaseLine(reach))
        # Why the last commit failed; empty if it did not.
        self.failed = ""
        self.gathered: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        # Two servers may decide the very same move: the mark tells ours from theirs.
        self.marks = random.SystemRandom().getrandbits(62)

    @classmethod
    async def open(cls, place: str | Reach) -> Self:
        """The log of a database, made or brought up to date; raises LogFailed or NewerFile."""
        reach = Reach(address=place) if isinstance(place, str) else place
        opened = cls(reach, await patiently(reach, lambda: migrate(reach)))
        try:
            await opened._check_safety()
        except BaseException:
            await opened.close()
            raise
        return opened

    async def _check_safety(self) -> None:
        """A database that forgets in a power cut is the operator's choice, but he should know."""
        ((commit, fsync),) = await self._fetch(SAFETY)
        if commit not in ("on", "remote_apply") or fsync != "on":
            log.warning("the database does not wait for its disk: a power cut may lose moves")

    # Writing

    async def append(self, entry: Entry) -> None:
        """Durable when this returns; raises Taken where the number is gone.

        Where the line breaks it is tried again for some seconds. Then OutcomeUnknown is raised if
        it may have been sent: an old session of ours may even commit it later.
        """
        await self._written(entry)

    async def shelve(self, game: Shelved) -> None:
        """Put a finished game on the shelf; once is enough."""
        await self._written(game)

    async def trouble(self) -> str:
        """What keeps the log from being written; after a failure it is tried whether it lasts."""
        try:
            if self.failed:
                await self.writer.ask(TRIAL)
            else:
                await self._fetch(REACHED)
        except LogFailed as trouble:
            self.failed = trouble.trouble
        else:
            self.failed = ""
        return self.failed

    async def _written(self, work: Entry | Shelved) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.marks += 1
        self.gathered.append((work, self.marks, done))
        if self.writing is None:
            # Whoever else comes in this turn of the loop goes along.
            self.writing = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        """Write what has gathered until nothing has."""
        try:
            while self.gathered:
                batch = self.gathered[:MOST_TOGETHER]
                self.gathered = self.gathered[MOST_TOGETHER:]
                tell(batch, await self._outcomes(batch))
        finally:
            self.writing = None
            # Only if this task is cancelled: nobody may wait for ever.
            gave_up = [LogFailed("stopped") for _ in self.gathered]
            tell(self.gathered, gave_up)
            self.gathered = []

    async def _outcomes(self, batch: list[Waiting]) -> Sequence[Outcome]:
        """What became of each. Nothing may escape: without the writer all tables would stand."""
        unsure = False

        async def attempt() -> Sequence[Outcome]:
            nonlocal unsure
            try:
                return await self._insert(batch, unsure)
            except Passing as trouble:
                unsure = unsure or not trouble.sure
                self.failed = trouble.trouble
                raise

        try:
            outcomes = await patiently(self.reach, attempt)
        except Exception as error:
            found = error if isinstance(error, LogFailed) else LogFailed("failed", str(error))
            if len(batch) > 1 and found.trouble in ("unwritable", "damaged"):
                # One entry that cannot be written keeps nobody else from writing.
                return [(await self._outcomes([one]))[0] for one in batch]
            self.failed = found.trouble
            if isinstance(found, Passing):
                # Who waits would only wait once more.
                tell(
                    self.gathered, [LogFailed(found.trouble, found.details) for _ in self.gathered]
                )
                self.gathered = []
            return [failed(found, unsure) for _ in batch]
        self.failed = ""
        return outcomes

    async def _insert(self, batch: list[Waiting], unsure: bool) -> Sequence[Outcome]:
        """Write all that can be written; `unsure`: some of it may be there already, by us."""
        events = sorted(
            (
                (one.table, one.seq, one.at, one.body, mark)
                for one, mark, _ in batch
                if isinstance(one, Entry)
            ),
            key=lambda row: (row[0], row[1]),
        )
        new = sorted({table for table, seq, *_ in events if seq == 1})
        games = sorted(
            (
                (one.id, one.at, one.public, one.facts, one.record)
                for one, _, _ in batch
                if isinstance(one, Shelved)
            ),
            key=lambda row: row[0],
        )
        found = await self.writer.ask(APPEND, *columns(events, 5), new, *columns(games, 5))
        ours = {mark for (mark,) in found}
        lost = [row for row in events if row[4] not in ours]
        if lost and unsure:
            ours |= {mark for (mark,) in await self.writer.ask(MARKS, *columns(lost, 2))}
        return [
            Taken(f"{one.table} has an event {one.seq}")
            if isinstance(one, Entry) and mark not in ours
            else None
            for one, mark, _ in batch
        ]

    # Reading

    async def _fetch(self, query: str, *values: Any) -> "Sequence[Record]":
        line = await self.readers.get()
        try:
            return await line.insist(query, *values)
        finally:
            self.readers.put_nowait(line)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table after that number, in order; raises LogDamaged where some lack."""
        if not can_be_a_name(table):
            return []
        rows = await self._fetch(READ, table, after)
        return without_gaps(table, after, [Entry(table, *row) for row in rows])

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that has any."""
        found = await self._fetch(LAST, [name for name in tables if can_be_a_name(name)])
        return {row[0]: row[1] for row in found}

    async def tables(self, since: float) -> list[str]:
        """The tables at which something has happened since then, oldest first."""
        line = DatabaseLine(self.reach, LIST_SECONDS)
        try:
            return [name for (name,) in await line.ask(TABLES, since)]
        finally:
            await line.close()

    async def shelf(self, before: float, count: int) -> list[Shelved]:
        """Finished public games, newest first, their records left out."""
        rows = await self._fetch(SHELF, before, count)
        return [Shelved(name, at, True, facts, b"") for name, at, facts in rows]

    async def record(self, game: str) -> Shelved | None:
        """A finished game by its id."""
        rows = await self._fetch(RECORD, game) if can_be_a_name(game) else []
        return Shelved(*rows[0]) if rows else None

    async def written_elsewhere(self) -> bool:
        """Others write here all the time: servers of one database look for themselves."""
        return True

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        while self.writing is not None:
            await asyncio.wait([self.writing])
        for line in (self.writer, *(self.readers.get_nowait() for _ in range(READERS))):
            await line.close()


def failed(found: LogFailed, unsure: bool) -> LogFailed:
    """Why an append failed, for each who waits an error of his own."""
    if unsure:
        return OutcomeUnknown(found.trouble, found.details)
    kind = LogDamaged if isinstance(found, LogDamaged) else LogFailed
    return kind(found.trouble, found.details)


def tell(batch: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
    """Tell each who waits what became of it."""
    for (_, _, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)

"""The event log in one SQLite file: one writer thread, and one commit for all who wait.

A commit waits for the disk, and that takes as long for fifty events as for one. So while the writer
is at work entries gather; then it gets all of them at once, commits them together, and everybody is
told together.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias, TypeVar

from katzentisch.storage.log import Entry, Shelved, Taken

T = TypeVar("T")
Waiting: TypeAlias = "tuple[Entry | Shelved, asyncio.Future[None]]"
# One statement with four values an event; old builds of SQLite take 999.
MOST_TOGETHER = 200

# Each script takes the file from one version (its place in this list) to the next.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY
    ) WITHOUT ROWID;
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at REAL NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        at REAL NOT NULL,
        public INTEGER NOT NULL,
        facts BLOB NOT NULL,
        record BLOB NOT NULL
    );
    CREATE INDEX games_by_time ON games (public, at);
    """,
)


class NewerFile(Exception):
    """The file was written by a later version of Katzentisch."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the file so that what is committed survives the machine's power going off."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the present version, each step whole or not at all."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerFile(
            f"The data was written by a newer Katzentisch (version {version} of the file, "
            f"this one knows {len(MIGRATIONS)}). Install the newer one, or use another --data."
        )
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        db.executescript(f"BEGIN EXCLUSIVE; {script}; PRAGMA user_version = {number}; COMMIT;")


class SqliteLog:
    """An EventLog in a file."""

    def __init__(self, path: Path, told_batch: Callable[[int], None] = lambda _: None) -> None:
        self.loop = asyncio.get_running_loop()
        self.told_batch = told_batch
        self.writing = connect(path)
        try:
            migrate(self.writing)
        except NewerFile:
            self.writing.close()
            raise
        self.reading = connect(path)
        self.gathered: list[Waiting] = []
        self.idle = asyncio.Event()
        self.idle.set()
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "log-reader")
        self.writer = Thread(target=self._write, name="log-writer", daemon=True)
        self.writer.start()

    async def append(self, entry: Entry) -> None:
        """Durable when this returns; raises Taken where the number is gone."""
        await self._written(entry)

    async def shelve(self, game: Shelved) -> None:
        """Put a finished game on the shelf; once is enough."""
        await self._written(game)

    async def _written(self, entry: Entry | Shelved) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.gathered.append((entry, done))
        if self.idle.is_set():
            # Whoever else comes in this turn of the loop goes along.
            self.idle.clear()
            self.loop.call_soon(self._hand_over)
        await done

    def _hand_over(self) -> None:
        """Give the writer what has gathered."""
        batch, self.gathered = self.gathered[:MOST_TOGETHER], self.gathered[MOST_TOGETHER:]
        if batch:
            self.queue.put(batch)
        else:
            self.idle.set()

    def _write(self) -> None:
        """The writer thread: what it gets goes into one commit."""
        while (batch := self.queue.get()) is not None:
            outcomes = self._commit([entry for entry, _ in batch])
            self.loop.call_soon_threadsafe(self._tell, batch, outcomes)

    def _commit(self, entries: list[Entry | Shelved]) -> list[Exception | None]:
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            outcomes = self._insert(entries)
            self.writing.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            return [error] * len(entries)
        return outcomes

    def _insert(self, entries: list[Entry | Shelved]) -> list[Exception | None]:
        """All events together; one by one only where a number is gone."""
        games = [one for one in entries if isinstance(one, Shelved)]
        self.writing.executemany(
            "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?)",
            [(one.id, one.at, one.public, one.facts, one.record) for one in games],
        )
        events = [one for one in entries if isinstance(one, Entry)]
        new = [(one.table,) for one in events if one.seq == 1]
        self.writing.executemany("INSERT OR IGNORE INTO tables VALUES (?)", new)
        try:
            self._insert_events(events)
        except sqlite3.IntegrityError:
            return [self._insert_alone(one) for one in entries]
        return [None] * len(entries)

    def _insert_events(self, events: list[Entry]) -> None:
        """All or none, in one statement: for each, the interpreter's lock changes hands twice."""
        if events:
            rows = ", ".join(["(?, ?, ?, ?)"] * len(events))
            values = [value for one in events for value in (one.table, one.seq, one.at, one.body)]
            self.writing.execute(f"INSERT INTO events VALUES {rows}", values)

    def _insert_alone(self, entry: Entry | Shelved) -> Taken | None:
        if isinstance(entry, Entry):
            try:
                self._insert_events([entry])
            except sqlite3.IntegrityError:
                return Taken(f"{entry.table} has an event {entry.seq}")
        return None

    def _tell(self, batch: list[Waiting], outcomes: list[Exception | None]) -> None:
        # The disk goes on working while people are told.
        self._hand_over()
        self.told_batch(len(batch))
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    async def _fetch(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return await self.loop.run_in_executor(self.readers, ask, self.reading)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table after that number, in order."""
        query = "SELECT seq, at, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        rows = await self._fetch(lambda db: db.execute(query, (table, after)).fetchall())
        return [Entry(table, seq, at, body) for seq, at, body in rows]

    async def tables(self, since: float) -> list[str]:
        """The tables at which something has happened since then, oldest first."""
        query = """
            SELECT id, (SELECT at FROM events WHERE table_id = id ORDER BY seq DESC LIMIT 1) AS last
            FROM tables WHERE last >= ? ORDER BY last"""
        rows = await self._fetch(lambda db: db.execute(query, (since,)).fetchall())
        return [name for name, _ in rows]

    async def shelf(self, before: float, count: int) -> list[Shelved]:
        """Finished public games, newest first, their records left out."""
        query = """
            SELECT id, at, facts FROM games WHERE public AND at < ? ORDER BY at DESC, id LIMIT ?"""
        rows = await self._fetch(lambda db: db.execute(query, (before, count)).fetchall())
        return [Shelved(name, at, True, facts, b"") for name, at, facts in rows]

    async def record(self, game: str) -> Shelved | None:
        """A finished game by its id."""
        query = "SELECT id, at, public, facts, record FROM games WHERE id = ?"
        row = await self._fetch(lambda db: db.execute(query, (game,)).fetchone())
        return row and Shelved(row[0], row[1], bool(row[2]), row[3], row[4])

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self.idle.wait()
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        await asyncio.to_thread(self.readers.shutdown)
        self.reading.close()
        self.writing.close()

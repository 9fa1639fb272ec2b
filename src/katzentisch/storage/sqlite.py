"""The event log in one SQLite file: one writer thread, and one commit for all who wait.

A commit waits for the disk, and that takes as long for fifty events as for one. So the writer takes
all entries that have come in meanwhile, commits them together, and then tells everybody at once.
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
MOST_TOGETHER = 1000

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
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
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
        self.queue.put((entry, done))
        await done

    def _write(self) -> None:
        """The writer thread: whatever waits goes into one commit."""
        going_on = True
        while going_on:
            batch: list[Waiting] = []
            item = self.queue.get()
            while item is not None:
                batch.append(item)
                if self.queue.empty() or len(batch) == MOST_TOGETHER:
                    break
                item = self.queue.get()
            going_on = item is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        outcomes: list[Exception | None]
        try:
            self.writing.execute("BEGIN IMMEDIATE")
            outcomes = [self._insert(entry) for entry, _ in batch]
            self.writing.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            outcomes = [error] * len(batch)
        futures = [future for _, future in batch]
        self.loop.call_soon_threadsafe(self._tell, futures, outcomes)

    def _insert(self, entry: Entry | Shelved) -> Taken | None:
        if isinstance(entry, Shelved):
            self.writing.execute(
                "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?)",
                (entry.id, entry.at, entry.public, entry.facts, entry.record),
            )
            return None
        if entry.seq == 1:
            self.writing.execute("INSERT OR IGNORE INTO tables VALUES (?)", (entry.table,))
        try:
            self.writing.execute(
                "INSERT INTO events VALUES (?, ?, ?, ?)",
                (entry.table, entry.seq, entry.at, entry.body),
            )
        except sqlite3.IntegrityError:
            return Taken(f"{entry.table} has an event {entry.seq}")
        return None

    def _tell(
        self, futures: list["asyncio.Future[None]"], outcomes: list[Exception | None]
    ) -> None:
        self.told_batch(len(futures))
        for future, outcome in zip(futures, outcomes, strict=True):
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
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        await asyncio.to_thread(self.readers.shutdown)
        self.reading.close()
        self.writing.close()

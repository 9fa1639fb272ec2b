"""The event log in one SQLite file: one writer thread, and one commit for all who wait.

A commit waits for the disk, and that takes as long for fifty events as for one. So while the writer
is at work entries gather; then it gets all of them at once, commits them together, and everybody is
told together.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias, TypeVar

from katzentisch.storage.log import (
    Entry,
    LogDamaged,
    LogFailed,
    NewerFile,
    Shelved,
    Taken,
    without_gaps,
)

log = logging.getLogger("katzentisch.storage")
T = TypeVar("T")
Outcome: TypeAlias = "Taken | LogFailed | None"
Work: TypeAlias = "Entry | Shelved | Trial"
Waiting: TypeAlias = "tuple[Work, asyncio.Future[None]]"
# One statement with four values an event; old builds of SQLite take 999.
MOST_TOGETHER = 200
# After so many pages what was committed is carried from the side file into the file itself, and the
# commit waits for that. Moves of many tables lie on as many pages, the same ones again and again:
# at a thousand moves a second SQLite's usual 1,000 would mean every second, all pages every time.
PAGES_ASIDE = 10_000
# No room for the small file beside the log: SQLite calls it an error of the disk.
NO_ROOM = (sqlite3.SQLITE_IOERR_SHMSIZE,)
# What is wrong, in a word, by SQLite's primary code.
TROUBLES = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "missing",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}

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
    """
    CREATE TABLE cut_events (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at REAL NOT NULL,
        body BLOB NOT NULL,
        cut_at REAL NOT NULL,
        PRIMARY KEY (table_id, seq, cut_at)
    ) WITHOUT ROWID;
    """,
)
LAST_AT = "SELECT at FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1"


class Trial:
    """A commit that changes nothing, but shows whether the file can be written."""


def failure(error: Exception) -> LogFailed:
    """An error of the database in the words of the log."""
    code = getattr(error, "sqlite_errorcode", None)
    trouble = "full" if code in NO_ROOM else TROUBLES.get((code or 0) & 0xFF, "failed")
    kind = LogDamaged if trouble == "damaged" else LogFailed
    return kind(trouble, str(error))


def connect(path: Path, *, create: bool = True) -> sqlite3.Connection:
    """Open the file so that what is committed survives the machine's power going off."""
    name = path.resolve().as_uri() + ("?mode=rwc" if create else "?mode=rw")
    db = sqlite3.connect(name, 30, isolation_level=None, check_same_thread=False, uri=True)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {PAGES_ASIDE}")
    except sqlite3.Error:
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the present version, each step whole or not at all."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerFile(version, len(MIGRATIONS), "--data")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        db.executescript(f"BEGIN EXCLUSIVE; {script}; PRAGMA user_version = {number}; COMMIT;")


def opened(path: Path) -> sqlite3.Connection:
    """The file, of the present version; raises LogFailed or NewerFile."""
    try:
        db = connect(path)
    except sqlite3.Error as error:
        raise failure(error) from error
    try:
        migrate(db)
    except sqlite3.Error as error:
        db.close()
        raise failure(error) from error
    except NewerFile:
        db.close()
        raise
    return db


class SqliteLog:
    """An EventLog in a file."""

    def __init__(self, path: Path) -> None:
        self.loop = asyncio.get_running_loop()
        self.path = path
        self.writing = opened(path)
        self.reading = opened(path)
        # Why the last commit failed; empty if it did not.
        self.failed = ""
        # Changes whenever another process commits something.
        self.version = data_version(self.writing)
        self.gathered: list[Waiting] = []
        self.idle = asyncio.Event()
        self.idle.set()
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "log-reader")
        self.writer = Thread(target=self._write, name="log-writer", daemon=True)
        self.writer.start()

    # Writing

    def append(self, entry: Entry) -> "asyncio.Future[None]":
        """Durable when this was awaited; raises Taken where the number is gone."""
        return self._written(entry)

    async def shelve(self, game: Shelved) -> None:
        """Put a finished game on the shelf; once is enough."""
        await self._written(game)

    async def trouble(self) -> str:
        """What keeps the log from being written; after a failure it is tried whether it lasts."""
        if self.failed:
            with contextlib.suppress(LogFailed):
                await self._written(Trial())
        return self.failed

    def _written(self, entry: Work) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self.loop.create_future()
        self.gathered.append((entry, done))
        if self.idle.is_set():
            # Whoever else comes in this turn of the loop goes along.
            self.idle.clear()
            self.loop.call_soon(self._hand_over)
        return done

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
            outcomes = self._outcomes([entry for entry, _ in batch])
            self.loop.call_soon_threadsafe(self._tell, batch, outcomes)

    def _outcomes(self, entries: list[Work]) -> list[Outcome]:
        """What became of each. Nothing may escape: without the writer all tables would stand."""
        try:
            outcomes = self._commit(entries)
        except Exception as error:
            self._clear_up()
            found = failure(error)
            if isinstance(found, LogDamaged) and len(entries) > 1:
                # One table's damaged page keeps nobody else from writing.
                return [self._outcomes([one])[0] for one in entries]
            self.failed = found.trouble
            return [failure(error) for _ in entries]
        self.failed = ""
        return outcomes

    def _clear_up(self) -> None:
        """After a failure no transaction may stay open: else every later one would fail too."""
        try:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
        except sqlite3.Error:
            self._open_again()

    def _open_again(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.writing.close()
        # If it cannot be opened, the next commit fails on the closed one and tries this again.
        with contextlib.suppress(sqlite3.Error):
            self.writing = connect(self.path, create=False)

    def _commit(self, entries: list[Work]) -> list[Outcome]:
        moves = [one for one in entries if isinstance(one, Entry) and one.seq > 1]
        if len(moves) == len(entries):
            # Mostly there is nothing else, and one statement is a transaction of its own: what is
            # around it would make the interpreter's lock change hands as often again.
            with contextlib.suppress(sqlite3.IntegrityError):
                self._insert_events(moves)
                return [None] * len(entries)
        self.writing.execute("BEGIN IMMEDIATE")
        outcomes = self._insert(entries)
        self.writing.execute("COMMIT")
        return outcomes

    def _insert(self, entries: list[Work]) -> list[Outcome]:
        """All events together; one by one only where a number is gone."""
        if any(isinstance(one, Trial) for one in entries):
            self.writing.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
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

    def _insert_alone(self, entry: Work) -> Taken | None:
        if isinstance(entry, Entry):
            try:
                self._insert_events([entry])
            except sqlite3.IntegrityError:
                return Taken(f"{entry.table} has an event {entry.seq}")
        return None

    def _tell(self, batch: list[Waiting], outcomes: list[Outcome]) -> None:
        # The disk goes on working while people are told.
        self._hand_over()
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    # Reading

    async def _fetch(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self.loop.run_in_executor(self.readers, ask, self.reading)
        except sqlite3.Error as error:
            raise failure(error) from error

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table after that number, in order; raises LogDamaged where some lack."""
        query = "SELECT seq, at, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        rows = await self._fetch(lambda db: db.execute(query, (table, after)).fetchall())
        return without_gaps(table, after, [Entry(table, *row) for row in rows])

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that has any."""
        query = "SELECT max(seq) FROM events WHERE table_id = ?"

        def ask(db: sqlite3.Connection) -> list[int | None]:
            return [db.execute(query, (name,)).fetchone()[0] for name in tables]

        found = zip(tables, await self._fetch(ask), strict=True)
        return {name: seq for name, seq in found if seq is not None}

    async def tables(self, since: float) -> list[str]:
        """The tables at which something has happened since then, oldest first.

        Those whose events cannot be read stand at the end.
        """
        query = """
            SELECT id, (SELECT at FROM events WHERE table_id = id ORDER BY seq DESC LIMIT 1) AS last
            FROM tables WHERE last >= ? ORDER BY last"""
        try:
            rows = await self._fetch(lambda db: db.execute(query, (since,)).fetchall())
        except LogDamaged as damage:
            log.error("the log of the tables is damaged: %s", damage)
            return await self._fetch(lambda db: readable_tables(db, since))
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

    async def written_elsewhere(self) -> bool:
        """Whether another process has written to the file since this was asked last."""
        try:
            now = await asyncio.to_thread(data_version, self.writing)
        except sqlite3.Error as error:
            raise failure(error) from error
        before, self.version = self.version, now
        return before != now

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self.idle.wait()
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        await asyncio.to_thread(self.readers.shutdown)
        self.reading.close()
        self.writing.close()


def data_version(db: sqlite3.Connection) -> int:
    """Another number whenever somebody else has committed something."""
    return int(db.execute("PRAGMA data_version").fetchone()[0])


# Reading what can be read of a damaged file.


def readable_tables(db: sqlite3.Connection, since: float) -> list[str]:
    """The tables at which something has happened since then; at the end those nobody can read."""
    sound: list[tuple[float, str]] = []
    damaged: list[str] = []
    for name in sorted(readable_names(db)):
        try:
            row = db.execute(LAST_AT, (name,)).fetchone()
        except sqlite3.Error:
            damaged.append(name)
        else:
            if row is not None and row[0] >= since:
                sound.append((row[0], name))
    return [name for _, name in sorted(sound)] + damaged


def readable_names(db: sqlite3.Connection) -> set[str]:
    """All names from either end up to the damage, from the list of tables or from the events."""
    names: set[str] = set()
    for order, after in (("ASC", ">"), ("DESC", "<")):
        listed = f"SELECT id FROM tables ORDER BY id {order}"
        with contextlib.suppress(sqlite3.Error):
            names.update(name for (name,) in db.execute(listed))
        following = f"""
            SELECT table_id FROM events WHERE table_id {after} ?
            ORDER BY table_id {order}, seq {order} LIMIT 1"""
        with contextlib.suppress(sqlite3.Error):
            row = ("" if after == ">" else "\U0010ffff",)
            while (row := db.execute(following, row).fetchone()) is not None:
                names.add(row[0])
    return names

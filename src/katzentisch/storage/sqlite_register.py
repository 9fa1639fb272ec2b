"""The register of several processes on one machine: a small file beside the log, by its clock.

Nothing in it must last, so nobody waits for the disk; and it is not the log's own file, so nobody
waits for a large batch either.
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from katzentisch.storage.log import LogDamaged
from katzentisch.storage.register import (
    ALIVE_SECONDS,
    FORGET_SECONDS,
    Hearsay,
    Listed,
    OurNews,
    Roll,
)
from katzentisch.storage.sqlite import failure

T = TypeVar("T")
SECONDS_TO_WAIT = 5.0
SCHEMA = """
    CREATE TABLE IF NOT EXISTS servers (
        server TEXT PRIMARY KEY,
        facts BLOB NOT NULL,
        beat REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS told (
        topic TEXT NOT NULL,
        server TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (topic, server)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS told_by_server ON told (server);
"""
# So many topics are asked for in one statement; old builds of SQLite take 999.
MOST_TOGETHER = 500


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Servers that start at once make the file one after the other."""
    with open(folder / "register.lock", "w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def connect(path: Path) -> sqlite3.Connection:
    """Open the file, made if need be."""
    db = sqlite3.connect(path, SECONDS_TO_WAIT, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.executescript(SCHEMA)
        if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise LogDamaged("damaged", str(path))
    except BaseException:
        db.close()
        raise
    return db


def opened(path: Path) -> sqlite3.Connection:
    """The file; one that a lost machine has damaged is made anew. Raises LogFailed."""
    with one_at_a_time(path.parent):
        try:
            return connect(path)
        except (sqlite3.Error, LogDamaged) as error:
            found = error if isinstance(error, LogDamaged) else failure(error)
            if not isinstance(found, LogDamaged):
                raise found from error
        for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            file.unlink(missing_ok=True)
        try:
            return connect(path)
        except sqlite3.Error as error:
            raise failure(error) from error


class SqliteRegister:
    """A Register in a file."""

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        self.now, self.db, self.read = now, opened(path), opened(path)
        self.swept = now()
        self.news = OurNews()
        # One thread: what is said first is written first. Who reads has another: a beat does not
        # wait until much is read.
        self.writing = ThreadPoolExecutor(1, "register")
        self.reading = ThreadPoolExecutor(1, "register")

    async def _do(self, work: Callable[[], T], thread: ThreadPoolExecutor | None = None) -> T:
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(thread or self.writing, work)
        except sqlite3.Error as error:
            raise failure(error) from error

    @contextmanager
    def _in_one(self) -> Iterator[None]:
        """All of it or nothing; the lock is taken at once, so nobody is interrupted later."""
        self.db.execute("BEGIN IMMEDIATE")
        with self.db:
            yield

    async def beat(self, server: str, facts: bytes) -> Roll:
        """We are there; who else is."""
        return await self._do(lambda: self._beat(server, facts))

    def _beat(self, server: str, facts: bytes) -> Roll:
        now = self.now()
        with self._in_one():
            # Somebody may have set the clock: who was heard far in the future is not there either.
            rows = self.db.execute(
                "SELECT server, facts FROM servers WHERE server <> ? AND abs(? - beat) < ?",
                (server, now, ALIVE_SECONDS),
            ).fetchall()
            known = self.db.execute("SELECT 1 FROM servers WHERE server = ?", (server,)).fetchone()
            self.db.execute("INSERT OR REPLACE INTO servers VALUES (?, ?, ?)", (server, facts, now))
        if known is None:
            self.news.lost()
        if self.news.untold:
            self._tell(server)
        if abs(now - self.swept) > FORGET_SECONDS:
            self.swept = now
            self._sweep(now)
        return Roll(now, tuple(Listed(*row) for row in sorted([(server, facts), *rows])))

    def _sweep(self, now: float) -> None:
        """Forget who has been silent for long."""
        gone = "SELECT server FROM servers WHERE abs(? - beat) > ?"
        long_ago = (now, FORGET_SECONDS)
        with self._in_one():
            self.db.execute(f"DELETE FROM told WHERE server IN ({gone})", long_ago)
            self.db.execute("DELETE FROM servers WHERE abs(? - beat) > ?", long_ago)

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        """What we have to tell from now on; what fails is told with the next beat."""

        def work() -> None:
            self.news.change(news)
            self._tell(server)

        await self._do(work)

    def _tell(self, server: str) -> None:
        with self.news.being_told() as news, self._in_one():
            self.db.executemany(
                "DELETE FROM told WHERE topic = ? AND server = ?",
                [(topic, server) for topic in news],
            )
            self.db.executemany(
                "INSERT INTO told VALUES (?, ?, ?)",
                [(topic, server, body) for topic, body in news.items() if body is not None],
            )

    async def told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
        """What the other servers that are there tell about these topics."""

        def work() -> list[Hearsay]:
            parts = [
                topics[first : first + MOST_TOGETHER]
                for first in range(0, len(topics), MOST_TOGETHER)
            ]
            return [row for part in parts for row in self._told(server, part)]

        return await self._do(work, self.reading)

    def _told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
        rows = self.read.execute(
            f"""SELECT topic, told.server, body FROM told JOIN servers USING (server)
            WHERE server <> ? AND abs(? - beat) < ? AND topic IN ({", ".join("?" * len(topics))})
            ORDER BY topic, server""",
            (server, self.now(), ALIVE_SECONDS, *topics),
        )
        return [Hearsay(*row) for row in rows]

    async def leave(self, server: str) -> None:
        """We go: forget us and all we told."""

        def work() -> None:
            self.news = OurNews()
            with self._in_one():
                self.db.execute("DELETE FROM told WHERE server = ?", (server,))
                self.db.execute("DELETE FROM servers WHERE server = ?", (server,))

        await self._do(work)

    async def close(self) -> None:
        """Let go of the file."""
        for thread, db in ((self.writing, self.db), (self.reading, self.read)):
            await asyncio.to_thread(thread.shutdown)
            db.close()

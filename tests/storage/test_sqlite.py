"""The event log in its file: what only a file can suffer; the rest is in test_logs.py."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from katzentisch.storage.log import Entry, LogDamaged, LogFailed, NewerFile
from katzentisch.storage.sqlite import MIGRATIONS, SqliteLog
from tests.storage.damage import spoil


def in_log(path: Path, use: Callable[[SqliteLog], Awaitable[None]]) -> int:
    """Open the log, use it and close it; the number of its commits."""
    commits: list[str] = []

    async def run() -> None:
        log = SqliteLog(path / "log.db")
        log.writing.set_trace_callback(commits.append)
        try:
            await use(log)
        finally:
            await log.close()

    asyncio.run(run())
    return commits.count("COMMIT")


def test_those_who_wait_share_a_commit(tmp_path: Path) -> None:
    async def crowd(log: SqliteLog) -> None:
        await asyncio.gather(*(log.append(Entry(f"t{n}", 1, 0.0, b"x")) for n in range(200)))
        assert len(await log.tables(0)) == 200

    assert in_log(tmp_path, crowd) < 100


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "log.db")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()

    async def never(log: SqliteLog) -> None:
        raise AssertionError

    with pytest.raises(NewerFile, match="newer Katzentisch"):
        in_log(tmp_path, never)


def test_the_writer_says_when_the_disk_refuses_and_when_it_does_no_more(tmp_path: Path) -> None:
    async def write(log: SqliteLog) -> None:
        assert await log.trouble() == ""
        log.writing.execute("PRAGMA query_only = ON")
        with pytest.raises(LogFailed):
            await log.append(Entry("a", 1, 0.0, b"x"))
        assert await log.trouble() == "read-only"
        log.writing.execute("PRAGMA query_only = OFF")
        assert await log.trouble() == ""
        await log.append(Entry("a", 1, 0.0, b"x"))

    in_log(tmp_path, write)


def test_a_full_disk_is_named_and_passes(tmp_path: Path) -> None:
    async def write(log: SqliteLog) -> None:
        await log.append(Entry("a", 1, 0.0, b"x"))
        (pages,) = log.writing.execute("PRAGMA page_count").fetchone()
        log.writing.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(LogFailed, match="full"):
            await log.append(Entry("a", 2, 0.0, b"x" * 20_000))
        assert log.failed == "full"
        log.writing.execute(f"PRAGMA max_page_count = {pages + 100}")
        await log.append(Entry("a", 2, 0.0, b"x" * 20_000))
        assert await log.trouble() == ""
        assert [entry.seq for entry in await log.read("a")] == [1, 2]

    in_log(tmp_path, write)


class StuckConnection:
    """A connection in a transaction that can neither be ended nor taken back."""

    in_transaction = True

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db, self.said = db, list[str]()

    def execute(self, statement: str, *values: Any) -> object:
        self.said.append(statement)
        if statement in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return self.db.execute(statement, *values)

    def executemany(self, statement: str, values: object) -> object:
        return self.db.executemany(statement, values)  # type: ignore[arg-type]

    def close(self) -> None:
        self.db.close()


def test_where_even_the_rollback_fails_the_file_is_opened_anew(tmp_path: Path) -> None:
    async def write(log: SqliteLog) -> None:
        stuck = StuckConnection(log.writing)
        log.writing = stuck  # type: ignore[assignment]
        with pytest.raises(LogFailed):
            await log.append(Entry("a", 1, 0.0, b"x"))
        assert stuck.said[-1] == "ROLLBACK"
        await log.append(Entry("a", 1, 0.0, b"y"))
        assert [entry.body for entry in await log.read("a")] == [b"y"]

    in_log(tmp_path, write)


def test_the_writer_survives_whatever_is_thrown_at_it(tmp_path: Path) -> None:
    class Broken(StuckConnection):
        in_transaction = False

        def execute(self, statement: str, *values: object) -> object:
            raise RuntimeError("a fault of ours")

    async def write(log: SqliteLog) -> None:
        whole = log.writing
        log.writing = Broken(whole)  # type: ignore[assignment]
        with pytest.raises(LogFailed, match="a fault of ours"):
            await log.append(Entry("a", 1, 0.0, b"x"))
        log.writing = whole
        await log.append(Entry("a", 1, 0.0, b"x"))

    in_log(tmp_path, write)


def test_one_damaged_page_costs_the_tables_on_it_and_no_others(tmp_path: Path) -> None:
    names = [f"t{number:02}" for number in range(40)]

    async def fill(log: SqliteLog) -> None:
        for number, name in enumerate(names):
            await log.append(Entry(name, 1, float(number), b"body of %s " % name.encode() * 60))

    async def look(log: SqliteLog) -> None:
        found = await log.tables(10.0)
        lost = [name for name in names if not await sound(log, name)]
        assert "t20" in lost
        assert len(lost) < 10
        # All are named: the sound ones by their time, the others so that somebody hears of them.
        assert sorted(found) == names[10:]
        assert [name for name in found if name not in lost] == [
            name for name in names[10:] if name not in lost
        ]
        # Nobody else's writing suffers.
        tries = [log.append(Entry(name, 2, 99.0, b"x")) for name in ("t01", "t20", "t39")]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], LogDamaged)
        assert outcomes[2] is None
        assert await log.trouble() == ""

    async def sound(log: SqliteLog, name: str) -> bool:
        try:
            return len(await log.read(name)) == 1
        except LogDamaged:
            return False

    in_log(tmp_path, fill)
    assert spoil(tmp_path / "log.db", b"body of t20") == 1
    in_log(tmp_path, look)


def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "log.db").write_bytes(b"something else " * 1000)

    async def never(log: SqliteLog) -> None:
        raise AssertionError

    with pytest.raises(LogDamaged):
        in_log(tmp_path, never)

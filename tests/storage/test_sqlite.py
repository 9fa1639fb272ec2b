"""The event log in its file."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from katzentisch.storage.log import Entry, Shelved, Taken
from katzentisch.storage.sqlite import MIGRATIONS, MOST_TOGETHER, NewerFile, SqliteLog


def in_log(path: Path, use: Callable[[SqliteLog], Awaitable[None]]) -> list[int]:
    """Open the log, use it and close it; the sizes of its commits."""
    batches: list[int] = []

    async def run() -> None:
        log = SqliteLog(path / "log.db", batches.append)
        try:
            await use(log)
        finally:
            await log.close()

    asyncio.run(run())
    return batches


def test_what_was_appended_is_there_after_a_restart(tmp_path: Path) -> None:
    entries = [Entry("a", seq, 10.0 + seq, b"%d" % seq) for seq in (1, 2, 3)]

    async def write(log: SqliteLog) -> None:
        for entry in entries:
            await log.append(entry)
        await log.append(Entry("b", 1, 5.0, b"other"))

    async def look(log: SqliteLog) -> None:
        assert await log.read("a") == entries
        assert await log.read("a", 2) == entries[2:]
        assert await log.read("nobody") == []
        assert await log.tables(0) == ["b", "a"]
        assert await log.tables(12.0) == ["a"]

    in_log(tmp_path, write)
    in_log(tmp_path, look)


def test_a_number_is_given_away_once(tmp_path: Path) -> None:
    async def race(log: SqliteLog) -> None:
        tries = [log.append(Entry("a", 1, 0.0, b"%d" % who)) for who in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 19
        assert len(await log.read("a")) == 1

    in_log(tmp_path, race)


def test_those_who_wait_share_a_commit(tmp_path: Path) -> None:
    async def crowd(log: SqliteLog) -> None:
        await asyncio.gather(*(log.append(Entry(f"t{n}", 1, 0.0, b"x")) for n in range(200)))
        assert len(await log.tables(0)) == 200

    batches = in_log(tmp_path, crowd)
    assert sum(batches) == 200
    assert len(batches) < 100


def test_closing_waits_for_all_that_has_gathered(tmp_path: Path) -> None:
    numbers = list(range(1, 2 * MOST_TOGETHER + 2))

    async def write_and_close() -> None:
        log = SqliteLog(tmp_path / "log.db")
        tries = [asyncio.create_task(log.append(Entry("a", n, 0.0, b"x"))) for n in numbers]
        await asyncio.sleep(0)
        await log.close()
        assert all(one.done() and one.exception() is None for one in tries)

    asyncio.run(write_and_close())

    async def look(log: SqliteLog) -> None:
        assert [entry.seq for entry in await log.read("a")] == numbers

    in_log(tmp_path, look)


def test_two_writers_of_one_file_never_get_the_same_number(tmp_path: Path) -> None:
    async def race(mine: SqliteLog) -> None:
        other = SqliteLog(tmp_path / "log.db")
        logs = (mine, other)
        tries = [logs[n % 2].append(Entry("a", n // 2 + 1, 0.0, b"x")) for n in range(40)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        await other.close()
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 20
        assert [entry.seq for entry in await mine.read("a")] == list(range(1, 21))

    in_log(tmp_path, race)


def test_the_shelf_lists_public_games_newest_first(tmp_path: Path) -> None:
    async def shelve(log: SqliteLog) -> None:
        for at in range(5):
            game = Shelved(f"g{at}", float(at), at != 3, b"facts", b"record")
            await log.shelve(game)
            await log.shelve(game)
        assert [game.id for game in await log.shelf(99, 2)] == ["g4", "g2"]
        assert [game.id for game in await log.shelf(2, 9)] == ["g1", "g0"]
        assert await log.record("g3") == Shelved("g3", 3.0, False, b"facts", b"record")
        assert await log.record("g9") is None

    in_log(tmp_path, shelve)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "log.db")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()

    async def never(log: SqliteLog) -> None:
        raise AssertionError

    with pytest.raises(NewerFile, match="newer Katzentisch"):
        in_log(tmp_path, never)


def test_the_writer_says_when_the_disk_refuses(tmp_path: Path) -> None:
    async def write(log: SqliteLog) -> None:
        log.writing.execute("PRAGMA query_only = ON")
        with pytest.raises(sqlite3.OperationalError):
            await log.append(Entry("a", 1, 0.0, b"x"))
        log.writing.execute("PRAGMA query_only = OFF")
        await log.append(Entry("a", 1, 0.0, b"x"))

    in_log(tmp_path, write)

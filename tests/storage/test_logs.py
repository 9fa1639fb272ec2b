"""What every event log promises, wherever it is kept."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from katzentisch.storage.log import Entry, EventLog, LogDamaged, Shelved, Taken
from tests.storage.conftest import OpenLog

MANY = 1100


def in_logs(open_log: OpenLog, *uses: Callable[[EventLog], Awaitable[None]]) -> None:
    """Open the log, use it and close it, once for each use."""

    async def run() -> None:
        for use in uses:
            log = await open_log()
            try:
                await use(log)
            finally:
                await log.close()

    asyncio.run(run())


def test_what_was_appended_is_there_after_a_restart(open_log: OpenLog) -> None:
    entries = [Entry("a", seq, 10.0 + seq, b"%d" % seq) for seq in (1, 2, 3)]

    async def write(log: EventLog) -> None:
        for entry in entries:
            await log.append(entry)
        await log.append(Entry("b", 1, 5.0, b"\0other\xff"))

    async def look(log: EventLog) -> None:
        assert await log.read("a") == entries
        assert await log.read("a", 2) == entries[2:]
        assert await log.read("b") == [Entry("b", 1, 5.0, b"\0other\xff")]
        assert await log.read("nobody") == []
        assert await log.tables(0) == ["b", "a"]
        assert await log.tables(12.0) == ["a"]
        assert await log.last(["a", "b", "nobody"]) == {"a": 3, "b": 1}
        assert await log.trouble() == ""

    in_logs(open_log, write, look)


def test_a_name_that_nobody_can_have_is_nobodys(open_log: OpenLog) -> None:
    async def look(log: EventLog) -> None:
        assert await log.read("a\0b") == []
        assert await log.last(["a\0b"]) == {}
        assert await log.record("a\0b") is None

    in_logs(open_log, look)


def test_a_number_is_given_away_once(open_log: OpenLog) -> None:
    async def race(log: EventLog) -> None:
        tries = [log.append(Entry("a", 1, 0.0, b"%d" % who)) for who in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 19
        # Who was told so has it.
        winner = b"%d" % outcomes.index(None)
        assert [entry.body for entry in await log.read("a")] == [winner]

    in_logs(open_log, race)


def test_closing_waits_for_all_that_has_gathered(open_log: OpenLog) -> None:
    numbers = list(range(1, MANY + 1))

    async def write_and_close(log: EventLog) -> None:
        tries = [asyncio.ensure_future(log.append(Entry("a", n, 0.0, b"x"))) for n in numbers]
        await asyncio.sleep(0)
        await log.close()
        assert all(one.done() and one.exception() is None for one in tries)

    async def run() -> None:
        await write_and_close(await open_log())

    async def look(log: EventLog) -> None:
        assert [entry.seq for entry in await log.read("a")] == numbers

    asyncio.run(run())
    in_logs(open_log, look)


def test_two_writers_never_get_the_same_number(open_log: OpenLog) -> None:
    """Even where both write the very same: two servers may decide the same move of a bot."""

    async def race(mine: EventLog) -> None:
        other = await open_log()
        logs = (mine, other)
        tries = [logs[n % 2].append(Entry("a", n // 2 + 1, 0.0, b"x")) for n in range(40)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        await other.close()
        assert sum(outcome is None for outcome in outcomes) == 20
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 20
        assert [entry.seq for entry in await mine.read("a")] == list(range(1, 21))

    in_logs(open_log, race)


def test_batches_that_cross_hold_nobody_up(open_log: OpenLog) -> None:
    """Each of two servers writes the same tables in the other order."""
    names = [f"t{number:03}" for number in range(150)]

    async def race(mine: EventLog) -> None:
        other = await open_log()
        for seq in range(1, 6):
            tries = [
                *(mine.append(Entry(name, seq, 0.0, b"m")) for name in names),
                *(other.append(Entry(name, seq, 0.0, b"o")) for name in reversed(names)),
            ]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(outcome is None for outcome in outcomes) == len(names)
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == len(names)
        await other.close()

    in_logs(open_log, race)


def test_the_shelf_lists_public_games_newest_first(open_log: OpenLog) -> None:
    async def shelve(log: EventLog) -> None:
        for at in range(5):
            game = Shelved(f"g{at}", float(at), at != 3, b"facts", b"record")
            await log.shelve(game)
            await log.shelve(game)
        assert [game.id for game in await log.shelf(99, 2)] == ["g4", "g2"]
        assert [game.id for game in await log.shelf(2, 9)] == ["g1", "g0"]
        assert await log.record("g3") == Shelved("g3", 3.0, False, b"facts", b"record")
        assert await log.record("g9") is None

    in_logs(open_log, shelve)


def test_a_log_with_a_gap_is_damaged(open_log: OpenLog) -> None:
    async def write(log: EventLog) -> None:
        for seq in (1, 3):
            await log.append(Entry("a", seq, 0.0, b"x"))
        with pytest.raises(LogDamaged):
            await log.read("a")

    in_logs(open_log, write)

"""A bot or a game that misbehaves is told of once, and hurts nobody else.

Real processes; only the compiled engine is not: the plain one stands in for it, ready at once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots import asked
from katzentisch.bots.asked import Repertoire
from katzentisch.bots.crew import MOST_NEWCOMERS, Worker
from katzentisch.bots.helper import Helper
from katzentisch.bots.pool import Pool
from katzentisch.bots.process import Failed, Lost
from katzentisch.bots.reports import REMEMBERED, Reports
from katzentisch.bots.standin import Choice
from katzentisch.bots.trust import FORGIVEN_AFTER, LONGEST_REST, Trust
from katzentisch.bots.turns import Matter
from katzentisch.games import rulebook, rulebooks
from tests.bots.misbehaving import TOLD, going_wrong, not_legal, ready_at_once
from tests.bots.situations import Situation, situations
from tests.variants import WHOLE

GAMES = list(rulebooks())[:3]
BAD, GOOD = rulebook(GAMES[1]), rulebook(GAMES[2])
SEED = 5
AT_ONCE = Repertoire(
    read=ready_at_once,
    get_ready=ready_at_once,
    move=asked.plain_move,
    advice=asked.plain_advice,
)
LOSING = ("hangs", "dies")
# How a process fails and what it was asked for do not know each other: the ways to fail in turn,
# each way to be lost with both. `make variants` takes all.
PARTS = ("plain_move", "redealt")
FAILURES = [
    (part, way)
    for place, way in enumerate(sorted(TOLD))
    for part in (PARTS if WHOLE else PARTS[place % 2 :][:1])
] + [(part, way) for part in PARTS for way in LOSING]


# Seconds: nobody is stuck.
PATIENT = 400.0


@pytest.fixture(autouse=True)
def known_to_the_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What this test asks of the processes is found there."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


def here(rules: Any) -> Situation:
    return next(situations(rules, 4, SEED, every=7))


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test; against waiting for ever, on a busy machine."""

    async def limited() -> None:
        async with asyncio.timeout(PATIENT):
            await test

    asyncio.run(limited())


class Told(list[tuple[str, str]]):
    """What a pool reports: the table and the trouble."""

    def __call__(self, table: str, said: str) -> None:
        self.append((table, said))


@asynccontextmanager
async def opened(asks: Repertoire, **wishes: Any) -> AsyncIterator[tuple[Pool, Told]]:
    told = Told()
    pool = Pool(told, asks=asks, **wishes)
    try:
        yield pool, told
    finally:
        await pool.close()


async def ready(pool: Pool, *games: str) -> None:
    """Until somebody of the crew knows these games."""
    for game in games:
        pool.crew.ask_for(game)
    while not all(map(pool.crew.able, games)):
        pool._assign()
        await asyncio.sleep(0.005)


def wrongly(way: str, **asks: Any) -> Repertoire:
    """What goes that way in the bad game; the rest is as it should be."""
    usual = {name: getattr(AT_ONCE, name) for name in AT_ONCE.__slots__}
    return Repertoire(**usual | {name: going_wrong(BAD.name, way, do) for name, do in asks.items()})


@pytest.fixture
def time_up(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Once it is true, whatever goes wrong has had its time; the rest has as much as it needs."""
    up: list[bool] = []
    ask = Helper.ask

    async def limited(helper: Helper, limit: float, do: Callable[..., Any], *words: Any) -> Any:
        wrong = isinstance(do, partial) and words[0] == BAD.name
        return await ask(helper, 0.0 if up and wrong else 300.0, do, *words)

    monkeypatch.setattr(Helper, "ask", limited)
    return up


async def moved(pool: Pool, rules: Any, level: str = "strong", table: str = "t") -> Choice:
    one = here(rules)
    return await pool.move(rules, one.state, one.seat, level, SEED, table)


def plain(rules: Any) -> int:
    """What the plain engine plays for a strong bot."""
    one = here(rules)
    seen = asked.redealt(rules.name, one.state.copy(), one.seat, SEED)
    return asked.plain_move(rules.name, seen, one.seat, "strong", SEED)


def pids(workers: list[Worker]) -> list[int]:
    return [one.helper.process.pid for one in workers if one.helper.process is not None]


@pytest.mark.parametrize("way", sorted(TOLD))
def test_a_failing_level_is_told_once_and_a_simpler_bot_moves(way: str) -> None:
    async def test() -> None:
        # On a busy machine Numba takes longer to come and to fail than people wait for a bot.
        wrong = wrongly(way, move=asked.plain_move)
        async with opened(wrong, most=1, patience=PATIENT) as (pool, told):
            await ready(pool, BAD.name, GOOD.name)
            before = pids(pool.crew.workers)
            for _ in range(2):
                assert await moved(pool, BAD) == Choice(plain(BAD), simpler=True)
            assert await moved(pool, GOOD) == Choice(plain(GOOD))
            assert pids(pool.crew.workers) == before, "the process goes on"
            [(table, said)] = told
            assert table == "t"
            assert said.startswith(f"move {BAD.name} strong: ")
            assert "Traceback" in said
            assert TOLD[way] in said
            # Another table hears of it, too.
            await moved(pool, BAD, table="u")
            assert [one for one, _ in told] == ["t", "u"]

    run(test())


def test_a_move_that_is_not_legal_is_a_failure() -> None:
    async def test() -> None:
        asks = Repertoire(read=ready_at_once, get_ready=ready_at_once, move=not_legal)
        async with opened(asks, most=1) as (pool, told):
            await ready(pool, BAD.name)
            assert await moved(pool, BAD) == Choice(plain(BAD), simpler=True)
            assert f"is not a legal move in {BAD.name}" in told[0][1]

    run(test())


@pytest.mark.parametrize("way", LOSING)
def test_a_lost_process_is_replaced_and_the_game_that_lost_it_rests(
    way: str, time_up: list[bool]
) -> None:
    if way == "hangs":
        time_up.append(True)

    async def test() -> None:
        now = [0.0]
        asks = wrongly(way, move=asked.plain_move)
        async with opened(asks, most=1, clock=lambda: now[0]) as (pool, told):
            for _ in range(2):
                await ready(pool, BAD.name, GOOD.name)
                before = pids(pool.crew.workers)
                assert await moved(pool, BAD) == Choice(plain(BAD), simpler=True)
                await ready(pool, GOOD.name)
                assert pids(pool.crew.workers) != before
            assert [table for table, _ in told] == ["t"]
            assert not pool.crew.able(BAD.name)
            # It is no longer tried, and the table is still told that a simpler bot plays.
            assert await moved(pool, BAD) == Choice(plain(BAD), simpler=True)
            assert await moved(pool, GOOD) == Choice(plain(GOOD))
            now[0] += 10.0
            await ready(pool, BAD.name)

    run(test())


@pytest.mark.parametrize(("part", "way"), FAILURES)
def test_where_even_the_plain_engine_fails_only_its_own_tables_hear_of_it(
    part: str, way: str, time_up: list[bool]
) -> None:
    if way == "hangs":
        time_up.append(True)

    async def test() -> None:
        asks = wrongly(way, **{part: getattr(asked, part)})
        async with opened(asks, clock=lambda: 0.0) as (pool, told):
            pool.crew.hires = False
            assert await moved(pool, GOOD) == Choice(plain(GOOD))
            for _ in range(3):
                with pytest.raises((Failed, Lost)):
                    await moved(pool, BAD)
            if way in LOSING:
                # By now it rests: nothing more is lost over it.
                with pytest.raises(Lost, match="for a while"):
                    await moved(pool, BAD)
            assert await moved(pool, GOOD) == Choice(plain(GOOD))
            [(table, said)] = told
            assert table == "t"
            assert TOLD.get(way, "A process of the bots is lost") in said

    run(test())


@pytest.mark.parametrize("part", ["move", "plain_move", "redealt"])
def test_nobody_waits_for_a_game_that_hangs(part: str, time_up: list[bool]) -> None:
    async def test() -> None:
        do = asked.redealt if part == "redealt" else asked.plain_move
        asks = wrongly("hangs", **{part: do})
        async with opened(asks, most=1, patience=0.0) as (pool, told):
            pool.crew.hires = part == "move"
            if pool.crew.hires:
                await ready(pool, BAD.name, GOOD.name)
            hung = [asyncio.create_task(moved(pool, BAD, table=name)) for name in ("t", "u")]
            while not busy(pool, part):
                await asyncio.sleep(0.005)
            for _ in range(3):
                assert await moved(pool, GOOD) == Choice(plain(GOOD))
            if part == "move":
                # Where one worker of the crew hangs, the plain engine plays at the other tables.
                assert await hung[1] == Choice(plain(BAD))
            assert not hung[0].done()
            assert part == "move" or not hung[1].done()
            assert not told
        assert not time_up
        await asyncio.gather(*hung, return_exceptions=True)

    run(test())


def busy(pool: Pool, part: str) -> bool:
    """Whether somebody is at work for the bad game."""
    if part == "move":
        return any(one.busy_since is not None for one in pool.crew.workers)
    if part == "redealt":
        return pool.screens[BAD.name].lock.locked()
    return pool.plain[Matter("move", BAD.name)].busy_since is not None


def test_who_hangs_up_leaves_the_screen_usable() -> None:
    async def test() -> None:
        helper = Helper(0)
        given_up = asyncio.create_task(helper.ask(300.0, max, range(10**18)))
        while helper.process is None:
            await asyncio.sleep(0.005)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert await helper.ask(300.0, max, range(10)) == 9
        await helper.close()

    run(test())


@pytest.mark.parametrize("way", [*sorted(TOLD), "dies"])
def test_a_failing_hint_is_an_answer(way: str) -> None:
    async def test() -> None:
        asks = wrongly(way, advice=asked.plain_advice, plain_advice=asked.plain_advice)
        async with opened(asks, most=1) as (pool, told):
            await ready(pool, BAD.name)
            one = here(BAD)
            with pytest.raises((Failed, Lost)):
                await pool.hint(BAD, one.state, one.seat, "en", SEED, path=("address", "t"))
            assert {table for table, _ in told} == {"t"}
            # Its bots play on.
            await ready(pool, BAD.name)
            assert await moved(pool, BAD) == Choice(plain(BAD))

    run(test())


def test_a_state_that_cannot_be_sent_is_a_failure() -> None:
    async def test() -> None:
        helper = Helper(0)
        with pytest.raises(Failed, match="pickle"):
            await helper.ask(300.0, max, (lambda: 0,))
        assert helper.process is None
        await helper.close()

    run(test())


# Compiling


class Compiling:
    """Games that are compiled when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.done = {name: asyncio.Event() for name in GAMES}
        self.failing: set[str] = set()
        ask = Helper.ask

        async def watched(helper: Helper, limit: float, do: Callable[..., Any], *words: Any) -> Any:
            if do is not ready_at_once:
                return await ask(helper, limit, do, *words)
            self.begun.append(words[0])
            await self.done[words[0]].wait()
            if words[0] in self.failing:
                raise Failed("it cannot be compiled", words[0])
            return True

        monkeypatch.setattr(Helper, "ask", watched)

    async def until_begun(self, *games: str) -> None:
        while self.begun != list(games):
            await asyncio.sleep(0.005)


def test_nobody_waits_while_another_game_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = GAMES

    async def test() -> None:
        compiling = Compiling(monkeypatch)
        async with opened(AT_ONCE, most=1) as (pool, told):
            # None of them is ready, and one after the other is asked for.
            for name in (first, second, third):
                assert await moved(pool, rulebook(name)) == Choice(plain(rulebook(name)))
            assert compiling.begun == [first, second]
            assert len(compiling.begun) == MOST_NEWCOMERS
            compiling.done[second].set()
            await ready(pool, second)
            await compiling.until_begun(first, second, third)
            for name in (first, second, third):
                assert await moved(pool, rulebook(name)) == Choice(plain(rulebook(name)))
            assert not told

    run(test())


def test_games_that_nobody_has_asked_for_are_compiled_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second, third = GAMES

    async def test() -> None:
        compiling = Compiling(monkeypatch)
        async with opened(AT_ONCE, most=3) as (pool, _):
            pool.expect(GAMES)
            await compiling.until_begun(first)
            # A table need not wait for the one that nobody plays.
            pool.prepare(third)
            await compiling.until_begun(first, third)
            compiling.done[third].set()
            await ready(pool, third)
            compiling.done[first].set()
            compiling.done[second].set()
            await ready(pool, first, second, third)
            # Whoever was hired first learns the others from the disk.
            assert compiling.begun.index(second) > 1

    run(test())


def test_a_game_that_cannot_be_compiled_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good, _ = GAMES

    async def test() -> None:
        compiling = Compiling(monkeypatch)
        compiling.failing.add(bad)
        now = [0.0]
        async with opened(AT_ONCE, most=1, clock=lambda: now[0]) as (pool, told):
            for name in (bad, good):
                compiling.done[name].set()
                await moved(pool, rulebook(name))
            await ready(pool, good)
            for _ in range(3):
                assert await moved(pool, rulebook(bad)) == Choice(
                    plain(rulebook(bad)), simpler=True
                )
            assert compiling.begun.count(bad) == 1
            assert told == [("", f"getting {bad} ready: it cannot be compiled")]
            # Much later it may be tried again.
            now[0] += LONGEST_REST
            compiling.failing.clear()
            await ready(pool, bad, good)

    run(test())


def test_a_lesson_that_fails_costs_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good, _ = GAMES

    async def test() -> None:
        compiling = Compiling(monkeypatch)
        for event in compiling.done.values():
            event.set()
        async with opened(AT_ONCE, most=1) as (pool, _):
            await ready(pool, good)
            [worker] = pool.crew.workers
            compiling.failing.add(bad)
            pool.crew.compiled[bad] = None
            pool._assign()
            while worker.learning or worker.busy_since is not None:
                await asyncio.sleep(0.005)
            assert pool.crew.workers == [worker]
            assert pool.crew.able(good)

    run(test())


# Who is trusted, and who is told


def test_the_first_loss_is_forgiven_and_every_further_rest_is_longer() -> None:
    now = [0.0]
    trust = Trust(10.0, lambda: now[0])
    matter = Matter("move", BAD.name)
    trust.lost(matter)
    assert trust.has(matter)
    for rest in (10.0, 20.0, 40.0):
        trust.lost(matter)
        now[0] += rest - 1
        assert not trust.has(matter)
        now[0] += 1
        assert trust.has(matter)
    assert trust.has(Matter("move", GOOD.name))
    for _ in range(100):
        trust.lost(matter)
    now[0] += LONGEST_REST
    assert trust.has(matter)
    now[0] += FORGIVEN_AFTER
    trust.lost(matter)
    assert trust.has(matter)


def test_what_was_told_is_remembered_but_not_for_ever() -> None:
    told = Told()
    reports = Reports(told)
    for _ in range(2):
        for number in range(REMEMBERED):
            reports.tell(f"t{number}", "move", Failed("trouble", "here"))
    assert len(told) == REMEMBERED
    reports.tell("one more", "move", Lost("trouble"))
    reports.tell("t0", "move", Failed("other words", "here"))
    assert told[REMEMBERED:] == [("one more", "move: trouble"), ("t0", "move: other words")]
    assert len(reports.told) == REMEMBERED

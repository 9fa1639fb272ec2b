"""The pool: never blocks, thinks as one alone would, survives everything, knows nothing hidden."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots import asked, choose
from katzentisch.bots.asked import Repertoire
from katzentisch.bots.crew import NICENESS, Worker
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.helper import Helper
from katzentisch.bots.hints import hint
from katzentisch.bots.hurry import AT_EASE, HINT, MOVE, TOLD_FOR
from katzentisch.bots.pool import MOST_HINTS, HintsFull, Pool
from katzentisch.bots.process import Lost, environment
from katzentisch.bots.thinking import think
from katzentisch.bots.turns import Matter
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.bots.situations import Situation, situations
from tests.samples import at_once, with_hidden_moves

RULES = at_once()
OTHER = with_hidden_moves()
SEED = 9


def situation(rules: Rulebook = RULES) -> Situation:
    return next(situations(rules, 4, SEED, every=7))


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test; against waiting for ever, on a busy machine."""

    async def limited() -> None:
        async with asyncio.timeout(400):
            await test()

    asyncio.run(limited())


@asynccontextmanager
async def opened(**wishes: Any) -> AsyncIterator[tuple[Pool, list[str]]]:
    """A pool, and the trouble it tells of."""
    trouble: list[str] = []
    thinking = Pool(lambda _, said: trouble.append(said), **wishes)
    try:
        yield thinking, trouble
    finally:
        await thinking.close()


async def warmed(thinking: Pool, rules: Rulebook = RULES) -> Worker:
    """Until somebody is ready for a game."""
    while not thinking.crew.able(rules.name):
        thinking.crew.ask_for(rules.name)
        thinking.crew.hire(lambda _: 0)
        await asyncio.sleep(0.02)
    return thinking.crew.workers[0]


def seen(here: Situation) -> Any:
    """What the pool lets a bot see."""
    return asked.redealt(here.rules.name, here.state.copy(), here.seat, SEED)


async def chosen(thinking: Pool, here: Situation, level: str = "expert") -> int:
    return (await thinking.move(here.rules, here.state, here.seat, level, SEED)).move


def pid(worker: Worker) -> int:
    assert worker.helper.process is not None
    return worker.helper.process.pid


def test_plain_at_first_then_compiled_and_the_same_as_alone() -> None:
    async def test() -> None:
        here, other = situation(), situation(OTHER)
        async with opened(most=1) as (thinking, trouble):
            plain = choose(RULES, seen(here), here.seat, "regular", SEED)
            assert await chosen(thinking, here) == plain
            await warmed(thinking)
            engine = compiled_engine(RULES)
            for level in ("expert", "strong", "novice"):
                alone = think(engine, seen(here), here.seat, level, SEED)
                assert await chosen(thinking, here, level) == alone
            advice = await thinking.hint(RULES, here.state, here.seat, "de", SEED)
            assert advice == hint(RULES, seen(here), here.seat, "de", seed=SEED, engine=engine)
            # The only place is taken: a newcomer compiles the other game, and this one goes on.
            first = choose(OTHER, seen(other), other.seat, "regular", SEED)
            assert await chosen(thinking, other) == first
            assert thinking.crew.hiring == {OTHER.name}
            assert thinking.crew.able(RULES.name)
            worker = await warmed(thinking, OTHER)
            assert thinking.crew.workers == [worker]
            assert worker.warm == {RULES.name, OTHER.name}
            assert not trouble

    run(test)


def test_a_stopped_process_stops_nobody_else() -> None:
    async def test() -> None:
        here = situation()
        async with opened(most=1, patience=0.0) as (thinking, trouble):
            worker = await warmed(thinking)
            alone = await chosen(thinking, here)
            os.kill(pid(worker), signal.SIGSTOP)
            stuck = asyncio.create_task(chosen(thinking, here))
            while worker.busy_since is None:
                await asyncio.sleep(0)
            # Far more than a pipe holds: a write that could block would block now.
            many = await asyncio.gather(*(chosen(thinking, here) for _ in range(100)))
            assert set(many) == {choose(RULES, seen(here), here.seat, "regular", SEED)}
            assert not stuck.done()
            os.kill(pid(worker), signal.SIGCONT)
            assert await stuck == alone
            assert not trouble

    run(test)


def test_a_lost_process_is_replaced_and_its_question_answered() -> None:
    async def test() -> None:
        here = situation()
        async with opened(most=1, rest=0.0) as (thinking, trouble):
            worker = await warmed(thinking)
            alone = await chosen(thinking, here)
            os.kill(pid(worker), signal.SIGSTOP)
            stuck = asyncio.create_task(chosen(thinking, here))
            while worker.busy_since is None:
                await asyncio.sleep(0)
            os.kill(pid(worker), signal.SIGKILL)
            assert await stuck == choose(RULES, seen(here), here.seat, "regular", SEED)
            assert await warmed(thinking) is not worker
            assert await chosen(thinking, here) == alone
            [said] = trouble
            lost = f"move {RULES.name} expert: A process of the bots is lost: "
            assert said.startswith(lost)

    run(test)


def test_a_failing_bot_is_told_once_and_the_plain_one_moves() -> None:
    async def test() -> None:
        here = situation()
        # A function that cannot take these words.
        async with opened(most=1, asks=Repertoire(move=int)) as (thinking, trouble):
            worker = await warmed(thinking)
            plain = choose(RULES, seen(here), here.seat, "regular", SEED)
            assert [await chosen(thinking, here) for _ in range(3)] == [plain] * 3
            assert len(trouble) == 1
            assert "TypeError" in trouble[0]
            assert "Traceback" in trouble[0]
            assert thinking.crew.workers == [worker]

    run(test)


def test_those_who_think_are_told_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds that a seat cannot tell apart, all processes but the screen hear the same bytes."""
    heard: list[bytes] = []
    ask = Helper.ask

    async def overheard(helper: Helper, limit: float, do: Callable[..., Any], *words: Any) -> Any:
        if do is not asked.redealt:
            heard.append(pickle.dumps((do, words)))
        return await ask(helper, limit, do, *words)

    monkeypatch.setattr(Helper, "ask", overheard)

    async def test() -> None:
        different = 0
        async with opened() as (thinking, _):
            # Nobody is hired: what the plain engine is told is what the compiled one would be.
            thinking.crew.hires = False
            for rules in rulebooks().values():
                for here in situations(rules, 4, SEED, every=25):
                    heard.clear()
                    for world in here.worlds():
                        await thinking.move(rules, world, here.seat, "regular", SEED)
                    assert len(heard) == 2
                    assert heard[0] == heard[1], f"{rules.name}, seed {SEED}"
                    different += len({repr(vars(world)) for world in here.worlds()}) == 2
        assert different > 3

    run(test)


class Puppet(Helper):
    """Answers at once, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.words: list[tuple[Any, ...]] = []

    async def ask(self, limit: float, do: Callable[..., Any], *words: Any) -> Any:
        self.words.append(words)
        return words[1] if do is asked.redealt else len(self.words)


@asynccontextmanager
async def puppets(now: list[float]) -> AsyncIterator[tuple[Pool, Puppet]]:
    """A pool in which a puppet is the whole crew, and time stands still."""
    async with opened(most=1, clock=lambda: now[0]) as (thinking, _):
        puppet = Puppet()
        screen = thinking.screens[RULES.name]
        screen.helper = Puppet()
        thinking.crew.workers.append(Worker(puppet, {RULES.name}))
        yield thinking, puppet


def test_when_many_wait_each_thinks_less_and_it_is_told_for_a_while() -> None:
    async def test() -> None:
        here, now = situation(), [100.0]
        async with puppets(now) as (thinking, puppet):
            ease = AT_EASE[MOVE]
            # One is being answered while so many wait.
            await asyncio.gather(*(chosen(thinking, here) for _ in range(ease)))
            assert {words[-1] for words in puppet.words} == {1.0}
            assert not thinking.hurry
            await asyncio.gather(*(chosen(thinking, here, "novice") for _ in range(5 * ease)))
            assert not thinking.hurry, "a novice does not think less"
            puppet.words.clear()
            await asyncio.gather(*(chosen(thinking, here) for _ in range(5 * ease)))
            assert 0.2 <= min(words[-1] for words in puppet.words) <= 0.25
            assert puppet.words[-1][-1] == 1.0
            now[0] += TOLD_FOR - 1
            hurry = [thinking.hurry]
            now[0] += 1
            assert [*hurry, thinking.hurry] == [True, False]

    run(test)


def test_one_table_with_many_questions_holds_up_nobody() -> None:
    async def test() -> None:
        here = situation()
        async with puppets([0.0]) as (thinking, _):
            order: list[str] = []

            async def ask(table: str) -> None:
                await thinking.move(RULES, here.state, here.seat, "novice", SEED, table)
                order.append(table)

            await asyncio.gather(*(ask("greedy") for _ in range(20)), ask("modest"))
            assert order.index("modest") <= 2

    run(test)


def test_too_many_hints_are_refused_those_of_the_greedy_address_first() -> None:
    async def test() -> None:
        here = situation()
        async with puppets([0.0]) as (thinking, _):
            # Nobody is free.
            thinking.crew.workers[0].busy_since = 0.0

            def ask(address: str, table: str) -> "asyncio.Task[Any]":
                path = (address, table)
                return asyncio.create_task(
                    thinking.hint(RULES, here.state, here.seat, "en", SEED, path=path)
                )

            greedy = [ask("greedy", f"t{number}") for number in range(MOST_HINTS + 5)]
            while sum(task.done() for task in greedy) < 5:
                await asyncio.sleep(0)
            for task in greedy[MOST_HINTS:]:
                assert isinstance(task.exception(), HintsFull)
            modest = ask("modest", "t")
            while not greedy[MOST_HINTS - 1].done():
                await asyncio.sleep(0)
            assert not modest.done()
            # Who hangs up gives his place back.
            line = thinking.turns.lines[Matter(HINT, RULES.name)]
            assert line.size == MOST_HINTS
            greedy[0].cancel()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert line.size == MOST_HINTS - 1
            thinking.crew.workers[0].busy_since = None
            thinking._assign()
            assert await modest > 0
            await asyncio.gather(*greedy, return_exceptions=True)

    run(test)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_whoever_is_apart_shares_no_time_with_its_server() -> None:
    async def test() -> None:
        beside, apart = Helper(NICENESS), Helper(NICENESS, apart=True)
        for helper in (beside, apart):
            assert await helper.ask(300.0, os.getpriority, os.PRIO_PROCESS, 0) >= NICENESS
        assert await beside.ask(300.0, os.getsid, 0) == os.getsid(0)
        assert apart.process is not None
        assert await apart.ask(300.0, os.getsid, 0) == apart.process.pid
        group = Path(f"/proc/{apart.process.pid}/autogroup")
        # Not every kernel has it.
        if group.exists() and (told := group.read_text().split()):
            assert told[-1] == str(NICENESS)
        for helper in (beside, apart):
            await helper.close()

    run(test)


class Hirings(list[tuple[str, bool]]):
    """What processes are asked for, and whether they are apart; each is ready, or as told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **found: bool) -> None:
        async def ask(helper: Helper, limit: float, do: Callable[..., Any], *words: Any) -> Any:
            if do not in (asked.read, asked.get_ready):
                return None
            self.append((do.__name__, helper.apart))
            return found.get(do.__name__, True)

        monkeypatch.setattr(Helper, "ask", ask)


def test_what_is_on_the_disk_is_read_by_a_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        asked_for = Hirings(monkeypatch)
        async with opened(most=1) as (thinking, _):
            await warmed(thinking)
            assert asked_for == [("read", False)]

    run(test)


def test_what_is_not_on_the_disk_is_compiled_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        asked_for = Hirings(monkeypatch, read=False)
        async with opened(most=1) as (thinking, _):
            await warmed(thinking)
            assert asked_for == [("read", False), ("get_ready", True), ("get_ready", False)]

    run(test)


def test_without_numba_nobody_is_hired_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        asked_for = Hirings(monkeypatch, read=False, get_ready=False)
        async with opened(most=1) as (thinking, _):
            thinking.expect([RULES.name, OTHER.name])
            while thinking.crew.hires or thinking.crew.hiring:
                await asyncio.sleep(0)
            thinking._assign()
            assert asked_for == [("read", False), ("get_ready", True)]
            assert not thinking.crew.workers

    run(test)


def test_only_what_was_compiled_is_read_from_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def in_new_process(do: Callable[[str], bool]) -> bool:
        helper = Helper(0)
        try:
            found: bool = await helper.ask(300.0, do, RULES.name)
            return found
        finally:
            await helper.close()

    async def test() -> None:
        assert await in_new_process(asked.get_ready)
        assert await in_new_process(asked.read)
        monkeypatch.setenv("KATZENTISCH_CACHE", str(tmp_path))
        assert not await in_new_process(asked.read)
        assert not [*tmp_path.rglob("*.nbc")]

    run(test)


def test_a_process_that_takes_too_long_is_given_up() -> None:
    async def test() -> None:
        helper = Helper(0)
        with pytest.raises(Lost, match="TimeoutError"):
            await helper.ask(0.0, max, range(10**18))
        assert helper.process is None
        # The next question starts another.
        assert await helper.ask(300.0, max, range(10)) == 9
        await helper.close()

    run(test)


ENDLESS = """
import asyncio, sys
from katzentisch.bots.helper import Helper

async def main():
    helpers = [Helper(0) for _ in range(2)]
    await asyncio.gather(*(helper.ask(300.0, int, "1") for helper in helpers))
    print(*(helper.process.pid for helper in helpers), flush=True)
    # One thinks without ever giving way to another thread of its own, the other one sleeps.
    import time
    await asyncio.gather(
        helpers[0].ask(1e6, max, range(10**18)), helpers[1].ask(1e6, time.sleep, 1e6)
    )

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's help is Linux's")
def test_processes_end_with_a_killed_server_whatever_they_do() -> None:
    command = [sys.executable, "-c", ENDLESS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment()) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        server.kill()
    # They think for ever: if they did not end with the server, this would never end.
    while any(lives(one) for one in pids):
        time.sleep(0.01)


def lives(process: int) -> bool:
    """Whether a process runs; one that has ended may wait for somebody to notice."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False

"""A process is given up when it had its time, not when a busy machine has kept it from running."""

import asyncio
import os
from collections.abc import Callable, Iterator
from itertools import count, repeat

import pytest

from katzentisch.bots import had_time, helper
from katzentisch.bots.had_time import kept_waiting, seconds_run, told_by_linux
from katzentisch.bots.helper import MOST_WAITS, Helper
from katzentisch.bots.process import Lost

Tells = Callable[[str, Iterator[int]], None]
TICKS = os.sysconf("SC_CLK_TCK")


@pytest.fixture
def tells(monkeypatch: pytest.MonkeyPatch) -> Tells:
    """Let the kernel tell a state, and how long a process has run by now."""
    monkeypatch.setattr(had_time, "LOOK", 0.01)

    def tell(state: str, ticks: Iterator[int]) -> None:
        def told(pid: int) -> list[str]:
            return [state, *["0"] * 10, str(next(ticks)), "0"]

        monkeypatch.setattr(had_time, "told_by_linux", told)

    return tell


def test_who_would_like_to_run_and_may_not_is_kept_waiting(tells: Tells) -> None:
    tells("R", repeat(7))
    assert asyncio.run(kept_waiting(0))


def test_who_runs_is_not(tells: Tells) -> None:
    tells("R", count(step=TICKS))
    assert not asyncio.run(kept_waiting(0))


def test_who_sleeps_is_not(tells: Tells) -> None:
    tells("S", repeat(7))
    assert not asyncio.run(kept_waiting(0))


def test_who_has_ended_is_not() -> None:
    assert not asyncio.run(kept_waiting(-1))


@pytest.mark.skipif(not told_by_linux(os.getpid()), reason="other systems tell nothing")
def test_how_long_a_process_has_run() -> None:
    assert seconds_run(told_by_linux(os.getpid())) > 0


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every process that asks for more time is kept waiting; who has been looked at."""
    seen: list[int] = []

    async def waiting(pid: int) -> bool:
        seen.append(pid)
        return True

    monkeypatch.setattr(helper, "kept_waiting", waiting)
    return seen


async def asked(limit: float, numbers: range) -> int:
    """The largest number, from a process of its own."""
    one = Helper(0)
    try:
        found: int = await one.ask(limit, max, numbers)
        return found
    finally:
        await one.close()


def test_who_is_kept_waiting_is_waited_for(
    looks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helper, "MOST_WAITS", 10**6)
    assert asyncio.run(asked(0.001, range(10**7))) == 10**7 - 1
    assert looks


def test_but_not_for_ever(looks: list[int]) -> None:
    with pytest.raises(Lost, match="TimeoutError"):
        asyncio.run(asked(0.0, range(10**18)))
    assert len(looks) == MOST_WAITS

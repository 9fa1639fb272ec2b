"""Garbage that holds itself in a circle goes, at once or with the next cleaning."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from katzentisch.server.start.sweeping import SELDOMEST, Sweeper, sweep_often


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    """A sweeper, and the collector as before afterwards."""
    yield Sweeper(few=1)
    gc.unfreeze()
    gc.enable()


def test_what_is_new_goes_with_the_next_sweep(sweeper: Sweeper) -> None:
    gone = weakref.ref(Circle())
    assert gone() is not None
    sweeper.sweep()
    assert gone() is None


def test_it_looks_seldom_until_it_finds_something(sweeper: Sweeper) -> None:
    for _ in range(100):
        sweeper.sweep()
    assert sweeper.every == SELDOMEST
    for _ in range(SELDOMEST):
        found = weakref.ref(Circle())
        sweeper.sweep()
    assert found() is None
    gone = weakref.ref(Circle())
    sweeper.sweep()
    assert gone() is None


def test_what_was_set_aside_waits_for_a_cleaning(sweeper: Sweeper) -> None:
    circle = Circle()
    left = weakref.ref(circle)
    sweeper.sweep()
    del circle
    sweeper.sweep()
    sweeper.clean_if_due()
    assert left() is not None
    grown = [[one] for one in range(sweeper.left + 1)]
    sweeper.sweep()
    sweeper.clean_if_due()
    assert left() is None
    assert sweeper.left > len(grown)


def test_the_collector_is_its_own_master_afterwards() -> None:
    async def for_a_moment() -> None:
        sweeping = asyncio.create_task(sweep_often())
        await asyncio.sleep(0)
        assert not gc.isenabled()
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)

    asyncio.run(for_a_moment())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0

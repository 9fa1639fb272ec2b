"""The bell on a real Redis: rung, heard, lost and found again."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from signal import SIGCONT, SIGSTOP

import pytest

from katzentisch.server.office.redis_bell import MOST_WAITING, RedisBell, read, written
from katzentisch.storage.extras import LibraryMissing
from tests.real_servers import RealRedis
from tests.server.harness import run


class Rung(RedisBell):
    """A bell, and what was heard of the others."""

    def __init__(self, server: RealRedis, house: str = "house") -> None:
        super().__init__(server.address, house, sleep=soon)
        self.heard: list[tuple[str, int]] = []
        self.listen(lambda table, seq: self.heard.append((table, seq)))


async def soon(seconds: float) -> None:
    """A pause, but a short one."""
    await asyncio.sleep(seconds / 20)


async def until(what: Callable[[], object]) -> None:
    """Wait until something is so."""
    while not what():
        await asyncio.sleep(0.002)


def with_bells(server: RealRedis, use: Callable[[Rung, Rung], Awaitable[None]]) -> None:
    """Two bells of one house that hear."""

    async def conversation() -> None:
        bells = Rung(server), Rung(server)
        try:
            await until(lambda: all(bell.healthy for bell in bells))
            await use(*bells)
        finally:
            for bell in bells:
                await bell.close()

    run(conversation())


def test_the_others_hear_what_is_rung_and_oneself_does_not(redis_server: RealRedis) -> None:
    async def use(one: Rung, other: Rung) -> None:
        neighbour = Rung(redis_server, "another house")
        await until(lambda: neighbour.healthy)
        for seq in (3, 5, 4):
            one.publish("a", seq)
        one.publish("b", 1)
        # Of those that waited together the newest.
        await until(lambda: other.heard == [("a", 5), ("b", 1)])
        other.publish("c", 2)
        await until(lambda: one.heard == [("c", 2)])
        assert other.heard == [("a", 5), ("b", 1)]
        assert neighbour.heard == []
        await neighbour.close()

    with_bells(redis_server, use)


def test_a_bell_knows_when_it_is_not_heard_and_comes_back(redis_server: RealRedis) -> None:
    async def use(one: Rung, other: Rung) -> None:
        redis_server.stop()
        await until(lambda: not one.healthy and not other.healthy)
        one.publish("lost", 1)
        redis_server.start()
        await until(lambda: one.healthy and other.healthy)
        assert one.gaps > 1
        assert other.gaps > 1
        one.publish("a", 1)
        await until(lambda: ("a", 1) in other.heard)

    with_bells(redis_server, use)


def test_a_redis_that_says_nothing_is_noticed(redis_server: RealRedis) -> None:
    async def use(one: Rung, other: Rung) -> None:
        redis_server.tell(SIGSTOP)
        try:
            await until(lambda: not one.healthy)
        finally:
            redis_server.tell(SIGCONT)
        await until(lambda: one.healthy)

    with_bells(redis_server, use)


def test_who_rings_never_waits_and_only_so_many_wait() -> None:
    async def conversation() -> None:
        bell = RedisBell("redis://127.0.0.1:1/0", "house", sleep=soon)
        for number in range(MOST_WAITING + 5):
            bell.publish(f"t{number}", 1)
        assert len(bell.waiting) == MOST_WAITING
        assert "t4" not in bell.waiting
        assert "t5" in bell.waiting
        assert not bell.healthy
        await bell.close()

    run(conversation())


def test_a_bell_ends_even_if_a_cancellation_is_swallowed(redis_server: RealRedis) -> None:
    """The library does that where it meets the answer, about once in ten times."""

    async def conversation() -> None:
        bell = Rung(redis_server)
        swallowed = asyncio.Event()

        async def swallowing(*words: object) -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if swallowed.is_set():
                    raise
                swallowed.set()

        await until(lambda: bell.healthy)
        bell.ringing.publish = swallowing
        bell.publish("a", 1)
        await until(lambda: not bell.waiting)
        await bell.close()
        assert swallowed.is_set()
        assert all(task.done() for task in bell.tasks)

    run(conversation())


def test_a_message_is_read_as_it_was_written() -> None:
    news = [("a", 1), ("a table", 22)]
    assert read(written("me", news)) == ("me", news)
    assert read(written("me", [])) == ("me", [])
    for nonsense in (b"me\nx", b"me\nx a", b"\xff"):
        with pytest.raises(ValueError, match=r"."):
            read(nonsense)


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)

    async def conversation() -> None:
        with pytest.raises(LibraryMissing, match=r"katzentisch\[cluster\]"):
            RedisBell("redis://127.0.0.1:1/0", "house")

    run(conversation())

"""The bell of several servers, on Redis: somebody has written to a table, look into the log.

A ring that is lost is no harm: what happened stands in the log, and who hears nothing looks there
by himself. So nobody who rings waits, and nobody who hears believes more than that there is news.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

from katzentisch.server.office.bus import Heard
from katzentisch.storage.extras import needed

log = logging.getLogger("katzentisch.server")
# So many tables may wait to be rung for, and so many go into one message.
MOST_WAITING, MOST_TOGETHER = 10_000, 500
# Each bell rings for itself so often; one that has not heard itself for so long is deaf.
TEST_SECONDS, DEAF_SECONDS = 0.5, 2.0
# How long an answer of Redis may take.
ANSWER_SECONDS = 2.0
# After a failure it is tried again, at first soon, then more seldom.
SOONEST, SELDOMEST = 0.1, 3.0


def written(ringer: str, news: Iterable[tuple[str, int]]) -> bytes:
    """A message: who rings, and on each line a table and the number of its last event."""
    return "\n".join([ringer, *(f"{seq} {table}" for table, seq in news)]).encode()


def read(message: bytes) -> tuple[str, list[tuple[str, int]]]:
    """Who rings, and for what; raises ValueError where it is no ring of ours."""
    ringer, *lines = message.decode().split("\n")
    return ringer, [(table, int(seq)) for seq, table in (line.split(" ", 1) for line in lines)]


class RedisBell:
    """A Bus between servers; our own rings are not heard again."""

    def __init__(
        self,
        address: str,
        house: str,
        *,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`house` is the same for all servers of the same tables, and for no others."""
        self.channel = f"katzentisch:{house}"
        self.name = secrets.token_hex(8)
        self.now, self.sleep = now, sleep
        self.listeners: list[Heard] = []
        self.waiting: dict[str, int] = {}
        self.rung = asyncio.Event()
        self.heard_ourselves = float("-inf")
        # How often the line was made anew: what was rung in between was not heard.
        self.gaps = 0
        self.ringing, self.hearing = self._line(address), self._line(address)
        self.tasks = [
            asyncio.create_task(self._again_and_again(work))
            for work in (self._ring, self._hear, self._test)
        ]

    def _line(self, address: str) -> Any:
        """A connection to Redis that says at once when it is broken."""
        library, retry = needed("redis.asyncio"), needed("redis.asyncio.retry")
        return library.Redis.from_url(
            address,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            socket_keepalive=True,
            # What the second version of the language can say is enough, and every Redis knows it.
            protocol=2,
            retry=retry.Retry(needed("redis.backoff").NoBackoff(), 0),
        )

    @property
    def healthy(self) -> bool:
        """Whether rings are heard at present: we hear our own."""
        return self.now() - self.heard_ourselves < DEAF_SECONDS

    # The Bus

    def publish(self, table: str, seq: int) -> None:
        """Something happened at a table; of several rings that wait the last is enough."""
        if len(self.waiting) >= MOST_WAITING and table not in self.waiting:
            del self.waiting[next(iter(self.waiting))]
        self.waiting[table] = max(seq, self.waiting.get(table, 0))
        self.rung.set()

    def listen(self, heard: Heard) -> None:
        """Be told of everything that other servers publish from now on."""
        self.listeners.append(heard)

    async def close(self) -> None:
        """Stop ringing and hearing."""
        going_on = set(self.tasks)
        while going_on:
            # Redis's library may swallow a cancellation that meets its answer: so again, till all
            # have ended.
            for task in going_on:
                task.cancel()
            _, going_on = await asyncio.wait(going_on, timeout=SOONEST)
        for line in (self.ringing, self.hearing):
            with contextlib.suppress(Exception):
                await line.aclose()

    # The work

    async def _again_and_again(self, work: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Work that never ends; when it fails it begins anew after a pause."""
        pause, failing = SOONEST, False

        def went_well() -> None:
            nonlocal pause, failing
            if failing:
                log.info("the bell is heard again")
            pause, failing = SOONEST, False

        while True:
            try:
                await work(went_well)
            except Exception as error:
                if not failing:
                    log.warning("the bell does not ring: %s", error)
                failing = True
            await self.sleep(pause)
            pause = min(2 * pause, SELDOMEST)

    async def _ring(self, went_well: Callable[[], None]) -> None:
        """Ring for all that waits, in one message."""
        while True:
            await self.rung.wait()
            self.rung.clear()
            for news in self._taken():
                await self.ringing.publish(self.channel, written(self.name, news))
                went_well()

    def _taken(self) -> Iterator[list[tuple[str, int]]]:
        """What waits, in parts. What is lost on its way is found in the log."""
        waiting, self.waiting = list(self.waiting.items()), {}
        # One without news, too: it shows that the bell rings.
        for first in range(0, max(1, len(waiting)), MOST_TOGETHER):
            yield waiting[first : first + MOST_TOGETHER]

    async def _test(self, went_well: Callable[[], None]) -> None:
        while True:
            self.rung.set()
            await self.sleep(TEST_SECONDS)

    async def _hear(self, went_well: Callable[[], None]) -> None:
        """Hear all rings of the house."""
        try:
            async with self.hearing.pubsub(ignore_subscribe_messages=True) as line:
                await line.subscribe(self.channel)
                self.gaps += 1
                await self._listen(line, went_well)
        finally:
            self.heard_ourselves = float("-inf")

    async def _listen(self, line: Any, went_well: Callable[[], None]) -> None:
        begun = self.now()
        while True:
            message = await line.get_message(timeout=DEAF_SECONDS)
            if message is not None:
                self._heard(message["data"])
                went_well()
            elif self.now() - max(begun, self.heard_ourselves) > DEAF_SECONDS:
                # The other end may be gone without a word.
                raise ConnectionError("nothing is heard")

    def _heard(self, message: bytes) -> None:
        try:
            ringer, news = read(message)
        except ValueError:
            return
        if ringer == self.name:
            self.heard_ourselves = self.now()
            return
        for table, seq in news:
            for heard in self.listeners:
                heard(table, seq)

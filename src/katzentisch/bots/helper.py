"""A bots' process as an event loop sees it: nothing here ever waits but by `await`."""

import asyncio
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from katzentisch.bots.had_time import kept_waiting
from katzentisch.bots.process import (
    APART,
    HEAD,
    TIED,
    Failed,
    Lost,
    command,
    environment,
    framed,
    opened,
)

# Seconds for a process to start and to load what it is asked for: that is not the fault of a game.
START_LIMIT = 60.0
# So many times the limit a process is waited for that is kept from running.
MOST_WAITS = 6


class Helper:
    """Does one thing at a time. Its process is started when it is asked, and again when lost."""

    def __init__(self, niceness: int, *, apart: bool = False) -> None:
        """`apart`: for work that nobody waits for; it takes none of the server's time."""
        self.niceness, self.apart = niceness, apart
        self.process: Process | None = None
        self.killed = self.closed = False
        # Held by whoever talks to the process.
        self.talk = asyncio.Lock()

    async def ask(self, limit: float, do: Callable[..., Any], *words: Any) -> Any:
        """What a function gives there; raises Failed, or Lost after so many seconds.

        They are counted while the process could have answered (had_time.py).
        """
        try:
            question, first = framed((do, words)), framed((callable, (do,)))
        except Exception as error:
            raise Failed.by(error) from None
        async with self.talk:
            return await self._asked(limit, question, first)

    async def _asked(self, limit: float, question: bytes, first: bytes) -> Any:
        if self.killed:
            await self._end()
        try:
            if self.process is None:
                await self._start(first)
            if self.process is None or self.closed:
                raise ConnectionAbortedError
            return await in_time(self.process, question, limit)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self._end()
            raise Lost(f"A process of the bots is lost: {error!r}") from error
        except asyncio.CancelledError:
            # Its answer would be taken for the next one's.
            self.kill()
            raise

    async def _start(self, first: bytes) -> None:
        """Start a process; it is there when it has understood what it will be asked to do."""
        words = command(self.niceness, TIED, *([APART] if self.apart else []))
        async with asyncio.timeout(START_LIMIT):
            self.process = await create_subprocess_exec(
                *words, stdin=PIPE, stdout=PIPE, env=environment()
            )
            if not self.closed:
                await exchanged(self.process, first)

    def kill(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            self.killed = True
            with suppress(ProcessLookupError):
                self.process.kill()

    async def close(self) -> None:
        """End the process for good; whoever waits for an answer hears first that there is none."""
        self.closed = True
        self.kill()
        async with self.talk:
            await self._end()

    async def _end(self) -> None:
        self.kill()
        process, self.process, self.killed = self.process, None, False
        if process is not None:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.close()
            await process.stdout.read()
            await process.wait()


async def in_time(process: Process, question: bytes, limit: float) -> Any:
    """A question for an answer; raises TimeoutError where there was time for it and none came."""
    answer = asyncio.ensure_future(exchanged(process, question))
    try:
        for _ in range(MOST_WAITS):
            await asyncio.wait([answer], timeout=limit)
            if answer.done() or not await kept_waiting(process.pid):
                break
        if not answer.done():
            raise TimeoutError
        return answer.result()
    finally:
        answer.cancel()
        # Nobody else may read from the process before that.
        await asyncio.gather(answer, return_exceptions=True)


async def exchanged(process: Process, question: bytes) -> Any:
    """A question for an answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    return opened(await process.stdout.readexactly(size))

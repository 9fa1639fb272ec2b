"""A bots' process as an event loop sees it: nothing here ever waits but by `await`."""

import asyncio
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable
from contextlib import suppress
from typing import Any

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
        """What a function gives there; raises Failed, or Lost after so many seconds."""
        try:
            question = framed((do, words))
        except Exception as error:
            raise Failed.by(error) from None
        async with self.talk:
            return await self._asked(limit, question)

    async def _asked(self, limit: float, question: bytes) -> Any:
        if self.killed:
            await self._end()
        try:
            async with asyncio.timeout(limit):
                self.process = self.process or await self._started()
                if self.closed:
                    raise ConnectionAbortedError
                return await exchanged(self.process, question)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self._end()
            raise Lost(f"A process of the bots is lost: {error!r}") from error
        except asyncio.CancelledError:
            # Its answer would be taken for the next one's.
            self.kill()
            raise

    async def _started(self) -> Process:
        words = command(self.niceness, TIED, *([APART] if self.apart else []))
        return await create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, env=environment())

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


async def exchanged(process: Process, question: bytes) -> Any:
    """A question for an answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    return opened(await process.stdout.readexactly(size))

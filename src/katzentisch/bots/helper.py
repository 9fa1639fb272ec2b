"""A bots' process as an event loop sees it: nothing here ever waits but by `await`."""

import asyncio
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from katzentisch.bots.process import HEAD, TIED, Lost, command, environment, framed, opened


class Helper:
    """Does one thing at a time. Its process is started when it is asked, and again when lost."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: Process | None = None

    async def ask(self, limit: float, do: Callable[..., Any], *words: Any) -> Any:
        """What a function gives there; raises Failed, or Lost after so many seconds."""
        try:
            async with asyncio.timeout(limit):
                self.process = self.process or await self._started()
                return await exchanged(self.process, framed((do, words)))
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self.close()
            raise Lost(f"A process of the bots is lost: {error!r}") from error
        except asyncio.CancelledError:
            # Its answer would be taken for the next one's.
            self.kill()
            raise

    async def _started(self) -> Process:
        words = command(self.niceness, TIED)
        return await create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, env=environment())

    def kill(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def close(self) -> None:
        """End the process, and wait until it has ended."""
        self.kill()
        process, self.process = self.process, None
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

"""What has come over a line and waits to be asked for.

It stands in the place of asyncio's queue, which is made for many who ask: here it is always one,
and most of the time he is asking already when something comes.
"""

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """Messages, oldest first."""

    __slots__ = ("_asking", "_loop", "_messages")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._asking: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._messages.append(message)
        if self._asking is not None and not self._asking.done():
            self._asking.set_result(None)

    async def get(self) -> Any:
        """The next message."""
        while not self._messages:
            self._asking = self._loop.create_future()
            await self._asking
        return self._messages.popleft()

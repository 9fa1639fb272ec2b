"""A server that is asked to end ends in good order."""

import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class TableServer(uvicorn.Server):
    """uvicorn's, but signals are for the whole house: it would end the process before us.

    Before it ends it takes its leave: other servers go on with its tables, and then its clients are
    told to come back at once (1012), wherever they come out.
    """

    def __init__(self, config: uvicorn.Config, take_leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.take_leave = take_leave

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The end begins."""
        await self.take_leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield


@contextmanager
def stopped_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """What asks the process to end (Ctrl-C, a service manager, a closed window) ends it well."""

    def stop(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    with stopping_signals(stop):
        yield


@contextmanager
def stopping_signals(stop: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """All that ask a process to end are heard by this.

    It stays so until all is closed: asked twice, it is not done with less care.
    """
    found = [getattr(signal, name) for name in STOPPING if hasattr(signal, name)]
    # Who was started to outlive its window (nohup) does.
    kept = {one: signal.getsignal(one) for one in found if signal.getsignal(one) != signal.SIG_IGN}
    try:
        for one in kept:
            signal.signal(one, stop)
        yield
    finally:
        for one, before in kept.items():
            signal.signal(one, before)

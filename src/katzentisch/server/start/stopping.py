"""A server that is asked to end ends in good order."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class TableServer(uvicorn.Server):
    """uvicorn's, but signals are for the whole house: it would end the process before us."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield


@contextmanager
def stopped_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """Whatever asks the process to end (Ctrl-C, a service manager, a closed window) ends it well.

    It stays so until all is closed: asked twice, it is not done with less care.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

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

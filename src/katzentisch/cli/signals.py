"""Ctrl-C, SIGTERM and a closed window: a command stops in order, with the usual exit code."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread, get_ident
from types import FrameType

import typer

# There is no hang-up on Windows.
STOPPING = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Stopped(KeyboardInterrupt):
    """A signal has asked the command to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@dataclass(slots=True)
class Waiting:
    """What must not be interrupted now, and the signal that came meanwhile."""

    depth: int = 0
    signal: int | None = None


_waiting = Waiting()


def exit_code(stop: KeyboardInterrupt) -> int:
    """The code by which a shell knows the signal."""
    return 128 + (stop.number if isinstance(stop, Stopped) else signal.SIGINT)


def _stop(number: int, frame: FrameType | None) -> None:
    # Whoever asks twice does not want to wait.
    if _waiting.depth and _waiting.signal is None:
        _waiting.signal = number
        return
    raise Stopped(number)


@contextmanager
def stopping_in_order() -> Iterator[None]:
    """Signals raise Stopped within; not caught there, it ends the command with its exit code."""
    # What is ignored stays ignored: nohup, and Ctrl-C for a job in the background.
    usual = {n: signal.getsignal(n) for n in STOPPING}
    usual = {n: known for n, known in usual.items() if known not in (signal.SIG_IGN, None)}
    for number in usual:
        signal.signal(number, _stop)
    try:
        with _waking():
            yield
    except KeyboardInterrupt as stop:
        raise typer.Exit(exit_code(stop)) from None
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)


# Does nothing but end a wait, and comes again in case it was too early as well.
WAKING = getattr(signal, "SIGURG", signal.SIGINT)
TIMES, SECONDS = 5, 0.1


def _wake(number: int, frame: FrameType | None) -> None:
    """The wait has ended: that was all."""


@contextmanager
def _waking() -> Iterator[None]:
    """A signal that comes just before the program waits for a key is heard all the same.

    Python runs a handler after the step in which a signal came. If that step goes on to wait, as
    readline does, it would be the next key that lets the handler run: so a thread ends the wait.
    """
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    over, main = Event(), get_ident()

    def wake() -> None:
        while came := os.read(ours, 1):
            for _ in range(TIMES if came[0] in STOPPING else 0):
                signal.pthread_kill(main, WAKING)
                over.wait(SECONDS)

    usual = signal.signal(WAKING, _wake)
    usual_end = signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
    thread = Thread(target=wake, daemon=True, name="katzentisch-signals")
    thread.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(usual_end)
        over.set()
        os.close(theirs)
        thread.join()
        os.close(ours)
        signal.signal(WAKING, usual)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is done within is done whole; a signal is heard after it."""
    _waiting.depth += 1
    try:
        yield
    finally:
        _waiting.depth -= 1
        number = _waiting.signal
        if not _waiting.depth and number is not None:
            _waiting.signal = None
            raise Stopped(number)


@contextmanager
def deaf() -> Iterator[None]:
    """No signal stops what is done within, however often it comes."""
    usual = {number: signal.signal(number, signal.SIG_IGN) for number in STOPPING}
    try:
        yield
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)

"""How long a bot thinks: CPU time and, beside it, time by the clock; and when it is enough.

CPU time is the bot's own: a busy machine does not make it slower. A bot that goes on too long is
interrupted between two steps of Python; compiled code first comes to its end.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import log
from time import perf_counter, process_time

# Of a bot that sleeps or waits, the clock says when it is enough: so many times the limit, and
# never less than some seconds, which a busy machine may take.
PATIENCE, LEAST_PATIENCE_SECONDS = 10, 5.0


class OverTime(BaseException):
    """A bot has thought too long; no bot may catch this by accident."""


class Stopwatch:
    """Times decisions into size classes five per cent wide."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.wall = 0, 0.0, 0.0
        self.times: dict[str, int] = {}
        self.walls: dict[str, int] = {}
        # The last decision: CPU time and time by the clock.
        self.last = (0.0, 0.0)

    def __enter__(self) -> None:
        self.started, self.start = perf_counter(), process_time()

    def __exit__(self, *problem: object) -> None:
        taken, wall = process_time() - self.start, perf_counter() - self.started
        self.last = (taken, wall)
        self.decisions += 1
        self.seconds += taken
        self.wall += wall
        for classes, seconds in ((self.times, taken), (self.walls, wall)):
            name = size_class(seconds)
            classes[name] = classes.get(name, 0) + 1


def size_class(seconds: float) -> str:
    """Of times less than five per cent apart, mostly the same number."""
    return str(round(log(max(seconds, 1e-7) * 1e6) / log(1.05)))


def middle_of(name: str) -> float:
    """The seconds a size class stands for."""
    return float(1.05 ** int(name) / 1e6)


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """OverTime for whoever takes more CPU time; 0 is no limit.

    Elsewhere than in a main thread, and where there are no such timers, nobody is interrupted.
    """
    timers = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not seconds or not timers:
        yield
        return
    clocks = {
        signal.SIGPROF: (signal.ITIMER_PROF, seconds),
        signal.SIGALRM: (signal.ITIMER_REAL, max(PATIENCE * seconds, LEAST_PATIENCE_SECONDS)),
    }
    start = process_time()

    def ring(number: int, frame: object) -> None:
        """Time is up, unless the timer has counted more than was taken: it does so in ticks."""
        left = seconds - (process_time() - start)
        if number == signal.SIGPROF and left > 0:
            signal.setitimer(signal.ITIMER_PROF, left)
        else:
            raise OverTime

    heard = {sign: signal.signal(sign, ring) for sign in clocks}
    try:
        for timer, limit in clocks.values():
            signal.setitimer(timer, limit)
        yield
    finally:
        for timer, _ in clocks.values():
            signal.setitimer(timer, 0)
        for sign, before in heard.items():
            signal.signal(sign, before)

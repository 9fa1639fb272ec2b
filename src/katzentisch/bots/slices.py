"""Long work in a bots' process: whoever waits for it looks in from time to time.

Such work is a function whose first word hears the share that is done. It goes on in a thread, one
piece of work at a time; a process that is lost begins anew.
"""

from collections.abc import Callable
from threading import Event, Thread
from typing import Any, NamedTuple

# Hears the share of some work that is done, from 0 to 1.
Progress = Callable[[float], None]
Work = Callable[..., Any]
LOOK_SECONDS = 0.3


class Slice(NamedTuple):
    """How far work is, and once it is done what it came to.

    Nothing is done yet while compiled code is got ready; and so much else may come before.
    """

    share: float
    done: bool = False
    found: Any = None
    before: int = 0


class Desk:
    """One piece of work, and how far it is."""

    def __init__(self, name: str, work: Work, words: tuple[Any, ...]) -> None:
        self.name, self.work, self.words = name, work, words
        self.share, self.found = 0.0, None
        self.trouble: BaseException | None = None
        self.done = Event()
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            self.found = self.work(self._progress, *self.words)
        # Whatever it is, whoever waits hears of it.
        except BaseException as trouble:
            self.trouble = trouble
        self.done.set()

    def _progress(self, share: float) -> None:
        self.share = share

    def look(self, seconds: float) -> Slice:
        """How far it is after so long, or once it is done; raises what the work has raised."""
        if not self.done.wait(seconds):
            return Slice(self.share)
        if self.trouble is not None:
            raise self.trouble
        return Slice(1.0, True, self.found)


desks: dict[str, Desk] = {}


def work_on(name: str, work: Work, words: tuple[Any, ...]) -> Slice:
    """How far some work is in this process; where it has not begun, it begins."""
    desk = desks.pop(name, None) or Desk(name, work, words)
    now = desk.look(LOOK_SECONDS)
    if not now.done:
        desks[name] = desk
    return now

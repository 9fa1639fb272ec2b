"""The processes with the compiled engine: who is ready for which game, and who is hired.

There is one for each core but one, which is the event loop's. None of them compiles: a game that
nobody knows is compiled by a newcomer, who then joins them or, where all places are taken, leaves
its code on the disk, from where the others have it in a second.
"""

import os
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from katzentisch.bots import asked
from katzentisch.bots.helper import Helper
from katzentisch.bots.process import Failed, Lost

# A process has about 200 MB.
MOST_WORKERS = 8
# People's moves go first.
NICENESS = 10
# After so many seconds compiling is given up.
COMPILE_LIMIT = 1800.0

Clock = Callable[[], float]
Trouble = Failed | Lost


@dataclass(eq=False, slots=True)
class Worker:
    """A process, the games it is ready for, and since when it has been busy."""

    helper: Helper = field(default_factory=lambda: Helper(NICENESS))
    warm: set[str] = field(default_factory=set)
    busy_since: float | None = None
    learning: bool = False


def places() -> int:
    """How many processes think at once: the event loop keeps a core."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, cores - 1))


class Crew:
    """Those who think with the compiled engine."""

    def __init__(
        self,
        most: int,
        patience: float,
        rest: float,
        clock: Clock,
        run: Callable[[Coroutine[Any, Any, None]], None],
        tell: Callable[[Trouble], None],
    ) -> None:
        """A worker is stuck when it has been busy for longer than the patience.

        After a loss nobody is hired for the time of the rest. `run` does work beside, `tell` hears
        of trouble.
        """
        self.most, self.patience, self.rest, self.clock = most, patience, rest, clock
        self.run, self.tell = run, tell
        self.workers: list[Worker] = []
        # Games whose compiled code is on the disk.
        self.compiled: dict[str, None] = {}
        self.hiring: str | None = None
        # Never, where there is no Numba.
        self.hires_from = clock()

    def able(self, game: str) -> bool:
        """Whether somebody answers for a game now or soon."""
        return any(
            game in worker.warm and not worker.learning and not self._stuck(worker)
            for worker in self.workers
        )

    def _stuck(self, worker: Worker) -> bool:
        since = worker.busy_since
        return since is not None and self.clock() - since >= self.patience

    def hire(self, game: str, waiting: int) -> None:
        """See to it that somebody will be ready for a game that so many wait for."""
        if self.hiring is None and self.clock() >= self.hires_from and self._needs(game, waiting):
            self.hiring = game
            self.run(self._hired(game))

    def _needs(self, game: str, waiting: int) -> bool:
        """Whether nobody knows the game, or more wait than there are workers."""
        known = any(game in worker.warm for worker in self.workers)
        will_learn = game in self.compiled and bool(self.workers)
        short = waiting > len(self.workers) and len(self.workers) < self.most
        return short or not (known or will_learn)

    async def _hired(self, game: str) -> None:
        newcomer = Worker()
        try:
            if await newcomer.helper.ask(COMPILE_LIMIT, asked.get_ready, game):
                self._welcome(newcomer, game)
            else:
                self.hires_from = float("inf")
        except (Failed, Lost) as trouble:
            self.pause(trouble)
        finally:
            self.hiring = None
            if newcomer not in self.workers:
                await newcomer.helper.close()

    def _welcome(self, newcomer: Worker, game: str) -> None:
        self.compiled[game] = None
        newcomer.warm.add(game)
        if len(self.workers) < self.most:
            self.workers.append(newcomer)

    def pause(self, trouble: Trouble) -> None:
        """Tell of a loss, and hire nobody for a while: the next one may be lost the same way."""
        self.tell(trouble)
        self.hires_from = max(self.hires_from, self.clock() + self.rest)

    def lesson(self, worker: Worker) -> str | None:
        """A game that a worker does not know yet and can have from the disk."""
        return next((game for game in self.compiled if game not in worker.warm), None)

    async def teach(self, worker: Worker, game: str) -> None:
        """Let a worker get ready for a game from the disk."""
        worker.learning = True
        try:
            await worker.helper.ask(COMPILE_LIMIT, asked.get_ready, game)
            worker.warm.add(game)
        except (Failed, Lost) as trouble:
            self.dismiss(worker, trouble)
        finally:
            worker.learning = False

    def dismiss(self, worker: Worker, trouble: Trouble) -> None:
        """Somebody is lost, or cannot learn."""
        self.workers.remove(worker)
        self.run(worker.helper.close())
        self.pause(trouble)

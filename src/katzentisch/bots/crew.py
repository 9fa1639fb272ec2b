"""The processes with the compiled engine: who is ready for which game, and who is hired.

There is one for each core but one, which is the event loop's. None of them compiles: a game whose
code is not on the disk is compiled by a process apart, which leaves it there and ends. From there
the others have it in a second, and a newcomer, who joins them where there is a place. Games are
compiled in the order in which they are asked for, then those that may be.

A game that cannot be compiled, or costs processes, is left alone for a while (trust.py); the others
notice nothing.
"""

import os
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

from katzentisch.bots.helper import Helper
from katzentisch.bots.process import Failed, Lost
from katzentisch.bots.trust import Clock, Trust

# A process has about 200 MB.
MOST_WORKERS = 8
# So many compile at once: a game that is on the disk need not wait for one that is not.
MOST_NEWCOMERS = 2
# People's moves go first.
NICENESS = 10
# After so many seconds compiling is given up, and reading what was compiled.
COMPILE_LIMIT, LESSON_LIMIT = 1800.0, 300.0

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
        read: Callable[..., Any],
        get_ready: Callable[..., Any],
        run: Callable[[Coroutine[Any, Any, None]], None],
        tell: Callable[[str, Trouble], None],
    ) -> None:
        """A worker is stuck when it has been busy for longer than the patience.

        A game that loses processes rests (trust.py). `read` and `get_ready` are asked of a process:
        the first compiles nothing. `run` does work beside, `tell` hears of a game's trouble.
        """
        self.most, self.patience, self.clock = most, patience, clock
        self.read, self.get_ready, self.run, self.tell = read, get_ready, run, tell
        self.trust = Trust(rest, clock)
        self.workers: list[Worker] = []
        # Games whose compiled code is on the disk.
        self.compiled: dict[str, None] = {}
        # Games that were asked for, in that order, and those that may be.
        self.asked_for: dict[str, None] = {}
        self.expected: dict[str, None] = {}
        self.hiring: set[str] = set()
        # Not where there is no Numba.
        self.hires = True

    # Who is ready

    def able(self, game: str) -> bool:
        """Whether somebody answers for a game now or soon."""
        return any(
            self.serves(worker, game) and not worker.learning and not self._stuck(worker)
            for worker in self.workers
        )

    def serves(self, worker: Worker, game: str) -> bool:
        """Whether a worker may be asked about a game."""
        return game in worker.warm and self.trust.has(game)

    def _stuck(self, worker: Worker) -> bool:
        since = worker.busy_since
        return since is not None and self.clock() - since >= self.patience

    # Who is hired

    def ask_for(self, game: str) -> None:
        """Somebody plays that game: it is compiled before those that nobody plays."""
        self.asked_for[game] = None

    def expect(self, games: Iterable[str]) -> None:
        """Games to be ready for when there is time."""
        self.expected |= dict.fromkeys(games)

    def hire(self, waiting: Callable[[str], int]) -> None:
        """See to it that somebody will be ready for every game; so many wait for it."""
        for game in self.asked_for | self.expected:
            newcomers = MOST_NEWCOMERS if game in self.asked_for else 1
            if len(self.hiring) < newcomers and self._needs(game, waiting(game)):
                self.hiring.add(game)
                self.run(self._hired(game))

    def _needs(self, game: str, waiting: int) -> bool:
        """Whether nobody knows the game, or more wait than there are workers."""
        if not self.hires or game in self.hiring or not self.trust.has(game):
            return False
        known = any(game in worker.warm for worker in self.workers)
        will_learn = game in self.compiled and bool(self.workers)
        short = waiting > len(self.workers) and len(self.workers) < self.most
        return short or not (known or will_learn)

    async def _hired(self, game: str) -> None:
        try:
            if not await self._newcomer(LESSON_LIMIT, self.read, game):
                await self._compile(game)
                # From the disk; where nothing can be kept there, it compiles for itself.
                if self.hires:
                    await self._newcomer(COMPILE_LIMIT, self.get_ready, game)
        except Failed as trouble:
            self._give_up(game, trouble)
        except Lost as trouble:
            self.tell(game, trouble)
            self.trust.lost(game)
        finally:
            self.hiring.discard(game)

    async def _newcomer(self, limit: float, get_ready: Callable[..., Any], game: str) -> bool:
        """Somebody new gets ready and joins the others if there is a place; whether he could."""
        newcomer = Worker()
        try:
            ready: bool = await newcomer.helper.ask(limit, get_ready, game)
            if ready:
                self._welcome(newcomer, game)
            return ready
        finally:
            if newcomer not in self.workers:
                await newcomer.helper.close()

    async def _compile(self, game: str) -> None:
        """Have a game's code made and left on the disk."""
        compiler = Helper(NICENESS, apart=True)
        try:
            self.hires = await compiler.ask(COMPILE_LIMIT, self.get_ready, game)
        finally:
            await compiler.close()

    def _welcome(self, newcomer: Worker, game: str) -> None:
        self.compiled[game] = None
        newcomer.warm.add(game)
        if len(self.workers) < self.most:
            self.workers.append(newcomer)

    # What they learn

    def lesson(self, worker: Worker) -> str | None:
        """A game that a worker does not know yet and can have from the disk."""
        return next(
            (game for game in self.compiled if game not in worker.warm and self.trust.has(game)),
            None,
        )

    async def teach(self, worker: Worker, game: str) -> None:
        """Let a worker get ready for a game from the disk."""
        worker.learning = True
        try:
            await worker.helper.ask(LESSON_LIMIT, self.get_ready, game)
            worker.warm.add(game)
        except Failed as trouble:
            self._give_up(game, trouble)
        except Lost as trouble:
            self.tell(game, trouble)
            self.dismiss(worker, game)
        finally:
            worker.learning = False

    # Who is lost

    def dismiss(self, worker: Worker, game: str) -> None:
        """Somebody was lost over a game."""
        self.workers.remove(worker)
        self.run(worker.helper.close())
        self.trust.lost(game)

    def _give_up(self, game: str, trouble: Failed) -> None:
        """A game that cannot be compiled now will hardly be in a minute."""
        self.tell(game, trouble)
        self.trust.give_up(game)

"""Long work that people ask a server for, in one process beside the bots.

It has the lowest priority there is and does one thing after another, so that no bot and no table
waits for it. Whoever asks hears at once how far it is, and asks again; what is done is remembered.
While nobody asks, what will be needed is got ready, in a process of its own: code that has to be
compiled takes minutes, and only who needs that very code waits for it.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from katzentisch.bots.helper import Helper
from katzentisch.bots.process import Failed, Lost
from katzentisch.bots.slices import Slice, Work, work_on
from katzentisch.bots.trust import Clock

# Bots and people go first.
LOWEST_PRIORITY = 19
# As many may wait, of all and of one address. As many answers are remembered: one of a long game
# has several megabytes, and each is also kept on disk by whoever has worked it out.
MOST_WAITING, MOST_OF_ONE, MOST_REMEMBERED = 12, 2, 20
# The first time a game has to be compiled. Whatever takes longer would keep all others waiting.
LONGEST = 1800.0
# A process that nobody needs is let go after so many seconds: it has 200 MB.
LET_GO_AFTER = 120.0
# Work that has failed is not tried again at once.
REST = 30.0
# Bots get ready first, and whoever opens a table does not finish a game sooner.
PREPARED_AFTER = 30.0


# What gets something ready in the process, and its words.
Preparation = tuple[Callable[..., Any], tuple[Any, ...]]


class StudiesFull(Exception):
    """So much waits to be worked on that one thing more would wait too long."""


class StudyFailed(Exception):
    """The work has failed; the server's log says why."""


@dataclass(eq=False, slots=True)
class Study:
    """Some work, who asked for it first, and how far it is."""

    name: str
    asker: str
    work: Work
    words: tuple[Any, ...]
    # The name of what it would be got ready by.
    needs: str = ""
    share: float = 0.0


class Studies:
    """All that is waited for, and what was found."""

    def __init__(
        self,
        report: Callable[[str, str], None],
        clock: Clock,
        prepared_after: float = PREPARED_AFTER,
    ) -> None:
        """`report` hears of every failure; what can be got ready waits for so many seconds."""
        self.report, self.clock, self.prepared_after = report, clock, prepared_after
        self.helper = Helper(LOWEST_PRIORITY)
        self.preparer = Helper(LOWEST_PRIORITY, apart=True)
        # What has failed, and until when it rests.
        self.resting: dict[str, float] = {}
        # In the order in which they are worked on.
        self.waiting: dict[str, Study] = {}
        # Those asked for last come last.
        self.found: dict[str, Any] = {}
        # What has ever been asked to be got ready, what of it still is to be, and what is now.
        self.expected: set[str] = set()
        self.preparing: dict[str, Preparation] = {}
        self.prepared_now = ""
        self.working: asyncio.Task[None] | None = None
        self.getting_ready: asyncio.Task[None] | None = None
        self.leaving: asyncio.TimerHandle | None = None

    def ask(self, name: str, asker: str, work: Work, *words: Any, needs: str = "") -> Slice:
        """How far some work is, by its name; where nobody has asked for it yet, it will be done.

        It `needs` what is got ready under that name, and waits where just that is done.
        """
        if name in self.found:
            self.found[name] = self.found.pop(name)
            return Slice(1.0, True, self.found[name])
        if self._rests(name):
            raise StudyFailed
        if name not in self.waiting:
            self._make_room(asker)
            self.waiting[name] = Study(name, asker, work, words, needs)
            self._begin()
        return Slice(self.waiting[name].share, before=[*self.waiting].index(name))

    def prepare(self, name: str, get_ready: Callable[..., Any], *words: Any) -> None:
        """Something will be asked for later: get ready for it once, when nobody waits."""
        if name not in self.expected:
            self.expected.add(name)
            loop, preparation = asyncio.get_running_loop(), (get_ready, words)
            loop.call_later(self.prepared_after, self._expect, name, preparation)

    def _expect(self, name: str, preparation: Preparation) -> None:
        self.preparing[name] = preparation
        self._begin()

    def _begin(self) -> None:
        if self.helper.closed:
            return
        if self.working is None and self._next() is not None:
            self.working = asyncio.create_task(self._work())
        # Whoever asks comes first.
        if self.getting_ready is None and self.preparing and not self.waiting:
            self.getting_ready = asyncio.create_task(self._get_ready(next(iter(self.preparing))))

    def _next(self) -> Study | None:
        """The first of those who wait that can be worked on now."""
        ready = (
            one for one in self.waiting.values() if not one.needs or one.needs != self.prepared_now
        )
        return next(ready, None)

    def _rests(self, name: str) -> bool:
        now = self.clock()
        self.resting = {one: until for one, until in self.resting.items() if until > now}
        return name in self.resting

    def _make_room(self, asker: str) -> None:
        mine = sum(study.asker == asker for study in self.waiting.values())
        if len(self.waiting) >= MOST_WAITING or mine >= MOST_OF_ONE:
            raise StudiesFull

    async def _work(self) -> None:
        """Do what waits, one after another."""
        if self.leaving is not None:
            self.leaving.cancel()
        try:
            while study := self._next():
                await self._finish(study)
                del self.waiting[study.name]
        finally:
            self.working = None
        self.leaving = asyncio.get_running_loop().call_later(LET_GO_AFTER, self.helper.kill)
        self._begin()

    async def _finish(self, study: Study) -> None:
        began = self.clock()
        try:
            while not (now := await self._slice(study)).done:
                study.share = now.share
                if self.clock() - began > LONGEST:
                    self.helper.kill()
                    raise Lost(f"given up after {LONGEST:.0f} s")
            self._remember(study.name, now.found)
        except (Failed, Lost) as trouble:
            self.resting[study.name] = self.clock() + REST
            self.report("", f"{study.name}: {trouble}")

    async def _get_ready(self, name: str) -> None:
        """Get one thing ready; what has been compiled is on disk, and the process may go."""
        self.prepared_now = name
        get_ready, words = self.preparing.pop(name)
        try:
            await self.preparer.ask(LONGEST, get_ready, *words)
        except (Failed, Lost) as trouble:
            self.report("", f"{name}: {trouble}")
        finally:
            self.prepared_now, self.getting_ready = "", None
        self.preparer.kill()
        self._begin()

    async def _slice(self, study: Study) -> Slice:
        words = (study.name, study.work, study.words)
        found: Slice = await self.helper.ask(LONGEST, work_on, *words)
        return found

    def _remember(self, name: str, found: Any) -> None:
        self.found[name] = found
        while len(self.found) > MOST_REMEMBERED:
            del self.found[next(iter(self.found))]

    async def close(self) -> None:
        """Work no more."""
        if self.leaving is not None:
            self.leaving.cancel()
        for task in (self.working, self.getting_ready):
            if task is not None:
                task.cancel()
        await self.helper.close()
        await self.preparer.close()

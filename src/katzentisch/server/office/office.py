"""What all tables of a server share: the log, the bots, the clock, the figures."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from katzentisch.core.game import Refused
from katzentisch.server.office.bus import Bus, LocalBus
from katzentisch.server.office.figures import Figures
from katzentisch.server.office.neighbours import Neighbours
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.settings import Settings
from katzentisch.server.office.thinker import Thinker
from katzentisch.storage.caretaker import Caretaker
from katzentisch.storage.log import EventLog, LogFailed
from katzentisch.storage.register import OnlyServer, Register

if TYPE_CHECKING:
    # It works in processes beside the server, which a page has not.
    from katzentisch.server.office.researches import Inquiries

log = logging.getLogger("katzentisch.server")
# After a failure bots and clocks try again, at first soon, then ever more seldom.
SOONEST, SELDOMEST = 0.5, 30.0
SERVER_ID_LETTERS = 8


class Office:
    """What all tables share, and the work that goes on beside them."""

    def __init__(
        self,
        event_log: EventLog,
        thinker: Thinker,
        settings: Settings,
        outside: Outside,
        figures: Figures,
        bus: Bus | None = None,
        register: Register | None = None,
        upkeep: Caretaker | None = None,
        inquiries: "Inquiries | None" = None,
    ) -> None:
        self.bus = bus or LocalBus()
        self.shared = register is not None
        self.neighbours = Neighbours(
            outside.name(SERVER_ID_LETTERS), register or OnlyServer(outside.now), self.bus
        )
        self.log, self.thinker, self.settings = event_log, thinker, settings
        # What takes longer than a bot's move, and is asked for again until it is there.
        self.inquiries = inquiries
        # What deletes and lists tables, where the store is a real one.
        self.upkeep = upkeep
        self.outside, self.figures = outside, figures
        self.opened = outside.now()
        # Since when the house is open again; nobody loses time while it was closed.
        self.resumed = self.opened
        self.tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; its trouble is logged, never silent."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def persistently(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something that must be done; what fails is tried again, ever more seldom."""
        pause = SOONEST
        while True:
            try:
                await work()
                return
            except (Refused, LogFailed):
                await self.outside.sleep(pause)
                pause = min(2 * pause, SELDOMEST)

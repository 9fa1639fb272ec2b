"""Tables that nobody has open go on where something is to be done: bots move, clocks strike.

A table is restored as soon as it is asked for. The others are looked through beside, slowly, by the
one server that looks after them: to play a long log again takes time that the tables in use need.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress

from katzentisch.core.game import Refused
from katzentisch.server.office.house import House
from katzentisch.storage.log import LogFailed

log = logging.getLogger("katzentisch.server")
# Names are looked up so many at a time.
NAMES_AT_ONCE = 500
# After each table we rest so many times as long as it took.
REST = 2.0


class Waking:
    """Looks through the recent tables of a house."""

    def __init__(self, house: House) -> None:
        self.house, self.office = house, house.office
        self.neighbours = house.office.neighbours
        # What was looked at, and the last event then: it needs nobody until it has gone on.
        self.seen: dict[str, int] = {}
        # But what was left to other servers needs us if they are lost.
        house.on_left = self._forget

    async def wake_tables(self) -> None:
        """Restore the tables that are ours to look after; raises LogFailed without a list."""
        loop, found = asyncio.get_running_loop(), await self._asleep()
        for name in found:
            began = loop.time()
            # What cannot be restored was logged and set aside, or is tried again when asked for.
            with suppress(Refused, LogFailed):
                self.seen[name] = (await self.house.find(name)).table.seq
            # The machine rests, not the house: this is no time of the game's.
            await asyncio.sleep(REST * (loop.time() - began))
        self.house.awake.set()
        log.info("tables restored", extra={"tables": len(found)})

    def _forget(self, name: str) -> None:
        self.seen.pop(name, None)

    async def _asleep(self) -> list[str]:
        """Recent tables that are open nowhere and ours to look after.

        The latest first: where somebody moved just now, somebody waits.
        """
        since = self.office.outside.now() - 86_400 * self.office.settings.restore_days
        try:
            ours = [name for name in await self.office.log.tables(since) if self._is_ours(name)]
            self.seen = {name: self.seen[name] for name in ours if name in self.seen}
            known = await self._open_elsewhere(ours) | await self._unchanged()
        except LogFailed as error:
            log.warning("the tables cannot be listed; each is restored when asked for: %s", error)
            raise
        return [name for name in reversed(ours) if name not in known]

    def _is_ours(self, name: str) -> bool:
        return name not in self.house.tables and self.neighbours.looks_after(name)

    async def _unchanged(self) -> set[str]:
        """Tables at which nothing has happened since they were looked at."""
        found: set[str] = set()
        for some in some_at_a_time([*self.seen], NAMES_AT_ONCE):
            last = await self.office.log.last(some)
            found |= {name for name in some if last.get(name) == self.seen[name]}
        return found

    async def _open_elsewhere(self, names: list[str]) -> set[str]:
        found: set[str] = set()
        for some in some_at_a_time(names, NAMES_AT_ONCE):
            found |= {one.topic for one in await self.neighbours.told(some)}
        return found


def some_at_a_time(names: list[str], size: int) -> Iterator[list[str]]:
    """These, so many at a time."""
    return (names[at : at + size] for at in range(0, len(names), size))

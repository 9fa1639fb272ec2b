"""A house keeps company with the other servers of its tables.

Again and again it says that it is there, looks who else is, hears what they tell, and reads on
where they have written. The bell only makes that faster: what it does not bring is found anyway.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress

from katzentisch.server.office.abroad import (
    ADDRESSES,
    LOBBY,
    AtTable,
    ServerFacts,
    decode_addresses,
    decode_lobby,
    decode_table,
    encode,
)
from katzentisch.server.office.house import House
from katzentisch.server.office.neighbours import SERVERS, TOLD_OF
from katzentisch.server.office.office import Office
from katzentisch.server.office.waking import Waking
from katzentisch.storage.log import LogFailed
from katzentisch.storage.register import BEAT_SECONDS

log = logging.getLogger("katzentisch.server")
# So often we look what the others tell and have written.
LOOK_SECONDS = 0.5
# While the bell is heard every so many looks are enough, in case it was missed.
SELDOM = 4


async def take_house_time(office: Office) -> None:
    """Our clock goes with the house's before anything is written by it; raises LogFailed.

    A server that served without would date what happens by its own clock, which may be any.
    """
    asked = office.outside.now()
    roll = await office.neighbours.arrive(ServerFacts())
    office.outside.align(roll.now, office.outside.now() - asked)


class Company:
    """The house among other servers."""

    def __init__(
        self,
        house: House,
        facts: Callable[[], ServerFacts],
        waking: Waking,
    ) -> None:
        self.house, self.office, self.facts, self.waking = house, house.office, facts, waking
        self.neighbours = house.office.neighbours
        self.looks = 0
        self.looking: set[str] = set()
        # One at a time: if another set the clock meanwhile, we could not tell how long we waited.
        self.beating = asyncio.Lock()
        house.office.bus.listen(self._heard)
        house.on_open = self._look_soon

    async def join(self) -> None:
        """Be one of them, before anything else is done."""
        await self.beat()
        # Until now the machine's own clock went, which may be any.
        self.office.opened = self.office.outside.now()
        # If others are there the house was open all the time.
        self.office.resumed = self.office.opened if self.neighbours.alone else 0.0

    def keep(self) -> None:
        """Go on so until the end."""
        # Two tasks: a beat must not wait until all tables are looked at.
        self.office.run(self._again_and_again(self.beat, BEAT_SECONDS))
        self.office.run(self._again_and_again(self._look_around, LOOK_SECONDS))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Trouble is logged and does not end it."""
        while True:
            try:
                await work()
            except LogFailed as error:
                log.warning("the other servers cannot be heard: %s", error)
            except Exception:
                log.exception("keeping company failed")
            await self.office.outside.sleep(pause)

    # Who is there

    async def beat(self) -> None:
        """Say that we are there; if others came or went, some tables have another home now."""
        async with self.beating:
            before, asked = {*self.neighbours.servers}, self.office.outside.now()
            roll = await self.neighbours.beat(self.facts())
            if roll is None:
                return
            self.office.outside.align(roll.now, self.office.outside.now() - asked)
        if {*self.neighbours.servers} != before:
            self._others_changed(gone=before - {*self.neighbours.servers})

    def _others_changed(self, gone: set[str]) -> None:
        for live in list(self.house.tables.values()):
            if live.people.without(gone):
                live.tell()
            else:
                live.keep_going()
        if gone:
            # What they wrote last they may not have rung for.
            self.office.run(self.office.persistently(self.house.read_on))
            self.office.run(self.office.persistently(self.waking.wake_tables))

    # What they tell

    def _heard(self, topic: str, number: int) -> None:
        """The bell: servers have come or gone, or there is something told about a table."""
        if topic == SERVERS:
            self.office.run(self.beat())
        elif topic.startswith(TOLD_OF) and topic.removeprefix(TOLD_OF) in self.house.tables:
            self._look_soon(topic.removeprefix(TOLD_OF))

    def _look_soon(self, topic: str) -> None:
        if topic not in self.looking:
            self.looking.add(topic)
            self.office.run(self._look_at(topic))

    async def _look_at(self, topic: str) -> None:
        self.looking.discard(topic)
        with suppress(LogFailed):
            await self._hear_of([topic])

    async def _look_around(self) -> None:
        self.looks += 1
        self._note_house()
        await self.neighbours.tell()
        if self.office.bus.healthy and self.looks % SELDOM:
            return
        await self._hear_of([*self.house.tables])
        await self._hear_of_house()
        await self.house.read_on()

    def _note_house(self) -> None:
        """What is told of the whole house: its lobby, and who has opened how many tables."""
        open_here = self.house.open_tables()
        self.neighbours.note(LOBBY, encode(open_here) if open_here else None)
        opened = self.house.opened_here()
        self.neighbours.note(ADDRESSES, encode(opened) if opened else None)

    async def _hear_of(self, tables: list[str]) -> None:
        found: defaultdict[str, dict[str, AtTable]] = defaultdict(dict)
        for one in await self.neighbours.told(tables):
            found[one.topic][one.server] = decode_table(one.body)
        for name in tables:
            live = self.house.tables.get(name)
            if live is not None and live.people.hear(found[name]):
                live.tell()

    async def _hear_of_house(self) -> None:
        told = await self.neighbours.told([LOBBY, ADDRESSES])
        self.house.open_elsewhere = [
            table for one in told if one.topic == LOBBY for table in decode_lobby(one.body)
        ]
        counts: defaultdict[str, int] = defaultdict(int)
        for one in told:
            if one.topic == ADDRESSES:
                for address, tables in decode_addresses(one.body).items():
                    counts[address] += tables
        self.house.opened_elsewhere = counts

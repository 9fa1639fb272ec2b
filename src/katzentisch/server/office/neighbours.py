"""The other servers of the same tables: who they are, and what we tell them.

What we have to tell is kept until the register has it, and told again where it may have forgotten:
it remembers nothing of a server that was not heard for a while.
"""

import asyncio
import logging
from collections.abc import Mapping

from katzentisch.server.office.abroad import ServerFacts, decode_facts, encode
from katzentisch.server.office.bus import Bus
from katzentisch.server.office.homes import home_of
from katzentisch.storage.log import LogFailed
from katzentisch.storage.register import Register, Roll, Told

log = logging.getLogger("katzentisch.server")
# Rung when a server comes or goes; no table is called like this.
SERVERS = "*servers"


class Neighbours:
    """This server among the others."""

    def __init__(self, me: str, register: Register, bus: Bus) -> None:
        self.me, self.register, self.bus = me, register, bus
        self.servers: dict[str, ServerFacts] = {me: ServerFacts()}
        # Whether we still act for tables; a server that goes leaves them to the others.
        self.staying = True
        self.telling: dict[str, bytes] = {}
        self.untold: set[str] = set()
        self.lock = asyncio.Lock()

    @property
    def alone(self) -> bool:
        """Whether nobody else is there."""
        return len(self.servers) <= 1

    def acts_for(self, table: str, elsewhere: Mapping[str, object]) -> bool:
        """Whether we act for a table that is open here, and at these other servers."""
        return self.staying and (not elsewhere or home_of(table, {*elsewhere, self.me}) == self.me)

    def looks_after(self, table: str) -> bool:
        """Whether we look after a table that is open nowhere."""
        return self.staying and home_of(table, self.servers) == self.me

    # Being there

    async def beat(self, facts: ServerFacts) -> Roll | None:
        """Say that we are there and hear who is; none where that is not to be had just now."""
        try:
            roll = await self.register.beat(self.me, encode(facts))
        except LogFailed as error:
            log.warning("the other servers cannot be seen: %s", error)
            # It may have forgotten us by the time it is back.
            self.tell_all_again()
            return None
        self.servers = {one.server: decode_facts(one.facts) for one in roll.servers}
        return roll

    async def leave(self) -> None:
        """Go: from now on the others act for all tables."""
        self.staying = False
        try:
            await self.register.leave(self.me)
        except LogFailed as error:
            log.warning("the others find out by themselves that we go: %s", error)
        self.bus.publish(SERVERS, 0)

    # Telling

    def note(self, topic: str, body: bytes | None) -> bool:
        """Something is to be told from now on, or no more; whether that is new."""
        if self.telling.get(topic) == body:
            return False
        if body is None:
            del self.telling[topic]
        else:
            self.telling[topic] = body
        self.untold.add(topic)
        return True

    def tell_all_again(self) -> None:
        """The register may have forgotten what we told."""
        self.untold.update(self.telling)

    async def tell(self) -> None:
        """Tell what is new, all at once; what cannot be told now is told later."""
        async with self.lock:
            topics, self.untold = self.untold, set()
            if not topics or not self.staying:
                return
            try:
                news = {topic: self.telling.get(topic) for topic in topics}
                await self.register.tell(self.me, news)
            except LogFailed as error:
                log.warning("the other servers cannot be told: %s", error)
                self.untold |= topics
                return
        for topic in topics:
            self.bus.publish(topic, 0)

    async def told(self, topics: list[str]) -> list[Told]:
        """What the others tell about these topics."""
        return await self.register.told(self.me, topics) if topics else []

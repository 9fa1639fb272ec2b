"""The other servers of the same tables: who they are, and what we tell them.

The register keeps what we have to tell, and tells it with a later beat where it fails.
"""

import logging
from collections.abc import Mapping

from katzentisch.server.office.abroad import ServerFacts, decode_facts, encode
from katzentisch.server.office.bus import Bus
from katzentisch.server.office.homes import home_of
from katzentisch.storage.log import LogFailed
from katzentisch.storage.register import Hearsay, Register, Roll

log = logging.getLogger("katzentisch.server")
# Rung when a server comes or goes, and when there is something told about a table; no table is
# called like this.
SERVERS, TOLD_OF = "*servers", "@"


class Neighbours:
    """This server among the others."""

    def __init__(self, me: str, register: Register, bus: Bus) -> None:
        self.me, self.register, self.bus = me, register, bus
        self.servers: dict[str, ServerFacts] = {me: ServerFacts()}
        # Whether we still act for tables; a server that goes leaves them to the others.
        self.staying = True
        self.telling: dict[str, bytes] = {}
        self.untold: set[str] = set()

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
        if not self.staying:
            return None
        try:
            return await self.arrive(facts)
        except LogFailed as error:
            log.warning("the other servers cannot be seen: %s", error)
            return None

    async def arrive(self, facts: ServerFacts) -> Roll:
        """Say that we are there and hear who is; raises LogFailed."""
        roll = await self.register.beat(self.me, encode(facts))
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

    async def tell(self) -> None:
        """Tell what is new, all at once."""
        topics, self.untold = self.untold, set()
        if not topics or not self.staying:
            return
        try:
            await self.register.tell(self.me, {one: self.telling.get(one) for one in topics})
        except LogFailed as error:
            log.warning("the other servers cannot be told: %s", error)
        for topic in topics:
            self.bus.publish(TOLD_OF + topic, 0)

    async def told(self, topics: list[str]) -> list[Hearsay]:
        """What the others tell about these topics."""
        if not topics:
            return []
        before = {*self.servers}
        told = await self.register.told(self.me, topics)
        # Who was lost while we asked may still be in the answer; he would stay until we ask again.
        lost = before - {*self.servers}
        return [one for one in told if one.server not in lost]

"""What the application works with: the tables, the page, who is connected, the limits."""

import asyncio
from collections import Counter

from litestar.types import Scope

from katzentisch.server.connection import Connection
from katzentisch.server.house import House
from katzentisch.server.limits import Addresses
from katzentisch.server.page import load_page


def address_of(scope: Scope) -> str:
    """The address somebody comes from."""
    client = scope.get("client")
    return client[0] if client else "?"


class Site:
    """Everything behind one port."""

    def __init__(self, house: House) -> None:
        settings, now = house.office.settings, house.office.surroundings.now
        self.house, self.settings, self.metrics = house, settings, house.office.metrics
        self.page = load_page()
        self.connections: set[Connection] = set()
        self.from_address: Counter[str] = Counter()
        self.requests = Addresses(settings.requests_per_second, settings.requests_at_once, now)
        self.opening = Addresses(settings.tables_per_minute / 60, settings.tables_at_once, now)

    def has_room_for(self, address: str) -> bool:
        """Whether one more connection can be let in."""
        return (
            len(self.connections) < self.settings.sockets
            and self.from_address[address] < self.settings.sockets_per_address
            and self.requests.take(address)
        )

    def enter(self, connection: Connection, address: str) -> None:
        """A connection begins."""
        self.connections.add(connection)
        self.from_address[address] += 1
        self.metrics.sockets.inc()

    def leave(self, connection: Connection, address: str) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        self.from_address[address] -= 1
        if not self.from_address[address]:
            del self.from_address[address]
        self.metrics.sockets.dec()

    async def sweep(self) -> None:
        """Put unused tables away, give up clients that do not read."""
        before = self.house.office.surroundings.now() - self.settings.slow_seconds
        for connection in list(self.connections):
            if connection.too_slow(before):
                await connection.drop()
        self.house.put_away()

    async def keep_tidy(self) -> None:
        """Sweep every second."""
        while True:
            await asyncio.sleep(1)
            await self.sweep()

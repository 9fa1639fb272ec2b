"""Where everybody is received: the tables, the page, who is connected, who may ask how much."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from litestar.types import Scope

from katzentisch import __version__
from katzentisch.delivery.page import File, document
from katzentisch.delivery.release import load_release
from katzentisch.server.door.connection import Connection
from katzentisch.server.door.limits import Addresses, household
from katzentisch.server.door.origins import origin_of
from katzentisch.server.office.abroad import ServerFacts
from katzentisch.server.office.house import House
from katzentisch.server.office.metrics import metrics_of
from katzentisch.server.table.refused import refused
from katzentisch.storage.log import LogFailed

T = TypeVar("T")


def address_of(scope: Scope) -> str:
    """The address somebody comes from, as it is counted."""
    client = scope.get("client")
    return household(client[0]) if client else "?"


class Reception:
    """Everything behind one port."""

    def __init__(self, house: House) -> None:
        settings, now = house.office.settings, house.office.outside.now
        self.house, self.settings = house, settings
        self.metrics = metrics_of(house.office.figures)
        self.page = load_release()
        self.documents: dict[int, File] = {}
        self.connections: set[Connection] = set()
        self.from_address: Counter[str] = Counter()
        named = (*settings.origins, settings.address or "")
        self.origins = {origin for one in named if (origin := origin_of(one))}
        self.requests = Addresses(settings.requests_per_second, settings.requests_at_once, now)
        self.files = Addresses(settings.files_per_second, settings.files_at_once, now)
        self.replays = Addresses(settings.replays_per_second, settings.replays_at_once, now)
        self.replaying = asyncio.Semaphore(1)
        self.opening = Addresses(settings.tables_per_minute / 60, settings.tables_at_once, now)

    def has_room_for(self, address: str) -> bool:
        """Whether one more connection can be let in."""
        return (
            len(self.connections) < self.settings.sockets
            and self.from_address[address] < self.settings.sockets_per_address
            and self.requests.take(address)
        )

    def facts(self) -> ServerFacts:
        """What other servers of the same tables are told of this one."""
        moves, games = self.metrics.counted()
        return ServerFacts(__version__, len(self.house.tables), len(self.connections), moves, games)

    def document(self, depth: int) -> File:
        """The page's document for links of that depth, made and compressed once."""
        if depth not in self.documents:
            self.documents[depth] = document(self.page, depth)
        return self.documents[depth]

    async def replayed(self, scope: Scope, work: Callable[[], T]) -> T:
        """Play a game again beside the tables, one at a time: tables go first."""
        if not self.replays.take(address_of(scope)):
            raise refused("request-too-many")
        async with self.replaying:
            return await asyncio.to_thread(work)

    def allows(self, path: str, address: str) -> bool:
        """Whether an address may make one more request; the files of the page cost less."""
        # The router passes over doubled slashes.
        counted = path.lstrip("/").startswith(("api", "health", "metrics"))
        return (self.requests if counted else self.files).take(address)

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
        before = self.house.office.outside.now() - self.settings.slow_seconds
        for connection in list(self.connections):
            if connection.too_slow(before):
                await connection.drop()
        self.house.put_away()
        await self._hear_of_others()

    async def _hear_of_others(self) -> None:
        """A server that has its folder for itself hears what its operator writes there beside it.

        Servers that share their tables hear of each other anyway (company.py).
        """
        office = self.house.office
        with suppress(LogFailed):
            if not office.shared and await office.log.written_elsewhere():
                await self.house.read_on()

    async def keep_tidy(self) -> None:
        """Sweep every second."""
        while True:
            await asyncio.sleep(1)
            await self.sweep()

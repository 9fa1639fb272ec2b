"""What goes wrong, one thing after another and several at once, chosen by a seed."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import asyncpg

from katzentisch.server.office.homes import home_of
from tests.faults.history import History, Kill
from tests.faults.parts import KINDS, Parts, Server
from tests.faults.proxy import Link

# So many things are broken at once at most.
AT_ONCE = 4
SERVERS = 3
HOURS = (-30, -7, -1, 1, 5, 26)
# After each server that is killed while all else is well, so long nothing else goes wrong: far more
# than a table may take to go on, so that the longest time is one that was measured.
QUIET_SECONDS = 10.0
USUAL_SECONDS = 5.0
AT_HOME = """
    SELECT topic, told.server FROM katzentisch.told JOIN katzentisch.servers
    ON servers.server = told.server
    WHERE body IS NOT NULL AND beat > extract(epoch FROM clock_timestamp()) - 2
"""


@dataclass(frozen=True)
class Measures:
    """How often what goes wrong, and for how long at most."""

    weights: dict[str, int]
    pause: tuple[float, float] = (0.2, 0.7)
    stopped: float = 30.0
    bell_gone: float = 60.0
    line: float = 5.0
    # After so many faults all is healed, and a server killed with nothing else broken.
    healed_every: int = 25


LONG = Measures(
    {
        "kill": 12, "stop": 12, "cut": 20, "refuse": 10, "half-open": 20, "delay": 10,
        "database": 5, "bell": 3, "drain": 5, "clock": 4, "fourth": 4,
    }
)  # fmt: skip
SHORT = Measures(
    dict.fromkeys(LONG.weights, 1),
    pause=(0.05, 0.25), stopped=1.5, bell_gone=1.0, line=1.0, healed_every=1000,
)  # fmt: skip


class Nemesis:
    """Breaks parts of the house, and mends them."""

    def __init__(
        self, parts: Parts, history: History, chance: random.Random, measures: Measures
    ) -> None:
        self.parts, self.history, self.chance, self.measures = parts, history, chance, measures
        # What is broken or being mended just now, by name.
        self.broken: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.faults: dict[str, Callable[[], Awaitable[bool]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "cut": self.cut,
            "refuse": self.refuse,
            "half-open": self.half_open,
            "delay": self.delay,
            "database": self.database,
            "bell": self.bell,
            "drain": self.drain,
            "clock": self.clock,
            "fourth": self.fourth,
        }
        self.done = 0

    async def rage(self, count: int, told: Callable[[str], None]) -> None:
        """So many faults; then everything is healed."""
        deck, healing = list[str](), self.measures.healed_every
        while self.done < count:
            if not deck:
                deck = [name for name, size in self.measures.weights.items() for _ in range(size)]
                self.chance.shuffle(deck)
            while len(self.tasks) >= AT_ONCE:
                await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)
            name = deck.pop()
            task = asyncio.create_task(self._one(name))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            await asyncio.sleep(self.chance.uniform(*self.measures.pause))
            if self.done >= healing:
                healing += self.measures.healed_every
                await self.healed()
                await self.kill_alone()
                told(f"{self.done} faults {self.history.faults}")
        await self.healed()

    async def _one(self, name: str) -> None:
        if await self.faults[name]():
            self.done += 1
            self.history.count(name)

    async def healed(self) -> None:
        """All faults have ended."""
        while self.tasks:
            for failed in await asyncio.gather(*self.tasks, return_exceptions=True):
                if isinstance(failed, BaseException):
                    raise failed

    # Choosing

    def _server(self) -> Server | None:
        """A server to which nothing is happening; one of three is always left."""
        free = [
            one
            for one in self.parts.servers[:SERVERS]
            if one.name not in self.broken and one.process is not None
        ]
        return self.chance.choice(free) if len(free) > 1 else None

    def _link(self) -> tuple[str, Link] | None:
        free = [
            (f"{server.name} {kind}", server.links[kind])
            for server in self.parts.servers
            for kind in KINDS
            if server.process is not None and f"{server.name} {kind}" not in self.broken
        ]
        return self.chance.choice(free) if free else None

    def _seconds(self, least: float, most: float) -> float:
        """Mostly short, sometimes as long as it may be."""
        usual = min(most, USUAL_SECONDS)
        return self.chance.uniform(
            *((usual, most) if self.chance.random() < 0.1 else (least, usual))
        )

    # Servers

    async def kill(self) -> bool:
        """SIGKILL, and a new process a moment later."""
        server = self._server()
        if server is None:
            return False
        await self._replace(server, signal.SIGKILL)
        return True

    async def drain(self) -> bool:
        """SIGTERM: it hands its tables over; then a new process."""
        server = self._server()
        if server is None:
            return False
        await self._replace(server, signal.SIGTERM)
        return True

    async def clock(self) -> bool:
        """A new process whose clock is wrong by hours."""
        server = self._server()
        if server is None:
            return False
        hours = self.chance.choice(HOURS)
        await self._replace(server, signal.SIGTERM, shift=3600.0 * hours)
        return True

    async def _replace(self, server: Server, number: signal.Signals, shift: float = 0.0) -> None:
        self.broken.add(server.name)
        try:
            server.tell(number)
            await server.gone()
            await asyncio.sleep(self.chance.uniform(0.0, 0.8))
            await self._start(server, shift)
        finally:
            self.broken.discard(server.name)

    async def _start(self, server: Server, shift: float = 0.0) -> None:
        """Start a server; one that finds no database ends, and is started again."""
        await server.start(shift)
        while not await server.serving():
            await server.start(shift)

    async def stop(self) -> bool:
        """SIGSTOP for a while: it does not know that it was away."""
        server = self._server()
        if server is None:
            return False
        self.broken.add(server.name)
        server.tell(signal.SIGSTOP)
        await asyncio.sleep(self._seconds(1.0, self.measures.stopped))
        server.tell(signal.SIGCONT)
        self.broken.discard(server.name)
        return True

    async def fourth(self) -> bool:
        """One more server comes, and goes again."""
        server = self.parts.servers[SERVERS]
        if server.name in self.broken:
            return False
        self.broken.add(server.name)
        await self._start(server)
        await asyncio.sleep(self.chance.uniform(0.5, self.measures.line))
        server.tell(self.chance.choice([signal.SIGTERM, signal.SIGKILL]))
        await server.gone()
        server.process = None
        self.broken.discard(server.name)
        return True

    async def kill_alone(self) -> None:
        """Kill a server while nothing else is broken, to see how soon its tables go on."""
        await asyncio.sleep(1.0 + self.chance.uniform(0.0, 0.5))
        homes = {one: await self._at_home(one) for one in self.parts.servers[:SERVERS]}
        server = max(homes, key=lambda one: len(homes[one]))
        tables = homes[server]
        server.tell(signal.SIGKILL)
        await server.gone()
        kill = Kill(time.time(), tables)
        await asyncio.sleep(QUIET_SECONDS)
        kill.until = time.time()
        self.history.kills.append(kill)
        self.history.count("kill")
        self.done += 1
        await self._start(server)

    async def _at_home(self, server: Server) -> list[str]:
        """The tables for which a server acts."""
        health = await server.health()
        if health is None:
            return []
        line = await asyncpg.connect(self.parts.address)
        try:
            rows = await line.fetch(AT_HOME)
        finally:
            await line.close()
        open_at: dict[str, list[str]] = {}
        for topic, name in rows:
            open_at.setdefault(topic, []).append(name)
        return [
            table
            for table, servers in open_at.items()
            if not table.startswith("*") and home_of(table, servers) == health["server"]
        ]

    # Lines

    async def _with_link(self, breaking: Callable[[Link], None], most: float) -> bool:
        chosen = self._link()
        if chosen is None:
            return False
        name, link = chosen
        self.broken.add(name)
        breaking(link)
        await asyncio.sleep(self.chance.uniform(0.1, most))
        link.heal()
        self.broken.discard(name)
        return True

    async def cut(self) -> bool:
        """All that are connected are reset."""
        return await self._with_link(Link.cut, 0.2)

    async def refuse(self) -> bool:
        """Reset, and nobody can connect for a while."""
        return await self._with_link(Link.refuse, self.measures.line)

    async def half_open(self) -> bool:
        """Nothing goes through, and nobody hears of it."""
        return await self._with_link(Link.hold, self.measures.line)

    async def delay(self) -> bool:
        """Everything comes late."""

        def slow(link: Link) -> None:
            link.delay = self.chance.uniform(0.02, 0.6)

        return await self._with_link(slow, self.measures.line)

    # Stores

    async def database(self) -> bool:
        """PostgreSQL as if its power had gone, and started again."""
        if not self.parts.database_up:
            return False
        await self.parts.stop_database()
        await asyncio.sleep(self.chance.uniform(0.0, 1.5))
        await self.parts.start_database()
        return True

    async def bell(self) -> bool:
        """Redis is gone for a while."""
        if not self.parts.bell_up:
            return False
        await self.parts.stop_bell()
        await asyncio.sleep(self._seconds(0.5, self.measures.bell_gone))
        await self.parts.start_bell()
        return True

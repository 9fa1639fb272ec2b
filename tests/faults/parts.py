"""All parts of the house: servers, PostgreSQL, Redis, and a link of ours between any two."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.faults.proxy import HOST, Link
from tests.launcher import PATIENCE, Launcher
from tests.real_servers import RealPostgres, RealRedis, free_port

DATABASE = "tables"
KINDS = ("clients", "database", "bell")


class Server:
    """A place for a server: its port and its links stay, processes come and go."""

    def __init__(self, name: str, parts: "Parts") -> None:
        self.name, self.parts = name, parts
        self.port = free_port()
        self.links = {
            "clients": Link(self.port),
            "database": Link(parts.postgres.port),
            "bell": Link(parts.redis.port),
        }
        self.process: int | None = None
        self.stopped = False

    @property
    def log(self) -> Path:
        return self.parts.folder / f"server-{self.name}.txt"

    @property
    def address(self) -> str:
        """Where clients reach it."""
        return f"{HOST}:{self.links['clients'].port}"

    async def start(self, shift: float = 0.0) -> None:
        """A new process; whether it can serve is seen later."""
        database = f"postgresql://postgres@{HOST}:{self.links['database'].port}/{DATABASE}"
        bell = f"redis://{HOST}:{self.links['bell'].port}/0"
        words = ["serve", "--database", database, "--bell", bell, "--port", str(self.port)]
        words += ["--no-browser", "--pace", str(self.parts.pace), "--away", "20"]
        self.process = await self.parts.launcher.fork(words, self.log, shift)
        self.stopped = False

    @property
    def alive(self) -> bool:
        """Whether its process is there."""
        if self.process is None:
            return False
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def tell(self, number: signal.Signals) -> None:
        """Tell the process something."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process, number)

    async def gone(self) -> None:
        """Wait until the process has ended."""
        end = time.monotonic() + PATIENCE
        while self.alive:
            if time.monotonic() > end:
                self.tell(signal.SIGKILL)
            await asyncio.sleep(0.02)

    async def health(self) -> dict[str, Any] | None:
        """What it says of itself, past all links; none where it does not answer."""
        try:
            async with httpx.AsyncClient(timeout=2.0, verify=False) as http:
                answer = await http.get(f"http://{HOST}:{self.port}/health")
                found: dict[str, Any] = answer.json()
                return found
        except (httpx.HTTPError, OSError, ValueError):
            return None

    async def serving(self) -> bool:
        """Wait until it answers; false if its process ends before."""
        end = time.monotonic() + PATIENCE
        while await self.health() is None:
            if not self.alive or time.monotonic() > end:
                return False
            await asyncio.sleep(0.05)
        return True


class Parts:
    """The whole house."""

    def __init__(self, folder: Path, names: str, pace: int) -> None:
        self.folder, self.pace = folder, pace
        self.postgres = RealPostgres(careful=True)
        # When each event was committed, by the clock of the database.
        self.postgres.settings = (*self.postgres.settings, "track_commit_timestamp=on")
        self.redis = RealRedis()
        self.launcher: Launcher
        self.servers = [Server(name, self) for name in names]
        self.database_up = self.bell_up = False

    async def open(self, count: int) -> None:
        """Start everything, and so many servers."""
        self.launcher = await Launcher.start()
        await asyncio.gather(self.start_database(), self.start_bell())
        await asyncio.to_thread(self.postgres.create, DATABASE)
        for server in self.servers:
            for link in server.links.values():
                await link.open()
        await asyncio.gather(*(server.start() for server in self.servers[:count]))
        for server in self.servers[:count]:
            assert await server.serving(), server.log.read_text()

    async def start_database(self) -> None:
        await asyncio.to_thread(self.postgres.start)
        self.database_up = True

    async def start_bell(self) -> None:
        await asyncio.to_thread(self.redis.start)
        self.bell_up = True

    async def stop_database(self) -> None:
        """As if the power had gone."""
        self.database_up = False
        await asyncio.to_thread(self.postgres.stop, immediate=True)

    async def stop_bell(self) -> None:
        self.bell_up = False
        await asyncio.to_thread(self.redis.stop)

    @property
    def addresses(self) -> list[str]:
        """Where clients may try: of all places, whether or not a server is there."""
        return [server.address for server in self.servers if server.process is not None]

    @property
    def address(self) -> str:
        """Of the database itself, past all links."""
        return self.postgres.address(DATABASE)

    async def close(self) -> None:
        """End everything."""
        for server in self.servers:
            for link in server.links.values():
                await link.close()
        if hasattr(self, "launcher"):
            await self.launcher.end()
        await asyncio.to_thread(self.redis.end)
        await asyncio.to_thread(self.postgres.end)

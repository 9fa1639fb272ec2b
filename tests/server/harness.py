"""A real server on a real port with a real file, and clients that speak to it."""

import asyncio
import hashlib
import heapq
import itertools
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from katzentisch.bots.asked import redealt
from katzentisch.bots.hints import BestMove, hint
from katzentisch.bots.search import Budget
from katzentisch.bots.standin import Choice
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.server.office.house import House
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.settings import Settings
from katzentisch.server.start.addresses import listening
from katzentisch.server.start.opened_house import close_house, configured, open_house
from tests.real_servers import RealPostgres
from tests.samples import with_hidden_moves

T = TypeVar("T")
# Against waiting for ever; a busy machine may take long.
PATIENCE = 120
LIMIT = 400
FOLDERS = itertools.count(1)
# `make stores`: whatever is tested with a folder is tested with a database.
ON_POSTGRES = os.environ.get("KATZENTISCH_TEST_STORE") == "postgres"
of_a_folder = pytest.mark.skipif(
    ON_POSTGRES, reason="looks into the file, or counts what one server alone waits for"
)


class RandomThinker:
    """A bot that plays at random, at once."""

    hurry = False

    def prepare(self, game: str) -> None:
        pass

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> Choice | None:
        seen = redealt(rules.name, state.copy(), seat, seed)
        return Choice(Plain(rules).random_move(seen, seat, seeded(seed)))

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> BestMove:
        # A small search, in this process: it must be the same in worlds the seat cannot tell apart.
        seen = redealt(rules.name, state.copy(), seat, seed)
        return hint(rules, seen, seat, language, names=names, seed=seed, budget=Budget(playouts=2))

    async def close(self) -> None:
        pass


@dataclass
class Chosen:
    """Outside that a test chooses: time stands still until it is told to go on."""

    seed: bytes = b"test"
    time: float = 1_000_000.0
    numbers: Any = field(default_factory=itertools.count)
    sleepers: list[tuple[float, int, asyncio.Event]] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        heapq.heappush(self.sleepers, (self.time + seconds, next(self.numbers), woken))
        await woken.wait()

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.time += seconds
        while self.sleepers and self.sleepers[0][0] <= self.time:
            heapq.heappop(self.sleepers)[2].set()

    def _digest(self, purpose: str) -> bytes:
        return hashlib.sha512(self.seed + f"{purpose}{next(self.numbers)}".encode()).digest()

    def outside(self) -> Outside:
        """These, as the server takes them."""
        return Outside(
            now=self.now,
            sleep=self.sleep,
            name=lambda length: self._digest("name").hex()[:length],
            token=lambda: self._digest("token").hex()[:32],
            secret=lambda size: self._digest("secret")[:size],
        )


def settings_for(folder: Path, **wishes: Any) -> Settings:
    """Settings for a test: any free port, bots at once, limits far away."""
    free: dict[str, Any] = {
        "data": folder,
        "port": 0,
        "pace": 0.0,
        "messages_per_second": 10_000.0,
        "messages_at_once": 10_000.0,
        "requests_per_second": 10_000.0,
        "requests_at_once": 10_000.0,
        "replays_at_once": 10_000.0,
        "tables_at_once": 1000.0,
        "connections_per_address": 10_000,
        "sockets_per_address": 10_000,
        "hello_seconds": PATIENCE,
        "slow_seconds": PATIENCE,
    }
    chosen = {} if "database" in wishes else in_chosen_store(folder)
    return Settings(**(free | chosen | wishes))


def in_chosen_store(folder: Path) -> dict[str, str]:
    """Where tables are kept unless a test says so: in the folder, or in a database of its own."""
    return {"database": database_of(folder)} if ON_POSTGRES else {}


@cache
def database_of(folder: Path) -> str:
    """The database that stands for a folder; who opens the folder again finds it again."""
    return common_postgres().create(f"folder{next(FOLDERS)}")


@cache
def common_postgres() -> RealPostgres:
    """A PostgreSQL that ends with the tests."""
    server = RealPostgres()
    server.start()
    return server


@dataclass
class Served:
    """A running server."""

    house: House
    port: int
    http: httpx.AsyncClient

    async def open_table(self, **wishes: Any) -> dict[str, Any]:
        """Open a table; what its creator gets."""
        usual = {"game": with_hidden_moves().name, "players": 4, "name": "Anna"}
        answer = await self.http.post("/api/tables", json=usual | wishes)
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def join(self, table: str, name: str, **wishes: Any) -> dict[str, Any]:
        """Sit down at a table."""
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name} | wishes)
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def client(
        self, table: str, token: str | None = None, *, since: int = 0, language: str = "en"
    ) -> "Client":
        """A client that has said hello."""
        client = await Client.connected(self.port)
        answer = await client.ask("hello", table=table, token=token, since=since, language=language)
        assert answer["type"] == "ok", answer
        await client.until(lambda one: one.update)
        return client

    async def full_table(self, players: int = 4, **wishes: Any) -> "list[Client]":
        """A table with a client on every seat, not yet started."""
        seated = [await self.open_table(players=players, **wishes)]
        for number in range(1, players):
            seated.append(await self.join(seated[0]["table"], f"Friend {number}"))
        clients = []
        for seat in seated:
            client = await self.client(seat["table"], seat["token"])
            client.token = seat["token"]
            client.table_id = seat["table"]
            clients.append(client)
        return clients


class Client:
    """One WebSocket. It keeps what it was told."""

    # All that are on the line; whoever a test forgets is hung up when its server ends.
    lines: ClassVar[list[ClientConnection]] = []

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers: Iterator[int] = itertools.count(1)
        self.raw: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.update: dict[str, Any] = {}
        self.token = ""
        self.table_id = ""

    @classmethod
    async def connected(cls, port: int, path: str = "/ws", **headers: str) -> Self:
        """A client on the line."""
        line = await connect(
            f"ws://127.0.0.1:{port}{path}",
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,
        )
        cls.lines.append(line)
        return cls(line)

    async def receive(self) -> dict[str, Any]:
        """The next message, taken to heart."""
        async with asyncio.timeout(PATIENCE):
            text = await self.line.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update":
            self.update = message
            self.table = message["table"] or self.table
            self.play = message["play"]
            self.events += message["events"]
        else:
            self.answers[message["id"]] = message
        return message

    async def send(self, kind: str, **words: Any) -> str:
        """Send a command; its id."""
        command = words.pop("id", None) or f"c{next(self.numbers)}"
        message = {"type": kind, "id": command} | words
        await self.line.send(msgspec.json.encode(message).decode())
        return command

    async def ask(self, kind: str, **words: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command = await self.send(kind, **words)
        while command not in self.answers:
            await self.receive()
        return self.answers.pop(command)

    async def done(self, kind: str, **words: Any) -> None:
        """A command that must succeed."""
        answer = await self.ask(kind, **words)
        assert answer["type"] == "ok", answer

    async def answer(self, matter: str, *, agree: bool) -> None:
        """Answer what is asked of the table, as soon as it is."""
        await self.until(lambda one: one.asked(matter))
        await self.done("answer", request=self.asked(matter)[0], agree=agree)

    def asked(self, matter: str) -> list[int]:
        """The numbers of the open requests of a kind."""
        return [one["number"] for one in self.table["requests"] if one["matter"] == matter]

    async def move(self, text: str) -> None:
        """Make a move that must succeed, and wait until it is seen."""
        before = len(self.events)
        await self.done("move", text=text)
        seat = self.update["seat"]
        while not any(
            event["seat"] == seat and event["kind"] in ("chosen", "moved")
            for event in self.events[before:]
        ):
            await self.receive()

    async def until(self, true: Callable[["Client"], object]) -> None:
        """Read until something is so."""
        while not true(self):
            await self.receive()

    @property
    def legal(self) -> list[str]:
        """The moves this seat may make."""
        return self.play["legal"] if self.play else []

    @property
    def view(self) -> dict[str, Any]:
        """The game as this seat sees it."""
        assert self.play is not None
        return self.play["view"]  # type: ignore[no-any-return]

    async def close(self) -> None:
        """Hang up."""
        await self.line.close()


@asynccontextmanager
async def served(
    folder: Path, chosen: Chosen | None = None, **wishes: Any
) -> AsyncIterator[Served]:
    """A server that runs as long as this block."""
    settings = settings_for(folder, **wishes)
    outside = chosen.outside() if chosen else Outside()
    house = await open_house(settings, RandomThinker(), outside)
    async with serving(house) as server:
        yield server
        # As a server does that is told to stop.
        await house.office.neighbours.leave()


@asynccontextmanager
async def serving(house: House) -> AsyncIterator[Served]:
    """A server for this house; it is closed at the end."""
    settings = house.office.settings
    port = listening(settings, "en")
    number = port.getsockname()[1]
    server = uvicorn.Server(configured(house))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([port]))
    while not server.started and not task.done():
        await asyncio.sleep(0.005)
    try:
        address = f"http://127.0.0.1:{number}"
        # Without TLS, so without the certificates that a client would read anew each time.
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as http:
            yield Served(house, number, http)
    finally:
        await hang_up_all()
        server.should_exit = True
        await task
        port.close()
        await close_house(house)


async def hang_up_all() -> None:
    """Close every line, also those a test has left open or broken."""
    lines, Client.lines[:] = list(Client.lines), []
    for line in lines:
        line.transport.abort()
        with suppress(Exception):
            await line.wait_closed()


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test's conversation."""

    async def limited() -> T:
        async with asyncio.timeout(LIMIT):
            return await test

    return asyncio.run(limited())


async def play_on(
    clients: list[Client],
    choose: Callable[[Client], str],
    stop: Callable[[Client], object] = lambda client: client.table["stage"] == "over",
) -> None:
    """Every client moves whenever it may, until something is so for all of them."""

    async def play(client: Client) -> None:
        while not stop(client):
            if client.legal:
                await client.move(choose(client))
            else:
                await client.receive()

    await asyncio.gather(*(play(client) for client in clients))


async def all_of(*work: Awaitable[Any]) -> None:
    """Do things at the same time."""
    await asyncio.gather(*work)

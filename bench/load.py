"""How many people the table server serves: `make load`.

A generator in this process plays real random games of Mückenstich over real sockets, in tables of
four, against a server in a process of its own, with every move durable and every seat told. The
same generator drives a bare echo server of the same stack in the same run, which answers each
message with 2 kB to four sockets and does nothing else: the ratio holds on any machine, the figures
do not.
"""

import asyncio
import base64
import os
import random
import sqlite3
import struct
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from katzentisch.server.office.settings import Settings
from katzentisch.server.table import events
from katzentisch.storage.sqlite import connect, migrate

PLAYERS = 4
GAME = "muckenstich"
FAR = 1e9


class Happened(msgspec.Struct):
    """An event's number; the rest is skipped."""

    n: int


class Legal(msgspec.Struct):
    """The moves a client may make."""

    legal: list[str]


class Told(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    id: str = ""
    n: int = 0
    play: Legal | None = None
    events: list[Happened] = []


read = msgspec.json.Decoder(Told).decode


def frame(text: bytes) -> bytes:
    """A client's frame; a mask of zeros keeps the generator cheap."""
    size = len(text)
    head = (
        struct.pack("!BB", 0x81, 0x80 | size)
        if size < 126
        else struct.pack("!BBH", 0x81, 0xFE, size)
    )
    return head + b"\0\0\0\0" + text


class Line(asyncio.Protocol):
    """A WebSocket client without a library, so that the generator is not the bottleneck."""

    def __init__(self, heard: Callable[["Line", bytes], None], hello: bytes) -> None:
        self.heard, self.hello = heard, hello
        self.buffer = bytearray()
        self.open = False
        self.transport: Any = None
        self.seat: Any = None

    def connection_made(self, transport: Any) -> None:
        """Ask for the WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of the stream."""
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open = True
            self.transport.write(frame(self.hello))
        while self._next():
            pass

    def _next(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        code, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if code == 1:
            self.heard(self, body)
        elif code == 9:
            self.transport.write(struct.pack("!BB", 0x8A, 0x80 | len(body)) + b"\0\0\0\0" + body)
        return True

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.transport.write(frame(text))


class Seat:
    """One client at a table."""

    def __init__(self, crowd: "Crowd", table: int, number: int) -> None:
        self.crowd, self.table, self.number = crowd, table, number
        self.line: Line | None = None
        self.seen = 0
        self.legal: list[str] = []
        self.commands = 0
        self.asked = False


class Crowd:
    """All clients, and what they measure."""

    def __init__(self, tables: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.seats = [[Seat(self, t, s) for s in range(PLAYERS)] for t in range(tables)]
        self.ok = self.rejected = self.updates = self.lost = 0
        self.greedy = False
        self.sent_at: dict[int, float] = {}
        self.latencies: list[float] = []
        self.ready: deque[Seat] = deque()

    def heard(self, line: Line, body: bytes) -> None:
        """A message for one seat."""
        seat: Seat = line.seat
        told = read(body)
        if told.type in ("ok", "rejected"):
            self.ok += told.type == "ok"
            self.rejected += told.type == "rejected"
            seat.asked = False
        elif told.type == "update":
            self.updates += 1
            for event in told.events:
                self.lost += event.n != seat.seen + 1
                seat.seen = event.n
            began = self.sent_at.get(seat.table)
            if began is not None:
                self.latencies.append(time.perf_counter() - began)
            # Until a move is answered, updates still speak of the time before it.
            seat.legal = told.play.legal if told.play and not seat.asked else []
            if seat.legal:
                if self.greedy:
                    self.move(seat)
                else:
                    self.ready.append(seat)

    def move(self, seat: Seat) -> None:
        """Any legal move."""
        assert seat.line is not None
        seat.commands += 1
        text = self.chance.choice(seat.legal)
        seat.legal = []
        seat.asked = True
        seat.line.say(b'{"type":"move","id":"%d","text":"%s"}' % (seat.commands, text.encode()))

    async def connect(self, port: int) -> None:
        """Everybody comes, a hundred at a time."""
        loop = asyncio.get_running_loop()
        everybody = [seat for table in self.seats for seat in table]
        for first in range(0, len(everybody), 100):
            await asyncio.gather(
                *(self._come(loop, port, seat) for seat in everybody[first : first + 100])
            )
        while any(seat.seen == 0 for seat in everybody):
            await asyncio.sleep(0.05)

    async def _come(self, loop: asyncio.AbstractEventLoop, port: int, seat: Seat) -> None:
        token = token_of(seat.table, seat.number)
        hello = f'{{"type":"hello","id":"h","table":"t{seat.table}","token":"{token}"}}'
        line = Line(self.heard, hello.encode())
        line.seat = seat
        seat.line = line
        await loop.create_connection(lambda: line, "127.0.0.1", port)

    def begin(self) -> None:
        """Whoever may, moves."""
        self.greedy = True
        for table in self.seats:
            for seat in table:
                if seat.legal:
                    self.move(seat)

    async def paced(self, per_second: int, seconds: float) -> None:
        """So many moves a second, one at a time at each table."""
        self.greedy = False
        loop = asyncio.get_running_loop()
        start, sent = loop.time(), 0
        while (passed := loop.time() - start) < seconds:
            while sent < passed * per_second and self.ready:
                seat = self.ready.popleft()
                if seat.legal:
                    self.sent_at[seat.table] = time.perf_counter()
                    self.move(seat)
                    sent += 1
            await asyncio.sleep(0.002)


def token_of(table: int, seat: int) -> str:
    """A seat's token, known to the generator."""
    return sha256(f"{table}/{seat}".encode()).hexdigest()[:32]


def prepare(folder: Path, tables: int) -> None:
    """Tables with everybody seated and the cards dealt, written into the log beforehand."""
    from katzentisch.games import rulebooks

    db = connect(folder / "tables.db")
    migrate(db)
    now = time.time()
    db.execute("BEGIN")
    for number in range(tables):
        options = rulebooks()[GAME].defaults()
        secret = sha256(b"%d" % number).hexdigest()
        what: list[events.Happened] = [
            events.Created(
                GAME, PLAYERS, options, "novice", True, "anyone", False, None, secret, number
            )
        ]
        for seat in range(PLAYERS):
            lock = sha256(token_of(number, seat).encode()).hexdigest()
            what.append(events.Sat(seat, f"P{seat} of {number}", lock, ""))
        what.append(events.Started(f"g{number}", []))
        db.execute("INSERT INTO tables VALUES (?)", (f"t{number}",))
        for seq, one in enumerate(what, start=1):
            body = events.encode(events.Logged(one))
            db.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (f"t{number}", seq, now, body))
    db.execute("COMMIT")
    db.close()


async def serve_tables(folder: Path) -> None:
    """The table server without limits."""
    from katzentisch.server.start.addresses import listening
    from katzentisch.server.start.serving import run

    settings = Settings(
        data=folder,
        port=0,
        messages_per_second=FAR,
        messages_at_once=FAR,
        requests_per_second=FAR,
        requests_at_once=FAR,
        connections_per_address=1_000_000,
        sockets_per_address=1_000_000,
        sockets=1_000_000,
        slow_seconds=FAR,
    )
    port = listening(settings, "en")
    number = port.getsockname()[1]
    await run(settings, port, lambda: print(number, flush=True))


async def serve_echo() -> None:
    """Four sockets make a table; a message from one is answered with 2 kB to all four."""
    import uvicorn
    from litestar import Litestar, asgi

    from katzentisch.server.door.admission import Door
    from katzentisch.server.door.sockets import protocols
    from katzentisch.server.start.addresses import listening

    tables: dict[bytes, list[Any]] = {}
    answer = '{"type":"update","n":0,"pad":"%s"}' % ("x" * 2000)
    ok = '{"type":"ok"}'

    @asgi("/ws", copy_scope=False)
    async def echo(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        name = msgspec.json.decode((await receive())["text"])["table"]
        table = tables.setdefault(name, [])
        table.append(send)
        await send({"type": "websocket.send", "text": answer})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": ok})
            for other in table:
                await other({"type": "websocket.send", "text": answer})

    settings = Settings(data=Path(), port=0)
    _, table_socket = protocols(Door(settings, time.time), settings)
    port = listening(settings, "en")
    number = port.getsockname()[1]
    config = uvicorn.Config(
        Litestar([echo]),
        ws=table_socket,  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
    )
    server = uvicorn.Server(config)
    print(number, flush=True)
    await server.serve(sockets=[port])


def resident(pid: int) -> int:
    """A process's memory in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise ValueError(pid)


def processor_time(pid: int) -> float:
    """The CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Child:
    """A server in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process, self.port = process, port

    @classmethod
    async def started(cls, *words: str) -> "Child":
        """Start it and hear its port."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.load", *words, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        return cls(process, int(await process.stdout.readline()))

    async def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        await self.process.wait()


class EchoCrowd(Crowd):
    """Clients of the echo server: one in four speaks, and again when answered."""

    def heard(self, line: Line, body: bytes) -> None:
        """An answer or an echo."""
        seat: Seat = line.seat
        told = read(body)
        if told.type == "ok":
            self.ok += 1
            seat.legal = ["play R12"]
            if self.greedy:
                self.move(seat)
        else:
            self.updates += 1
            seat.seen = 1

    def begin(self) -> None:
        """One of each table speaks."""
        self.greedy = True
        for table in self.seats:
            table[0].legal = ["play R12"]
            self.move(table[0])


def percentile(values: list[float], share: float) -> float:
    """The value below which that share lies."""
    return sorted(values)[int(share * (len(values) - 1))] if values else 0.0


@dataclass(frozen=True)
class Speed:
    """Moves and updates a second, and CPU seconds a second of the server and of the generator."""

    moves: float
    updates: float
    server: float
    generator: float

    @property
    def each(self) -> str:
        """What a move costs. Near one whole CPU, the server or the generator is the limit."""
        return (
            f"{self.server / self.moves * 1e6:.0f} µs CPU a move ({self.server:.2f} CPU;"
            f" generator {self.generator / self.moves * 1e6:.0f} µs, {self.generator:.2f} CPU)"
        )


async def throughput(crowd: Crowd, child: Child, seconds: float) -> Speed:
    """How fast it goes when everybody moves as soon as he may."""
    crowd.begin()
    await asyncio.sleep(1)
    moves, updates = crowd.ok, crowd.updates
    used, own = processor_time(child.process.pid), time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    used, own = processor_time(child.process.pid) - used, time.process_time() - own
    crowd.greedy = False
    moves, updates = crowd.ok - moves, crowd.updates - updates
    return Speed(moves / passed, updates / passed, used / passed, own / passed)


def say(text: str) -> None:
    """A line of the report."""
    print(text, flush=True)


async def measure(sockets: int, seconds: float, *, echo: bool) -> None:
    """One crowd against the table server, and perhaps against the echo server."""
    tables = sockets // PLAYERS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder, tables)
        child = await Child.started("tables", name)
        crowd = Crowd(tables, 1)
        before = resident(child.process.pid)
        await crowd.connect(child.port)
        each = (resident(child.process.pid) - before) / sockets
        say(f"{sockets} sockets at {tables} tables: {each / 1000:.0f} kB an idle socket")
        if sockets >= 5000:
            await crowd.paced(500, seconds)
            p50, p99 = (1000 * percentile(crowd.latencies, share) for share in (0.5, 0.99))
            say(
                f"  500 moves/s: {crowd.ok - sockets} moves,"
                f" told after p50 {p50:.1f} ms, p99 {p99:.1f} ms"
            )
        speed = await throughput(crowd, child, seconds)
        say(
            f"  as fast as it goes: {speed.moves:.0f} durable moves/s,"
            f" {speed.updates:.0f} updates/s, {speed.each};"
            f" lost or reordered events: {crowd.lost}, rejected: {crowd.rejected}"
        )
        await asyncio.sleep(0.5)
        await child.stop()
        kept = sqlite3.connect(folder / "tables.db").execute("SELECT count(*) FROM events")
        written = kept.fetchone()[0] - 6 * tables
        say(f"  moves answered ok {crowd.ok - sockets}, moves in the log {written}")
    if echo:
        child = await Child.started("echo")
        bare = EchoCrowd(tables, 1)
        await bare.connect(child.port)
        echo_speed = await throughput(bare, child, seconds)
        await child.stop()
        say(
            f"  bare echo of the same stack: {echo_speed.moves:.0f} moves/s, {echo_speed.each};"
            f" the table server does {speed.moves / echo_speed.moves:.2f} of it"
        )


async def main() -> None:
    """Be one of the servers, or measure them."""
    from bench.full_house import measure_full_house, measure_hints, serve_bots

    match sys.argv[1:]:
        case ["tables", folder]:
            await serve_tables(Path(folder))
        case ["echo"]:
            await serve_echo()
        case ["bots", folder]:
            await serve_bots(Path(folder))
        case ["full", tables, seconds]:
            await measure_full_house(int(tables), float(seconds))
        case ["hints", seconds]:
            await measure_hints(float(seconds))
        case [sockets, seconds]:
            await measure(int(sockets), float(seconds), echo=True)
        case _:
            await measure(1000, 8, echo=True)
            await measure(5000, 10, echo=False)
            await measure_full_house(40, 20)
            await measure_full_house(150, 20)
            await measure_hints(10)


if __name__ == "__main__":
    from katzentisch.server.start.serving import fast_loop

    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(main())

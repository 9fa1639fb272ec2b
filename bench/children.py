"""The servers of a load test, each in a process of its own: tables, and the bare echo."""

import asyncio
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, asgi

from katzentisch.server.door.understanding import understood
from katzentisch.server.office.settings import Settings
from katzentisch.server.start.addresses import listening
from katzentisch.server.start.serving import run
from katzentisch.storage.log import Entry, EventLog

FAR = 1e9


def tables_settings(place: str | Path, bell: str | None = None) -> Settings:
    """No limits, on a folder or a database."""
    shared = "://" in str(place)
    return Settings(
        data=Path() if shared else Path(place),
        database=str(place) if shared else None,
        bell=bell,
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


async def serve_tables(place: str, bell: str | None) -> None:
    """The table server."""
    settings = tables_settings(place, bell)
    port = listening(settings, "en")
    number = port.getsockname()[1]
    await run(settings, port, lambda: print(number, flush=True))


class Keeping:
    """What an echo that keeps what it hears does besides: read JSON, write the log, make JSON."""

    def __init__(self, log: EventLog) -> None:
        self.log, self.seqs = log, Counter[str]()

    async def keep(self, table: str, said: str) -> None:
        """Durable when this returns."""
        self.seqs[table] += 1
        body = msgspec.json.encode(understood(said))
        await self.log.append(Entry(f"echo {table}", self.seqs[table], time.time(), body))

    def made(self, text: str) -> str:
        """A message as long as that one, encoded anew."""
        kind = "ok" if text.startswith('{"type":"ok"') else "update"
        room = len(text) - len(msgspec.json.encode({"type": kind, "pad": []}))
        return msgspec.json.encode({"type": kind, "pad": [10] * (room // 3)}).decode()


def echo_config(size: int, told: float, keeping: Keeping | None = None) -> uvicorn.Config:
    """A bare server of the same framework: nothing is understood, kept or made out.

    Whoever speaks gets an answer, and so do as many others of his table that each message makes
    `told` packets of `size` bytes on the whole. With `keeping` it knows no game either, but what
    it hears is durable before it is answered, and its messages are made for each.
    """
    tables: dict[str, list[Any]] = {}
    answer = '{"type":"ok","pad":"%s"}' % ("x" * (size - 24))
    echo = '{"type":"update","pad":"%s"}' % ("x" * (size - 28))
    owed = 0.0
    made = keeping.made if keeping else str

    @asgi("/ws", copy_scope=False)
    async def socket(scope: Any, receive: Any, send: Any) -> None:
        nonlocal owed
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        name = msgspec.json.decode((await receive())["text"])["table"]
        table = tables.setdefault(name, [])
        table.append(send)
        await send({"type": "websocket.send", "text": echo})
        while (message := await receive())["type"] == "websocket.receive":
            if keeping:
                await keeping.keep(name, message["text"])
            owed += told
            await send({"type": "websocket.send", "text": made(answer)})
            owed -= 1
            for other in table:
                if owed >= 1 and other is not send:
                    await other({"type": "websocket.send", "text": made(echo)})
                    owed -= 1

    return uvicorn.Config(
        Litestar([socket]),
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        log_level="warning",
    )


async def serve_echo(size: int, told: float) -> None:
    """The bare echo."""
    port = listening(Settings(data=Path(), port=0), "en")
    number = port.getsockname()[1]
    server = uvicorn.Server(echo_config(size, told))
    print(number, flush=True)
    await server.serve(sockets=[port])


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

    def let_compile(self, going: bool) -> int:
        """Let the processes go on that compile for its bots, or hold them; how many there are."""
        ours, found = os.getsid(self.process.pid), 0
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            for child in map(int, (thread / "children").read_text().split()):
                # They are apart: in a session of their own.
                if os.getsid(child) != ours:
                    os.kill(child, signal.SIGCONT if going else signal.SIGSTOP)
                    found += 1
        return found

    @property
    def resident(self) -> int:
        """Its memory in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        raise ValueError(self.process.pid)

    @property
    def main_seconds(self) -> float:
        """The CPU seconds of its main thread."""
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9

    @property
    def all_seconds(self) -> float:
        """The CPU seconds of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_seconds() -> float:
    """The CPU seconds of this process, the generator."""
    return time.process_time()

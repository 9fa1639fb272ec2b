"""A line that is free is written to at once: the same bytes, in the same order, in one packet."""

import asyncio
import json
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from katzentisch.server.door.app import table_named
from katzentisch.server.door.connection import Connection
from katzentisch.server.door.frames import framed
from katzentisch.server.office.house import House
from katzentisch.server.start.addresses import taken
from tests.samples import in_turn
from tests.server.harness import run, served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_by_the_library(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("/ws", ""),
        ("/ws/abc", "abc"),
        # Whatever else there is, the router decides about.
        ("/ws/", None),
        ("//ws", None),
        ("/ws/a/b", None),
        ("/wsx", None),
        ("/api/ws", None),
        ("/", None),
    ],
)
def test_only_usual_addresses_go_past_the_router(path: str, named: str | None) -> None:
    assert table_named(path) == named


class OpenLine:
    """A client whose line is free until a test says otherwise."""

    def __init__(self, *said: dict[str, Any]) -> None:
        self.said = list(said)
        self.free = True
        self.reads, self.speaks = asyncio.Event(), asyncio.Event()
        # What was written at once, packet by packet, and what the writer had to wait with.
        self.packets: list[list[dict[str, Any]]] = []
        self.waited: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        while not self.said:
            self.speaks.clear()
            await self.speaks.wait()
        return {"type": "websocket.receive", "text": json.dumps(self.said.pop(0))}

    def say(self, **words: Any) -> None:
        self.said.append(words)
        self.speaks.set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.waited += [json.loads(text) for text in message["texts"]]

    def write(self, texts: Sequence[bytes]) -> None:
        assert self.free
        self.packets.append([json.loads(text) for text in texts])


def test_an_answer_goes_before_its_update_and_nothing_overtakes_a_full_line(
    tmp_path: Path,
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            first = clients[0]
            hello = {"type": "hello", "id": "h", "table": first.table_id, "token": first.token}
            line = OpenLine(hello)
            one = Connection(server.house, line.receive, line.send, line=line)
            serving = asyncio.create_task(one.run())
            while not line.packets or line.packets[-1][-1]["type"] != "update":
                await asyncio.sleep(0.002)
            known = len(line.packets)
            line.say(type="say", id="1", phrase="hello")
            while len(line.packets) == known:
                await asyncio.sleep(0.002)
            assert [told["type"] for told in line.packets[known]] == ["ok", "update"]
            assert len(line.packets) == known + 1
            # The line is full: what comes now waits, and one update tells of all of it.
            line.free = False
            for _ in range(20):
                await clients[1].done("say", phrase="thanks")
            assert one.sending_since is not None
            line.free = True
            await clients[1].done("say", phrase="wow")
            assert len(line.packets) == known + 1
            line.reads.set()
            last = server.house.tables[first.table_id].table.chronicle.last_number(0)
            while not line.waited or line.waited[-1]["n"] < last:
                await asyncio.sleep(0.002)
            told = [message for packet in line.packets for message in packet] + line.waited
            numbers = [e["n"] for message in told if "events" in message for e in message["events"]]
            assert numbers == list(range(1, last + 1))
            assert len(line.waited) < 5
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    run(conversation())


class BrokenLine(OpenLine):
    """A line that cannot be written to at once, though it says so, once it is broken."""

    broken = False

    def write(self, texts: Sequence[bytes]) -> None:
        if self.broken:
            raise RuntimeError("a line is broken")
        super().write(texts)


async def at_table(house: House, line: OpenLine) -> tuple[Connection, "asyncio.Task[int | None]"]:
    """Whoever has said hello on a line, and has been told how things stand."""
    one = Connection(house, line.receive, line.send, line=line)
    serving = asyncio.create_task(one.run())
    while not line.packets or line.packets[-1][-1]["type"] != "update":
        await asyncio.sleep(0.002)
    return one, serving


def test_a_line_that_breaks_keeps_the_news_from_nobody_else(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            table = clients[0].table_id
            hello = {"type": "hello", "id": "h", "table": table}
            # Viewers have no order, so there are several of either kind.
            lines = [
                *(BrokenLine(hello | {"token": clients[0].token}) for _ in range(5)),
                *(OpenLine(hello) for _ in range(5)),
            ]
            there = [await at_table(server.house, line) for line in lines]
            for line in lines[:5]:
                line.broken = True  # type: ignore[attr-defined]
            known = [len(line.packets) for line in lines]
            await clients[1].done("say", phrase="hello")
            for line, before in zip(lines[5:], known[5:], strict=True):
                assert [told["type"] for told in line.packets[before]] == ["update"]
            # Nothing is lost for the others either: the writer brings it, answers first.
            lines[0].say(type="ping", id="p")
            for line in lines[:5]:
                line.reads.set()
            while len(lines[0].waited) < 2 or not lines[1].waited:
                await asyncio.sleep(0.002)
            assert {told["type"] for told in lines[0].waited} == {"pong", "update"}
            assert lines[1].waited[-1]["events"][-1]["kind"] == "said"
            for _, serving in there:
                serving.cancel()
            await asyncio.gather(*(one for _, one in there), return_exceptions=True)

    run(conversation())


def test_no_packet_waits_for_more() -> None:
    """Answers over HTTP are written in two parts: the second would wait for the first's receipt."""

    async def conversation() -> None:
        at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def greet(_: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
            there = line.get_extra_info("socket")
            at_once.set_result(there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            line.close()
            await line.wait_closed()

        async with await asyncio.start_server(greet, sock=taken("127.0.0.1", 0)) as server:
            reader, line = await asyncio.open_connection(*server.sockets[0].getsockname())
            assert await at_once
            await reader.read()
            line.close()
            await line.wait_closed()

    run(conversation())

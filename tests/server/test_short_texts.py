"""Short texts are read without the library, and nothing else is: what it would refuse, it does."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from katzentisch.server.door.frames import short_text
from katzentisch.server.door.inbox import Inbox
from katzentisch.server.door.sockets import TableSocket
from tests.samples import in_turn
from tests.server.harness import Client, Served, run, served

PROTOCOL_ERROR, NO_TEXT = 1002, 1007


def ping(name: str) -> bytes:
    return json.dumps({"type": "ping", "id": name}).encode()


def framed(text: bytes, *, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 60, 125])
def test_a_whole_short_text_is_read(size: int) -> None:
    assert short_text(framed(b"x" * size)) == "x" * size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        framed(b"x" * 126),
        framed(b"hello")[:-1],
        framed(b"hello") + b"x",
        framed(b"hello", fin=False),
        framed(b"\xff"),
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        bytes((0xC1,)) + framed(b"hello")[1:],
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    ],
    # Not the bytes themselves: their masks are random, and names of tests are not.
    ids=[
        "nothing",
        "half a head",
        "too long",
        "too short",
        "more than one",
        "a first piece",
        "no text",
        "bytes",
        "a ping",
        "an extension",
        "without a mask",
    ],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


class Pieces:
    """What the library was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read: list[bytes] = []
        self.more = asyncio.Event()
        usual = WebSocketsSansIOProtocol.data_received

        def data_received(protocol: Any, data: bytes) -> None:
            self.read.append(data)
            self.more.set()
            usual(protocol, data)

        monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)

    async def come(self, piece: bytes) -> None:
        """Wait until the library has read this."""
        while piece not in self.read:
            self.more.clear()
            await self.more.wait()


async def closed_with(client: Client) -> int | None:
    """How the server ends the line."""
    try:
        while True:
            await client.receive()
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else None


async def player(server: Served) -> Client:
    """Somebody at a table of his own."""
    seat = await server.open_table(game=in_turn().name, players=4)
    return await server.client(seat["table"], seat["token"])


def with_a_player(folder: Path, conversation: Callable[[Client], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with served(folder) as server:
            await conversation(await player(server))

    run(whole())


def test_the_library_reads_no_short_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = Pieces(monkeypatch)

    async def conversation(client: Client) -> None:
        before = len(pieces.read)
        for _ in range(5):
            assert (await client.ask("ping"))["type"] == "pong"
        assert len(pieces.read) == before
        # What is long or comes in pieces it reads, and afterwards again none.
        assert (await client.ask("why", moves=["play R1"] * 20))["type"] in ("reasons", "rejected")
        assert len(pieces.read) > before
        before = len(pieces.read)
        assert (await client.ask("ping"))["type"] == "pong"
        assert len(pieces.read) == before

    with_a_player(tmp_path, conversation)


def test_a_text_in_two_pieces_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = Pieces(monkeypatch)

    async def conversation(client: Client) -> None:
        for cut in (1, 2, 4, 6, 10):
            whole = framed(ping(f"p{cut}"))
            client.line.transport.write(whole[:cut])
            await pieces.come(whole[:cut])
            client.line.transport.write(whole[cut:])
            while f"p{cut}" not in client.answers:
                await client.receive()
            assert (await client.ask("ping"))["type"] == "pong"

    with_a_player(tmp_path, conversation)


def test_the_rest_of_a_text_is_no_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = Pieces(monkeypatch)

    async def conversation(client: Client) -> None:
        # The second half of this text, as it is on the line, is itself a whole masked text.
        inner, mask = framed(ping("inner")), b"\x01\x02\x03\x04"
        head = bytes((0x81, 0x80 | (4 + len(inner)))) + mask + b"abcd"
        client.line.transport.write(head)
        await pieces.come(head)
        client.line.transport.write(inner)
        assert not is_text(apply_mask(inner, mask))
        assert await closed_with(client) == NO_TEXT
        assert "inner" not in client.answers

    with_a_player(tmp_path, conversation)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def test_a_text_within_a_text_ends_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = Pieces(monkeypatch)

    async def conversation(client: Client) -> None:
        begun = framed(ping("begun"), fin=False)
        client.line.transport.write(begun)
        await pieces.come(begun)
        client.line.transport.write(framed(ping("within")))
        assert await closed_with(client) == PROTOCOL_ERROR
        assert "within" not in client.answers

    with_a_player(tmp_path, conversation)


def test_what_is_no_text_ends_the_line(tmp_path: Path) -> None:
    async def conversation(client: Client) -> None:
        client.line.transport.write(framed(b'{"type":"ping","id":"\xff"}'))
        assert await closed_with(client) == NO_TEXT

    with_a_player(tmp_path, conversation)


class ServersEnd:
    """The server's end of the last line, and what came in there for the application."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.came: list[str] = []
        self.more = asyncio.Event()
        usual = Inbox.put_nowait

        def put_nowait(inbox: Inbox, message: Any) -> None:
            self.came.append(message.get("text", ""))
            self.more.set()
            usual(inbox, message)

        def run_asgi(socket: TableSocket) -> Awaitable[None]:
            self.socket = socket
            return serve(socket)

        serve = TableSocket.run_asgi
        monkeypatch.setattr(Inbox, "put_nowait", put_nowait)
        monkeypatch.setattr(TableSocket, "run_asgi", run_asgi)

    async def more_than(self, count: int) -> None:
        """Wait until more than so many messages have come."""
        while len(self.came) <= count:
            self.more.clear()
            await self.more.wait()


def test_who_says_more_than_is_listened_to_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = ServersEnd(monkeypatch)

    async def conversation() -> None:
        async with served(tmp_path) as server:
            client = await player(server)
            (live,) = server.house.tables.values()
            known = len(end.came)
            async with live.keeper.lock:
                said = await client.send("say", phrase="hello")
                await end.more_than(known)
                # One packet each: the table is busy, so nobody takes them.
                for number in range(2):
                    client.line.transport.write(framed(ping(f"p{number}")))
                    await end.more_than(known + 1 + number)
                assert not end.socket.transport.is_reading()
                for number in range(2, 2000):
                    client.line.transport.write(framed(ping(f"p{number}")))
                    await asyncio.sleep(0)
                assert len(end.came) == known + 3
            while "p1999" not in client.answers:
                await client.receive()
            assert list(client.answers) == [said, *(f"p{number}" for number in range(2000))]
            assert end.socket.transport.is_reading()

    run(conversation())


def test_after_goodbye_nothing_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = ServersEnd(monkeypatch)

    async def conversation(client: Client) -> None:
        await end.socket.send({"type": "websocket.close", "code": 1000})
        known = len(end.came)
        end.socket.data_received(framed(ping("late")))
        assert not any("late" in text for text in end.came[known:])

    with_a_player(tmp_path, conversation)


def test_where_texts_are_compressed_the_library_reads_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = Pieces(monkeypatch)

    async def conversation() -> None:
        async with served(tmp_path, deflate=True) as server:
            seat = await server.open_table(game=in_turn().name, players=4)
            address = f"ws://127.0.0.1:{server.port}/ws"
            async with connect(address, compression="deflate") as line:
                assert line.protocol.extensions
                client = Client(line)
                await client.done("hello", table=seat["table"], token=seat["token"])
                # Whoever may compress need not.
                plain = framed(ping("plain"))
                line.transport.write(plain)
                await client.until(lambda one: "plain" in one.answers)
                assert plain in pieces.read

    run(conversation())


def test_messages_are_taken_in_their_order() -> None:
    async def conversation() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        asking = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert [await asking, await inbox.get(), await inbox.get()] == [0, 1, 2]
        assert inbox.empty()
        # Who gives up asking takes nothing with him.
        asking = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        asking.cancel()
        inbox.put_nowait(3)
        assert await inbox.get() == 3

    run(conversation())

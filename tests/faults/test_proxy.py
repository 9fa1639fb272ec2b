"""The lines that a trial breaks do break, and heal."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import ClassVar

import pytest

from tests.faults.proxy import HOST, Link

pytestmark = pytest.mark.sockets
# Against waiting for ever.
PATIENCE = 60


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(100):
            writer.write(data)
    writer.close()


@asynccontextmanager
async def an_echo() -> AsyncIterator[Link]:
    """A link to somebody who says everything again."""
    server = await asyncio.start_server(echo, HOST, 0)
    link = Link(server.sockets[0].getsockname()[1])
    await link.open()
    try:
        yield link
    finally:
        await link.close()
        for caller in Caller.callers:
            caller.writer.transport.abort()
        Caller.callers.clear()
        server.close()
        # The other ends hear of it.
        await asyncio.sleep(0.01)


class Caller:
    """Somebody on the line."""

    callers: ClassVar[list["Caller"]] = []

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.callers.append(self)

    @classmethod
    async def of(cls, link: Link) -> "Caller":
        return cls(*await asyncio.open_connection(HOST, link.port))

    async def ask(self, word: bytes) -> bytes:
        self.writer.write(word)
        return await self.reader.readexactly(len(word))


def run(conversation: Callable[[Link], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(PATIENCE), an_echo() as link:
            await conversation(link)

    asyncio.run(limited())


def test_a_healthy_link_carries_everything() -> None:
    async def conversation(link: Link) -> None:
        caller = await Caller.of(link)
        assert await caller.ask(b"miau") == b"miau"
        caller.writer.write_eof()
        assert await caller.reader.read() == b""

    run(conversation)


def test_who_is_cut_off_hears_it_and_may_come_again() -> None:
    async def conversation(link: Link) -> None:
        caller = await Caller.of(link)
        assert await caller.ask(b"miau") == b"miau"
        link.cut()
        with pytest.raises(ConnectionResetError):
            await caller.reader.read()
        assert await (await Caller.of(link)).ask(b"again") == b"again"

    run(conversation)


def test_where_the_link_refuses_nobody_comes_through_until_it_is_healed() -> None:
    async def conversation(link: Link) -> None:
        link.refuse()
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await (await Caller.of(link)).ask(b"miau")
        link.heal()
        assert await (await Caller.of(link)).ask(b"miau") == b"miau"

    run(conversation)


def test_a_half_open_line_says_nothing_and_goes_on_when_it_is_healed() -> None:
    async def conversation(link: Link) -> None:
        caller = await Caller.of(link)
        assert await caller.ask(b"miau") == b"miau"
        link.hold()
        assert not link.healthy
        answer = asyncio.ensure_future(caller.ask(b"still there?"))
        done, _ = await asyncio.wait([answer], timeout=0.05)
        assert not done
        link.heal()
        assert await answer == b"still there?"

    run(conversation)


def test_a_slow_line_carries_everything_late() -> None:
    async def conversation(link: Link) -> None:
        caller = await Caller.of(link)
        link.delay = 0.02
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await caller.ask(b"miau") == b"miau"
        # There and back.
        assert loop.time() - began >= 0.04

    run(conversation)

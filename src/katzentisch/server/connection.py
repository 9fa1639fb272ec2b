"""One WebSocket: commands come in one by one, updates go out as fast as the other side reads.

The outgoing side has one place for an answer and one mark that there is something new. A client
that stops reading therefore costs no memory and holds up nobody: when it reads again it gets the
present state and everything that happened meanwhile.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from katzentisch.core.game import Refused
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server import protocol
from katzentisch.server.house import House
from katzentisch.server.limits import Bucket
from katzentisch.server.protocol import Rejected
from katzentisch.server.room import Room, rejected
from katzentisch.server.table import refused

log = logging.getLogger("katzentisch.server")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(protocol.AnyCommand).decode

Scope: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

GOING_AWAY, TOO_BIG = 1001, 1009
# Not an ASGI message: our own protocol (server/sockets.py) cuts the line without waiting.
ABORT = "katzentisch.abort"
# Nor is this: several texts, already encoded, in one packet.
TEXTS = "katzentisch.texts"
NOT_A_MESSAGE, NO_HELLO, TOO_SLOW, TOO_MANY = 4400, 4401, 4408, 4429


class Closed(Exception):
    """The connection ends; the code tells why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A client that has been let in."""

    def __init__(self, house: House, receive: Receive, send: Send) -> None:
        self.house, self.office = house, house.office
        self.receive, self.send = receive, send
        settings, now = self.office.settings, self.office.surroundings.now()
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once, now)
        self.room: Room | None = None
        self.viewer = SPECTATOR
        self.lock = ""
        self.language: protocol.Language = "en"
        self.since = 0
        # The last event and table told to this client.
        self.told: tuple[int, int] | None = None
        self.answer: bytes | None = None
        self.answered = asyncio.Event()
        self.news = asyncio.Event()
        self.sending_since: float | None = None
        self.reader: asyncio.Task[Any] | None = None
        self.listening = False
        self.gone = False

    # Coming in

    async def run(self) -> int | None:
        """Serve the client until it goes; the code to close with, none if it is given up."""
        self.reader = asyncio.current_task()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except Closed as closed:
            return None if self.gone else closed.code
        except asyncio.CancelledError:
            if not self.gone:
                raise
        finally:
            if self.room is not None:
                self.room.leave(self)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await writer
        return None

    async def _read(self) -> None:
        await self._hello()
        while True:
            command = await self._command()
            started = self.office.surroundings.now()
            await self._reply(await self._obey(command))
            self.office.metrics.latency.observe(self.office.surroundings.now() - started)

    async def _command(self) -> protocol.AnyCommand:
        """The next command; what is none is answered, and ends the connection."""
        self.listening = True
        message = await self.receive()
        self.listening = False
        if message["type"] != "websocket.receive":
            raise Closed(message.get("code", 1000))
        if not self.bucket.take(self.office.surroundings.now()):
            self.office.metrics.dropped.labels("many").inc()
            raise Closed(TOO_MANY)
        raw = message.get("text") or message.get("bytes") or ""
        try:
            command: protocol.AnyCommand = decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self.office.metrics.dropped.labels("nonsense").inc()
            await self._reply(self._refusal("", "message-wrong"))
            raise Closed(NOT_A_MESSAGE) from None
        return command

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(self.office.settings.hello_seconds):
                hello = await self._command()
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        if not isinstance(hello, protocol.Hello):
            await self._reply(self._refusal(hello.id, "hello-first"))
            raise Closed(NO_HELLO)
        self.language = hello.language
        try:
            room = await self.house.room(hello.table)
            self.viewer = self._viewer(room, hello.token)
        except Refused as error:
            await self._reply(rejected(hello.id, error, self.language))
            raise Closed(NO_HELLO) from None
        if self.viewer != SPECTATOR:
            self.lock = room.table.chairs[self.viewer].lock
        self.since = hello.since
        await self._reply(protocol.Ok(hello.id))
        await room.enter(self)
        self.room = room

    def _viewer(self, room: Room, token: str | None) -> int:
        """Whose eyes the client looks through."""
        if token is None:
            if room.table.setup.watch == "nobody":
                raise refused("table-no-watching")
            return SPECTATOR
        seat = room.table.seat_of(token)
        if seat is None:
            raise refused("table-wrong-token")
        return seat

    async def _obey(self, command: protocol.AnyCommand) -> protocol.AnyMessage:
        """Do a command; the answer to it."""
        try:
            return await self._done(command)
        except Refused as error:
            self.office.metrics.rejected.inc()
            return rejected(command.id, error, self.language)

    async def _done(self, command: protocol.AnyCommand) -> protocol.AnyMessage:
        assert self.room is not None
        match command:
            case protocol.Ping():
                return protocol.Pong(command.id, self.office.surroundings.now())
            case protocol.Hello():
                raise refused("hello-twice")
            case _ if self.viewer == SPECTATOR:
                raise refused("table-spectator")
            case _ if self._evicted():
                raise refused("table-wrong-token")
            case protocol.Why(moves=moves):
                reasons = self.room.reasons(self.viewer, moves, self.language)
                return protocol.Reasons(command.id, reasons)
            case protocol.Hint():
                return await self._advice(self.room, command.id)
            case _:
                await self.room.act(self.viewer, command)
                return protocol.Ok(command.id)

    async def _advice(self, room: Room, command: str) -> protocol.Advice:
        move, said = await room.hint(self.viewer, self.language)
        return protocol.Advice(command, move, said)

    def _refusal(self, command: str, key: str) -> Rejected:
        return rejected(command, refused(key), self.language)

    # Going out

    async def _reply(self, message: protocol.AnyMessage) -> None:
        """Put the answer into its place and wait until it is on its way."""
        if self.gone:
            raise Closed(TOO_SLOW)
        self.answered.clear()
        self.answer = encode(message)
        self.news.set()
        await self.answered.wait()

    def wake(self) -> None:
        """There is something new to tell."""
        self.news.set()

    async def _write(self) -> None:
        """The writer: an answer first, then how things stand now."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                answer, self.answer = self.answer, None
                evicted = self._evicted()
                update = None if evicted else self._update()
                await self._send(*(text for text in (answer, update) if text is not None))
                if answer is not None:
                    self.answered.set()
                if evicted:
                    await self.send({"type": "websocket.close", "code": NO_HELLO})
                    return
        finally:
            # Nobody waits for an answer that cannot be sent any more.
            self.gone = True
            self.answered.set()

    def _evicted(self) -> bool:
        """Whether the seat is no longer this client's: it left, or the host has freed the seat."""
        if self.room is None or self.viewer == SPECTATOR:
            return False
        return self.room.table.chairs[self.viewer].lock != self.lock

    def _update(self) -> bytes | None:
        """What the client has not been told yet; nothing if nothing it can see has changed."""
        if self.room is None:
            return None
        number = self.room.table.notes.last_number(self.viewer)
        version = self.room.table_version
        if self.told == (number, version):
            return None
        with_table = self.told is None or self.told[1] != version
        since = self.since if self.told is None else self.told[0]
        update = self.room.message(self.viewer, since, self.language, with_table=with_table)
        self.told = (number, version)
        return update

    async def _send(self, *texts: bytes) -> None:
        if texts:
            self.sending_since = self.office.surroundings.now()
            await self.send({"type": TEXTS, "texts": texts})
            self.sending_since = None

    def too_slow(self, before: float) -> bool:
        """Whether the client has not read anything for long."""
        return self.sending_since is not None and self.sending_since < before

    async def drop(self) -> None:
        """Give up a client that does not read. A command under way is finished first."""
        self.office.metrics.dropped.labels("slow").inc()
        self.gone = True
        self.answered.set()
        await self.send({"type": ABORT})
        if self.reader is not None and self.listening:
            self.reader.cancel()

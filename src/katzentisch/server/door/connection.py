"""One WebSocket: commands come in one by one, updates go out as fast as the other side reads.

The outgoing side has one place for an answer and one mark that there is something new. A client
that stops reading therefore costs no memory and holds up nobody: when it reads again it gets the
present state and everything that happened meanwhile.

While the line is free it is written to at once, in the same turn of the loop. Else the writer, a
task of its own, waits until it is.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from katzentisch.core.game import Refused
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server import protocol
from katzentisch.server.door.limits import Bucket
from katzentisch.server.door.understanding import NotJson, NotUnderstood, understood
from katzentisch.server.office.house import House
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.presence import USUAL_PACE
from katzentisch.server.protocol import Rejected
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.narrator import rejected
from katzentisch.storage.log import LogFailed

log = logging.getLogger("katzentisch.server")
encode = msgspec.json.Encoder().encode

Scope: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

# Closed with these: nothing can be read or written now, come again; and a fault of ours.
TRY_LATER, FAULT = 1013, 4500
# Not an ASGI message: our own protocol (door/sockets.py) cuts the line without waiting.
ABORT = "katzentisch.abort"
# Nor is this: several texts, already encoded, in one packet.
TEXTS = "katzentisch.texts"
# Under this name our own protocol is found among the extensions of a scope.
LINE = "katzentisch.line"
NOT_A_MESSAGE, NO_HELLO, TOO_SLOW, TOO_MANY = 4400, 4401, 4408, 4429


class Closed(Exception):
    """The connection ends; the code tells why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FreeLine(Protocol):
    """A line that can be written to without waiting, while it is free."""

    @property
    def free(self) -> bool:
        """Whether it can be written to now."""

    def write(self, texts: Sequence[bytes]) -> None:
        """Write to it."""


class Connection:
    """A client that has been let in."""

    def __init__(
        self,
        house: House,
        receive: Receive,
        send: Send,
        address: str = "",
        named: str = "",
        line: FreeLine | None = None,
    ) -> None:
        # Where the client comes from, and the table that its line's own address names.
        self.address, self.named = address, named
        self.house, self.office = house, house.office
        self.receive, self.send, self.line = receive, send, line
        settings, now = self.office.settings, self.office.outside.now()
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once, now)
        self.live: LiveTable | None = None
        self.wanted = ""
        self.viewer = SPECTATOR
        self.lock = ""
        self.language: protocol.Language = "en"
        self.since = 0
        self.pace = USUAL_PACE
        # The last event and table told to this client.
        self.told: tuple[int, int] | None = None
        self.answer: bytes | None = None
        self.answered = asyncio.Event()
        self.answering = asyncio.Lock()
        # A hint under way; it holds up no other command.
        self.advising: asyncio.Task[None] | None = None
        # The writer is to look what there is to write.
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
        except OSError:
            # The line broke while we wrote.
            return None
        except Exception:
            return None if self.gone else self._fault()
        finally:
            if self.live is not None:
                self.live.leave(self)
            if self.advising is not None:
                self.advising.cancel()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await writer
        return None

    def _fault(self) -> int:
        """Something unexpected happened, a fault of ours: it costs this connection and no other."""
        log.exception("a connection failed", extra={"table": self.wanted})
        return FAULT

    async def _read(self) -> None:
        await self._hello()
        while True:
            command = await self._command()
            if isinstance(command, NotUnderstood):
                await self._reply(self._misunderstood(command))
            elif isinstance(command, protocol.Hint):
                await self._advise(command)
            else:
                await self._reply(await self._obey(command))

    async def _command(self) -> protocol.AnyCommand | NotUnderstood:
        """The next command, or what is wrong with it; what is not JSON ends the connection."""
        self.listening = True
        message = await self.receive()
        self.listening = False
        if message["type"] != "websocket.receive":
            raise Closed(message.get("code", 1000))
        if not self.bucket.take(self.office.outside.now()):
            self.office.figures.lost("many")
            raise Closed(TOO_MANY)
        raw = message.get("text") or message.get("bytes") or ""
        try:
            return understood(raw)
        except NotJson as error:
            self.office.figures.lost("nonsense")
            await self._reply(self._misunderstood(NotUnderstood("", str(error))))
            raise Closed(NOT_A_MESSAGE) from None

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(self.office.settings.hello_seconds):
                hello = await self._command()
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        if isinstance(hello, NotUnderstood):
            await self._reply(self._misunderstood(hello))
            raise Closed(NO_HELLO)
        if not isinstance(hello, protocol.Hello):
            await self._reply(self._refusal(hello.id, "hello-first"))
            raise Closed(NO_HELLO)
        self.language, self.wanted = hello.language, hello.table
        live = await self._found(hello)
        if self.viewer != SPECTATOR:
            self.lock = live.table.chairs[self.viewer].lock
        self.since = hello.since
        await self._reply(protocol.Ok(hello.id))
        try:
            await live.enter(self)
        except (Refused, LogFailed):
            raise Closed(TRY_LATER) from None
        self.live = live

    async def _found(self, hello: protocol.Hello) -> LiveTable:
        """The table somebody wants to see, with his own eyes or a spectator's."""
        try:
            if self.named not in ("", hello.table):
                raise refused("table-none")
            live = await self.house.find(hello.table)
            if self.office.shared and not self._is_known(live, hello):
                # He may have sat down, or seen that, at another server.
                await live.keeper.read_on()
            self.viewer = self._viewer(live, hello.token)
        except Refused as error:
            await self._reply(rejected(hello.id, error, self.language))
            raise Closed(NO_HELLO) from None
        except LogFailed:
            # No refusal: whoever is refused does not come again.
            log.exception("the event log failed", extra={"table": hello.table})
            raise Closed(TRY_LATER) from None
        return live

    @staticmethod
    def _is_known(live: LiveTable, hello: protocol.Hello) -> bool:
        """Whether the table as it stands here knows this seat, and all that it was told."""
        seat = SPECTATOR if hello.token is None else live.table.seat_of(hello.token)
        return seat is not None and hello.since <= live.table.chronicle.last_number(seat)

    def _viewer(self, live: LiveTable, token: str | None) -> int:
        """Whose eyes the client looks through."""
        if token is None:
            if live.table.setup.watch == "nobody":
                raise refused("table-no-watching")
            return SPECTATOR
        seat = live.table.seat_of(token)
        if seat is None:
            raise refused("table-wrong-token")
        return seat

    async def _obey(self, command: protocol.AnyCommand) -> protocol.AnyMessage:
        """Do a command; the answer to it."""
        try:
            return await self._done(command)
        except Refused as error:
            return rejected(command.id, error, self.language)
        except LogFailed:
            log.exception("the event log failed")
            return self._refusal(command.id, "storage-unreadable")
        except (Closed, OSError):
            raise
        except Exception as error:
            assert self.live is not None
            self.live.keeper.trouble("a command failed", error)
            return self._refusal(command.id, "table-trouble")

    async def _done(self, command: protocol.AnyCommand) -> protocol.AnyMessage:
        assert self.live is not None
        match command:
            case protocol.Ping():
                return protocol.Pong(command.id, self.office.outside.now())
            case protocol.Hello():
                raise refused("hello-twice")
            case _ if self.viewer == SPECTATOR:
                raise refused("table-spectator")
            case _ if self._evicted():
                raise refused("table-wrong-token")
            case protocol.Pace(percent=percent):
                self.pace = percent
                return protocol.Ok(command.id)
            case protocol.Why(moves=moves):
                reasons = self.live.reasons(self.viewer, moves, self.language)
                return protocol.Reasons(command.id, reasons)
            case protocol.Hint():
                return await self._advice(self.live, command.id)
            case _:
                await self.live.act(self.viewer, command)
                return protocol.Ok(command.id)

    async def _advise(self, command: protocol.Hint) -> None:
        """Begin to look for a hint; it is answered beside what the client says meanwhile."""
        if self.advising is not None and not self.advising.done():
            await self._reply(self._refusal(command.id, "table-hint-busy"))
            return

        async def advise() -> None:
            with contextlib.suppress(Closed):
                await self._reply(await self._obey(command))

        self.advising = asyncio.create_task(advise())

    async def _advice(self, live: LiveTable, command: str) -> protocol.Advice:
        found = await live.hint(self.viewer, self.language, self.address)
        return protocol.Advice(command, found.text, found.reason, found.figures)

    def _refusal(self, command: str, key: str, **words: str) -> Rejected:
        return rejected(command, refused(key, **words), self.language)

    def _misunderstood(self, what: NotUnderstood) -> Rejected:
        return self._refusal(what.id, "message-wrong", problem=what.problem)

    # Going out

    async def _reply(self, message: protocol.AnyMessage) -> None:
        """Put the answer into its place and wait until it is on its way."""
        async with self.answering:
            if self.gone:
                raise Closed(TOO_SLOW)
            self.answer = encode(message)
            self.wake()
            if self.answer is not None:
                self.answered.clear()
                await self.answered.wait()

    def wake(self) -> None:
        """Write what there is if the line is free; else, or where anything fails, the writer does.

        The writer meets the same trouble and knows what to do; whoever wakes us has others to wake.
        """
        if self.gone:
            return
        told = self.told
        try:
            written = self._written()
        except Exception:
            self.told, written = told, False
        if not written:
            self.news.set()

    def _written(self) -> bool:
        """Whether all there is went out; nothing may overtake what the writer is sending."""
        line = self.line
        if line is None or self.sending_since is not None or not line.free or self._evicted():
            return False
        answer, update = self.answer, self._update()
        if answer is None:
            if update is not None:
                line.write((update,))
        else:
            line.write((answer,) if update is None else (answer, update))
            self.answer = None
        return True

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
        except OSError:
            pass  # The line broke; the reader hears of it.
        except Exception:
            # The reader ends when it hears that the line was closed.
            await self.send({"type": "websocket.close", "code": self._fault()})
        finally:
            # Nobody waits for an answer that cannot be sent any more.
            self.gone = True
            self.answered.set()

    def _evicted(self) -> bool:
        """Whether the seat is no longer this client's: it left, or the host has freed the seat."""
        if self.live is None or self.viewer == SPECTATOR:
            return False
        return self.live.keeper.table.chairs[self.viewer].lock != self.lock

    def _update(self) -> bytes | None:
        """What the client has not been told yet; nothing if nothing it can see has changed."""
        live, told = self.live, self.told
        if live is None:
            return None
        table, updates = live.keeper.table, live.updates
        now = table.chronicle.last_number(self.viewer), updates.table_version
        if told == now:
            return None
        since, version = told or (self.since, None)
        whole = version != now[1]
        update = updates.message(table, self.viewer, since, self.language, with_table=whole)
        self.told = now
        return update

    async def _send(self, *texts: bytes) -> None:
        if texts:
            self.sending_since = self.office.outside.now()
            await self.send({"type": TEXTS, "texts": texts})
            self.sending_since = None

    def too_slow(self, before: float) -> bool:
        """Whether the client has not read anything for long."""
        return self.sending_since is not None and self.sending_since < before

    async def drop(self) -> None:
        """Give up a client that does not read. A command under way is finished first."""
        self.office.figures.lost("slow")
        self.gone = True
        self.answered.set()
        await self.send({"type": ABORT})
        if self.reader is not None and self.listening:
            self.reader.cancel()

"""The protocols under the application: uvicorn's, with limits, and with two additions of ours."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import State

from katzentisch.server.door.admission import Door
from katzentisch.server.door.connection import ABORT, LINE, TEXTS
from katzentisch.server.door.frames import between_frames, framed, short_text
from katzentisch.server.door.inbox import Inbox
from katzentisch.server.door.limits import Bucket
from katzentisch.server.office.settings import Settings

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\n"
    b"connection: close\r\n\r\n"
)
# A reader that takes less than this in `slow_seconds` counts as one that does not read.
LEAST_READ = 1024
# Pings and pieces of messages: honest clients send hardly any.
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 20.0, 200.0


class CountedLine:
    """A connection as the door knows it, whatever is spoken on it; small, for it lives as long."""

    __slots__ = ("address", "transport")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport, self.address = transport, address

    def cut(self) -> None:
        """End it at once: an orderly end would wait for the other side."""
        self.transport.abort()


class TableHttp(H11Protocol):
    """HTTP whose other end must ask in time and read in time, and may not come too often."""

    def __init__(self, door: Door, settings: Settings, **words: Any) -> None:
        super().__init__(**words)
        self.door, self.settings = door, settings
        # There is a line from the first call on, connection_made; nothing is asked before.
        self.line: CountedLine = None  # type: ignore[assignment]
        self.times = {h11.IDLE: settings.head_seconds, h11.SEND_BODY: settings.body_seconds}
        self.awaited: object = None
        self.asking: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self.line = CountedLine(transport, self.client[0] if self.client else "?")
        if self.door.enter(self.line):
            self._wait_for_request()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.door.leave(self.line)
        self._forget_timers()
        super().connection_lost(exc)

    def _forget_timers(self) -> None:
        for timer in (self.asking, self.reading):
            if timer is not None:
                timer.cancel()
        self.asking = self.reading = self.awaited = None

    # Asking in time

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        super().data_received(data)
        self._wait_for_request()

    def on_response_complete(self) -> None:
        """The answer is on its way; another request may follow."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._close_in_time()
        else:
            self._wait_for_request()

    def _wait_for_request(self) -> None:
        """Head and body have their time; it does not begin anew with every byte."""
        awaited = self.conn.their_state
        if self.is_socket or awaited is self.awaited:
            return
        if awaited is h11.IDLE:
            self.door.quiet(self.line)
        else:
            self.door.heard(self.line)
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None
        self.awaited = awaited
        if awaited in self.times:
            self.asking = self.loop.call_later(self.times[awaited], self.line.cut)

    # Reading in time

    def pause_writing(self) -> None:
        """The other side reads more slowly than we write."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def _wait_for_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        later = self.loop.call_later
        self.reading = later(self.settings.slow_seconds, self._look_at_reader, left)

    def _look_at_reader(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < LEAST_READ:
            self.line.cut()
        else:
            self._wait_for_reader()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked for."""
        super().timeout_keep_alive_handler()
        self._close_in_time()

    def _close_in_time(self) -> None:
        if self.reading is None and self.transport.get_write_buffer_size():
            self._wait_for_reader()

    # Ending

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The line becomes a socket; it still counts as one of its address."""
        self.is_socket = True
        self.door.heard(self.line)
        self._forget_timers()
        super().handle_websocket_upgrade(event)
        cast("TableSocket", self.transport.get_protocol()).line = self.line

    def shutdown(self) -> None:
        """The server stops."""
        # A line that is closing already cannot be closed in the way of the protocol.
        with contextlib.suppress(h11.LocalProtocolError):
            super().shutdown()


class TableSocket(WebSocketsSansIOProtocol):
    """Can cut a line whose other end does not read: an orderly close would wait for it."""

    def __init__(self, door: Door, settings: Settings, **words: Any) -> None:
        super().__init__(**words)
        self.door, self.settings = door, settings
        self.line: CountedLine | None = None
        self.frames_left = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE, self.loop.time())
        self.queue = cast("asyncio.Queue[Any]", Inbox(self.loop))
        # Whether what comes next is the beginning of a message, and the library need not read it.
        self.at_beginning = False
        # Whether the other side has read enough of what was written before.
        self.clear = True

    async def run_asgi(self) -> None:
        """Serve the application; it may know the line itself, too."""
        cast("dict[str, Any]", self.scope["extensions"])[LINE] = self
        await super().run_asgi()

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Something has come: a short text mostly, which needs no library to be read."""
        plain = self.at_beginning and self.conn.state is State.OPEN and not self.close_sent
        text = short_text(data) if plain and not self.conn.extensions else None
        if text is None:
            super().data_received(data)
            self.at_beginning = not self.frames and between_frames(self.conn.parser)
            return
        waiting = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if waiting and not self.read_paused:
            # Whoever says more than is listened to has to wait, as with the library.
            self.read_paused = True
            self.transport.pause_reading()

    # Sending

    @property
    def free(self) -> bool:
        """Whether what is written now goes out now; else one has to `send` and wait."""
        # Whatever else ends the state of being open closes the transport in the same breath.
        return (
            not (self.close_sent or self.transport.is_closing() or self.conn.extensions)
            and self.clear
        )

    def write(self, texts: Sequence[bytes]) -> None:
        """Write to a line that is free; all texts go in one packet."""
        packet = framed(texts[0])
        for one in texts[1:]:
            packet += framed(one)
        self.transport.write(packet)

    def pause_writing(self) -> None:
        """The other side reads more slowly than we write."""
        self.clear = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has read."""
        self.clear = True
        super().resume_writing()

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        if message["type"] == ABORT:
            self.transport.abort()
        elif message["type"] == TEXTS:
            await self._send_texts(message["texts"])
        else:
            await super().send(message)
            if self.close_sent:
                self._close_in_time()

    async def _send_texts(self, texts: tuple[bytes, ...]) -> None:
        """An answer and the news often go together; each packet of its own costs as much again."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent:
            return
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    # Floods of small frames

    def handle_ping(self) -> None:
        """A pong for each ping, unless there are too many or nobody reads them."""
        if self.writable.is_set() and self.frames_left.take(self.loop.time()):
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self.frames_left.take(self.loop.time()):
            super().handle_cont(event)
        else:
            self.transport.abort()

    # Ending: whatever is unread by then is not waited for.

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        if self.line is not None:
            self.door.leave(self.line)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """No answer to our ping."""
        super().keepalive_timeout()
        self._close_in_time()

    def handle_parser_exception(self) -> None:
        """Broken frames, or a message that is too big."""
        super().handle_parser_exception()
        self._close_in_time()

    def handle_close(self, event: Frame) -> None:
        """The other side says goodbye."""
        super().handle_close(event)
        self._close_in_time()

    def _close_in_time(self) -> None:
        if self.transport.get_write_buffer_size() or self.close_timer is not None:
            self.loop.call_later(self.settings.slow_seconds, self.transport.abort)


def protocols(door: Door, settings: Settings) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """HTTP and WebSocket for uvicorn, with this door before them."""

    def http(**words: Any) -> TableHttp:
        return TableHttp(door, settings, **words)

    def socket(**words: Any) -> TableSocket:
        return TableSocket(door, settings, **words)

    return http, socket

"""A WebSocket client without a library, so that the generator is not the bottleneck."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

import msgspec


class Happened(msgspec.Struct):
    """What is read of an event; the rest is skipped."""

    n: int
    kind: str
    seat: int | None
    moves: list[tuple[int, str]]


class Legal(msgspec.Struct):
    """The moves a client may make."""

    legal: list[str]


class Request(msgspec.Struct):
    """Something that needs consent."""

    number: int
    needed: list[int]
    agreed: list[int]


class Around(msgspec.Struct):
    """The table around the game."""

    stage: str
    requests: list[Request]


class Told(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    id: str = ""
    n: int = 0
    table: Around | None = None
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
    """One client's line."""

    # Of all lines together: how often something came, and how much.
    packets = size = 0

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
        Line.packets += 1
        Line.size += len(data)
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

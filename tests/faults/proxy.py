"""A line between two parts that can be slow, cut, or dead without a word."""

import asyncio
import socket
import struct
from contextlib import suppress

HOST = "127.0.0.1"
# To close without lingering is what sends a reset.
AT_ONCE = struct.pack("ii", 1, 0)
CHUNK = 65536


class Pair:
    """One connection, as both ends see it."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter | None = None) -> None:
        self.near, self.far = near, far

    def reset(self) -> None:
        """Both ends hear that the line is broken."""
        for end in (self.near, self.far):
            if end is not None:
                line = end.get_extra_info("socket")
                with suppress(OSError):
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                end.transport.abort()


class Link:
    """Whoever connects here reaches the port behind, as far as the link allows."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        # Every piece comes so many seconds late, each way.
        self.delay = 0.0
        self.refusing = False
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.pairs: set[Pair] = set()
        self.calls: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen on a port of its own."""
        self.server = await asyncio.start_server(self._accept, HOST, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """No more."""
        if self.server is not None:
            self.server.close()
        self.refuse()
        self.flowing.set()
        await asyncio.gather(*self.calls)

    # Faults

    def cut(self) -> None:
        """All that are connected are reset; who connects again may."""
        pairs, self.pairs = self.pairs, set()
        for pair in pairs:
            pair.reset()

    def refuse(self) -> None:
        """The same, and nobody may connect again until it is healed."""
        self.refusing = True
        self.cut()

    def hold(self) -> None:
        """Nothing goes through any more, and nobody is told."""
        self.flowing.clear()

    def heal(self) -> None:
        """As new; what was held goes on its way."""
        self.delay, self.refusing = 0.0, False
        self.flowing.set()

    @property
    def healthy(self) -> bool:
        """Whether all goes through at once."""
        return self.flowing.is_set() and not self.refusing and not self.delay

    # The work

    async def _accept(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        call = asyncio.ensure_future(self._connect(reader, near))
        self.calls.add(call)
        call.add_done_callback(self.calls.discard)

    async def _connect(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        pair = Pair(near)
        self.pairs.add(pair)
        try:
            await self.flowing.wait()
            if self.refusing or pair not in self.pairs:
                return
            answers, pair.far = await asyncio.open_connection(HOST, self.target)
            if pair not in self.pairs:
                return
            ways = [
                asyncio.ensure_future(self._carry(reader, pair.far)),
                asyncio.ensure_future(self._carry(answers, near)),
            ]
            _, left = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in left:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            pass
        finally:
            self.pairs.discard(pair)
            pair.reset()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way, until one of the ends is gone."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.flowing.wait()
                writer.write(data)
                await writer.drain()
            # A dead line does not tell that the other end is gone, either.
            await self.flowing.wait()
            writer.close()
            await writer.wait_closed()

"""The WebSocket protocol of the server under the application: uvicorn's, with two additions."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from katzentisch.server.connection import ABORT, TEXTS


class TableSocket(WebSocketsSansIOProtocol):
    """Can cut a line whose other end does not read: an orderly close would wait for it."""

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        if message["type"] == ABORT:
            self.transport.abort()
        elif message["type"] == TEXTS:
            await self._send_texts(message["texts"])
        else:
            await super().send(message)

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

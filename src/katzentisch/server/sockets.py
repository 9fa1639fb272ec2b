"""The WebSocket protocol of the server under the application: uvicorn's, with two additions."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from katzentisch.server.connection import ABORT


class TableSocket(WebSocketsSansIOProtocol):
    """Can cut a line whose other end does not read: an orderly close would wait for it."""

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        if message["type"] == ABORT:
            self.transport.abort()
        else:
            await super().send(message)

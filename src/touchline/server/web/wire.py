"""Sockets as uvicorn serves them, but let go of whoever does not read, and of frames that never come to an end."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

LINGER: Final = 2.0
"""So many seconds the last of what was sent may take to be read; then the connection is cut, and its memory freed."""
MOST_FRAMES: Final = 64
"""A message may be cut into so many frames."""


class Wire(WebSocketsSansIOProtocol):
    """The connection behind a socket.

    uvicorn waits without end for the other side to read what is left when a connection closes, and keeps each frame
    of a message, also empty ones, until the last has come.
    """

    async def run_asgi(self) -> None:
        """Serve the socket; then cut it, if what was sent last is not taken in."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Cut the connection of who doesn't answer."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take in a further frame of a message."""
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")
            self.handle_parser_exception()

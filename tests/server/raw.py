"""A socket by hand: for frames that no library sends, and for readers who don't read."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
from collections.abc import AsyncIterator
from typing import Final
from urllib.parse import urlsplit

from tests.server.serving import SOON, Guest

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FIN: Final = 0x80
COMPRESSED: Final = 0x40


class RawSocket:
    """The connection behind a socket, after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: bytes) -> None:
        self.reader = reader
        self.writer = writer
        self.head = head

    async def send(self, first: int, payload: bytes = b"", *, is_masked: bool = True) -> None:
        """Send a frame with this first byte."""
        length = len(payload)
        mask = os.urandom(4) if is_masked else b""
        bit = 0x80 if is_masked else 0
        if length < 126:
            sizes = bytes([bit | length])
        elif length <= 0xFFFF:
            sizes = struct.pack("!BH", bit | 126, length)
        else:
            sizes = struct.pack("!BQ", bit | 127, length)
        body = bytes([byte ^ mask[at % 4] for at, byte in enumerate(payload)]) if is_masked else payload
        self.writer.write(bytes([first]) + sizes + mask + body)
        with contextlib.suppress(ConnectionError):
            await self.writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what it holds."""
        async with asyncio.timeout(SOON):
            first, length = await self.reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0xF, await self.reader.readexactly(length)

    async def end(self) -> int:
        """The code with which the other side closes; 1006 if it does so without a word."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                kind, payload = await self.frame()
                if kind == CLOSE:
                    return int.from_bytes(payload[:2])
        return 1006


@contextlib.asynccontextmanager
async def raw_socket(person: Guest, table: str, room: int | None = None) -> AsyncIterator[RawSocket]:
    """A raw socket of a person at a table; `room` is how much waits unread before the other side notices."""
    found = urlsplit(person.url)
    connection = socket.socket()
    if room is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (found.hostname, found.port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=2**16)
    cookies = "; ".join([f"{name}={value}" for name, value in person.client.cookies.items()])
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {found.netloc}\r\nCookie: {cookies}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n"
        "Sec-WebSocket-Key: dG91Y2hsaW5lIHRvdWNoIQ==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    try:
        yield RawSocket(reader, writer, head)
    finally:
        writer.transport.abort()

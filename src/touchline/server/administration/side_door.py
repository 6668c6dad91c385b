"""The side door of a running server, for its host: a socket beside the database, for who may write there too.

SQLite has one writer, so while a server runs it is the one that carries out a host's orders.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import structlog

import touchline
from touchline.cards import BadSetup
from touchline.server.administration.orders import AnyOrder, read_order
from touchline.server.refusals import Refusal

LONGEST: Final = 64 * 1024
SECONDS: Final = 30.0

log = structlog.get_logger()

CarryOut = Callable[[AnyOrder], Awaitable[str]]


class Answer(msgspec.Struct, frozen=True):
    """What came of an order: what is said of it, or what is wrong and what would be right."""

    said: str = ""
    wrong: str = ""
    right: str = ""


@contextlib.asynccontextmanager
async def open_side_door(database: str, carry_out: CarryOut) -> AsyncIterator[None]:
    """The door, open for as long as this lasts."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            async with asyncio.timeout(SECONDS):
                writer.write(msgspec.json.encode(await _answer(await reader.readline(), carry_out)))
                await writer.drain()
        writer.close()

    with _reachable(database) as path:
        path.unlink(missing_ok=True)
        found = socket.socket(socket.AF_UNIX)
        mask = os.umask(0o177)
        try:
            found.bind(str(path))
        finally:
            os.umask(mask)
        server = await asyncio.start_unix_server(answer, sock=found, limit=LONGEST)
        try:
            yield
        finally:
            server.close()
            path.unlink(missing_ok=True)


async def _answer(line: bytes, carry_out: CarryOut) -> Answer:
    try:
        return Answer(said=await carry_out(read_order(line)))
    except touchline.Mistake as mistake:
        return Answer(wrong=mistake.wrong, right=mistake.right)
    except msgspec.DecodeError:
        return Answer(wrong="The server doesn't know this order.", right="Give it by its own version.")
    except Exception:
        log.exception("an order of the host failed")
        return Answer(wrong="The server failed at this.", right="Its log says where.")


def send_order(database: str, order: AnyOrder) -> str:
    """Let the server that serves a database carry out an order; Refusal if it doesn't."""
    try:
        with _reachable(database) as path, socket.socket(socket.AF_UNIX) as found:
            found.settimeout(SECONDS)
            found.connect(str(path))
            found.sendall(msgspec.json.encode(order) + b"\n")
            with found.makefile("rb") as told:
                answer = msgspec.json.decode(told.read(), type=Answer)
    except (OSError, msgspec.DecodeError) as error:
        raise BadSetup(
            f"Another process has {database}, and doesn't answer ({type(error).__name__}).",
            "Try again, or stop it first.",
        ) from None
    if answer.wrong:
        raise Refusal(answer.wrong, answer.right)
    return answer.said


@contextlib.contextmanager
def _reachable(database: str) -> Iterator[Path]:
    """The door's path. Those of sockets may not be long, so on Linux it leads through the open folder."""
    found = Path(database).absolute()
    name = f"{found.name}.door"
    if sys.platform != "linux":
        yield found.parent / name
        return
    folder = os.open(found.parent, os.O_PATH | os.O_DIRECTORY)
    try:
        yield Path(f"/proc/self/fd/{folder}") / name
    finally:
        os.close(folder)

"""Frames: whole or in pieces, too long, compressed, broken; and readers who don't read."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server.raw import BINARY, COMPRESSED, FIN, PING, PONG, TEXT, RawSocket, raw_socket
from tests.server.serving import SOON, Served, guest
from tests.server.test_nonsense_served import FRAME, memory

PAUSE = json.dumps({"type": "pause", "id": "p"}).encode()


def at_a_table(server: Served, act: Callable[[RawSocket], Awaitable[None]]) -> None:
    """Do something at a raw socket."""

    async def evening() -> None:
        async with guest(server.url) as ann:
            table = await ann.host()
            async with raw_socket(ann, table) as socket:
                await act(socket)
            # The server is well, and so is the table.
            async with ann.at(table) as socket:
                assert (await socket.hear())["type"] == "update"

    asyncio.run(evening())


async def answer(socket: RawSocket) -> Any:
    """What is answered, after the updates."""
    while True:
        _, payload = await socket.frame()
        told = json.loads(payload)
        if told["type"] != "update":
            return told


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("frames")
    served = Served(f"sqlite:///{folder}/served.sqlite", folder / "server.log").start()
    yield served
    served.stop()


def test_nothing_is_compressed_though_the_browser_offers_it(server):
    async def act(socket: RawSocket) -> None:
        assert b"101" in socket.head
        assert b"extensions" not in socket.head.lower()

    at_a_table(server, act)


def test_a_binary_frame_is_read_like_text(server):
    async def act(socket: RawSocket) -> None:
        for kind in (TEXT, BINARY):
            await socket.send(FIN | kind, PAUSE)
            assert (await answer(socket))["wrong"] == "The table is open."

    at_a_table(server, act)


def test_a_command_in_pieces_has_one_answer(server):
    async def act(socket: RawSocket) -> None:
        await socket.send(TEXT, PAUSE[:5])
        await socket.send(0, PAUSE[5:9])
        await socket.send(FIN | PING, b"well?")
        assert (PONG, b"well?") in [await socket.frame() for _ in range(2)]
        await socket.send(FIN, PAUSE[9:])
        assert (await answer(socket))["id"] == "p"
        await socket.send(FIN | TEXT, b"{}")
        assert (await answer(socket))["id"] is None

    at_a_table(server, act)


def test_a_frame_of_eight_kibibytes_is_read_and_a_longer_one_ends_the_socket(server):
    async def act(socket: RawSocket) -> None:
        await socket.send(FIN | TEXT, b"x" * FRAME)
        assert (await answer(socket))["code"] == "malformed"
        await socket.send(FIN | TEXT, b"x" * (FRAME + 1))
        assert await socket.end() == 1009

    at_a_table(server, act)


def test_pieces_that_are_too_long_together_end_the_socket(server):
    async def act(socket: RawSocket) -> None:
        await socket.send(TEXT, b"x" * FRAME)
        await socket.send(FIN, b"x")
        assert await socket.end() == 1009

    at_a_table(server, act)


def test_pieces_without_end_end_the_socket(server):
    """Empty ones: together they are never too long."""

    async def act(socket: RawSocket) -> None:
        await socket.send(TEXT)
        for _ in range(200):
            await socket.send(0)
        assert await socket.end() == 1009

    at_a_table(server, act)


@pytest.mark.parametrize(
    ("first", "payload", "is_masked", "code"),
    [
        pytest.param(FIN | COMPRESSED | TEXT, b"\x00", True, 1002, id="compressed"),
        pytest.param(FIN | TEXT, PAUSE, False, 1002, id="not masked"),
        pytest.param(FIN | TEXT, b"\xc3\x28", True, 1007, id="no text"),
        pytest.param(FIN | 0x3, b"", True, 1002, id="of no known kind"),
        pytest.param(FIN, b"", True, 1002, id="a piece of nothing"),
        pytest.param(FIN | TEXT, b"x" * 100_000, True, 1009, id="huge"),
    ],
)
def test_a_broken_frame_ends_the_socket(server, first, payload, is_masked, code):
    async def act(socket: RawSocket) -> None:
        await socket.send(first, payload, is_masked=is_masked)
        # What comes after the end of a socket can make the system forget what was said last.
        assert await socket.end() in ({code, 1006} if len(payload) > FRAME else {code})

    at_a_table(server, act)


# Readers who don't read.


def connections(server: Served) -> int:
    """How many connections a server has open."""
    assert server.process is not None
    links = [
        link.readlink() for link in Path(f"/proc/{server.process.pid}/fd").iterdir() if link.is_symlink()
    ]
    return len([link for link in links if str(link).startswith("socket:")])


async def fill(socket: RawSocket) -> None:
    """Ask until the answers that nobody reads are so many that the server waits with the next one."""
    socket.reader._transport.pause_reading()  # type: ignore[attr-defined]  # nobody reads
    question = json.dumps({"id": "q", "type": "?" * 280}).encode()
    with contextlib.suppress(TimeoutError):
        while True:
            async with asyncio.timeout(0.4):
                await socket.send(FIN | TEXT, question)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = monotonic() + SOON
    while not is_so():
        assert monotonic() < deadline
        await asyncio.sleep(0.05)


def test_who_does_not_read_is_dropped_while_the_table_goes_on(serve):
    server = serve(reader_seconds="0.5")
    readers = 4

    async def evening() -> None:
        async with (
            guest(server.url) as ann,
            guest(server.url, "Bob") as bob,
            contextlib.AsyncExitStack() as end,
        ):
            table = await ann.host()
            hers = await end.enter_async_context(ann.at(table))
            await hers.hear()
            before, held = connections(server), memory(server)
            found = [await end.enter_async_context(raw_socket(bob, table, room=2048)) for _ in range(readers)]
            assert connections(server) >= before + readers
            await asyncio.gather(*[fill(socket) for socket in found])
            for word in ("Hello?", "Anybody?"):
                assert (await hers.order("say", text=word))["type"] == "done"
            await until(lambda: connections(server) <= before + 1)  # one is kept for requests
            assert memory(server) - held < 20 * 2**20
            deadline = monotonic() + SOON
            while "touchline_sockets 1.0" not in (await ann.get("/metrics")).text:
                assert monotonic() < deadline

    asyncio.run(evening())


def test_who_was_dropped_comes_back_with_what_he_has_read(serve):
    server = serve()

    async def evening() -> None:
        async with guest(server.url) as ann, guest(server.url, "Bob") as bob:
            table = await ann.host()
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.hear()
                cursor = his.cursor
                for number in range(10):
                    await hers.order("say", text=str(number))
            async with bob.at(table, cursor) as his, bob.at(table) as fresh:
                again, whole = await his.hear(), await fresh.hear()
                assert not again.get("fresh")
                assert whole["fresh"]
                assert [said["text"] for said in again["chat"]] == [str(number) for number in range(10)]
                assert again["chat"] == whole["chat"]

    asyncio.run(evening())

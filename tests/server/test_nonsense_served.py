"""Whatever comes over sockets and by requests: no error of the server's, one clear answer, and no memory lost."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.nonsense import RAW, TEXTS, Nonsense
from tests.server.serving import SOON, Guest, Served, guest

FRAME: Final = 8 * 1024
TURNED_AWAY: Final = 4403
ROOM: Final = 24 * 2**20
"""So much the server may grow while it is talked to: its pools, caches and threads among it."""
STRANGE: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"origin", b"http://["),
    (b"origin", b"null"),
    (b"origin", b"\xff://\x80"),
    (b"authorization", b"Bearer \xff\xfe"),
    (b"authorization", b"Bearer"),
    (b"authorization", b"Basic Og=="),
    (b"cookie", b"touchline=\xff; touchline=; ="),
    (b"cookie", b"touchline=" + b"a." * 2000),
    (b"content-type", b"text/plain; charset=\xff"),
    (b"content-type", b"application/xml"),
    (b"accept", b"\x80"),
    (b"x-forwarded-for", b"::1, \xff"),
    (b"if-none-match", b"*"),
    (b"range", b"bytes=0-0,-1"),
)


def memory(server: Served) -> int:
    """The memory that a server holds, in bytes."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii").split()[1]) * 4096


async def by_socket(person: Guest, table: str, nonsense: Nonsense, count: int, answers: Counter[str]) -> None:
    """Send so many messages over sockets; a new one is opened where one was closed."""
    sent = 0
    while sent < count:
        async with person.at(table) as socket:
            while sent < count:
                text = nonsense.message()
                sent += 1
                try:
                    answers[await _answer(socket.connection, text, nonsense.chance)] += 1
                except ConnectionClosed as closed:
                    code = _end(closed, text)
                    answers[str(code)] += 1
                    if code == TURNED_AWAY:
                        return
                    break


def _end(closed: ConnectionClosed, text: bytes) -> int:
    """The code with which a socket was closed; too long a message closes it, no other does."""
    assert closed.rcvd is not None, f"{text[:100]!r} broke the socket"
    assert (closed.rcvd.code == 1009) == (len(text) > FRAME), f"{text[:100]!r}: {closed.rcvd}"
    return closed.rcvd.code


async def _answer(connection: Any, text: bytes, chance: Random) -> str:
    """Send a message, as text if it can be, and hear its one answer."""
    try:
        frame: bytes | str = text.decode() if chance.random() < 0.5 else text
    except UnicodeDecodeError:
        frame = text
    await connection.send(frame)
    async with asyncio.timeout(SOON):
        while True:
            told = json.loads(await connection.recv())
            if told["type"] != "update":
                if told["type"] == "refused":
                    assert told["wrong"]
                    assert told["right"]
                    assert told["code"] != "failed", text[:200]
                return str(told.get("code", "done"))


async def by_requests(
    person: Guest, table: str, nonsense: Nonsense, count: int, answers: Counter[str]
) -> None:
    """Make so many requests, to any route."""
    routes = await _routes(person)
    for _ in range(count):
        chance = nonsense.chance
        if chance.random() < 0.3:
            response = await person.client.post(f"/api/tables/{table}/commands", content=nonsense.message())
        else:
            response = await _request(person.client, nonsense, *chance.choice(routes), table)
        answers[str(response.status_code)] += 1
        assert response.status_code < 500, (
            f"{response.request.method} {response.request.url}: {response.text}"
        )
        if response.status_code >= 400:
            told = response.json()
            assert told["wrong"], response.text
            assert told["right"], response.text


async def _routes(person: Guest) -> list[tuple[str, str]]:
    """All routes but those that wait, or make somebody else of the person."""
    paths = (await person.get("/api/openapi.json")).json()["paths"]
    return [(method, path) for path, methods in paths.items() for method in methods if "sign-out" not in path]


async def _request(
    client: httpx.AsyncClient, nonsense: Nonsense, method: str, path: str, table: str
) -> httpx.Response:
    """A request with something wrong: its path, query, headers or body."""
    chance = nonsense.chance
    for name in ("id", "label", "number"):
        value = table if name == "id" and chance.random() < 0.6 else chance.choice(TEXTS)[:300]
        path = path.replace(f"{{{name}}}", quote(value.encode("utf-8", "surrogatepass"), safe="") or "x")
    query = {
        name: chance.choice(TEXTS)[:400].encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        for name in ("cursor", "seat", "wait", "other")
        if chance.random() < 0.2
    }
    headers = [chance.choice(STRANGE)] if chance.random() < 0.4 else []
    body = chance.choice((*RAW, _body(chance)))
    content = None if method == "get" else body
    if content is not None and chance.random() < 0.8:
        headers.append((b"content-type", b"application/json"))
    return await client.request(method, path, params=query, headers=headers, content=content)


def _body(chance: Random) -> bytes:
    """Something that could be a body."""
    names = ("name", "password", "label", "token", "title", "setup", "managers", "level", "team", "options")
    body: dict[str, object] = {
        name: chance.choice((*TEXTS, 3, None, [], {"managers": 3})) for name in names if chance.random() < 0.5
    }
    return json.dumps(body).encode()


async def talk(server: Served, count: int, seed: str) -> Counter[str]:
    """Talk nonsense to a server, from a seat, as a spectator, and as a stranger."""
    answers: Counter[str] = Counter()
    nonsense = Nonsense(seed)
    async with (
        guest(server.url, "Ann") as ann,
        guest(server.url, "Bob") as bob,
        guest(server.url, "Carol") as carol,
        guest(server.url, None) as stranger,
    ):
        before = 0
        for turn in range(5):
            table = await ann.host(f"Table {turn}")
            async with bob.at(table) as socket:
                await socket.order("sit", seat=1)
            if turn == 1:
                before = memory(server)
            share = count // 40
            for person in (bob, carol, stranger, ann):
                await by_socket(person, table, nonsense, share, answers)
                await by_requests(person, table, nonsense, share, answers)
            assert (await ann.get(f"/api/tables/{table}")).status_code == 200
    grown = memory(server) - before
    assert grown < ROOM, f"the server grew by {grown} bytes"
    answers["grown by KiB"] = grown // 1024
    return answers


def check(server: Served, count: int, seed: str) -> None:
    """Talk, and look at what was answered."""
    answers = asyncio.run(talk(server, count, seed))
    print(f"seed {seed!r}: {dict(answers)}")  # noqa: T201 - pytest shows it with a failure
    assert sum(answers.values()) > count * 0.9
    assert answers["malformed"] > count // 10
    log = server.log.read_text(encoding="utf-8").replace(" ", "")
    assert '"level":"error"' not in log


def test_nonsense_over_sockets_and_by_requests_is_answered_clearly(serve, database):
    check(serve(database, tables_per_person="100000"), 1_000, "served")


@pytest.mark.proof
def test_much_nonsense_over_sockets_and_by_requests_is_answered_clearly(serve, database):
    check(serve(database), 10_000, "served much")

"""Who may do what: every route and every command, for everybody who can come to a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest
from fastapi.routing import iter_route_contexts
from sqlalchemy import create_engine
from websockets.asyncio.client import connect

import touchline
from tests.server.people.casting import ROLES, Cast, cast_at
from touchline.server.settings import Settings
from touchline.server.tables.messages import COMMANDS
from touchline.server.web.app import make_app

MATRICES: Final = Path(__file__).with_name("roles.txt").read_text(encoding="utf-8")
PASSWORD: Final = "a long password"
BODIES: Final[dict[str, dict[str, object]]] = {
    "POST /api/me": {"name": "Again"},
    "POST /api/me/account": {"name": "{role}", "password": PASSWORD},
    "POST /api/me/password": {"old": PASSWORD, "new": PASSWORD},
    "POST /api/me/leaving": {},
    "POST /api/me/tokens": {"label": "bot"},
    "POST /api/me/addresses": {"kind": "webhook", "target": "https://localhost/"},
    "POST /api/addresses/confirm": {"code": "none"},
    "POST /api/sign-in": {"name": "nobody", "password": PASSWORD * 20},
    "POST /api/tables": {"setup": {"managers": 2}},
    "POST /api/play": {"managers": 2},
    "POST /api/invitations": {"token": "{watch}"},
    "POST /api/tables/{id}/commands": {"type": "pause", "id": "p"},
    "POST /api/tables/{id}/moments/{number}/play": {"seat": 1},
}
WITHOUT_RIGHTS: Final = ("stranger", "expired", "void", "forged")


class Given(NamedTuple):
    """A command as it is given: in which state of the table, with what, and after which command of the host's."""

    state: str
    fields: Mapping[str, object] = {}
    first: tuple[str, Mapping[str, object]] | None = None


GIVEN: Final[dict[str, Given]] = {
    "choose": Given("playing", {"number": 0}),
    "undo": Given("answered", {"number": 1, "to": 0}),
    "agree": Given("answered", {"number": 1, "yes": False}, ("undo", {"number": 1, "to": 0})),
    "advise": Given("playing", {"number": 0}),
    "stand": Given("playing", {"seat": 1, "question": touchline.questions()[0].kind, "option": "decline"}),
    "say": Given("playing", {"text": "Well played"}),
    "mute": Given("playing", {"by": "nobody", "yes": True}),
    "pause": Given("playing"),
    "resume": Given("playing", {}, ("pause", {})),
    "come-back": Given("playing", {"seat": 1}),
    "resign": Given("playing", {"seat": 1}),
    "want-end": Given("playing", {"yes": True}),
    "salt": Given("open", {"seat": 1, "salt": "0" * 32}),
    "draft": Given("open", {"seat": 1, "team": "gouged-eye"}),
    "sit": Given("open", {"seat": 2}),
    "leave": Given("open", {"seat": 1}),
    "seat-bot": Given("open", {"seat": 2, "level": "rookie"}),
    "kick": Given("playing", {"seat": 1}),
    "invite": Given("open", {"seat": 2}),
    "change": Given("open", {"setup": {"managers": 3, "teams": "chosen"}, "title": "Another title"}),
    "start": Given("full"),
    "rematch": Given("ended"),
}


Matrix = dict[str, dict[str, int]]


def read(name: str) -> Matrix:
    """A matrix: what each role is answered, for each command or route."""
    text = MATRICES.split(f"[{name}]\n")[1].split("\n[")[0]
    head, *rows = [line for line in text.strip().splitlines() if not line.startswith("#")]
    assert tuple(head.split()) == ROLES
    found = {}
    for row in rows:
        what, *answers = row.rsplit(maxsplit=len(ROLES))
        found[what] = dict(zip(ROLES, [int(answer) for answer in answers], strict=True))
    return found


OPEN: Final = read("commands")
ROUTES: Final = ("routes", "routes to an open table", "routes to a private table", "the last route")


def all_routes() -> Iterator[str]:
    """The routes of the application, as the matrices call them."""
    for context in iter_route_contexts(make_app(Settings(), create_engine("sqlite://")).routes):
        for method in sorted(context.methods or {"SOCKET"}):
            if method != "HEAD":
                yield f"{method} {context.path}"


def test_every_route_and_every_command_has_a_row():
    rows = {name.split("?")[0] for matrix in ROUTES for name in read(matrix)}
    assert rows == set(all_routes())
    tags = {str(command.__struct_config__.tag) for command in COMMANDS}
    assert set(OPEN) == tags
    assert set(GIVEN) == tags
    assert read("routes to an open table").keys() == read("routes to a private table").keys()


async def set_the_table(cast: Cast, given: Given, is_private: bool) -> None:
    await getattr(cast, given.state)(is_private)
    if given.first is not None:
        await cast.order("host", given.first[0], **given.first[1])


async def asked_of(cast: Cast, name: str) -> dict[str, object]:
    """What a command says that only the table knows."""
    match name:
        case "choose":
            return {"option": await cast.option()}
        case "mute":
            return {"by": await cast.voice()}
    return {}


async def give_to_all(cast: Cast, name: str, expected: dict[str, int], is_private: bool = False) -> None:
    """Let everybody give a command; who is refused changes nothing, and who isn't finds a fresh table."""
    given = GIVEN[name]
    await set_the_table(cast, given, is_private)
    fields = dict(given.fields) | await asked_of(cast, name)
    before = await cast.seen()
    allowed = [role for role in ROLES if expected[role] == 200]
    for role in ROLES:
        if role not in allowed:
            answer = await cast.command(role, name, **fields)
            assert answer.status_code == expected[role], (name, role, answer.text)
            assert answer.json()["type"] == "refused"
    assert await cast.seen() == before
    for place, role in enumerate(allowed):
        if place:
            await set_the_table(cast, given, is_private)
            fields |= await asked_of(cast, name)
        answer = await cast.command(role, name, **fields)
        assert answer.status_code == 200, (name, role, answer.text)


def test_each_command_is_for_those_whom_it_concerns(town):
    async def play() -> None:
        async with cast_at(town) as cast:
            for name, expected in OPEN.items():
                await give_to_all(cast, name, expected)

    asyncio.run(play())


def at_a_private_table(expected: dict[str, int]) -> dict[str, int]:
    return expected | dict.fromkeys(("spectator", "elsewhere", "kicked"), 404)


def test_a_private_table_is_none_to_those_whom_nobody_has_invited(town):
    async def play() -> None:
        async with cast_at(town) as cast:
            await cast.playing(is_private=True)
            before = await cast.seen()
            for name, given in GIVEN.items():
                fields = dict(given.fields) | ({"option": "pass"} if name == "choose" else {})
                for role in ("spectator", "elsewhere", "kicked"):
                    answer = await cast.command(role, name, **fields)
                    assert answer.status_code == 404, (name, role, answer.text)
            assert await cast.seen() == before

    asyncio.run(play())


@pytest.mark.proof
def test_each_command_is_for_those_whom_it_concerns_at_a_private_table(town):
    async def play() -> None:
        async with cast_at(town) as cast:
            for name, expected in OPEN.items():
                await give_to_all(cast, name, at_a_private_table(expected), is_private=True)

    asyncio.run(play())


async def ask_all(cast: Cast, name: str, expected: dict[str, int]) -> None:
    """Let everybody make a request."""
    method, path = name.split(" ")
    id_ = cast.table or (await cast.who["host"].get("/api/me")).json()["id"]
    path = path.replace("{id}", id_).replace("{number}", "0").replace("{label}", "bot")
    path = path.replace("{address}", "0")
    path = path.replace("{path:path}", "api/nothing")
    for role in ROLES:
        client = cast.who[role].client
        if method == "SOCKET":
            assert await knock(cast, role, path) == expected[role], (name, role)
            continue
        cookie = client.cookies.get("touchline")
        answer = await client.request(method, path, json=body_of(cast, name, role))
        assert answer.status_code == expected[role], (name, role, answer.text)
        if cookie is not None and (role in WITHOUT_RIGHTS or "touchline" not in client.cookies):
            client.cookies.set("touchline", cookie, domain="127.0.0.1")
        elif role == "stranger":
            client.cookies.clear()


def body_of(cast: Cast, name: str, role: str) -> dict[str, Any] | None:
    body = BODIES.get(name)
    if body is None:
        return None
    filled: dict[str, Any] = json.loads(
        json.dumps(body).replace("{role}", role).replace("{watch}", cast.watch)
    )
    return filled


async def knock(cast: Cast, role: str, path: str) -> int:
    """Open a socket: 101 if it tells of the table, else with which code it is closed, after saying why."""
    client = cast.who[role].client
    headers = {name: client.headers[name] for name in ("authorization",) if name in client.headers}
    if "touchline" in client.cookies:
        headers["cookie"] = f"touchline={client.cookies['touchline']}"
    async with connect(cast.served.url.replace("http", "ws") + path, additional_headers=headers) as socket:
        told = json.loads(await socket.recv())
        if told["type"] == "update":
            return 101
        assert told["type"] == "refused"
        await socket.wait_closed()
        return socket.close_code or 0


def test_each_route_is_for_those_whom_it_concerns(town):
    async def come() -> None:
        async with cast_at(town) as cast:
            for name, expected in read("routes").items():
                if "invitations" in name:
                    await cast.playing()
                await ask_all(cast, name, expected)
                cast.table = ""

    asyncio.run(come())


@pytest.mark.parametrize("is_private", [False, True], ids=["open", "private"])
def test_each_route_to_a_table_is_for_those_whom_it_concerns(town, is_private):
    async def come() -> None:
        async with cast_at(town) as cast:
            await cast.playing(is_private)
            rows = read(f"routes to {'a private' if is_private else 'an open'} table") | read(
                "the last route"
            )
            for name, expected in rows.items():
                await ask_all(cast, name, expected)

    asyncio.run(come())


def test_a_stranger_at_a_socket_only_looks(town):
    async def come() -> None:
        async with cast_at(town) as cast:
            await cast.playing()
            before = await cast.seen()
            async with cast.who["stranger"].at(cast.table) as socket:
                await socket.hear()
                await socket.send("say", text="Hello")
                assert (await socket.hear())["code"] == "forbidden"
            assert await cast.seen() == before

    asyncio.run(come())


def test_pages_of_other_sites_may_not_use_a_cookie(town):
    async def come() -> None:
        async with cast_at(town) as cast:
            host = cast.who["host"].client
            answer: httpx.Response = await host.get(
                "/api/me/tables", headers={"origin": "https://evil.example"}
            )
            assert answer.status_code == 403

    asyncio.run(come())

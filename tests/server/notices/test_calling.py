"""Slow tables call those who are not here: once for each question, with nothing of what is hidden."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import insert

import touchline
from tests.server.notices.conftest import OK, Receiver, Silent, served
from tests.server.notices.test_push import Browser
from tests.server.parlour import NAMES, Parlour, parlour
from tests.server.serving import guest
from touchline.server.notices import Address, Notice, NoticeSettings, Outcome, Sender
from touchline.server.people import People
from touchline.server.storage import schema
from touchline.server.tables import messages as ask
from touchline.server.tables.calling import Caller
from touchline.server.tables.sheet import Clock
from touchline.server.tables.table import Table

pytestmark = pytest.mark.anyio

HOUR = 3600.0
SLOW = Clock(pace="slow", seconds=24 * HOUR)
BUSY = b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"
GONE = b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"
ADDRESS = "https://touchline.example"


@contextlib.asynccontextmanager
async def calling(
    folder: Path, settings: NoticeSettings, wall: list[float] | None = None
) -> AsyncIterator[Parlour]:
    """A parlour that sends notices, and in which all who may come are known."""
    async with parlour(folder, wall=wall) as room:

        async def told(person: str, notice: Notice, address: Address, outcome: Outcome) -> None:
            assert room.hub.caller is not None
            await room.hub.caller.told(person, notice, address, outcome)

        async with Sender(settings, told, delays=(60,)) as sender:
            people = People(room.hub.store, room.hub.clock, "secret")
            room.hub.caller = Caller(room.hub, people, sender, f"{ADDRESS}/")
            yield room
            await room.hub.close()


async def give(room: Parlour, name: str, address: Address) -> None:
    """Let somebody be told at an address."""
    person = {
        "id": name.lower(),
        "name": name,
        "sign_in": 0,
        "created_at": 0,
        "seen_at": 0,
        "is_banned": False,
    }
    rating = {"mu": 25, "sigma": 8, "seasons": 0, "rated": 0}
    with contextlib.suppress(Exception):
        await room.hub.store.execute(insert(schema.people).values(person | rating))
    given = {"person_id": name.lower(), "kind": address.kind, "target": address.target}
    await room.hub.store.execute(insert(schema.addresses).values(given))


async def until(receiver: Receiver, count: int) -> None:
    """Wait until so many notices have come."""
    async with asyncio.timeout(10):
        while len(receiver.requests) < count:
            receiver.asked.clear()
            await receiver.asked.wait()


async def so(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so of which nobody tells."""
    async with asyncio.timeout(10):
        while not await is_so():  # noqa: ASYNC110 - what it asks can tell nobody
            await asyncio.sleep(0.01)


async def nothing_more(room: Parlour, receiver: Receiver, count: int) -> None:
    """See that no further notice is even on its way."""
    await room.settle()
    assert room.hub.caller is not None
    sender = room.hub.caller.sender

    async def nothing_waits() -> bool:
        return sender.waiting == 0

    await so(nothing_waits)
    assert len(receiver.requests) == count


def asked(table: Table) -> str:
    assert table.game is not None
    assert table.game.season.decision is not None
    return NAMES[table.game.season.decision.manager]


def titles(receiver: Receiver) -> list[str]:
    return [request.json()["title"] for request in receiver.requests]


async def test_who_is_not_here_is_told_once_that_it_is_his_turn(tmp_path, receiver, settings):
    async with calling(tmp_path, settings) as room:
        for name in ("Ann", "Bob"):
            await give(room, name, Address("webhook", receiver.url))
        table = await room.table("Ann", "Bob", clock=SLOW)
        first = asked(table)
        await nothing_more(room, receiver, 0)
        await room.go(table, first)
        await until(receiver, 1)
        for _ in range(3):
            await nothing_more(room, receiver, 1)
            await room.pass_time(HOUR)
        told = receiver.requests[0].json()
        assert told["link"] == f"{ADDRESS}/tables/{table.sheet.id}"
        assert told["tag"] == table.sheet.id
        assert re.search(r"After 13 January 1970, 13:46 UTC a bot answers", told["text"])


async def test_a_notice_says_nothing_of_what_lies_on_the_table(tmp_path, receiver, settings):
    cards = [card.id for card in touchline.catalogue()] + [card.name for card in touchline.catalogue()]
    async with calling(tmp_path, settings) as room:
        for name in NAMES[:3]:
            await give(room, name, Address("webhook", receiver.url))
        table = await room.table("Ann", "Bob", "Cid", clock=SLOW)
        for name in NAMES[:3]:
            await room.go(table, name)
        for count in range(1, 400):
            await room.settle()
            await until(receiver, count)
            if count >= 40 and len(set(titles(receiver))) > 1:
                break
            await room.choose(table, room.prompt(table).options[0].text)
            table = await room.hub.table(table.sheet.id)
        assert set(titles(receiver)) == {"Your turn: Table", "A question for you: Table"}
        for request in receiver.requests:
            text = json.dumps(request.json())
            assert not [card for card in cards if card in text]


async def test_he_is_reminded_once_before_his_time_is_up_and_told_when_a_bot_sits_in(
    tmp_path, receiver, settings
):
    async with calling(tmp_path, settings) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        await give(room, asked(table), Address("webhook", receiver.url))
        await room.go(table, asked(table))
        await room.settle()
        await until(receiver, 1)
        await room.pass_time(18 * HOUR - 1)
        await nothing_more(room, receiver, 1)
        await room.pass_time(2)
        await until(receiver, 2)
        await room.pass_time(5 * HOUR)
        await nothing_more(room, receiver, 2)
        await room.pass_time(HOUR)
        await until(receiver, 3)
        await nothing_more(room, receiver, 3)
    assert titles(receiver) == [
        "Your turn: Table",
        "Your time runs out: Table",
        "A bot sits in for you: Table",
    ]


async def test_a_notice_that_has_not_gone_out_is_taken_back_when_he_answers(tmp_path, settings):
    async with served(Receiver([BUSY])) as receiver, calling(tmp_path, settings) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        first = asked(table)
        await give(room, first, Address("webhook", receiver.url))
        await room.go(table, first)
        await until(receiver, 1)
        assert room.hub.caller is not None
        assert room.hub.caller.sender.waiting == 1
        while asked(table) == first:
            await room.choose(table)
        await room.settle()
        assert room.hub.caller.sender.waiting == 0


async def test_who_is_to_agree_to_an_undo_is_asked_too(tmp_path, receiver, settings):
    async with calling(tmp_path, settings) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        undos: tuple[ask.UndoSeen, ...] = ()
        name = ""
        while not undos or undos[0].kind != "consent" or asked(table) != name:
            name = asked(table)
            await room.choose(table, room.prompt(table).options[0].text)
            undos = room.seen(table, name).undos
        other = NAMES[1 - NAMES.index(name)]
        await give(room, other, Address("webhook", receiver.url))
        await room.go(table, other)
        assert table.game is not None
        await room.order(table, name, ask.Undo, number=table.game.number, to=undos[0].to)
        await room.settle()
        await until(receiver, 1)
        told = receiver.requests[0].json()
        assert told["title"] == "May it be undone?: Table"
        assert told["text"].startswith(name)


async def test_an_address_that_is_gone_is_forgotten(tmp_path, settings):
    async with served(Receiver([GONE])) as service, calling(tmp_path, settings) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        first = asked(table)
        await give(room, first, Browser().subscription(service.url))
        await room.go(table, first)
        await until(service, 1)
        await nothing_more(room, service, 1)
        assert room.hub.caller is not None
        people = room.hub.caller.people

        async def is_forgotten() -> bool:
            return not await people.addresses_of(first.lower())

        await so(is_forgotten)


async def test_nobody_is_called_to_a_table_at_which_people_sit(tmp_path, receiver, settings):
    async with calling(tmp_path, settings) as room:
        for name in ("Ann", "Bob"):
            await give(room, name, Address("webhook", receiver.url))
        for clock in (Clock(), Clock(pace="live", seconds=60)):
            table = await room.table("Ann", "Bob", clock=clock)
            for name in ("Ann", "Bob"):
                await room.go(table, name)
        slow = await room.table("Ann", "Bob", clock=SLOW)
        await room.order(slow, "Ann", ask.Pause)
        await room.go(slow, "Ann")
        await room.go(slow, "Bob")
        await nothing_more(room, receiver, 0)


async def test_what_a_server_took_with_it_is_sent_once_more_and_no_more(tmp_path, settings):
    impatient = msgspec.structs.replace(settings, seconds=0.2)
    wall = [1_000_000.0]
    async with served(Silent([OK])) as receiver:
        async with calling(tmp_path, impatient, wall) as room:
            table = await room.table("Ann", "Bob", clock=SLOW)
            first = asked(table)
            await give(room, first, Address("webhook", receiver.url))
            await room.go(table, first)
            await until(receiver, 1)
        for count in (2, 2):
            async with calling(tmp_path, impatient, wall) as room:
                assert room.hub.caller is not None
                await room.hub.caller.take_over()
                await until(receiver, count)
    assert len(receiver.requests) == 2


async def test_what_was_sent_is_not_sent_again_by_the_next_server(tmp_path, receiver, settings):
    wall = [1_000_000.0]
    async with calling(tmp_path, settings, wall) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        await give(room, asked(table), Address("webhook", receiver.url))
        await room.go(table, asked(table))
        await until(receiver, 1)
    async with calling(tmp_path, settings, wall) as room:
        assert room.hub.caller is not None
        await room.hub.caller.take_over()
        await nothing_more(room, receiver, 1)


async def test_a_person_gives_addresses_and_is_called_to_a_slow_table(
    serve, receiver, letterbox, mail_server
):
    """The whole way, at a real server."""
    server = serve(
        allow_private="true",
        smtp_host="127.0.0.1",
        smtp_port=str(mail_server),
        smtp_starttls="false",
        mail_from="Touchline <notices@touchline.example>",
        public_url=ADDRESS,
    )
    async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
        for person in (ann, bob):
            hook = await person.post("/api/me/addresses", kind="webhook", target=receiver.url)
            assert (hook.status_code, hook.json()) == (201, {"needs_code": False})
        again = await bob.post("/api/me/addresses", kind="webhook", target=receiver.url)
        assert again.status_code == 422
        mail = await bob.post("/api/me/addresses", kind="email", target="bob@touchline.example")
        assert mail.json() == {"needs_code": True}
        given = (await bob.get("/api/me/addresses")).json()
        assert [(one["kind"], one["shown"], one["is_confirmed"]) for one in given] == [
            ("webhook", f"127.0.0.1:{receiver.port}", True),
            ("email", "bob@touchline.example", False),
        ]

        async def has_come() -> bool:
            return bool(letterbox.envelopes)

        await so(has_come)
        code = re.search(rb"/confirm#([\w-]+)", letterbox.envelopes[0].content)
        assert code is not None
        void = await bob.post("/api/addresses/confirm", code="void")
        assert void.status_code == 404
        async with httpx.AsyncClient(base_url=server.url) as phone:
            confirmed = await phone.post("/api/addresses/confirm", json={"code": code[1].decode()})
            assert confirmed.status_code == 200
        assert all(one["is_confirmed"] for one in (await bob.get("/api/me/addresses")).json())
        assert (await bob.get("/api/push-key")).status_code == 422
        for kind, target in [
            ("email", "no address"),
            ("webhook", "ftp://x"),
            ("push", "{}"),
            ("pigeon", "x"),
        ]:
            assert (await bob.post("/api/me/addresses", kind=kind, target=target)).status_code in {400, 422}
        table = await ann.host(clock={"pace": "slow", "seconds": 86400})
        async with ann.at(table) as hers, bob.at(table) as his:
            await his.order("sit", seat=1)
            await hers.order("start")
            await hers.until(lambda: hers.view)
        await until(receiver, 1)
        assert receiver.requests[0].json()["link"] == f"{ADDRESS}/tables/{table}"
        await bob.client.delete(f"/api/me/addresses/{given[0]['id']}")
        assert len((await bob.get("/api/me/addresses")).json()) == 1

"""Who sees what: over real sockets and requests, what is private stays so, also when seats change hands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Guest, Served, Socket, guest


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("eyes")
    served = Served(f"sqlite:///{folder}/served.sqlite", folder / "server.log").start()
    yield served
    served.stop()


async def sits_down(person: Guest, table: str) -> None:
    """Take the second seat, without a socket whose end others would be told of."""
    sit = json.dumps({"type": "sit", "id": "sit", "seat": 1})
    answer = await person.client.post(f"/api/tables/{table}/commands", content=sit)
    assert answer.status_code == 200, answer.text


async def end_of(socket: Socket) -> int:
    """The code with which a socket is closed; nothing more is to be seen on it."""
    try:
        while True:
            assert "view" not in await socket.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


async def words_after(speaker: Socket, text: str) -> list[str]:
    """What is said at the table, as the speaker himself hears it, once he has said something."""
    heard = len(speaker.told)
    assert (await speaker.order("say", text=text))["type"] == "done"
    await speaker.until(lambda: any("chat" in told for told in speaker.told[heard:]))
    return [said["text"] for told in speaker.told[heard:] for said in told.get("chat", ())]


def test_what_concerns_one_seat_only_is_no_message_to_the_others(server):
    async def evening() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, None) as stranger,
        ):
            table = await ann.host()
            await sits_down(bob, table)
            async with ann.at(table) as hers, bob.at(table) as his, stranger.at(table) as watching:
                for socket in (hers, his, watching):
                    await socket.until(partial(_are_here, socket))
                await his.order("salt", seat=1, salt="5a" * 16)
                await his.order("stand", seat=1, question="use-skill", option="decline")
                await his.order("say", text="That is for all.")
                for socket in (hers, watching):
                    told = await socket.hear()
                    assert "chat" in told, told
                    assert [said["text"] for said in told["chat"]] == ["That is for all."]
                    assert "table" not in told
                    assert "5a5a" not in json.dumps(socket.told)
                    assert "decline" not in json.dumps(socket.told)
                assert his.table["standing"] == {"use-skill": "decline"}

    asyncio.run(evening())


def _are_here(socket: Socket) -> bool:
    return bool(socket.table) and all(chair["is_here"] for chair in socket.table["chairs"])


def test_who_is_asked_to_leave_hears_nothing_more(server):
    """By no socket, by no request that waits, and nobody hears him."""

    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.host()
            await sits_down(bob, table)
            async with ann.at(table) as hers:
                await hers.order("start")
                await hers.until(lambda: hers.view)
                news = (await bob.get(f"/api/tables/{table}/updates")).json()
                assert news["seat"] == 1
                async with bob.at(table) as his:
                    await his.hear()
                    cursor = json.dumps(his.cursor)
                    waiting = asyncio.create_task(
                        bob.get(f"/api/tables/{table}/updates", cursor=cursor, wait=20)
                    )
                    await asyncio.sleep(0.2)
                    await hers.order("kick", seat=1)
                    assert (await waiting).status_code == 404
                    assert await end_of(his) == 4403
                await _is_out(bob, table)
                assert await words_after(hers, "Peace at last.") == ["Peace at last."]

    asyncio.run(evening())


async def _is_out(bob: Guest, table: str) -> None:
    """There is no such table for him."""
    say = json.dumps({"type": "say", "id": "s", "text": "Let me in!"})
    command = await bob.client.post(f"/api/tables/{table}/commands", content=say)
    for path in ("", "/updates", "/record"):
        assert (await bob.get(f"/api/tables/{table}{path}")).status_code == 404
    assert command.status_code == 404
    async with bob.at(table) as his:
        assert (await his.hear())["wrong"] == "There is no such table."


def test_an_invitation_is_good_for_one(server):
    async def evening() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.host(managers=3, watching="invited", is_listed=False)
            async with ann.at(table) as hers:
                token = (await hers.order("invite", seat=1))["token"]
            friends = [guest(server.url, name) for name in ("Bob", "Carol", "Dora", "Emil")]
            people = [await friend.__aenter__() for friend in friends]
            answers = await asyncio.gather(*[one.post("/api/invitations", token=token) for one in people])
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
            seen = [(await one.get(f"/api/tables/{table}")).status_code for one in people]
            assert seen == [answer.status_code for answer in answers]
            for friend in friends:
                await friend.__aexit__(None, None, None)

    asyncio.run(evening())


def test_whoever_has_the_address_of_a_table_that_anyone_may_watch_sits_down_there(server):
    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.host(watching="anyone", is_listed=False)
            assert table not in (await bob.get("/api/tables")).text
            await sits_down(bob, table)
            chairs = (await bob.get(f"/api/tables/{table}")).json()["chairs"]
            assert [chair["name"] for chair in chairs] == ["Ann", "Bob"]

    asyncio.run(evening())


def test_a_private_table_is_in_no_list_and_not_there_for_strangers(server):
    async def evening() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Carol") as carol,
            guest(server.url, None) as stranger,
        ):
            table = await ann.host(watching="invited", is_listed=False)
            async with ann.at(table) as hers:
                token = (await hers.order("invite"))["token"]
            assert (await bob.post("/api/invitations", token=token)).status_code == 200
            assert table not in (await stranger.get("/api/tables")).text
            for person, status in ((ann, 200), (bob, 200), (carol, 404), (stranger, 404)):
                assert (await person.get(f"/api/tables/{table}")).status_code == status
            void = (await carol.get("/api/tables/nothing")).text
            assert (await carol.get(f"/api/tables/{table}")).text == void

    asyncio.run(evening())


def test_a_guest_who_did_not_sit_down_sees_nothing_of_a_season_that_nobody_may_watch(server):
    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.host(watching="nobody")
            async with ann.at(table) as hers:
                token = (await hers.order("invite"))["token"]
                await bob.post("/api/invitations", token=token)
                assert (await bob.get(f"/api/tables/{table}")).status_code == 200
                async with bob.at(table) as his:
                    await his.hear()
                    await hers.order("seat-bot", seat=1, level="random")
                    await hers.order("start")
                    assert await end_of(his) == 4403
                assert (await bob.get(f"/api/tables/{table}/updates")).status_code == 404

    asyncio.run(evening())


def test_words_are_data(server):
    """Markup stays as it was written; what would change how its surroundings are shown is taken out."""

    async def evening() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.host("<b>Cup</b>\u202e \u0000final\n")
            async with ann.at(table) as hers:
                await hers.hear()
                assert hers.table["title"] == "<b>Cup</b> final"
                text = "a\u2067b\u0007c\u200bd \ufeff\n\te <i>f</i> 👩\u200d🔬 \u200f"
                assert await words_after(hers, text) == ["abcd e <i>f</i> 👩\u200d🔬"]
                for nothing in ("\u202e", "\n \t", "\u200d", "\u2066\u2069"):
                    assert (await hers.order("say", text=nothing))["wrong"] == "That says nothing."
                await hers.order("change", title="\u200b", setup={"managers": 2})
                await hers.until(lambda: not hers.table["setup"]["is_listed"])
                assert hers.table["title"] == "<b>Cup</b> final"
            for name in ("<b>", "a\u202eb", "a\u0000b", "\u200d", "x" * 99, "a\nb\u2028c\u0007"):
                answer = await ann.post("/api/me", name=name)
                assert answer.status_code in {400, 422}, (name, answer.text)
            page = await ann.get(f"/api/tables/{table}")
            assert page.headers["content-type"] == "application/json"
            assert page.headers["x-content-type-options"] == "nosniff"

    asyncio.run(evening())


# Pages of others.


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://[", "http://127.0.0.1", "file://", "http://127.0.0.1:1"],
)
def test_a_page_of_another_site_may_nothing_with_the_cookie_that_a_browser_brings(server, origin):
    async def evening() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.host()
            for method, path in (
                ("POST", "/api/me"),
                ("POST", "/api/tables"),
                ("POST", f"/api/tables/{table}/commands"),
                ("POST", "/api/sign-out-everywhere"),
                ("DELETE", "/api/me/tokens/x"),
                ("GET", f"/api/tables/{table}"),
            ):
                answer = await ann.client.request(method, path, headers={"origin": origin}, json={})
                assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
                assert "access-control-allow-origin" not in answer.headers
            async with ann.at(table, origin=origin) as socket:
                assert (await socket.hear())["wrong"] == "This page may not use the server."
                with pytest.raises(ConnectionClosed):
                    await socket.hear()

    asyncio.run(evening())


def test_the_servers_own_page_and_programs_with_a_token_may(server):
    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, None) as program:
            assert (await ann.client.get("/api/me", headers={"origin": server.url})).status_code == 200
            account = await ann.post(
                "/api/me/account", name=f"Ann {server.port}", password="a few long words"
            )
            assert account.status_code == 201, account.text
            token = (await ann.post("/api/me/tokens", label="program")).json()["token"]
            headers = {"origin": "https://evil.example", "authorization": f"Bearer {token}"}
            answer = await program.client.post(
                "/api/tables", headers=headers, json={"setup": {"managers": 2}}
            )
            assert answer.status_code == 201

    asyncio.run(evening())


def test_bodies_are_refused_that_are_huge_or_of_unknown_length(server):
    async def evening() -> None:
        async with guest(server.url, "Ann") as ann:
            huge = await ann.client.post("/api/me", content=b"x" * 65537)
            assert (huge.status_code, huge.json()["wrong"]) == (413, "That is too much.")

            async def pieces() -> AsyncIterator[bytes]:
                yield b'{"name":'
                yield b'"Ann"}'

            chunked = await ann.client.post("/api/me", content=pieces())
            assert (chunked.status_code, chunked.json()["code"]) == (411, "malformed")
            table = await ann.host()
            long = await ann.client.post(f"/api/tables/{table}/commands", content=b"x" * 8193)
            assert (long.status_code, long.json()["wrong"]) == (400, "That is too long for a command.")
            assert (await ann.client.post("/api/me", content=b"")).status_code == 400

    asyncio.run(evening())


def test_the_metrics_token_may_be_anything(serve):
    server = serve(metrics_token="törichter Schlüssel")

    async def evening() -> None:
        async with guest(server.url, None) as stranger:
            for given in (b"", b"Bearer x", b"Bearer \xff\xfe", "Bearer törichter".encode()):
                answer = await stranger.client.get("/metrics", headers=[(b"authorization", given)])
                assert answer.status_code == 403

    asyncio.run(evening())

"""Seats: taken by invitation, taken away, handed over, several at one screen, and taken again for a rematch."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from tests.server.serving import SOON, Guest, Socket, guest


def has_read(socket: Socket, number: int) -> bool:
    return bool(socket.cursor["number"] >= number)


async def invitation(host: Socket, seat: int | None = None) -> str:
    token: str = (await host.order("invite", **({} if seat is None else {"seat": seat})))["token"]
    return token


async def accept(person: Guest, token: str, **more: object) -> int:
    return (await person.post("/api/invitations", token=token, **more)).status_code


def test_a_token_seats_one_person_once_and_makes_a_guest_of_a_stranger(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url, None) as bob, guest(town.url) as cyd:
            table = await ann.host(watching="invited", is_listed=False)
            async with ann.at(table) as hers:
                token = await invitation(hers, 1)
                assert len(token) >= 43
                assert await accept(bob, token) == 403
                assert await accept(bob, token, name="Bob") == 200
                assert (await bob.get("/api/me")).json()["name"] == "Bob"
                assert await accept(cyd, token) == 404
                assert await accept(bob, token) == 404
                await hers.until(lambda: hers.table and hers.table["chairs"][1]["name"] == "Bob")

    asyncio.run(evening())


def test_of_several_who_bring_a_token_at_once_one_sits_down(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url) as bob, guest(town.url) as cyd:
            table = await ann.host(watching="invited", is_listed=False)
            async with ann.at(table) as hers:
                token = await invitation(hers, 1)
                codes = await asyncio.gather(*[accept(person, token) for person in (bob, cyd, bob, cyd)])
                assert min(codes) == 200
                assert all(code in {404, 422} for code in sorted(codes)[1:])

    asyncio.run(evening())


def test_a_link_to_watch_is_good_for_several_but_not_for_who_was_kicked(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url) as bob, guest(town.url) as cyd:
            table = await ann.host(watching="invited", is_listed=False)
            async with ann.at(table) as hers:
                link = await invitation(hers)
                assert await accept(bob, link) == await accept(cyd, link) == 200
                async with bob.at(table) as his:
                    assert (await his.hear())["type"] == "update"
                    await his.order("sit", seat=1)
                    spare = await invitation(hers, 1)
                    await hers.order("kick", seat=1)
                    await asyncio.wait_for(his.connection.wait_closed(), SOON)
                    assert his.connection.close_code == 4403
                assert (await bob.get(f"/api/tables/{table}")).status_code == 404
                # Links from before are void; one that the host makes for him is not.
                assert await accept(bob, link) == await accept(bob, spare) == 404
                assert await accept(bob, await invitation(hers)) == 403
                assert await accept(bob, await invitation(hers, 1)) == 200

    asyncio.run(evening())


def test_who_waits_by_http_learns_nothing_more_once_he_is_kicked(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url) as bob:
            table = await ann.host()
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.order("sit", seat=1)
                await hers.order("start")
            known = (await bob.get(f"/api/tables/{table}/updates", seat=1)).json()
            path = f"/api/tables/{table}/updates"
            cursor = json.dumps(known["cursor"])
            waiting = asyncio.create_task(bob.get(path, seat=1, cursor=cursor, wait=20))
            async with ann.at(table) as hers:
                await hers.order("kick", seat=1)
            answer = await waiting
            while answer.status_code == 200:  # that somebody came, before he was kicked
                assert "view" not in answer.json()
                cursor = json.dumps(answer.json()["cursor"])
                answer = await bob.get(path, seat=1, cursor=cursor, wait=20)
            assert answer.status_code == 404

    asyncio.run(evening())


def test_a_seat_is_handed_over_in_the_middle_of_a_season(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url, "Bob") as bob, guest(town.url, "Cyd") as cyd:
            table = await ann.host(watching="invited", is_listed=False)
            async with ann.at(table) as hers:
                await accept(bob, await invitation(hers, 1))
                await hers.order("start")
                async with bob.at(table) as his:
                    await his.until(lambda: his.view)
                    hand = his.view["managers"][1]["hand"]
                    assert hand
                    await accept(cyd, await invitation(hers, 1))
                    await his.until(lambda: his.view["seat"] is None)
                    assert his.view["managers"][1]["hand"] == []
                async with cyd.at(table) as theirs:
                    await theirs.until(lambda: theirs.view)
                    assert theirs.view["managers"][1]["hand"] == hand
                    assert theirs.table["chairs"][1]["name"] == "Cyd"

    asyncio.run(evening())


def test_people_at_one_screen_look_from_each_seat_and_undo_without_asking(town):
    async def evening() -> None:
        async with guest(town.url, "Ann") as ann, guest(town.url) as bob:
            table = await ann.host(managers=3)
            async with ann.at(table) as hers:
                await hers.order("sit", seat=1)
                await hers.order("seat-bot", seat=2, level="rookie")
                await hers.order("start")
                assert [chair["name"] for chair in hers.table["chairs"]] == ["Ann", "Ann 2", "Rookie"]
            async with ann.at(table, seat=0) as first, ann.at(table, seat=1) as second:
                await first.until(lambda: first.view)
                await second.until(lambda: second.view)
                assert [bool(each["hand"]) for each in first.view["managers"]] == [True, False, False]
                assert [bool(each["hand"]) for each in second.view["managers"]] == [False, True, False]
                assert (first.prompt is None) != (second.prompt is None)
                while first.cursor["number"] < 6 or first.table["asked"] == 2:
                    if first.table["asked"] == 2:
                        await first.hear()
                        continue
                    asked = (first, second)[first.table["asked"]]
                    await asked.choose()
                    await first.until(partial(has_read, first, asked.cursor["number"]))
                done = await first.order("undo", number=first.cursor["number"], to=0)
                assert done["type"] == "done"
                assert first.table["wish"] is None
                await first.until(lambda: first.events[-1]["event"]["kind"] == "undone")
            assert (await bob.get(f"/api/tables/{table}/updates", seat=1)).status_code == 403

    asyncio.run(evening())


def test_a_rematch_seats_the_same_people_and_bots_at_one_new_table(town):
    async def evening() -> None:
        async with guest(town.url, "Ann") as ann, guest(town.url, "Bob") as bob:
            table = await ann.host(managers=4)
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.order("sit", seat=1)
                await hers.order("seat-bot", seat=2, level="random")
                await hers.order("seat-bot", seat=3, level="rookie")
                await hers.order("start")
                await hers.order("want-end", yes=True)
                await his.order("want-end", yes=True)
                both = await asyncio.gather(hers.order("rematch"), his.order("rematch"))
                assert both[0]["table"] == both[1]["table"] != table
                again = both[0]["table"]
                await his.until(lambda: his.table["rematch"] == again)
                await hers.until(lambda: hers.table["rematch"] == again)
            seen = (await bob.get(f"/api/tables/{again}")).json()
            assert seen["state"] == "open"
            assert [chair["name"] for chair in seen["chairs"]] == ["Ann", "Bob", "Random", "Rookie"]
            assert [chair["bot"] for chair in seen["chairs"]] == [None, None, "random", "rookie"]
            host = ann if (await ann.get(f"/api/tables/{again}")).json()["is_host"] else bob
            async with host.at(again) as socket:
                assert (await socket.order("start"))["type"] == "done"

    asyncio.run(evening())


def test_a_stranger_plays_by_one_request(town):
    async def visit() -> None:
        async with guest(town.url, None) as zoe:
            refused = await zoe.post("/api/play", name="Zoe", team="no-such-team")
            assert refused.status_code == 422
            assert (await zoe.get("/api/me")).json() is None
            table = await zoe.play(name="Zoe", team="gouged-eye", managers=3, level="random")
            assert (await zoe.get("/api/me")).json()["name"] == "Zoe"
            async with zoe.at(table) as socket:
                await socket.choose()
                assert [chair["bot"] for chair in socket.table["chairs"]] == [None, "random", "random"]
                assert socket.table["chairs"][0]["team"] == "gouged-eye"

    asyncio.run(visit())


def test_titles_and_chat_are_kept_as_they_are_written_but_for_what_cannot_be_seen(town):
    async def evening() -> None:
        async with guest(town.url) as ann:
            table = await ann.host("<b>Ann's\u202e \x00table</b>")
            async with ann.at(table) as hers:
                await hers.until(lambda: hers.table)
                assert hers.table["title"] == "<b>Ann's table</b>"
                await hers.order("say", text="<script>\u200b1</script>")
                await hers.until(lambda: any("chat" in message for message in hers.told))
                (said,) = [line for message in hers.told for line in message.get("chat", [])]
                assert said["text"] == "<script>1</script>"

    asyncio.run(evening())


def test_teams_are_drafted_in_turn(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url) as bob:
            table = await ann.host(teams="drafted")
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.order("sit", seat=1)
                await hers.order("start")
                early = await his.order("draft", seat=1, team="gouged-eye")
                assert early["code"] == "wrong"
                assert (await hers.order("draft", seat=0, team="gouged-eye"))["type"] == "done"
                taken = await his.order("draft", seat=1, team="gouged-eye")
                assert taken["code"] == "wrong"
                assert (await his.order("draft", seat=1, team="grudgebearers"))["type"] == "done"
                await hers.until(lambda: hers.view)
                assert [each["team"] for each in hers.view["managers"]] == ["gouged-eye", "grudgebearers"]

    asyncio.run(evening())


def test_long_lists_of_tables_come_in_pages(town):
    async def visit() -> None:
        async with guest(town.url) as ann:
            made = [await ann.host(f"Table {number}") for number in range(105)]
            for path in ("/api/tables", "/api/me/tables"):
                first = [table["id"] for table in (await ann.get(path)).json()]
                rest = [table["id"] for table in (await ann.get(path, before=first[-1])).json()]
                found = first + rest
                assert len(first) == 100
                assert [id for id in found if id in made] == made[::-1][
                    : len([id for id in found if id in made])
                ]
                assert len(found) == len(set(found)) >= 105
            assert (await ann.get("/api/tables", before="nobody")).status_code == 404

    asyncio.run(visit())

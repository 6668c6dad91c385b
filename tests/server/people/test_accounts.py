"""Accounts: made, kept, and left for good."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from tests.server.serving import SOON, Guest, guest
from touchline.server.names import checked_name, folded
from touchline.server.refusals import Refusal

PASSWORD = "gutter runners all"
_numbers = count()


def fresh_name() -> str:
    return f"Coach {'abcdefghjk'[next(_numbers)] * 3}"


async def make_account(person: Guest, name: str) -> None:
    answer = await person.post("/api/me/account", name=name, password=PASSWORD)
    assert answer.status_code == 201, answer.text


async def sign_in(url: str, name: str, password: str) -> int:
    async with guest(url, None) as browser:
        return (await browser.post("/api/sign-in", name=name, password=password)).status_code


def test_a_guest_who_makes_an_account_keeps_his_tables_and_finds_them_from_elsewhere(town):
    async def visit() -> None:
        name = fresh_name()
        async with guest(town.url) as ann, guest(town.url, None) as elsewhere:
            table = await ann.host()
            await make_account(ann, name)
            answer = await elsewhere.post("/api/sign-in", name=name.upper(), password=PASSWORD)
            assert answer.json()["has_account"]
            assert [found["id"] for found in (await elsewhere.get("/api/me/tables")).json()] == [table]
            assert (await elsewhere.post("/api/sign-out")).status_code == 200
            assert (await elsewhere.get("/api/me")).json() is None
            assert (await ann.get("/api/me")).json()["name"] == name

    asyncio.run(visit())


def test_the_list_of_ones_tables_says_which_wait_for_one(town):
    async def visit() -> None:
        async with guest(town.url) as ann:
            open_table = await ann.host()
            played = (await ann.post("/api/play", managers=2)).json()["table"]
            table = (await ann.get(f"/api/tables/{played}")).json()
            waits = {found["id"]: found["waits_for_me"] for found in (await ann.get("/api/me/tables")).json()}
            assert waits == {open_table: False, played: table["chairs"][table["asked"]]["is_yours"]}

    asyncio.run(visit())


def test_another_password_ends_the_old_one_and_all_other_cookies_with_their_sockets(town):
    async def visit() -> None:
        name = fresh_name()
        async with guest(town.url) as ann, guest(town.url, None) as lost:
            table = await ann.host()
            await make_account(ann, name)
            await lost.post("/api/sign-in", name=name, password=PASSWORD)
            async with lost.at(table) as socket:
                await socket.hear()
                wrong = await ann.post("/api/me/password", old="something else", new="a better password")
                assert wrong.status_code == 403
                changed = await ann.post("/api/me/password", old=PASSWORD, new="a better password")
                assert changed.status_code == 200
                await asyncio.wait_for(socket.connection.wait_closed(), SOON)
                assert socket.connection.close_code == 4403
            assert (await lost.get("/api/me")).json() is None
            assert (await ann.get("/api/me")).json()["name"] == name
            assert await sign_in(town.url, name, PASSWORD) == 403
            assert await sign_in(town.url, name, "a better password") == 200

    asyncio.run(visit())


def test_a_name_is_had_once_however_it_is_written(town):
    async def visit() -> None:
        async with guest(town.url) as ann, guest(town.url) as other:
            await make_account(ann, "Gräfin Ölig")
            for twin in (
                "GRÄFIN öLIG",
                "Grafin  Olig",
                "Gräfin Ölıg",
                "Gr\u0430fin-Olig",
                "ＧＲÄＦＩＮ Ölig",
            ):
                answer = await other.post("/api/me/account", name=twin, password=PASSWORD)
                assert answer.status_code == 422, twin
                assert "reads like it" in answer.json()["wrong"]

    asyncio.run(visit())


@pytest.mark.parametrize(
    "name",
    ["", " ", "-", "a\u202eb", "a\u200bb", "<b>x</b>", "a\x00b", "x" * 25, "o\u0300\u0301\u0302\u0303", "_a"],
)
def test_a_name_holds_nothing_that_cannot_be_read(name):
    with pytest.raises(Refusal):
        checked_name(name)


@pytest.mark.parametrize("name", ["Ann", "Zoë d'Arc", "Чемпион", "山田 太郎", "हिन्दी", "O’Neil Jr.", "x"])
def test_a_name_may_be_of_any_script(name):
    assert checked_name(name) == name
    assert folded(name)


def test_names_that_differ_in_a_letter_are_two():
    names = ["Ann", "Anna", "Bob", "राम", "रोम", "Чемпион", "Champion", "Dale"]
    assert len({folded(name) for name in names}) == len(names)


def test_who_tries_passwords_is_soon_kept_waiting(serve):
    served = serve(sign_ins_per_minute="3")

    async def visit() -> None:
        async with guest(served.url, None) as thief:
            tries = [
                await thief.post("/api/sign-in", name="Ann", password=f"password {number}")
                for number in range(6)
            ]
            codes = [answer.status_code for answer in tries]
            assert codes[0] == 403
            assert codes[-1] == 429
            assert (await thief.get("/api/tables")).status_code == 200

    asyncio.run(visit())


def test_while_passwords_are_checked_the_server_answers_others(town):
    async def visit() -> None:
        async with guest(town.url) as ann, guest(town.url, None) as crowd:
            tries = [
                asyncio.create_task(
                    crowd.post("/api/sign-in", name="Nobody", password=f"a password {number}")
                )
                for number in range(6)
            ]
            answered = 0
            while not all(each.done() for each in tries):
                assert (await ann.get("/api/me")).status_code == 200
                answered += 1
            assert answered > len(tries)
            assert {each.result().status_code for each in tries} == {403}

    asyncio.run(visit())


def test_who_leaves_for_good_leaves_a_name_at_finished_tables_and_bots_at_others(town):
    async def visit() -> None:
        name = fresh_name()
        async with guest(town.url) as ann, guest(town.url, "Bob") as bob:
            await make_account(ann, name)
            finished = await ann.host()
            async with ann.at(finished) as hers, bob.at(finished) as his:
                await his.order("sit", seat=1)
                await hers.order("start")
                await hers.order("want-end", yes=True)
                await his.order("want-end", yes=True)
            running = await ann.host()
            async with ann.at(running) as hers, bob.at(running) as his:
                await his.order("sit", seat=1)
                await hers.order("start")
                assert (await ann.post("/api/me/leaving", password="wrong")).status_code == 403
                assert (await ann.post("/api/me/leaving", password=PASSWORD)).status_code == 200
                await his.until(lambda: his.table["is_host"])
                await his.until(lambda: his.prompt is not None)
                assert his.table["chairs"][0]["bot"] == "rookie"
            seen = (await bob.get(f"/api/tables/{finished}")).json()
            assert seen["chairs"][0]["name"] == name
            assert seen["chairs"][0]["person"] is None
            assert (await ann.get("/api/me")).json() is None
            assert await sign_in(town.url, name, PASSWORD) == 403
            async with guest(town.url) as newcomer:
                await make_account(newcomer, name)

    asyncio.run(visit())

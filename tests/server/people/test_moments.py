"""Moments of seasons: looked at with any eyes once all is published, and played on from."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

import touchline
from tests.server.serving import Guest, guest


async def finished(ann: Guest) -> str:
    """A season that was played to its end."""
    table = await ann.play(managers=2, options=["abbreviated-season"])
    async with ann.at(table) as socket:
        while not socket.is_over:
            await socket.choose()
    return table


async def moment(person: Guest, table: str, number: int, **query: int) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}/moments/{number}", **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_finished_season_is_looked_at_with_any_eyes_as_its_record_plays_it(town):
    async def evening() -> None:
        async with guest(town.url) as ann:
            table = await finished(ann)
            record = (await ann.get(f"/api/tables/{table}/record")).text
            season = touchline.replay(record, answers=0)
            last = (await moment(ann, table, 0))["last"]
            for number in range(0, last + 1, 5):
                season = touchline.replay(record, answers=number)
                for seat in (0, 1):
                    seen = await moment(ann, table, number, seat=seat)
                    assert seen["view"] == json.loads(msgspec.json.encode(season.view(seat)))
                    decision = season.decision
                    assert (seen["prompt"] is not None) == (decision is not None and decision.manager == seat)
                    told = [event.told(seat) for event in season.events]
                    assert len(seen["events"]) == len([event for event in told if event is not None])
            all_told = await moment(ann, table, last, seat=1, since=-1)
            assert [entry["number"] for entry in all_told["events"]] == list(range(len(all_told["events"])))
            assert all_told["view"]["is_over"]
            assert all_told["taken"] is None
            assert f"answer 0 {(await moment(ann, table, 0))['taken']['manager']} " in record
            beyond = await ann.get(f"/api/tables/{table}/moments/{last + 1}")
            assert beyond.status_code == 404

    asyncio.run(evening())


def test_while_a_season_is_on_a_moment_shows_what_was_told_and_no_more(town):
    async def evening() -> None:
        async with guest(town.url) as ann, guest(town.url) as bob, guest(town.url) as zoe:
            table = await ann.host()
            told: dict[int, dict[str, Any]] = {}
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.order("sit", seat=1)
                await hers.order("start")
                await hers.until(lambda: hers.view)
                while len(told) < 12:
                    told[hers.cursor["number"]] = hers.view
                    asked = hers if hers.table["asked"] == 0 else his
                    await asked.choose()
                    await hers.until(lambda: hers.cursor["number"] not in told)
            for number, view in told.items():
                seen = await moment(ann, table, number)
                assert seen["view"] == view
                assert seen["seat"] == 0
                watched = await moment(zoe, table, number)
                assert watched["seat"] is None
                assert not any(manager["hand"] for manager in watched["view"]["managers"])
                assert watched["prompt"] is None
                assert watched["taken"] is None
                mine = seen["taken"] is not None
                assert mine == (seen["asked"] == 0)
            for person, seat in ((ann, 1), (zoe, 0), (zoe, 1)):
                answer = await person.get(f"/api/tables/{table}/moments/1", seat=seat)
                assert answer.status_code == 403
            for number in (0, 3):
                answer = await ann.post(f"/api/tables/{table}/moments/{number}/play", seat=0)
                assert answer.status_code == 422

    asyncio.run(evening())


def test_from_any_moment_somebody_plays_on_against_bots_with_fresh_dice(town):
    async def evening() -> None:
        async with guest(town.url) as ann:
            table = await finished(ann)
            then = await moment(ann, table, 20, seat=1)
            before = len((await ann.get("/api/me/results")).json())
            made = await ann.post(f"/api/tables/{table}/moments/20/play", seat=1, level="random")
            assert made.status_code == 201, made.text
            again = made.json()["table"]
            async with ann.at(again) as socket:
                await socket.until(lambda: socket.view)
                assert socket.table["origin"] == {"table": table, "number": 20}
                assert [chair["bot"] for chair in socket.table["chairs"]] == ["random", None]
                while not socket.is_over:
                    await socket.choose()
            first = await moment(ann, again, 20, seat=1)
            assert first["first"] == 20
            assert first["view"] == then["view"]
            record = (await ann.get(f"/api/tables/{again}/record")).text
            header = json.loads(record.splitlines()[0])
            assert header["first"] == 20
            assert header["save"] is not None
            report = touchline.verify(record)
            assert report.is_true
            assert report.is_replayed
            old = (await ann.get(f"/api/tables/{table}/record")).text
            assert json.loads(old.splitlines()[0])["seal"] != header["seal"]
            # It is practice: it is nobody's result.
            assert len((await ann.get("/api/me/results")).json()) == before
            end = first["last"]
            over = await ann.post(f"/api/tables/{again}/moments/{end}/play", seat=1)
            assert over.status_code == 422

    asyncio.run(evening())


def test_a_table_played_on_from_a_moment_goes_on_after_a_restart_and_an_undo(serve):
    server = serve()

    async def begin() -> tuple[str, Any, dict[str, Any]]:
        async with guest(server.url) as ann:
            table = await finished(ann)
            made = await ann.post(f"/api/tables/{table}/moments/15/play", seat=0)
            again: str = made.json()["table"]
            async with ann.at(again) as socket:
                for _ in range(6):
                    await socket.choose()
                await socket.until(lambda: socket.prompt is not None)
                to = socket.table["undo_to"]
                done = await socket.order("undo", number=socket.cursor["number"], to=to)
                assert done["type"] == "done"
                await socket.until(lambda: socket.events[-1]["event"]["kind"] == "undone")
                return again, ann.client.cookies["touchline"], socket.view

    again, cookie, view = asyncio.run(begin())
    server.kill()
    server.start()

    async def go_on() -> str:
        async with guest(server.url, None) as ann:
            ann.client.cookies.set("touchline", cookie)
            async with ann.at(again) as socket:
                await socket.until(lambda: socket.view)
                assert socket.view == view
                while not socket.is_over:
                    await socket.choose()
            return (await ann.get(f"/api/tables/{again}/record")).text

    report = touchline.verify(asyncio.run(go_on()))
    assert report.is_true
    assert report.is_replayed

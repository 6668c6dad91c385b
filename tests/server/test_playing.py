"""Playing at an online table: over sockets, by requests that wait, and what is left behind."""

from __future__ import annotations

import asyncio
from functools import partial

import touchline
from tests.server.serving import Socket, guest


def test_a_season_against_bots_is_played_to_its_end(serve, database):
    server = serve(database)

    async def season() -> str:
        async with guest(server.url) as ann:
            table = await ann.play(managers=2, options=["abbreviated-season"])
            async with ann.at(table) as socket:
                while not socket.is_over:
                    await socket.choose()
            record = await ann.get(f"/api/tables/{table}/record")
            assert record.status_code == 200
            return record.text

    report = touchline.verify(asyncio.run(season()))
    assert report.is_true
    assert report.is_replayed


def reads_as(one: Socket, other: Socket) -> bool:
    return bool(one.cursor["number"] == other.cursor["number"])


def test_two_people_see_each_other_and_play(serve):
    server = serve()

    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.host()
            async with ann.at(table) as hers, bob.at(table) as his:
                await hers.hear()
                await his.hear()
                assert his.view == {}
                sat = await his.order("sit", seat=1)
                assert sat["type"] == "done"
                await hers.until(lambda: hers.table["chairs"][1]["name"] == "Bob")
            async with ann.at(table) as hers, bob.at(table) as his:
                await hers.hear()
                await hers.order("start")
                await his.until(lambda: his.view)
                await hers.until(lambda: hers.view)
                assert his.view["seat"] == 1
                assert hers.view["seat"] == 0
                assert his.view["managers"][0]["hand"] == []
                for _ in range(20):
                    asked = hers if hers.table["asked"] == 0 else his
                    other = his if asked is hers else hers
                    await asked.choose()
                    await other.until(partial(reads_as, other, asked))

    asyncio.run(evening())

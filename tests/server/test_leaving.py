"""Resigning, voting to end, deserted tables; and what is said at a table."""

from __future__ import annotations

import pytest

from tests.server.parlour import Parlour, asker, parlour
from touchline.server.refusals import Forbidden, Refusal, Unknown
from touchline.server.tables import messages as ask
from touchline.server.tables.projection import Eyes, update_for
from touchline.server.tables.sheet import Clock, Setup
from touchline.server.tables.table import Table
from touchline.server.tables.talking import handle_of
from touchline.server.tables.timing import LISTED, UNLISTED

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_for_who_resigns_a_bot_plays_on_for_good(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        await room.order(table, "Bob", ask.Resign, seat=1)
        assert room.seen(table, "Ann").chairs[1].has_resigned
        for _ in range(40):
            await room.settle()
            if table.sheet.state != "playing":
                break
            assert table.game is not None
            assert table.game.season.decision is not None
            assert table.game.season.decision.manager == 0
            await room.choose(table)
        with pytest.raises(Forbidden, match="resigned"):
            await room.order(table, "Bob", ask.ComeBack, seat=1)


async def test_when_all_have_resigned_the_season_is_ended(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", bots=1)
        await room.order(table, "Bob", ask.Resign, seat=1)
        await room.order(table, "Ann", ask.Resign, seat=0)
        assert (table.sheet.state, table.sheet.reason) == ("ended", "All who played resigned.")


async def test_all_have_to_agree_to_end_it_but_not_who_is_away(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Cid", clock=Clock(pace="live", seconds=5))
        await room.order(table, "Ann", ask.WantEnd, yes=True)
        await room.order(table, "Bob", ask.WantEnd, yes=True)
        await room.order(table, "Bob", ask.WantEnd, yes=False)
        chairs = table.sheet.copy().chairs
        chairs[2].is_away = True
        await room.edit(table, chairs=chairs)
        assert table.sheet.state == "playing"
        assert [chair.wants_end for chair in room.seen(table, "Cid").chairs] == [True, False, False]
        await room.order(table, "Bob", ask.WantEnd, yes=True)
        assert (table.sheet.state, table.sheet.reason) == ("ended", "All who played agreed to end it here.")
        assert room.seen(table, "Ann").until is None


async def test_an_open_table_at_which_nobody_is_is_removed_after_a_time(tmp_path):
    async with parlour(tmp_path) as room:
        ids = {}
        for is_listed in (True, False):
            setup = Setup(managers=2, is_listed=is_listed)
            table = await room.hub.create(asker("Ann"), setup, "Table")
            ids[is_listed] = table.sheet.id
        kept = await room.hub.create(asker("Ann"), Setup(managers=2, is_listed=True), "Kept")
        await room.come(kept, "Ann")
        await room.pass_time(LISTED + 1)
        await room.pass_time(1)
        with pytest.raises(Unknown):
            await room.hub.table(ids[True])
        assert (await room.hub.table(kept.sheet.id)).sheet.state == "open"
        assert (await room.hub.table(ids[False])).sheet.state == "open"
        await room.pass_time(UNLISTED)
        with pytest.raises(Unknown):
            await room.hub.table(ids[False])
        await room.go(kept, "Ann")
        await room.pass_time(LISTED + 1)
        with pytest.raises(Unknown):
            await room.hub.table(kept.sheet.id)


async def test_who_leaves_before_the_season_leaves_a_free_seat(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.hub.create(asker("Ann"), Setup(managers=2, is_listed=True), "Table")
        await room.order(table, "Bob", ask.Sit, seat=1)
        await room.order(table, "Bob", ask.StandUp, seat=1)
        assert room.seen(table, "Ann").chairs[1].is_free
        with pytest.raises(Refusal, match="Not all seats"):
            await room.order(table, "Ann", ask.Start)


# Chat.


async def say(room: Parlour, table: Table, name: str, text: str) -> None:
    await room.order(table, name, ask.Say, text=text)


def heard(room: Parlour, table: Table, name: str | None) -> list[tuple[int | None, str, str]]:
    eyes = Eyes(None if name is None else name.lower(), None)
    update = update_for(table.sight(room.hub.alive, room.now), eyes, None, table.chat)
    assert update is not None
    return [(said.seat, said.name, said.text) for said in update.chat]


async def test_who_joins_hears_what_was_said_spectators_too(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        await say(room, table, "Bob", "  <script>alert(1)</script>\u202e\n&amp; ")
        await say(room, table, "Zoe", "hello")
        told = [(1, "Bob", "<script>alert(1)</script> &amp;"), (None, "Zoe", "hello")]
        assert heard(room, table, "Ann") == heard(room, table, None) == told


async def test_the_host_switches_somebodys_chat_off_and_on_again(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        for name in ("Bob", "Zoe"):
            await say(room, table, name, "noise")
            by = handle_of(table.sheet.id, name.lower())
            with pytest.raises(Forbidden):
                await room.order(table, "Bob", ask.Mute, by=by, yes=True)
            await room.order(table, "Ann", ask.Mute, by=by, yes=True)
            assert by in room.seen(table, "Ann").muted
            with pytest.raises(Forbidden, match="switched your chat off"):
                await say(room, table, name, "more noise")
            await room.order(table, "Ann", ask.Mute, by=by, yes=False)
            await say(room, table, name, "sorry")
        for nobody in ("nobody", handle_of(table.sheet.id, "ann")):
            with pytest.raises(Refusal):
                await room.order(table, "Ann", ask.Mute, by=nobody, yes=True)


async def test_two_of_the_same_name_are_told_apart_by_all_and_nobody_is_known_elsewhere(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        other = await room.table("Ann", "Bob")
        for _ in range(2):
            await say(room, table, "Bob", "one")
        await say(room, table, "Zoe", "two")
        await say(room, other, "Bob", "three")
        eyes = Eyes(None, None)
        voices = []
        for each in (table, other):
            update = update_for(each.sight(room.hub.alive, room.now), eyes, None, each.chat)
            assert update is not None
            voices += [said.by for said in update.chat]
        assert voices[0] == voices[1]
        assert len({*voices[1:]}) == 3


async def test_nothing_that_can_be_read_is_said_by_blanks_or_by_who_was_sent_away(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        with pytest.raises(Refusal, match="says nothing"):
            await say(room, table, "Bob", " \u200b\x00\n ")
        await room.order(table, "Ann", ask.Kick, seat=1)
        with pytest.raises(Forbidden):
            await say(room, table, "Bob", "still here")

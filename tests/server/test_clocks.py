"""Clocks: what a manager may take for an answer, on a clock that goes as fast as the test likes."""

from __future__ import annotations

import pytest

from tests.server.parlour import NAMES, parlour
from touchline.server.refusals import Refusal
from touchline.server.tables import messages as ask
from touchline.server.tables.rows import GivenBy
from touchline.server.tables.sheet import Clock
from touchline.server.tables.table import Table
from touchline.server.tables.timing import PAUSING, WISHING

pytestmark = pytest.mark.anyio

LIVE = Clock(pace="live", seconds=30, bank=60, grace=20)
SLOW = Clock(pace="slow", seconds=24 * 3600, bank=0)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def asked(table: Table) -> int:
    assert table.game is not None
    assert table.game.season.decision is not None
    return table.game.season.decision.manager


def number(table: Table) -> int:
    assert table.game is not None
    return table.game.number


def given_by(table: Table, at: int) -> GivenBy:
    assert table.game is not None
    return table.game.rows[at + 1].given_by


async def test_an_answer_within_its_seconds_costs_nothing_and_a_later_one_is_paid_from_the_bank(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        first = asked(table)
        assert room.seen(table, "Ann").until == room.now + 90
        await room.pass_time(29)
        await room.choose(table)
        assert table.sheet.chairs[first].bank == 60
        second = asked(table)
        bank = table.sheet.chairs[second].bank
        await room.pass_time(42)
        await room.choose(table)
        assert table.sheet.chairs[second].bank == bank - 12


async def test_when_seconds_and_bank_are_spent_a_bot_sits_in_and_is_marked_as_such(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        seat, at = asked(table), number(table)
        await room.pass_time(89.5)
        assert number(table) == at
        await room.pass_time(1)
        assert number(table) > at
        assert given_by(table, at) == "bot"
        chair = room.seen(table, "Ann").chairs[seat]
        assert chair.is_away
        assert chair.bank == 0
        assert not room.seen(table, "Ann").chairs[1 - seat].is_away


async def test_who_comes_back_has_his_seat_but_not_the_answer_whose_time_was_up(tmp_path):
    """Else somebody who always comes back would have all the time in the world."""
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        room.hub.tender.pace = 1000.0
        seat, at = asked(table), number(table)
        name = NAMES[seat]
        room.wall[0] += 91
        await room.hub.sweep_once()
        while not table.sheet.chairs[seat].is_away:
            await room.hub.sweep_once()
        for _ in range(3):
            await room.order(table, name, ask.ComeBack, seat=seat)
            assert room.seen(table, name).until is None
        assert not table.sheet.chairs[seat].is_away
        room.hub.tender._busy.clear()
        room.hub.tender.pace = 0.0
        await room.hub.tender.tend(table)
        assert given_by(table, at) == "bot"
        assert not table.sheet.chairs[seat].is_away


async def test_who_answers_before_the_bot_that_sits_in_has_his_seat_back(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=Clock(grace=20))
        room.hub.tender.pace = 1000.0
        seat, at = asked(table), number(table)
        await room.go(table, NAMES[seat])
        room.wall[0] += 21
        while not table.sheet.chairs[seat].is_away:
            await room.hub.sweep_once()
        await room.come(table, NAMES[seat])
        await room.choose(table)
        assert given_by(table, at) == "person"
        assert not table.sheet.chairs[seat].is_away


async def test_who_is_gone_while_he_is_asked_is_counted_down_and_replaced(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        seat, at = asked(table), number(table)
        other = NAMES[1 - seat]
        await room.pass_time(5)
        await room.go(table, NAMES[seat])
        seen = room.seen(table, other)
        assert not seen.chairs[seat].is_here
        assert seen.until == seen.away_until == room.now + 20
        await room.pass_time(10)
        await room.come(table, NAMES[seat])
        assert room.seen(table, other).away_until is None
        assert room.seen(table, other).until == room.now + 75
        await room.go(table, NAMES[seat])
        await room.pass_time(19)
        assert number(table) == at
        await room.pass_time(2)
        assert given_by(table, at) == "bot"
        assert table.sheet.chairs[seat].is_away
        assert table.sheet.chairs[seat].bank == 60 - 6


async def test_a_table_at_which_nobody_is_sleeps_and_asks_anew_when_somebody_comes(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        seat, at = asked(table), number(table)
        await room.pass_time(25)
        for name in ("Ann", "Bob"):
            await room.go(table, name)
        assert room.seen(table, "Ann").until is None
        await room.pass_time(30 * 24 * 3600)
        assert number(table) == at
        assert not table.sheet.chairs[seat].is_away
        await room.come(table, NAMES[seat])
        assert room.seen(table, NAMES[seat]).until == room.now + 90
        assert table.sheet.chairs[seat].bank == 60


async def test_a_table_whose_people_are_all_replaced_is_not_played_out_by_bots(tmp_path):
    for folder, clock in [("live", Clock(pace="live", seconds=5)), ("slow", SLOW)]:
        (tmp_path / folder).mkdir()
        async with parlour(tmp_path / folder) as room:
            table = await room.table("Ann", "Bob", bots=1, clock=clock)
            for _ in range(200):
                if all(chair.is_away for chair in table.sheet.chairs[:2]):
                    break
                await room.pass_time(clock.seconds + 1)
            at, seat = number(table), asked(table)
            await room.pass_time(30 * 24 * 3600)
            assert number(table) == at
            assert table.sheet.state == "playing"
            await room.order(table, NAMES[seat], ask.ComeBack, seat=seat)
            await room.settle()
            assert number(table) == at
            assert room.seen(table, NAMES[seat]).until == room.now + clock.seconds


async def test_a_pause_stops_the_clock_and_the_countdown_of_who_is_gone(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        seat, at = asked(table), number(table)
        other = NAMES[1 - seat]
        await room.pass_time(40)
        await room.go(table, NAMES[seat])
        await room.pass_time(8)
        await room.order(table, other, ask.Pause)
        seen = room.seen(table, other)
        assert (seen.until, seen.is_paused, seen.left) == (None, True, 42)
        assert seen.resumes == room.now + 1800
        await room.pass_time(1000)
        assert number(table) == at
        await room.order(table, other, ask.Resume)
        seen = room.seen(table, other)
        assert seen.away_until == room.now + 12
        await room.come(table, NAMES[seat])
        assert room.seen(table, other).until == room.now + 42
        await room.pass_time(41)
        await room.choose(table)
        assert table.sheet.chairs[seat].bank == 1


async def test_a_pause_ends_by_itself_and_nobody_pauses_for_ever(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        longest = PAUSING["live"]
        assert longest is not None
        until = room.seen(table, "Ann").until
        assert until is not None
        for round_ in range(1, 4):
            await room.order(table, "Ann", ask.Pause)
            with pytest.raises(Refusal, match="paused"):
                await room.choose(table)
            await room.pass_time(longest + 1)
            assert room.seen(table, "Ann").until == until + round_ * (longest + 1)
            assert not room.seen(table, "Ann").is_paused
        with pytest.raises(Refusal, match="paused 3 times"):
            await room.order(table, "Ann", ask.Pause)


async def test_bots_wait_while_the_table_is_paused(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        await room.settle()
        await room.order(table, "Ann", ask.Pause)
        at = number(table)
        await room.edit(table, chairs=[*table.sheet.chairs])
        await room.pass_time(100)
        assert number(table) == at


async def test_a_slow_clock_needs_nobody_to_be_there(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        seat, at = asked(table), number(table)
        for name in ("Ann", "Bob"):
            await room.go(table, name)
        seen = room.seen(table, "Ann")
        assert (seen.until, seen.away_until) == (room.now + 24 * 3600, None)
        await room.pass_time(24 * 3600 - 1)
        table = await room.hub.table(table.sheet.id)
        assert number(table) == at
        await room.pass_time(2)
        table = await room.hub.table(table.sheet.id)
        assert given_by(table, at) == "bot"
        assert table.sheet.chairs[seat].is_away


async def test_who_takes_too_long_to_draft_gets_a_team(tmp_path):
    async with parlour(tmp_path) as room:
        for clock, seconds in [(Clock(), 60), (LIVE, 60), (Clock(pace="slow", bank=9e5), 24 * 3600)]:
            table = await room.table("Ann", "Bob", clock=clock, teams="drafted")
            assert room.seen(table, "Bob").until == room.now + seconds
            await room.pass_time(seconds - 1)
            assert teams(table) == 0
            await room.pass_time(2)
            assert teams(table) == 1
            await room.order(table, "Bob", ask.Draft, seat=1, team=_free_team(table))
            assert table.sheet.state == "playing"
            assert table.sheet.chairs[0].bank == clock.bank


def teams(table: Table) -> int:
    return len([chair for chair in table.sheet.chairs if chair.team is not None])


def _free_team(table: Table) -> str:
    taken = {chair.team for chair in table.sheet.chairs}
    return next(team for team in ("grudgebearers", "reikland-reavers") if team not in taken)


async def test_clocks_go_on_where_they_stood_after_the_server_was_down(tmp_path):
    wall = [5_000_000.0]
    async with parlour(tmp_path, wall=wall) as room:
        table = await room.table("Ann", "Bob", clock=SLOW)
        id, seat = table.sheet.id, asked(table)
        await room.pass_time(3600)
    async with parlour(tmp_path, wall=wall) as room:
        room.wall[0] += 7200
        room.hub.clock.lost = 7200
        table = await room.hub.table(id)
        assert room.seen(table, "Ann").until == room.now + 23 * 3600
        await room.pass_time(23 * 3600 + 1)
        assert table.sheet.chairs[seat].is_away


async def test_the_clock_stands_while_an_undo_is_asked_for_and_the_wish_lapses(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        name, to = await taught(room, table)
        await room.pass_time(20)
        until = room.seen(table, name).until
        assert until is not None
        await room.order(table, name, ask.Undo, number=number(table), to=to)
        seen = room.seen(table, name)
        assert seen.until is None
        assert seen.wish is not None
        assert seen.wish.until == room.now + WISHING["live"]
        await room.pass_time(WISHING["live"] + 5)
        seen = room.seen(table, name)
        assert seen.wish is None
        assert seen.wish_ended is not None
        assert seen.wish_ended.how == "lapsed"
        assert seen.until == until + WISHING["live"] + 5


async def test_after_an_undo_the_question_has_its_time_anew(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=LIVE)
        name, to = await taught(room, table)
        seat = asked(table)
        bank = table.sheet.chairs[seat].bank
        await room.pass_time(35)
        await room.order(table, name, ask.Undo, number=number(table), to=to)
        await room.pass_time(10)
        other = NAMES[1 - NAMES.index(name)]
        await room.order(table, other, ask.Agree, number=number(table), yes=True)
        assert table.sheet.chairs[seat].bank == bank - 5
        assert asked(table) == NAMES.index(name)
        assert room.seen(table, name).until == room.now + 30 + table.sheet.chairs[asked(table)].bank


async def taught(room, table: Table) -> tuple[str, int]:
    """Play on until somebody has given an answer that taught somebody something; answers who, and which it was."""
    for _ in range(300):
        name = NAMES[asked(table)]
        to = await room.choose(table, room.prompt(table).options[0].text)
        await room.settle()
        undos = room.seen(table, name).undos
        if undos and undos[0].to == to and undos[0].kind == "consent":
            return name, to
    raise AssertionError("nobody has learned anything")

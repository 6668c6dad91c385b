"""Standing answers: given by themselves, to nobody's knowledge, for as long as whoever gave them sits there."""

from __future__ import annotations

import pytest

import touchline
from tests.server.parlour import NAMES, Parlour, parlour
from touchline.server.refusals import Forbidden, Refusal
from touchline.server.tables import messages as ask
from touchline.server.tables.orders import MOST_STANDING
from touchline.server.tables.sheet import Clock
from touchline.server.tables.table import Table
from touchline.server.tables.tending import kind_of, what_about

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def decision_of(table: Table) -> touchline.Decision:
    assert table.game is not None
    decision = table.game.season.decision
    assert decision is not None
    return decision


async def asked_about(room: Parlour, table: Table, kind: str, most: int = 600) -> touchline.Decision | None:
    """Play on, as eager as can be, until somebody is asked this kind of question about one thing."""
    for _ in range(most):
        if table.sheet.state != "playing":
            return None
        decision = decision_of(table)
        if kind_of(decision) == kind and what_about(decision):
            return decision
        await room.choose(table, room.prompt(table).options[0].text)
    return None


async def stand(room: Parlour, table: Table, seat: int, **fields: object) -> None:
    await room.order(table, table.sheet.chairs[seat].name, ask.Stand, seat=seat, **fields)


async def test_always_decline_this_skill_is_given_at_once_whenever_it_is_asked(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Cid", "Dot")
        decision = await asked_about(room, table, "use-skill")
        assert decision is not None
        seat, skill = decision.manager, what_about(decision)[0]
        await stand(room, table, seat, question="use-skill", about=skill, option="decline")
        await room.settle()
        assert decision_of(table).number > decision.number
        assert table.game is not None
        row = table.game.rows[decision.number + 1]
        assert (row.text, row.given_by, row.manager) == ("decline", "standing", seat)
        while table.sheet.state == "playing":
            await room.settle()
            if table.sheet.state == "playing":
                here = decision_of(table)
                assert not (here.manager == seat and skill in what_about(here))
                await room.choose(table, room.prompt(table).options[0].text)


async def test_an_answer_for_one_ability_leaves_the_others_to_be_asked(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Cid")
        found = await asked_about(room, table, "respond")
        while found is None:
            table = await room.table("Ann", "Bob", "Cid")
            found = await asked_about(room, table, "respond")
        seat = found.manager
        await stand(room, table, seat, question="respond", about="no-such-card", option="decline")
        await room.settle()
        assert decision_of(table).number == found.number
        await stand(room, table, seat, question="respond", about=what_about(found)[0], option="decline")
        await room.settle()
        assert decision_of(table).number > found.number


async def test_an_answer_that_is_no_option_here_is_not_given(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        decision = decision_of(table)
        seat = decision.manager
        for option in ("decline", "run away", "<b>"):
            await stand(room, table, seat, question=kind_of(decision), option=option)
            await room.settle()
        assert decision_of(table).number == decision.number


async def test_standing_answers_are_listed_to_their_own_seat_alone_and_taken_back(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        await stand(room, table, 0, question="use-skill", about="dodge", option="decline")
        await stand(room, table, 0, question="stand-up", option="use")
        assert room.seen(table, "Ann").standing == {"use-skill:dodge": "decline", "stand-up": "use"}
        assert room.seen(table, "Bob").standing == {}
        assert room.seen(table, "Zoe").standing == {}
        await stand(room, table, 0, question="use-skill", about="dodge")
        assert room.seen(table, "Ann").standing == {"stand-up": "use"}


async def test_they_go_with_whoever_gave_them(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        await stand(room, table, 1, question="stand-up", option="use")
        await room.order(table, "Ann", ask.Kick, seat=1)
        assert table.sheet.chairs[1].standing == {}


async def test_there_is_a_limit_and_only_real_questions_have_one(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        with pytest.raises(Forbidden):
            await room.order(table, "Ann", ask.Stand, seat=1, question="stand-up", option="use")
        with pytest.raises(Refusal, match="no question"):
            await stand(room, table, 0, question="what", option="use")
        for index in range(MOST_STANDING):
            await stand(room, table, 0, question="use-skill", about=f"skill-{index}", option="use")
        with pytest.raises(Refusal, match="standing answers"):
            await stand(room, table, 0, question="stand-up", option="use")


async def test_a_question_that_an_undo_brought_back_is_asked_in_spite_of_it(tmp_path):
    """Else the undo would be answered by itself, and again, and again."""
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        await room.settle()
        decision = decision_of(table)
        while kind_of(decision) != "commit-or-pass":
            await room.choose(table)
            await room.settle()
            decision = decision_of(table)
        await stand(room, table, 0, question="commit-or-pass", option="pass")
        await room.settle()
        assert table.game is not None
        assert table.game.rows[decision.number + 1].given_by == "standing"
        at = decision_of(table).number
        await room.order(table, "Ann", ask.Undo, number=at, to=decision.number)
        await room.settle()
        again = decision_of(table)
        assert (again.number, kind_of(again), again.manager) == (at + 1, "commit-or-pass", 0)
        await room.choose(table, again.options[0].text)


async def test_whose_bot_sits_in_still_has_them(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", clock=Clock(pace="live", seconds=5))
        while kind_of(decision_of(table)) != "commit-or-pass":
            await room.choose(table)
        seat = decision_of(table).manager
        at = decision_of(table).number
        chairs = table.sheet.copy().chairs
        chairs[seat].standing = {"commit-or-pass": "pass"}
        chairs[seat].is_away = True
        await room.edit(table, chairs=chairs)
        await room.settle()
        assert table.game is not None
        assert table.game.rows[at + 1].given_by == "standing"
        assert NAMES[seat] in ("Ann", "Bob")

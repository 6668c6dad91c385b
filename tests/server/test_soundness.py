"""No table is ever stuck: bots that fail, rules that fail, and seasons that can't be."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

import touchline
from tests.server import bad_bots
from tests.server.parlour import NAMES, Parlour, parlour
from touchline.server.refusals import Failed
from touchline.server.storage import schema
from touchline.server.tables import messages as ask
from touchline.server.tables.soundness import CHECKED_EVERY
from touchline.server.tables.table import Table
from touchline.server.worker import NoThought

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def own(monkeypatch) -> dict[str, str]:
    """Levels that do what no bot should."""
    monkeypatch.setenv(
        "PYTHONPATH", f"{Path(bad_bots.__file__).parent}:{Path(touchline.__file__).parents[1]}"
    )
    return {name: f"bad_bots:{name.title()}" for name in ("raiser", "liar", "crasher")}


def number(table: Table) -> int:
    assert table.game is not None
    return table.game.number


async def play_on(room: Parlour, table: Table, upto: int) -> None:
    while number(table) < upto and table.sheet.state == "playing":
        await room.choose(table)
        await room.settle()


async def test_a_bot_that_fails_gives_the_default_and_play_goes_on(tmp_path, own):
    async with parlour(tmp_path, own) as room:
        for level in own:
            table = await room.table("Ann", bots=1)
            table.sheet.chairs[1].bot = level
            await play_on(room, table, 12)
            assert table.game is not None
            assert {row.given_by for row in table.game.rows if row.manager == 1} == {"bot"}


async def test_without_any_bot_to_think_the_default_is_given(tmp_path, monkeypatch):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        await play_on(room, table, 2)
        for error in (
            NoThought("lost"),
            touchline.BadSetup("There is no bot.", "Take another."),
            OSError("worker"),
        ):

            async def fail(*_: object, error: Exception = error) -> None:
                raise error

            monkeypatch.setattr(room.hub.thinkers, "decide", fail)
            before = number(table)
            await play_on(room, table, before + 6)
            assert table.game is not None
            later = [row for row in table.game.rows if row.number >= before and row.manager == 1]
            assert {row.given_by for row in later} == {"clock"}


async def test_a_level_that_this_version_no_longer_has_is_no_obstacle(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        table.sheet.chairs[1].bot = "grandmaster"
        await play_on(room, table, 8)
        assert number(table) >= 8


def failing_at(monkeypatch, *texts: str) -> None:
    """Plant an error into the rules, for some answers or for all."""
    choose = touchline.Season.choose

    def fail(season: touchline.Season, option: object) -> object:
        text = option if isinstance(option, str) else getattr(option, "text", "")
        if not texts or text in texts:
            raise AssertionError("no such zone")
        return choose(season, text)

    monkeypatch.setattr(touchline.Season, "choose", fail)


async def test_an_error_in_a_rule_refuses_the_choice_and_leaves_the_table_as_it_was(tmp_path, monkeypatch):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        at, version = number(table), table.version
        assert table.game is not None
        save = table.game.season.save()
        bad = room.prompt(table).options[0].text
        good = room.prompt(table).options[1].text
        failing_at(monkeypatch, bad)
        with pytest.raises(Failed):
            await room.choose(table, bad)
        assert (number(table), table.version, table.sheet.state) == (at, version, "playing")
        assert table.game.season.save() == save
        await room.choose(table, good)
        assert number(table) == at + 1


async def test_where_the_bots_answer_makes_the_rules_fail_another_one_is_given(tmp_path, monkeypatch):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        await play_on(room, table, 4)
        bad = room.prompt(table).default
        table.sheet.chairs[0].is_away = True
        table.sheet.chairs[1].person = "bob"
        table.sheet.chairs[1].here = [room.hub.process]

        async def think(*_: object) -> touchline.Option:
            raise NoThought

        monkeypatch.setattr(room.hub.thinkers, "decide", think)
        failing_at(monkeypatch, bad)
        at = number(table)
        await room.hub.tender.tend(table)
        assert number(table) > at
        assert table.game is not None
        assert table.game.rows[at + 1].text != bad


async def test_a_question_that_nothing_answers_stops_that_table_and_no_other(tmp_path, monkeypatch):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        other = await room.table("Ann", "Bob")
        await play_on(room, table, 3)
        table.sheet.chairs[1].person = "bob"
        table.sheet.chairs[1].here = [room.hub.process]
        table.sheet.chairs[0].is_away = True
        with monkeypatch.context() as planted:
            failing_at(planted)
            await room.hub.tender.tend(table)
        seen = room.seen(table, "Ann")
        assert seen.state == "stopped"
        assert seen.reason == "No answer can be carried out."
        assert seen.until is None
        await room.choose(other)
        assert other.sheet.state == "playing"


def losing_a_card(monkeypatch) -> None:
    """Plant a fault into the rules: a card of somebody's deck is nowhere any more."""
    choose = touchline.Season.choose

    def lose(season: touchline.Season, option: touchline.Option | str) -> object:
        events = choose(season, option)
        season.position.deck[0] = season.position.deck[0][:-1]
        return events

    monkeypatch.setattr(touchline.Season, "choose", lose)


async def test_a_season_that_loses_a_card_stops_its_table_and_no_other(tmp_path, monkeypatch):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        other = await room.table("Ann", "Bob")
        with monkeypatch.context() as planted:
            losing_a_card(planted)
            with pytest.raises(Failed, match="stopped"):
                await room.choose(table)
        seen = room.seen(table, "Bob")
        assert seen.state == "stopped"
        assert "a card has been lost" in seen.reason
        with pytest.raises(touchline.Mistake, match="stopped"):
            await room.order(table, "Ann", ask.Choose, number=number(table), option="pass")
        await room.choose(other)
        assert number(other) == 1


def dealing_a_stranger(monkeypatch) -> None:
    """Plant a fault into the rules: a manager gets a card of another one's team for one of his own."""
    choose = touchline.Season.choose

    def swap(season: touchline.Season, option: touchline.Option | str) -> object:
        events = choose(season, option)
        first, second = season.position.deck[:2]
        season.position.deck[0] = tuple(sorted([*first[1:], second[0]]))
        return events

    monkeypatch.setattr(touchline.Season, "choose", swap)


async def test_a_card_in_the_wrong_hands_is_found_within_a_few_answers(tmp_path, monkeypatch):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        dealing_a_stranger(monkeypatch)
        with pytest.raises(Failed, match="stopped"):
            await play_on(room, table, CHECKED_EVERY + 1)
        assert number(table) <= CHECKED_EVERY
        assert "not where it must be" in room.seen(table, "Bob").reason


async def damaged(tmp_path: Path, values: dict[str, object], column: str = "rows") -> tuple[str, str]:
    """State and reason of a table whose stored text somebody has changed, as it is opened again."""
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        sound = await room.table("Ann", "Bob")
        for _ in range(6):
            await room.choose(table)
        found = schema.rows.c if column == "rows" else schema.tables.c
        here = found.table_id == table.sheet.id if column == "rows" else found.id == table.sheet.id
        query = update(schema.rows if column == "rows" else schema.tables).where(here)
        if column == "rows":
            query = query.where(schema.rows.c.number == 3)
        await room.hub.store.execute(query.values(values))
        id, other = table.sheet.id, sound.sheet.id
    async with parlour(tmp_path) as room:
        opened = await room.hub.table(id)
        assert (await room.hub.table(other)).sheet.state == "playing"
        seen = room.seen(opened, NAMES[0])
        assert (await room.hub.store.load(id)).sheet.state == seen.state  # type: ignore[union-attr]  # it is there
        return seen.state, seen.reason


async def test_a_row_that_was_changed_stops_the_table_when_it_is_opened(tmp_path):
    state, reason = await damaged(tmp_path, {"at": 1.0})
    assert (state, reason) == ("stopped", "Row 3 does not follow from the rows before it.")


async def test_a_position_that_is_not_that_of_its_rows_stops_the_table(tmp_path):
    state, reason = await damaged(tmp_path, {"save": "{}"}, "tables")
    assert (state, reason) == ("stopped", "The season is not where its rows lead.")

"""Undo at an online table: what is free, what needs consent, and that nobody is kept waiting by it."""

from __future__ import annotations

import pytest

from tests.server.parlour import NAMES, Parlour, parlour
from touchline.server.refusals import Forbidden, Refusal, Stale
from touchline.server.tables import messages as ask
from touchline.server.tables.projection import entries
from touchline.server.tables.sheet import Undoing, UndoKind
from touchline.server.tables.table import Table
from touchline.table.writer import prompt

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def number(table: Table) -> int:
    assert table.game is not None
    return table.game.number


def asked(table: Table) -> int:
    assert table.game is not None
    assert table.game.season.decision is not None
    return table.game.season.decision.manager


def last_row(table: Table) -> tuple[str, int | None, str]:
    assert table.game is not None
    row = table.game.rows[-1]
    return row.kind, row.manager, row.text


async def play_until(room: Parlour, table: Table, kind: UndoKind, name: str | None = None) -> tuple[str, int]:
    """Play on until an answer, of this person if named, could be undone like this; answers who gave it, and which."""
    for _ in range(400):
        seat = asked(table)
        who = table.sheet.chairs[seat].name
        to = await room.choose(table, room.prompt(table).options[0].text)
        await room.settle()
        undos = room.seen(table, who, seat).undos
        if who in NAMES and (name is None or who == name) and undos and undos[0] == ask.UndoSeen(to, kind):
            return who, to
    raise AssertionError(kind)


async def undo(room: Parlour, table: Table, name: str, to: int, kind: UndoKind | None = None) -> None:
    await room.order(table, name, ask.Undo, number=number(table), to=to, kind=kind)


async def agree(room: Parlour, table: Table, name: str, yes: bool = True) -> None:
    await room.order(table, name, ask.Agree, number=number(table), yes=yes)


async def test_what_taught_nobody_anything_is_undone_at_once_and_told_to_all(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Cid")
        name, to = await play_until(room, table, "free")
        at = number(table)
        await undo(room, table, name, to, "free")
        assert last_row(table) == ("undo", NAMES.index(name), str(to))
        assert number(table) == at + 1
        assert asked(table) == NAMES.index(name)
        assert table.game is not None
        for seat in (0, 1, 2, None):
            last = entries(table.game, seat)[-1]
            assert last.at == at
            assert last.event.__struct_config__.tag == "undone"
        assert room.seen(table, name).undo_to != to


async def test_log_and_numbers_of_what_was_undone_stay(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        name, to = await play_until(room, table, "free")
        assert table.game is not None
        told = [entry.number for entry in entries(table.game, 0)]
        await undo(room, table, name, to)
        assert [entry.number for entry in entries(table.game, 0)][: len(told)] == told
        assert len(table.game.rows) == number(table) + 1


async def test_an_undone_answer_is_not_undone_again_but_the_one_that_replaced_it(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        name, to = await play_until(room, table, "free")
        before = room.seen(table, name).undos
        await undo(room, table, name, to)
        assert [way.to for way in room.seen(table, name).undos] == [way.to for way in before[1:]]
        again = await room.choose(table)
        assert room.seen(table, name).undo_to == again


async def test_what_taught_somebody_something_needs_the_consent_of_all_others(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Cid")
        name, to = await play_until(room, table, "consent")
        others = [other for other in NAMES[:3] if other != name]
        at = number(table)
        await undo(room, table, name, to, "consent")
        assert number(table) == at
        wish = room.seen(table, others[0]).wish
        assert wish is not None
        assert (wish.seat, wish.to) == (NAMES.index(name), to)
        assert set(wish.waits_for) == {NAMES.index(other) for other in others}
        await agree(room, table, others[0])
        assert number(table) == at
        await agree(room, table, others[1])
        assert last_row(table) == ("undo", NAMES.index(name), str(to))
        assert table.game is not None
        season = table.game.season
        view = season.view(None)
        assert season.decision is not None
        assert (wish.week, wish.phase, wish.words) == (view.week, view.phase, prompt(season.decision))
        assert room.seen(table, name).wish is None


async def test_a_refusal_is_told_and_is_final_until_play_goes_on(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        name, to = await play_until(room, table, "consent")
        other = NAMES[1 - NAMES.index(name)]
        await undo(room, table, name, to)
        await agree(room, table, other, yes=False)
        ended = room.seen(table, name).wish_ended
        assert ended is not None
        assert (ended.to, ended.how) == (to, "refused")
        with pytest.raises(Refusal, match="asked at this decision already"):
            await undo(room, table, name, to)
        await room.choose(table)
        assert room.seen(table, name).wish_ended is None
        await undo(room, table, name, to)
        await agree(room, table, name, yes=False)
        ended = room.seen(table, other).wish_ended
        assert ended is not None
        assert ended.how == "withdrawn"


async def test_a_wish_is_gone_when_play_goes_on(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        name, to = await play_until(room, table, "consent")
        other = NAMES[1 - NAMES.index(name)]
        await undo(room, table, name, to)
        await room.choose(table)
        assert room.seen(table, name).wish is None
        with pytest.raises(Stale, match="No undo"):
            await agree(room, table, other)


async def test_bots_wait_until_a_wish_is_decided(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", bots=1)
        held = room.hub.tender._busy
        name, to = "", -1
        for _ in range(400):
            held.add(table.sheet.id)  # as if the bot were thinking long
            if asked(table) == 2:
                if name and room.seen(table, name).undos[:1] == (ask.UndoSeen(to, "consent"),):
                    break
                held.clear()
                await room.settle()
            else:
                name = NAMES[asked(table)]
                to = await room.choose(table, room.prompt(table).options[0].text)
        at = number(table)
        await undo(room, table, name, to)
        held.clear()
        await room.settle()
        assert number(table) == at
        await agree(room, table, NAMES[1 - NAMES.index(name)], yes=False)
        await room.settle()
        assert number(table) > at


async def test_alone_against_bots_an_undo_needs_nobody(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=2)
        name, to = await play_until(room, table, "alone")
        await undo(room, table, name, to, "alone")
        assert last_row(table) == ("undo", 0, str(to))


async def test_all_at_one_screen_are_one(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Ann")
        undos: tuple[ask.UndoSeen, ...] = ()
        seat = -1
        while not undos or undos[0].kind != "alone":
            seat = asked(table)
            await room.choose(table, room.prompt(table).options[0].text)
            undos = room.seen(table, "Ann", seat).undos
        await undo(room, table, "Ann", undos[0].to, "alone")
        assert last_row(table) == ("undo", seat, str(undos[0].to))


async def test_several_seats_of_one_screen_agree_at_once(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Bob")
        _, to = await play_until(room, table, "consent", "Ann")
        await undo(room, table, "Ann", to)
        await agree(room, table, "Bob")
        assert last_row(table) == ("undo", 0, str(to))


async def test_who_is_away_or_has_resigned_is_not_asked(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob", "Cid")
        _, to = await play_until(room, table, "consent", "Ann")
        chairs = table.sheet.copy().chairs
        chairs[1].is_away = True
        await room.edit(table, chairs=chairs)
        await undo(room, table, "Ann", to)
        wish = room.seen(table, "Ann").wish
        assert wish is not None
        assert wish.waits_for == (2,)
        with pytest.raises(Forbidden, match="not asked"):
            await agree(room, table, "Bob")
        await room.order(table, "Cid", ask.Resign, seat=2)
        assert room.seen(table, "Ann").wish is None
        assert room.seen(table, "Ann").undos[0].kind in {"alone", "free"}


async def test_where_nothing_is_undone_nothing_is_offered(tmp_path):
    policies: tuple[Undoing, ...] = ("never", "free")
    for policy in policies:
        (tmp_path / policy).mkdir()
        async with parlour(tmp_path / policy) as room:
            table = await room.table("Ann", "Bob", undo=policy)
            if policy == "free":
                name, to = await play_until(room, table, "free")
                await undo(room, table, name, to)
            for _ in range(40):
                await room.choose(table, room.prompt(table).options[0].text)
            kinds = {way.kind for name in ("Ann", "Bob") for way in room.seen(table, name).undos}
            assert kinds <= {"free"} if policy == "free" else not kinds
            assert table.game is not None
            taught = next(row for row in table.game.rows if row.kind == "answer")
            assert taught.manager is not None
            with pytest.raises(Refusal, match=r"learned something since|Nothing is undone"):
                await undo(room, table, NAMES[taught.manager], taught.number)


async def test_who_was_told_that_it_is_free_is_not_taken_to_have_asked_for_more(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        name, to = await play_until(room, table, "consent")
        with pytest.raises(Stale, match="another kind of undo by now: consent"):
            await undo(room, table, name, to, "free")
        assert table.sheet.wish is None


async def test_nobody_undoes_an_answer_of_somebody_else_or_what_is_no_answer(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", "Bob")
        name, to = await play_until(room, table, "free")
        other = NAMES[1 - NAMES.index(name)]
        for who, which in [(other, to), (name, number(table)), (name, 999_999)]:
            with pytest.raises(Forbidden):
                await undo(room, table, who, which)
        await undo(room, table, name, to)
        with pytest.raises(Forbidden):
            await undo(room, table, name, number(table) - 1)


async def test_a_season_with_undos_is_the_same_when_it_is_opened_again(tmp_path):
    async with parlour(tmp_path) as room:
        table = await room.table("Ann", bots=1)
        for _ in range(6):
            name, to = await play_until(room, table, "alone")
            await undo(room, table, name, to)
            await room.settle()
        assert table.game is not None
        save, id = table.game.season.save(), table.sheet.id
    async with parlour(tmp_path) as room:
        table = await room.hub.table(id)
        assert table.game is not None
        assert table.sheet.state == "playing"
        assert table.game.season.save() == save

"""The one projection: whatever leaves the process about a table passes through here, for one pair of eyes."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec

import touchline
from touchline.server.storage.store import Said
from touchline.server.tables import timing, undoing
from touchline.server.tables.game import Game
from touchline.server.tables.messages import (
    ChairSeen,
    Cursor,
    Entry,
    Labelled,
    Moment,
    Prompt,
    SaidSeen,
    TableSeen,
    Taken,
    UndoSeen,
    Update,
    WishSeen,
    write_message,
)
from touchline.server.tables.rows import BEGIN, Row
from touchline.server.tables.sheet import Sheet
from touchline.server.tables.talking import handle_of


class Eyes(NamedTuple):
    """Who looks: a person, or a stranger, from a seat, or as a spectator."""

    person: str | None
    seat: int | None


class Sight(NamedTuple):
    """A table at a moment, as the process knows it: what there is to be projected."""

    sheet: Sheet
    game: Game | None
    alive: frozenset[str]
    now: float


def table_seen(sight: Sight, eyes: Eyes) -> TableSeen:
    """The table: who sits where, what is agreed, and who is waited for."""
    sheet, game = sight.sheet, sight.game
    decision = None if game is None else game.season.decision
    asked = None if decision is None or sheet.state != "playing" else decision.manager
    if sheet.state == "drafting":
        asked = timing.drafter(sheet)
    mine = eyes.seat
    until = timing.deadline(sheet, asked, sight.alive)
    undos = _undos(sight, eyes)
    return TableSeen(
        id=sheet.id,
        title=sheet.title,
        state=sheet.state,
        setup=sheet.setup,
        chairs=tuple([_chair(sight, eyes, seat) for seat in range(len(sheet.chairs))]),
        seal=sheet.seal,
        is_host=eyes.person is not None and eyes.person == sheet.host,
        number=None if game is None else game.number,
        asked=asked,
        until=until,
        away_until=None if asked is None or until is None else timing.grace_end(sheet, asked, sight.alive),
        left=None if asked is None else timing.left(sheet, asked),
        is_paused=sheet.paused_at is not None,
        resumes=timing.pause_end(sheet),
        wish=_wish(sheet),
        wish_ended=sheet.wish_ended,
        undos=undos,
        undo_to=undos[0].to if undos else None,
        muted=tuple([handle_of(sheet.id, person) for person in sheet.muted]),
        standing={} if mine is None else sheet.chairs[mine].standing,
        rematch=sheet.rematch,
        origin=sheet.origin,
        reason=sheet.reason,
    )


def _wish(sheet: Sheet) -> WishSeen | None:
    wish = sheet.wish
    if wish is None:
        return None
    return WishSeen(
        seat=wish.seat,
        to=wish.to,
        agreed=tuple(wish.agreed),
        waits_for=tuple(sheet.seats_to_agree()),
        until=wish.until,
        week=wish.week,
        phase=wish.phase,
        words=wish.words,
    )


def _undos(sight: Sight, eyes: Eyes) -> tuple[UndoSeen, ...]:
    """What a viewer could take back, and how."""
    game, seat = sight.game, eyes.seat
    if game is None or seat is None or sight.sheet.chairs[seat].has_resigned:
        return ()
    ways = [
        (way.to, undoing.kind_of(sight.sheet, eyes.person, is_free=way.is_free))
        for way in game.answered_by(seat)
    ]
    return tuple([UndoSeen(to, kind) for to, kind in ways if kind is not None])


def _chair(sight: Sight, eyes: Eyes, seat: int) -> ChairSeen:
    chair = sight.sheet.chairs[seat]
    return ChairSeen(
        name=chair.name,
        person=chair.person,
        bot=chair.bot,
        team=chair.team,
        is_yours=chair.person is not None and chair.person == eyes.person,
        is_free=chair.is_free,
        is_here=timing.is_here(chair, sight.alive),
        is_away=chair.is_away,
        has_resigned=chair.has_resigned,
        wants_end=chair.wants_end,
        bank=chair.bank,
    )


def prompt_for(game: Game, seat: int | None) -> Prompt | None:
    """The open question in words, for the seat that is asked."""
    decision = game.season.decision
    if decision is None or seat is None or decision.manager != seat:
        return None
    options = [Labelled(option.text, touchline.label(game.season, option)) for option in decision.options]
    return Prompt(decision.number, touchline.prompt(decision), tuple(options), decision.default.text)


def entries(game: Game, seat: int | None) -> list[Entry]:
    """All that has happened, as far as a seat is told of it. Its numbers have no gaps."""
    found = game.told.setdefault(seat, [])
    for happened in game.chronicle[game.read.get(seat, 0) :]:
        told = happened.event.told(seat)
        if told is not None:
            found.append(Entry(len(found), happened.at, told, touchline.sentence(game.season, told)))
    game.read[seat] = len(game.chronicle)
    return found


def update_for(sight: Sight, eyes: Eyes, cursor: Cursor | None, chat: list[Said]) -> Update | None:
    """What a viewer who has read so far has not seen yet, all of it without a cursor; None if there is nothing."""
    game = sight.game
    told = [] if game is None else entries(game, eyes.seat)
    is_fresh = cursor is None or cursor.events > len(told) or cursor != checked(cursor, sight, eyes)
    read = Cursor() if cursor is None or is_fresh else cursor
    table = table_seen(sight, eyes)
    mark = mark_of(table)
    number = None if game is None else game.number
    position = None if game is None or number == read.number else game
    said = tuple([_said(sight.sheet.id, one) for one in chat if one.number > read.chat])
    if not (is_fresh or mark != read.table or position is not None or said or len(told) > read.events):
        return None
    return Update(
        now=sight.now,
        seat=eyes.seat,
        cursor=checked(Cursor(len(told), said[-1].number if said else read.chat, number, mark), sight, eyes),
        fresh=is_fresh,
        table=None if mark == read.table else table,
        view=None if position is None else position.season.view(eyes.seat),
        prompt=None if position is None else prompt_for(position, eyes.seat),
        events=tuple(told[read.events :]),
        chat=said,
    )


def checked(cursor: Cursor, sight: Sight, eyes: Eyes) -> Cursor:
    """The cursor with its check: it holds at one table and seat, and for as long as its events have their numbers."""
    since = BEGIN if sight.game is None else sight.game.since
    read = [sight.sheet.id, eyes.seat, since, cursor.events, cursor.chat, cursor.number, cursor.table]
    check = blake2b(msgspec.json.encode(read), digest_size=8, person=b"touchline cursor")
    return msgspec.structs.replace(cursor, check=check.hexdigest())


def moment_seen(
    table: str, game: Game, then: Game, seat: int | None, since: int, taken: Row | None
) -> Moment:
    """A season as it stood then, with the events that the answers from `since` on have brought about."""
    decision = then.season.decision
    return Moment(
        table=table,
        number=then.number,
        first=game.rows[0].number + 1,
        last=game.number,
        seat=seat,
        asked=None if decision is None else decision.manager,
        view=then.season.view(seat),
        prompt=prompt_for(then, seat),
        events=tuple([entry for entry in entries(then, seat) if entry.at >= since]),
        taken=None
        if taken is None or taken.kind == "begin"
        else Taken(taken.kind, taken.manager, taken.text),
    )


def _said(table: str, said: Said) -> SaidSeen:
    return SaidSeen(said.number, said.seat, handle_of(table, said.person), said.name, said.text, said.at)


def mark_of(table: TableSeen) -> str:
    """A mark by which a viewer knows whether the table looks to him as it did."""
    return blake2b(write_message(table), digest_size=8, person=b"touchline table").hexdigest()

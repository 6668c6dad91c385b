"""Undo: free where it tells nobody anything, alone where nobody else minds, else by consent of all other people."""

from __future__ import annotations

import touchline
from touchline.server.refusals import Forbidden, Refusal, Stale
from touchline.server.tables import messages as ask
from touchline.server.tables import timing
from touchline.server.tables.game import Game
from touchline.server.tables.order import Order
from touchline.server.tables.sheet import Sheet, UndoKind, Wish


def kind_of(sheet: Sheet, person: str | None, *, is_free: bool) -> UndoKind | None:
    """Which kind of undo it would be for a person; None if it is not done at this table."""
    if sheet.setup.undo == "never" or sheet.state != "playing":
        return None
    if is_free:
        return "free"
    if not sheet.others_than(person):
        return "alone"
    return "consent" if sheet.setup.undo == "consent" else None


def undo(order: Order, command: ask.Undo) -> None:
    """Go back: at once where it is free or nobody else minds, else once all other people agree."""
    game = order.playing(command.number)
    seat = _answerer(game, command.to)
    if seat is None or seat not in order.seats or order.sheet.chairs[seat].has_resigned:
        raise Forbidden("That was no answer of yours.", "Undo an answer that you gave.")
    if command.to < game.since:
        raise Refusal("A later version of the rules has gone on since.", "Undo what was answered after that.")
    kind = kind_of(order.sheet, order.asker.person, is_free=game.season.is_free_to_undo(command.to, seat))
    if kind is None:
        raise _refusal(order.sheet)
    if command.kind is not None and command.kind != kind:
        raise Stale(f"It would be another kind of undo by now: {kind}.", "Look at it again.")
    if kind == "consent":
        _ask_others(order, game, command, seat)
    else:
        order.following = game.undone(command.to, seat, command.id, order.now)


def _refusal(sheet: Sheet) -> Refusal:
    if sheet.setup.undo == "never":
        return Refusal("Nothing is undone at this table.", "It was agreed so when the table was made.")
    return Refusal(
        "Somebody has learned something since.", "At this table only what taught nothing is undone."
    )


def _answerer(game: Game, number: int) -> int | None:
    """Who answered a decision of this season."""
    for row in game.rows:
        if row.number == number and row.kind == "answer":
            return row.manager
    return None


def _ask_others(order: Order, game: Game, command: ask.Undo, seat: int) -> None:
    """Ask the others; bots and clocks wait meanwhile."""
    sheet = order.sheet
    if sheet.wish is not None:
        raise Refusal("An undo is asked for already.", "Wait until all have answered.")
    ended = sheet.wish_ended
    if ended is not None and sheet.chairs[ended.seat].person == order.asker.person:
        raise Refusal("You have asked at this decision already.", "Ask again once play has gone on.")
    then = game.undone(command.to, seat, command.id, order.now).season  # refuses what can't be undone
    assert then.decision is not None
    seen = then.view(None)
    sheet.wish = Wish(
        seat=seat,
        to=command.to,
        number=command.number,
        agreed=order.seats,
        until=order.now + timing.WISHING[sheet.setup.clock.pace],
        week=seen.week,
        phase=seen.phase,
        words=touchline.prompt(then.decision),
    )
    timing.hold(sheet, order.now)


def agree(order: Order, command: ask.Agree) -> None:
    """Agree to an undo, or refuse it; the last to agree lets it happen. Who asked for it takes it back so."""
    game = order.playing(command.number)
    sheet = order.sheet
    order.seated_only()
    wish = sheet.wish
    if wish is None:
        raise Stale("No undo is asked for.", "There is nothing to agree to.")
    is_mine = wish.seat in order.seats
    if not is_mine and not set(sheet.seats_to_agree()) & set(order.seats):
        raise Forbidden("You are not asked.", "Those decide who play here now.")
    if not command.yes:
        timing.end_wish(sheet, "withdrawn" if is_mine else "refused", order.now)
        return
    wish.agreed += [seat for seat in order.seats if seat not in wish.agreed]
    if not sheet.seats_to_agree():
        order.following = game.undone(wish.to, wish.seat, command.id, order.now)

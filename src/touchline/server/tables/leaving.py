"""Pausing, leaving, coming back, and ending a season before its time."""

from __future__ import annotations

from typing import Final

from touchline.server.refusals import Forbidden, Refusal, Stale
from touchline.server.tables import messages as ask
from touchline.server.tables import timing
from touchline.server.tables.order import Order
from touchline.server.tables.sheet import RUNNING

MOST_PAUSES: Final = 3
"""So often a seat may pause a season that is played against the clock at one sitting."""


def pause(order: Order, _: ask.Pause) -> None:
    """Let the clocks stand still."""
    order.seated_only()
    order.only_while(*RUNNING)
    if order.sheet.paused_at is not None:
        raise Stale("The table is paused.", "It stands still already.")
    seat = order.seats[0]
    chair = order.sheet.chairs[seat]
    if order.sheet.setup.clock.pace == "live" and chair.pauses >= MOST_PAUSES:
        raise Refusal(f"You have paused {MOST_PAUSES} times.", "Ask somebody else to.")
    chair.pauses += 1
    timing.pause(order.sheet, seat, order.now)


def resume(order: Order, _: ask.Resume) -> None:
    """Let the clocks run again; anybody at the table may."""
    order.seated_only()
    if order.sheet.paused_at is None:
        raise Stale("The table is not paused.", "It goes on already.")
    timing.resume(order.sheet, order.now)


def come_back(order: Order, command: ask.ComeBack) -> None:
    """Take the seat back from the bot; an answer whose time was up is the bot's still."""
    chair = order.own(command.seat)
    if chair.has_resigned:
        raise Forbidden("You have resigned this seat.", "A bot plays on for you.")
    was_asleep = timing.is_asleep(order.sheet, order.alive)
    chair.is_away = False
    if was_asleep and not timing.is_asleep(order.sheet, order.alive):
        timing.wake_up(order.sheet, order.now)


def resign(order: Order, command: ask.Resign) -> None:
    """Leave the season for good."""
    chair = order.own(command.seat)
    order.only_while(*RUNNING)
    timing.end_wish(order.sheet, "withdrawn", order.now)
    chair.has_resigned = True
    _end_if_all_agree(order)


def want_end(order: Order, command: ask.WantEnd) -> None:
    """Vote to end the season here."""
    order.seated_only()
    order.only_while(*RUNNING)
    for seat in order.seats:
        order.sheet.chairs[seat].wants_end = command.yes
    _end_if_all_agree(order)


def _end_if_all_agree(order: Order) -> None:
    """End the season once nobody who plays it wants to go on; who is away is not asked, but can't end it alone."""
    sheet = order.sheet
    voters = [seat for seat in sheet.people if not sheet.chairs[seat].is_away]
    if sheet.people and not voters:
        return
    if all(sheet.chairs[seat].wants_end for seat in voters):
        sheet.state = "ended"
        sheet.reason = "All who played agreed to end it here." if voters else "All who played resigned."

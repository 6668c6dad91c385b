"""What is said at a table. Words are data: nothing here is ever read as markup."""

from __future__ import annotations

from hashlib import blake2b

from touchline.server.refusals import Forbidden, Refusal
from touchline.server.tables import messages as ask
from touchline.server.tables.order import Order
from touchline.server.tables.sheet import Sheet, readable


def handle_of(table: str, person: str) -> str:
    """By what all at a table know who speaks, so that he can be muted; it tells nobody who he is elsewhere."""
    return blake2b(f"{table} {person}".encode(), digest_size=9, person=b"touchline voice").hexdigest()


def say(order: Order, command: ask.Say) -> None:
    """Say something."""
    sheet, person = order.sheet, order.asker.person
    if person in sheet.kicked or not _may_hear(order):
        raise Forbidden("Only who sits or watches here may speak.", "Ask the host for an invitation.")
    if person in sheet.muted:
        raise Forbidden("The host has switched your chat off.", "You may still read.")
    text = readable(command.text)
    if not text:
        raise Refusal("That says nothing.", "Say something in words.")
    order.said = text


def _may_hear(order: Order) -> bool:
    sheet = order.sheet
    return bool(order.seats) or order.asker.person in sheet.guests or sheet.setup.watching == "anyone"


def mute(order: Order, command: ask.Mute) -> None:
    """Switch somebody's chat off at this table, or on again."""
    order.host_only()
    sheet = order.sheet
    person = _speaker(sheet, order.speakers, command.by)
    if person is None or person == sheet.host:
        raise Refusal(
            "Nobody at this table who could be muted speaks by that.", "Name the `by` of something said."
        )
    sheet.muted = [other for other in sheet.muted if other != person]
    if command.yes:
        sheet.muted.append(person)


def _speaker(sheet: Sheet, speakers: list[str], by: str) -> str | None:
    seated = [chair.person for chair in sheet.chairs if chair.person is not None]
    for person in (*seated, *sheet.muted, *speakers):
        if handle_of(sheet.id, person) == by:
            return person
    return None

"""What a seat may know of events, read off naively: a second version of what the events themselves say of it."""

from __future__ import annotations

from typing import Final

import msgspec

import touchline

SECRETS: Final = {
    "card-drawn": ("card", ("manager",)),
    "token-looked-at": ("face", ("manager",)),
    "card-looked-at": ("card", ("manager",)),
    "card-kept": ("card", ("manager",)),
    "card-bottomed": ("card", ("manager",)),
    "star-received": ("card", ("manager",)),
    "card-fouled": ("card", ("manager", "victim")),
}
"""The events with something that not all may know: what it is, and which of the managers in it know."""


def secret_of(event: touchline.Event, seat: int | None) -> str | None:
    """The field of an event that is not for this seat, if it has one."""
    field, who_know = SECRETS.get(str(event.__struct_config__.tag), ("", ()))
    if not field or seat in [getattr(event, who) for who in who_know]:
        return None
    return field


def reading(events: tuple[touchline.Event, ...], seat: int | None) -> list[dict[str, object]]:
    """What the seat may know of them."""
    found = []
    for event in events:
        told = msgspec.to_builtins(event)
        told.pop(secret_of(event, seat), None)
        found.append(told)
    return found


def altered(event: touchline.Event, seat: int | None) -> touchline.Event:
    """The event with something else in the field that the seat may not know."""
    field = secret_of(event, seat)
    if field is None:
        return event
    was = getattr(event, field)
    others = FACES if field == "face" else CARDS
    place = others.index(was) if was in others else 0
    return msgspec.structs.replace(event, **{field: others[(place + 1) % len(others)]})


FACES: Final = ("ejection", "power-0", "power-1", "power-2", "power-3", "one-fan", "two-fans")
CARDS: Final = tuple(
    [card.id for card in touchline.catalogue() if card.set == "base" and card.team is not None]
)
"""Cards of the base box, which every season knows."""

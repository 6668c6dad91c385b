"""What every event has: whether it teaches somebody something, and who may be told what of it."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened."""

    teaches: ClassVar[bool] = False
    """Whether by events of this kind somebody learns what he couldn't know: a die, a card, a token, a hand."""

    def told(self, seat: int | None) -> Self | None:
        """The event as this manager may know it, a spectator if None; None if he is told nothing."""
        return self


class PartlySecret(Event, frozen=True):
    """Something of which one field is told only to one manager; the others are told the rest."""

    secret: ClassVar[str]

    manager: int

    def told(self, seat: int | None) -> Self | None:
        """The event as this manager may know it, a spectator if None."""
        return self if seat == self.manager else msgspec.structs.replace(self, **{self.secret: None})

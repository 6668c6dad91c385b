"""An order: a command at a table, who gives it, and what comes of it."""

from __future__ import annotations

import msgspec

from touchline.server.refusals import Forbidden, Refusal, Stale
from touchline.server.storage.store import Invitation
from touchline.server.tables.game import Game, Next
from touchline.server.tables.sheet import Chair, Sheet


class Asker(msgspec.Struct, frozen=True):
    """Who gives a command: a person, by id and name."""

    person: str
    name: str


class Order(msgspec.Struct, kw_only=True):
    """A command at a table, and what comes of it.

    `sheet` is a copy, to be changed; `game` is not to be changed: `following` is what it goes on with. `speakers` are
    the people who have spoken lately, `alive` the processes at which somebody can be connected.
    """

    sheet: Sheet
    game: Game | None
    asker: Asker
    now: float
    alive: frozenset[str]
    following: Next | None = None
    begins: bool = False
    said: str | None = None
    speakers: list[str] = msgspec.field(default_factory=list)
    invitation: Invitation | None = None
    voids: bool = False
    token: str | None = None

    @property
    def seats(self) -> list[int]:
        """The seats of whoever asks."""
        return self.sheet.seats_of(self.asker.person)

    @property
    def is_host(self) -> bool:
        """Whether the host asks."""
        return self.asker.person == self.sheet.host

    def own(self, seat: int) -> Chair:
        """A seat of whoever asks; Forbidden if it isn't his."""
        if seat not in self.seats:
            raise Forbidden(f"Seat {seat} is not yours.", "Speak for a seat at which you sit.")
        return self.sheet.chairs[seat]

    def host_only(self) -> None:
        """Forbidden for all but the host."""
        if not self.is_host:
            raise Forbidden("Only the host may do that.", "Ask whoever made the table.")

    def seated_only(self) -> None:
        """Forbidden for who doesn't sit here."""
        if not self.seats:
            raise Forbidden("Only who sits at the table may do that.", "Take a seat while one is free.")

    def only_while(self, *states: str) -> None:
        """Refused unless the table is in one of these states."""
        if self.sheet.state not in states:
            raise Refusal(
                f"The table is {self.sheet.state}.", f"That can be done while it is {' or '.join(states)}."
            )

    def playing(self, number: int) -> Game:
        """The game at the decision of this number; Stale if it is at another."""
        self.only_while("playing")
        assert self.game is not None
        if number != self.game.number:
            raise Stale(
                f"That answers decision {number}, and decision {self.game.number} is open.",
                "Answer the one that is open.",
            )
        return self.game

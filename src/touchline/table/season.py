"""The season that bots, server and tools hold: set up, asked, answered, looked at, copied and kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from touchline.cards import BadChoice, read_packs
from touchline.engine.dealer import KeyDealer
from touchline.engine.machine import advance, answer
from touchline.rules.events import Teller
from touchline.rules.redeal import redeal
from touchline.rules.season import Season as Position
from touchline.rules.setup import begin
from touchline.table.decisions import Decision, answer_to, decision_at
from touchline.table.events import AnyEvent
from touchline.table.keys import key_of
from touchline.table.notes import event_of
from touchline.table.options import Option
from touchline.table.seeing import view_of
from touchline.table.setup_choices import option_bits, set_up, team_numbers
from touchline.table.standings import Standing, standings_of, winner_of
from touchline.table.view import View


class Season:
    """A season between two choices. Made by `new_season`, `load` and `replay`, or as a copy of another.

    `position` is for the modules of this package: it holds what nobody at the table may see.
    """

    __slots__ = ("_decision", "_events", "_number", "position")

    def __init__(self, position: Position, number: int = 0) -> None:
        self.position = position
        self._number = number
        self._decision: Decision | None = None
        self._events: tuple[AnyEvent, ...] = self._told()

    # What there is to see.

    @property
    def over(self) -> bool:
        """Whether the season has ended."""
        return self.position.pending is None

    @property
    def managers(self) -> int:
        """How many managers there are; they are numbered from 0 in seating order."""
        return self.position.managers

    @property
    def decision(self) -> Decision | None:
        """The decision that the season waits for; None once it is over."""
        if self._decision is None:
            self._decision = decision_at(self.position, self._number)
        return self._decision

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """What has happened since the choice before, or since set-up began."""
        return self._events

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The managers' places, the best first: as of now while the season is on, final once it is over."""
        return standings_of(self.position)

    @property
    def winner(self) -> int | None:
        """Who is manager of the year; None while the season is on, and if nobody is."""
        return winner_of(self.position)

    def view(self, seat: int | None) -> View:
        """What this manager may know; None for a spectator."""
        self._check_seat(seat)
        return view_of(self.position, seat, self.decision)

    # Going on.

    def choose(self, choice: Option | str) -> tuple[AnyEvent, ...]:
        """Choose an option, or its text; answers what happened up to the next decision."""
        decision = self.decision
        if decision is None:
            raise BadChoice("The season is over.", "Nothing is left to be chosen; its standings are final.")
        answered = answer_to(decision.asked, choice)
        if answered is None:
            raise BadChoice(_what_is_wrong(decision, choice), _what_is_allowed(decision))
        answer(self.position, answered)
        self._number += 1
        self._decision = None
        self._events = self._told()
        return self._events

    def _told(self) -> tuple[AnyEvent, ...]:
        """What the rules have noted since the last time, as events."""
        teller = self.position.teller
        if teller is None:
            return ()
        notes = teller.notes
        teller.notes = []
        book = self.position.book
        return tuple([event_of(book, note) for note in notes])

    # Copies.

    def clone(self) -> Season:
        """A copy that goes on exactly as this season would: it has the same dice before it. Never give it to a bot."""
        return self._copy(self.position.clone())

    def redeal(self, seat: int | None, seed: int | bytes | None = None) -> Season:
        """A whole season that this manager could be in, or a spectator if None, with dice of its own."""
        self._check_seat(seat)
        place = self.managers if seat is None else seat
        return self._copy(redeal(self.position, place, KeyDealer(key_of(seed))))

    def _copy(self, position: Position) -> Season:
        twin = Season(position, self._number)
        twin._events = self._events
        if self.position.teller is not None:
            position.teller = Teller()
        return twin

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.managers):
            raise BadChoice(
                f"There is no manager {seat!r}.",
                f"Give a number from 0 to {self.managers - 1}, or None for a spectator.",
            )


def new_season(
    teams: Sequence[str] | int,
    expansions: Sequence[str] = (),
    options: Sequence[str] = (),
    seed: int | bytes | None = None,
    packs: Sequence[str | Path] = (),
    events: bool = True,
) -> Season:
    """A season at its first decision.

    `teams` are ids in seating order, the first manager has the coin; or a number: so many are drawn.
    `options` are optional rules. `seed` is a whole number or 32 secret bytes; left out, it is 32 bytes from the
    operating system. `packs` are files or folders with cards of one's own. With `events` False none are made.
    """
    book, _ = read_packs(packs)
    setup = set_up(book, teams, expansions, options)
    position = begin(
        book,
        team_numbers(book, setup.teams),
        setup.managers,
        option_bits(setup.options),
        KeyDealer(key_of(seed)),
    )
    if events:
        position.teller = Teller()
    advance(position)
    return Season(position)


def _what_is_wrong(decision: Decision, choice: object) -> str:
    if isinstance(choice, str):
        return f"{choice!r} is no option of decision {decision.number}."
    if not isinstance(choice, Option):
        return f"{choice!r} is no option."
    if choice.asked.number != decision.number:
        return f"{choice.text!r} answers decision {choice.asked.number}, and this is decision {decision.number}."
    return f"{choice.text!r} answers another decision than this one."


def _what_is_allowed(decision: Decision) -> str:
    texts = ", ".join([repr(text) for text in decision.asked.texts])
    return f"Manager {decision.manager} may answer {texts}."

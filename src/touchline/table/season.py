"""The season that bots, server and tools hold: set up, asked, answered, looked at, copied and kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from touchline.cards import BadChoice, BadRecord, library
from touchline.engine.dealer import KeyDealer
from touchline.engine.machine import answer
from touchline.rules.events import Teller
from touchline.rules.redeal import redeal
from touchline.rules.season import Season as Position
from touchline.table import saves
from touchline.table.courses import Answered, Beginning, Course
from touchline.table.decisions import Decision, answer_to, decision_at
from touchline.table.events import AnyEvent, Undone
from touchline.table.keys import Secret, key_of, seal_of, secret_of
from touchline.table.notes import event_of, teaches
from touchline.table.odds import Odds, odds_of
from touchline.table.options import Option
from touchline.table.records import (
    Dealt,
    Recorder,
    Undo,
    draw_of,
    packs_hash,
    unrecorded,
    write_header,
    write_line,
    write_record,
)
from touchline.table.replays import header_of, record_of, replayed
from touchline.table.seeing import view_of
from touchline.table.setup_choices import SetUp, book_for, expansion_ids, option_ids, set_up
from touchline.table.stacks import NobodyDeals
from touchline.table.standings import Standing, standings_of, winner_of
from touchline.table.view import View


class Since(NamedTuple):
    """What has happened since the choice before, or since set-up began, as far as anybody listened."""

    events: tuple[AnyEvent, ...] = ()
    dealt: tuple[Dealt, ...] = ()


NOTHING: Final = Since()


class Season:
    """A season between two choices. Made by `new_season`, `load` and `replay`, or as a copy of another.

    `position` is for the modules of this package: it holds what nobody at the table may see.
    """

    __slots__ = ("_course", "_decision", "_number", "_since", "position")

    def __init__(
        self,
        position: Position,
        number: int,
        course: Course | None,
        decision: Decision | None = None,
        since: Since | None = None,
    ) -> None:
        self.position = position
        self._number = number
        self._course = course
        self._decision = decision
        self._since = self._happened() if since is None else since

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
        """What has happened since the choice before, or since set-up began. As they are: not told to anybody yet."""
        return self._since.events

    @property
    def drawn(self) -> tuple[str, ...]:
        """What was drawn since the choice before, or since set-up began, as the lines of a record; with events only."""
        book = self.position.book
        return tuple([write_line(draw_of(book, dealt)) for dealt in self._since.dealt])

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

    def odds(self, tackler: int, target: int) -> Odds:
        """The odds of a tackle attempt between two players at a matchup, by their numbers in this week."""
        where = self.position.where
        players = range(len(where))
        if not (tackler in players and target in players) or where[tackler] != where[target]:
            raise BadChoice(
                f"Players {tackler!r} and {target!r} are at no matchup together.",
                "Give the numbers of two players at one matchup.",
            )
        return odds_of(self.position, tackler, target)

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
        if self._course is not None:
            teller = self.position.teller
            row = Answered(decision.manager, answered, teller is None or teaches(teller.notes))
            self._course.rows.append(row)
        self._number += 1
        self._decision = None
        self._since = self._happened()
        return self._since.events

    def undo(self, to: int, manager: int | None = None) -> tuple[AnyEvent, ...]:
        """Go back to an earlier decision of this season; a manager brings it about, or all together if None.

        It takes a number as an answer does, and nothing is deleted. Draws are never taken back: the next one has the
        next number, so what chance brings now is not what it brought before.
        """
        course = self._undoable(to)
        if manager is not None:
            self._check_seat(manager)
        left = self.position
        self.position = course.position_at(to, left.book, unrecorded(left.dealer))
        self.position.draws = left.draws
        self.position.dealer = left.dealer
        self.position.teller = left.teller
        course.rows.append(Undo(self._number, manager, to))
        self._number += 1
        self._decision = None
        self._since = NOTHING if left.teller is None else Since((Undone(manager, to),))
        return self._since.events

    def is_free_to_undo(self, to: int, manager: int) -> bool:
        """Whether undoing to a decision tells nobody anything.

        It does not if since then all answers were this manager's own, and nothing new was learned by anybody. Where no
        events were made nobody can tell, so it is not free.
        """
        course = self._course
        if course is None or self.over or not course.answered(to):
            return False
        return course.is_free(to, manager)

    def _undoable(self, to: int) -> Course:
        """The course of the season, if it can go back to this decision."""
        course = self._course
        if course is None:
            raise BadChoice(
                "A redeal can't be undone, as it never began.", "Undo the season that it was dealt from."
            )
        if self.over:
            raise BadChoice("The season is over.", "Nothing can be undone any more; its standings are final.")
        if not course.answered(to):
            raise BadChoice(
                f"{to!r} is no decision that can be gone back to.",
                f"Give one that was answered, from {course.beginning.first} to {self._number - 1}, and no undo.",
            )
        return course

    def _happened(self) -> Since:
        """What the rules have noted and drawn since the last time."""
        teller = self.position.teller
        if teller is None:
            return NOTHING
        notes = teller.notes
        teller.notes = []
        book = self.position.book
        dealer = self.position.dealer
        dealt = dealer.take_dealt() if isinstance(dealer, Recorder) else ()
        return Since(tuple([event_of(book, note) for note in notes]), tuple(dealt))

    # Copies, saves and records.

    def clone(self, events: bool | None = None) -> Season:
        """A copy that goes on exactly as this season would: it has the same dice before it. Never give it to a bot.

        `events` says whether it makes any; left out, it does as this season.
        """
        twin = self.position.clone()
        course = None if self._course is None else self._course.clone()
        self._listen(twin, events)
        return Season(twin, self._number, course, self._decision, self._since)

    def redeal(self, seat: int | None, seed: int | bytes | None = None, events: bool | None = None) -> Season:
        """A whole season that this manager could be in, or a spectator if None, with dice of its own.

        Seasons that look the same to him deal the same for the same seed. It has no record, as it never began.
        """
        self._check_seat(seat)
        place = self.managers if seat is None else seat
        twin = redeal(self.position, place, KeyDealer(key_of(seed)))
        self._listen(twin, events)
        return Season(twin, self._number, None)

    def save(self) -> str:
        """The season as text, without its key: `load` goes on with it, in this version or a later one."""
        return saves.pack(self.position, self._number)

    def record(self, key: bool = False) -> str:
        """How the season went, as text: `replay` plays it again, `verify` checks its draws.

        The key is in it once the season is over; before, only if asked for: who has it knows all draws to come.
        """
        return write_record(record_of(self._recorded(), self.position, key))

    @property
    def header(self) -> str:
        """The first line of the record, as it would be now; `compose_record` makes a record of it and the lines."""
        return write_header(header_of(self._recorded(), self.position))

    def _recorded(self) -> Course:
        """The course that a record is made of."""
        if self._course is None:
            raise BadRecord(
                "A redeal has no record, as it never began.", "Record the season that it was dealt from."
            )
        return self._course

    def _listen(self, twin: Position, events: bool | None) -> None:
        """Have events made of what happens to a copy, if they are asked for, or are made here."""
        is_heard = self.position.teller is not None
        if is_heard:
            twin.dealer = unrecorded(twin.dealer)
        if is_heard if events is None else events:
            _listen_to(twin)

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
    salts: Sequence[bytes] = (),
) -> Season:
    """A season at its first decision.

    `teams` are ids in seating order, the first manager has the coin; or a number: so many are drawn.
    `options` are optional rules. `seed` is a whole number or 32 secret bytes; left out, it is 32 bytes from the
    operating system. `packs` are files or folders with cards of one's own. With `events` False none are made.
    `salts` are what the seats add to the key, 16 bytes for each manager, or none.
    """
    found = library(packs)
    setup = set_up(found, teams, expansions, options)
    secret = secret_of(seed, salts, setup.managers)
    course = Course(_beginning(setup, packs, secret), [])
    book = book_for(found, setup)
    dealer = KeyDealer(secret.stream)
    if events:
        return Season(course.begin(book, Recorder(dealer), Teller()), 0, course)
    return Season(course.begin(book, dealer), 0, course)


def _listen_to(position: Position) -> None:
    """Have noted what happens from now on, and what is drawn."""
    position.teller = Teller()
    position.dealer = Recorder(position.dealer)


def _beginning(
    setup: SetUp, packs: Sequence[str | Path], secret: Secret, save: str | None = None, first: int = 0
) -> Beginning:
    return Beginning(setup, packs_hash(packs), seal_of(secret.key), secret, save, first)


def load(
    text: str,
    seed: int | bytes | None = None,
    packs: Sequence[str | Path] = (),
    events: bool = True,
    salts: Sequence[bytes] = (),
) -> Season:
    """The season of a save, with the cards of these packs.

    Given the seed and the salts of the season that was saved it goes on exactly as that would have; without a seed,
    with fresh dice. Its record begins with the save.
    """
    book = library(packs).book_of(saves.boxes_in(text))
    position = saves.unpack(text, NobodyDeals(), book)
    secret = secret_of(seed, salts, position.managers)
    position.dealer = KeyDealer(secret.stream)
    number = saves.decision_of(text)
    if events:
        _listen_to(position)
    teams = tuple([book.teams[team].id for team in position.teams])
    setup = SetUp(teams, position.managers, expansion_ids(book.expansions), option_ids(position.options))
    return Season(position, number, Course(_beginning(setup, packs, secret, text, number), []))


def replay(
    record: str,
    packs: Sequence[str | Path] = (),
    answers: int | None = None,
    seed: int | bytes | None = None,
    events: bool = True,
    salts: Sequence[bytes] = (),
) -> Season:
    """The season of a record, played again to its end, or up to so many of its answers and undos.

    A season in progress goes on as the original would if given its seed, with its salts, and with fresh dice if not.
    """
    position, course = replayed(record, packs, answers, seed, salts)
    if not events:
        position.teller = None
        position.dealer = unrecorded(position.dealer)
    number = course.beginning.first + len(course.rows)
    last = course.rows[-1] if course.rows else None
    if events and isinstance(last, Undo):
        return Season(position, number, course, since=Since((Undone(last.manager, last.to),)))
    return Season(position, number, course)


def _what_is_wrong(decision: Decision, choice: object) -> str:
    if isinstance(choice, str):
        return f"{choice!r} is no option of decision {decision.number}."
    if not isinstance(choice, Option):
        return f"{choice!r} is no option."
    if choice.asked.number != decision.number:
        return (
            f"{choice.text!r} answers decision {choice.asked.number}, and this is decision {decision.number}."
        )
    return f"{choice.text!r} answers another decision than this one."


def _what_is_allowed(decision: Decision) -> str:
    texts = ", ".join([repr(text) for text in decision.asked.texts])
    return f"Manager {decision.manager} may answer {texts}."

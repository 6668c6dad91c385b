"""From seasons to records and back: a season's course is written down, and played again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from touchline.cards import Library, library
from touchline.cards.mistakes import BadRecord, Mistake
from touchline.engine.dealer import Dealer, KeyDealer
from touchline.rules.events import Teller
from touchline.rules.printed import Book
from touchline.rules.season import Season
from touchline.table.courses import Answered, Beginning, Course, Walk
from touchline.table.decisions import answer_to, decision_at
from touchline.table.keys import Secret, checked_salts, key_of, seal_of
from touchline.table.notes import teaches
from touchline.table.records import (
    WHOLE,
    BadLine,
    Draw,
    Given,
    Header,
    Record,
    Recorder,
    Undo,
    draw_of,
    due,
    kind_name,
    names_of,
    packs_hash,
    read_record,
    unrecorded,
)
from touchline.table.setup_choices import SetUp, book_for, set_up
from touchline.table.version import VERSION

# Writing a record.


def record_of(course: Course, position: Season, show_key: bool = False) -> Record:
    """The record of a season that took this course to this position; with its key once it is over, or if asked for."""
    header = header_of(course, position)
    lines = _lines_of(course, position)
    secret = course.beginning.secret
    if secret is None or not (show_key or position.pending is None):
        return Record(header, lines)
    return Record(header, lines, secret.key, secret.salts)


def _lines_of(course: Course, position: Season) -> tuple[Draw | Given | Undo, ...]:
    """All draws, answers and undos of a course, which is taken once more."""
    book = position.book
    recorder = Recorder(unrecorded(position.dealer))
    undos = [row for row in course.rows if isinstance(row, Undo)]
    walk = Walk(course.begin(book, recorder), course.beginning.first, undos)
    lines: list[Draw | Given | Undo] = [draw_of(book, dealt) for dealt in recorder.take_dealt()]
    for row in course.rows:
        if isinstance(row, Undo):
            lines.append(row)
            walk.go_back(row.to)
            continue
        decision = decision_at(walk.position, walk.number)
        assert decision is not None
        text = decision.asked.texts[decision.asked.answers.index(row.option)]
        lines.append(Given(walk.number, row.manager, text))
        walk.answer(row.option)
        lines += [draw_of(book, dealt) for dealt in recorder.take_dealt()]
    return tuple(lines)


def header_of(course: Course, position: Season) -> Header:
    """The header of the record of a season that took this course to this position."""
    dealer = unrecorded(position.dealer)
    beginning = course.beginning
    if beginning.secret is None and isinstance(dealer, RecordDealer) and position.draws > dealer.end:
        raise BadRecord(
            "This season has gone on with other dice than those that its record is sealed with.",
            "Save it and load the save: what is loaded has a record of its own.",
        )
    setup = beginning.setup
    return Header(
        touchline=VERSION,
        packs=beginning.packs,
        managers=setup.managers,
        teams=setup.teams,
        expansions=setup.expansions,
        options=setup.options,
        seal=beginning.seal,
        first=beginning.first,
        save=beginning.save,
    )


# Playing a record again.


class RecordDealer(Dealer):
    """The dealer of a replay: gives what is written, as long as the rules ask for what is written.

    Beyond the last draw that is written it goes on with the key, if it is known, else with new dice.
    """

    __slots__ = ("beyond", "book", "end", "first", "lines")

    def __init__(self, record: Record, book: Book, secret: Secret | None) -> None:
        self.book = book
        self.lines = [(at, line) for at, line in enumerate(record.lines, start=2) if isinstance(line, Draw)]
        self.first = self.lines[0][1].number if self.lines else 0
        self.end = self.first + len(self.lines)
        self.beyond = KeyDealer(key_of(None) if secret is None else secret.stream)

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """The place of what the record says that this draw brought."""
        if number < self.first:
            raise BadLine(2, f"the rules ask for draw {number}, and here is draw {self.first}.")
        if number >= self.end:
            return self.beyond.deal(number, kind, alternatives)
        at, draw = self.lines[number - self.first]
        names = names_of(self.book, kind, alternatives)
        if draw.kind != kind_name(kind):
            raise BadLine(at, f"the rules ask for a draw of the kind {kind_name(kind)}.")
        if draw.alternatives != names:
            raise BadLine(at, f"the rules draw from {' '.join(names)}.")
        if draw.outcome not in names:
            raise BadLine(at, f"{draw.outcome!r} is none of the alternatives.")
        return names.index(draw.outcome)


class Replayed(NamedTuple):
    """A season that was played again from its record, and its course.

    The position's teller and recorder hold what has happened since the last answer, or since set-up began.
    """

    position: Season
    course: Course


def replayed(
    text: str,
    packs: Sequence[str | Path] = (),
    answers: int | None = None,
    seed: int | bytes | None = None,
    salts: Sequence[bytes] = (),
) -> Replayed:
    """Play a record again, up to so many of its answers and undos, or to its end.

    BadRecord names the line that can't be so.
    With a seed and salts, which must be those of the record, a season in progress goes on as the original would.
    """
    record = read_record(text)
    header = record.header
    found = library(packs)
    _check_version(header, packs)
    secret = _checked_secret(record, seed, salts)
    setup = _checked_setup(header, found)
    book = book_for(found, setup)
    course = Course(Beginning(setup, header.packs, header.seal, secret, header.save, header.first), [])
    recorder = Recorder(RecordDealer(record, book, secret))
    position = _begin_again(course, book, recorder)
    start = 0 if header.save is None else position.draws
    walk = Walk(position, header.first, record.undos)
    rows = record.rows
    for at, line in rows if answers is None else rows[:answers]:
        recorder.take_dealt()
        course.rows.append(_row_again(walk, line, at))
    if answers is None or answers >= len(rows):
        _check_end(record, walk.position, start)
    return Replayed(walk.position, course)


def _check_version(header: Header, packs: Sequence[str | Path]) -> None:
    if header.versions:
        raise BadRecord(
            f"The record is of a season that later versions went on with, from decision {header.versions[0].first} on.",
            "Its draws can be checked, but it can't be replayed.",
        )
    if header.touchline != VERSION:
        raise BadRecord(
            f"The record was written by Touchline {header.touchline}.",
            f"Replay it with that version; this is {VERSION}, which can check its draws.",
        )
    if header.packs != packs_hash(packs):
        raise BadRecord(
            "The record is of a season with other cards than these.",
            "Name the packs that it was played with.",
        )


def _checked_secret(record: Record, seed: int | bytes | None, salts: Sequence[bytes]) -> Secret | None:
    """The key of the record, or that of the seed if it is sealed with it; with their salts."""
    given = checked_salts(salts, record.header.managers)
    if given and record.salts and given != record.salts:
        raise BadRecord(
            "The record has other salts than these.", "Give those that it was played with, or none."
        )
    if seed is None:
        return None if record.key is None else Secret(record.key, record.salts)
    secret = Secret(key_of(seed), given or record.salts)
    if seal_of(secret.key) != record.header.seal:
        raise BadRecord(
            "The record is sealed with another key than that of this seed.", "Give its own seed, or none."
        )
    for draw in record.draws:
        if draw.outcome != due(secret.stream, draw):
            raise BadRecord(
                f"Draw {draw.number} of the record is not that of this seed with these salts.",
                "Give the salts that the season was played with, all of them, or no seed.",
            )
    return secret


def _checked_setup(header: Header, found: Library) -> SetUp:
    teams = header.teams or header.managers
    try:
        setup = set_up(found, teams, header.expansions, header.options)
    except Mistake as refused:
        raise BadLine(1, refused.wrong, refused.right) from None
    if setup.managers != header.managers:
        raise BadLine(1, f"it names {setup.managers} teams for {header.managers} managers.")
    return setup


def _begin_again(course: Course, book: Book, dealer: Dealer) -> Season:
    try:
        position = course.begin(book, dealer, Teller())
    except BadRecord:
        raise
    except Mistake as refused:
        raise BadLine(1, refused.wrong, refused.right) from None
    return position


def _row_again(walk: Walk, line: Given | Undo, at: int) -> Answered | Undo:
    """Give the answer of a line, or go back as it says."""
    decision = decision_at(walk.position, walk.number)
    if decision is None:
        raise BadLine(at, f"the season is over before this {'undo' if isinstance(line, Undo) else 'answer'}.")
    teller = Teller()
    if isinstance(line, Undo):
        walk.go_back(line.to)
        walk.position.teller = teller
        return line
    if (line.number, line.manager) != (walk.number, decision.manager):
        raise BadLine(at, f"the rules ask manager {decision.manager} for answer {walk.number}.")
    option = answer_to(decision.asked, line.text)
    if option is None:
        raise BadLine(at, f"{line.text!r} is no option.", f"There are {', '.join(decision.asked.texts)}.")
    walk.position.teller = teller
    walk.answer(option)
    return Answered(line.manager, option, teaches(teller.notes))


def _check_end(record: Record, position: Season, start: int) -> None:
    """Refuse a record with draws that were never asked for, or one that lacks some."""
    written = record.draws[-1].number + 1 if record.draws else start
    if position.draws != written:
        raise BadRecord(
            f"The record ends with {written} draws, but the rules have asked for {position.draws}.", WHOLE
        )

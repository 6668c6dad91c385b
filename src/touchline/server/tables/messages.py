"""What is said between a table and those who look at it: commands come in, messages go out. One set for all channels.

Every command carries an id of its own, which its answer repeats, and where it answers a decision the number of that.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

import touchline
from touchline.bots.advice import Reason
from touchline.server.refusals import Code
from touchline.server.tables.sheet import LONGEST_TITLE, Origin, Setup, State, UndoKind, WishEnded

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Place = Annotated[int, msgspec.Meta(ge=0, le=4)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Command(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that somebody wants done at a table."""

    id: Id


class Choose(Command, tag="choose", kw_only=True, frozen=True):
    """Answer the open decision."""

    number: Number
    option: Notation


class Undo(Command, tag="undo", kw_only=True, frozen=True):
    """Go back to an earlier decision of one's own; `number` is the open one.

    `kind` is what kind of undo whoever asks was told that it would be; if it is another by now, he is told so.
    """

    number: Number
    to: Number
    kind: UndoKind | None = None


class Agree(Command, tag="agree", kw_only=True, frozen=True):
    """Agree to the undo that is asked for, or refuse it."""

    number: Number
    yes: bool


class Advise(Command, tag="advise", kw_only=True, frozen=True):
    """Ask the coach what he would answer here."""

    number: Number


class Stand(Command, tag="stand", kw_only=True, frozen=True):
    """Give an answer that stands: whenever a question of this kind comes, about this skill or card, it is given.

    Without an option it is taken back.
    """

    seat: Place
    question: Name
    about: Name | None = None
    option: Notation | None = None


class Say(Command, tag="say", kw_only=True, frozen=True):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute", kw_only=True, frozen=True):
    """Switch somebody's chat off at this table, or on again; the host may. `by` is as it stands by what he said."""

    by: Name
    yes: bool


class Pause(Command, tag="pause", kw_only=True, frozen=True):
    """Let the clocks stand still."""


class Resume(Command, tag="resume", kw_only=True, frozen=True):
    """Let the clocks run again."""


class ComeBack(Command, tag="come-back", kw_only=True, frozen=True):
    """Take one's seat back from the bot that sits in."""

    seat: Place


class Resign(Command, tag="resign", kw_only=True, frozen=True):
    """Leave a season for good; a bot plays on."""

    seat: Place


class WantEnd(Command, tag="want-end", kw_only=True, frozen=True):
    """Vote to end the season here, or take the vote back."""

    yes: bool


class Salt(Command, tag="salt", kw_only=True, frozen=True):
    """Add 16 bytes of one's own to the key, in hex, before the season begins."""

    seat: Place
    salt: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]


class Draft(Command, tag="draft", kw_only=True, frozen=True):
    """Take a team: in turn where teams are drafted, before the season where they are chosen."""

    seat: Place
    team: Name


class Sit(Command, tag="sit", kw_only=True, frozen=True):
    """Sit down at a free seat."""

    seat: Place


class StandUp(Command, tag="leave", kw_only=True, frozen=True):
    """Leave a seat before the season begins."""

    seat: Place


class SeatBot(Command, tag="seat-bot", kw_only=True, frozen=True):
    """Let a bot of this level have a free seat; the host may."""

    seat: Place
    level: Name


class Kick(Command, tag="kick", kw_only=True, frozen=True):
    """Take a seat from whoever sits there; the host may. In a season a bot plays on."""

    seat: Place


class Invite(Command, tag="invite", kw_only=True, frozen=True):
    """Make a token for a free seat, for one that is handed over, or to watch; the host may."""

    seat: Place | None = None


class Change(Command, tag="change", kw_only=True, frozen=True):
    """Agree on other rules before the season; the host may."""

    setup: Setup
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]


class Start(Command, tag="start", kw_only=True, frozen=True):
    """Begin; the host may, once all seats are taken."""


class Rematch(Command, tag="rematch", kw_only=True, frozen=True):
    """Sit down again, the same people by the same rules."""


AnyCommand = (
    Choose
    | Undo
    | Agree
    | Advise
    | Stand
    | Say
    | Mute
    | Pause
    | Resume
    | ComeBack
    | Resign
    | WantEnd
    | Salt
    | Draft
    | Sit
    | StandUp
    | SeatBot
    | Kick
    | Invite
    | Change
    | Start
    | Rematch
)

COMMANDS: Final[tuple[type[Command], ...]] = get_args(AnyCommand)

read_command: Final = msgspec.json.Decoder(AnyCommand).decode


class Named(msgspec.Struct, frozen=True):
    """Something with the id of a command, whatever else it is."""

    id: Id


_read_named: Final = msgspec.json.Decoder(Named).decode


def id_of(text: str | bytes) -> str | None:
    """The id under which somebody waits for an answer, also to what is no command; None if there is none."""
    try:
        return _read_named(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


# What goes out.


class Cursor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a viewer has read; he brings it when he comes again.

    So many of the events that he is told, the number of the last thing said, the number at which the season stood,
    a mark of the table as he saw it, and a check: a cursor of another table or seat, or a made-up one, is none.
    """

    events: Number = 0
    chat: Number = 0
    number: Number | None = None
    table: Annotated[str, msgspec.Meta(max_length=32)] = ""
    check: Annotated[str, msgspec.Meta(max_length=32)] = ""


read_cursor: Final = msgspec.json.Decoder(Cursor).decode


class ChairSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `person` is who sits there, for what everybody may know of him."""

    name: str
    person: str | None
    bot: str | None
    team: str | None
    is_yours: bool
    is_free: bool
    is_here: bool
    is_away: bool
    has_resigned: bool
    wants_end: bool
    bank: float


class UndoSeen(msgspec.Struct, frozen=True):
    """An answer of one's own that could be undone, and which kind of undo that would be.

    If it isn't free, somebody has learned something since: what was seen stays seen.
    """

    to: int
    kind: UndoKind


class WishSeen(msgspec.Struct, frozen=True):
    """An undo that is asked for: who has agreed, who has to agree still, and how long it stands.

    It goes back to a question that was asked of `seat`: in this week and phase, in these words.
    """

    seat: int
    to: int
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    until: float
    week: int
    phase: str
    words: touchline.Line


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a viewer sees it. All times are on the server's clock.

    `until` is when the time of the person who is asked is up, be it that his clock has run out or that he has been
    away for long; `away_until` is the latter. `left` are the seconds that he has still, while clocks stand still.
    `resumes` is when a pause ends by itself. `undos` are the viewer's own answers that he could take back, the last
    first, and `undo_to` is the first of them.
    """

    id: str
    title: str
    state: State
    setup: Setup
    chairs: tuple[ChairSeen, ...]
    seal: str
    is_host: bool
    number: int | None
    asked: int | None
    until: float | None
    away_until: float | None
    left: float | None
    is_paused: bool
    resumes: float | None
    wish: WishSeen | None
    wish_ended: WishEnded | None
    undos: tuple[UndoSeen, ...]
    undo_to: int | None
    muted: tuple[str, ...]
    standing: dict[str, str]
    rematch: str | None
    origin: Origin | None
    reason: str


class Labelled(msgspec.Struct, frozen=True):
    """An option: its notation, and what it would do, in words."""

    text: str
    words: touchline.Line


class Prompt(msgspec.Struct, frozen=True):
    """A question to this viewer, in words, with its options, and which of them is taken for who does not answer."""

    number: int
    words: touchline.Line
    options: tuple[Labelled, ...]
    default: str


class Entry(msgspec.Struct, frozen=True):
    """Something that happened: its number among all that this viewer is told, and the answer that brought it about."""

    number: int
    at: int
    event: touchline.Event
    words: touchline.Line


class SaidSeen(msgspec.Struct, frozen=True):
    """Something that was said. `by` is the same for all that one person says at this table."""

    number: int
    seat: int | None
    by: str
    name: str
    text: str
    at: float


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """What a viewer does not know yet. `fresh`: forget what you knew, this is all of it."""

    now: float
    seat: int | None
    cursor: Cursor
    fresh: bool = False
    table: TableSeen | None = None
    view: touchline.View | None = None
    prompt: Prompt | None = None
    events: tuple[Entry, ...] = ()
    chat: tuple[SaidSeen, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """What the coach would answer; `reasons` are what he thinks of the best options."""

    option: str
    words: str
    reasons: tuple[Reason, ...] = ()


class Taken(msgspec.Struct, frozen=True):
    """What was answered at a moment, or to which decision was gone back; by a manager, or by all together."""

    kind: Literal["answer", "undo"]
    manager: int | None
    text: str


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A season as it stood at a decision, for one pair of eyes: of `first` to `last`, the one of this `number`.

    `events` are those asked for, up to that decision; `taken` is what came of it, where these eyes may know it.
    """

    table: str
    number: int
    first: int
    last: int
    seat: int | None
    asked: int | None
    view: touchline.View
    prompt: Prompt | None
    events: tuple[Entry, ...]
    taken: Taken | None


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done", omit_defaults=True):
    """A command was carried out, and is on disk; a repeated one too. What it was for comes as an update."""

    id: str
    token: str | None = None
    advice: Advice | None = None
    table: str | None = None


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """A command was not carried out: what is wrong, what would be right."""

    id: str | None
    code: Code
    wrong: str
    right: str


SORRY: Final = Refused(
    id=None, code="failed", wrong="The server failed at this.", right="Try again, and tell its host."
)
"""What is told of an error of the server's own: what the error says stays inside."""

Message = Update | Done | Refused
write_message: Final = msgspec.json.Encoder().encode

"""The sheet of a table: everything about it that is no row of its season. Stored whole with each change."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

import touchline

State = Literal["open", "drafting", "playing", "over", "ended", "stopped"]
"""Open for people to sit down; teams are drafted; a season is played, over, ended by vote; stopped by a fault."""

Watching = Literal["anyone", "invited", "nobody"]
Undoing = Literal["free", "consent", "never"]
Drafting = Literal["chosen", "drawn", "drafted"]
Pace = Literal["none", "live", "slow"]
UndoKind = Literal["free", "alone", "consent"]
"""An undo that tells nobody anything; that concerns nobody else; that the other people have to agree to."""
HowEnded = Literal["refused", "lapsed", "withdrawn"]

FORMAT: Final = 1
"""The version of this format: counted up when a process that doesn't know a new field would lose it."""

RUNNING: Final = ("drafting", "playing")
LONGEST_TITLE: Final = 60
LONGEST_NAME: Final = 24
JOINERS: Final = "\u200c\u200d"
"""They part and join letters in Persian, Hindi and Emoji: the only signs without a shape that are kept."""


class Clock(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How long a manager may take.

    For each answer he has `seconds`, and what is over goes on his `bank`; once that is empty a bot sits in for him.
    Who is away while he is asked is waited for `grace` seconds, unless the season is a slow one, in which nobody has
    to be there. All of it is on the server's clock.
    """

    pace: Pace = "none"
    seconds: float = 0.0
    bank: float = 0.0
    grace: float = 120.0


class Setup(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before a season."""

    managers: int
    teams: Drafting = "drawn"
    expansions: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    clock: Clock = msgspec.field(default_factory=Clock)
    watching: Watching = "anyone"
    undo: Undoing = "consent"
    is_listed: bool = False


class Noticed(msgspec.Struct):
    """A notice to who is not here: which process sends it, how often that was begun, and whether it is settled."""

    by: str
    tries: int = 1
    is_done: bool = False


class Chair(msgspec.Struct, kw_only=True):
    """A seat of a table, and who sits there.

    `bot` plays there, or sits in while `is_away`; without it, a person and a name the seat is free.
    `here` are the processes at which somebody of this seat is connected. `noticed` are the notices about what is
    open now, so that nobody gets two of one thing.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    team: str | None = None
    salt: str = ""
    is_away: bool = False
    has_resigned: bool = False
    wants_end: bool = False
    here: list[str] = msgspec.field(default_factory=list)
    away_since: float | None = None
    bank: float = 0.0
    pauses: int = 0
    standing: dict[str, str] = msgspec.field(default_factory=dict)
    noticed: dict[str, Noticed] = msgspec.field(default_factory=dict)

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None and not self.name

    @property
    def plays_itself(self) -> bool:
        """Whether a bot answers for this seat."""
        return self.person is None or self.is_away or self.has_resigned


class Wish(msgspec.Struct):
    """An undo that somebody asks for at the decision `number`: to which, who has agreed, how long it stands.

    `week`, `phase` and `words` say of the decision gone back to what everybody saw of it: when, and what was asked.
    """

    seat: int
    to: int
    number: int
    agreed: list[int]
    until: float
    week: int = 0
    phase: str = ""
    words: touchline.Line = ()


class WishEnded(msgspec.Struct, frozen=True):
    """What has become of an undo that was asked for and did not come about, until play goes on."""

    seat: int
    to: int
    how: HowEnded


class Origin(msgspec.Struct, frozen=True):
    """The moment of a finished season from which another one plays on: its table, and the number of the decision."""

    table: str
    number: int


class Sheet(msgspec.Struct, kw_only=True):
    """A table.

    `asked` is the seat that was last waited for; who is asked has been since `asked_at`; `is_overdue` says that his
    time for this answer is up. Clocks stand still since `still_since`: while the table is paused, and while a wish for
    an undo is open.
    """

    id: str
    title: str
    host: str
    state: State
    setup: Setup
    chairs: list[Chair]
    seal: str
    created_at: float
    format: int = FORMAT
    kicked: list[str] = msgspec.field(default_factory=list)
    asked: int | None = None
    asked_at: float = 0.0
    paused_at: float | None = None
    paused_by: int | None = None
    still_since: float | None = None
    is_overdue: bool = False
    wish: Wish | None = None
    wish_ended: WishEnded | None = None
    muted: list[str] = msgspec.field(default_factory=list)
    rematch: str | None = None
    reason: str = ""
    guests: list[str] = msgspec.field(default_factory=list)
    chats: int = 0
    origin: Origin | None = None

    @property
    def people(self) -> list[int]:
        """The seats at which people play who haven't resigned."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and not chair.has_resigned
        ]

    def others_than(self, person: str | None) -> set[str]:
        """The other people who play here now: several seats of one screen are one; who is away is none."""
        return {self.chairs[seat].person or "" for seat in self.people if not self.chairs[seat].is_away} - {
            person
        }

    def seats_to_agree(self) -> list[int]:
        """The seats of those who have not agreed yet to the undo that is asked for."""
        if self.wish is None:
            return []
        others = self.others_than(self.chairs[self.wish.seat].person)
        return [
            seat
            for seat in self.people
            if self.chairs[seat].person in others and seat not in self.wish.agreed
        ]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat for seat in range(len(self.chairs)) if person and self.chairs[seat].person == person]

    def copy(self) -> Sheet:
        """A sheet of its own, to be changed."""
        return msgspec.convert(msgspec.to_builtins(self), Sheet)


def readable(text: str) -> str:
    """A text on one line, of people who write what they like: without what can't be seen or turns lines round."""
    kept = [letter for letter in text if letter.isprintable() or letter.isspace() or letter in JOINERS]
    words = [word.strip(JOINERS) for word in "".join(kept).split()]
    return " ".join([word for word in words if word])


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Sheet).decode


def write_sheet(sheet: Sheet) -> str:
    """A sheet as it is stored."""
    return _encode(msgspec.structs.replace(sheet, format=FORMAT)).decode()


def read_sheet(text: str) -> Sheet:
    """A stored sheet."""
    return _decode(text)

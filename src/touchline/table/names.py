"""Names for the numbers of the rules: which card, player or matchup a number means at one moment of a season."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from touchline.rules.bags import Bag
from touchline.rules.position import NONE
from touchline.rules.printed import Book
from touchline.rules.season import FREE, PLACES, Season
from touchline.rules.windows import Window

Side = Literal["left", "right"]

SIDES: Final[tuple[Side | None, ...]] = ("left", "right", None)
"""By number; a tournament's zones are neither left nor right."""

HIGHLIGHT_SECTIONS: Final = ("left", "right", "centre")
TOURNAMENT_SECTIONS: Final = ("winner", "runner_up", "lose")

MOMENT_NAMES: Final = (
    "entered",
    "action",
    "scoreboard",
    "end-of-game",
    "headline-revealed",
    "tackle-declared",
    "tackle-targeted",
    "tackle-rolled",
    "tackle-succeeding",
    "tackle-ended",
    "tackled",
    "downed",
    "injured",
    "missed",
    "passed",
    "ball-arriving",
    "ball-dropping",
    "ball-gained",
    "ball-left",
    "ejections-revealed",
    "ejected",
    "totalled",
    "won",
    "lost",
    "drawing-stars",
    "stood",
    "fouled",
    "penalty-due",
    "week-ended",
)
"""The moments at which abilities act, by number."""


class Player(msgspec.Struct, frozen=True):
    """A player at a matchup: his number in this week, his card's id, his manager."""

    number: int
    card: str
    manager: int


class Matchup(msgspec.Struct, frozen=True):
    """A matchup of the week: its number from the Highlight deck on, its card's id."""

    number: int
    card: str


class Names(msgspec.Struct, frozen=True):
    """What the numbers of a position mean. It is a picture of one moment: the season may go on without it."""

    book: Book
    teams: Bag
    reel: list[int]
    present: list[Bag]
    title: list[int]
    owner: list[int]
    where: list[int]
    turned: list[bool]
    upgrades: list[Bag]
    headline: int
    subjects: Bag

    def card(self, title: int) -> str:
        """The id of a card."""
        return self.book.printed[title].id

    def card_or_none(self, title: int) -> str | None:
        """The id of a card, if it is one."""
        return None if title == NONE else self.card(title)

    def player(self, number: int) -> Player:
        """A player, by his number in this week."""
        return Player(number, self.card(self.title[number]), self.owner[number])

    def player_or_none(self, number: int) -> Player | None:
        """A player, if the number is one of a player: a card beside the pitch has none."""
        return self.player(number) if 0 <= number < len(self.title) else None

    def matchup(self, number: int) -> Matchup:
        """A matchup, by its number in this week."""
        return Matchup(number, self.card(self.reel[number]))

    def matchup_or_none(self, number: int) -> Matchup | None:
        """A matchup, if it is one: some moments belong to none."""
        return None if number == NONE else self.matchup(number)

    def matchup_of_place(self, place: int) -> Matchup:
        """The matchup that a place belongs to."""
        return self.matchup(place // PLACES)

    def side_of_place(self, place: int) -> Side | None:
        """The side that a place is on; None at a tournament."""
        return SIDES[place % PLACES]

    def subject(self, fact: int) -> Player | None:
        """Whom one of the facts is about that are being answered."""
        return self.player_or_none(self.subjects[fact])

    # As an answer says it.

    def ordinal(self, number: int) -> int:
        """Which of the equal cards at his matchup a player is, in the order in which they came; the first is 1."""
        matchup = self.where[number]
        if matchup == NONE:
            return 1
        equal = [player for player in self.present[matchup] if self.title[player] == self.title[number]]
        return equal.index(number) + 1

    def spoken_player(self, number: int, with_matchup: bool = False) -> str:
        """A player as answers name him: his card's id, numbered among equal cards at his matchup."""
        spoken = numbered(self.card(self.title[number]), self.ordinal(number) - 1)
        matchup = self.where[number]
        return f"{spoken} at {self.spoken_matchup(matchup)}" if with_matchup and matchup != NONE else spoken

    def spoken_matchup(self, number: int) -> str:
        """A matchup as answers name it: its card's id, numbered among equal cards of the reel."""
        title = self.reel[number]
        return numbered(self.card(title), self.reel[:number].count(title))

    def spoken_place(self, place: int) -> str:
        """A place as answers name it: the matchup and the side."""
        matchup = self.spoken_matchup(place // PLACES)
        side = self.side_of_place(place)
        return f"{matchup} {side}" if side else matchup

    def spoken_team(self, manager: int) -> str:
        """A manager as answers name him: by his team."""
        return self.book.teams[self.teams[manager]].id


def names_in(position: Season) -> Names:
    """What the numbers of a position mean now."""
    top = position.stack[-1] if position.stack else None
    return Names(
        position.book,
        position.teams,
        position.reel[:],
        position.present[:],
        position.title[:],
        position.owner[:],
        position.where[:],
        position.turned[:],
        position.upgrades[:],
        position.headline,
        tuple([fact.subject for fact in top.facts]) if isinstance(top, Window) else (),
    )


def numbered(name: str, place: int) -> str:
    """The name of one of several equal things: the first has no number, the next is 2."""
    return f"{name} {place + 1}" if place else name


def section_name(is_tournament: bool, section: int) -> str:
    """The name of a section of a highlight or a tournament."""
    return (TOURNAMENT_SECTIONS if is_tournament else HIGHLIGHT_SECTIONS)[section]


def free_or_manager(owner: int) -> int | None:
    """Whose a zone is; None if it is free, or closed."""
    return owner if owner > FREE else None

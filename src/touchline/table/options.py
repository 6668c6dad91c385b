"""Options: the answers that a decision allows. Each has a text in notation and the fields that its kind names.

An option is light: it holds the numbers of the rules, and reads its fields and its text when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, get_type_hints, overload

import msgspec

from touchline.engine.machine import Option as Answer
from touchline.rules.draws import DIE_NAMES
from touchline.rules.payouts import EITHER_OR
from touchline.rules.printed import ICON_NAMES, SKILL_NAMES, TOURNAMENT
from touchline.rules.questions import (
    ABILITY,
    ADD_STAR,
    BOTTOM_CARD,
    KEEP_CARD,
    LOSE_CARD,
    PLAYER,
    RESOLVE_PENALTY,
    TACKLE,
    TOKEN,
    TOP_CARD,
    ZONE_NAMES,
)
from touchline.table.names import Matchup, Names, Player, Side, numbered, section_name

PLAYER_AT: Final = {TACKLE: 1, PLAYER: 1, TOKEN: 1, ABILITY: 2}
"""Where the answers of a kind name a player."""

Value_co = TypeVar("Value_co", covariant=True)


class Asked(msgspec.Struct):
    """What is asked, in the numbers of the rules, and what they mean at this moment."""

    number: int
    manager: int
    kind: int
    about: Answer
    answers: tuple[Answer, ...]
    names: Names
    found_texts: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of all answers; of equal ones the later get a number."""
        if not self.found_texts:
            self.found_texts = distinct_texts([option.notation() for option in options_of(self)])
        return self.found_texts

    @property
    def is_spread(self) -> bool:
        """Whether the answers name players of several matchups; then each is named with his."""
        where = self.names.where
        named = [answer[PLAYER_AT[answer[0]]] for answer in self.answers if answer[0] in PLAYER_AT]
        return len({where[player] for player in named if player < len(where)}) > 1

    @property
    def facts(self) -> int:
        """How many facts the abilities answer to that are offered."""
        return len({answer[3] for answer in self.answers if answer[0] == ABILITY})

    def spoken_player(self, number: int) -> str:
        """A player as the answers name him."""
        return self.names.spoken_player(number, self.is_spread)


class Field(Generic[Value_co]):
    """A field of an option: what the number at a place of the answer means."""

    __slots__ = ("at", "read")

    def __init__(self, at: int, read: Callable[[Asked, int], Value_co]) -> None:
        self.at = at
        self.read = read

    @overload
    def __get__(self, option: None, owner: type[Option]) -> Field[Value_co]: ...

    @overload
    def __get__(self, option: Option, owner: type[Option]) -> Value_co: ...

    def __get__(self, option: Option | None, owner: type[Option]) -> Field[Value_co] | Value_co:
        if option is None:
            return self
        return self.read(option.asked, option.answer[self.at])


class Option(msgspec.Struct, frozen=True, eq=False):
    """An answer that a decision allows.

    Two options are equal if they give the same answer to the same decision; so a copy of a season takes them too.
    """

    asked: Asked
    answer: Answer
    place: int

    kind: ClassVar[str]

    def __init_subclass__(cls, **settings: object) -> None:
        FIELDS[cls] = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self.answer == other.answer and self.asked.number == other.asked.number

    def __hash__(self) -> int:
        return hash((self.asked.number, self.answer))

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.text}>"

    @property
    def text(self) -> str:
        """The answer in notation, different from that of every other option of the decision."""
        return self.asked.texts[self.place]

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return self.kind

    def shown(self) -> msgspec.Struct:
        """The option as plain data, with its text and all its fields."""
        return SHOWN[type(self)](self.text, *[getattr(self, name) for name in FIELDS[type(self)]])


FIELDS: Final[dict[type[Option], dict[str, Field[object]]]] = {}
"""The fields of each kind of option."""


# What the numbers of an answer mean.


def _card(asked: Asked, title: int) -> str:
    return asked.names.card(title)


def _player(asked: Asked, number: int) -> Player:
    return asked.names.player(number)


def _matchup(asked: Asked, number: int) -> Matchup:
    return asked.names.matchup(number)


def _place_matchup(asked: Asked, place: int) -> Matchup:
    return asked.names.matchup_of_place(place)


def _place_side(asked: Asked, place: int) -> Side | None:
    return asked.names.side_of_place(place)


def _upgrade(asked: Asked, place: int) -> str:
    return asked.names.card(asked.names.upgrades[asked.manager][place])


def _ability_card(asked: Asked, ability: int) -> str:
    return asked.names.card(asked.names.book.abilities[ability].title)


def _source(asked: Asked, source: int) -> Player | None:
    return asked.names.player_or_none(source)


def _subject(asked: Asked, fact: int) -> Player | None:
    return asked.names.subject(fact)


def _section(asked: Asked, section: int) -> str:
    card = asked.names.reel[asked.about[0]]
    return section_name(asked.names.book.printed[card].kind == TOURNAMENT, section)


def _icon(_: Asked, icon: int) -> str:
    return "either_or" if icon == EITHER_OR else ICON_NAMES[icon]


def _skill(_: Asked, skill: int) -> str:
    return SKILL_NAMES[skill]


def _skill_set(asked: Asked, number: int) -> tuple[str, ...]:
    card = asked.names.book.printed[asked.names.title[asked.about[0]]]
    return tuple([SKILL_NAMES[skill] for skill in card.skill_sets[number]])


def _die(_: Asked, die: int) -> str:
    return DIE_NAMES[die]


def _zone(_: Asked, zone: int) -> str:
    return ZONE_NAMES[zone]


def _number(_: Asked, number: int) -> int:
    return number


def _ordinal(_: Asked, place: int) -> int:
    return place + 1


# The kinds of options, in the order of the rules' ANSWERS.


class Commit(Option, frozen=True, eq=False):
    """Bring a card from hand to a matchup."""

    kind = "commit"
    card = Field(1, _card)
    matchup = Field(2, _place_matchup)
    side = Field(2, _place_side)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"commit {self.card} to {self.asked.names.spoken_place(self.answer[2])}"


class Pass(Option, frozen=True, eq=False):
    """Commit no more this week."""

    kind = "pass"


class Discard(Option, frozen=True, eq=False):
    """Discard a card from hand."""

    kind = "discard"
    card = Field(1, _card)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"discard {self.card}"


class Done(Option, frozen=True, eq=False):
    """That is all."""

    kind = "done"


class Use(Option, frozen=True, eq=False):
    """Do what is offered."""

    kind = "use"


class Decline(Option, frozen=True, eq=False):
    """Don't do what is offered."""

    kind = "decline"


class Tackle(Option, frozen=True, eq=False):
    """Attempt to tackle a player."""

    kind = "tackle"
    player = Field(1, _player)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"tackle {self.asked.spoken_player(self.answer[1])}"


class StripBall(Option, frozen=True, eq=False):
    """Place the ball at midfield instead of tackling."""

    kind = "strip-ball"


class Apply(Option, frozen=True, eq=False):
    """Take the result of a die."""

    kind = "apply"
    die = Field(1, _die)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"apply {self.die}"


class Act(Option, frozen=True, eq=False):
    """Use an upgrade as matchup action."""

    kind = "act"
    upgrade = Field(1, _upgrade)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"act {self.upgrade}"


class UseAbility(Option, frozen=True, eq=False):
    """Use an ability of a card; `player` has it, if a player does, and `subject` is whom it answers to."""

    kind = "ability"
    card = Field(1, _ability_card)
    player = Field(2, _source)
    subject = Field(3, _subject)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        asked = self.asked
        player = self.player
        source = self.card if player is None else asked.spoken_player(player.number)
        subject = self.subject
        if subject is None or asked.facts == 1:
            return f"use {source}"
        return f"use {source} for {asked.spoken_player(subject.number)}"


class NamePlayer(Option, frozen=True, eq=False):
    """Name a player."""

    kind = "player"
    player = Field(1, _player)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"player {self.asked.spoken_player(self.answer[1])}"


class NameSkill(Option, frozen=True, eq=False):
    """Name a skill."""

    kind = "skill"
    skill = Field(1, _skill)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"skill {self.skill}"


class NameToken(Option, frozen=True, eq=False):
    """Name a cheating token on a player; his first is 1."""

    kind = "token"
    player = Field(1, _player)
    token = Field(2, _ordinal)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"{numbered('token', self.answer[2])} of {self.asked.spoken_player(self.answer[1])}"


class Keep(Option, frozen=True, eq=False):
    """Keep the cheating token."""

    kind = "keep"


class Replace(Option, frozen=True, eq=False):
    """Discard the cheating token and take another."""

    kind = "replace"


class GoTo(Option, frozen=True, eq=False):
    """Bring the player to a place."""

    kind = "place"
    matchup = Field(1, _place_matchup)
    side = Field(1, _place_side)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"to {self.asked.names.spoken_place(self.answer[1])}"


class NameMatchup(Option, frozen=True, eq=False):
    """Name a matchup."""

    kind = "matchup"
    matchup = Field(1, _matchup)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"matchup {self.asked.names.spoken_matchup(self.answer[1])}"


class LayStraight(Option, frozen=True, eq=False):
    """Lay the new highlight as it is printed."""

    kind = "straight"


class LayTurned(Option, frozen=True, eq=False):
    """Lay the new highlight with left and right exchanged."""

    kind = "turned"


class TakeSide(Option, frozen=True, eq=False):
    """Take one side of an either/or payout; the first is 1."""

    kind = "side"
    side = Field(1, _ordinal)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"side {self.side}"


class Collect(Option, frozen=True, eq=False):
    """Collect the cards of an icon of a section, or open an either/or."""

    kind = "collect"
    section = Field(1, _section)
    icon = Field(2, _icon)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"collect {self.section} {self.icon}".replace("_", "-")


class TakeCard(Option, frozen=True, eq=False):
    """Name a card, for what the question asks."""

    kind = "card"
    card = Field(1, _card)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"{CARD_VERBS[self.asked.kind]} {self.card}"


class NameManager(Option, frozen=True, eq=False):
    """Name a manager; notation does it by his team."""

    kind = "manager"
    manager = Field(1, _number)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"manager {self.asked.names.spoken_team(self.manager)}"


class Return(Option, frozen=True, eq=False):
    """Return a player's card to the box, from one of the zones of the roster."""

    kind = "return"
    zone = Field(1, _zone)
    card = Field(2, _card)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"return {self.card} from {self.zone}"


class Reroll(Option, frozen=True, eq=False):
    """Roll a die again."""

    kind = "reroll"
    die = Field(1, _die)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return f"reroll {self.die}"


class TakeSkillSet(Option, frozen=True, eq=False):
    """Take a skill set; `skills` are those in it."""

    kind = "skill-set"
    skills = Field(1, _skill_set)

    def notation(self) -> str:
        """The answer in notation, by itself."""
        return " ".join(["skills", *self.skills])


CARD_VERBS: Final = {
    KEEP_CARD: "keep",
    BOTTOM_CARD: "bottom",
    ADD_STAR: "add",
    TOP_CARD: "top",
    RESOLVE_PENALTY: "resolve",
    LOSE_CARD: "lose",
}
"""What is done with a card that is named, by the question."""

OPTION_TYPES: Final[tuple[type[Option], ...]] = (
    Commit,
    Pass,
    Discard,
    Done,
    Use,
    Decline,
    Tackle,
    StripBall,
    Apply,
    Act,
    UseAbility,
    NamePlayer,
    NameSkill,
    NameToken,
    Keep,
    Replace,
    GoTo,
    NameMatchup,
    LayStraight,
    LayTurned,
    TakeSide,
    Collect,
    TakeCard,
    NameManager,
    Return,
    Reroll,
    TakeSkillSet,
)
"""The type of each kind of option, by the number that the rules give it."""


def options_of(asked: Asked) -> tuple[Option, ...]:
    """The options of a decision, in the order of the rules."""
    return tuple(
        [OPTION_TYPES[answer[0]](asked, answer, place) for place, answer in enumerate(asked.answers)]
    )


def distinct_texts(texts: list[str]) -> tuple[str, ...]:
    """The texts, of which the later one of two that are equal gets a number."""
    found: list[str] = []
    for text in texts:
        place = 0
        while numbered(text, place) in found:
            place += 1
        found.append(numbered(text, place))
    return tuple(found)


def _shown_type(option: type[Option]) -> type[msgspec.Struct]:
    """The plain type of a kind of option: its text, and its fields with their types."""
    fields = [(name, get_type_hints(field.read)["return"]) for name, field in FIELDS[option].items()]
    return msgspec.defstruct(
        f"{option.__name__}Option",
        [("text", str), *fields],
        tag_field="kind",
        tag=option.kind,
        frozen=True,
        module=__name__,
        namespace={"__doc__": option.__doc__},
    )


SHOWN: Final = {option: _shown_type(option) for option in OPTION_TYPES}
"""The plain type of each kind of option, as it goes out."""

# Any option as it goes out, for whoever sends or reads them; the types are made above, so checkers see their base.
if TYPE_CHECKING:
    AnyOption = msgspec.Struct
else:
    AnyOption = reduce(or_, SHOWN.values())

"""The kinds of entries in a pack, and the keys of each."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from touchline.cards.fields import (
    WRONG,
    Choice,
    Field,
    Flag,
    Line,
    ListOf,
    Pattern,
    Payout,
    Reference,
    Schema,
    StarPower,
    Whole,
    WordOf,
)
from touchline.cards.lexicon import Lexicon, Use
from touchline.cards.report import Spot, instead_of
from touchline.rules.printed import SKILL_NAMES, SUPPLY_NAMES

SETS: Final = ("base", "sudden_death", "foul_play")
"""The boxes that cards come from."""
OWN: Final = "own"
"""The set of a card that is in none of the boxes."""
PROVENANCES: Final = ("documents", "printed", "reconstructed")
FREE_AGENT: Final = "free-agent"
PLAYS: Final = ("star_power", "skills", "skill_sets", "downed_skills", "named", "text")
"""What may be reconstructed of a player or star."""
SPEAKING: Final = (
    "named",
    "player",
    "star",
    "headline",
    "team_upgrade",
    "staff_upgrade",
    "penalty",
    "stadium",
    "enchanted_ball",
)
"""The kinds of entries that can have abilities."""

CARD_ID: Final = Pattern(
    "[a-z0-9]+(-[a-z0-9]+)*", "small letters and digits with hyphens between them are wanted"
)
UNION_ID: Final = Pattern("[A-Z]+", "capital letters are wanted")
NO_DEFAULT: Final = object()


class Key(NamedTuple):
    """A key of an entry: its kind of value, and what it is when it is left out."""

    field: Field
    default: Any = NO_DEFAULT


Keys = dict[str, Key]


class Sentence(NamedTuple):
    """An ability as a pack says it."""

    when: Use
    conditions: tuple[Use, ...]
    effects: tuple[Use, ...]
    may: bool
    exhausts: bool

    def all(self) -> list[Use]:
        """Every use of a word in it."""
        return [use for start in (self.when, *self.conditions, *self.effects) for use in start.all()]


class OneOrMore(Field):
    """A word, or a list of words."""

    def __init__(self, item: WordOf) -> None:
        self.item = item
        self.wanted = item.wanted

    def read(self, value: Any, spot: Spot) -> Any:
        """The words, as a tuple."""
        if isinstance(value, list):
            return ListOf(self.item, f"{self.item.category}s", least=1).read(value, spot)
        read = self.item.read(value, spot)
        return WRONG if read is WRONG else (read,)

    def schema(self) -> Schema:
        """Either form."""
        return {"anyOf": [self.item.schema(), {"type": "array", "items": self.item.schema(), "minItems": 1}]}


class Ability(Field):
    """A table that says an ability."""

    wanted = "a table with `when` and `do` is wanted"

    def __init__(self, lexicon: Lexicon, *, exhausts: bool) -> None:
        self.keys: Keys = {
            "when": Key(WordOf(lexicon, "moment")),
            "if": Key(OneOrMore(WordOf(lexicon, "condition")), ()),
            "may": Key(Flag(), False),
            "do": Key(ListOf(WordOf(lexicon, "effect"), "effects", least=1)),
        }
        if exhausts:
            self.keys["exhaust"] = Key(Flag(), False)

    def read(self, value: Any, spot: Spot) -> Any:
        """The sentence; what exhausts its card is never compulsory."""
        if not isinstance(value, dict):
            return self.refuse(value, spot)
        read = read_keys(value, self.keys, spot, "an ability")
        if WRONG in read.values():
            return WRONG
        exhausts = read.get("exhaust", False)
        return Sentence(read["when"], read["if"], read["do"], read["may"] or exhausts, exhausts)

    def schema(self) -> Schema:
        """A table with these keys."""
        return keys_schema(self.keys)


def read_keys(table: dict[str, Any], keys: Keys, spot: Spot, what: str) -> dict[str, Any]:
    """The values of all keys of a table, WRONG for those that have a slip; unknown keys are slips."""
    for name in table:
        if name not in keys:
            right = instead_of(name, keys, f"its keys are {', '.join(keys)}")
            spot.inside(name).slip(f"`{name}` is not a key of {what}", right)
    read = {}
    for name, key in keys.items():
        if name in table:
            read[name] = key.field.read(table[name], spot.inside(name))
        elif key.default is NO_DEFAULT:
            spot.slip(f"`{name}` is missing", key.field.wanted)
            read[name] = WRONG
        else:
            read[name] = key.default
    return read


def keys_schema(keys: Keys) -> Schema:
    """A table with these keys, for editors."""
    properties = {name: key.field.schema() for name, key in keys.items()}
    required = [name for name, key in keys.items() if key.default is NO_DEFAULT]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def all_shapes(lexicon: Lexicon) -> dict[str, Keys]:
    """The keys of every kind of entry."""
    team = {"team": Key(Reference("team"))}
    skills = ListOf(Choice(SKILL_NAMES), "skills")
    plays = {
        "star_power": Key(StarPower()),
        "skills": Key(skills, ()),
        "skill_sets": Key(ListOf(skills, "lists of skills, one for each side of a slash", least=2), ()),
        "downed_skills": Key(skills, ()),
        "named": Key(ListOf(Reference("named"), "ids of named abilities", once=True), ()),
    }
    star = {
        "side": Key(Reference("team", besides=(FREE_AGENT,))),
        "decks": Key(ListOf(Reference("union"), "ids of unions", least=1, once=True)),
    }
    final = {"final": Key(Flag(), False)}
    salary_cap = {"salary_cap": Key(Flag(), False)}
    shapes = {
        "union": {"id": Key(UNION_ID), "name": Key(Line()), "supply": Key(Choice(SUPPLY_NAMES[1:]), "")},
        "team": {
            "id": Key(CARD_ID),
            "name": Key(Line()),
            "union": Key(Reference("union")),
            "race": Key(Line()),
            "style": Key(Line()),
        },
        "named": {"id": Key(CARD_ID), "name": Key(Line())},
        "player": _card("team", *PLAYS) | team | plays,
        "star": _card("team", "union", *PLAYS) | star | plays,
        "highlight": _card("payouts") | _sections("left", "centre", "right"),
        "tournament": _card("payouts") | _sections("winner", "runner_up", "lose") | final,
        "headline": _card("text"),
        "team_upgrade": _card("team", "text") | team,
        "staff_upgrade": _card("text") | salary_cap,
        "penalty": _card("text"),
        "stadium": _card("text", "payouts") | _sections("left", "right"),
        "enchanted_ball": _card("text"),
    }
    for kind in SPEAKING:
        shapes[kind] |= _says(kind, lexicon)
    return shapes


def _says(kind: str, lexicon: Lexicon) -> Keys:
    """The keys of what a card can do; only upgrades can be exhausted."""
    ability = Ability(lexicon, exhausts=kind.endswith("upgrade"))
    return {
        "ability": Key(ListOf(ability, f"[[{kind}.ability]] tables"), ()),
        "always": Key(ListOf(WordOf(lexicon, "modifier"), "modifiers"), ()),
    }


def _card(*facts: str) -> Keys:
    """The keys of all cards; `facts` are those that may be reconstructed, beside name and copies."""
    return {
        "id": Key(CARD_ID),
        "name": Key(Line()),
        "copies": Key(Whole(1, 30), 1),
        "provenance": Key(Choice(PROVENANCES), ""),
        "reconstructed": Key(ListOf(Choice(("name", "copies", *facts)), "fields", once=True), ()),
    }


def _sections(*names: str) -> Keys:
    return {name: Key(ListOf(Payout(), "payouts", least=1, most=2)) for name in names}

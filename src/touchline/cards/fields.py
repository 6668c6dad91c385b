"""What may stand in a pack: each kind of value with how it is read, what is wanted, and its part of the JSON schema."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final

from touchline.cards.lexicon import Lexicon, Use
from touchline.cards.report import Spot, instead_of, shown
from touchline.rules.abilities import Word
from touchline.rules.printed import ICON_NAMES
from touchline.rules.vocabulary import REQUIRED, Count, Effects, OneOf, Parameter
from touchline.words.grammar import with_article

WRONG: Final = object()
"""What reading answers when the value is not right; the slip has been noted."""

Schema = dict[str, Any]


class Field(ABC):
    """A kind of value."""

    wanted: str

    @abstractmethod
    def read(self, value: Any, spot: Spot) -> Any:
        """The value as it is used, or WRONG."""

    @abstractmethod
    def schema(self) -> Schema:
        """What an editor checks."""

    def refuse(self, value: object, spot: Spot) -> Any:
        """Note that the value is none of this kind."""
        spot.slip(f"`{spot.key}` {spot.verb} {shown(value)}", self.wanted)
        return WRONG


class Line(Field):
    """A line of text."""

    wanted = "a line of text is wanted"

    def read(self, value: Any, spot: Spot) -> Any:
        """The text."""
        if isinstance(value, str) and value.strip() == value != "" and value.isprintable():
            return value
        return self.refuse(value, spot)

    def schema(self) -> Schema:
        """Any text."""
        return {"type": "string", "minLength": 1}


class Pattern(Field):
    """A text of a fixed form."""

    def __init__(self, pattern: str, wanted: str) -> None:
        self.pattern = pattern
        self.wanted = wanted

    def read(self, value: Any, spot: Spot) -> Any:
        """The text."""
        if isinstance(value, str) and re.fullmatch(self.pattern, value):
            return value
        return self.refuse(value, spot)

    def schema(self) -> Schema:
        """The same pattern."""
        return {"type": "string", "pattern": f"^{self.pattern}$"}


class Whole(Field):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.wanted = f"a number from {low} to {high} is wanted"

    def read(self, value: Any, spot: Spot) -> Any:
        """The number."""
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        return self.refuse(value, spot)

    def schema(self) -> Schema:
        """The same bounds."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Flag(Field):
    """True or false."""

    wanted = "true or false is wanted"

    def read(self, value: Any, spot: Spot) -> Any:
        """The flag."""
        return value if isinstance(value, bool) else self.refuse(value, spot)

    def schema(self) -> Schema:
        """A boolean."""
        return {"type": "boolean"}


class Choice(Field):
    """One of a closed list of names."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.wanted = instead_of(None, self.names)

    def read(self, value: Any, spot: Spot) -> Any:
        """The name."""
        if isinstance(value, str) and value in self.names:
            return value
        spot.slip(f"`{spot.key}` {spot.verb} {shown(value)}", instead_of(value, self.names))
        return WRONG

    def schema(self) -> Schema:
        """The same list."""
        return {"enum": list(self.names)}


class Reference(Field):
    """The id of something else in the packs, which is looked for once all packs are read."""

    def __init__(self, kind: str, *, besides: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.besides = besides
        self.wanted = f"the id of a {kind_name(kind)} is wanted"

    def read(self, value: Any, spot: Spot) -> Any:
        """The id."""
        return value if isinstance(value, str) and value else self.refuse(value, spot)

    def schema(self) -> Schema:
        """Any id."""
        return {"type": "string", "description": self.wanted}


class ListOf(Field):
    """A list of values of one kind."""

    def __init__(
        self, item: Field, plural: str, *, least: int = 0, most: int = 99, once: bool = False
    ) -> None:
        self.item = item
        self.least = least
        self.most = most
        self.once = once
        self.wanted = f"a list of {plural} is wanted"

    def read(self, value: Any, spot: Spot) -> Any:
        """The values, as a tuple."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return self.refuse(value, spot)
        read = [self.item.read(item, spot.inside(place)) for place, item in enumerate(value)]
        if WRONG in read:
            return WRONG
        if self.once and len(set(read)) < len(read):
            twice = next(item for item in read if read.count(item) > 1)
            spot.slip(f"`{spot.key}` names {twice!r} twice", "once is enough")
            return WRONG
        return tuple(read)

    def schema(self) -> Schema:
        """A list of the same."""
        schema = {
            "type": "array",
            "items": self.item.schema(),
            "minItems": self.least,
            "uniqueItems": self.once,
        }
        return schema | ({"maxItems": self.most} if self.most < 99 else {})


class StarPower(Field):
    """Standing and downed Star Power."""

    wanted = "two numbers from 0 to 9 are wanted, standing and downed, such as [3, 1]"

    def read(self, value: Any, spot: Spot) -> Any:
        """Both numbers."""
        if isinstance(value, list) and len(value) == 2 and all(type(n) is int and 0 <= n <= 9 for n in value):
            return tuple(value)
        return self.refuse(value, spot)

    def schema(self) -> Schema:
        """Two numbers."""
        return {"type": "array", "items": Whole(0, 9).schema(), "minItems": 2, "maxItems": 2}


class Payout(Field):
    """What one alternative of a section pays: icons with their counts."""

    wanted = "icons with their counts are wanted, such as { fans = 2 }"

    def read(self, value: Any, spot: Spot) -> Any:
        """The icons in their order."""
        if not isinstance(value, dict):
            return self.refuse(value, spot)
        counts = {}
        for icon, count in value.items():
            if icon in ICON_NAMES:
                counts[icon] = Whole(1, 9).read(count, spot.inside(icon))
            else:
                spot.inside(icon).slip(f"`{icon}` is not an icon", instead_of(icon, ICON_NAMES))
                counts[icon] = WRONG
        if WRONG in counts.values():
            return WRONG
        return tuple([(icon, counts[icon]) for icon in ICON_NAMES if icon in counts])

    def schema(self) -> Schema:
        """A table of counts."""
        counts = {icon: Whole(1, 9).schema() for icon in ICON_NAMES}
        return {"type": "object", "properties": counts, "additionalProperties": False}


class WordOf(Field):
    """A word of one category: a string, or a table with one key."""

    def __init__(self, lexicon: Lexicon, category: str) -> None:
        self.lexicon = lexicon
        self.category = category
        self.wanted = f"{with_article(category)} is wanted: one word, or a table with one word as its key"

    def read(self, value: Any, spot: Spot) -> Any:
        """The use of the word."""
        shelf = self.lexicon.words[self.category]
        if isinstance(value, str):
            plain = {name.replace("_", "-"): word for name, word in shelf.items()}
            if value not in plain:
                return self._unknown(value, list(plain), spot)
            return self._bound(plain[value], {}, spot)
        if not isinstance(value, dict) or len(value) != 1:
            return self.refuse(value, spot)
        name, given = next(iter(value.items()))
        if name not in shelf:
            return self._unknown(name, list(shelf), spot.inside(name))
        return self._given(shelf[name], given, spot.inside(name))

    def _unknown(self, name: str, names: list[str], spot: Spot) -> Any:
        other = self.lexicon.elsewhere(name.replace("-", "_"), self.category)
        if other:
            spot.slip(f"`{name}` is {with_article(other)}", f"{with_article(self.category)} is wanted")
            return WRONG
        for turned, form in ((name.replace("_", "-"), "a string"), (name.replace("-", "_"), "a key")):
            if turned in names:
                spot.slip(f"`{name}` is not a word", f"as {form} it is {turned!r}")
                return WRONG
        kind = with_article(self.category)
        right = instead_of(name, names, f"the page of words lists what {kind} can be")
        spot.slip(f"`{name}` is not a word", right)
        return WRONG

    def _given(self, word: type[Word], given: Any, spot: Spot) -> Any:
        if isinstance(given, dict):
            return self._bound(word, given, spot)
        if not word.parameters:
            spot.slip(
                f"`{word.word}` is given {shown(given)}", f"{word.word.replace('_', '-')!r} alone is wanted"
            )
            return WRONG
        first = word.parameters[0]
        value = parameter_field(first, self.lexicon).read(given, spot.called(first.name))
        if value is WRONG:
            return WRONG
        return self._complete(word, {first.name: value}, spot)

    def _bound(self, word: type[Word], given: dict[str, Any], spot: Spot) -> Any:
        fields = {parameter.name: parameter_field(parameter, self.lexicon) for parameter in word.parameters}
        values = {}
        for name, value in given.items():
            place = spot.inside(name)
            if name in fields:
                values[name] = fields[name].read(value, place)
            else:
                right = instead_of(name, fields) if fields else "it has no parameters"
                place.slip(f"`{name}` is not a parameter of `{word.word}`", right)
                values[name] = WRONG
        complete = self._complete(word, values, spot)
        return WRONG if WRONG in values.values() else complete

    def _complete(self, word: type[Word], values: dict[str, Any], spot: Spot) -> Any:
        missing = [one for one in word.parameters if one.default is REQUIRED and one.name not in values]
        for parameter in missing:
            wanted = parameter_field(parameter, self.lexicon).wanted
            spot.slip(f"`{parameter.name}` of `{word.word}` is missing", wanted)
        return WRONG if missing else Use(word, values)

    def schema(self) -> Schema:
        """A definition of its own, since effects hold effects."""
        return {"$ref": f"#/definitions/{self.category}"}


def parameter_field(parameter: Parameter, lexicon: Lexicon) -> Field:
    """The kind of value that a parameter takes."""
    match parameter:
        case Count():
            return Whole(parameter.low, parameter.high)
        case OneOf():
            return Choice(parameter.choices)
        case Effects():
            return ListOf(WordOf(lexicon, "effect"), "effects")
    raise TypeError(f"{type(parameter).__name__} is no kind of parameter that packs can give")


def kind_name(kind: str) -> str:
    """What people call a kind: "named ability", "team upgrade"."""
    return "named ability" if kind == "named" else kind.replace("_", " ")

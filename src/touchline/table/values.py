"""How the values of a position are written in a save and read from one: cards, teams and faces by name.

Each kind of value has a class; one that is read is checked for its type and its bounds, so nothing else gets through.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NoReturn, TypeAlias

from touchline.cards.mistakes import BadSave
from touchline.rules.bags import ALL, SEATS, entry
from touchline.rules.cheating import FACE_NAMES, UNSEEN
from touchline.rules.position import NONE
from touchline.rules.printed import Book

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

EVERYBODY: Final = "all"
SENSIBLE: Final = 9999
"""No number of a season lies beyond it, so no loop over one is long."""


def refuse(path: str, found: object, wanted: str) -> NoReturn:
    """Refuse what was found at a place of a save."""
    shown = repr(found)
    if len(shown) > 60:
        shown = f"{shown[:57]}..."
    raise BadSave(f"The save's {path} is {shown}.", f"{wanted} belongs there.")


def as_list(found: Json, path: str) -> list[Json]:
    """What was found, if it is a list."""
    if not isinstance(found, list):
        refuse(path, found, "A list")
    return found


def as_table(found: Json, path: str) -> dict[str, Json]:
    """What was found, if it is a table."""
    if not isinstance(found, dict):
        refuse(path, found, "A table")
    return found


def as_text(found: Json, path: str) -> str:
    """What was found, if it is a text."""
    if not isinstance(found, str):
        refuse(path, found, "A text")
    return found


def as_number(found: Json, path: str, low: int = -SENSIBLE, high: int = SENSIBLE) -> int:
    """What was found, if it is a whole number within bounds."""
    if type(found) is not int or not low <= found <= high:
        refuse(path, found, f"A whole number from {low} to {high}")
    return found


def entry_of(found: Json, path: str, key: str) -> Json:
    """An entry of a table that must have it."""
    table = as_table(found, path)
    if key not in table:
        raise BadSave(
            f"The save's {path} has no {key!r}.", "A whole save has one; this one may be cut short."
        )
    return table[key]


class Value(ABC):
    """A kind of value: how it is written and read."""

    def write(self, value: object, book: Book) -> Json:
        """The value as it stands in a save."""
        return self._write(value, book)

    def read(self, found: Json, book: Book, path: str) -> object:
        """The value that stands in a save; BadSave if it is none of this kind."""
        return self._read(found, book, path)

    @abstractmethod
    def _write(self, value: object, book: Book) -> Json: ...

    @abstractmethod
    def _read(self, found: Json, book: Book, path: str) -> object: ...


class Whole(Value):
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int = SENSIBLE) -> None:
        self.low = low
        self.high = high

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, int)
        return value

    def _read(self, found: Json, book: Book, path: str) -> int:
        return as_number(found, path, self.low, self.high)


class Flag(Value):
    """Yes or no."""

    def _write(self, value: object, book: Book) -> Json:
        return bool(value)

    def _read(self, found: Json, book: Book, path: str) -> bool:
        if not isinstance(found, bool):
            refuse(path, found, "true or false")
        return found


class Members(Value):
    """A number with a bit for each manager, player or place; written as the list of them."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, int)
        return [place for place in range(value.bit_length()) if value >> place & 1]

    def _read(self, found: Json, book: Book, path: str) -> int:
        bits = 0
        for place in as_list(found, path):
            bits |= 1 << as_number(place, path, 0, 199)
        return bits


class CardOrNone(Value):
    """A card, or none."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, int)
        return None if value == NONE else book.printed[value].id

    def _read(self, found: Json, book: Book, path: str) -> int:
        return NONE if found is None else card_number(found, book, path)


class Cards(Value):
    """Cards in their order, or, for a bag, sorted."""

    def __init__(self, is_bag: bool = True) -> None:
        self.is_bag = is_bag

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, tuple)
        return write_cards(value, book)

    def _read(self, found: Json, book: Book, path: str) -> tuple[int, ...]:
        cards = read_cards(found, book, path)
        return tuple(sorted(cards)) if self.is_bag else cards


class SeenCards(Value):
    """Cards in their order, each with the seats that know it."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, tuple)
        return write_seen_cards(value, book)

    def _read(self, found: Json, book: Book, path: str) -> tuple[int, ...]:
        return read_seen_cards(found, book, path)


class Faces(Value):
    """Faces of cheating tokens, sorted."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, tuple)
        return [FACE_NAMES[face] for face in value]

    def _read(self, found: Json, book: Book, path: str) -> tuple[int, ...]:
        return tuple(sorted([face_number(face, path) for face in as_list(found, path)]))


class Tokens(Value):
    """Cheating tokens in their order: none for one that nobody has seen, else the face and the seats that know it."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, tuple)
        return [
            None if token == UNSEEN else [FACE_NAMES[token >> SEATS], write_seats(token & ALL)]
            for token in value
        ]

    def _read(self, found: Json, book: Book, path: str) -> tuple[int, ...]:
        tokens: list[int] = []
        for token in as_list(found, path):
            if token is None:
                tokens.append(UNSEEN)
            else:
                face, seats = as_pair(token, path)
                tokens.append(entry(face_number(face, path), read_seats(seats, path)))
        return tuple(tokens)


class Numbers(Value):
    """Whole numbers in their order."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, tuple)
        return list(value)

    def _read(self, found: Json, book: Book, path: str) -> tuple[int, ...]:
        return tuple([as_number(number, path) for number in as_list(found, path)])


class Teams(Value):
    """Teams, by their ids."""

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, tuple)
        return [book.teams[team].id for team in value]

    def _read(self, found: Json, book: Book, path: str) -> tuple[int, ...]:
        ids = [team.id for team in book.teams]
        teams: list[int] = []
        for team in as_list(found, path):
            if team not in ids:
                refuse(path, team, "The id of a team of these packs")
            teams.append(ids.index(as_text(team, path)))
        return tuple(teams)


class Each(Value):
    """A list with a value for each manager, matchup or player."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def _write(self, value: object, book: Book) -> Json:
        assert isinstance(value, list)
        return [self.value.write(one, book) for one in value]

    def _read(self, found: Json, book: Book, path: str) -> list[object]:
        return [self.value.read(one, book, f"{path}[{at}]") for at, one in enumerate(as_list(found, path))]


def as_pair(found: Json, path: str) -> tuple[Json, Json]:
    """What was found, if it is a list of two."""
    pair = as_list(found, path)
    if len(pair) != 2:
        refuse(path, found, "A name with the list of who has seen it")
    return pair[0], pair[1]


def card_number(found: Json, book: Book, path: str) -> int:
    """The number of a card in this book."""
    if not isinstance(found, str) or found not in book.numbers:
        refuse(path, found, "The id of a card of these packs")
    return book.numbers[found]


def face_number(found: Json, path: str) -> int:
    """The number of a face of a cheating token."""
    if not isinstance(found, str) or found not in FACE_NAMES:
        refuse(path, found, "The name of a cheating token")
    return FACE_NAMES.index(found)


def write_cards(cards: tuple[int, ...], book: Book) -> Json:
    """Cards, as they stand in a save."""
    return [book.printed[title].id for title in cards]


def read_cards(found: Json, book: Book, path: str) -> tuple[int, ...]:
    """Cards in their order."""
    return tuple([card_number(card, book, path) for card in as_list(found, path)])


def write_seen_cards(cards: tuple[int, ...], book: Book) -> Json:
    """Cards with those who know them, as they stand in a save."""
    return [[book.printed[card >> SEATS].id, write_seats(card & ALL)] for card in cards]


def read_seen_cards(found: Json, book: Book, path: str) -> tuple[int, ...]:
    """Cards with those who know them."""
    seen: list[int] = []
    for pair in as_list(found, path):
        card, seats = as_pair(pair, path)
        seen.append(entry(card_number(card, book, path), read_seats(seats, path)))
    return tuple(seen)


def write_seats(bits: int) -> Json:
    """Who knows a card, as it stands in a save."""
    return EVERYBODY if bits == ALL else [seat for seat in range(SEATS) if bits >> seat & 1]


def read_seats(found: Json, path: str) -> int:
    """Who knows a card."""
    if found == EVERYBODY:
        return ALL
    bits = 0
    for seat in as_list(found, path):
        bits |= 1 << as_number(seat, path, 0, SEATS - 1)
    return bits

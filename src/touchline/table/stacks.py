"""How rules in progress are written in a save and read from one: each with its class, its next step and its fields."""

from __future__ import annotations

from typing import Final

from touchline.cards.mistakes import BadSave, Mistake
from touchline.engine.dealer import Dealer
from touchline.engine.machine import KINDS, Decision, Option, Procedure, bookmark
from touchline.rules.printed import Book
from touchline.rules.questions import ANSWERS, QUESTIONS
from touchline.rules.season import Season
from touchline.rules.windows import UseAbility
from touchline.table.values import (
    Json,
    as_list,
    as_number,
    as_pair,
    as_text,
    card_number,
    entry_of,
    refuse,
)

DONE: Final = "done"
"""The name of the bookmark after the last step."""

RIGHT: Final = "A save stands at a question; perhaps this one was changed, or made with other rules."


class NobodyDeals(Dealer):
    """The dealer of a position that is being read: asking a question draws nothing."""

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """Refuse."""
        raise BadSave("The save stands at a rule that draws.", RIGHT)


# Writing.


def write_rule(rule: Procedure, book: Book) -> Json:
    """A rule in progress, as it stands in a save."""
    coded = type(rule).CODED
    return {
        "rule": type(rule).__name__,
        "at": bookmark(rule),
        "fields": [_write_field(value, coded.get(place), book) for place, value in enumerate(rule.fields())],
        "answer": _write_answer(rule.answer, book),
    }


def _write_field(value: object, code: str | None, book: Book) -> Json:
    if isinstance(value, tuple):
        if code == "uses":
            return [_write_use(value[at : at + 4], book) for at in range(0, len(value), 4)]
        return [_write_field(one, None, book) for one in value]
    assert isinstance(value, int | str)
    if code is None or isinstance(value, str):
        return value
    return book.printed[value].id if code == "card" else _write_ability(value, book)


def _write_use(use: tuple[int, ...], book: Book) -> Json:
    ability, *numbers = use
    return [_write_ability(ability, book), *numbers]


def _write_ability(number: int, book: Book) -> Json:
    """An ability: its card, and which of the card's abilities it is."""
    ability = book.abilities[number]
    card = book.printed[ability.title]
    return [card.id, card.abilities.index(ability)]


def _write_answer(answer: Option, book: Book) -> Json:
    if not answer:
        return []
    name, fields = ANSWERS[answer[0]]
    written: list[Json] = [name]
    for field, value in zip(fields, answer[1:], strict=True):
        if field == "card":
            written.append(book.printed[value].id)
        elif field == "ability":
            written.append(_write_ability(value, book))
        else:
            written.append(value)
    return written


# Reading.


def read_rule(found: Json, book: Book) -> Procedure:
    """A rule in progress."""
    name = as_text(entry_of(found, "stack", "rule"), "stack")
    kind = KINDS.get(name)
    if kind is None or not kind.STEPS:
        refuse("stack", name, "The name of a rule")
    path = f"stack.{name}"
    fields = _read_fields(kind, as_list(entry_of(found, "stack", "fields"), path), book, path)
    try:
        rule = kind(*fields)
    except (TypeError, ValueError):
        raise BadSave(f"The save's {path} has fields that the rule can't have.", RIGHT) from None
    at = as_text(entry_of(found, "stack", "at"), f"{path}.at")
    if at not in kind.NAMES and at != DONE:
        refuse(f"{path}.at", at, "The name of a step of that rule")
    rule.at = kind.NAMES.get(at, len(kind.NAMES))
    rule.answer = _read_answer(as_list(entry_of(found, "stack", "answer"), path), book, f"{path}.answer")
    if isinstance(rule, UseAbility):
        _check_lines(rule, book, path)
    return rule


def _read_fields(kind: type[Procedure], found: list[Json], book: Book, path: str) -> list[object]:
    """The fields of a rule, of the types that their defaults have; those that it got later have their defaults."""
    defaults = kind().fields()
    if len(found) > len(defaults):
        raise BadSave(f"The save's {path} has {len(found)} fields instead of {len(defaults)}.", RIGHT)
    return [
        _read_field(value, defaults[place], kind.CODED.get(place), book, path)
        for place, value in enumerate(found)
    ]


def _read_field(found: Json, default: object, code: str | None, book: Book, path: str) -> object:
    if code == "card":
        return card_number(found, book, path)
    if code == "ability":
        return _read_ability(found, book, path)
    if code == "uses":
        return tuple([number for use in as_list(found, path) for number in _read_use(use, book, path)])
    if isinstance(default, tuple):
        return tuple([_read_part(one, path) for one in as_list(found, path)])
    if type(found) is not type(default):
        refuse(path, found, f"A value like {default!r}")
    return as_number(found, path) if isinstance(default, int) and not isinstance(default, bool) else found


def _read_part(found: Json, path: str) -> object:
    """A part of a field that holds several: a number, yes or no, or again several."""
    if isinstance(found, list):
        return tuple([_read_part(one, path) for one in found])
    return found if isinstance(found, bool) else as_number(found, path)


def _read_use(found: Json, book: Book, path: str) -> tuple[int, ...]:
    use = as_list(found, path)
    if len(use) != 4:
        refuse(path, found, "A list of ability, source, fact and manager")
    return (_read_ability(use[0], book, path), *[as_number(number, path) for number in use[1:]])


def _read_ability(found: Json, book: Book, path: str) -> int:
    card, place = as_pair(found, path)
    abilities = book.printed[card_number(card, book, path)].abilities
    return abilities[as_number(place, path, 0, len(abilities) - 1)].number


def _read_answer(found: list[Json], book: Book, path: str) -> Option:
    if not found:
        return ()
    kinds = [name for name, _ in ANSWERS]
    if found[0] not in kinds:
        refuse(path, found[0], "The name of a kind of answer")
    kind = kinds.index(as_text(found[0], path))
    fields = ANSWERS[kind][1]
    if len(found) != len(fields) + 1:
        refuse(path, found, f"An answer with {len(fields)} values")
    values = [kind]
    for field, value in zip(fields, found[1:], strict=True):
        if field == "card":
            values.append(card_number(value, book, path))
        elif field == "ability":
            values.append(_read_ability(value, book, path))
        else:
            values.append(as_number(value, path))
    return tuple(values)


def _check_lines(use: UseAbility, book: Book, path: str) -> None:
    blocks = book.abilities[use.ability].blocks
    if not (0 <= use.block < len(blocks) and 0 <= use.line <= len(blocks[use.block])):
        raise BadSave(f"The save's {path} is at a line that the card's ability doesn't have.", RIGHT)


# The question that a save stands at.


def ask_again(season: Season, found: Json) -> Decision | None:
    """Ask the question that the position stands at; it must be the one that the save names."""
    if found is None:
        if season.stack:
            raise BadSave("The save has rules in progress, but nobody is asked.", RIGHT)
        return None
    manager = as_number(entry_of(found, "asked", "manager"), "asked.manager", 0, season.managers - 1)
    question = as_text(entry_of(found, "asked", "question"), "asked.question")
    asked = _ask(season)
    if asked is None or (asked.manager, QUESTIONS[asked.kind][0]) != (manager, question):
        raise BadSave(f"The save says that manager {manager} is asked {question!r}, but he is not.", RIGHT)
    return asked


def _ask(season: Season) -> Decision | None:
    """What the rule on top of the stack asks."""
    if not season.stack:
        return None
    rule = season.stack[-1]
    at = rule.at
    if at >= len(rule.NAMES):
        return None
    try:
        asked: object = rule.STEPS[at](rule, season)
    except Mistake:
        raise
    except Exception as error:  # whatever a changed save does to a rule, it is the save that is refused
        raise BadSave(f"The save stands at a rule that can't go on from there: {error!r}.", RIGHT) from error
    rule.at = at
    return asked if isinstance(asked, Decision) and len(asked.options) > 1 else None

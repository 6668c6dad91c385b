"""What only shows once all packs are read: names that lead nowhere, and cards that can't stand side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.cards.boxes import SUDDEN_DEATH
from touchline.cards.fields import Field, ListOf, Reference, kind_name
from touchline.cards.lexicon import Use
from touchline.cards.reader import Entry, Reading
from touchline.cards.report import Spot, instead_of, shown
from touchline.cards.sense import check_sense
from touchline.rules.abilities import Modifier


def check(reading: Reading) -> None:
    """Note every slip that lies between entries."""
    for entry in reading.entries.values():
        for key, value in entry.values.items():
            _check_references(reading, reading.shapes[entry.kind][key].field, value, entry.spot.inside(key))
        _check_modifiers(reading, entry)
        check_sense(reading, entry)
    _check_final(reading.of_kind("tournament"))
    _check_teams(reading)


def _check_references(reading: Reading, field: Field, value: Any, spot: Spot) -> None:
    if isinstance(field, ListOf) and isinstance(field.item, Reference):
        for place, name in enumerate(value):
            _check_references(reading, field.item, name, spot.inside(place))
    elif isinstance(field, Reference):
        names = [*field.besides, *[entry.id for entry in reading.of_kind(field.kind)]]
        if value not in names:
            wrong = f"`{spot.key}` {spot.verb} {shown(value)}, which is not a {kind_name(field.kind)}"
            spot.slip(wrong, instead_of(value, names))


def _modifiers(reading: Reading, entry: Entry) -> Iterator[Use]:
    yield from entry.values.get("always", ())
    for name in entry.values.get("named", ()):
        if name in reading.entries:
            yield from reading.entries[name].values.get("always", ())


def _check_modifiers(reading: Reading, entry: Entry) -> None:
    """A card holds one modifier of a kind: the rules add up cards, not the words of one."""
    found: dict[int, str] = {}
    for use in _modifiers(reading, entry):
        modifier: Modifier = use.build()
        if modifier.fold in found:
            wrong = f"`{found[modifier.fold]}` and `{modifier.word}` of one card change the same thing"
            entry.spot.slip(wrong, "one of them is wanted")
        found[modifier.fold] = modifier.word


def _check_final(tournaments: list[Entry]) -> None:
    finals = [entry for entry in tournaments if entry.values.get("final")]
    # The tournaments of Sudden Death replace those of the base game, the final one among them.
    boxes: dict[bool, str] = {}
    for entry in finals:
        is_other = entry.origin == SUDDEN_DEATH
        if is_other in boxes:
            entry.spot.inside("final").slip(
                f"`final` is true of {boxes[is_other]} too", "a season has one final tournament"
            )
        boxes.setdefault(is_other, entry.id)
    if tournaments and not finals:
        tournaments[0].spot.slip(
            "no tournament is the final one", "`final = true` is wanted at the one that ends a season"
        )


def _check_teams(reading: Reading) -> None:
    managed = {entry.values.get("team") for entry in reading.of_kind("player")}
    for team in reading.of_kind("team"):
        if team.id not in managed:
            team.spot.slip("the team has no players", f'[[player]] with team = "{team.id}" is wanted')

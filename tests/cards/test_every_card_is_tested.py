"""Every card that can do something has tests of what it does, one for each ability, and so has every named ability."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cards.abilities import linked
from touchline.cards.lexicon import all_words
from touchline.cards.reader import BUILT_IN, Entry, Reading

FOLDER = Path(__file__).parent / "abilities"


@pytest.fixture(scope="module")
def tests() -> dict[str, list[Callable[..., Any]]]:
    """All tests that are linked, from all files, whichever of them this run has collected."""
    for file in sorted(FOLDER.glob("test_*.py")):
        import_module(f"tests.cards.abilities.{file.stem}")
    return linked.TESTED


@pytest.fixture(scope="module")
def entries() -> dict[str, Entry]:
    """All cards and named abilities, as the packs define them."""
    reading = Reading(all_words())
    reading.add(BUILT_IN)
    return reading.entries


def test_each_ability_of_a_card_has_a_test(tests, entries):
    lacking = {}
    for id, entry in entries.items():
        wanted = len(entry.values.get("ability", ())) + len(entry.values.get("always", ()))
        found = len({test.__name__ for test in tests.get(id, ())})
        if found < wanted:
            lacking[id] = (found, wanted)
    assert lacking == {}


def test_links_name_cards_and_tests(tests, entries):
    assert sorted(set(tests) - set(entries)) == []
    assert all(test.__name__.startswith("test_") for found in tests.values() for test in found)


def test_what_is_linked_plays_with_the_card_or_with_a_bearer_of_the_ability(tests, entries):
    """A link is no mere label: the position or the answers of the test name the card."""
    bearers: dict[str, set[str]] = {id: {id} for id in tests}
    for id, entry in entries.items():
        for named in entry.values.get("named", ()):
            bearers.setdefault(named, set()).add(id)
    assert [
        f"{test.__name__}: {id}"
        for id, found in tests.items()
        for test in found
        if not bearers[id] & linked.ids_in(test)
    ] == []

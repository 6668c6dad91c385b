"""Every card that can do something has a test of what it does, and so has every named ability."""

from importlib import import_module
from pathlib import Path

from tests.cards.abilities import linked
from touchline.cards import read_packs

FOLDER = Path(__file__).parent / "abilities"


def all_tests() -> dict[str, set[str]]:
    """The tests of each card, from all files, whichever of them this run has collected."""
    for file in sorted(FOLDER.glob("test_*.py")):
        import_module(f"tests.cards.abilities.{file.stem}")
    return linked.TESTED


def test_every_card_is_tested():
    book = read_packs()[0]
    able = {
        card.id: card.named
        for card in book.printed
        if card.abilities or any(modifier is not None for modifier in card.folds)
    }
    wanted = set(able).union(*able.values())
    assert sorted(wanted - set(all_tests())) == []


def test_links_name_cards_and_tests():
    book = read_packs()[0]
    known = set(book.numbers).union(*[card.named for card in book.printed])
    assert sorted(set(all_tests()) - known) == []
    assert all(name.startswith("test_") for names in all_tests().values() for name in names)

"""The docs can't rot: their examples run, their links lead somewhere, and what is made from the code is fresh."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import touchline
from tests.seasons.lineups import combinations
from tests.seasons.test_seasons import FEW, MANY
from tools.pages import DOCS, PAGES
from touchline.cards.lexicon import all_words
from touchline.cards.reader import BUILT_IN, Entry, Reading
from touchline.cards.shapes import all_shapes
from touchline.rules.cheating import FACE_NAMES
from touchline.rules.draws import DRAW_NAMES
from touchline.table.records import kind_name

ROOT = DOCS.parent
TESTS = ROOT / "tests"
PROSE = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
PLAYED = [ROOT / "README.md", DOCS / "interface.md"]


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of code of a page."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


@pytest.mark.parametrize("page", PLAYED, ids=lambda page: page.name)
def test_examples_run(page, capsys):
    """The Python on a page runs as it stands, and says something."""
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), {})

    assert capsys.readouterr().out


def test_ten_lines():
    """The README promises ten lines of Python."""
    (block,) = blocks(ROOT / "README.md", "python")

    assert len([line for line in block.splitlines() if line]) == 10


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    """Every link to a file of the project names one that exists."""
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_words_with_a_single_use_are_listed_with_a_reason():
    """No more than one word in twenty titles is there for one card alone, and each says why."""
    reading = Reading(all_words())
    reading.add(BUILT_IN)
    speakers = [entry for entry in reading.entries.values() if entry.kind not in {"union", "team"}]
    uses = Counter([word for entry in speakers for word in words_of(entry)])
    single = {word for word, count in uses.items() if count == 1}
    page = DOCS.joinpath("cards.md").read_text(encoding="utf-8").partition("## Words with a single use")[2]
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == single
    assert len(single) * 20 <= len([entry for entry in speakers if entry.kind != "named"])


def words_of(entry: Entry) -> set[str]:
    """The words that a card or a named ability uses."""
    said = [use for ability in entry.values.get("ability", ()) for use in ability.all()]
    said += [use for modifier in entry.values.get("always", ()) for use in modifier.all()]
    return {use.word.word for use in said}


def test_every_kind_of_draw_is_described():
    """What a record can hold has a row in the table of draws, and the table has nothing else."""
    page = DOCS.joinpath("chance.md").read_text(encoding="utf-8")
    kinds = {kind_name(kind) for kind in range(len(DRAW_NAMES))}

    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == kinds
    listed = re.search(r"A draw has a kind \((.*?)\)", page)
    assert listed is not None
    assert set(re.findall(r"\w+", listed[1])) == kinds
    faces = re.search(r"^\| `token` \|.*$", page, re.MULTILINE)
    assert faces is not None
    assert [face for face in FACE_NAMES if f"`{face}`" not in faces[0]] == ["power-1", "power-2"]


def test_every_command_of_make_is_listed():
    """Who contributes finds all of them on his page, but for the one that plays."""
    makefile = ROOT.joinpath("Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE)) - {"help", "play"}
    page = ROOT.joinpath("CONTRIBUTING.md").read_text(encoding="utf-8")

    assert targets == set(re.findall(r"^make ([a-z]+) +# ", page, re.MULTILINE))


@pytest.mark.parametrize("name", PAGES)
def test_made_pages_are_fresh(name):
    """A page made from the code says what the code says; `make golden` writes it anew."""
    assert DOCS.joinpath(name).read_text(encoding="utf-8") == PAGES[name]()


def test_all_of_the_interface_is_described():
    """Every function of the public interface stands on its page."""
    page = DOCS.joinpath("interface.md").read_text(encoding="utf-8")
    functions = [name for name in touchline.__all__ if name[0].islower()]

    assert [name for name in functions if name not in page] == []


def test_the_example_of_a_card():
    """The card that the docs write has the text that they promise, and the slip its message."""
    page = DOCS.joinpath("cards.md").read_text(encoding="utf-8")
    card = blocks(DOCS / "cards.md", "toml")[0]
    text = re.search(r"The text says: \*(.*?)\*\n", page)
    slips = re.findall(r"^stars-of-mine\.toml:12: .*$", page, re.MULTILINE)

    assert text is not None
    assert text[1] == written(card)
    assert slips == [
        refused(card.replace("gain_fans", "gain_fan")),
        refused(re.sub("do = .*", 'do = ["stand"]', card)),
    ]


def test_the_example_of_an_upgrade():
    """The upgrade that the docs write has the text that they promise."""
    page = DOCS.joinpath("cards.md").read_text(encoding="utf-8")

    assert f"\n*{written(blocks(DOCS / 'cards.md', 'toml')[1])}*\n" in page


def test_the_example_of_a_position(capsys):
    """The card of the docs is played in the position of the docs, and comes to what they say."""
    page = DOCS.joinpath("cards.md").read_text(encoding="utf-8")
    written(blocks(DOCS / "cards.md", "toml")[0])
    (block,) = blocks(DOCS / "cards.md", "python")
    exec(compile(block, "cards.md", "exec"), {})

    assert f"It prints `{capsys.readouterr().out.strip()}`:" in page


def test_every_key_of_a_card_is_described():
    """Every kind of table and every key that a pack can hold stands on the page."""
    page = DOCS.joinpath("cards.md").read_text(encoding="utf-8")
    shapes = all_shapes(all_words())

    assert [kind for kind in shapes if f"[[{kind}]]" not in page] == []
    keys = {key for shape in shapes.values() for key in shape}
    assert [key for key in sorted(keys) if not re.search(f"`{key}( = true)?`", page)] == []


def written(card: str) -> str:
    """The text of the one card of a pack."""
    path = Path("stars-of-mine.toml")
    path.write_text(card, encoding="utf-8")
    (found,) = [found for found in touchline.catalogue([path]) if found.set == "own"]
    return found.text


def refused(card: str) -> str:
    """The one slip of a pack."""
    path = Path("stars-of-mine.toml")
    path.write_text(card, encoding="utf-8")
    with pytest.raises(touchline.BadPack) as refusal:
        touchline.catalogue([path])
    (slip,) = refusal.value.slips
    return str(slip)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_the_page_on_tests_counts_seasons_as_the_tests_do():
    page = DOCS.joinpath("testing.md").read_text(encoding="utf-8")

    assert f"comes once in {len(combinations())} seasons." in page
    assert f"\n{FEW} seasons are part of `make test`, {MANY} are `make proof`.\n" in page


def test_rulings_are_held_by_tests():
    """Every ruling of ours names a test that exists."""
    page = DOCS.joinpath("rulings.md").read_text(encoding="utf-8")
    named = re.findall(r"`(test_\w+)`", page)
    tests = {
        node.name
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }

    assert named
    assert [name for name in named if name not in tests] == []

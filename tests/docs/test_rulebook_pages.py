"""The rulebook that people read at the table knows every word that the table uses."""

import re
from typing import Final

import pytest

import touchline
from tools.pages import DOCS
from touchline.cards import library
from touchline.rules.printed import SKILL_NAMES
from touchline.table.glossary import TERMS

CHAPTERS: Final = sorted((DOCS / "rulebook").glob("*.md"))
HEADING: Final = re.compile(r"^#{2,3} (.+)$", re.MULTILINE)
SAID: Final = {
    "tackle": "Tackling",
    "pass": "Passing",
    "sprint": "Sprinting",
    "cheat": "Cheating",
    "regeneration": "Regeneration",
    "foul": "Fouling",
}


def chapter(name: str) -> str:
    (page,) = [page for page in CHAPTERS if page.stem.partition("-")[2] == name]
    return page.read_text(encoding="utf-8")


def plain(text: str) -> str:
    return re.sub(r"[*_`]", "", text).lower()


def anchor_of(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


ALL: Final = plain(" ".join([page.read_text(encoding="utf-8") for page in CHAPTERS]))


def test_every_named_ability_has_a_section_at_its_id_and_nothing_else_has():
    found = {anchor_of(heading) for heading in HEADING.findall(chapter("abilities"))}
    ids = {named.id for named in library().named}
    assert ids <= found
    assert len(re.findall(r"^### ", chapter("abilities"), re.MULTILINE)) == len(ids)


def test_every_skill_has_a_section():
    assert set(SKILL_NAMES) == set(SAID)
    assert set(SAID.values()) <= set(HEADING.findall(chapter("skills")))


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.names[0])
def test_every_word_of_the_glossary_is_used_in_the_rulebook(term):
    assert any(name in ALL for name in term.names)


def test_every_team_union_box_and_optional_rule_is_named():
    for team in touchline.teams():
        assert plain(team.name) in ALL
        assert f"({plain(team.union)})" in ALL
    names = [rule.name for rule in touchline.options()] + [box.name for box in touchline.expansions()]
    for name in names:
        assert plain(name) in ALL, name


def test_links_within_the_rulebook_lead_to_a_section():
    anchors = {
        f"{page.name}#{anchor_of(heading)}"
        for page in CHAPTERS
        for heading in HEADING.findall(page.read_text(encoding="utf-8"))
    }
    for page in CHAPTERS:
        for target, anchor in re.findall(r"\]\(([^)#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
            assert f"{target or page.name}#{anchor}" in anchors, (page.name, anchor)


def test_chapters_say_a_sentence_a_line():
    for page in CHAPTERS:
        for line in page.read_text(encoding="utf-8").splitlines():
            if line and line[0] not in "#|-123456789":
                assert not re.search(r"[a-z]\. [A-Z]", line), (page.name, line)

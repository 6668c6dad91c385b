"""Every fact of every base card that `touchline cards --json` prints, against a table typed from the sources again."""

import re
from collections import Counter

import pytest

from tests.cards import facts
from tests.cards.catalogue_printed import Printed, printed, section
from touchline.cards import catalogue, library, read_packs

SKILLS = {"T": "tackle", "P": "pass", "S": "sprint", "C": "cheat"}
UNIONS = {team: union for team, _, union, _ in facts.rows(facts.TEAMS)}
COPIES = {"player": 72, "star": 50, "highlight": 32, "tournament": 4, "headline": 10}
COPIES |= {"team_upgrade": 30, "staff_upgrade": 28}


def base() -> list[Printed]:
    return [card for card in printed() if card.set == "base"]


def of_kind(kind: str) -> list[Printed]:
    return [card for card in base() if card.kind == kind]


def power(cell: str) -> list[int]:
    return [int(number) for number in cell.split("/")]


def skills(cell: str) -> list[str]:
    return [SKILLS[letter] for letter in cell]


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


@pytest.mark.parametrize(("kind", "number"), COPIES.items())
def test_counts(kind, number):
    assert sum(card.copies for card in of_kind(kind)) == number


def test_players():
    given = [
        (card.team, card.copies, card.name, card.star_power, card.skills, card.named)
        for card in of_kind("player")
        if card.union == UNIONS[card.team or ""]
    ]
    assert given == [
        (team, int(copies), name, power(sp), skills(icons), named.split())
        for team, copies, name, sp, icons, named in facts.rows(facts.PLAYERS)
    ]


def test_every_team_has_twelve_players_and_five_upgrades():
    players: Counter[str | None] = Counter()
    upgrades: Counter[str | None] = Counter()
    for card in base():
        if card.kind == "player":
            players[card.team] += card.copies
        elif card.kind == "team_upgrade":
            upgrades[card.team] += card.copies
    assert players == dict.fromkeys(UNIONS, 12)
    assert upgrades == dict.fromkeys(UNIONS, 5)


def test_stars():
    given = [
        (card.union, card.copies, card.name, card.team, card.star_power, card.skills, card.named)
        for card in of_kind("star")
    ]
    known = [
        (deck, int(copies), name, team or None, power(sp), skills(icons), named.split())
        for deck, copies, name, team, sp, icons, named in facts.rows(facts.STARS)
    ]
    assert sorted(given, key=str) == sorted(known, key=str)


@pytest.mark.parametrize("union", ["OWA", "CWC"])
def test_a_union_has_twenty_five_stars(union):
    assert sum(card.copies for card in of_kind("star") if card.union == union) == 25


def test_stars_belong_to_teams_of_the_union_in_whose_deck_they_are():
    assert all(card.union == UNIONS[card.team] for card in of_kind("star") if card.team)


@pytest.mark.parametrize(
    ("kind", "table", "sections"),
    [
        ("highlight", facts.HIGHLIGHTS, ("left", "centre", "right")),
        ("tournament", facts.TOURNAMENTS, ("winner", "runner_up", "lose")),
    ],
)
def test_payouts(kind, table, sections):
    known = {
        name: dict(zip(sections, map(section, cells), strict=True)) for name, *cells in facts.rows(table)
    }
    assert {card.name: card.payouts for card in of_kind(kind)} == known
    assert all(tuple(card.payouts or ()) == sections for card in of_kind(kind))


def test_headlines():
    assert [[card.name] for card in of_kind("headline")] == facts.rows(facts.HEADLINES)


def test_team_upgrades():
    known = [(team, name) for team, names in facts.rows(facts.TEAM_UPGRADES) for name in names.split("; ")]
    assert [(card.team, card.name) for card in of_kind("team_upgrade")] == known


def test_staff_upgrades():
    known = [
        (int(copies), name.removesuffix(" *"), [] if name.endswith("*") else ["copies"])
        for copies, name in facts.rows(facts.STAFF_UPGRADES)
    ]
    assert [(card.copies, card.name, card.reconstructed) for card in of_kind("staff_upgrade")] == known


def test_salary_cap_keeps_out_seven_cards():
    book, _ = read_packs()
    known = [
        slug(name)
        for copies, name in facts.rows(facts.STAFF_UPGRADES)
        for _ in range(int(copies))
        if "*" in name
    ]
    assert [book.printed[number].id for number in book.premium_staff] == sorted(known)
    assert len(book.staff) == 28
    assert not set(book.premium_staff) - set(book.staff)


def test_teams():
    teams = [team for team in library().teams if team.set == "base"]
    assert [[team.id, team.name, team.union, team.race] for team in teams] == facts.rows(facts.TEAMS)
    assert all(re.fullmatch(r"[A-Z].*\.", team.style) for team in library().teams)


def test_named_abilities():
    known = facts.NAMED.strip().replace("\n", " ").split(", ")
    assert [named.name for named in library().named][: len(known)] == known


def test_ids_come_from_names():
    ids = {card.id: card.name for card in catalogue()} | {named.id: named.name for named in library().named}
    others = {id: name for id, name in ids.items() if id != slug(name)}
    assert {"morg-n-thorg-owa", "morg-n-thorg-cwc"} <= set(others)
    assert all(id.startswith(slug(name) + "-") for id, name in others.items())
    again = {card.name for card in base() if card.kind == "tournament"}
    assert set(others.values()) == {"Morg 'N Thorg", *again}


def test_all_of_the_base_box_is_printed():
    assert {card.provenance for card in base()} == {"printed"}
    reconstructed = {card.name for card in base() if card.reconstructed}
    assert len(reconstructed) == 14

"""The catalogue and the book: the same cards for people and for the rules."""

import msgspec
import pytest

from touchline.cards import Card, catalogue, library, read_packs
from touchline.rules.printed import CENTRE, KIND_NAMES, LEFT, LOSE, RIGHT, RUNNER_UP, WINNER

FIELDS = (
    "kind id name set copies team union star_power skills skill_sets downed_skills named payouts text provenance"
    " reconstructed"
)
NULL = {
    "player": "payouts",
    "star": "payouts",
    "highlight": "team union star_power skills skill_sets downed_skills named",
    "tournament": "team union star_power skills skill_sets downed_skills named",
    "headline": "team union star_power skills skill_sets downed_skills named payouts",
    "team_upgrade": "union star_power skills skill_sets downed_skills named payouts",
    "staff_upgrade": "team union star_power skills skill_sets downed_skills named payouts",
    "penalty": "team union star_power skills skill_sets downed_skills named payouts",
    "stadium": "team union star_power skills skill_sets downed_skills named",
    "enchanted_ball": "team union star_power skills skill_sets downed_skills named payouts",
}


def card(id: str, union: str | None = None) -> Card:
    found = [card for card in catalogue() if card.id == id and union in {None, card.union}]
    assert len(found) == 1
    return found[0]


def test_fields_are_those_that_are_promised():
    assert Card.__struct_fields__ == tuple(FIELDS.split())


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_what_does_not_apply_is_null(kind):
    for card in catalogue():
        if card.kind == kind:
            nulls = [field for field in Card.__struct_fields__ if getattr(card, field) is None]
            free_agent = kind == "star" and card.team is None
            one_set = kind in {"player", "star"} and not card.skill_sets
            assert nulls == ["team"] * free_agent + ["skill_sets"] * one_set + NULL[kind].split()


def test_free_agents_are_of_no_team_and_of_the_union_of_their_deck():
    assert (card("slab").team, card("slab").union) == (None, "OWA")
    assert (card("one-ear").team, card("one-ear").union) == (None, "CWC")


def test_freebooters_are_one_title_in_both_decks():
    book, cards = read_packs()
    for name in ("blitzer", "lineman", "runner", "thrower"):
        listed = [card for card in cards if card.id == f"freebooter-{name}"]
        assert [(card.union, card.copies) for card in listed] == [("OWA", 2), ("CWC", 2)]
        number = book.numbers[f"freebooter-{name}"]
        assert [deck.count(number) for deck in book.stars] == [2, 2]
        assert book.printed[number].is_freebooter


def test_nobody_else_is_a_freebooter():
    book, _ = read_packs()
    assert {title.id.split("-")[0] for title in book.printed if title.is_freebooter} == {"freebooter"}
    for union in {card.union for card in catalogue() if card.kind == "star"}:
        stars = [card for card in catalogue() if card.kind == "star" and card.union == union]
        assert [card.copies for card in stars if "freebooter" in (card.named or ())] == [2] * 4


def test_catalogue_as_json():
    thrower = msgspec.json.decode(msgspec.json.encode(card("wood-elf-thrower")))
    assert {key: thrower[key] for key in ("star_power", "skills", "named", "skill_sets")} == {
        "star_power": [2, 1],
        "skills": ["pass", "pass"],
        "named": [],
        "skill_sets": None,
    }
    blitz = msgspec.json.decode(msgspec.json.encode(card("all-out-blitz")))
    assert blitz["payouts"]["centre"] == [{"staff_upgrade": 2}, {"fans": 3}]


def test_what_pays_nothing_is_one_empty_alternative():
    payouts = card("personal-foul").payouts
    assert payouts == {"left": ({},), "centre": ({"fans": 5},), "right": ({},)}


def test_texts_of_payouts():
    assert card("goal-line-plunge").text == (
        "Left: a staff upgrade. Centre: a star player, a team upgrade and a staff upgrade. Right: two fans."
    )
    assert card("personal-foul").text == "Left: nothing. Centre: five fans. Right: nothing."
    assert card("heroic-leap").text == (
        "Left: a staff upgrade. Centre: one of two star players or three fans. Right: one of two star players."
    )
    assert card("the-chaos-cup").text == (
        "Winner: five fans and one of three staff upgrades. Runner-up: two fans and one of two staff upgrades."
        " Lose: a staff upgrade."
    )


def test_book_is_in_the_order_of_ids():
    book, cards = read_packs()
    ids = [title.id for title in book.printed]
    assert ids == sorted({card.id for card in cards})
    assert book.numbers == {id: number for number, id in enumerate(ids)}


def test_decks_are_sorted_and_as_large_as_rulings_say():
    book, _ = read_packs()
    decks = [book.highlights, book.tournaments, book.headlines, book.staff, book.premium_staff, *book.stars]
    decks += [numbers for team in book.teams for numbers in (team.roster, team.upgrades)]
    assert [len(deck) for deck in decks] == [32, 3, 10, 28, 7, 25, 25] + [12, 5] * 6
    assert all(list(deck) == sorted(deck) for deck in decks)


def test_unions_and_teams_of_the_book():
    book, _ = read_packs()
    assert book.unions == ("OWA", "CWC")
    assert [book.unions[team.union] for team in book.teams] == ["OWA"] * 3 + ["CWC"] * 3
    assert book.printed[book.final].id == "the-blood-bowl"


def test_printed_says_what_the_catalogue_says():
    book, cards = read_packs()
    for listed in cards:
        title = book.printed[book.numbers[listed.id]]
        assert (KIND_NAMES[title.kind], title.name, title.team) == (
            listed.kind,
            listed.name,
            listed.team or "",
        )
        if listed.star_power:
            assert (title.standing, title.downed) == listed.star_power
            assert len(title.skills) == len(listed.skills or ())


def test_payouts_of_the_book():
    book, _ = read_packs()
    plunge = book.printed[book.numbers["cock-eye-blocked"]].payouts
    assert plunge[LEFT] == (((1, 1),),)
    assert plunge[CENTRE] == (((0, 2), (3, 1)),)
    assert plunge[RIGHT] == (((0, 2),),)
    foul = book.printed[book.numbers["personal-foul"]].payouts
    assert foul == (((),), ((),), (((0, 5),),))
    cup = book.printed[book.numbers["the-chaos-cup"]].payouts
    assert (cup[WINNER], cup[RUNNER_UP], cup[LOSE]) == (
        (((0, 5), (3, 3)),),
        (((0, 2), (3, 2)),),
        (((3, 1),),),
    )


def test_built_in_packs_are_read_once():
    assert library() is library()

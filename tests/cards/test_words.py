"""What packs say becomes abilities, and abilities become texts."""

import inspect
import tomllib

import jsonschema
import pytest

import touchline.words
from tests.cards.language import (
    LEXICON,
    PACK,
    WORDS,
    Action,
    BallCarrier,
    DrawCard,
    GainFans,
    Mightier,
    RollDie,
    Scoreboard,
    Stronger,
)
from touchline.cards import Library, schema, vocabulary_page
from touchline.cards.fields import parameter_field
from touchline.cards.lexicon import CATEGORIES, all_words, category_of
from touchline.cards.reader import BUILT_IN
from touchline.rules.abilities import POWER
from touchline.rules.printed import Printed
from touchline.rules.vocabulary import Parameter
from touchline.words.grammar import capitalized, count, figure, listed, numeral, plural, sentence, there_are

PLAYER = """\
[[player]]
id = "catcher"
name = "Catcher"
team = "reavers"
star_power = [3, 1]
"""
ABILITY = PLAYER + "[[player.ability]]\n"
UPGRADE = """\
[[staff_upgrade]]
id = "coach"
name = "Coach"
[[staff_upgrade.ability]]
"""
HEADLINE = """\
[[headline]]
id = "storm"
name = "Storm"
always = [{ stronger = 2 }]
"""


def text_of(library: Library, id: str) -> str:
    return next(card.text for card in library.cards if card.id == id)


def title_of(library: Library, id: str) -> Printed:
    return library.book.printed[library.book.numbers[id]]


def test_ability_is_built_as_it_is_said(read):
    pack = ABILITY + (
        'when = "scoreboard"\nif = "ball-carrier"\nmay = true\n'
        'do = [{ gain_fans = 2 }, { gain_fans = { n = 1, to = "opponent" } }, "draw-card"]\n'
    )
    (ability,) = title_of(read(pack), "catcher").abilities
    assert type(ability.when) is Scoreboard
    assert [type(condition) for condition in ability.conditions] == [BallCarrier]
    first, second, third = ability.blocks[0]
    assert type(first) is GainFans
    assert (first.n, first.to) == (2, "you")
    assert type(second) is GainFans
    assert (second.n, second.to) == (1, "opponent")
    assert type(third) is DrawCard
    assert (ability.may, ability.exhausts) == (True, False)


def test_effects_hold_effects(read):
    pack = ABILITY + (
        'when = "tackles"\ndo = [{ roll_die = ["draw-card"] },'
        " { roll_die = { down = [{ roll_die = [] }], missed = [{ gain_fans = 1 }] } }]\n"
    )
    (ability,) = title_of(read(pack), "catcher").abilities
    first, second = ability.blocks[0]
    assert type(first) is RollDie
    assert [[type(effect) for effect in branch] for branch in first.branches()] == [[DrawCard], []]
    assert type(second) is RollDie
    assert [[type(effect) for effect in branch] for branch in second.branches()] == [[RollDie], [GainFans]]


def test_what_exhausts_its_card_is_optional(read):
    pack = UPGRADE + 'when = "matchup-action"\nexhaust = true\ndo = ["draw-card"]\n'
    (ability,) = title_of(read(pack), "coach").abilities
    assert (ability.may, ability.exhausts) == (True, True)


def test_named_abilities_are_built_anew_for_each_card(read):
    pack = (
        '[[named]]\nid = "dodge"\nname = "Dodge"\n[[named.ability]]\nwhen = "tackles"\ndo = ["draw-card"]\n'
        + PLAYER
        + 'named = ["guard", "dodge"]\n[[player.ability]]\nwhen = "scoreboard"\ndo = ["draw-card"]\n'
        + PLAYER.replace("atcher", "enturion")
        + 'named = ["dodge"]\n'
    )
    library = read(pack)
    catcher, centurion = title_of(library, "catcher"), title_of(library, "centurion")
    assert [(ability.number, ability.title) for ability in library.book.abilities] == [(0, 0), (1, 0), (2, 1)]
    assert [type(ability.when).word for ability in catcher.abilities] == ["scoreboard", "tackles"]
    assert catcher.abilities[1] is not centurion.abilities[0]
    assert type(catcher.folds[POWER]) is Stronger
    assert centurion.folds[POWER] is None
    assert text_of(library, "catcher") == "Guard, Dodge. Scoreboard Phase: draw a card."
    assert [(named.id, named.name, named.text) for named in library.named] == [
        ("guard", "Guard", "This player has +1 Star Power."),
        ("dodge", "Dodge", "When this player tackles successfully, draw a card."),
    ]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ('when = "scoreboard"\ndo = [{ gain_fans = 1 }]', "Scoreboard Phase: gain a fan."),
        (
            'when = "scoreboard"\nif = "ball-carrier"\ndo = [{ gain_fans = 2 }]',
            "Scoreboard Phase: if this player is the ball carrier, gain two fans.",
        ),
        (
            'when = "scoreboard"\nif = ["ball-carrier", "alone"]\nmay = true\ndo = ["draw-card", { gain_fans = 2 }]',
            (
                "Scoreboard Phase: if this player is the ball carrier and no friend is here,"
                " you may draw a card, then gain two fans."
            ),
        ),
        ('when = "tackles"\ndo = ["draw-card"]', "When this player tackles successfully, draw a card."),
        (
            'when = "tackles"\nif = "alone"\nmay = true\ndo = ["draw-card"]',
            "When this player tackles successfully, if no friend is here, you may draw a card.",
        ),
        (
            'when = "matchup-action"\nexhaust = true\ndo = ["draw-card"]',
            "Matchup action (exhaust): draw a card.",
        ),
        (
            'when = "matchup-action"\nif = "alone"\nexhaust = true\ndo = ["draw-card"]',
            "Matchup action (exhaust): if no friend is here, draw a card.",
        ),
        (
            'when = "tackles"\nif = "alone"\nexhaust = true\ndo = ["draw-card"]',
            "Exhaust when this player tackles successfully, if no friend is here: draw a card.",
        ),
    ],
)
def test_text_of_an_ability(read, said, expected):
    assert text_of(read(f"{UPGRADE}{said}\n"), "coach") == expected


def test_text_of_a_headline_that_holds_all_week(read):
    assert text_of(read(HEADLINE), "storm") == "This week: this player has +2 Star Power."


def test_text_of_a_player_who_can_do_nothing(read):
    assert text_of(read(""), "ogre") == ""


def test_grammar():
    assert [count(n, "fan") for n in (0, 1, 2, 9, 10)] == [
        "no fans",
        "a fan",
        "two fans",
        "nine fans",
        "10 fans",
    ]
    assert [figure(n, "penalty") for n in (0, 1, 2)] == ["0 penalties", "1 penalty", "2 penalties"]
    assert [there_are(n, "team") for n in (1, 2)] == ["There is 1 team", "There are 2 teams"]
    assert [count(1, noun) for noun in ("upgrade", "player")] == ["an upgrade", "a player"]
    assert [plural(noun) for noun in ("die", "tackle die", "penalty", "ray", "pass", "card")] == [
        "dice",
        "tackle dice",
        "penalties",
        "rays",
        "passes",
        "cards",
    ]
    assert [listed(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert listed(["a", "b"], "or") == "a or b"
    assert numeral(-1) == "-1"
    assert sentence("draw a card") == "Draw a card."
    assert capitalized("Orc Blitzer and others") == "Orc Blitzer and others"


def test_lexicon_knows_words_by_category():
    assert list(LEXICON.words["condition"]) == ["alone", "ball_carrier"]
    assert {category_of(word) for word in WORDS} == set(CATEGORIES)


def test_words_of_tests_are_no_words_of_cards():
    assert not any(word in all_words().words[category_of(word)].values() for word in WORDS)


def test_every_class_with_a_name_is_a_word():
    for shelf in all_words().words.values():
        for name, word in shelf.items():
            assert word.word == name
            assert word.__module__.startswith(f"{touchline.words.__name__}.")
            assert not inspect.isabstract(word)


def test_schema_takes_what_the_reader_takes():
    checker = jsonschema.Draft7Validator(schema(LEXICON))
    checker.check_schema(schema(LEXICON))
    pack = UPGRADE + (
        'when = "scoreboard"\nif = ["alone"]\n'
        'do = [{ gain_fans = 2 }, { gain_fans = { n = 1, to = "opponent" } }, { roll_die = ["draw-card"] }]\n'
    )
    for text in (PACK, HEADLINE, pack):
        checker.validate(tomllib.loads(text))


@pytest.mark.parametrize("file", sorted(BUILT_IN.rglob("*.toml")), ids=lambda file: file.name)
def test_schema_takes_the_built_in_packs(file):
    jsonschema.Draft7Validator(schema()).validate(tomllib.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "said",
    [
        'when = "scoreborad"\ndo = ["draw-card"]',
        'when = "scoreboard"\ndo = []',
        'when = "scoreboard"\ndo = ["gain-fans"]',
        'when = "scoreboard"\ndo = [{ gain_fans = 12 }]',
        'when = "scoreboard"\ndo = [{ gain_fans = { n = 1, to = "oponent" } }]',
        'when = "scoreboard"\ndo = [{ gain_fans = 1, draw_card = {} }]',
        'when = "scoreboard"\nweight = 1\ndo = ["draw-card"]',
    ],
)
def test_schema_refuses_what_the_reader_refuses(said, slips):
    text = f"{UPGRADE}{said}\n"
    assert slips(text)
    assert not jsonschema.Draft7Validator(schema(LEXICON)).is_valid(tomllib.loads(text))


def test_page_of_words(write):
    page = vocabulary_page(LEXICON, [write(PACK), write(HEADLINE, "more.toml")])
    assert (
        "### `gain_fans`\n\nA manager gains fans.\n\n- `n`: a number from 1 to 9\n"
        "- `to`: one of `you`, `opponent`; `'you'` if left out\n\nNo card uses it.\n"
    ) in page
    assert "### `roll_die`\n\nRoll a die, and go on as it says.\n\n- `down`: a list of effects\n" in page
    assert "- `missed`: a list of effects; empty if left out\n" in page
    assert '### `"stronger"`\n\nMore Star Power.\n' in page
    assert "Two uses, among them Guard and Storm.\n" in page
    assert '### `"draw-card"`\n\nDraw a card.\n\nNo card uses it.\n' in page


def test_page_of_words_counts_single_uses(write):
    assert "One use: Guard." in vocabulary_page(LEXICON, [write(PACK)])


def test_page_of_words_names_every_word():
    page = vocabulary_page()
    for shelf in all_words().words.values():
        assert all(f"`{name}`" in page or f'`"{name.replace("_", "-")}"`' in page for name in shelf)


def test_words_below_a_word_count_for_themselves():
    assert LEXICON.words["modifier"]["mightier"] is Mightier
    assert LEXICON.words["moment"]["matchup_action"] is Action


def test_parameter_of_a_kind_that_nobody_knows():
    with pytest.raises(TypeError, match="Parameter is no kind of parameter that packs can give"):
        parameter_field(Parameter("x"), LEXICON)

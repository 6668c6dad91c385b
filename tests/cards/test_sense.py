"""Words that can't work together are refused: what a word needs must be given before it."""

from collections.abc import Callable

import pytest

from tests.cards.conftest import Write
from tests.cards.language import LEXICON, PACK
from touchline.cards import BadPack, Library
from touchline.cards.lexicon import all_words
from touchline.cards.library import read_library
from touchline.rules.abilities import Moment
from touchline.rules.given import PHRASES, UNSAID
from touchline.rules.vocabulary import OneOf

STAR = """\
[[star]]
id = "zug"
name = "Zug"
side = "free-agent"
decks = ["OWA"]
star_power = [5, 1]
"""
COACH = '[[staff_upgrade]]\nid = "coach"\nname = "Coach"\n'
HERS = "[[star.ability]]\n"
ITS = "[[staff_upgrade.ability]]\n"
CHOICE = "'choose-player' or 'choose-token' is wanted before it"

SLIPS = {
    HERS + 'when = "wins"\ndo = ["reroll-one"]': "9: zug: `reroll_one` needs a roll of a tackle attempt,"
    " and nothing here gives that: 'rolled-against' would give it",
    HERS + 'when = "goes-down"\ndo = ["injure"]': "9: zug: `injure` needs a chosen player,"
    f" and nothing here gives that: {CHOICE}, or 'this' or 'subject' for `whom`",
    HERS
    + 'when = "goes-down"\ndo = [\n  "stand",\n  { choose_player = "yours" },\n]': "10: zug: `stand` needs"
    f" a chosen player, and nothing here gives that: {CHOICE}, or 'this' or 'subject' for `whom`",
    HERS
    + 'when = "wins"\ndo = [{ tackle_back = "doer" }]': "9: zug: `tackle_back` needs an opponent who tackled,"
    " and nothing here gives that: 'is-tackled' or 'by-tackle' would give it",
    HERS
    + 'when = "wins"\nif = "was-standing"\ndo = [{ gain_fans = 1 }]': "9: zug: `was_standing` needs what he was"
    " until then, and nothing here gives that: 'carrier-falls', 'downs', 'goes-down', 'injures'"
    " or another would give it",
    HERS
    + 'when = "scoreboard"\ndo = [{ roll_die = { missed = [\n  { become_carrier = "chosen" },\n] } }]': "10: zug:"
    f" `become_carrier` needs a chosen player, and nothing here gives that: {CHOICE},"
    " or 'this' or 'committed' for `who`",
    HERS
    + 'when = "end-of-game"\ndo = [{ gain_fans = 1 }]': "8: zug: `end_of_game` needs a card beside the pitch,"
    " and nothing here gives that: a headline, a team upgrade, a staff upgrade,"
    " a penalty, a stadium or an enchanted ball is wanted",
    COACH
    + ITS
    + 'when = "wins"\ndo = ["assign-token"]': "6: coach: `assign_token` needs a player who has it,"
    " and nothing here gives that: a player or a star is wanted, or 'chosen' for `to`",
    COACH
    + ITS
    + 'when = "wins"\ndo = ["become-carrier"]': "6: coach: `become_carrier` needs a player who has it,"
    " and nothing here gives that: a player or a star is wanted, or 'chosen' or 'committed' for `who`",
    COACH + 'always = ["holds-ball"]': "4: coach: `holds_ball` needs a player who has it,"
    " and nothing here gives that: a player or a star is wanted",
}
SENSE = (
    HERS + 'when = "goes-down"\nif = "by-tackle"\ndo = [{ tackle_back = "doer" }]',
    HERS + 'when = "goes-down"\ndo = [{ choose_player = "yours" }, { roll_die = { missed = ["stand"] } }]',
    HERS + 'when = "goes-down"\ndo = [{ injure = "subject" }]',
    COACH + ITS + 'when = "wins"\ndo = [{ choose_token = "yours" }, { assign_token = "chosen" }]',
)


Packs = Callable[[str], Library]


@pytest.fixture
def packs(write: Write) -> Packs:
    """Read a pack on top of the small one, with all words of the game."""

    def packs(text: str) -> Library:
        small = write(PACK.replace("[{ stronger = 1 }]", "[]"), "small.toml")
        return read_library([small, write(text if text.startswith(COACH) else STAR + text)], all_words())

    return packs


@pytest.mark.parametrize(("text", "expected"), SLIPS.items(), ids=range(len(SLIPS)))
def test_a_word_that_lacks_what_it_needs_is_one_slip(packs, text, expected):
    with pytest.raises(BadPack) as caught:
        packs(text)
    (slip,) = caught.value.slips
    assert str(slip).endswith(f"bad.toml:{expected}")


@pytest.mark.parametrize("text", SENSE, ids=range(len(SENSE)))
def test_what_can_work_is_let_through(packs, text):
    assert packs(text).cards


def test_everything_that_words_give_and_need_has_a_phrase():
    for shelf in all_words().words.values():
        for word in shelf.values():
            needs = [need for one in word.parameters if isinstance(one, OneOf) for need in one.needs.values()]
            assert {*word.needs, *needs} <= {*PHRASES}, word.word
            assert {*word.gives} <= {*PHRASES, UNSAID}, word.word


def test_a_moment_that_does_not_say_may_give_anything():
    """Words of somebody else's, who knows nothing of this, are not refused."""
    assert LEXICON.words["moment"]["tackles"].gives == Moment.gives == (UNSAID,)

"""Packs of somebody's own, on top of the built-in ones."""

import os

from tests.cards.language import LEXICON
from touchline.cards import catalogue, library, read_packs
from touchline.cards.reader import BUILT_IN, Reading
from touchline.cards.shapes import PROVENANCES, SETS

OGRE = """\
[[player]]
id = "ogre"
name = "Ogre"
team = "reikland-reavers"
star_power = [9, 2]
"""


def test_same_id_replaces_a_card_with_all_it_says(write):
    (ogre,) = [card for card in catalogue([write(OGRE)]) if card.id == "ogre"]
    assert (ogre.star_power, ogre.skills, ogre.named, ogre.text) == ((9, 2), (), (), "")


def test_replaced_card_stays_in_its_box_and_its_place(write):
    before = [(card.id, card.set) for card in catalogue()]
    assert [(card.id, card.set) for card in catalogue([write(OGRE)])] == before


def test_nobody_vouches_for_a_card_unless_its_pack_does(write):
    (ogre,) = [card for card in catalogue([write(OGRE)]) if card.id == "ogre"]
    assert ogre.provenance == "reconstructed"
    (ogre,) = [card for card in catalogue([write('provenance = "printed"\n' + OGRE)]) if card.id == "ogre"]
    assert ogre.provenance == "printed"
    own_word = 'provenance = "printed"\n' + OGRE + 'provenance = "documents"\nreconstructed = ["copies"]\n'
    (ogre,) = [card for card in catalogue([write(own_word)]) if card.id == "ogre"]
    assert (ogre.provenance, ogre.reconstructed) == ("documents", ("copies",))


def test_new_player_joins_the_roster_of_his_team(write):
    pack = write(OGRE.replace('"ogre"', '"second-ogre"') + "copies = 2\n")
    book, cards = read_packs([pack])
    assert [card.set for card in cards if card.id == "second-ogre"] == ["own"]
    assert book.teams[0].roster.count(book.numbers["second-ogre"]) == 2
    assert len(book.teams[0].roster) == 14


def test_new_cards_join_their_decks(write):
    pack = write("""\
[[star]]
id = "quick-star"
name = "Quick Star"
side = "free-agent"
decks = ["CWC"]
star_power = [3, 1]

[[highlight]]
id = "new-highlight"
name = "New Highlight"
left = [{}]
centre = [{ fans = 1 }]
right = [{}]

[[staff_upgrade]]
id = "tea-lady"
name = "Tea Lady"
copies = 3
salary_cap = true
""")
    book, _ = read_packs([pack])
    assert [len(deck) for deck in (*book.stars, book.highlights, book.staff, book.premium_staff)] == [
        25,
        26,
        33,
        31,
        10,
    ]


def test_packs_lie_on_top_of_each_other_in_order(write):
    first = write(OGRE, "first.toml")
    second = write(OGRE.replace("9", "8"), "second.toml")
    (ogre,) = [card for card in catalogue([first, second]) if card.id == "ogre"]
    assert ogre.star_power == (8, 2)


def test_file_that_has_changed_is_read_again(write):
    path = write(OGRE)
    before = library([path])
    assert library([str(path)]) is before
    write(OGRE.replace("9", "7"))
    os.utime(path, ns=(0, 0))
    assert "".join(str(card.star_power) for card in catalogue([path]) if card.id == "ogre") == "(7, 2)"


def test_file_level_set(read):
    cards = read('set = "foul_play"\n' + OGRE.replace("reikland-", "").replace('"ogre"', '"new"')).cards
    assert [(card.id, card.set) for card in cards] == [("ogre", "base"), ("new", "foul_play")]


def test_every_built_in_file_says_set_and_provenance_once():
    reading = Reading(LEXICON)
    reading.add(BUILT_IN)
    cards = [entry for entry in reading.entries.values() if "copies" in entry.values]
    assert {entry.provenance for entry in cards if entry.origin == "base"} == {"printed"}
    assert {entry.origin for entry in cards} <= set(SETS)
    assert {entry.provenance for entry in cards} <= set(PROVENANCES)

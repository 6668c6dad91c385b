"""Every kind of slip in a pack: the file, the line, the card, what is wrong, what would be right."""

import pickle
import re

import pytest

from tests.cards.language import LEXICON
from touchline.cards import BadPack, Mistake, read_packs
from touchline.cards.library import read_library

PLAYER = """\
[[player]]
id = "catcher"
name = "Catcher"
team = "reavers"
star_power = [3, 1]
"""
ABILITY = PLAYER + "[[player.ability]]\n"
STAR = """\
[[star]]
id = "zug"
name = "Zug"
side = "reavers"
decks = ["OWA"]
star_power = [5, 1]
"""
HIGHLIGHT = """\
[[highlight]]
id = "snap"
name = "Snap"
left = [{ fans = 2 }]
centre = [{ fans = 2, team_upgrade = 1 }]
"""
TOURNAMENT = """\
winner = [{ fans = 7 }]
runner_up = [{ fans = 4 }]
lose = [{ fans = 2 }]
final = true
"""

# What stands in the file, and the one slip in it.
ONE_SLIP = {
    # Files.
    'sett = "base"\n': "bad.toml:1: `sett` is nothing that a pack can hold: did you mean 'set'?",
    "[[plyer]]\n": "bad.toml:1: `plyer` is nothing that a pack can hold: did you mean 'player'?",
    "\n[[zzz]]\n": "bad.toml:2: `zzz` is nothing that a pack can hold: its kinds are union, team, named, player, star,"
    " highlight, tournament, headline, team_upgrade, staff_upgrade, penalty, stadium, enchanted_ball",
    "[player]\n": "bad.toml:1: `player` is not a list of tables: [[player]] is wanted above each",
    "player = [1]\n": "bad.toml:1: `player` is not a list of tables: [[player]] is wanted above each",
    'set = "bas"\n': "bad.toml:1: `set` is 'bas': did you mean 'base'?",
    'provenance = "hearsay"\n': "bad.toml:1: `provenance` is 'hearsay':"
    " one of 'documents', 'printed', 'reconstructed' is wanted",
    # Keys.
    PLAYER.replace("star_power", "star_powr"): [
        (
            "bad.toml:1: catcher: `star_power` is missing:"
            " two numbers from 0 to 9 are wanted, standing and downed, such as [3, 1]"
        ),
        "bad.toml:5: catcher: `star_powr` is not a key of a player: did you mean 'star_power'?",
    ],
    PLAYER
    + "weight = 3\n": "bad.toml:6: catcher: `weight` is not a key of a player: its keys are id, name, copies,"
    " provenance, reconstructed, team, star_power, skills, skill_sets, downed_skills, named, ability, always",
    PLAYER.replace(
        'team = "reavers"\n', ""
    ): "bad.toml:1: catcher: `team` is missing: the id of a team is wanted",
    PLAYER.replace('id = "catcher"\n', ""): "bad.toml:1: player 1: `id` is missing:"
    " small letters and digits with hyphens between them are wanted",
    PLAYER.replace('"catcher"', '"The Catcher"'): "bad.toml:2: The Catcher: `id` is 'The Catcher':"
    " small letters and digits with hyphens between them are wanted",
    PLAYER.replace('"Catcher"', '""'): "bad.toml:3: catcher: `name` is '': a line of text is wanted",
    PLAYER.replace('"Catcher"', "7"): "bad.toml:3: catcher: `name` is 7: a line of text is wanted",
    # Numbers.
    PLAYER + "copies = 0\n": "bad.toml:6: catcher: `copies` is 0: a number from 1 to 30 is wanted",
    PLAYER + "copies = 31\n": "bad.toml:6: catcher: `copies` is 31: a number from 1 to 30 is wanted",
    PLAYER + "copies = true\n": "bad.toml:6: catcher: `copies` is true: a number from 1 to 30 is wanted",
    PLAYER + 'copies = "2"\n': "bad.toml:6: catcher: `copies` is '2': a number from 1 to 30 is wanted",
    PLAYER.replace("[3, 1]", "[3]"): "bad.toml:5: catcher: `star_power` is [3]:"
    " two numbers from 0 to 9 are wanted, standing and downed, such as [3, 1]",
    PLAYER.replace("[3, 1]", "[10, 1]"): "bad.toml:5: catcher: `star_power` is [10, 1]:"
    " two numbers from 0 to 9 are wanted, standing and downed, such as [3, 1]",
    # Names of things.
    PLAYER.replace('"reavers"', '"reaver"'): "bad.toml:4: catcher: `team` is 'reaver', which is not a team:"
    " did you mean 'reavers'?",
    PLAYER.replace('"reavers"', "3"): "bad.toml:4: catcher: `team` is 3: the id of a team is wanted",
    PLAYER + 'skills = [\n  "pass",\n  "sprnt",\n]\n': "bad.toml:8: catcher: `skills` holds 'sprnt':"
    " did you mean 'sprint'?",
    PLAYER + 'skills = "pass"\n': "bad.toml:6: catcher: `skills` is 'pass': a list of skills is wanted",
    PLAYER + 'skills = ["fly"]\n': "bad.toml:6: catcher: `skills` holds 'fly':"
    " one of 'tackle', 'pass', 'sprint', 'cheat', 'regeneration', 'foul' is wanted",
    PLAYER
    + 'named = ["gaurd"]\n': "bad.toml:6: catcher: `named` holds 'gaurd', which is not a named ability:"
    " did you mean 'guard'?",
    PLAYER
    + 'named = ["guard", "guard"]\n': "bad.toml:6: catcher: `named` names 'guard' twice: once is enough",
    PLAYER + 'reconstructed = ["payouts"]\n': "bad.toml:6: catcher: `reconstructed` holds 'payouts':"
    " one of 'name', 'copies', 'team', 'star_power', 'skills', 'skill_sets', 'downed_skills', 'named', 'text'"
    " is wanted",
    STAR.replace(
        '"OWA"', '"owa"'
    ): "bad.toml:5: zug: `decks` holds 'owa', which is not a union: 'OWA' is wanted",
    STAR.replace('"OWA"', ""): "bad.toml:5: zug: `decks` is []: a list of ids of unions is wanted",
    STAR.replace('"reavers"', '"orcs"'): "bad.toml:4: zug: `side` is 'orcs', which is not a team:"
    " one of 'free-agent', 'reavers' is wanted",
    '[[team]]\nid = "elves"\nname = "Elves"\nunion = "OVA"\nrace = "Elf"\nstyle = "Hm."\n': [
        'bad.toml:1: elves: the team has no players: [[player]] with team = "elves" is wanted',
        "bad.toml:4: elves: `union` is 'OVA', which is not a union: did you mean 'OWA'?",
    ],
    # Payouts.
    HIGHLIGHT: "bad.toml:1: snap: `right` is missing: a list of payouts is wanted",
    HIGHLIGHT + "right = [{ fan = 1 }]\n": "bad.toml:6: snap: `fan` is not an icon: did you mean 'fans'?",
    HIGHLIGHT + "right = [{ fans = 0 }]\n": "bad.toml:6: snap: `fans` is 0: a number from 1 to 9 is wanted",
    HIGHLIGHT + "right = { fans = 1 }\n": "bad.toml:6: snap: `right` is a table: a list of payouts is wanted",
    HIGHLIGHT + "right = [2]\n": "bad.toml:6: snap: `right` holds 2:"
    " icons with their counts are wanted, such as { fans = 2 }",
    HIGHLIGHT + "right = []\n": "bad.toml:6: snap: `right` is []: a list of payouts is wanted",
    HIGHLIGHT + "right = [{}, {}, {}]\n": "bad.toml:6: snap: `right` is [a table, a table, a table]:"
    " a list of payouts is wanted",
    '[[tournament]]\nid = "a"\nname = "A"\n'
    + TOURNAMENT
    + '[[tournament]]\nid = "b"\nname = "B"\n'
    + TOURNAMENT: ("bad.toml:14: b: `final` is true of a too: a season has one final tournament"),
    '[[tournament]]\nid = "a"\nname = "A"\n' + TOURNAMENT.replace("true", "false"): "bad.toml:1: a:"
    " no tournament is the final one: `final = true` is wanted at the one that ends a season",
    '[[tournament]]\nid = "a"\nname = "A"\n' + TOURNAMENT.replace("true", "1"): [
        "bad.toml:1: a: no tournament is the final one: `final = true` is wanted at the one that ends a season",
        "bad.toml:7: a: `final` is 1: true or false is wanted",
    ],
    # Ids.
    PLAYER
    + PLAYER: "bad.toml:7: catcher: `id` is also that of a player (bad.toml:1): an id of its own is wanted",
    PLAYER
    + STAR.replace('"zug"', '"catcher"'): "bad.toml:7: catcher: `id` is also that of a player (bad.toml:1):"
    " an id of its own is wanted",
    STAR.replace('"zug"', '"ogre"'): "bad.toml:2: ogre: `id` is that of a player:"
    " a card is replaced by one of its kind; else an id of its own is wanted",
    STAR.replace('"zug"', '"guard"'): "bad.toml:2: guard: `id` is that of a named ability:"
    " a card is replaced by one of its kind; else an id of its own is wanted",
    # Abilities.
    ABILITY + 'when = "tackles"\n': "bad.toml:6: catcher: `do` is missing: a list of effects is wanted",
    ABILITY + 'do = ["draw-card"]\n': "bad.toml:6: catcher: `when` is missing:"
    " a moment is wanted: one word, or a table with one word as its key",
    ABILITY + 'when = "tackles"\ndo = []\n': "bad.toml:8: catcher: `do` is []: a list of effects is wanted",
    ABILITY + 'when = "tackles"\ndo = "draw-card"\n': "bad.toml:8: catcher: `do` is 'draw-card':"
    " a list of effects is wanted",
    ABILITY + 'when = "tackles"\nmay = "yes"\ndo = ["draw-card"]\n': "bad.toml:8: catcher: `may` is 'yes':"
    " true or false is wanted",
    ABILITY + 'when = "tackles"\nexhaust = true\ndo = ["draw-card"]\n': "bad.toml:8: catcher:"
    " `exhaust` is not a key of an ability: its keys are when, if, may, do",
    PLAYER
    + "[player.ability]\n": "bad.toml:6: catcher: `ability` is a table: a list of [[player.ability]] tables is wanted",
    PLAYER
    + "ability = 1\n": "bad.toml:6: catcher: `ability` is 1: a list of [[player.ability]] tables is wanted",
    PLAYER
    + "ability = [1]\n": "bad.toml:6: catcher: `ability` holds 1: a table with `when` and `do` is wanted",
    # Words.
    ABILITY + 'when = "scoreboard"\ndo = [\n  "draw-card",\n  { gain_fan = 1 },\n]\n': "bad.toml:10: catcher:"
    " `gain_fan` is not a word: did you mean 'gain_fans'?",
    ABILITY + 'when = "scoreborad"\ndo = ["draw-card"]\n': "bad.toml:7: catcher: `scoreborad` is not a word:"
    " did you mean 'scoreboard'?",
    ABILITY + 'when = "tackles"\ndo = ["draw_card"]\n': "bad.toml:8: catcher: `draw_card` is not a word:"
    " as a string it is 'draw-card'",
    ABILITY
    + 'when = "tackles"\ndo = [{ gain-fans = 1 }]\n': "bad.toml:8: catcher: `gain-fans` is not a word:"
    " as a key it is 'gain_fans'",
    ABILITY + 'when = "tackles"\ndo = ["fly"]\n': "bad.toml:8: catcher: `fly` is not a word:"
    " the page of words lists what an effect can be",
    ABILITY
    + 'when = "ball-carrier"\ndo = ["draw-card"]\n': "bad.toml:7: catcher: `ball-carrier` is a condition:"
    " a moment is wanted",
    ABILITY + 'when = "tackles"\nif = "draw-card"\ndo = ["draw-card"]\n': "bad.toml:8: catcher:"
    " `draw-card` is an effect: a condition is wanted",
    ABILITY + 'when = "tackles"\nif = []\ndo = ["draw-card"]\n': "bad.toml:8: catcher: `if` is []:"
    " a list of conditions is wanted",
    ABILITY + 'when = "tackles"\ndo = [{ gain_fans = 12 }]\n': "bad.toml:8: catcher: `n` is 12:"
    " a number from 1 to 9 is wanted",
    ABILITY + 'when = "tackles"\ndo = [{ gain_fans = { n = 2, to = "oponent" } }]\n': "bad.toml:8: catcher:"
    " `to` is 'oponent': did you mean 'opponent'?",
    ABILITY + 'when = "tackles"\ndo = [{ gain_fans = { to = "you" } }]\n': "bad.toml:8: catcher:"
    " `n` of `gain_fans` is missing: a number from 1 to 9 is wanted",
    ABILITY + 'when = "tackles"\ndo = ["gain-fans"]\n': "bad.toml:8: catcher: `n` of `gain_fans` is missing:"
    " a number from 1 to 9 is wanted",
    ABILITY + 'when = "tackles"\ndo = [{ gain_fans = { n = 1, two = "you" } }]\n': "bad.toml:8: catcher:"
    " `two` is not a parameter of `gain_fans`: did you mean 'to'?",
    ABILITY + 'when = "tackles"\ndo = [{ draw_card = { n = 1 } }]\n': "bad.toml:8: catcher:"
    " `n` is not a parameter of `draw_card`: it has no parameters",
    ABILITY + 'when = "tackles"\ndo = [{ draw_card = 2 }]\n': "bad.toml:8: catcher: `draw_card` is given 2:"
    " 'draw-card' alone is wanted",
    ABILITY + 'when = "tackles"\ndo = [{ gain_fans = 1, draw_card = {} }]\n': "bad.toml:8: catcher:"
    " `do` holds a table: an effect is wanted: one word, or a table with one word as its key",
    ABILITY + 'when = "tackles"\ndo = [3]\n': "bad.toml:8: catcher:"
    " `do` holds 3: an effect is wanted: one word, or a table with one word as its key",
    ABILITY
    + 'when = "tackles"\ndo = [{ roll_die = [\n  { gain_fans = 0 },\n] }]\n': "bad.toml:9: catcher: `n` is 0:"
    " a number from 1 to 9 is wanted",
    ABILITY
    + 'when = "tackles"\ndo = [{ roll_die = { down = [], missed = ["alone"] } }]\n': "bad.toml:8: catcher:"
    " `alone` is a condition: an effect is wanted",
    PLAYER
    + 'always = ["draw-card"]\n': "bad.toml:6: catcher: `draw-card` is an effect: a modifier is wanted",
    PLAYER + 'always = ["stronger", { mightier = 2 }]\n': "bad.toml:1: catcher:"
    " `stronger` and `mightier` of one card change the same thing: one of them is wanted",
    PLAYER + 'named = ["guard"]\nalways = ["mightier"]\n': "bad.toml:1: catcher:"
    " `mightier` and `stronger` of one card change the same thing: one of them is wanted",
}


@pytest.mark.parametrize(("text", "expected"), ONE_SLIP.items(), ids=range(len(ONE_SLIP)))
def test_slip(slips, text, expected):
    assert slips(text) == ([expected] if isinstance(expected, str) else expected)


@pytest.mark.parametrize(
    "text", ["[[player]]\nid = \n", '[[player]]\nid = "a"\nid = "b"\n', '[[player]]\n\nid = """']
)
def test_what_is_not_toml(slips, text):
    (slip,) = slips(text)
    place, wrong, right = slip.split(": ", 2)
    assert place == f"bad.toml:{len(text.splitlines())}"
    assert re.fullmatch(r"this is not TOML \(.+\)", wrong)
    assert right.startswith("a line is [[kind]], key = value or a # comment")


def test_all_slips_of_a_file_come_at_once_in_the_order_of_lines(slips):
    text = (
        ABILITY
        + 'when = "tackle"\ndo = [{ gain_fan = 1 }]\n\n'
        + STAR.replace("[5, 1]", "[5, 11]").replace('"reavers"', '"raevers"')
    )
    assert slips(text) == [
        "bad.toml:7: catcher: `tackle` is not a word: did you mean 'tackles'?",
        "bad.toml:8: catcher: `gain_fan` is not a word: did you mean 'gain_fans'?",
        "bad.toml:13: zug: `side` is 'raevers', which is not a team: did you mean 'reavers'?",
        (
            "bad.toml:15: zug: `star_power` is [5, 11]:"
            " two numbers from 0 to 9 are wanted, standing and downed, such as [3, 1]"
        ),
    ]


def test_all_files_of_a_folder_are_read(write):
    write("[[plyer]]\n", "mine/one.toml")
    write(PLAYER + "copies = 99\n", "mine/deep/two.toml")
    folder = write("no pack", "mine/notes.txt").parent
    with pytest.raises(BadPack) as caught:
        read_packs([folder])
    places = [(slip.file.removeprefix(f"{folder}/"), slip.line) for slip in caught.value.slips]
    assert places == [("deep/two.toml", 4), ("deep/two.toml", 6), ("one.toml", 1)]


def test_file_that_is_not_there(tmp_path):
    with pytest.raises(BadPack) as caught:
        read_packs([tmp_path / "none.toml", tmp_path])
    assert [str(slip).removeprefix(str(tmp_path)) for slip in caught.value.slips] == [
        "/none.toml: there is no such file or folder: a file that ends in .toml is wanted, or a folder with some",
        ": there is no pack in this folder: a file that ends in .toml is wanted, or a folder with some",
    ]


def test_file_that_is_no_text(tmp_path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8")
    with pytest.raises(BadPack) as caught:
        read_library([path], LEXICON)
    assert str(caught.value) == (
        "There is a slip in the packs. What would be right stands at the end of each line:\n"
        f"{path}:1: this is no text: a TOML file in UTF-8 is wanted"
    )


def test_refusal_is_a_mistake_and_survives_a_process_border(slips, read):
    with pytest.raises(BadPack) as caught:
        read(PLAYER + "copies = 99\nweight = 1\n")
    assert caught.value.wrong == "There are 2 slips in the packs."
    assert isinstance(caught.value, Mistake)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert again.slips == caught.value.slips

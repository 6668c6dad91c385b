"""What the rookie knows of stadiums."""

from tests.bots.test_rookie import advice
from tests.scenario import table
from touchline.bots.cards import player_facts
from touchline.bots.stadiums import ANYBODY, House, house_of, is_banned, penalties_for


def test_rules_are_read_from_the_text():
    assert house_of("drakwald-clearing") == House("tackle", ANYBODY, 0, ANYBODY)
    assert house_of("sea-of-claws-raft") == House("", 2, 0, 3)
    assert house_of("titans-arena") == House("", ANYBODY, 3, ANYBODY)
    assert is_banned("gallows-field", "pass")
    assert not is_banned(None, "pass")


def test_penalties():
    ogre, lineman = player_facts("ogre"), player_facts("human-lineman")
    assert penalties_for(None, ogre, 9) == 0
    assert penalties_for("sea-of-claws-raft", ogre, 2) == 2
    assert penalties_for("titans-arena", lineman, 0) == 1


def test_leaves_a_banned_skill_alone():
    game = table("""
        options: stadiums
        stadiums: bog-of-a-thousand-boots
        reikland-reavers: hand human-catcher, human-lineman
        gouged-eye: hand orc-lineman
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left")
    assert game.asked == "reikland-reavers use-skill"
    assert advice(game) == "decline"

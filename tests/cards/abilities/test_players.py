"""The starting players who have an ability of their own (rulings: Skills; Tackles)."""

from tests.cards.abilities.linked import of
from tests.scenario import table


@of("human-catcher")
def test_human_catcher():
    """A fan in the Scoreboard phase for a Catcher who is the ball carrier."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: human-catcher, human-catcher ball | gouged-eye ogre, treeman, treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1, 5]


@of("human-catcher")
def test_human_catcher_on_the_ground():
    """Downed he has no ability, though he may still be the carrier."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: human-catcher down ball | gouged-eye ogre, treeman
    """)
    assert game.asked == "nobody"
    assert game.fans[0] == 0


@of("human-blitzer")
def test_human_blitzer():
    """A successful tackle gives him a passing icon."""
    game = table("""
        reikland-reavers: hand human-blitzer
        chaos-all-stars:
        bad-snap: | beastman
    """)
    game.play("commit human-blitzer to bad-snap left", "tackle beastman", "roll down")
    assert game.asked == "reikland-reavers use-skill"

    game.play("use")
    assert game["bad-snap"] == "human-blitzer ball | beastman down"


@of("human-blitzer")
def test_human_blitzer_gains_nothing_by_a_miss():
    game = table("""
        reikland-reavers: hand human-blitzer
        chaos-all-stars:
        bad-snap: | beastman
    """)
    game.play("commit human-blitzer to bad-snap left", "tackle beastman", "roll missed")
    assert game.asked == "nobody"


@of("wardancer")
def test_wardancer():
    """A successful tackle gives him a sprinting icon."""
    game = table("""
        athelorn-avengers: hand wardancer, treeman; deck wood-elf-thrower
        chaos-all-stars:
        bad-snap: | beastman
    """)
    game.play("commit wardancer to bad-snap left", "tackle beastman", "roll down", "use", "discard treeman")
    assert game.hand("athelorn-avengers") == ["wood-elf-thrower"]


@of("beastman")
def test_beastman():
    """A successful tackle gives him a cheating icon, which must be used."""
    game = table("""
        chaos-all-stars: hand beastman
        athelorn-avengers:
        bad-snap: | wardancer
    """)
    game.play("commit beastman to bad-snap left", "tackle wardancer", "roll down")
    assert game.asked == "nobody"
    assert game["bad-snap"] == "beastman [?, ?] | wardancer down"


MINOTAUR = """
    athelorn-avengers: hand treeman
    chaos-all-stars:
    bad-snap: | minotaur
"""
TACKLE_MINOTAUR = ("commit treeman to bad-snap left", "tackle minotaur", "roll down")


@of("minotaur")
def test_minotaur():
    """Downed by a tackle he may at once tackle that opponent, with his standing Star Power."""
    game = table(MINOTAUR)
    game.play(*TACKLE_MINOTAUR)
    assert (game.asked, game.options) == ("chaos-all-stars respond", ["use minotaur", "decline"])

    game.play("use minotaur", "roll down")
    assert game["bad-snap"] == "treeman down | minotaur down"


@of("minotaur")
def test_minotaur_who_falls_again_is_injured():
    game = table(MINOTAUR)
    game.play(*TACKLE_MINOTAUR, "use minotaur", "roll tackler")
    assert game["bad-snap"] == "treeman"
    assert game.discard("chaos-all-stars") == ["minotaur"]


@of("minotaur")
def test_minotaur_does_not_answer_his_own_fall():
    """His own tackle takes him down: there is nobody to tackle back."""
    game = table("""
        chaos-all-stars: hand minotaur
        athelorn-avengers:
        bad-snap: | treeman
    """)
    game.play("commit minotaur to bad-snap left", "tackle treeman", "roll tackler")
    assert game.asked == "nobody"
    assert game["bad-snap"] == "minotaur down | treeman"


@of("minotaur")
def test_minotaur_has_nobody_to_strike():
    """His tackler may be out of reach: a ball carrier who stands firm can't be tackled."""
    game = table("""
        grudgebearers: hand skuff-whitebeard
        chaos-all-stars:
        bad-snap: | minotaur ball
    """)
    game.play("commit skuff-whitebeard to bad-snap left", "tackle minotaur", "roll down down", "decline")
    assert game["bad-snap"] == "skuff-whitebeard | minotaur down"

    game = table("""
        grudgebearers: hand skuff-whitebeard; owns tackling-coach
        chaos-all-stars:
        bad-snap: | minotaur
    """)
    game.play("commit skuff-whitebeard to bad-snap left", "decline", "use", "act tackling-coach")
    game.play("tackle minotaur", "roll down down")
    assert game.asked == "nobody"
    assert game["bad-snap"] == "skuff-whitebeard ball | minotaur down"


RAT_OGRE = """
    skavenblight-scramblers: hand rat-ogre
    athelorn-avengers:
    bad-snap: | treeman
"""
TACKLE = ("commit rat-ogre to bad-snap left", "tackle treeman", "roll down")


@of("rat-ogre")
def test_rat_ogre():
    """After a successful tackle he may look at one of his tokens, and replace it."""
    game = table(RAT_OGRE)
    game.play(*TACKLE)
    assert (game.asked, game.options) == ("skavenblight-scramblers respond", ["use rat-ogre", "decline"])

    game.play("use rat-ogre", "token ejection")
    assert game.options == ["replace", "keep"]
    assert game["bad-snap"] == "rat-ogre [?ejection] | treeman down"

    game.play("replace")
    assert game["bad-snap"] == "rat-ogre [?] | treeman down"
    assert game.pool == 28


@of("rat-ogre")
def test_rat_ogre_keeps_the_token():
    game = table(RAT_OGRE)
    game.play(*TACKLE, "use rat-ogre", "token power-3", "keep")
    assert game["bad-snap"] == "rat-ogre [?power-3] | treeman down"


@of("rat-ogre")
def test_rat_ogre_with_an_empty_pool():
    """If the pool is empty the token may still be discarded, and none replaces it."""
    game = table("pool: 1" + RAT_OGRE)
    game.play(*TACKLE, "use rat-ogre", "token ejection", "replace")
    assert game["bad-snap"] == "rat-ogre | treeman down"

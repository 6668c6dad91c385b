"""The stars who have an ability of their own (rulings: Skills; The ball; Tackles; Scoreboard)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table


@of("barik-farblast")
def test_barik_farblast():
    """After an opponent here has used passing, another downed player of one's own stands, like it or not."""
    game = table("""
        gouged-eye: hand orc-thrower
        grudgebearers:
        bad-snap: | barik-farblast ball, troll-slayer down, dwarf-blocker down
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert (game.asked, game.options) == (
        "grudgebearers choose-player",
        ["player troll-slayer", "player dwarf-blocker"],
    )
    game.play("player dwarf-blocker")
    assert game["bad-snap"] == "orc-thrower | barik-farblast, troll-slayer down, dwarf-blocker"


@of("barik-farblast")
def test_barik_farblast_has_nobody_to_stand():
    game = table("""
        gouged-eye: hand orc-thrower
        grudgebearers: hand barik-farblast
        bad-snap: | barik-farblast down, troll-slayer
    """)
    game.play("commit orc-thrower to bad-snap left", "use", "commit barik-farblast to bad-snap right", "use")
    assert game["bad-snap"] == "orc-thrower | barik-farblast down, troll-slayer, barik-farblast"


@of("cornelius-krieg")
def test_cornelius_krieg():
    """Going down brings him a cheating token."""
    game = table("""
        gouged-eye: hand 2 orc-blitzer
        reikland-reavers:
        bad-snap: | cornelius-krieg
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle cornelius-krieg", "roll down")
    assert game["bad-snap"] == "orc-blitzer [?] | cornelius-krieg down [?]"

    game.play("commit orc-blitzer to bad-snap left", "tackle cornelius-krieg", "roll down down")
    assert game.pool == 27
    assert game.discard("reikland-reavers") == ["cornelius-krieg"]


@of("jordell-freshbreeze")
def test_jordell_freshbreeze():
    """Two fans in the Scoreboard phase if he is the ball carrier."""
    game = table("""
        plays: scoreboard phase
        athelorn-avengers:
        gouged-eye:
        personal-foul: jordell-freshbreeze ball | gouged-eye treeman, ogre
        one-handed-grab: jordell-freshbreeze | gouged-eye treeman, ogre
    """)
    assert game.asked == "nobody"
    assert "fans-changed athelorn-avengers 2 2" in game.told
    assert game.fans == [2 + 1, 5 + 2 + 2]


@of("marcus-siebermann")
def test_marcus_siebermann():
    """As ball carrier he may move a revealed token from any player here to himself; its Star Power comes along."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: marcus-siebermann ball | orc-blitzer [?], orc-thrower [?]
    """)
    game.play("token power-3 one-fan")
    assert (game.asked, game.options) == ("reikland-reavers respond", ["use marcus-siebermann", "decline"])

    game.play("use marcus-siebermann")
    assert game.options == ["token of orc-blitzer", "token of orc-thrower"]

    game.play("token of orc-blitzer")
    assert "total-counted reikland-reavers personal-foul 8" in game.told
    assert "total-counted gouged-eye personal-foul 5" in game.told
    assert game.fans == [5, 1]


@of("marcus-siebermann")
def test_marcus_siebermann_without_ball_or_tokens():
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: marcus-siebermann | orc-blitzer ball [?]
        one-handed-grab: marcus-siebermann ball | orc-blitzer
    """)
    game.play("token power-3")
    assert game.asked == "nobody"


MORGS = [("morg-n-thorg-owa", "morg-n-thorg-cwc"), ("morg-n-thorg-cwc", "morg-n-thorg-owa")]


@pytest.mark.parametrize(("morg", "other"), MORGS)
@of("morg-n-thorg-owa", "morg-n-thorg-cwc")
def test_morg_n_thorg(morg, other):
    """He can't be committed where another manager has his own Morg 'N Thorg."""
    game = table(f"""
        gouged-eye: hand {morg}
        reikland-reavers:
        bad-snap: | reikland-reavers {other}
        super-juke: | human-lineman
    """)
    assert game.options == [f"commit {morg} to super-juke left", "pass"]


@pytest.mark.parametrize(("morg", "other"), MORGS)
@of("morg-n-thorg-owa", "morg-n-thorg-cwc")
def test_morg_n_thorg_drawn_into_play(morg, other):
    """If he would be placed there he goes to the discard pile, and nobody comes in his stead."""
    game = table(f"""
        gouged-eye: hand orc-lineman; owns illegal-substitution; deck {morg}, orc-thrower
        reikland-reavers:
        bad-snap: orc-blitzer | reikland-reavers {other}
    """)
    game.play("commit orc-lineman to bad-snap left", "act illegal-substitution")
    game.play("player orc-blitzer", f"draw {morg}")
    assert game["bad-snap"] == f"orc-lineman | reikland-reavers {other}"
    assert game.discard("gouged-eye") == ["orc-blitzer", morg]


@of("spikey-mcspike")
def test_spikey_mcspike():
    """When played he may take any number of tokens off any players here, unseen, before he cheats himself."""
    game = table("""
        grudgebearers: hand spikey-mcspike
        chaos-all-stars:
        bad-snap: troll-slayer [?] | beastman [?two-fans, ?]
    """)
    game.play("commit spikey-mcspike to bad-snap left", "use spikey-mcspike")
    assert game.options == ["token of troll-slayer", "token of beastman", "token 2 of beastman", "done"]

    game.play("token of beastman", "token of troll-slayer", "done")
    assert game["bad-snap"] == "troll-slayer, spikey-mcspike [?two-fans, ?, ?] | beastman [?]"


@of("spikey-mcspike")
def test_spikey_mcspike_takes_none():
    game = table("""
        grudgebearers: hand spikey-mcspike
        chaos-all-stars:
        bad-snap: troll-slayer | beastman [?]
        super-juke:
    """)
    game.play("commit spikey-mcspike to bad-snap left", "decline")
    assert game["bad-snap"] == "troll-slayer, spikey-mcspike [?] | beastman [?]"

    game = table("""
        grudgebearers: hand spikey-mcspike
        chaos-all-stars:
        bad-snap: troll-slayer | beastman
    """)
    game.play("commit spikey-mcspike to bad-snap left")
    assert game.asked == "grudgebearers use-skill"


@of("the-death-roller")
def test_the_death_roller():
    """Each successful tackle puts a cheating token on him."""
    game = table("""
        grudgebearers: hand the-death-roller
        gouged-eye:
        bad-snap: | orc-blitzer, black-orc-blocker
    """)
    game.play("commit the-death-roller to bad-snap left")
    game.play("tackle orc-blitzer", "roll down down", "tackle orc-blitzer", "roll down down")
    assert game["bad-snap"] == "the-death-roller [?, ?] | black-orc-blocker"

    game.play("tackle black-orc-blocker", "roll missed missed")
    assert game["bad-snap"] == "the-death-roller [?, ?, ?] | black-orc-blocker"


THORNMANE = """
    athelorn-avengers: hand thornmane
    gouged-eye:
    bad-snap: | orc-blitzer [?], orc-thrower [?]
"""
CATCH = ("commit thornmane to bad-snap left", "use")


@of("thornmane")
def test_thornmane():
    """On becoming carrier he may look at a token on an opponent here, and replace it."""
    game = table(THORNMANE)
    game.play(*CATCH)
    assert (game.asked, game.options) == ("athelorn-avengers respond", ["use thornmane", "decline"])

    game.play("use thornmane")
    assert game.options == ["token of orc-blitzer", "token of orc-thrower"]

    game.play("token of orc-thrower", "token two-fans", "replace")
    assert game["bad-snap"] == "thornmane ball | orc-blitzer [?], orc-thrower [?]"
    assert "token-discarded orc-thrower" in game.told


@of("thornmane")
def test_thornmane_keeps_or_declines():
    game = table(THORNMANE)
    game.play(*CATCH, "use thornmane", "token of orc-thrower", "token ejection", "keep")
    assert game["bad-snap"].endswith("orc-thrower [?ejection]")

    game = table(THORNMANE)
    game.play(*CATCH, "decline")
    assert game.asked == "athelorn-avengers choose-target"


BITE_BITE = """
    plays: scoreboard phase
    skavenblight-scramblers:
    gouged-eye:
    personal-foul: bite-bite [?, ?, ?], rat-ogre | orc-blitzer
"""


@of("bite-bite")
def test_bite_bite():
    """Before ejections he may shift all ejections that lie on him to another player of his side."""
    game = table(BITE_BITE)
    game.play("token ejection power-2 ejection")
    assert game.options == ["use bite-bite", "decline"]

    game.play("use bite-bite")
    assert "player-ejected rat-ogre" in game.told
    assert "player-ejected bite-bite" not in game.told
    assert "total-counted skavenblight-scramblers personal-foul 5" in game.told


@of("bite-bite")
def test_bite_bite_takes_the_blame_himself():
    game = table(BITE_BITE)
    game.play("token ejection power-2 ejection", "decline")
    assert "player-ejected bite-bite" in game.told


@of("bite-bite")
def test_bite_bite_alone_or_unseen():
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers:
        gouged-eye:
        personal-foul: bite-bite [?] | orc-blitzer
        one-handed-grab: bite-bite [?], rat-ogre | orc-blitzer
    """)
    game.play("token ejection power-0")
    assert game.asked == "nobody"
    assert "player-ejected bite-bite" in game.told


@of("bloodhorn")
def test_bloodhorn():
    """With the ball at midfield he becomes carrier in the Scoreboard phase."""
    game = table("""
        plays: scoreboard phase
        chaos-all-stars:
        gouged-eye:
        personal-foul: bloodhorn | orc-blitzer
        one-handed-grab: bloodhorn | orc-blitzer ball
    """)
    assert game.asked == "nobody"
    assert "ball-moved personal-foul bloodhorn" in game.told
    assert "total-counted chaos-all-stars personal-foul 5" in game.told
    assert "total-counted chaos-all-stars one-handed-grab 3" in game.told


@of("bork")
def test_bork():
    """A token for each time the ball comes to him, and for each time it leaves him."""
    game = table("""
        gouged-eye: hand bork, orc-thrower; deck nothing
        chaos-all-stars:
        bad-snap:
    """)
    game.play("commit bork to bad-snap left", "use")
    assert game["bad-snap"] == "bork ball [?]"

    game.play("commit orc-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "bork [?, ?], orc-thrower ball"


@of("bork")
def test_bork_falls_and_is_injured():
    """A token for the ball he drops as he goes down, and none as he is injured."""
    game = table("""
        chaos-all-stars: hand minotaur
        gouged-eye:
        bad-snap: | bork ball
    """)
    game.play("commit minotaur to bad-snap left", "tackle bork", "roll down down")
    assert game["bad-snap"].startswith("minotaur [?] | bork down [?]")

    game = table("""
        chaos-all-stars: hand minotaur
        gouged-eye:
        bad-snap: | bork down ball
    """)
    game.play("commit minotaur to bad-snap left", "tackle bork", "roll down down")
    assert game["bad-snap"] == "minotaur [?]"
    assert game.pool == 29


LORD_BORAK = """
    plays: scoreboard phase
    chaos-all-stars:
    reikland-reavers:
    personal-foul: lord-borak-the-despoiler, beastman [?] | ogre [?]
"""


@of("lord-borak-the-despoiler")
def test_lord_borak_the_despoiler():
    """He may discard one revealed token of any other player here, friend or opponent."""
    game = table(LORD_BORAK)
    game.play("token power-0 power-3", "use lord-borak-the-despoiler")
    assert game.options == ["token of beastman", "token of ogre"]

    game.play("token of ogre")
    assert "total-counted reikland-reavers personal-foul 4" in game.told


@of("lord-borak-the-despoiler")
def test_lord_borak_the_despoiler_declines_or_is_ejected():
    game = table(LORD_BORAK)
    game.play("token power-0 power-3", "decline")
    assert "total-counted reikland-reavers personal-foul 7" in game.told

    game = table("""
        plays: scoreboard phase
        chaos-all-stars:
        reikland-reavers:
        personal-foul: lord-borak-the-despoiler [?] | ogre [?]
    """)
    game.play("token ejection power-3")
    assert game.asked == "nobody"
    assert "total-counted reikland-reavers personal-foul 7" in game.told


@of("one-ear")
def test_one_ear():
    """Tackled successfully while standing he is injured; the top card is committed in his zone at once."""
    game = table("""
        reikland-reavers: hand ogre
        gouged-eye: deck orc-thrower, da-troll
        bad-snap: | gouged-eye one-ear ball
    """)
    game.play("commit ogre to bad-snap left", "tackle one-ear", "roll down down", "draw orc-thrower")
    assert game.asked == "gouged-eye use-skill"

    game.play("use")
    assert game["bad-snap"] == "ogre [?] | orc-thrower ball"
    assert game.discard("gouged-eye") == ["one-ear"]


@of("one-ear")
def test_one_ear_already_downed():
    """On the ground he is injured like anyone: nobody comes."""
    game = table("""
        reikland-reavers: hand ogre
        gouged-eye: deck orc-thrower, da-troll
        bad-snap: | gouged-eye one-ear down
    """)
    game.play("commit ogre to bad-snap left", "tackle one-ear", "roll down down")
    assert game["bad-snap"] == "ogre [?]"


@of("one-ear")
def test_one_ear_is_not_tackled_by_his_own_fall():
    """His own Tackler Down takes him down like anyone."""
    game = table("""
        gouged-eye: hand one-ear; owns tackling-coach; deck orc-thrower
        reikland-reavers:
        bad-snap: | ogre
    """)
    game.play("commit one-ear to bad-snap left", "decline", "act tackling-coach")
    game.play("tackle ogre", "roll tackler tackler")
    assert game["bad-snap"] == "gouged-eye one-ear down [?] | ogre"


@of("smashjaw")
def test_smashjaw():
    """Two fans for each opponent whom he injures."""
    game = table("""
        gouged-eye: hand smashjaw
        reikland-reavers:
        bad-snap: | human-thrower
    """)
    game.play("commit smashjaw to bad-snap left", "tackle human-thrower", "roll down down", "decline")
    assert game.fans == [0, 0]

    game = table("""
        gouged-eye: hand smashjaw
        reikland-reavers:
        bad-snap: | human-thrower
    """)
    game.play("commit smashjaw to bad-snap left", *["tackle human-thrower", "roll down down"] * 2)
    assert game.fans == [2, 0]


@of("varag-ghoulchewer")
def test_varag_ghoulchewer():
    """A fan for each fall and each injury of an opposing ball carrier here, whoever caused it."""
    game = table("""
        gouged-eye: hand 2 da-troll
        reikland-reavers:
        bad-snap: varag-ghoulchewer | human-catcher ball
    """)
    commit = ("commit da-troll to bad-snap left", "tackle human-catcher", "roll down missed", "apply down")
    game.play(*commit)
    assert game.fans == [1, 0]
    assert game["bad-snap"].endswith("human-catcher down ball")

    game.play(*commit)
    assert game.fans == [2, 0]


@of("varag-ghoulchewer")
def test_varag_ghoulchewer_watches_this_matchup_and_carriers_only():
    game = table("""
        gouged-eye: hand 2 da-troll
        reikland-reavers:
        bad-snap: varag-ghoulchewer | human-catcher
        super-juke: | human-thrower ball
    """)
    game.play("commit da-troll to bad-snap left", "tackle human-catcher", "roll down missed", "apply down")
    game.play("commit da-troll to super-juke left", "tackle human-thrower", "roll down missed", "apply down")
    game.play("decline all")
    assert game.fans == [0, 0]

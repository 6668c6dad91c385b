"""The stars of Foul Play who have an ability of their own (rulings: Skills; Tackles; Scoreboard; Foul Play)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

AZGRUN = """
    gouged-eye: hand da-troll
    zharr-naggrund-ziggurats:
    bad-snap: orc-thrower | azgrun-cinderbeard
"""
TACKLE_AZGRUN = (
    "commit da-troll to bad-snap left",
    "tackle azgrun-cinderbeard",
    "roll down missed",
    "apply down",
)


@of("azgrun-cinderbeard")
def test_azgrun_cinderbeard():
    """Going down he may try to take a standing opponent with him: a die says whether."""
    game = table(AZGRUN)
    game.play(*TACKLE_AZGRUN)
    assert game.asked == "zharr-naggrund-ziggurats respond"

    game.play("use azgrun-cinderbeard")
    assert game.options == ["player orc-thrower", "player da-troll"]

    game.play("player da-troll", "roll down")
    assert game["bad-snap"] == "orc-thrower, da-troll down | azgrun-cinderbeard down"


@of("azgrun-cinderbeard")
def test_azgrun_cinderbeard_fails():
    game = table(AZGRUN)
    game.play(*TACKLE_AZGRUN, "use azgrun-cinderbeard", "player da-troll", "roll tackler")
    assert game["bad-snap"] == "orc-thrower, da-troll [?] | azgrun-cinderbeard down"


@of("bishop-carbuncle")
def test_bishop_carbuncle():
    """Whom he injures is replaced by a card from his manager's deck, which comes to his own side."""
    game = table("""
        nurgles-rotters: hand bishop-carbuncle; deck pestigor, rotter
        gouged-eye:
        the-chaos-cup: orc-thrower down
    """)
    game.play("commit bishop-carbuncle to the-chaos-cup", "decline")
    game.play("tackle orc-thrower", "roll down down", "draw rotter")
    assert game["the-chaos-cup"] == "bishop-carbuncle [?], rotter"


@of("brazul-the-burning-bull")
def test_brazul_the_burning_bull():
    """Disease burns away: the tokens at midfield stay for the next."""
    game = table("""
        zharr-naggrund-ziggurats: hand brazul-the-burning-bull
        nurgles-rotters:
        bad-snap: ; plague 2
        super-juke: | pestigor
    """)
    game.play("commit brazul-the-burning-bull to bad-snap left")
    assert list(game.season.plague) == [2, 0]
    assert game["bad-snap"] == "brazul-the-burning-bull"


@of("flegmus-dribblemaw")
def test_flegmus_dribblemaw():
    """An opponent's pass at his matchup rolls a die, as with a cursed ball."""
    game = table("""
        gouged-eye: hand orc-thrower
        nurgles-rotters:
        bad-snap: | flegmus-dribblemaw
    """)
    game.play("commit orc-thrower to bad-snap left", "use", "roll tackler")
    assert game["bad-snap"] == "orc-thrower | flegmus-dribblemaw ball"


GOBBET = """
    plays: scoreboard phase
    lowdown-rats:
    gouged-eye:
    personal-foul: gobbet-slyfinger [?, ?] | orc-blitzer, da-troll
"""


@of("gobbet-slyfinger")
def test_gobbet_slyfinger():
    """Before ejections he may shift all ejections that lie on him to an opponent here."""
    game = table(GOBBET)
    game.play("token ejection power-2")
    assert game.options == ["use gobbet-slyfinger", "decline"]

    game.play("use gobbet-slyfinger", "player da-troll")
    assert "player-ejected da-troll" in game.told
    assert "player-ejected gobbet-slyfinger" not in game.told
    assert "total-counted lowdown-rats personal-foul 4" in game.told


@of("gobbet-slyfinger")
def test_gobbet_slyfinger_takes_the_blame_himself():
    game = table(GOBBET)
    game.play("token ejection power-2", "decline")
    assert "player-ejected gobbet-slyfinger" in game.told


@of("gobbet-slyfinger")
def test_gobbet_slyfinger_collects():
    """When played he may take any number of tokens off any players here, before he cheats himself."""
    game = table("""
        lowdown-rats: hand gobbet-slyfinger
        gouged-eye:
        bad-snap: fanatic [?] | orc-blitzer [?]
    """)
    game.play("commit gobbet-slyfinger to bad-snap left", "use gobbet-slyfinger", "token of fanatic", "done")
    assert game["bad-snap"] == "fanatic, gobbet-slyfinger [?, ?] | orc-blitzer [?]"


@pytest.mark.parametrize("other", ["morg-n-thorg-owa", "morg-n-thorg-cwc"])
@of("morg-n-thorg-ppg")
def test_morg_n_thorg(other):
    """He can't be committed where another manager has his own Morg 'N Thorg."""
    game = table(f"""
        lowdown-rats: hand morg-n-thorg-ppg
        reikland-reavers:
        bad-snap: | reikland-reavers {other}
        super-juke: | human-lineman
    """)
    assert game.options == ["commit morg-n-thorg-ppg to super-juke left", "pass"]


@of("pusgrin-slough")
def test_pusgrin_slough():
    """Going down he leaves two disease tokens at midfield, whether or not he gets up again."""
    game = table("""
        gouged-eye: hand da-troll, orc-lineman
        nurgles-rotters:
        bad-snap: | pusgrin-slough
    """)
    game.play(
        "commit da-troll to bad-snap left", "tackle pusgrin-slough", "roll down", "use", "roll tackler down"
    )
    game.play("use", "commit orc-lineman to bad-snap left")
    assert game["bad-snap"].endswith("orc-lineman disease 2 | pusgrin-slough")


@of("roundabout-nub")
def test_roundabout_nub():
    """Tackled successfully he is injured; his own fall only brings him down."""
    game = table("""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: | roundabout-nub
    """)
    game.play("commit da-troll to bad-snap left", "tackle roundabout-nub", "roll down")
    assert game.discard("lowdown-rats") == ["roundabout-nub"]

    game = table("""
        lowdown-rats: hand roundabout-nub
        gouged-eye:
        bad-snap: | da-troll
    """)
    game.play("commit roundabout-nub to bad-snap left", "tackle da-troll", "roll tackler")
    assert game["bad-snap"] == "roundabout-nub down [?] | da-troll"


SKRIT = """
    zharr-naggrund-ziggurats: hand skrit-knifegrin
    gouged-eye: hand orc-lineman
    bad-snap: | orc-thrower [?two-fans, ?]
"""
FOUL = ("commit skrit-knifegrin to bad-snap left", "manager gouged-eye", "decline")


@of("skrit-knifegrin")
def test_skrit_knifegrin():
    """After each of his own fouls he may take a cheating token off an opponent here."""
    game = table(SKRIT)
    game.play(*FOUL)
    assert (game.asked, game.options) == (
        "zharr-naggrund-ziggurats respond",
        ["use skrit-knifegrin", "decline"],
    )
    game.play("use skrit-knifegrin")
    assert game.options == ["token of orc-thrower", "token 2 of orc-thrower"]

    game.play("token of orc-thrower", "use")
    assert game["bad-snap"] == "skrit-knifegrin ball [?two-fans, ?] | orc-thrower [?]"


@of("skrit-knifegrin")
def test_skrit_knifegrin_leaves_it():
    """He need not take one; without a token there he is not asked."""
    game = table(SKRIT)
    game.play(*FOUL, "decline", "decline")
    assert game["bad-snap"] == "skrit-knifegrin [?] | orc-thrower [?two-fans, ?]"

    game = table(SKRIT.replace(" [?two-fans, ?]", ""))
    game.play(*FOUL)
    assert game.asked == "zharr-naggrund-ziggurats use-skill"


@of("skrit-knifegrin")
def test_skrit_knifegrin_lets_others_foul():
    """Fouls of his friends bring nothing."""
    game = table("""
        zharr-naggrund-ziggurats: hand troll
        gouged-eye: hand orc-lineman
        bad-snap: skrit-knifegrin | orc-thrower [?]
    """)
    game.play("commit troll to bad-snap left", "decline", "manager gouged-eye", "decline")
    assert "card-fouled zharr-naggrund-ziggurats gouged-eye orc-lineman" in game.told
    assert game.asked == "gouged-eye commit-or-pass"


@of("twice-dead-tam")
def test_twice_dead_tam():
    """Each time he has got up he may tackle, as he might when he came."""
    game = table("""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: | lowdown-rats twice-dead-tam
    """)
    game.play("commit da-troll to bad-snap left", "tackle twice-dead-tam", "roll down missed", "apply down")
    game.play("use", "roll missed missed", "use", "roll tackler down", "use")
    assert (game.asked, game.options) == ("lowdown-rats choose-target", ["tackle da-troll", "decline"])

    game.play("tackle da-troll", "roll down missed")
    assert game.asked == "gouged-eye choose-result"


WRIGGLE = """
    reikland-reavers: hand human-blitzer
    nurgles-rotters:
    bad-snap: | pestigor, wriggle-many-arms
"""


@of("wriggle-many-arms")
def test_wriggle_many_arms():
    """Beside a tackle attempt he may take a Star Power off the opponent in it."""
    game = table(WRIGGLE)
    game.play("commit human-blitzer to bad-snap left", "tackle pestigor")
    assert (game.asked, game.options) == ("nurgles-rotters respond", ["use wriggle-many-arms", "decline"])

    game.play("use wriggle-many-arms", "roll missed")
    assert game["bad-snap"] == "human-blitzer | pestigor, wriggle-many-arms"


@of("wriggle-many-arms")
def test_wriggle_many_arms_helps_whoever_fights_a_third():
    """At a tournament he may name either of two opponents; declined, the attempt goes on as it is."""
    game = table("""
        reikland-reavers: hand human-blitzer
        nurgles-rotters:
        gouged-eye:
        the-chaos-cup: wriggle-many-arms | orc-thrower
    """)
    game.play("commit human-blitzer to the-chaos-cup", "tackle orc-thrower", "use wriggle-many-arms")
    assert game.options == ["player orc-thrower", "player human-blitzer"]


@of("dhrozak-grimtusk")
def test_dhrozak_grimtusk():
    """Each time he brings an opponent down he may foul."""
    game = table("""
        zharr-naggrund-ziggurats: hand dhrozak-grimtusk
        gouged-eye: hand orc-lineman
        bad-snap: | orc-thrower
    """)
    game.play("commit dhrozak-grimtusk to bad-snap left", "tackle orc-thrower", "roll down down")
    assert game.asked == "zharr-naggrund-ziggurats foul"

    game.play("manager gouged-eye", "decline")
    assert game.hand("gouged-eye") == ["orc-lineman"]


@of("mother-canker")
def test_mother_canker():
    """Whenever she gets or drops the ball a disease token drips to midfield."""
    game = table("""
        nurgles-rotters: hand mother-canker
        gouged-eye: hand da-troll
        bad-snap:
    """)
    game.play("commit mother-canker to bad-snap left", "use")
    assert list(game.season.plague) == [1]

    game.play("decline", "commit da-troll to bad-snap right")
    assert game["bad-snap"] == "mother-canker ball | da-troll disease 1"

    game.play("tackle mother-canker", "roll down")
    assert list(game.season.plague) == [1]


@of("mother-canker")
def test_mother_canker_on_the_ground():
    """Going down with the ball she may pick it up again from there."""
    game = table("""
        gouged-eye: hand da-troll
        nurgles-rotters:
        bad-snap: | mother-canker ball
    """)
    game.play("commit da-troll to bad-snap left", "tackle mother-canker", "roll down down")
    assert game.asked == "nurgles-rotters use-skill"
    assert list(game.season.plague) == [1]

    game.play("use")
    assert game["bad-snap"].endswith("mother-canker down ball")
    assert list(game.season.plague) == [1]

"""The starting players of Foul Play who have an ability of their own (Foul Play, The Teams; rulings: Foul Play)."""

from tests.cards.abilities.linked import of
from tests.scenario import table


@of("rotter")
def test_rotter():
    """Going down he infects an opponent here, whom his manager names."""
    game = table("""
        gouged-eye: hand orc-blitzer
        nurgles-rotters:
        bad-snap: orc-thrower | rotter
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle rotter", "roll down down")
    assert (game.asked, game.options) == (
        "nurgles-rotters choose-player",
        ["player orc-thrower", "player orc-blitzer"],
    )
    game.play("player orc-blitzer")
    assert game["bad-snap"] == "orc-thrower, orc-blitzer disease 1 [?] | rotter down"


@of("rotter")
def test_rotter_has_nobody_to_infect():
    """Without an opponent here, or with the supply used up, nothing happens."""
    game = table("""
        nurgles-rotters: hand rotter; owns tackling-coach
        gouged-eye:
        bad-snap: rotter down | da-troll down disease 6
    """)
    game.play(
        "commit rotter to bad-snap left", "act tackling-coach", "tackle da-troll", "roll tackler tackler"
    )
    assert game.asked == "nobody"
    assert game["bad-snap"] == "rotter down, rotter down | da-troll down disease 6"


@of("bloater")
def test_bloater():
    """Disease doesn't stick to him: the tokens at midfield stay for the next."""
    game = table("""
        nurgles-rotters: hand bloater, rotter
        gouged-eye:
        bad-snap: ; plague 2
        super-juke: | orc-thrower
    """)
    game.play("commit bloater to bad-snap left", "commit rotter to bad-snap left")
    assert game["bad-snap"] == "bloater, rotter disease 2"


@of("bloater")
def test_bloater_regenerates():
    """On the ground he may get up again."""
    game = table("""
        gouged-eye: hand da-troll
        nurgles-rotters:
        bad-snap: | bloater
    """)
    game.play("commit da-troll to bad-snap left", "tackle bloater", "roll down missed", "apply down")
    assert game.asked == "nurgles-rotters use-skill"

    game.play("use", "roll down tackler", "use")
    assert game["bad-snap"].endswith("| bloater")


@of("nurgle-warrior")
def test_nurgle_warrior():
    """Whom he injures is replaced by a card from his own deck, which comes to his side and uses no skills."""
    game = table("""
        nurgles-rotters: hand nurgle-warrior; deck pestigor, rotter
        gouged-eye:
        bad-snap: | orc-thrower down
    """)
    game.play(
        "commit nurgle-warrior to bad-snap left", "tackle orc-thrower", "roll down down", "draw pestigor"
    )
    assert game.asked == "nobody"
    assert game["bad-snap"] == "nurgle-warrior, pestigor"


@of("nurgle-warrior")
def test_nurgle_warrior_tackles_from_the_ground():
    """As he goes down he may attempt a tackle, with his downed Star Power."""
    game = table("""
        gouged-eye: hand orc-blitzer
        nurgles-rotters:
        bad-snap: | nurgle-warrior
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle nurgle-warrior", "roll down")
    assert (game.asked, game.options) == ("nurgles-rotters choose-target", ["tackle orc-blitzer", "decline"])

    game.play("tackle orc-blitzer", "roll down missed")
    assert game.asked == "gouged-eye choose-result"
    game.play("apply down")
    assert game["bad-snap"] == "orc-blitzer down | nurgle-warrior down"


@of("beast-of-nurgle")
def test_beast_of_nurgle():
    """An opponent's pass at his matchup rolls a die, as with a cursed ball; his own side's passes don't."""
    game = table("""
        nurgles-rotters: hand beast-of-nurgle, pestigor
        gouged-eye: hand 2 orc-thrower
        bad-snap: | orc-lineman
    """)
    game.play("commit beast-of-nurgle to bad-snap left", "decline")
    game.play("commit orc-thrower to bad-snap right", "use", "roll missed")
    assert game["bad-snap"] == "beast-of-nurgle | orc-lineman, orc-thrower"

    game.play("commit pestigor to bad-snap left", "decline", "use")
    assert game["bad-snap"] == "beast-of-nurgle, pestigor ball | orc-lineman, orc-thrower"

    game.play("commit orc-thrower to bad-snap right", "use", "roll down")
    assert game["bad-snap"] == "beast-of-nurgle, pestigor | orc-lineman, orc-thrower, orc-thrower"


@of("beast-of-nurgle")
def test_beast_of_nurgle_on_the_ground():
    """Downed he hampers nobody."""
    game = table("""
        gouged-eye: hand orc-thrower
        nurgles-rotters:
        bad-snap: | beast-of-nurgle down
    """)
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "orc-thrower ball | beast-of-nurgle down"


@of("guardsman")
def test_guardsman():
    """Taking the hit for a friend he fouls as he goes down."""
    game = table("""
        gouged-eye: hand da-troll, orc-lineman; deck 2 orc-thrower
        zharr-naggrund-ziggurats:
        bad-snap: | hobgoblin, guardsman
    """)
    game.play("commit da-troll to bad-snap left", "tackle hobgoblin", "roll down down", "use guardsman")
    assert (game.asked, game.options) == ("zharr-naggrund-ziggurats foul", ["manager gouged-eye", "decline"])

    game.play("manager gouged-eye")
    assert game.asked == "zharr-naggrund-ziggurats discard-fouled"
    game.play("discard orc-lineman", "decline all")
    assert "orc-lineman" in game.discard("gouged-eye")
    assert game["bad-snap"].endswith("hobgoblin, guardsman down")

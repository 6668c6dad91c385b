"""The staff upgrades of Sudden Death and Foul Play, a test or more for each card."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

SALARIED = [
    "fouling-coach",
    "hired-snitch",
    "hulking-minder",
    "hunchbacked-assistant",
    "sharp-eyed-steward",
    "stretcher-bearers",
    "touchline-marshals",
    "travelling-scout",
]


@pytest.mark.parametrize("card", SALARIED)
@of(*SALARIED)
def test_a_fan_at_the_end(card):
    """A fan at the end of the game, exhausted or not."""
    game = table(f"""
        plays: end of season
        gouged-eye: owns {card} exhausted
        reikland-reavers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [1, 0]


# Sudden Death.


@of("collectors-cards")
def test_collectors_cards():
    """Five fans at the end for three stars or more on the roster, Freebooters not counted."""
    for star, fans in (("slab", 5), ("freebooter-lineman", 0)):
        game = table(f"""
            plays: end of season
            gouged-eye: owns collectors-cards; hand bork; discard one-ear; deck {star}, da-troll
            athelorn-avengers:
        """)
        assert game.asked == "nobody"
        assert game.fans == [fans, 0]


@of("film-rights")
def test_film_rights():
    """A fan at the end, and a contract that is revealed after it."""
    game = table("""
        plays: end of season
        gouged-eye: owns film-rights
        athelorn-avengers:
    """)
    game.play("contract 4-fans")
    assert game.asked == "nobody"
    assert game.fans == [1 + 4, 0]


@of("highlights-editor")
def test_highlights_editor():
    """Once a week a contract for a highlight won by four or more Star Power."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns highlights-editor
        athelorn-avengers:
        one-handed-grab: da-troll | wood-elf-lineman
        personal-foul: da-troll ball | wood-elf-lineman
    """)
    game.play("use highlights-editor")
    assert game.asked == "nobody"
    assert game.season.contracts == [1, 0]


@of("highlights-editor")
def test_highlights_editor_cuts_no_tournaments():
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns highlights-editor
        athelorn-avengers:
        the-blood-bowl: da-troll ball | wood-elf-lineman
    """)
    assert game.asked == "nobody"


@of("hulking-minder")
def test_hulking_minder():
    """A tackler of one's player has one Star Power less in this attempt."""
    game = table("""
        gouged-eye: hand orc-blitzer
        athelorn-avengers: owns hulking-minder
        bad-snap: | wardancer
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer")
    game.play("use hulking-minder", "roll down missed")
    assert game.asked == "athelorn-avengers choose-result"


@of("hunchbacked-assistant")
def test_hunchbacked_assistant():
    """A downed player of one's own, at any matchup, uses regeneration."""
    position = """
        gouged-eye: hand orc-lineman; owns hunchbacked-assistant
        athelorn-avengers:
        bad-snap: orc-thrower down | treeman
        super-juke:
    """
    act = ("commit orc-lineman to super-juke left", "act hunchbacked-assistant", "use")
    game = table(position)
    game.play(*act, "roll missed tackler", "use")
    assert game["bad-snap"] == "orc-thrower | treeman"

    game = table(position)
    game.play(*act, "roll down down")
    assert game["bad-snap"] == "orc-thrower down | treeman"


@of("overtime-pay")
def test_overtime_pay():
    """A fan is lost, and a card drawn."""
    game = table("""
        gouged-eye: hand orc-lineman; owns overtime-pay; deck da-troll; fans 2
        athelorn-avengers:
        bad-snap:
    """)
    game.play("commit orc-lineman to bad-snap left", "act overtime-pay")
    assert game.hand("gouged-eye") == ["da-troll"]
    assert game.fans == [1, 0]


@of("scoreboard-sponsor")
def test_scoreboard_sponsor():
    """A fan for each matchup where one's total is seven or more, won or lost."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns scoreboard-sponsor
        athelorn-avengers:
        one-handed-grab: da-troll, orc-blitzer | treeman, treeman
        personal-foul: da-troll ball | treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 1 + 5, 2 + 2]


@of("sympathetic-columnist")
def test_sympathetic_columnist():
    """A fan for each matchup lost."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns sympathetic-columnist
        athelorn-avengers:
        one-handed-grab: orc-lineman | treeman
        personal-foul: da-troll | treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 1, 2 + 2]


@of("throwing-instructor")
def test_throwing_instructor():
    """A standing player of one's own, at any matchup, uses passing."""
    game = table("""
        gouged-eye: hand orc-lineman; owns throwing-instructor
        athelorn-avengers:
        bad-snap: orc-blitzer, da-troll down | treeman ball
        super-juke:
    """)
    game.play("commit orc-lineman to super-juke left", "act throwing-instructor")
    assert game.options == ["player orc-blitzer at bad-snap", "player orc-lineman at super-juke"]

    game.play("player orc-blitzer at bad-snap", "use")
    assert game["bad-snap"] == "orc-blitzer, da-troll down | treeman"


@of("travelling-scout")
def test_travelling_scout():
    """Once a week one may draw another star before choosing."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers: owns travelling-scout
        gouged-eye:
        the-backstab-special: human-lineman | orc-lineman ball
    """)
    game.play("draw slab", "use travelling-scout", "draw mighty-zug", "keep mighty-zug")
    assert game.deck("reikland-reavers")[0] == "mighty-zug"


@pytest.mark.parametrize(
    ("face", "outcome", "owned"),
    [
        ("down", "orc-thrower, orc-lineman | wardancer", ["undertaker-on-commission exhausted"]),
        (
            "missed",
            "orc-thrower, orc-lineman | wardancer, treeman down",
            ["undertaker-on-commission exhausted"],
        ),
        ("tackler", "orc-thrower, orc-lineman | wardancer, treeman down", []),
    ],
)
@of("undertaker-on-commission")
def test_undertaker_on_commission(face, outcome, owned):
    """A die for a downed opponent: he is injured, nothing happens, or the card goes back to the box."""
    game = table("""
        gouged-eye: hand orc-lineman; owns undertaker-on-commission
        athelorn-avengers:
        bad-snap: orc-thrower | wardancer, treeman down
        super-juke: orc-thrower down | treeman down
    """)
    game.play("commit orc-lineman to bad-snap left", "act undertaker-on-commission", f"roll {face}")
    assert game["bad-snap"] == outcome
    assert game.owns("gouged-eye") == owned


# Foul Play.


@pytest.mark.parametrize(("face", "fans"), [("down", 6), ("missed", 4), ("tackler", 3)])
@of("crooked-bookmaker")
def test_crooked_bookmaker(face, fans):
    """For a matchup won one may roll a die: two fans more, nothing, or one less."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns crooked-bookmaker; fans 1
        athelorn-avengers:
        one-handed-grab: da-troll | wood-elf-lineman
    """)
    game.play("use crooked-bookmaker", f"roll {face}")
    assert game.fans == [fans, 2]


@of("dubious-potions")
def test_dubious_potions():
    """The player committed this turn uses any one skill, and a die may bring a penalty."""
    for face, penalties in (("down", 0), ("missed", 0), ("tackler", 1)):
        game = table("""
            gouged-eye: hand orc-lineman; owns dubious-potions
            athelorn-avengers:
            bad-snap: | wardancer
        """)
        game.play(
            "commit orc-lineman to bad-snap left", "act dubious-potions", "skill pass", "use", f"roll {face}"
        )
        assert game["bad-snap"] == "orc-lineman ball | wardancer"
        assert game.season.facedown == [penalties, 0]


@of("fouling-coach")
def test_fouling_coach():
    """The player committed this turn uses fouling."""
    game = table("""
        gouged-eye: hand orc-lineman; owns fouling-coach
        athelorn-avengers: hand treeman; deck wardancer
        bad-snap: | wardancer
    """)
    game.play("commit orc-lineman to bad-snap left", "act fouling-coach")
    game.play("manager athelorn-avengers", "discard treeman")
    assert game.hand("athelorn-avengers") == ["wardancer"]


@of("hired-snitch")
def test_hired_snitch():
    """A die for an opponent where one has a player: on Target Down his manager receives a penalty."""
    for face, penalties in (("down", 1), ("missed", 0)):
        game = table("""
            gouged-eye: hand orc-lineman; owns hired-snitch
            athelorn-avengers:
            bad-snap: | wardancer
        """)
        game.play("commit orc-lineman to bad-snap left", "act hired-snitch", f"roll {face}")
        assert game.season.facedown == [0, penalties]


@of("hometown-heroes")
def test_hometown_heroes():
    """Three fans at the end for each star of the team's own side on the roster."""
    game = table("""
        plays: end of season
        gouged-eye: owns hometown-heroes; hand bork; deck varag-ghoulchewer, slab; discard hide-sneak
        athelorn-avengers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [6, 0]


@of("poster-boys")
def test_poster_boys():
    """A fan for each matchup, won or lost, with a star there who is no Freebooter."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns poster-boys
        athelorn-avengers:
        one-handed-grab: orc-lineman, bork down | wood-elf-lineman
        right-in-the-jibblies: bork | treeman
        personal-foul: da-troll, freebooter-lineman | wood-elf-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 1 + 2 + 1 + 2 + 5, 2 + 1 + 3]


@of("ringer-in-disguise")
def test_ringer_in_disguise():
    """A downed player of one's own is injured, the card drawn stands in his stead, and a die may bring a penalty."""
    for face, penalties in (("missed", 0), ("tackler", 1)):
        game = table("""
            gouged-eye: hand orc-lineman; owns ringer-in-disguise; deck da-troll, orc-blitzer
            athelorn-avengers:
            bad-snap: orc-thrower down, orc-blitzer | wardancer
            super-juke:
        """)
        game.play(
            "commit orc-lineman to super-juke left", "act ringer-in-disguise", "draw da-troll", f"roll {face}"
        )
        assert game["bad-snap"] == "orc-blitzer, da-troll | wardancer"
        assert game.season.facedown == [penalties, 0]


@of("sharp-eyed-steward")
def test_sharp_eyed_steward():
    """A facedown token on an opponent where one has a player is discarded."""
    game = table("""
        gouged-eye: hand orc-lineman; owns sharp-eyed-steward
        skavenblight-scramblers:
        bad-snap: orc-blitzer [?] | rat-ogre [?, ?two-fans]
        super-juke: skaven-thrower [?]
    """)
    game.play("commit orc-lineman to bad-snap left", "act sharp-eyed-steward")
    assert game.options == ["token of rat-ogre", "token 2 of rat-ogre"]

    game.play("token 2 of rat-ogre")
    assert game["bad-snap"] == "orc-blitzer [?], orc-lineman | rat-ogre [?]"


@of("stretcher-bearers")
def test_stretcher_bearers():
    """A downed player of one's own moves to another legal matchup."""
    game = table("""
        gouged-eye: hand orc-lineman; owns stretcher-bearers
        athelorn-avengers:
        bad-snap: da-troll down, orc-blitzer | wardancer
        super-juke: treeman
    """)
    game.play("commit orc-lineman to bad-snap left", "act stretcher-bearers")
    assert game["bad-snap"] == "orc-blitzer, orc-lineman | wardancer"
    assert game["super-juke"] == "treeman | da-troll down"


@of("touchline-marshals")
def test_touchline_marshals():
    """An opponent who tackles one's ball carrier rolls one die and applies it."""
    game = table("""
        gouged-eye: hand 2 da-troll
        athelorn-avengers: owns touchline-marshals
        bad-snap: | wood-elf-lineman, wardancer ball
    """)
    game.play("commit da-troll to bad-snap left", "tackle wood-elf-lineman", "roll missed missed")
    game.play("commit da-troll to bad-snap left", "tackle wardancer", "use touchline-marshals", "roll missed")
    assert game.owns("athelorn-avengers") == ["touchline-marshals exhausted"]

"""The abilities of the team upgrades of the Old World Association, a test or more for each card."""

from tests.cards.abilities.linked import of
from tests.scenario import table

# Athelorn Avengers.


@of("conditioning-coach")
def test_conditioning_coach():
    """When one's carrier is the target a token from the pool adds its Star Power to him in this attempt."""
    game = table("""
        grudgebearers: hand 2 troll-slayer
        athelorn-avengers: owns conditioning-coach
        bad-snap: | wood-elf-catcher ball
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle wood-elf-catcher")
    assert game.options == ["use conditioning-coach", "decline"]

    # Four against three: Dauntless makes it one die.
    game.play("use conditioning-coach", "token power-2", "roll missed")
    assert game.asked == "grudgebearers commit-or-pass"
    assert "token-shown wood-elf-catcher power-2" in game.told
    assert game.pool == 28


@of("conditioning-coach")
def test_conditioning_coach_wants_a_carrier_and_a_token():
    game = table("""
        grudgebearers: hand troll-slayer
        athelorn-avengers: owns conditioning-coach
        bad-snap: | wood-elf-catcher, wardancer ball
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle wood-elf-catcher", "roll down down")
    assert game.owns("athelorn-avengers") == ["conditioning-coach"]

    game = table("""
        pool: 1
        grudgebearers: hand troll-slayer
        athelorn-avengers: owns conditioning-coach
        bad-snap: | wood-elf-catcher ball
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle wood-elf-catcher", "roll down down")
    assert game.owns("athelorn-avengers") == ["conditioning-coach"]


@of("dodge-type-thing")
def test_dodge_type_thing():
    """An opponent who tackles one's player rerolls one die, of one's choice."""
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers: owns dodge-type-thing
        bad-snap: | wardancer
    """)
    game.play("commit da-troll to bad-snap left", "tackle wardancer", "roll missed down")
    assert (game.asked, game.options) == ("athelorn-avengers respond", ["use dodge-type-thing", "decline"])

    game.play("use dodge-type-thing")
    assert game.options == ["reroll down", "reroll missed"]

    game.play("reroll down", "roll tackler")
    assert game.options == ["apply missed", "apply tackler"]


@of("dodge-type-thing")
def test_dodge_type_thing_with_equal_dice():
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers: owns dodge-type-thing
        bad-snap: | wardancer
    """)
    game.play("commit da-troll to bad-snap left", "tackle wardancer", "roll down down")
    game.play("use dodge-type-thing", "roll missed")
    assert game.options == ["apply down", "apply missed"]


@of("end-zone-celebration-choreographer")
def test_end_zone_celebration_choreographer():
    """A fan for each matchup where one has the ball, with a downed carrier too."""
    game = table("""
        plays: scoreboard phase
        athelorn-avengers: owns end-zone-celebration-choreographer
        gouged-eye:
        personal-foul: wood-elf-lineman down ball | gouged-eye treeman
        one-handed-grab: wood-elf-lineman | orc-thrower ball
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 1, 5 + 4]


@of("interception-assistant")
def test_interception_assistant():
    """The player committed this turn uses passing twice."""
    game = table("""
        athelorn-avengers: hand wood-elf-lineman; owns interception-assistant
        gouged-eye:
        bad-snap: | orc-thrower ball
    """)
    game.play("commit wood-elf-lineman to bad-snap left", "act interception-assistant", "use")
    assert game["bad-snap"] == "wood-elf-lineman | orc-thrower"

    game.play("use")
    assert game["bad-snap"] == "wood-elf-lineman ball | orc-thrower"


@of("orions-cleats")
def test_orions_cleats():
    """When one's player is the target, the opponent rolls one die and applies it, whatever the Star Power."""
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers: owns orions-cleats
        bad-snap: | wood-elf-lineman
    """)
    game.play("commit da-troll to bad-snap left", "tackle wood-elf-lineman")
    game.play("athelorn-avengers: use orions-cleats", "roll missed")
    assert game["bad-snap"] == "da-troll [?] | wood-elf-lineman"


# Grudgebearers.


@of("bear-the-grudge")
def test_bear_the_grudge():
    """A downed player attempts a tackle with his standing Star Power; Tackler Down injures him."""
    position = """
        grudgebearers: hand dwarf-longbeard; owns bear-the-grudge
        gouged-eye:
        bad-snap: troll-slayer down | orc-thrower
    """
    game = table(position)
    game.play("commit dwarf-longbeard to bad-snap left", "act bear-the-grudge", "roll down missed")
    assert game.asked == "grudgebearers choose-result"

    game = table(position)
    game.play("commit dwarf-longbeard to bad-snap left", "act bear-the-grudge", "roll tackler tackler")
    assert game["bad-snap"] == "dwarf-longbeard | orc-thrower"


@of("bear-the-grudge")
def test_bear_the_grudge_wants_a_victim():
    game = table("""
        grudgebearers: hand dwarf-longbeard; owns bear-the-grudge
        gouged-eye:
        bad-snap: troll-slayer down
        super-juke: dwarf-blocker | orc-thrower
    """)
    game.play("commit dwarf-longbeard to bad-snap left")
    assert game.asked == "nobody"


@of("legendary-toughness")
def test_legendary_toughness():
    """On Target Down one of one's downed players, anywhere, may stand."""
    position = """
        grudgebearers: hand dwarf-longbeard; owns legendary-toughness
        gouged-eye:
        bad-snap: troll-slayer down
        super-juke: dwarf-blocker down
    """
    act = ("commit dwarf-longbeard to bad-snap left", "act legendary-toughness")
    game = table(position)
    game.play(*act, "roll down", "player dwarf-blocker at super-juke")
    assert game["super-juke"] == "dwarf-blocker"

    game = table(position)
    game.play(*act, "roll missed")
    assert game.asked == "nobody"
    assert game["bad-snap"] == "troll-slayer down, dwarf-longbeard"


@of("lessons-in-violence")
def test_lessons_in_violence():
    """A fan for each matchup where an opposing team has more downed players."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns lessons-in-violence
        gouged-eye:
        personal-foul: troll-slayer down | orc-lineman down, orc-lineman down, da-troll
        right-in-the-jibblies: dwarf-blocker | orc-thrower down
        one-handed-grab: troll-slayer down | orc-lineman down, da-troll
    """)
    assert game.asked == "nobody"
    assert game.told.count("ability-used grudgebearers lessons-in-violence nobody") == 2


@of("rigorous-training")
def test_rigorous_training():
    """Each time a player of one's own with Guard goes down: draw a card, then discard one."""
    game = table("""
        gouged-eye: hand black-orc-blocker
        grudgebearers: hand dwarf-runner; owns rigorous-training; deck troll-slayer, dwarf-blitzer
        bad-snap: | dwarf-longbeard
    """)
    game.play(
        "commit black-orc-blocker to bad-snap left", "tackle dwarf-longbeard", "roll down down",
        "draw dwarf-blitzer", "grudgebearers: discard dwarf-runner",
    )  # fmt: skip
    assert game.hand("grudgebearers") == ["dwarf-blitzer"]
    assert game.discard("grudgebearers") == ["dwarf-runner"]


@of("rigorous-training")
def test_rigorous_training_is_for_guards():
    game = table("""
        gouged-eye: hand black-orc-blocker
        grudgebearers: hand dwarf-runner; owns rigorous-training
        bad-snap: | troll-slayer
    """)
    game.play("commit black-orc-blocker to bad-snap left", "tackle troll-slayer", "roll down down")
    assert game.asked == "grudgebearers commit-or-pass"
    assert game.hand("grudgebearers") == ["dwarf-runner"]


@of("rigorous-training")
def test_rigorous_training_without_a_card_to_draw():
    game = table("""
        gouged-eye: hand black-orc-blocker
        grudgebearers: hand dwarf-runner; owns rigorous-training; deck nothing
        bad-snap: | dwarf-longbeard
    """)
    game.play("commit black-orc-blocker to bad-snap left", "tackle dwarf-longbeard", "roll down down")
    assert game.asked == "grudgebearers commit-or-pass"


@of("rising-ire")
def test_rising_ire():
    """+1 Star Power at each matchup where one has a downed player."""
    game = table("""
        plays: scoreboard phase
        grudgebearers: owns rising-ire
        gouged-eye:
        personal-foul: dwarf-blocker, troll-slayer down | orc-thrower
        one-handed-grab: dwarf-blocker | orc-thrower
    """)
    assert game.asked == "nobody"
    assert "total-counted grudgebearers personal-foul 6" in game.told
    assert "total-counted grudgebearers one-handed-grab 3" in game.told


# Reikland Reavers.


@of("gryphon-ade")
def test_gryphon_ade():
    """Every star that the manager reveals acts as a Freebooter."""
    game = table("""
        plays: reveal improvements
        reikland-reavers: owns gryphon-ade; pile griff-oberwald; deck ogre; discard human-thrower
        gouged-eye: pile varag-ghoulchewer; deck da-troll
    """)
    assert game.asked == "reikland-reavers return-card"

    game.play("return human-thrower from discard")
    assert game.deck("reikland-reavers") == ["griff-oberwald", "ogre"]
    assert game.deck("gouged-eye") == ["varag-ghoulchewer", "da-troll"]


@of("jack-of-all-trades")
def test_jack_of_all_trades():
    """The player committed this turn uses any one skill."""
    game = table("""
        reikland-reavers: hand human-lineman, ogre; owns jack-of-all-trades; deck human-catcher
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit human-lineman to bad-snap left", "act jack-of-all-trades")
    assert game.options == ["skill tackle", "skill pass", "skill sprint", "skill cheat"]

    game.play("skill pass", "use")
    assert game["bad-snap"] == "human-lineman ball | orc-lineman"


@of("jack-of-all-trades")
def test_jack_of_all_trades_offers_what_can_be_done():
    game = table("""
        pool: 0
        reikland-reavers: hand human-lineman; owns jack-of-all-trades; deck human-catcher, ogre
        gouged-eye:
        bad-snap:
    """)
    game.play("commit human-lineman to bad-snap left", "act jack-of-all-trades")
    assert game.options == ["skill pass", "skill sprint"]


@of("product-endorsements")
def test_product_endorsements():
    """A fan for each matchup where one's total is four or more, won or lost."""
    game = table("""
        plays: scoreboard phase
        reikland-reavers: owns product-endorsements
        gouged-eye:
        personal-foul: human-blitzer, human-lineman | gouged-eye treeman, treeman
        right-in-the-jibblies: human-blitzer | gouged-eye treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 2, 5 + 3 + 1]


@of("publicity-stunts")
def test_publicity_stunts():
    """At the end two fans for each Reavers star on the roster, a fan for each other star."""
    game = table("""
        plays: end of season
        reikland-reavers: owns publicity-stunts; deck griff-oberwald, ogre; hand slab; discard freebooter-runner
        gouged-eye:
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 0]


AGENT = """
    plays: scoreboard phase
    reikland-reavers: owns recruiting-agent
    gouged-eye:
    the-backstab-special: human-lineman | orc-lineman ball
"""


@of("recruiting-agent")
def test_recruiting_agent():
    """After seeing the stars drawn for a payout, one may draw another before choosing."""
    game = table(AGENT)
    game.play("draw slab")
    assert (game.asked, game.options) == ("reikland-reavers respond", ["use recruiting-agent", "decline"])

    game.play("use recruiting-agent", "draw mighty-zug")
    assert game.options == ["keep mighty-zug", "keep slab"]

    game.play("keep mighty-zug")
    assert game.deck("reikland-reavers")[0] == "mighty-zug"


@of("recruiting-agent")
def test_recruiting_agent_needs_another_star():
    game = table("OWA: slab" + AGENT)
    assert game.asked == "nobody"
    assert game.deck("reikland-reavers")[0] == "slab"

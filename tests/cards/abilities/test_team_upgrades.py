"""The team upgrades of the six teams (rulings: Actions, responses and "this turn"; Tackles; Moving and placing)."""

from tests.cards.abilities.linked import of
from tests.scenario import table

# Chaos All-Stars.


@of("changer-of-plays")
def test_changer_of_plays():
    """The top highlight replaces one where the manager has a player, turned as he likes; all else stays."""
    game = table("""
        chaos-all-stars: hand beastman-thrower; owns changer-of-plays
        gouged-eye:
        highlights: the-tripline, gutter-run
        bad-snap: | orc-thrower ball
        super-juke: | chaos-lineman [?]
    """)
    game.play("commit beastman-thrower to bad-snap left", "decline", "act changer-of-plays")
    assert game.options == ["matchup bad-snap", "matchup super-juke"]

    game.play("matchup super-juke", "draw gutter-run")
    assert game.options == ["turned", "straight"]

    game.play("turned")
    assert game.reel == ["bad-snap", "gutter-run"]
    assert game["gutter-run"] == "| chaos-lineman [?]"
    assert game.season.turned == [False, True]
    assert game.box == ["super-juke"]
    assert game.owns("chaos-all-stars") == ["changer-of-plays exhausted"]


@of("changer-of-plays")
def test_changer_of_plays_wants_a_highlight_with_a_player():
    game = table("""
        chaos-all-stars: hand beastman-thrower; owns changer-of-plays
        gouged-eye:
        bad-snap: | orc-thrower
        the-chaos-cup:
    """)
    game.play("commit beastman-thrower to the-chaos-cup", "decline")
    assert game.asked == "nobody"


@of("handy-mutation")
def test_handy_mutation():
    """On Target Down any player of one's own, also a downed one, becomes carrier wherever the ball is there."""
    game = table("""
        chaos-all-stars: hand beastman-thrower; owns handy-mutation
        grudgebearers:
        bad-snap: chaos-lineman down | dwarf-runner ball
        super-juke:
    """)
    game.play("commit beastman-thrower to super-juke left", "decline", "act handy-mutation", "roll down")
    assert game.options == ["player chaos-lineman at bad-snap", "player beastman-thrower at super-juke"]

    game.play("player chaos-lineman at bad-snap")
    assert game["bad-snap"] == "chaos-lineman down ball | dwarf-runner"


@of("handy-mutation")
def test_handy_mutation_fails():
    """Any other face does nothing, and the card stays exhausted."""
    game = table("""
        chaos-all-stars: hand beastman-thrower; owns handy-mutation
        grudgebearers:
        bad-snap: | dwarf-runner ball
    """)
    game.play("commit beastman-thrower to bad-snap left", "decline", "act handy-mutation", "roll tackler")
    assert game["bad-snap"] == "beastman-thrower | dwarf-runner ball"
    assert game.owns("chaos-all-stars") == ["handy-mutation exhausted"]


@of("winds-of-change")
def test_winds_of_change():
    """A token for any player at a matchup where the manager has one."""
    game = table("""
        chaos-all-stars: hand chaos-lineman; owns winds-of-change
        grudgebearers:
        bad-snap: | dwarf-runner
        super-juke: | dwarf-blocker
    """)
    game.play("commit chaos-lineman to bad-snap left", "act winds-of-change")
    assert game.options == ["player dwarf-runner", "player chaos-lineman"]

    game.play("player dwarf-runner")
    assert game["bad-snap"] == "chaos-lineman | dwarf-runner [?]"


@of("winds-of-change")
def test_winds_of_change_wants_a_token_in_the_pool():
    game = table("""
        pool: 0
        chaos-all-stars: hand chaos-lineman; owns winds-of-change
        grudgebearers:
        bad-snap:
    """)
    game.play("commit chaos-lineman to bad-snap left")
    assert game.asked == "nobody"


@of("withering-workout")
def test_withering_workout():
    """Once for each of one's players ejected, a card is drawn and placed there, without skills."""
    game = table("""
        plays: scoreboard phase
        chaos-all-stars: owns withering-workout; deck minotaur, chaos-warrior, chaos-lineman
        grudgebearers:
        personal-foul: beastman [?], beastman-thrower [?], chaos-lineman [?] | dwarf-runner
    """)
    game.play("token ejection ejection power-0")
    assert game.options == [
        "use withering-workout for beastman",
        "use withering-workout for beastman-thrower",
    ]
    game.play("use withering-workout for beastman", "draw minotaur chaos-warrior")
    assert "player-placed minotaur personal-foul left" in game.told
    assert "player-placed chaos-warrior personal-foul left" in game.told
    assert "total-counted chaos-all-stars personal-foul 8" in game.told
    assert game.pool == 27


@of("writhing-tentacles")
def test_writhing_tentacles():
    """During an attempt beside which one has a player, an opponent in it has -1 Star Power."""
    game = table("""
        grudgebearers: hand troll-slayer
        chaos-all-stars: owns writhing-tentacles
        bad-snap: | beastman, minotaur
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle beastman")
    assert (game.asked, game.options) == (
        "chaos-all-stars respond",
        ["use writhing-tentacles", "decline"],
    )
    # Two against three: Dauntless makes it one die.
    game.play("use writhing-tentacles", "roll down")
    assert game["bad-snap"] == "troll-slayer [?] | beastman down, minotaur"
    assert game.owns("chaos-all-stars") == ["writhing-tentacles exhausted"]


@of("writhing-tentacles")
def test_writhing_tentacles_against_the_target():
    game = table("""
        chaos-all-stars: hand beastman; owns writhing-tentacles
        grudgebearers:
        bad-snap: chaos-lineman | troll-slayer
    """)
    game.play("commit beastman to bad-snap left", "tackle troll-slayer")
    game.play("use writhing-tentacles", "roll down missed")
    assert game.asked == "chaos-all-stars choose-result"


@of("writhing-tentacles")
def test_writhing_tentacles_wants_a_bystander():
    game = table("""
        grudgebearers: hand troll-slayer
        chaos-all-stars: owns writhing-tentacles
        bad-snap: | beastman
        super-juke: | minotaur
    """)
    game.play("commit troll-slayer to bad-snap left", "tackle beastman", "roll down")
    assert game["bad-snap"] == "troll-slayer [?] | beastman down"


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


# Gouged Eye.


@of("beat-da-points-outta-dem")
def test_beat_da_points_outta_dem():
    """Two fans each time one of one's players injures an opponent; a wizard or Eshin is no player."""
    game = table("""
        gouged-eye: hand da-troll; owns beat-da-points-outta-dem
        reikland-reavers:
        bad-snap: | human-thrower down
    """)
    game.play("commit da-troll to bad-snap left", "tackle human-thrower", "roll down missed", "apply down")
    assert game.fans == [2, 0]


@of("illegal-substitution")
def test_illegal_substitution():
    """A player of one's own is injured, and the card drawn is placed in his stead, without skills."""
    game = table("""
        gouged-eye: hand orc-lineman; owns illegal-substitution; deck orc-thrower, da-troll
        reikland-reavers:
        bad-snap: orc-blitzer down ball [?] | human-lineman
        super-juke:
    """)
    game.play("commit orc-lineman to super-juke left", "act illegal-substitution")
    game.play("player orc-blitzer at bad-snap", "draw da-troll")
    assert game["bad-snap"] == "da-troll | human-lineman"
    assert game.discard("gouged-eye") == ["orc-blitzer"]


@of("orcidas-sponsorship")
def test_orcidas_sponsorship():
    """After a successful tackle of the opposing carrier the tackler gets the ball, even out of Sure Hands."""
    game = table("""
        gouged-eye: hand orc-blitzer; owns orcidas-sponsorship
        reikland-reavers:
        bad-snap: | human-catcher ball
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-catcher", "roll down")
    assert (game.asked, game.options) == ("gouged-eye respond", ["use orcidas-sponsorship", "decline"])

    game.play("use orcidas-sponsorship")
    assert game["bad-snap"] == "orc-blitzer ball [?] | human-catcher down"
    assert game.owns("gouged-eye") == ["orcidas-sponsorship exhausted"]


@of("orcidas-sponsorship")
def test_orcidas_sponsorship_is_for_carriers():
    game = table("""
        gouged-eye: hand orc-blitzer; owns orcidas-sponsorship
        reikland-reavers:
        bad-snap: | human-catcher, human-thrower ball
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-catcher", "roll down")
    assert game.asked == "nobody"


@of("smash-em-bash-em")
def test_smash_em_bash_em():
    """After a successful tackle of a standing opponent a die may injure him."""
    position = """
        gouged-eye: hand orc-blitzer; owns smash-em-bash-em
        reikland-reavers:
        bad-snap: | human-blitzer, human-blitzer down
    """
    tackle = ("commit orc-blitzer to bad-snap left", "tackle human-blitzer", "roll down")
    game = table(position)
    game.play(*tackle, "use smash-em-bash-em", "roll down")
    assert game["bad-snap"] == "orc-blitzer [?] | human-blitzer down"
    assert game.discard("reikland-reavers") == ["human-blitzer"]

    game = table(position)
    game.play(*tackle, "use smash-em-bash-em", "roll missed")
    assert game["bad-snap"] == "orc-blitzer [?] | human-blitzer down, human-blitzer down"


@of("smash-em-bash-em")
def test_smash_em_bash_em_is_for_standing_opponents():
    game = table("""
        gouged-eye: hand orc-blitzer; owns smash-em-bash-em
        reikland-reavers:
        bad-snap: | human-blitzer down
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-blitzer", "roll down down")
    assert game.asked == "nobody"
    assert game.owns("gouged-eye") == ["smash-em-bash-em"]


@of("waaagh")
def test_waaagh():
    """Before a tackle: the tackler counts as stronger; if Target Missed is applied, a fan is lost."""
    position = """
        gouged-eye: hand orc-blitzer; owns waaagh; fans 3
        athelorn-avengers:
        bad-snap: | treeman
    """
    tackle = ("commit orc-blitzer to bad-snap left", "tackle treeman", "use waaagh", "roll down missed")
    game = table(position)
    game.play(*tackle)
    assert game.asked == "gouged-eye choose-result"

    game.play("apply missed")
    assert game.fans == [2, 0]

    game = table(position)
    game.play(*tackle, "apply down")
    assert game["bad-snap"] == "orc-blitzer [?] | treeman down"
    assert game.fans == [3, 0]


# Skavenblight Scramblers.

ESHIN = """
    skavenblight-scramblers: hand skaven-blitzer; owns eshin-assassination-coordinator; fans 3
    grudgebearers:
    bad-snap: | dwarf-runner ball, dwarf-longbeard
"""
ASSASSINATE = (
    "commit skaven-blitzer to bad-snap left",
    "tackle dwarf-longbeard",
    "use eshin-assassination-coordinator",
    "player dwarf-runner",
)


@of("eshin-assassination-coordinator")
def test_eshin_assassination_coordinator():
    """Instead of the tackle a die, against any opponent here: Target Down injures him, and nobody guards."""
    game = table(ESHIN)
    game.play(*ASSASSINATE, "roll down")
    assert game["bad-snap"] == "skaven-blitzer [?] | dwarf-longbeard"
    assert game.fans == [3, 0]


@of("eshin-assassination-coordinator")
def test_eshin_assassination_coordinator_fails():
    """Any other face costs a fan, and the tackler is not at risk."""
    for face in ("missed", "tackler"):
        game = table(ESHIN)
        game.play(*ASSASSINATE, f"roll {face}")
        assert game["bad-snap"] == "skaven-blitzer [?] | dwarf-runner ball, dwarf-longbeard"
        assert game.fans == [2, 0]


@of("professional-cheater")
def test_professional_cheater():
    """Look at a token on any player anywhere; keep it, or discard it and draw another onto him."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns professional-cheater
        grudgebearers:
        bad-snap: | troll-slayer [?]
        super-juke: skaven-blitzer [?two-fans]
    """)
    game.play("commit skaven-lineman to super-juke left", "act professional-cheater")
    assert game.options == ["token of troll-slayer at bad-snap", "token of skaven-blitzer at super-juke"]

    game.play("token of troll-slayer at bad-snap", "token power-3")
    assert game.options == ["replace", "keep"]

    game.play("replace")
    assert game["bad-snap"] == "| troll-slayer [?]"
    assert game.pool == 27


@of("professional-cheater")
def test_professional_cheater_wants_a_token():
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns professional-cheater
        grudgebearers:
        bad-snap: | troll-slayer
    """)
    game.play("commit skaven-lineman to bad-snap left")
    assert game.asked == "nobody"


@of("sewer-go-map")
def test_sewer_go_map():
    """A player of one's own moves to another legal matchup, without skills; the ball stays with a friend."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        bad-snap: skaven-blitzer ball [?] | troll-slayer
        super-juke: dwarf-blocker
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player skaven-blitzer")
    assert game["bad-snap"] == "skaven-lineman ball | troll-slayer"
    assert game["super-juke"] == "dwarf-blocker | skaven-blitzer [?]"


@of("sewer-go-map")
def test_sewer_go_map_wants_a_destination():
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        grudgebearers:
        bad-snap: skaven-blitzer | troll-slayer
    """)
    game.play("commit skaven-lineman to bad-snap left")
    assert game.asked == "nobody"


@of("swarm-tactics")
def test_swarm_tactics():
    """Before a tackle: +1 Star Power for each other player of one's own there, downed ones too."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns swarm-tactics
        athelorn-avengers:
        bad-snap: skaven-lineman, skaven-thrower down | treeman
    """)
    game.play("commit skaven-blitzer to bad-snap left", "tackle treeman")
    game.play("use swarm-tactics", "roll down missed")
    assert game.asked == "skavenblight-scramblers choose-result"


@of("warpstone-souvenirs")
def test_warpstone_souvenirs():
    """Two fans for each matchup lost; none for a draw."""
    game = table("""
        plays: scoreboard phase
        skavenblight-scramblers: owns warpstone-souvenirs
        grudgebearers:
        personal-foul: skaven-lineman | dwarf-blocker
        one-handed-grab: skaven-lineman | dwarf-longbeard
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 1, 5 + 2]


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

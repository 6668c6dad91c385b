"""The abilities of the team upgrades of the Chaos Wastes Confederation, a test or more for each card."""

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
def test_professional_cheater_can_not_tell_unseen_tokens_apart():
    """Two unseen tokens on a player are one answer, one that its manager has looked at is another."""
    game = table("""
        skavenblight-scramblers: hand skaven-lineman; owns professional-cheater
        grudgebearers:
        bad-snap: | troll-slayer [?, ?]
        super-juke: skaven-blitzer [?, ?two-fans, ?]
    """)
    game.play("commit skaven-lineman to super-juke left", "act professional-cheater")
    assert game.options == [
        "token of troll-slayer at bad-snap",
        "token of skaven-blitzer at super-juke",
        "token 2 of skaven-blitzer at super-juke",
    ]


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

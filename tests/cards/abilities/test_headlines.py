"""The ten headlines (rulings: Headlines; Maintenance)."""

from tests.cards.abilities.linked import of
from tests.scenario import table


@of("all-star-conditioning")
def test_all_star_conditioning():
    """The target of a tackle has +1 Star Power if he has a sprinting icon."""
    game = table("""
        headline: all-star-conditioning
        gouged-eye: hand 2 orc-blitzer
        reikland-reavers:
        bad-snap: | human-catcher
        super-juke: | human-blitzer
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle human-catcher", "roll down missed")
    assert game.asked == "reikland-reavers choose-result"

    game.play("apply missed", "commit orc-blitzer to super-juke left", "tackle human-blitzer", "roll down")
    assert game["super-juke"] == "orc-blitzer [?] | human-blitzer down"


CURSED = """
    headline: cursed-ball
    gouged-eye: hand orc-thrower
    reikland-reavers:
    bad-snap: | human-lineman, ogre down
"""
PASS = ("commit orc-thrower to bad-snap left", "use")


@of("cursed-ball")
def test_cursed_ball():
    """Each use of passing rolls a die: it works, the ball stays, or an opponent gets it."""
    game = table(CURSED)
    game.play(*PASS, "roll down")
    assert game["bad-snap"] == "orc-thrower ball | human-lineman, ogre down"

    game = table(CURSED)
    game.play(*PASS, "roll missed")
    assert game["bad-snap"] == "orc-thrower | human-lineman, ogre down"

    game = table(CURSED)
    game.play(*PASS, "roll tackler")
    assert (game.asked, game.options) == (
        "reikland-reavers give-ball",
        ["player human-lineman", "player ogre"],
    )
    game.play("player ogre")
    assert game["bad-snap"] == "orc-thrower | human-lineman, ogre down ball"


@of("endurance-training")
def test_endurance_training():
    """At once, after replenishing, each manager draws two more cards."""
    game = table(
        """
        plays: maintenance phase
        spike: endurance-training
        gouged-eye:
        reikland-reavers: hand 7 ogre
        chaos-all-stars: hand 5 beastman; deck 2 minotaur
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert len(game.hand("gouged-eye")) == 8
    assert len(game.hand("reikland-reavers")) == 9
    assert len(game.hand("chaos-all-stars")) == 7


@of("flooding-causes-soggy-pitch")
def test_flooding_causes_soggy_pitch():
    """Every attempt rolls two dice, whatever the Star Power, and both apply."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand 3 orc-lineman; owns tackling-coach
        reikland-reavers:
        bad-snap: | ogre
    """)
    game.play("commit orc-lineman to bad-snap left", "act tackling-coach")
    game.play("tackle ogre", "roll down tackler")
    assert game["bad-snap"] == "orc-lineman down | ogre down"


@of("flooding-causes-soggy-pitch")
def test_flooding_injures_outright():
    """Two Target Downs injure a standing target; his abilities for going down don't work."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand da-troll
        chaos-all-stars:
        bad-snap: | minotaur
    """)
    game.play("commit da-troll to bad-snap left", "tackle minotaur", "roll down down")
    assert game["bad-snap"] == "da-troll [?]"


@of("more-sales-more-matches")
def test_more_sales_more_matches():
    """One more highlight is rolled."""
    game = table(
        """
        plays: maintenance phase
        spike: more-sales-more-matches
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert len(game.reel) == 4


@of("referee-contract-dispute")
def test_referee_contract_dispute():
    """Each use of cheating assigns two tokens, a coach's too; single tokens stay single."""
    game = table("""
        headline: referee-contract-dispute
        reikland-reavers: hand cornelius-krieg; owns cheating-coach
        chaos-all-stars: hand chaos-lineman; owns winds-of-change
        bad-snap:
    """)
    game.play("commit cornelius-krieg to bad-snap left", "act cheating-coach")
    assert game["bad-snap"] == "cornelius-krieg [?, ?, ?, ?]"

    game.play("commit chaos-lineman to bad-snap right", "act winds-of-change", "player chaos-lineman")
    assert game["bad-snap"].endswith("chaos-lineman [?]")


@of("rivalry-week-kicks-off")
def test_rivalry_week_kicks_off():
    """Two more fans for the winner of a highlight; none for a draw or a tournament."""
    game = table("""
        plays: scoreboard phase
        headline: rivalry-week-kicks-off
        gouged-eye:
        reikland-reavers:
        one-handed-grab: orc-blitzer | human-lineman
        personal-foul: orc-lineman | human-lineman
        right-in-the-jibblies: | human-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 2 + 1, 2 + 2 + 1 + 3 + 2]


@of("salary-cap-raised")
def test_salary_cap_raised():
    """At once each manager draws the top star of his union into his hand, a Freebooter like any other."""
    game = table(
        """
        plays: maintenance phase
        spike: salary-cap-raised
        OWA: freebooter-lineman
        CWC: 2 freebooter-thrower
        gouged-eye: gained 1
        chaos-all-stars:
        reikland-reavers:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert game.improvements == [2, 1, 1]
    assert "freebooter-thrower" in game.hand("gouged-eye")
    assert "freebooter-lineman" in game.hand("reikland-reavers")
    assert len(game.hand("chaos-all-stars")) == 7


@of("salary-cap-raised")
def test_salary_cap_raised_with_an_empty_deck():
    """An empty union deck gives nothing."""
    game = table(
        """
        plays: maintenance phase
        spike: salary-cap-raised
        OWA: nothing
        gouged-eye:
        reikland-reavers:
        grudgebearers:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert game.improvements == [1, 0, 0]


@of("violence-at-an-all-time-high")
def test_violence_at_an_all_time_high():
    """A die whenever a standing player goes down: Target Down injures him, and Sure Hands lets go of the ball."""
    position = """
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: | human-catcher ball, human-thrower
    """
    tackle = ("commit orc-blitzer to bad-snap left", "tackle human-catcher")
    game = table(position)
    game.play(*tackle, "roll down down")
    assert game["bad-snap"] == "orc-blitzer [?] | human-thrower"

    game = table(position)
    game.play(*tackle, "roll down missed")
    assert game["bad-snap"] == "orc-blitzer [?] | human-catcher down ball, human-thrower"


@of("weather-disrupts-match")
def test_weather_disrupts_match():
    """A team zone holds three players at most, standing and downed."""
    game = table("""
        headline: weather-disrupts-match
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: orc-lineman, orc-lineman down, orc-lineman | human-lineman
        super-juke: orc-lineman, orc-lineman | human-lineman
    """)
    assert game.options == ["commit orc-blitzer to super-juke left", "pass"]

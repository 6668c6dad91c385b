"""Penalties (Foul Play, Penalties; rulings, Scoreboard and Foul Play)."""

import pytest

from tests.scenario import Table, table


def received(game: Table) -> list[str]:
    """Who has received penalties, in order."""
    return [line.split()[1] for line in game.told if line.startswith("penalty-received")]


def test_tokens_with_foul_play():
    """Foul Play adds four penalties, two of +1, one of +2 and one of +3 (rulings, Counts)."""
    game = table(
        """
        expansions: foul-play
        plays: maintenance phase
        gouged-eye:
        reikland-reavers:
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert game.pool == 38


def test_a_penalty_for_each_icon():
    """A revealed penalty icon brings the player's manager a penalty (Foul Play, Penalties)."""
    game = table(
        """
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [penalty, penalty] | human-lineman [penalty]
        """,
        luck=1,
    )
    assert game.asked.split()[0] in ("nobody", "gouged-eye", "reikland-reavers")
    assert received(game) == ["gouged-eye", "gouged-eye", "reikland-reavers"]


def test_penalties_come_after_ejections_and_fans():
    """They are applied at the end of the step; on an ejected player they count for nothing (rulings, Scoreboard)."""
    game = table(
        """
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [ejection, penalty], da-troll [penalty, one-fan] | human-lineman
        """,
        luck=1,
    )
    assert game.asked == "nobody"
    assert received(game) == ["gouged-eye"]
    told = [line.split()[0] for line in game.told]
    assert told.index("player-ejected") < told.index("fans-changed") < told.index("penalty-received")


def test_moved_tokens_bring_no_penalty():
    """Revealed tokens that are moved later carry only their Star Power along (rulings, Scoreboard: Moved tokens)."""
    game = table(
        """
        expansions: foul-play
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        personal-foul: marcus-siebermann ball | orc-lineman [penalty]
        """,
        luck=1,
    )
    game.play("use marcus-siebermann", "decline all")
    assert received(game) == ["gouged-eye"]


def test_the_losers_of_the_leeg():
    """Who collects LOSE! of the Goblin Tribal Leeg receives a penalty with it (Foul Play, Penalties)."""
    game = table(
        """
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        grudgebearers:
        goblin-tribal-leeg: da-troll | ogre down | chaos-lineman | dwarf-longbeard
        """,
        luck=1,
    )
    game.play("decline all")
    assert received(game) == ["chaos-all-stars", "grudgebearers"]


@pytest.mark.parametrize("others", ["reikland-reavers:", "reikland-reavers:\n chaos-all-stars:"])
def test_alone_at_the_leeg(others):
    """A manager alone collects LOSE! too, penalty and all, also of two managers (rulings, A manager alone)."""
    game = table(
        f"""
        plays: scoreboard phase
        gouged-eye:
        {others}
        goblin-tribal-leeg: da-troll
        """,
        luck=1,
    )
    game.play("decline all")
    assert received(game) == ["gouged-eye"]


def test_the_leeg_adds_a_tournament():
    """The Goblin Tribal Leeg is added to the tournaments in use: with two managers one week more (rulings, Setup)."""
    for expansions, weeks in (("foul-play", 5), ("sudden-death, foul-play", 6)):
        game = table(
            f"""
            expansions: {expansions}
            plays: season
            week: 0
            gouged-eye:
            reikland-reavers:
            """,
            luck=1,
        )
        game.play("decline all")
        assert game.season.week == weeks


def test_a_penalty_lies_facedown():
    """It is drawn facedown without looking, and stays so until all are flipped (Foul Play, Penalties)."""
    game = table(
        """
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        personal-foul: orc-lineman [penalty] | human-lineman
        the-tripline: | human-lineman
        """,
        luck=1,
    )
    assert game.asked == "reikland-reavers collect-next"
    assert game.season.facedown == [1, 0]
    assert "penalty-revealed" not in " ".join(game.told)

    game.play("decline all")
    told = [line.split()[0] for line in game.told]
    assert told.index("improvement-revealed") < told.index("penalty-revealed")


def test_penalties_are_flipped_together_and_resolved_in_turn_order():
    """Each manager flips his; then each resolves his own, one at a time (Foul Play; rulings, Foul Play: Penalties)."""
    game = table("""
        expansions: foul-play
        plays: penalties
        coin: reikland-reavers
        gouged-eye: penalties 1; hand bork, crushface
        reikland-reavers: penalties 1; hand slab, mighty-zug
    """)
    game.play("draw red-card red-card")
    assert [line for line in game.told if line.startswith("penalty-revealed")] == [
        "penalty-revealed reikland-reavers red-card",
        "penalty-revealed gouged-eye red-card",
    ]
    game.play("reikland-reavers: lose slab")
    assert game.asked == "gouged-eye lose-card"


def test_a_manager_orders_his_own_penalties():
    """Each manager chooses the order of his own, and what he loses (rulings, Foul Play: Penalties)."""
    game = table("""
        expansions: foul-play
        plays: penalties
        gouged-eye: penalties 3; fans 5; hand bork, crushface
        reikland-reavers:
    """)
    game.play("draw red-card roughing-the-ref over-the-salary-cap")
    assert (game.asked, game.options) == (
        "gouged-eye resolve-penalty",
        ["resolve over-the-salary-cap", "resolve red-card", "resolve roughing-the-ref"],
    )
    game.play("resolve red-card", "lose bork", "resolve over-the-salary-cap")
    assert game.asked == "nobody"
    assert game.fans == [3, 0]


def test_penalties_stay_until_told_to_go():
    """Penalty cards remain faceup until a manager is instructed to discard them (Foul Play, Penalties)."""
    game = table("""
        expansions: foul-play
        plays: penalties
        gouged-eye: penalties 2; fans 5
        reikland-reavers:
    """)
    game.play("draw chaos-karma roughing-the-ref")
    game.play("resolve chaos-karma")
    assert game.asked == "nobody"
    assert game.owns("gouged-eye") == ["chaos-karma"]
    assert game.cards(game.season.penalty_discard) == ["roughing-the-ref"]


def test_lost_cards_go_to_the_box():
    """Lost cards go to the box; they were gained all the same (rulings, Foul Play; Improvements for the tie-break)."""
    game = table("""
        expansions: foul-play
        plays: penalties
        gouged-eye: penalties 1; owns waaagh; gained 1
        reikland-reavers:
    """)
    game.play("draw illegal-equipment")
    assert game.asked == "nobody"
    assert game.box == ["waaagh"]
    assert game.improvements == [1, 0]


def test_nothing_to_lose():
    """A manager with no payouts of that type ignores the loss (Foul Play, Penalties)."""
    game = table("""
        expansions: foul-play
        plays: penalties
        gouged-eye: penalties 1; fans 3
        reikland-reavers:
    """)
    game.play("draw staff-walkout")
    assert game.asked == "nobody"
    assert game.fans == [3, 0]


def test_facedown_penalties_are_not_shuffled():
    """When the deck is empty, the discarded penalties are shuffled (rulings, Foul Play: Penalties).

    Those that lie facedown stay what they are.
    """
    game = table("""
        plays: scoreboard phase
        headline: zero-tolerance-for-ejections
        penalties: chaos-karma
        gouged-eye:
        reikland-reavers: fans 1
        personal-foul: orc-lineman [ejection], da-troll [ejection] | human-lineman
    """)
    numbers = game.season.book.numbers
    game.season.penalty_discard = (numbers["roughing-the-ref"], numbers["red-card"])
    game.play("draw roughing-the-ref")
    assert (game.asked, game.options) == (
        "gouged-eye resolve-penalty",
        ["resolve chaos-karma", "resolve roughing-the-ref"],
    )
    assert game.season.penalties_left == 1
    assert game.cards(game.season.penalties) == ["red-card"]


def test_no_penalty_left():
    """If there are none to be shuffled, no penalty is received (rulings, Foul Play: Penalties)."""
    game = table("""
        plays: scoreboard phase
        headline: zero-tolerance-for-ejections
        penalties: chaos-karma
        gouged-eye:
        reikland-reavers: fans 1
        personal-foul: orc-lineman [ejection], da-troll [ejection] | human-lineman
    """)
    assert game.asked == "nobody"
    assert received(game) == ["gouged-eye"]
    assert game.owns("gouged-eye") == ["chaos-karma"]


def test_the_last_weeks_penalties():
    """They are resolved before End of Game abilities (rulings, Payouts and improvements: The last week's)."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase, end of season
        gouged-eye: penalties 1; owns team-merchandise-booths
        reikland-reavers:
        personal-foul:
    """)
    game.play("draw staff-walkout")
    assert game.asked == "nobody"
    assert game.fans == [0, 0]


def test_new_improvements_can_be_lost_at_once():
    """Penalties come at the end of Reveal Improvement Pile, so what was revealed just now can go (Foul Play)."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: penalties 1; pile hired-wizard
        reikland-reavers:
        personal-foul:
    """)
    game.play("draw staff-walkout")
    assert game.asked == "nobody"
    assert game.box == ["hired-wizard", "personal-foul"]
    assert game.improvements == [1, 0]


def test_two_lasting_penalties_of_one_title():
    """Both are in force, and both are discarded when their time is over."""
    game = table("""
        expansions: foul-play
        plays: scoreboard phase
        gouged-eye: owns stretcher-bearers-strike, waaagh, stretcher-bearers-strike
        reikland-reavers:
        personal-foul: da-troll, orc-lineman down | human-catcher
    """)
    assert game.asked == "nobody"
    assert game.fans == [0, 5]
    assert game.owns("gouged-eye") == ["waaagh"]


def test_a_penalty_that_is_only_shown():
    """A penalty shown by Conditioning Coach does nothing (rulings, Tackles: Conditioning Coach)."""
    game = table("""
        expansions: foul-play
        gouged-eye: hand orc-blitzer
        athelorn-avengers: owns conditioning-coach
        bad-snap: | wardancer ball
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer")
    game.play("use conditioning-coach", "token penalty", "roll missed")
    assert received(game) == []

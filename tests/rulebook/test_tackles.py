"""Tackle attempts from the naming of the target to the result: dice, Star Power, and what comes before the roll."""

import pytest

from tests.scenario import Table, table

BLITZ = ("commit orc-blitzer to bad-snap left", "tackle wardancer")


def orcs_against(
    line: str, hand: str = "orc-blitzer", orcs: str = "", elves: str = "", more: str = ""
) -> Table:
    """Gouged Eye about to commit to Bad Snap, the Avengers in the right zone."""
    return table(f"""
        gouged-eye: hand {hand}; {orcs}
        athelorn-avengers: {elves}
        bad-snap: {line}
        {more}
    """)


# Base rulebook, Tackling.


def test_stronger_tackler_chooses():
    """With more Star Power the tackler's manager rolls two dice and chooses (Tackling)."""
    game = orcs_against("| wood-elf-thrower")

    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "roll down tackler")

    assert game.asked == "gouged-eye choose-result"
    assert game.options == ["apply down", "apply tackler"]


def test_equals_roll_one_die():
    """With equal Star Power one die is rolled and applied (Tackling)."""
    game = orcs_against("| wardancer")

    game.play(*BLITZ, "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down"


def test_weaker_tackler_lets_the_other_choose():
    """With less Star Power two dice are rolled and the opposing manager chooses (Tackling)."""
    game = orcs_against("| treeman")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll down missed")

    assert game.asked == "athelorn-avengers choose-result"
    assert game.options == ["apply down", "apply missed"]


def test_equal_dice_leave_no_choice():
    """Two dice with the same face leave nothing to choose (Tackling)."""
    game = orcs_against("| treeman")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll tackler tackler")

    assert game["bad-snap"] == "orc-blitzer down | treeman"


def test_target_down_downs_who_stands():
    """Target Down: a standing target becomes downed, and drops the ball (Tackling; Player States)."""
    game = orcs_against("| wardancer ball [?]")

    game.play(*BLITZ, "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down [?]"


def test_target_down_injures_who_is_downed():
    """Target Down: a downed target is injured; ball, tokens and zone are lost (Tackling; Player States)."""
    game = orcs_against("| wardancer down ball [?, power-2]")

    game.play(*BLITZ, "roll down missed", "apply down")

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.discard("athelorn-avengers") == ["wardancer"]
    assert game.pool == 30 - 3
    assert len(game.season.aside) == 1


def test_downed_target_has_his_downed_star_power():
    """A downed target's downed Star Power is compared (Tackling; Player States)."""
    game = orcs_against("| deeproot-strongbranch down")

    game.play("commit orc-blitzer to bad-snap left", "tackle deeproot-strongbranch", "roll missed")

    assert game["bad-snap"] == "orc-blitzer [?] | deeproot-strongbranch down"


def test_target_missed_changes_nothing():
    """Target Missed: the tackle fails, without any other effect (Tackling)."""
    game = orcs_against("| wardancer ball")

    game.play(*BLITZ, "roll missed")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer ball"


def test_tackler_down_downs_him_and_ends_his_skills():
    """Tackler Down: the tackler goes down, and his cheating icon is lost (Tackling; rulings, Skills)."""
    game = orcs_against("| wardancer ball")

    game.play(*BLITZ, "roll tackler")

    assert game["bad-snap"] == "orc-blitzer down | wardancer ball"


def test_tackler_down_injures_a_downed_tackler():
    """Tackler Down: a tackler who is down already is injured (Tackling)."""
    game = orcs_against("| wardancer", orcs="owns tackling-coach")

    game.play(*BLITZ, "roll tackler", "act tackling-coach", "tackle wardancer", "roll tackler tackler")

    assert game["bad-snap"] == "| wardancer"
    assert game.discard("gouged-eye") == ["orc-blitzer"]


def test_tackler_down_is_no_successful_tackle():
    """If Tackler Down is applied, nobody was tackled successfully (Tackling): no icon for the Wardancer."""
    game = table("""
        athelorn-avengers: hand wardancer
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit wardancer to bad-snap left", "tackle orc-blitzer", "roll tackler")

    assert game["bad-snap"] == "wardancer down | orc-blitzer"
    assert game.asked == "nobody"


def test_tackling_is_optional():
    """Tackling is optional (Tackling)."""
    game = orcs_against("| wardancer")

    game.play("commit orc-blitzer to bad-snap left", "decline")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"


def test_each_icon_is_a_tackle_of_its_own():
    """Each icon is resolved separately, against the same or different players (Tackling; rulings, Play)."""
    game = table("""
        grudgebearers: hand the-death-roller
        gouged-eye:
        bad-snap: | orc-blitzer, orc-thrower
    """)

    game.play(
        "commit the-death-roller to bad-snap left",
        "tackle orc-blitzer", "roll down down",
        "tackle orc-blitzer", "roll down down",
        "tackle orc-thrower", "roll missed missed",
    )  # fmt: skip

    assert game["bad-snap"] == "the-death-roller [?, ?, ?] | orc-thrower"


def test_downed_tackler_has_no_icons_left():
    """A player downed in the middle of his skills uses no more of them (rulings, Play)."""
    game = table("""
        grudgebearers: hand the-death-roller
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit the-death-roller to bad-snap left", "tackle orc-blitzer", "roll tackler tackler")

    assert game["bad-snap"] == "the-death-roller down | orc-blitzer"


def test_without_opponents_tackling_is_not_offered():
    """A skill icon that can change nothing is not offered (rulings, Nothing to act on)."""
    game = orcs_against("", more="super-juke: | wardancer")

    game.play("commit orc-blitzer to bad-snap left")

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.asked == "nobody"


def test_opponents_at_a_tournament_are_all_others():
    """Opposing at a tournament is every other manager's player; the target's manager chooses (rulings)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        athelorn-avengers:
        the-chaos-cup: human-blitzer | treeman | orc-lineman
    """)

    game.play("commit orc-blitzer to the-chaos-cup")
    assert game.options == ["tackle human-blitzer", "tackle treeman", "decline"]

    game.play("tackle treeman", "roll missed tackler")
    assert game.asked == "athelorn-avengers choose-result"


# Star Power in a tackle (rulings, Play; Tackles).


@pytest.mark.parametrize("line", ["| wardancer ball", "| wardancer [power-3, ?]"])
def test_ball_and_tokens_add_nothing(line):
    """Neither the ball nor cheating tokens, facedown or faceup, count in a tackle (rulings, Play)."""
    game = orcs_against(line)

    game.play(*BLITZ, "roll missed")

    assert game.asked == "nobody"


def test_nerves_of_steel_count():
    """Nerves of Steel, which says so, does count: the carrier has one more (Tackling, Note)."""
    game = orcs_against("| eldril-sidewinder ball")

    game.play("commit orc-blitzer to bad-snap left", "tackle eldril-sidewinder", "roll down missed")

    assert game.asked == "athelorn-avengers choose-result"


def test_nerves_of_steel_are_lost_on_the_ground():
    """A downed player has no abilities: the Thrower's 2 is more than 1 (Player States)."""
    game = orcs_against(
        "orc-blitzer | eldril-sidewinder down ball", hand="orc-thrower", orcs="owns tackling-coach"
    )

    game.play(
        "commit orc-thrower to bad-snap left", "decline",
        "act tackling-coach", "tackle eldril-sidewinder", "roll down tackler",
    )  # fmt: skip

    assert game.asked == "gouged-eye choose-result"


def test_frenzy_adds_one_while_attempting():
    """Frenzy: one more Star Power during his own attempt (List of Named Abilities)."""
    game = orcs_against("| wardancer", hand="black-orc-blocker")

    game.play("commit black-orc-blocker to bad-snap left", "tackle wardancer", "roll missed tackler")

    assert game.asked == "gouged-eye choose-result"


def test_frenzy_adds_nothing_for_a_target():
    """… and not when he is tackled himself (List of Named Abilities)."""
    game = table("""
        athelorn-avengers: hand wardancer
        gouged-eye:
        bad-snap: | black-orc-blocker
    """)

    game.play("commit wardancer to bad-snap left", "tackle black-orc-blocker", "roll missed")

    assert game.asked == "nobody"


def test_coach_for_a_downed_player_uses_downed_star_power_without_abilities():
    """A coach works for a downed player, with his downed Star Power and no abilities (rulings, Play)."""
    game = orcs_against("| wood-elf-thrower down", hand="black-orc-blocker", orcs="owns tackling-coach")

    # With Frenzy he rolls as the stronger; downed, he is equal to the Thrower's 1.
    game.play(
        "commit black-orc-blocker to bad-snap left",
        "tackle wood-elf-thrower", "roll tackler tackler",
        "act tackling-coach", "tackle wood-elf-thrower", "roll down",
    )  # fmt: skip

    assert game["bad-snap"] == "black-orc-blocker down"


def test_coach_does_nothing_for_an_injured_player():
    """If the player committed this turn has been injured, no action can be used on him (rulings)."""
    game = orcs_against(
        "| wardancer", orcs="owns tackling-coach", more="headline: violence-at-an-all-time-high"
    )

    game.play(*BLITZ, "roll tackler down")

    assert game["bad-snap"] == "| wardancer"
    assert game.asked == "nobody"


def test_star_power_is_never_below_zero():
    """Changes of Star Power never take it below zero: zero and zero roll one die (rulings, Tackles)."""
    game = table("""
        grudgebearers: hand the-death-roller; owns tackling-coach
        gouged-eye:
        chaos-all-stars: owns writhing-tentacles
        the-chaos-cup: orc-lineman down | chaos-lineman
    """)

    game.play(
        "commit the-death-roller to the-chaos-cup",
        "tackle orc-lineman", "decline", "roll tackler tackler",
        "act tackling-coach", "tackle orc-lineman",
        "use writhing-tentacles", "player orc-lineman", "roll down",
    )  # fmt: skip

    assert game["the-chaos-cup"] == "chaos-lineman | the-death-roller down"


# The order of an attempt.


def test_tackler_reacts_before_the_target():
    """What comes before the attempt is the tackler's; what the target brings comes after (rulings, step by step)."""
    game = table("""
        coin: athelorn-avengers
        gouged-eye: hand orc-blitzer; owns waaagh, swarm-tactics
        athelorn-avengers: owns orions-cleats, conditioning-coach
        bad-snap: orc-lineman | wardancer ball
    """)

    game.play(*BLITZ)
    assert game.asked == "gouged-eye respond"
    assert game.options == ["use waaagh", "use swarm-tactics", "decline"]

    game.play("use swarm-tactics")
    assert game.options == ["use waaagh", "decline"]

    game.play("decline")
    assert game.asked == "athelorn-avengers respond"
    assert game.options == ["use orions-cleats", "use conditioning-coach", "decline"]


def test_responses_to_the_attempt_go_in_turn_order():
    """What comes when a player is the target, or during the attempt, goes in turn order (rulings, step by step)."""
    game = table("""
        coin: chaos-all-stars
        turn: gouged-eye
        gouged-eye: hand orc-blitzer
        athelorn-avengers: owns orions-cleats
        chaos-all-stars: owns writhing-tentacles
        the-chaos-cup: wardancer | chaos-lineman
    """)

    game.play("commit orc-blitzer to the-chaos-cup", "tackle wardancer")
    assert game.asked == "chaos-all-stars respond"

    game.play("decline")
    assert game.asked == "athelorn-avengers respond"

    game.play("use orions-cleats")
    assert game.asked == "chaos-all-stars respond"


def test_swarm_tactics_count_downed_friends():
    """Swarm Tactics: one more for each other player of one's own there, downed ones included (rulings, Tackles)."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns swarm-tactics
        athelorn-avengers:
        bad-snap: skaven-lineman, skaven-lineman down | deeproot-strongbranch
        super-juke: skaven-lineman
    """)

    game.play(
        "commit skaven-blitzer to bad-snap left", "tackle deeproot-strongbranch", "use swarm-tactics", "roll missed",
    )  # fmt: skip

    assert game.asked == "skavenblight-scramblers use-skill"
    assert game.owns("skavenblight-scramblers") == ["swarm-tactics exhausted"]


def test_changes_of_star_power_add_up():
    """Changes of Star Power add up: 3 + 2 - 1 is 4 against 4 (rulings, Tackles)."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns swarm-tactics
        athelorn-avengers:
        chaos-all-stars: owns writhing-tentacles
        the-chaos-cup: skaven-lineman, skaven-lineman | treeman | chaos-lineman
    """)

    game.play(
        "commit skaven-blitzer to the-chaos-cup", "tackle treeman", "use swarm-tactics",
        "use writhing-tentacles", "player skaven-blitzer", "roll missed",
    )  # fmt: skip

    assert game.asked == "skavenblight-scramblers use-skill"


def test_changes_of_star_power_last_for_the_attempt():
    """… and last for the attempt: the next one is rolled without (rulings, Tackles)."""
    game = table("""
        grudgebearers: hand the-death-roller; owns swarm-tactics
        athelorn-avengers:
        bad-snap: dwarf-longbeard | deeproot-strongbranch
    """)

    game.play(
        "commit the-death-roller to bad-snap left",
        "tackle deeproot-strongbranch", "use swarm-tactics", "roll missed missed",
        "tackle deeproot-strongbranch", "roll missed",
    )  # fmt: skip

    assert game.asked == "grudgebearers choose-target"

"""Abilities around the dice and the result of a tackle: Dodge, Guard, Juggernaut, Piling On, Stand Firm."""

import pytest

from tests.scenario import Table, table


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


# Dodge and other rerolls.

RUNNER = "| athelorn-avengers freebooter-runner"
AT_RUNNER = ("commit orc-blitzer to bad-snap left", "tackle freebooter-runner")


def test_dodge_rerolls_the_one_die():
    """Dodge: all dice of the attempt are rerolled, and the new roll stands (rulings, Play)."""
    game = orcs_against(RUNNER)

    game.play(*AT_RUNNER, "roll down", "athelorn-avengers: use freebooter-runner", "roll missed")

    assert game["bad-snap"] == "orc-blitzer [?] | athelorn-avengers freebooter-runner"


def test_dodge_is_used_once():
    """Dodge may be used once in each attempt: the worse second roll stands (rulings, Play)."""
    game = orcs_against(RUNNER)

    game.play(*AT_RUNNER, "roll missed", "use freebooter-runner", "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | athelorn-avengers freebooter-runner down"


def test_dodge_rerolls_both_dice_before_the_choice():
    """Both dice are rerolled, before a result is chosen (rulings, Play)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        skavenblight-scramblers:
        bad-snap: | skaven-gutter-runner
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle skaven-gutter-runner", "roll down down")
    assert game.asked == "skavenblight-scramblers respond"

    game.play("use skaven-gutter-runner", "roll missed tackler")
    assert game.asked == "gouged-eye choose-result"
    assert game.options == ["apply missed", "apply tackler"]


def test_dodge_anew_in_the_next_attempt():
    """… once in each attempt (rulings, Play)."""
    game = table("""
        grudgebearers: hand the-death-roller
        skavenblight-scramblers:
        bad-snap: | skaven-gutter-runner
    """)

    game.play(
        "commit the-death-roller to bad-snap left",
        "tackle skaven-gutter-runner", "roll down down", "use skaven-gutter-runner", "roll missed missed",
        "tackle skaven-gutter-runner", "roll down down", "use skaven-gutter-runner", "roll missed missed",
    )  # fmt: skip

    assert game.asked == "grudgebearers choose-target"


@pytest.mark.parametrize("line", ["freebooter-runner down", "wood-elf-thrower, freebooter-runner"])
def test_dodge_is_for_the_standing_target_himself(line):
    """A downed target has no Dodge, nor has a friend of the target (rulings, Rerolls)."""
    game = orcs_against(f"| athelorn-avengers {line}", elves="")
    target = line.split(",", maxsplit=1)[0].removesuffix(" down")

    game.play("commit orc-blitzer to bad-snap left", f"tackle {target}", "roll down missed")

    assert game.asked == "gouged-eye choose-result"


def test_dodge_type_thing_rerolls_a_die_of_choice():
    """Dodge Type Thing: the elf manager picks the die after seeing the roll (rulings, Rerolls)."""
    game = orcs_against("| wood-elf-thrower", elves="owns dodge-type-thing")

    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "roll tackler down")
    game.play("use dodge-type-thing")
    assert game.asked == "athelorn-avengers choose-die"
    assert game.options == ["reroll down", "reroll tackler"]

    game.play("reroll down", "roll missed")
    assert game.asked == "gouged-eye choose-result"
    assert game.options == ["apply missed", "apply tackler"]
    assert game.owns("athelorn-avengers") == ["dodge-type-thing exhausted"]


def test_dodge_type_thing_works_for_a_downed_target():
    """A downed target has no Dodge, but Dodge Type Thing works for him (rulings, Rerolls)."""
    game = orcs_against(f"{RUNNER} down", elves="owns dodge-type-thing")

    game.play(*AT_RUNNER, "roll down down")
    assert game.options == ["use dodge-type-thing", "decline"]

    game.play("use dodge-type-thing", "roll missed", "apply missed")
    assert game["bad-snap"] == f"orc-blitzer [?] {RUNNER} down"


@pytest.mark.parametrize("first", ["freebooter-runner", "dodge-type-thing"])
def test_both_rerolls_in_either_order(first):
    """Dodge and Dodge Type Thing may both be used in one attempt, in either order (rulings, Rerolls)."""
    game = orcs_against(RUNNER, elves="owns dodge-type-thing")
    second = {"freebooter-runner": "dodge-type-thing", "dodge-type-thing": "freebooter-runner"}[first]

    game.play(*AT_RUNNER, "roll down")
    assert game.options == ["use freebooter-runner", "use dodge-type-thing", "decline"]

    game.play(f"use {first}", "roll down")
    assert game.options == [f"use {second}", "decline"]

    game.play(f"use {second}", "roll missed")
    assert game["bad-snap"] == f"orc-blitzer [?] {RUNNER}"


def test_dodge_works_against_juggernaut_and_cleats():
    """With Orion's Cleats Dodge remains; Juggernaut does not forbid it (rulings, Tackles)."""
    game = table("""
        reikland-reavers: hand mighty-zug
        athelorn-avengers: owns orions-cleats
        bad-snap: | athelorn-avengers freebooter-runner
    """)

    game.play(
        "commit mighty-zug to bad-snap left", "tackle freebooter-runner",
        "use orions-cleats", "roll down", "use freebooter-runner", "roll tackler",
    )  # fmt: skip

    assert game["bad-snap"] == "mighty-zug down | athelorn-avengers freebooter-runner"


# Guard.

GUARDED = "| wardancer ball, wood-elf-lineman"
AT_WARDANCER = ("commit orc-blitzer to bad-snap left", "tackle wardancer")


def test_guard_takes_the_result():
    """Guard: the result of a successful tackle is applied to him instead (List of Named Abilities)."""
    game = orcs_against(GUARDED)

    game.play(*AT_WARDANCER, "roll down")
    assert game.asked == "athelorn-avengers respond"

    game.play("use wood-elf-lineman")
    assert game["bad-snap"] == "orc-blitzer [?] | wardancer ball, wood-elf-lineman down"


def test_guard_is_optional():
    """Guard is optional (rulings, May or must)."""
    game = orcs_against(GUARDED)

    game.play(*AT_WARDANCER, "roll down", "decline")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down, wood-elf-lineman"


@pytest.mark.parametrize("face", ["missed", "tackler"])
def test_guard_answers_target_down_only(face):
    """Guard redirects a successful tackle (rulings, Play)."""
    game = orcs_against(GUARDED)

    game.play(*AT_WARDANCER, f"roll {face}")

    assert game.asked == "nobody"


def test_guard_is_asked_once_target_down_has_been_chosen():
    """… once Target Down has been chosen (rulings, Who guards)."""
    game = orcs_against("| wood-elf-thrower, wood-elf-lineman")

    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "roll down missed")
    assert game.asked == "gouged-eye choose-result"

    game.play("apply down")
    assert game.asked == "athelorn-avengers respond"


def test_guard_can_not_guard_himself():
    """A player can't guard himself (rulings, Play)."""
    game = orcs_against("| wood-elf-lineman")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-lineman", "roll down missed", "apply down"
    )

    assert game["bad-snap"] == "orc-blitzer [?] | wood-elf-lineman down"


def test_guard_is_not_guarded():
    """A redirected result can't be redirected again; one Guard a result (rulings, Play; Who guards)."""
    game = orcs_against(
        "| wardancer, 2 wood-elf-lineman".replace("2 wood-elf-lineman", "wood-elf-lineman, wood-elf-lineman")
    )

    game.play(*AT_WARDANCER, "roll down")
    assert game.options == ["use wood-elf-lineman", "use wood-elf-lineman 2", "decline"]

    game.play("use wood-elf-lineman 2")
    assert game["bad-snap"] == "orc-blitzer [?] | wardancer, wood-elf-lineman, wood-elf-lineman down"


def test_guard_saves_a_downed_friend_by_going_down():
    """What happens depends on the Guard's state: he saves a downed friend by going down (rulings, Who guards)."""
    game = orcs_against("| wardancer down, wood-elf-lineman")

    game.play(*AT_WARDANCER, "roll down missed", "apply down", "use wood-elf-lineman")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down, wood-elf-lineman down"


def test_guard_has_to_stand():
    """A standing Guard is wanted (rulings, Who guards)."""
    game = orcs_against("| wardancer, wood-elf-lineman down")

    game.play(*AT_WARDANCER, "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down, wood-elf-lineman down"


def test_guard_elsewhere_does_not_help():
    """… at the matchup (rulings, Who guards)."""
    game = orcs_against("| wardancer", more="super-juke: wood-elf-lineman")

    game.play(*AT_WARDANCER, "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down"


def test_guard_helps_friends_only():
    """… of the target's manager (rulings, Who guards)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        athelorn-avengers:
        the-chaos-cup: human-lineman | wardancer | orc-lineman
    """)

    game.play("commit orc-blitzer to the-chaos-cup", "tackle wardancer", "roll down")

    assert game["the-chaos-cup"] == "human-lineman | wardancer down | orc-lineman, orc-blitzer [?]"


def test_guard_who_is_downed_by_it_guards_no_more():
    """… the next icon finds him on the ground (rulings, Who guards)."""
    game = table("""
        gouged-eye: hand smashjaw
        athelorn-avengers:
        bad-snap: | wardancer, wood-elf-lineman
    """)

    game.play(
        "commit smashjaw to bad-snap left", "tackle wardancer", "roll down", "use wood-elf-lineman",
        "tackle wardancer", "roll down",
    )  # fmt: skip

    assert game["bad-snap"] == "smashjaw | wardancer down, wood-elf-lineman down"


def test_guard_who_carries_the_ball_drops_it():
    """Guard takes the target's place for everything that follows (rulings): he drops the ball."""
    game = orcs_against("| wardancer, wood-elf-lineman ball")

    game.play(*AT_WARDANCER, "roll down", "use wood-elf-lineman")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer, wood-elf-lineman down"


def test_guarded_tackle_was_successful():
    """The Guard was tackled successfully (rulings): the Human Blitzer gains his passing icon."""
    game = table("""
        reikland-reavers: hand human-blitzer
        athelorn-avengers:
        bad-snap: | wardancer, wood-elf-lineman
    """)

    game.play(
        "commit human-blitzer to bad-snap left",
        "tackle wardancer",
        "roll down",
        "use wood-elf-lineman",
        "use",
    )

    assert game["bad-snap"] == "human-blitzer ball | wardancer, wood-elf-lineman down"


def test_cleats_leave_guard():
    """Orion's Cleats: Dodge and Guard remain (rulings, Tackles)."""
    game = orcs_against("| wardancer, wood-elf-lineman", elves="owns orions-cleats")

    game.play(*AT_WARDANCER, "use orions-cleats", "roll down", "use wood-elf-lineman")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer, wood-elf-lineman down"


def test_juggernaut_forbids_guard():
    """Juggernaut: opposing players can't use Guard against his tackle (List of Named Abilities)."""
    game = table("""
        reikland-reavers: hand ogre
        athelorn-avengers:
        bad-snap: | wardancer, wood-elf-lineman
    """)

    game.play("commit ogre to bad-snap left", "tackle wardancer", "roll down missed", "apply down")

    assert game["bad-snap"] == "ogre [?] | wardancer down, wood-elf-lineman"


def test_juggernaut_on_the_ground_forbids_nothing():
    """Downed players lose all abilities, Juggernaut too (Player States)."""
    game = table("""
        reikland-reavers: hand ogre; owns tackling-coach
        athelorn-avengers:
        bad-snap: | wood-elf-thrower, wood-elf-lineman
    """)

    game.play(
        "commit ogre to bad-snap left", "tackle wood-elf-thrower", "roll tackler tackler",
        "act tackling-coach", "tackle wood-elf-thrower", "roll down",
    )  # fmt: skip

    assert game.asked == "athelorn-avengers respond"
    assert game.options == ["use wood-elf-lineman", "decline"]


# Piling On.


def troll_against(line: str, orcs: str = "", elves: str = "") -> Table:
    return table(f"""
        gouged-eye: hand da-troll; {orcs}
        athelorn-avengers: {elves}
        bad-snap: | {line}
    """)


AT_DANCER = ("commit da-troll to bad-snap left", "tackle wardancer")


def test_piling_on_attempts_another():
    """Piling On: with two Target Downs he may attempt to tackle another opponent (List of Named Abilities)."""
    game = troll_against("wardancer, wood-elf-catcher")

    game.play(*AT_DANCER, "roll down down", "use da-troll", "roll missed missed")

    assert game["bad-snap"] == "da-troll [?] | wardancer down, wood-elf-catcher"


def test_piling_on_needs_two_target_downs():
    """Two dice that both lie on Target Down are wanted (rulings, Piling On)."""
    game = troll_against("wardancer, wood-elf-catcher")

    game.play(*AT_DANCER, "roll down missed", "apply down")

    assert game.asked == "nobody"


def test_piling_on_with_one_die():
    """… one die is not enough (rulings, Piling On)."""
    game = troll_against("treeman, wood-elf-catcher")

    game.play("commit da-troll to bad-snap left", "tackle treeman", "roll down", "decline all")

    assert game["bad-snap"] == "da-troll [?] | treeman down, wood-elf-catcher"


def test_piling_on_after_rerolls():
    """… after all rerolls: two Downs rerolled away pile nothing on, two Downs rerolled into do (rulings)."""
    away = troll_against("wardancer, wood-elf-catcher", elves="owns dodge-type-thing")
    away.play(*AT_DANCER, "roll down down", "use dodge-type-thing", "roll missed", "apply down")
    assert away.asked == "nobody"

    into = troll_against("wardancer, wood-elf-catcher", elves="owns dodge-type-thing")
    into.play(*AT_DANCER, "roll down missed", "use dodge-type-thing", "reroll missed", "roll down")
    assert into.options == ["use da-troll", "decline"]


def test_piling_on_whoever_chooses():
    """… whoever chooses (rulings, Piling On)."""
    game = troll_against("deeproot-strongbranch, wood-elf-catcher")

    game.play("commit da-troll to bad-snap left", "tackle deeproot-strongbranch", "roll down down")

    assert game.options == ["use da-troll", "decline"]


def test_piling_on_is_optional():
    """Piling On is optional (rulings, May or must)."""
    game = troll_against("wardancer, wood-elf-catcher")

    game.play(*AT_DANCER, "roll down down", "decline")

    assert game["bad-snap"] == "da-troll [?] | wardancer down, wood-elf-catcher"


def test_piling_on_may_lead_to_another():
    """The extra attempt is rolled anew and may lead to another (rulings, Piling On)."""
    game = troll_against("wardancer, wood-elf-catcher, wood-elf-thrower")

    game.play(*AT_DANCER, "roll down down", "use da-troll", "tackle wood-elf-thrower", "roll down down")
    assert game.options == ["use da-troll", "decline"]

    game.play("use da-troll", "roll down down")
    assert game["bad-snap"] == "da-troll [?] | wardancer down, wood-elf-catcher down, wood-elf-thrower down"


def test_piling_on_needs_another():
    """It can't be aimed at the player just attempted (rulings, Piling On)."""
    game = troll_against("wardancer")

    game.play(*AT_DANCER, "roll down down")

    assert game.asked == "nobody"


def test_piling_on_spares_the_guard_and_the_guarded():
    """… nor at a Guard who stepped in, nor at whom he stepped in for (rulings, Piling On)."""
    game = troll_against("wardancer, wood-elf-lineman, wood-elf-catcher, wood-elf-thrower")

    game.play(*AT_DANCER, "roll down down", "use wood-elf-lineman", "use da-troll")

    assert game.options == ["tackle wood-elf-catcher", "tackle wood-elf-thrower"]


def test_piling_on_may_come_back_to_the_guarded():
    """The guarded player wasn't tackled: the attempt after the next may be aimed at him (rulings, Piling On)."""
    game = troll_against("wardancer, wood-elf-lineman, wood-elf-catcher")

    game.play(
        *AT_DANCER, "roll down down", "use wood-elf-lineman",
        "use da-troll", "roll down down",
        "use da-troll", "roll missed missed",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll [?] | wardancer, wood-elf-lineman down, wood-elf-catcher down"
    assert game.told.count("tackle-attempted da-troll wardancer") == 2


def test_piling_on_spares_whom_he_has_tackled_this_week_but_icons_do_not():
    """… nor at anyone whom he has tackled successfully this week; a tackling icon may (rulings, Play)."""
    game = troll_against("wardancer, wood-elf-catcher", orcs="owns tackling-coach")
    game.play(*AT_DANCER, "roll down missed", "apply down", "act tackling-coach")
    assert game.options == ["tackle wardancer", "tackle wood-elf-catcher", "decline"]

    game.play("tackle wood-elf-catcher", "roll down down")
    assert game["bad-snap"] == "da-troll [?] | wardancer down, wood-elf-catcher down"
    assert game.asked == "nobody"


def test_piling_on_is_lost_with_cleats():
    """Orion's Cleats: one die, so no Piling On (rulings, Tackles)."""
    game = troll_against("wardancer, wood-elf-catcher", elves="owns orions-cleats")

    game.play(*AT_DANCER, "use orions-cleats", "roll down")

    assert game.asked == "nobody"


def test_piling_on_is_lost_on_the_ground():
    """A downed player has no Piling On, not with a coach either (rulings, Play)."""
    game = troll_against("wardancer, wood-elf-lineman", orcs="owns tackling-coach")

    game.play(
        *AT_DANCER, "roll tackler tackler",
        "act tackling-coach", "tackle wood-elf-lineman", "roll down down",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll down | wardancer, wood-elf-lineman down"
    assert game.asked == "nobody"


# Stand Firm.


def test_stand_firm_can_not_be_named():
    """Stand Firm: while he is the carrier and standing, he can't be named (rulings, Tackles)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        grudgebearers:
        bad-snap: | dwarf-runner ball, dwarf-longbeard
    """)

    game.play("commit orc-blitzer to bad-snap left")

    assert game.options == ["tackle dwarf-longbeard", "decline"]


def test_stand_firm_alone_leaves_the_icon_unused():
    """… with no other opponent there, the icon can't be used as a tackle (rulings, Tackles)."""
    game = table("""
        reikland-reavers: hand ogre
        grudgebearers:
        bad-snap: | dwarf-runner ball
    """)

    game.play("commit ogre to bad-snap left")

    assert game["bad-snap"] == "ogre [?] | dwarf-runner ball"
    assert game.asked == "nobody"


@pytest.mark.parametrize("runner", ["dwarf-runner", "dwarf-runner down ball"])
def test_stand_firm_holds_for_a_standing_carrier_only(runner):
    """… while he is the carrier and standing (rulings, Tackles)."""
    game = table(f"""
        gouged-eye: hand orc-blitzer
        grudgebearers:
        bad-snap: | {runner}
    """)

    game.play("commit orc-blitzer to bad-snap left")

    assert game.options == ["tackle dwarf-runner", "decline"]


def test_stand_firm_holds_against_piling_on():
    """… of any tackle attempt, by icon or ability (rulings, Tackles)."""
    game = table("""
        gouged-eye: hand da-troll
        grudgebearers:
        bad-snap: | dwarf-longbeard, dwarf-runner ball
    """)

    game.play("commit da-troll to bad-snap left", "tackle dwarf-longbeard", "roll down down")

    assert game["bad-snap"] == "da-troll [?] | dwarf-longbeard down, dwarf-runner ball"
    assert game.asked == "nobody"


def test_stand_firm_does_not_hold_against_strip_ball_or_a_pass():
    """Strip Ball works against every carrier, and is no tackle; passing too (rulings, Skills)."""
    game = table("""
        grudgebearers: hand dwarf-blitzer
        reikland-reavers:
        bad-snap: | reikland-reavers skuff-whitebeard ball, human-lineman
    """)

    game.play("commit dwarf-blitzer to bad-snap left", "strip-ball")

    assert game["bad-snap"] == "dwarf-blitzer | reikland-reavers skuff-whitebeard, human-lineman"
    assert game.asked == "nobody"


def test_stand_firm_holds_against_bear_the_grudge():
    """… with nobody to tackle but him, Bear the Grudge has no object (rulings, A matchup action needs its object)."""
    game = table("""
        grudgebearers: hand dwarf-longbeard; owns bear-the-grudge
        reikland-reavers:
        bad-snap: dwarf-blocker down | reikland-reavers skuff-whitebeard ball
        super-juke:
    """)

    game.play("commit dwarf-longbeard to super-juke left")

    assert game.asked == "nobody"

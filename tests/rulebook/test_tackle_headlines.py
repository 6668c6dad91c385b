"""Headlines that concern tackles: All-star Conditioning, Flooding, Violence at an All-time High!"""

import pytest

from tests.scenario import Table, table


def orcs_against(
    line: str, hand: str = "orc-blitzer", orcs: str = "", elves: str = "", week: str = ""
) -> Table:
    """Gouged Eye about to commit to Bad Snap, the Avengers in the right zone, in a week with that headline."""
    return table(f"""
        headline: {week}
        gouged-eye: hand {hand}; {orcs}
        athelorn-avengers: {elves}
        bad-snap: {line}
    """)


# All-star Conditioning.


def stars_against(line: str, hand: str = "orc-blitzer", orcs: str = "", elves: str = "") -> Table:
    return orcs_against(line, hand, orcs, elves, "all-star-conditioning")


def test_target_with_a_sprint_icon_is_stronger():
    """A target with at least one sprint icon has one more Star Power: 2 + 1 against 3 (card-facts §6)."""
    game = stars_against("| wood-elf-catcher")

    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-catcher", "roll missed")

    assert game.asked == "nobody"


def test_downed_target_with_a_sprint_icon():
    """The printed icons of a downed player count too: 1 + 1 against 3 (rulings, Headlines)."""
    game = stars_against("| wood-elf-catcher down", hand="orc-thrower", orcs="owns tackling-coach")

    game.play(
        "commit orc-thrower to bad-snap left", "decline", "act tackling-coach",
        "tackle wood-elf-catcher", "roll missed",
    )  # fmt: skip

    assert game.asked == "nobody"


@pytest.mark.parametrize("target", ["wood-elf-thrower", "wardancer"])
def test_target_without_a_printed_sprint_icon(target):
    """Printed icons count; those that an ability may gain don't (rulings, Headlines)."""
    game = stars_against(f"| {target}", hand="black-orc-blocker")

    game.play("commit black-orc-blocker to bad-snap left", f"tackle {target}", "roll down missed")

    assert game.asked == "gouged-eye choose-result"


def test_a_sprint_icon_that_a_coach_lent_does_not_count():
    """Lent ones don't count (rulings, Headlines): 4 in the attempt against 3, though he has sprinted this week."""
    game = table("""
        headline: all-star-conditioning
        reikland-reavers: hand human-blitzer, human-lineman; owns sprinting-coach; deck ogre
        gouged-eye: hand black-orc-blocker
        bad-snap:
    """)

    game.play("commit human-blitzer to bad-snap right", "act sprinting-coach", "use", "discard ogre")
    assert "skill-used human-blitzer sprint" in game.told
    game.play("commit black-orc-blocker to bad-snap left", "tackle human-blitzer", "roll down missed")

    assert game.asked == "gouged-eye choose-result"


def test_sprint_icons_of_the_tackler_do_not_count():
    """It is the target who is stronger (card-facts §6): a Skaven Blitzer rolls one die at a Wardancer."""
    game = table("""
        headline: all-star-conditioning
        skavenblight-scramblers: hand skaven-blitzer
        athelorn-avengers:
        bad-snap: | wardancer
    """)

    game.play("commit skaven-blitzer to bad-snap left", "tackle wardancer", "roll missed")

    assert game.asked == "skavenblight-scramblers use-skill"


# Flooding Causes Soggy Pitch!


def flood(line: str, hand: str = "orc-blitzer", orcs: str = "", elves: str = "") -> Table:
    return orcs_against(line, hand, orcs, elves, "flooding-causes-soggy-pitch")


AT_DANCER = ("commit orc-blitzer to bad-snap left", "tackle wardancer")


@pytest.mark.parametrize("target", ["wood-elf-thrower", "wardancer", "treeman"])
def test_flooding_star_power_decides_nothing(target):
    """Star Power decides nothing; nobody chooses; both results are applied (rulings, Headlines)."""
    game = flood(f"| {target}")

    game.play("commit orc-blitzer to bad-snap left", f"tackle {target}", "roll missed down", "decline all")

    assert game["bad-snap"] == f"orc-blitzer [?] | {target} down"


def test_flooding_two_downs_injure_outright():
    """Two Target Downs injure a standing target outright (rulings, Headlines)."""
    game = flood("| wardancer ball [?]")

    game.play(*AT_DANCER, "roll down down")

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.discard("athelorn-avengers") == ["wardancer"]
    assert "player-downed wardancer" not in game.told


def test_flooding_two_downs_on_a_downed_target():
    """… a downed target is injured by the first, and there is nothing left for the second."""
    game = flood("| wardancer down, wood-elf-catcher")

    game.play(*AT_DANCER, "roll down down")

    assert game["bad-snap"] == "orc-blitzer [?] | wood-elf-catcher"


def test_flooding_two_downs_are_one_successful_tackle():
    """… and are one successful tackle (rulings, Headlines): one passing icon for the Human Blitzer."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        athelorn-avengers: hand wardancer; deck 2 treeman
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit wardancer to bad-snap left", "tackle orc-blitzer", "roll down down", "use")

    assert game.asked == "nobody"
    assert game.discard("athelorn-avengers") == ["treeman"]


def test_flooding_down_and_tackler_down_fell_both():
    """Target Down with Tackler Down downs both players (rulings, Headlines)."""
    game = flood("| wardancer ball")

    game.play(*AT_DANCER, "roll tackler down")

    assert game["bad-snap"] == "orc-blitzer down | wardancer down"


def test_flooding_fallen_tackler_has_no_ability_to_answer_with():
    """… the tackler has no ability to answer with (rulings, Headlines): no icon for the Human Blitzer."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        reikland-reavers: hand human-blitzer
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit human-blitzer to bad-snap left", "tackle orc-blitzer", "roll down tackler")

    assert game["bad-snap"] == "human-blitzer down | orc-blitzer down"
    assert game.asked == "nobody"


def test_flooding_fallen_minotaur_strikes_back():
    """… a Minotaur target may strike back (rulings, Headlines), at the downed tackler."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand orc-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down tackler",
        "use minotaur", "roll missed down",
    )  # fmt: skip

    assert game["bad-snap"] == "| minotaur down"


def test_flooding_two_tackler_downs_injure_the_tackler():
    """Two Tackler Downs injure the tackler (rulings, Headlines)."""
    game = flood("| wardancer")

    game.play(*AT_DANCER, "roll tackler tackler")

    assert game["bad-snap"] == "| wardancer"
    assert game.discard("gouged-eye") == ["orc-blitzer"]


def test_flooding_missed_twice():
    """Two misses are a miss."""
    game = flood("| wardancer")

    game.play(*AT_DANCER, "roll missed missed")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"


def test_flooding_dodge_rerolls_both():
    """Dodge rerolls both dice (rulings, Headlines)."""
    game = flood("| athelorn-avengers freebooter-runner")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle freebooter-runner", "roll down down",
        "use freebooter-runner", "roll missed tackler",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer down | athelorn-avengers freebooter-runner"


def test_flooding_dodge_type_thing_rerolls_one():
    """… Dodge Type Thing one (rulings, Headlines)."""
    game = flood("| wardancer", elves="owns dodge-type-thing")

    game.play(*AT_DANCER, "roll down down", "use dodge-type-thing", "roll tackler")

    assert game["bad-snap"] == "orc-blitzer down | wardancer down"


def test_flooding_guard_takes_both():
    """A Guard may take either or both; both injure him (rulings, Headlines)."""
    game = flood("| wardancer, wood-elf-lineman")

    game.play(*AT_DANCER, "roll down down", "use wood-elf-lineman", "use wood-elf-lineman")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"
    assert game.discard("athelorn-avengers") == ["wood-elf-lineman"]


def test_flooding_guard_takes_either():
    """… or one of them: both go down (rulings, Headlines)."""
    game = flood("| wardancer, wood-elf-lineman")

    game.play(*AT_DANCER, "roll down down", "use wood-elf-lineman", "decline")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down, wood-elf-lineman down"


def test_flooding_two_guards():
    """One Guard a result: two Guards may take one each (rulings, Headlines; Who guards)."""
    game = flood("| wardancer, wood-elf-lineman, wood-elf-lineman")

    game.play(*AT_DANCER, "roll down down", "use wood-elf-lineman", "use wood-elf-lineman 2")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer, wood-elf-lineman down, wood-elf-lineman down"


def test_flooding_two_downs_set_off_piling_on():
    """Two Target Downs also set off Piling On (rulings, Headlines), whose two dice both apply again."""
    game = flood("| wardancer, wood-elf-catcher", hand="da-troll")

    game.play(
        "commit da-troll to bad-snap left", "tackle wardancer", "roll down down",
        "use da-troll", "roll down missed",
    )  # fmt: skip

    assert game["bad-snap"] == "da-troll [?] | wood-elf-catcher down"


def test_flooding_dauntless_is_one_die():
    """Dauntless against higher Star Power still means one die (rulings, Headlines)."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        grudgebearers: hand troll-slayer
        athelorn-avengers:
        bad-snap: | deeproot-strongbranch, wood-elf-catcher
    """)

    game.play("commit troll-slayer to bad-snap left", "tackle deeproot-strongbranch", "roll down")

    assert game["bad-snap"] == "troll-slayer [?] | deeproot-strongbranch down, wood-elf-catcher"


def test_flooding_dauntless_against_the_weaker():
    """… against lower Star Power it has nothing to say: both dice apply."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        grudgebearers: hand troll-slayer
        athelorn-avengers:
        bad-snap: | wood-elf-catcher
    """)

    game.play("commit troll-slayer to bad-snap left", "tackle wood-elf-catcher", "roll down tackler")

    assert game["bad-snap"] == "troll-slayer down [?] | wood-elf-catcher down"


def test_flooding_cleats_are_one_die():
    """… and so do Orion's Cleats (rulings, Headlines)."""
    game = flood("| wardancer", elves="owns orions-cleats")

    game.play(*AT_DANCER, "use orions-cleats", "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down"


def test_flooding_waaagh_gives_two_dice_and_own_choice():
    """An upgrade beats the week's headline, and WAAAGH! means two dice and own choice (rulings; Tackles)."""
    game = flood("| treeman", orcs="owns waaagh; fans 1")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "use waaagh", "roll down missed")

    assert game.options == ["apply down", "apply missed"]


def test_flooding_sure_hands_and_injury_outright():
    """Injured outright he never was downed: no Sure Hands (rulings, A standing player injured outright)."""
    game = flood("| athelorn-avengers freebooter-thrower ball, wood-elf-catcher")

    game.play("commit orc-blitzer to bad-snap left", "tackle freebooter-thrower", "roll down down")

    assert game["bad-snap"] == "orc-blitzer [?] | wood-elf-catcher"


def test_flooding_dump_off_works_for_who_is_injured_outright():
    """… Dump-Off works (rulings, A standing player injured outright)."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: | human-thrower ball, human-blitzer down
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle human-thrower", "roll down down", "use human-thrower"
    )

    assert game["bad-snap"] == "orc-blitzer [?] | human-blitzer down ball"


def test_flooding_fend_works_for_who_is_injured_outright():
    """… and after a tackle Fend (rulings, A standing player injured outright)."""
    game = flood("| treeman, wardancer down")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll down down", "use treeman")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"


def test_flooding_minotaur_injured_outright_does_not_answer():
    """… no Minotaur (rulings, A standing player injured outright)."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand orc-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down")

    assert game.asked == "nobody"


def test_flooding_cornelius_and_rigorous_training_injured_outright():
    """… no Cornelius, no Rigorous Training (rulings, A standing player injured outright)."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand orc-blitzer
        grudgebearers: owns rigorous-training
        bad-snap: | grudgebearers cornelius-krieg
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle cornelius-krieg", "roll down down")

    assert game.asked == "nobody"
    assert game.pool == 29
    assert game.discard("grudgebearers") == ["cornelius-krieg"]


# Violence at an All-time High!


def violence(line: str, hand: str = "orc-blitzer", orcs: str = "", elves: str = "") -> Table:
    return orcs_against(line, hand, orcs, elves, "violence-at-an-all-time-high")


def test_violence_injures_on_target_down():
    """Whenever a standing player goes down a die is rolled: on Target Down he is injured (rulings)."""
    game = violence("| wardancer ball [?]")

    game.play(*AT_DANCER, "roll down down")

    assert game["bad-snap"] == "orc-blitzer [?]"
    assert game.discard("athelorn-avengers") == ["wardancer"]


@pytest.mark.parametrize("face", ["missed", "tackler"])
def test_violence_spares_on_other_faces(face):
    """… else he is downed and no more (card-facts §6)."""
    game = violence("| wardancer")

    game.play(*AT_DANCER, f"roll down {face}")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer down"


def test_violence_asks_no_die_for_who_is_down_already():
    """It asks about standing players who go down (card-facts §6)."""
    game = violence("| wardancer down")

    game.play(*AT_DANCER, "roll down missed", "apply down")

    assert game["bad-snap"] == "orc-blitzer [?]"


def test_violence_against_the_tackler():
    """… by whatever cause, his own tackle included (rulings, Headlines)."""
    game = violence("| wardancer")

    game.play(*AT_DANCER, "roll tackler down")

    assert game["bad-snap"] == "| wardancer"


def test_violence_against_a_guard():
    """… the Guard's fall too (rulings, Guard takes the target's place)."""
    game = violence("| wardancer, wood-elf-lineman")

    game.play(*AT_DANCER, "roll down", "use wood-elf-lineman", "roll down")

    assert game["bad-snap"] == "orc-blitzer [?] | wardancer"


def test_violence_makes_sure_hands_let_go():
    """If he is injured, Sure Hands lets go of the ball (rulings, Headlines)."""
    injured = violence(
        "| athelorn-avengers freebooter-thrower ball, wood-elf-catcher", hand="black-orc-blocker"
    )
    injured.play(
        "commit black-orc-blocker to bad-snap left", "tackle freebooter-thrower", "roll down down down"
    )
    assert injured["bad-snap"] == "black-orc-blocker | wood-elf-catcher"

    spared = violence("| athelorn-avengers freebooter-thrower ball", hand="black-orc-blocker")
    spared.play(
        "commit black-orc-blocker to bad-snap left", "tackle freebooter-thrower", "roll down down missed"
    )
    assert spared["bad-snap"] == "black-orc-blocker | athelorn-avengers freebooter-thrower down ball"


def test_violence_injured_player_did_become_downed():
    """… yet he did become downed: Rigorous Training (rulings, Headlines)."""
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-blitzer
        grudgebearers: owns rigorous-training; hand troll-slayer; deck dwarf-runner, dwarf-blitzer
        bad-snap: | dwarf-longbeard
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle dwarf-longbeard", "roll down down down",
        "draw dwarf-runner", "discard troll-slayer",
    )  # fmt: skip

    assert game.discard("grudgebearers") == ["dwarf-longbeard", "troll-slayer"]


def test_violence_injured_carrier_pays_varag_for_the_fall_and_the_injury():
    """… and Varag: the carrier became downed; the ball was gone by his injury, unless Sure Hands kept it (rulings)."""
    plain = violence("varag-ghoulchewer | wardancer ball")
    plain.play(*AT_DANCER, "roll down down")
    assert plain.fans == [1, 0]

    sure = violence("varag-ghoulchewer | athelorn-avengers freebooter-thrower ball")
    sure.play("commit orc-blitzer to bad-snap left", "tackle freebooter-thrower", "roll down down down")
    assert sure.fans == [2, 0]


def test_violence_injured_minotaur_does_not_answer():
    """The Minotaur doesn't answer if Violence injures him (rulings, Minotaur)."""
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-blitzer
        chaos-all-stars:
        bad-snap: | minotaur
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll down down down")

    assert game.asked == "nobody"


def test_violence_injured_tackler_has_lost_his_skills():
    """A player injured in the middle of his skills uses no more of them (rulings, Play)."""
    game = table("""
        headline: violence-at-an-all-time-high
        grudgebearers: hand the-death-roller
        gouged-eye:
        bad-snap: | orc-blitzer
    """)

    game.play("commit the-death-roller to bad-snap left", "tackle orc-blitzer", "roll tackler tackler down")

    assert game["bad-snap"] == "| orc-blitzer"
    assert game.discard("grudgebearers") == ["the-death-roller"]

"""What is used before the dice of a tackle: WAAAGH!, Orion's Cleats, Conditioning Coach, Tentacles; and Dauntless."""

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


# Dauntless.


def slayer_against(line: str, elves: str = "", dwarfs: str = "", more: str = "") -> Table:
    return table(f"""
        grudgebearers: hand troll-slayer; {dwarfs}
        athelorn-avengers: {elves}
        bad-snap: | {line}
        {more}
    """)


def test_dauntless_rolls_one_die_against_the_stronger():
    """Dauntless: against higher Star Power, one die, applied; it is no choice (named abilities; rulings)."""
    game = slayer_against("treeman")

    game.play("commit troll-slayer to bad-snap left", "tackle treeman", "roll down", "decline all")

    assert game["bad-snap"] == "troll-slayer [?] | treeman down"


def test_dauntless_changes_nothing_against_the_weaker():
    """Dauntless speaks of higher Star Power only (List of Named Abilities)."""
    game = slayer_against("wood-elf-thrower")

    game.play("commit troll-slayer to bad-snap left", "tackle wood-elf-thrower", "roll down missed")

    assert game.asked == "grudgebearers choose-result"


def test_dauntless_compares_after_all_changes():
    """Dauntless compares after all changes of Star Power (rulings, Tackles): 2 with a token of 2 is higher than 3."""
    game = slayer_against("wood-elf-thrower ball", elves="owns conditioning-coach")

    game.play(
        "commit troll-slayer to bad-snap left", "tackle wood-elf-thrower",
        "use conditioning-coach", "token power-2", "roll missed",
    )  # fmt: skip

    assert game["bad-snap"] == "troll-slayer [?] | wood-elf-thrower ball"


def test_dauntless_has_no_part_in_waaagh():
    """WAAAGH!: Dauntless has no part in it; two dice, own choice (rulings, Tackles)."""
    game = slayer_against("treeman", dwarfs="owns waaagh; fans 1")

    game.play(
        "commit troll-slayer to bad-snap left", "tackle treeman", "use waaagh", "roll down missed",
    )  # fmt: skip

    assert game.asked == "grudgebearers choose-result"


# WAAAGH!


@pytest.mark.parametrize(("said", "fans"), [("apply down", 2), ("apply missed", 1), ("apply tackler", 2)])
def test_waaagh_costs_a_fan_on_a_miss(said, fans):
    """WAAAGH! counts as higher Star Power; a fan is lost if Target Missed is applied in the end (rulings)."""
    game = orcs_against("| treeman", orcs="owns waaagh; fans 2")
    dice = "roll missed tackler" if "tackler" in said else "roll down missed"

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "use waaagh", dice)
    assert game.asked == "gouged-eye choose-result"

    game.play(said)
    assert game.fans == [fans, 0]
    assert game.owns("gouged-eye") == ["waaagh exhausted"]


def test_waaagh_without_fans():
    """Fans to be lost needn't be there (rulings, Exhausting is the price)."""
    game = orcs_against("| treeman", orcs="owns waaagh")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "use waaagh", "roll missed missed")

    assert game.fans == [0, 0]


def test_waaagh_holds_whatever_else_changes():
    """WAAAGH!: two dice and own choice, whatever else changes Star Power in the attempt (rulings, Tackles)."""
    game = orcs_against("| wood-elf-thrower ball", orcs="owns waaagh", elves="owns conditioning-coach")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "use waaagh",
        "use conditioning-coach", "token power-3", "roll down missed",
    )  # fmt: skip

    assert game.asked == "gouged-eye choose-result"


def test_waaagh_is_exhausted_once_a_week():
    """A card that exhausts is used once a week (Upgrade Card Abilities)."""
    game = table("""
        grudgebearers: hand the-death-roller; owns waaagh
        athelorn-avengers:
        bad-snap: | treeman
    """)

    game.play(
        "commit the-death-roller to bad-snap left", "tackle treeman", "use waaagh", "roll missed missed"
    )
    game.play("tackle treeman", "roll missed missed")

    assert game.asked == "grudgebearers choose-target"


def test_waaagh_is_for_own_tackles_only():
    """WAAAGH! is used before a tackle of one's own players (card-facts §7a)."""
    game = table("""
        athelorn-avengers: hand wardancer
        gouged-eye: owns waaagh, swarm-tactics, eshin-assassination-coordinator
        bad-snap: | orc-blitzer
    """)

    game.play("commit wardancer to bad-snap left", "tackle orc-blitzer", "roll missed")

    assert game.asked == "nobody"


# Orion's Cleats.


def test_cleats_make_it_one_die():
    """Orion's Cleats: one die, applied, whatever the Star Power (card-facts §7a)."""
    game = orcs_against("| wood-elf-thrower", elves="owns orions-cleats")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "use orions-cleats", "roll tackler",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer down | wood-elf-thrower"
    assert game.owns("athelorn-avengers") == ["orions-cleats exhausted"]


def test_cleats_help_a_weaker_target_and_hurt_a_stronger():
    """… also where the target's manager would have chosen (card-facts §7a)."""
    game = orcs_against("| treeman", elves="owns orions-cleats")

    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "use orions-cleats", "roll missed")

    assert game["bad-snap"] == "orc-blitzer [?] | treeman"


def test_cleats_overrule_waaagh_and_the_fan_is_lost_still():
    """Orion's Cleats overrules WAAAGH!: one die; a miss costs the fan all the same (rulings, Tackles)."""
    game = orcs_against("| treeman", orcs="owns waaagh; fans 2", elves="owns orions-cleats")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle treeman", "use waaagh", "use orions-cleats", "roll missed",
    )  # fmt: skip

    assert game.fans == [1, 0]


def test_cleats_work_for_a_downed_target():
    """A downed target has no Dodge, but Orion's Cleats work for him (rulings, Rerolls)."""
    game = orcs_against("| wood-elf-thrower down", elves="owns orions-cleats")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "use orions-cleats", "roll missed",
    )  # fmt: skip

    assert game["bad-snap"] == "orc-blitzer [?] | wood-elf-thrower down"


def test_cleats_work_against_juggernaut():
    """Juggernaut forbids Guard and nothing else (rulings, Tackles)."""
    game = table("""
        reikland-reavers: hand ogre
        athelorn-avengers: owns orions-cleats
        bad-snap: | wood-elf-thrower
    """)

    game.play("commit ogre to bad-snap left", "tackle wood-elf-thrower", "use orions-cleats", "roll missed")

    assert game["bad-snap"] == "ogre [?] | wood-elf-thrower"


def test_cleats_are_for_own_targets_only():
    """… when a player of one's own is the target (card-facts §7a)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        athelorn-avengers: owns orions-cleats, conditioning-coach, dodge-type-thing
        the-chaos-cup: human-blitzer ball | wardancer
    """)

    game.play("commit orc-blitzer to the-chaos-cup", "tackle human-blitzer", "roll missed")

    assert game.asked == "nobody"


# Conditioning Coach.


@pytest.mark.parametrize(
    ("face", "asked"),
    [
        ("power-0", "gouged-eye"),
        ("power-2", "athelorn-avengers"),
        ("ejection", "gouged-eye"),
        ("two-fans", "gouged-eye"),
    ],
)
def test_conditioning_coach_adds_star_power_and_nothing_else(face, asked):
    """The token's Star Power counts in this attempt; ejection and fans on it do nothing (rulings, Tackles)."""
    game = orcs_against("| wood-elf-thrower ball", elves="owns conditioning-coach")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower",
        "use conditioning-coach", f"token {face}", "roll down missed",
    )  # fmt: skip

    assert game.asked == f"{asked} choose-result"
    assert game.fans == [0, 0]
    assert game["bad-snap"] == "orc-blitzer | wood-elf-thrower ball"


def test_conditioning_coach_makes_them_equal():
    """One more makes 2 equal to 3: one die (card-facts §7a)."""
    game = orcs_against("| wood-elf-thrower ball", elves="owns conditioning-coach")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower",
        "use conditioning-coach", "token power-1", "roll missed",
    )  # fmt: skip

    assert game.asked == "nobody"


def test_conditioning_coach_shows_to_all_and_sets_aside():
    """The token is drawn from the pool and shown to all, then set aside (rulings, Conditioning Coach)."""
    game = orcs_against("| wood-elf-thrower ball", elves="owns conditioning-coach", more="pool: 4")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower",
        "use conditioning-coach", "token power-1", "roll missed",
    )  # fmt: skip

    assert "token-shown wood-elf-thrower power-1" in game.told
    assert game.pool == 4 - 1 - 1
    assert len(game.season.aside) == 1


def test_conditioning_coach_needs_the_carrier():
    """It needs the ball carrier to be the target (card-facts §7a)."""
    game = orcs_against("| wood-elf-thrower, wardancer ball", elves="owns conditioning-coach")

    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "roll missed missed")

    assert game.asked == "nobody"


def test_conditioning_coach_works_for_a_downed_carrier():
    """It works for a downed carrier (rulings, Conditioning Coach)."""
    game = orcs_against("| wood-elf-thrower down ball", elves="owns conditioning-coach")

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower",
        "use conditioning-coach", "token power-2", "roll missed",
    )  # fmt: skip

    assert game.asked == "nobody"


def test_conditioning_coach_needs_a_token():
    """Not with an empty pool (rulings, Conditioning Coach)."""
    game = orcs_against("| wood-elf-thrower ball", elves="owns conditioning-coach", more="pool: 0")

    game.play("commit orc-blitzer to bad-snap left", "tackle wood-elf-thrower", "roll missed missed")

    assert game.asked == "nobody"


# Writhing Tentacles.


def test_tentacles_need_a_player_beside_the_tackle():
    """Writhing Tentacles needs a player of one's own at the matchup, not in the tackle (rulings, Tackles)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        chaos-all-stars: owns writhing-tentacles
        bad-snap: | minotaur
        super-juke: | chaos-lineman
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll missed tackler")

    assert game.asked == "chaos-all-stars choose-result"


def test_tentacles_weaken_the_tackler():
    """One opposing player has one less: 3 against 3 becomes 2 against 3 (card-facts §7a)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        chaos-all-stars: owns writhing-tentacles
        bad-snap: | chaos-warrior, chaos-lineman down
    """)

    game.play(
        "commit orc-blitzer to bad-snap left", "tackle chaos-warrior",
        "use writhing-tentacles", "roll missed tackler",
    )  # fmt: skip

    assert game.asked == "chaos-all-stars choose-result"
    assert game.owns("chaos-all-stars") == ["writhing-tentacles exhausted"]


def test_tentacles_weaken_the_target():
    """… or the target, for a tackler of one's own (card-facts §7a)."""
    game = table("""
        chaos-all-stars: hand chaos-warrior; owns writhing-tentacles
        gouged-eye:
        bad-snap: chaos-lineman | orc-blitzer
    """)

    game.play(
        "commit chaos-warrior to bad-snap left", "tackle orc-blitzer",
        "use writhing-tentacles", "roll missed down",
    )  # fmt: skip

    assert game.asked == "chaos-all-stars choose-result"


def test_tentacles_meddle_at_a_tournament():
    """At a tournament it may meddle in a tackle between two other managers, against either (rulings, Tackles)."""
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        chaos-all-stars: owns writhing-tentacles
        the-chaos-cup: human-blitzer | chaos-lineman
    """)

    game.play("commit orc-blitzer to the-chaos-cup", "tackle human-blitzer", "use writhing-tentacles")
    assert game.options == ["player human-blitzer", "player orc-blitzer"]

    game.play("player human-blitzer", "roll missed down")
    assert game.asked == "gouged-eye choose-result"

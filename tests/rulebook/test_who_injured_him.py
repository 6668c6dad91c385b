"""Who is paid for an injury: Dirty Player, Smashjaw, Beat Da Points Outta Dem!, Bloodthirsty Supporters."""

import pytest

from tests.scenario import Table, table

ALL = "owns beat-da-points-outta-dem, bloodthirsty-supporters"
SMASHJAW = 2 + 2 + 1
"""What Smashjaw's manager gains with both upgrades."""


def smashjaw(line: str, week: str = "", more: str = "", top: str = "nothing") -> Table:
    return table(f"""
        {week and "headline: " + week}
        gouged-eye: hand smashjaw; {ALL}{more}
        athelorn-avengers: top {top}
        bad-snap: | {line}
    """)


AT_DANCER = ("commit smashjaw to bad-snap left", "tackle wardancer")


def test_injury_pays_all():
    """A tackler's injury pays each of Smashjaw, Beat Da Points and Bloodthirsty Supporters (rulings)."""
    game = smashjaw("wardancer down")

    game.play(*AT_DANCER, "roll down down")

    assert game.fans == [SMASHJAW, 0]


def test_a_fall_pays_nothing():
    """… an injury, not a fall (card-facts §3a, §7)."""
    game = smashjaw("wardancer")

    game.play(*AT_DANCER, "roll down", "decline")

    assert game.fans == [0, 0]


def test_dirty_player_gains_one():
    """Dirty Player: gain one fan if he injures an opponent (List of Named Abilities)."""
    game = table("""
        chaos-all-stars: hand chaos-warrior
        athelorn-avengers:
        bad-snap: | wardancer down
    """)

    game.play("commit chaos-warrior to bad-snap left", "tackle wardancer", "roll down down")

    assert game.fans == [1, 0]


def test_dirty_player_does_not_pay_for_a_friends_injuries():
    """… if this player injures (List of Named Abilities)."""
    game = table("""
        chaos-all-stars: hand beastman
        athelorn-avengers:
        bad-snap: chaos-warrior | wardancer down
    """)

    game.play("commit beastman to bad-snap left", "tackle wardancer", "roll down down")

    assert game.fans == [0, 0]


def test_injured_outright_in_the_mud():
    """… also through Flooding (rulings, Who injured him)."""
    game = smashjaw("wardancer", "flooding-causes-soggy-pitch")

    game.play(*AT_DANCER, "roll down down")

    assert game.fans == [SMASHJAW, 0]


def test_guard_injured_in_the_mud():
    """… also through Guard (rulings, Who injured him)."""
    game = smashjaw("wardancer, wood-elf-lineman", "flooding-causes-soggy-pitch")

    game.play(*AT_DANCER, "roll down down", "use wood-elf-lineman", "use wood-elf-lineman")

    assert game.fans == [SMASHJAW, 0]


def test_injured_by_violence():
    """… also through Violence (rulings, Who injured him)."""
    game = smashjaw("wardancer", "violence-at-an-all-time-high")

    game.play(*AT_DANCER, "roll down down")

    assert game.fans == [SMASHJAW, 0]


def test_injured_by_smash_em():
    """… also through Smash 'Em, Bash 'Em (rulings, Who injured him)."""
    game = smashjaw("wardancer", more=", smash-em-bash-em")

    game.play(*AT_DANCER, "roll down", "use smash-em-bash-em", "roll down")

    assert game.fans == [SMASHJAW, 0]


def test_injured_by_one_ears_own_ability():
    """… also through One Ear's own ability (rulings, Who injured him)."""
    game = smashjaw("athelorn-avengers one-ear", top="wood-elf-lineman")

    game.play("commit smashjaw to bad-snap left", "tackle one-ear", "roll down down")

    assert game.fans == [SMASHJAW, 0]


def test_paid_by_a_counter_tackle():
    """… whomever his attempt led to injury (rulings): the Minotaur injures a downed tackler."""
    game = table(f"""
        athelorn-avengers: hand wardancer; owns tackling-coach
        chaos-all-stars: {ALL}
        bad-snap: | minotaur, beastman-thrower
    """)

    game.play(
        "commit wardancer to bad-snap left", "tackle beastman-thrower", "roll tackler tackler", "decline",
        "act tackling-coach", "tackle minotaur", "roll down down",
        "use minotaur", "roll down down",
    )  # fmt: skip

    assert game["bad-snap"] == "| minotaur down, beastman-thrower"
    assert game.fans == [0, 2 + 1]


def test_downed_tackler_has_no_ability_but_his_manager_is_paid():
    """A tackler on the ground has no Dirty Player; the upgrades pay (rulings, Play; Bear the Grudge)."""
    game = table(f"""
        grudgebearers: hand dwarf-longbeard; {ALL}, bear-the-grudge
        athelorn-avengers:
        bad-snap: grudgebearers chaos-warrior down | wardancer down
        super-juke:
    """)

    game.play("commit dwarf-longbeard to super-juke left", "act bear-the-grudge", "roll down down")

    assert game.fans == [2 + 1, 0]


def test_fallen_tackler_in_the_mud_is_not_paid():
    """A tackler who has gone down by then has no ability left to answer with (rulings): the upgrades pay."""
    game = smashjaw("wardancer down", "flooding-causes-soggy-pitch")

    game.play(*AT_DANCER, "roll down tackler")

    assert game["bad-snap"] == "smashjaw down"
    assert game.fans == [2 + 1, 0]


def test_eshin_pays_bloodthirsty_supporters_only():
    """A manager who injures by Eshin is paid by Bloodthirsty Supporters only (rulings, Who injured him)."""
    game = smashjaw("wardancer", more=", eshin-assassination-coordinator")

    game.play(*AT_DANCER, "use eshin-assassination-coordinator", "roll down")

    assert game.fans == [1, 0]


def test_wizard_and_violence_pay_bloodthirsty_supporters_only():
    """… by Hired Wizard through Violence (rulings, Who injured him)."""
    game = table(f"""
        headline: violence-at-an-all-time-high
        gouged-eye: hand smashjaw; {ALL}, hired-wizard
        athelorn-avengers:
        bad-snap: | wardancer
    """)

    game.play("commit smashjaw to bad-snap left", "decline", "decline", "act hired-wizard", "roll down down")

    assert game["bad-snap"] == "smashjaw"
    assert game.fans == [1, 0]


def test_tackler_injured_by_his_own_tackler_down():
    """A tackler injured by his own Tackler Down was injured by nobody (rulings, Who injured him)."""
    game = table(f"""
        headline: violence-at-an-all-time-high
        athelorn-avengers: hand wardancer
        gouged-eye: {ALL}
        bad-snap: | smashjaw
    """)

    game.play("commit wardancer to bad-snap left", "tackle smashjaw", "roll tackler down")

    assert game["bad-snap"] == "| smashjaw"
    assert game.fans == [0, 0]


@pytest.mark.parametrize(
    "script",
    [
        ("act team-apothecary", "roll tackler"),
        ("act illegal-substitution", "player orc-blitzer"),
    ],
)
def test_injured_by_his_own_manager(script):
    """Players injured by their own manager were injured by nobody (rulings, Who injured him)."""
    game = table(f"""
        gouged-eye: hand orc-thrower; {ALL}, team-apothecary, illegal-substitution; top orc-lineman
        athelorn-avengers: {ALL}
        bad-snap: | orc-blitzer down
        super-juke: wardancer
    """)

    game.play("commit orc-thrower to bad-snap right", "decline", *script)

    assert "player-injured orc-blitzer" in game.told
    assert game.fans == [0, 0]


def test_wizard_who_fells_his_own_managers_player():
    """… a wizard's Target Missed with Violence too (rulings, Who injured him)."""
    game = table(f"""
        headline: violence-at-an-all-time-high
        gouged-eye: hand orc-thrower; {ALL}, hired-wizard
        athelorn-avengers: {ALL}
        bad-snap: | wardancer
    """)

    game.play("commit orc-thrower to bad-snap left", "decline", "act hired-wizard", "roll missed down")

    assert game["bad-snap"] == "| wardancer"
    assert game.fans == [0, 0]


def test_each_injury_is_paid():
    """Those that don't exhaust work each time (rulings, Responses)."""
    game = smashjaw("wardancer down, wood-elf-catcher down")

    game.play(*AT_DANCER, "roll down down", "tackle wood-elf-catcher", "roll down down")

    assert game.fans == [2 * SMASHJAW, 0]


def test_injury_by_a_friend_pays_the_upgrades():
    """Beat Da Points pays for any of one's players (card-facts §7a), Smashjaw for his own only."""
    game = table(f"""
        gouged-eye: hand orc-blitzer; {ALL}
        athelorn-avengers:
        bad-snap: smashjaw | wardancer down
    """)

    game.play("commit orc-blitzer to bad-snap left", "tackle wardancer", "roll down down")

    assert game.fans == [2 + 1, 0]

"""Using skills, icon by icon, and the cheating token pool. Tackles and the ball have chapters of their own."""

import pytest

from tests.scenario import Table, table


def skills_used(game: Table) -> list[str]:
    """Which skills were used, in order."""
    return [line.split()[2] for line in game.told if line.startswith("skill-used")]


# Icon by icon.


def test_skills_from_left_to_right():
    """A player uses his skills from left to right, each a decision of its own, except cheating (base rulebook, Skills;
    rulings, Play).
    """
    game = table("""
        skavenblight-scramblers: hand hide-sneak; top skaven-lineman
        grudgebearers:
        bad-snap: dwarf-longbeard
    """)
    game.play("commit hide-sneak to bad-snap right")
    assert game["bad-snap"] == "dwarf-longbeard | hide-sneak [?]"
    assert game.asked == "skavenblight-scramblers use-skill"
    game.play("use")
    assert game["bad-snap"] == "dwarf-longbeard | hide-sneak ball [?]"
    assert game.asked == "skavenblight-scramblers use-skill"
    game.play("use", "tackle dwarf-longbeard", "roll missed missed")
    assert skills_used(game) == ["cheat", "pass", "sprint", "tackle"]


def test_skills_are_optional():
    """Passing, sprinting and tackling are optional (base rulebook, Skills)."""
    game = table("""
        gouged-eye: hand varag-ghoulchewer, bork
        grudgebearers:
        bad-snap: dwarf-longbeard
    """)
    game.play("commit varag-ghoulchewer to bad-snap right", "decline", "decline")
    game.play("commit bork to bad-snap right", "decline", "decline", "decline")
    assert game["bad-snap"] == "dwarf-longbeard | varag-ghoulchewer, bork"
    assert skills_used(game) == []


def test_each_icon_is_a_decision():
    """Each skill icon is a decision of its own (rulings, Play): of two sprints the second alone may be used."""
    game = table("""
        athelorn-avengers: hand wood-elf-catcher; top treeman
        grudgebearers:
        bad-snap: wood-elf-thrower ball
    """)
    game.play("commit wood-elf-catcher to bad-snap left", "decline", "decline", "use")
    assert game.discard("athelorn-avengers") == ["treeman"]


def test_each_tackling_icon_has_its_target():
    """A player with several tackling icons may tackle the same player twice or different ones (base rulebook,
    Tackling).
    """
    game = table("""
        gouged-eye: hand smashjaw, smashjaw
        reikland-reavers:
        bad-snap: human-catcher, human-thrower
    """)
    game.play("commit smashjaw to bad-snap right", "tackle human-thrower", "roll down down")
    game.play("tackle human-thrower", "roll down down")
    assert game["bad-snap"] == "human-catcher | smashjaw"
    assert game.fans == [2, 0]


def test_downed_in_the_middle():
    """A player downed in the middle of his skills uses no more of them (rulings, Play)."""
    game = table("""
        gouged-eye: hand smashjaw, orc-lineman
        reikland-reavers:
        bad-snap: human-catcher
    """)
    game.play("commit smashjaw to bad-snap right", "tackle human-catcher", "roll tackler")
    assert game["bad-snap"] == "human-catcher | smashjaw down"
    assert game.asked == "gouged-eye commit-or-pass"


def test_injured_in_the_middle():
    """Nor does one who is injured in the middle (rulings, Play)."""
    game = table("""
        headline: violence-at-an-all-time-high
        gouged-eye: hand smashjaw, orc-lineman
        reikland-reavers:
        bad-snap: human-catcher
    """)
    game.play("commit smashjaw to bad-snap right", "tackle human-catcher", "roll tackler down")
    assert game["bad-snap"] == "human-catcher"
    assert game.asked == "gouged-eye commit-or-pass"


def test_tackles_by_an_ability_need_no_icon():
    """Tackles by an ability are tackle attempts, but no use of tackling: they need no icon (rulings, Skills)."""
    game = table("""
        grudgebearers: hand dwarf-runner; owns bear-the-grudge
        gouged-eye:
        bad-snap: dwarf-longbeard down | orc-lineman
    """)
    game.play("commit dwarf-runner to bad-snap left", "decline", "act bear-the-grudge", "roll down")
    assert game["bad-snap"] == "dwarf-longbeard down, dwarf-runner | orc-lineman down"
    assert skills_used(game) == []


# Gained icons.


def test_gained_icon_comes_last():
    """A gained icon comes at the right end of what the player has left (rulings, Skills: A gained icon)."""
    game = table("""
        athelorn-avengers: hand wardancer; top treeman
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit wardancer to bad-snap left", "tackle orc-lineman", "roll down missed", "apply down")
    assert game.asked == "athelorn-avengers use-skill"
    game.play("use")
    assert game.discard("athelorn-avengers") == ["treeman"]


def test_gained_icon_for_each_tackle():
    """Once for each successful tackle; a gained cheating icon must be used (rulings, Skills: A gained icon)."""
    game = table("""
        chaos-all-stars: hand beastman; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-lineman, orc-lineman
    """)
    game.play(
        "commit beastman to bad-snap left", "tackle orc-lineman", "roll missed down", "apply down", "decline"
    )
    assert game["bad-snap"] == "beastman [?, ?] | orc-lineman down, orc-lineman"


def test_no_icon_for_a_miss():
    """No icon for a tackle that fails (rulings, Skills: A gained icon)."""
    game = table("""
        reikland-reavers: hand human-blitzer, human-lineman
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit human-blitzer to bad-snap left", "tackle orc-lineman", "roll missed missed")
    assert game.asked == "reikland-reavers commit-or-pass"


def test_gained_icon_for_a_guarded_tackle():
    """A tackle that a Guard takes is successful too (rulings, Skills; Guard takes the target's place)."""
    game = table("""
        reikland-reavers: hand human-blitzer
        gouged-eye:
        bad-snap: | orc-thrower, orc-lineman
    """)
    game.play("commit human-blitzer to bad-snap left", "tackle orc-thrower", "roll down missed", "apply down")
    game.play("use orc-lineman", "use")
    assert game["bad-snap"] == "human-blitzer ball | orc-thrower, orc-lineman down"


def test_gained_icon_outside_his_own_sequence():
    """Outside his own sequence it is used at once (rulings, Skills: A gained icon): after a coach's tackle, downed or
    not.
    """
    game = table("""
        reikland-reavers: hand human-blitzer; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit human-blitzer to bad-snap left", "decline", "act tackling-coach")
    game.play("tackle orc-lineman", "roll down missed", "apply down")
    assert game.asked == "reikland-reavers use-skill"
    game.play("use")
    assert game["bad-snap"] == "human-blitzer ball | orc-lineman down"


def test_downed_tackler_gains_no_icon():
    """His ability is lost while he is downed: no icon for a coach's tackle from the ground (rulings, Play)."""
    game = table("""
        reikland-reavers: hand human-blitzer, human-lineman; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit human-blitzer to bad-snap left", "tackle orc-lineman", "roll tackler tackler")
    game.play("act tackling-coach", "tackle orc-lineman", "roll down")
    assert game["bad-snap"] == "human-blitzer down | orc-lineman down"
    assert game.asked == "reikland-reavers commit-or-pass"


@pytest.mark.parametrize("coin", ["reikland-reavers", "chaos-all-stars"])
def test_gained_icon_is_lost(coin):
    """It is lost if he is downed first (rulings, Skills: A gained icon): the Minotaur strikes back."""
    game = table(f"""
        coin: {coin}
        turn: reikland-reavers
        reikland-reavers: hand human-blitzer, human-lineman
        chaos-all-stars:
        bad-snap: | minotaur
    """)
    game.play(
        "commit human-blitzer to bad-snap left",
        "tackle minotaur",
        "roll down down",
        "use minotaur",
        "roll down down",
    )
    assert game["bad-snap"] == "human-blitzer down | minotaur down"
    assert game.asked == "reikland-reavers commit-or-pass"


def test_no_skill_left_for_who_stands_up_again():
    """A player who stands up has his abilities back at once, but no skill that he had left (rulings, How to read the
    rules: Up again): One Ear's newcomer downs the tackler, and Barik puts him on his feet when the newcomer passes.
    """
    game = table("""
        reikland-reavers: hand aurora-silverleaf, human-lineman
        gouged-eye: top varag-ghoulchewer
        bad-snap: reikland-reavers barik-farblast | gouged-eye one-ear
    """)
    game.play("commit aurora-silverleaf to bad-snap left", "tackle one-ear", "roll down down")
    game.play("gouged-eye: tackle aurora-silverleaf", "roll down", "use")
    assert game["bad-snap"] == "reikland-reavers barik-farblast, aurora-silverleaf | varag-ghoulchewer ball"
    # Her cheating and sprinting are lost.
    assert game.asked == "reikland-reavers commit-or-pass"


# Strip Ball.


def test_strip_ball():
    """Instead of tackling, the ball may be placed at midfield; it is no tackle and no use of the tackling skill
    (rulings, Skills: Strip Ball).
    """
    game = table("""
        grudgebearers: hand dwarf-blitzer
        gouged-eye:
        bad-snap: | orc-thrower ball
    """)
    game.play("commit dwarf-blitzer to bad-snap left")
    assert game.options == ["tackle orc-thrower", "strip-ball", "decline"]
    game.play("strip-ball")
    assert game["bad-snap"] == "dwarf-blitzer | orc-thrower"
    assert skills_used(game) == []


@pytest.mark.parametrize(
    "carrier",
    [
        "| gouged-eye freebooter-thrower ball",
        "| orc-thrower down ball",
        "grudgebearers skuff-whitebeard ball | orc-lineman",
        "dwarf-runner ball |",
    ],
)
def test_strip_ball_from_every_carrier(carrier):
    """It works against every carrier, also his own side's, without anybody to tackle (rulings, Skills)."""
    game = table(f"""
        grudgebearers: hand grim-ironjaw
        gouged-eye:
        bad-snap: {carrier}
    """)
    game.play("commit grim-ironjaw to bad-snap left", "strip-ball")
    assert "ball" not in game["bad-snap"]


def test_strip_ball_from_stand_firm():
    """A carrier who stands firm can't be tackled, but stripped (rulings, Skills: Strip Ball; Stand Firm)."""
    game = table("""
        skavenblight-scramblers: hand bone-crusher
        grudgebearers:
        bad-snap: dwarf-runner ball
    """)
    game.play("commit bone-crusher to bad-snap right")
    assert game.options == ["strip-ball", "decline"]


def test_strip_ball_is_not_offered_at_midfield():
    """It is not offered with the ball at midfield (rulings, How to read the rules: Nothing to act on)."""
    game = table("""
        grudgebearers: hand dwarf-blitzer
        gouged-eye:
        bad-snap: | orc-thrower
    """)
    game.play("commit dwarf-blitzer to bad-snap left")
    assert game.options == ["tackle orc-thrower", "decline"]


def test_strip_ball_with_a_coach():
    """It may spend a coach's icon while he stands (rulings, Skills: Strip Ball)."""
    game = table("""
        grudgebearers: hand dwarf-blitzer; owns tackling-coach
        gouged-eye:
        bad-snap: | orc-thrower ball
    """)
    game.play("commit dwarf-blitzer to bad-snap left", "decline", "act tackling-coach", "strip-ball")
    assert game["bad-snap"] == "dwarf-blitzer | orc-thrower"


# Sprinting.


def test_sprinting_draws_first():
    """Sprinting draws first, then discards any one card of the hand (base rulebook, Sprinting; rulings, Skills)."""
    game = table("""
        reikland-reavers: hand human-catcher, human-lineman, ogre; top human-blitzer
        gouged-eye:
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left", "use")
    assert game.options == ["discard human-blitzer", "discard human-lineman", "discard ogre"]
    game.play("discard ogre")
    assert game.hand("reikland-reavers") == ["human-blitzer", "human-lineman"]
    assert game.discard("reikland-reavers") == ["ogre"]


def test_sprinting_with_an_empty_hand():
    """With an empty hand the card drawn is the one discarded (rulings, Skills: Sprinting)."""
    game = table("""
        reikland-reavers: hand human-catcher; top human-blitzer
        gouged-eye:
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left", "use")
    assert game.hand("reikland-reavers") == []
    assert game.discard("reikland-reavers") == ["human-blitzer"]


def test_sprinting_with_nothing_to_draw():
    """Sprinting with nothing to draw does nothing, and discards nothing (rulings, Play: Sprinting)."""
    game = table("""
        reikland-reavers: hand human-catcher, human-lineman; deck nothing
        gouged-eye:
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left")
    assert game.asked == "reikland-reavers commit-or-pass"
    assert game.hand("reikland-reavers") == ["human-lineman"]

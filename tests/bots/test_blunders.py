"""What no level above the rookie does: each a position in which an answer would hurt for nothing."""

import pytest

from tests.scenario import Table, table
from touchline.bots import Seat, make
from touchline.table.season import Season

LEVELS = ["regular", "veteran", "legend:60"]

pytestmark = pytest.mark.parametrize("level", LEVELS)


def advice(level: str, game: Table) -> str:
    """What a bot of this level answers."""
    assert game.asked != "nobody"
    season = Season(game.season, 0, None)
    assert season.decision is not None
    return make(level, 1).decide(Seat(season, season.decision.manager)).text


# Committing.


def test_does_not_pass_while_a_payout_lies_free(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-lineman
        athelorn-avengers:
        personal-foul:
        one-handed-grab: wardancer |
    """)
    assert advice(level, game) != "pass"


def test_does_not_leave_a_contested_zone_for_an_empty_payout(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand da-troll
        athelorn-avengers: hand wood-elf-lineman
        razzle-dazzle: wardancer |
        fumblerooski: | gouged-eye orc-lineman
    """)
    assert advice(level, game) == "commit da-troll to razzle-dazzle right"


def test_goes_where_nobody_can_follow_rather_than_where_he_must_lose(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-lineman
        athelorn-avengers:
        personal-foul: treeman, wardancer ball |
        one-handed-grab: treeman, wardancer ball |
        the-rolling-cage:
    """)
    assert advice(level, game).startswith("commit orc-lineman to the-rolling-cage")


# Tackling.


def test_does_not_tackle_at_worst_odds_with_nothing_to_gain(level):
    """The matchup is won: only the tackler, who has the ball, can fall."""
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: owns tackling-coach; hand orc-thrower
        athelorn-avengers:
        bad-snap: treeman | da-troll, black-orc-blocker, orc-blitzer
    """)
    game.play("commit orc-thrower to bad-snap right", "use")
    assert advice(level, game) == "decline"


def test_tackles_whom_it_hurts_most(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wood-elf-thrower, wardancer ball |
    """)
    game.play("commit da-troll to bad-snap right")
    assert advice(level, game) == "tackle wardancer"


@pytest.mark.parametrize(
    ("dice", "taken"), [("down missed", "apply down"), ("missed tackler", "apply missed")]
)
def test_does_not_fall_by_choice(level, dice, taken):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wardancer |
    """)
    game.play("commit da-troll to bad-snap right", "tackle wardancer", f"roll {dice}")
    assert advice(level, game) == taken


def test_a_stronger_target_does_not_fall_by_choice(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-blitzer
        athelorn-avengers:
        bad-snap: treeman |
    """)
    game.play("commit orc-blitzer to bad-snap right", "tackle treeman", "roll down tackler")
    assert game.asked.startswith("athelorn-avengers")
    assert advice(level, game) == "apply tackler"


def test_a_guard_does_not_take_the_hit_for_less(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand da-troll
        grudgebearers:
        bad-snap: dwarf-blocker, dwarf-longbeard |
    """)
    game.play("commit da-troll to bad-snap right", "tackle dwarf-longbeard", "roll down down")
    assert advice(level, game) == "decline"


@pytest.mark.parametrize(("dice", "answer"), [("missed missed", "decline"), ("down down", "use witch-elf")])
def test_does_not_have_dice_rerolled_that_spare_him(level, dice, answer):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand da-troll
        naggaroth-nightmares:
        bad-snap: witch-elf, dark-elf-lineman |
    """)
    game.play("commit da-troll to bad-snap right", "tackle witch-elf", f"roll {dice}")
    assert game.asked.startswith("naggaroth-nightmares")
    assert advice(level, game) == answer


# The ball.


def test_does_not_leave_the_ball_to_a_rival(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-thrower
        athelorn-avengers:
        bad-snap: wardancer ball |
    """)
    game.play("commit orc-thrower to bad-snap right")
    assert advice(level, game) == "use"


def test_does_not_leave_the_ball_at_midfield(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        gouged-eye: hand orc-thrower
        athelorn-avengers:
        bad-snap: wardancer |
    """)
    game.play("commit orc-thrower to bad-snap right")
    assert advice(level, game) == "use"


# Cards.


def test_does_not_keep_the_worse_star(level):
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        chaos-all-stars:
        fumblerooski: human-catcher ball | beastman
    """)
    game.play("draw freebooter-lineman mighty-zug")
    assert advice(level, game) == "keep mighty-zug"


def test_does_not_return_a_strong_player_to_the_box(level):
    game = table("""
        plays: scoreboard phase
        reikland-reavers: discard human-lineman, human-blitzer; deck ogre
        chaos-all-stars:
        fumblerooski: human-catcher ball | beastman
    """)
    game.play("draw freebooter-lineman mighty-zug", "keep freebooter-lineman")
    assert advice(level, game) in ("return human-lineman from discard", "decline")


def test_does_not_discard_the_stronger_card(level):
    game = table("""
        plays: matchup phase, scoreboard phase
        reikland-reavers: hand human-catcher, human-lineman, ogre; deck human-blitzer
        athelorn-avengers:
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left", "use", "draw human-blitzer")
    assert advice(level, game) == "discard human-lineman"


def test_puts_himself_first_in_a_tie(level):
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        gouged-eye:
        the-chaos-cup: reikland-reavers human-lineman | gouged-eye orc-lineman
    """)
    assert game.asked == "reikland-reavers break-tie"
    assert advice(level, game) == "manager reikland-reavers"

"""The enchanted balls (player aid, Enchanted Balls; rulings, Scoreboard: Enchanted balls)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table


@pytest.mark.parametrize(
    ("ball", "power"),
    [("featherweight-ball", 1), ("humming-ball", 2), ("gromril-ball", 3), ("comet-ball", 4)],
)
@of("featherweight-ball", "humming-ball", "gromril-ball", "comet-ball")
def test_balls_of_star_power(ball, power):
    """The team of the ball carrier has that much more Star Power, standing or downed, and no fans."""
    game = table(f"""
        options: enchanted-balls
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        one-handed-grab: orc-lineman down ball | human-lineman; ball {ball}
        personal-foul: orc-lineman | human-lineman; ball {ball}
    """)
    assert game.asked == "nobody"
    assert [line for line in game.told if line.startswith("total-counted gouged-eye")] == [
        f"total-counted gouged-eye one-handed-grab {power}",
        "total-counted gouged-eye personal-foul 1",
    ]


@pytest.mark.parametrize(("ball", "fans"), [("singing-ball", 1), ("gilded-ball", 2), ("firework-ball", 3)])
@of("singing-ball", "gilded-ball", "firework-ball")
def test_balls_of_fans(ball, fans):
    """The manager of the ball carrier gains that many fans, and no Star Power."""
    game = table(f"""
        options: enchanted-balls
        plays: scoreboard phase
        gouged-eye:
        reikland-reavers:
        right-in-the-jibblies: orc-lineman down ball | human-blitzer; ball {ball}
        personal-foul: orc-lineman | human-lineman; ball {ball}
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + fans, 1 + 3]


BALL_OF_SKILL = """
    options: enchanted-balls
    gouged-eye: hand orc-thrower; deck da-troll
    reikland-reavers:
    bad-snap: | human-lineman, human-catcher; ball {ball}
"""


@of("spiked-ball")
def test_spiked_ball():
    """Its carrier may use tackling."""
    game = table(BALL_OF_SKILL.format(ball="spiked-ball"))
    game.play("commit orc-thrower to bad-snap left", "use", "tackle human-lineman", "roll down down")
    assert game["bad-snap"] == "orc-thrower ball | human-lineman down, human-catcher"


@of("winged-ball")
def test_winged_ball():
    """Its carrier may use sprinting."""
    game = table(BALL_OF_SKILL.format(ball="winged-ball").replace("orc-thrower", "orc-thrower, orc-lineman"))
    game.play("commit orc-thrower to bad-snap left", "use", "use", "discard orc-lineman")
    assert game.hand("gouged-eye") == ["da-troll"]


@of("whispering-ball")
def test_whispering_ball():
    """Its carrier has to use cheating."""
    game = table(BALL_OF_SKILL.format(ball="whispering-ball"))
    game.play("commit orc-thrower to bad-snap left", "use")
    assert game["bad-snap"] == "orc-thrower ball [?] | human-lineman, human-catcher"

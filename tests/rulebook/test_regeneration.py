"""Regeneration (Foul Play, Additional Skill Icons: Regeneration; player aid, Regeneration; rulings, Sudden Death)."""

import pytest

from tests.rulebook.plain import plain, told
from tests.scenario import Table


def fallen(player: str = "phoenix", text: str = "") -> Table:
    """A brute has brought a player of the Orcs down."""
    game = plain(f"""
        reikland-reavers: hand brute
        gouged-eye: hand orc-lineman; deck orc-thrower
        bad-snap: human-lineman | gouged-eye {player}
        {text}
    """)
    game.play("commit brute to bad-snap left", f"tackle {player}", "roll down down")
    return game


def test_it_is_optional():
    """Regeneration is optional (Foul Play, Regeneration); who declines goes on with the next downed skill."""
    game = fallen()
    assert (game.asked, game.options) == ("gouged-eye use-skill", ["use", "decline"])

    game.play("decline")
    assert game["bad-snap"].endswith("phoenix down [?]")
    assert told(game, "die-rolled")[2:] == []


def test_not_when_committed():
    """Regeneration is not used when a player is committed, but as a downed skill (Foul Play, Regeneration): a Wight
    uses only his standing skills, be it in vain.
    """
    game = plain("""
        champions-of-death: hand wight
        gouged-eye:
        bad-snap: | orc-lineman
    """)
    game.play("commit wight to bad-snap left", "decline")
    assert game.asked == "nobody"


@pytest.mark.parametrize("dice", ["tackler tackler", "tackler missed", "down tackler"])
def test_a_cross_lets_him_stand(dice):
    """He rolls two dice and chooses one to apply; with Tackler Down the manager may return that player to a standing
    state (Foul Play, Regeneration; rulings, Icons that fell out of the text).
    """
    game = fallen()
    game.play("use", f"roll {dice}")
    assert game.asked == "gouged-eye stand-up"

    game.play("use")
    assert game["bad-snap"].endswith("gouged-eye phoenix")
    assert "player-stood phoenix" in game.told


@pytest.mark.parametrize("dice", ["down down", "missed down", "missed missed"])
def test_all_other_results_are_ignored(dice):
    """All other results are ignored (Foul Play, Regeneration): he stays down, unhurt, and uses what comes next."""
    game = fallen()
    game.play("use", f"roll {dice}")
    assert game["bad-snap"].endswith("phoenix down [?]")
    assert game.asked == "reikland-reavers use-skill"


def test_who_regenerates_may_stay_down():
    """The manager may choose another face than the cross, or stay down after it (rulings, Sudden Death); it is one
    question, whether he gets up (docs/rulings.md). Who stays down goes on with his downed skills.
    """
    game = fallen()
    game.play("use", "roll tackler down", "decline")
    assert game["bad-snap"].endswith("phoenix down [?]")
    assert "player-stood phoenix" not in game.told


def test_in_sequence():
    """It is used in sequence with the other downed skills, from left to right (Foul Play, Regeneration)."""
    game = fallen("sleeper")
    assert game["bad-snap"].endswith("sleeper down [?]")
    game.play("use", "roll missed missed", "use", "roll tackler tackler", "use")
    assert told(game, "skill-used") == [
        "skill-used brute tackle",
        "skill-used sleeper cheat",
        "skill-used sleeper regeneration",
        "skill-used sleeper regeneration",
    ]
    assert game["bad-snap"].endswith("sleeper [?]")


def test_what_comes_after_it_is_not_used():
    """If he stands, downed skills after the regeneration are not used, since he is no longer downed (Foul Play,
    Regeneration): neither cheating, though it is mandatory, nor a second regeneration.
    """
    game = fallen()
    game.play("use", "roll tackler missed", "use")
    assert game["bad-snap"].endswith("phoenix")
    assert game.asked == "reikland-reavers use-skill"

    game = fallen("sleeper")
    game.play("use", "roll tackler missed", "use")
    assert game.asked == "reikland-reavers use-skill"


def test_any_standing_skills_are_ignored():
    """If he stands, any standing skills are ignored (Foul Play, Regeneration; rulings, Up again): he fell by his own
    tackle, and what he had left is lost, mandatory cheating too.
    """
    game = plain("""
        gouged-eye: hand phoenix; deck 2 orc-thrower
        reikland-reavers:
        bad-snap: | human-blitzer
    """)
    game.play("commit phoenix to bad-snap left", "tackle human-blitzer", "roll tackler")
    game.play("use", "roll tackler tackler", "use")
    assert game["bad-snap"].startswith("gouged-eye phoenix |")
    assert told(game, "skill-used")[-1] == "skill-used phoenix regeneration"


def test_he_can_be_tackled_again():
    """Who stands again can be tackled again by the same player's next icon (rulings, Sudden Death)."""
    game = plain("""
        champions-of-death: hand mummy
        gouged-eye:
        bad-snap: | gouged-eye phoenix
    """)
    game.play(
        "commit mummy to bad-snap left", "tackle phoenix", "roll down down", "use", "roll tackler down", "use"
    )
    assert (game.asked, game.options) == ("champions-of-death choose-target", ["tackle phoenix", "decline"])

    game.play("tackle phoenix", "roll down down", "use", "roll missed missed")
    assert game["bad-snap"].endswith("phoenix down [?]")


def test_he_has_his_abilities_back_at_once():
    """A player who stands up has his abilities back at once (rulings, In detail: Up again): he guards."""
    game = plain("""
        champions-of-death: hand mummy
        gouged-eye:
        bad-snap: | gouged-eye phoenix, orc-lineman
    """)
    game.play("commit mummy to bad-snap left", "tackle phoenix", "roll down down", "decline")
    game.play("use", "roll tackler down", "use", "tackle orc-lineman", "roll down down")
    assert (game.asked, game.options) == ("gouged-eye respond", ["use phoenix", "decline"])


def test_he_stands_before_the_responses():
    """Downed skills come before responses (rulings, What follows a result); the tackle was a success nevertheless:
    Smash 'Em, Bash 'Em injures him even if he is on his feet again (rulings, Tackles).
    """
    game = plain("""
        gouged-eye: hand orc-blitzer; owns smash-em-bash-em
        reikland-reavers:
        bad-snap: | reikland-reavers phoenix
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle phoenix", "roll down")
    game.play("use", "roll tackler down", "use")
    assert game["bad-snap"].endswith("reikland-reavers phoenix")
    game.play("use smash-em-bash-em", "roll down")
    assert game.discard("reikland-reavers") == ["phoenix"]


def test_the_ball_stays_where_it_fell():
    """What follows a result begins with the ball's fall (rulings, Tackles); who gets up has it no more."""
    game = plain("""
        reikland-reavers: hand brute
        gouged-eye:
        bad-snap: | gouged-eye phoenix ball
    """)
    game.play(
        "commit brute to bad-snap left", "tackle phoenix", "roll down down", "use", "roll tackler down", "use"
    )
    assert game["bad-snap"].endswith("gouged-eye phoenix")
    assert game.season.ball == [-1]


def test_tokens_blood_and_disease_stay():
    """Who stands again is the same player as before, with all that lies on him (base rulebook, Player States)."""
    game = plain("""
        nurgles-rotters: hand brute
        black-fangs:
        bad-snap: | black-fangs phoenix blood 2 disease 1 [ejection]
    """)
    game.play("commit brute to bad-snap left", "tackle phoenix", "roll down down")
    assert game["bad-snap"].endswith("phoenix down blood 2 disease 1 [ejection]")
    game.play("use", "roll tackler down", "use")
    assert game["bad-snap"].endswith("phoenix blood 2 disease 1 [ejection]")

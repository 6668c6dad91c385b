"""The staff upgrades (rulings: Actions, responses and "this turn"; Scoreboard; End of the season)."""

import pytest

from tests.cards.abilities.linked import of
from tests.scenario import table

COACHES = ["cheating-coach", "passing-coach", "sprinting-coach", "tackling-coach", "offensive-coordinator"]


@pytest.mark.parametrize("coach", COACHES)
@of(*COACHES)
def test_coaches_at_the_end(coach):
    """A fan at the end of the game, exhausted or not."""
    game = table(f"""
        plays: end of season
        gouged-eye: owns {coach} exhausted
        reikland-reavers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [1, 0]


@of("bloodthirsty-supporters")
def test_bloodthirsty_supporters():
    """A fan for each injury that the manager causes, by tackles or by his cards."""
    game = table("""
        skavenblight-scramblers: hand skaven-blitzer; owns bloodthirsty-supporters, eshin-assassination-coordinator
        grudgebearers:
        bad-snap: | dwarf-runner, dwarf-longbeard
    """)
    game.play("commit skaven-blitzer to bad-snap left", "tackle dwarf-longbeard")
    game.play("use eshin-assassination-coordinator", "player dwarf-runner", "roll down")
    assert game.fans == [1, 0]


@of("bloodthirsty-supporters")
def test_bloodthirsty_supporters_of_a_tackle():
    """His own player's injury pays nobody; an opponent's does."""
    game = table("""
        gouged-eye: hand da-troll; owns bloodthirsty-supporters, illegal-substitution
        reikland-reavers: owns bloodthirsty-supporters
        bad-snap: orc-lineman | human-thrower down
    """)
    game.play("commit da-troll to bad-snap left", "tackle human-thrower", "roll down missed", "apply down")
    assert game.fans == [1, 0]

    game.play("act illegal-substitution", "player orc-lineman", "draw orc-lineman")
    assert game.fans == [1, 0]


@of("cheating-coach")
def test_cheating_coach():
    """The player committed this turn uses cheating, though downed by now."""
    game = table("""
        gouged-eye: hand orc-blitzer; owns cheating-coach
        athelorn-avengers:
        bad-snap: | treeman
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle treeman", "roll tackler tackler")
    game.play("act cheating-coach")
    assert game["bad-snap"] == "orc-blitzer down [?] | treeman"
    assert game.owns("gouged-eye") == ["cheating-coach exhausted"]


@of("cheating-coach")
def test_cheating_coach_wants_a_token_in_the_pool():
    game = table("""
        pool: 0
        gouged-eye: hand orc-lineman; owns cheating-coach
        athelorn-avengers:
        bad-snap:
    """)
    game.play("commit orc-lineman to bad-snap left")
    assert game.asked == "nobody"


@of("passing-coach")
def test_passing_coach():
    """The player committed this turn uses passing."""
    game = table("""
        gouged-eye: hand orc-lineman; owns passing-coach
        athelorn-avengers:
        bad-snap: | wardancer ball
    """)
    game.play("commit orc-lineman to bad-snap left", "act passing-coach", "use")
    assert game["bad-snap"] == "orc-lineman | wardancer"


@of("sprinting-coach")
def test_sprinting_coach():
    """The player committed this turn uses sprinting."""
    game = table("""
        gouged-eye: hand orc-lineman, da-troll; owns sprinting-coach; deck orc-blitzer
        athelorn-avengers:
        bad-snap:
    """)
    game.play("commit orc-lineman to bad-snap left", "act sprinting-coach", "use", "discard da-troll")
    assert game.hand("gouged-eye") == ["orc-blitzer"]
    assert game.discard("gouged-eye") == ["da-troll"]


@of("tackling-coach")
def test_tackling_coach():
    """The player committed this turn uses tackling."""
    game = table("""
        gouged-eye: hand orc-lineman; owns tackling-coach
        athelorn-avengers:
        bad-snap: | wood-elf-lineman
    """)
    game.play("commit orc-lineman to bad-snap left", "act tackling-coach")
    game.play("tackle wood-elf-lineman", "roll down")
    assert game["bad-snap"] == "orc-lineman | wood-elf-lineman down"


@of("offensive-coordinator")
def test_offensive_coordinator():
    """With the ball at midfield the player committed this turn becomes carrier."""
    game = table("""
        gouged-eye: hand orc-lineman; owns offensive-coordinator
        athelorn-avengers:
        bad-snap: | wood-elf-lineman
    """)
    game.play("commit orc-lineman to bad-snap left", "act offensive-coordinator")
    assert game["bad-snap"] == "orc-lineman ball | wood-elf-lineman"


@of("offensive-coordinator")
def test_offensive_coordinator_wants_the_ball_at_midfield():
    game = table("""
        gouged-eye: hand orc-lineman; owns offensive-coordinator
        athelorn-avengers:
        bad-snap: | wood-elf-lineman ball
    """)
    game.play("commit orc-lineman to bad-snap left")
    assert game.asked == "nobody"


@of("cheating-coach", "offensive-coordinator")
def test_coaches_of_an_injured_player():
    """If the player committed this turn has been injured, no action can be used on him."""
    game = table("""
        headline: flooding-causes-soggy-pitch
        gouged-eye: hand orc-blitzer; owns cheating-coach, offensive-coordinator
        chaos-all-stars:
        bad-snap: orc-thrower | minotaur
    """)
    game.play("commit orc-blitzer to bad-snap left", "tackle minotaur", "roll tackler tackler")
    assert game["bad-snap"] == "orc-thrower | minotaur"
    assert game.asked == "nobody"


WIZARD = """
    gouged-eye: hand orc-lineman; owns hired-wizard
    athelorn-avengers:
    bad-snap: orc-thrower | wood-elf-catcher ball, wardancer down
    super-juke: orc-thrower down | treeman
    shank-yank:
"""


@of("hired-wizard")
def test_hired_wizard():
    """Against a standing opponent where one has a standing player: Target Down takes him down, without Guard."""
    game = table(WIZARD)
    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll down")
    assert game["bad-snap"] == "orc-thrower, orc-lineman | wood-elf-catcher down, wardancer down"


@of("hired-wizard")
def test_hired_wizard_misses():
    """Target Missed takes down a standing player of one's own there, of one's choice."""
    game = table(WIZARD)
    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll missed")
    assert game.options == ["player orc-thrower", "player orc-lineman"]

    game.play("player orc-thrower")
    assert game["bad-snap"].startswith("orc-thrower down, orc-lineman | wood-elf-catcher ball")


@of("hired-wizard")
def test_hired_wizard_leaves():
    """Tackler Down sends the card to the box."""
    game = table(WIZARD.replace("owns hired-wizard", "owns passing-coach, hired-wizard; gained 2"))
    game.play("commit orc-lineman to bad-snap left", "act hired-wizard", "roll tackler")
    assert game.owns("gouged-eye") == ["passing-coach"]
    assert game.box == ["hired-wizard", "shank-yank"]
    assert game.improvements == [2, 0]


APOTHECARY = """
    gouged-eye: hand orc-lineman; owns team-apothecary
    athelorn-avengers:
    bad-snap: orc-thrower down ball | wood-elf-catcher
"""


@pytest.mark.parametrize(
    ("face", "outcome"),
    [
        ("down", "orc-thrower ball, orc-lineman | wood-elf-catcher"),
        ("missed", "orc-thrower down ball, orc-lineman | wood-elf-catcher"),
        ("tackler", "orc-lineman | wood-elf-catcher"),
    ],
)
@of("team-apothecary")
def test_team_apothecary(face, outcome):
    """A die for a downed player of one's own: he stands, nothing happens, or he is injured."""
    game = table(APOTHECARY)
    game.play("commit orc-lineman to bad-snap left", "act team-apothecary", f"roll {face}")
    assert game["bad-snap"] == outcome


@of("endorsement-deal")
def test_endorsement_deal():
    """A fan for each highlight won, and none for a tournament."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns endorsement-deal
        athelorn-avengers:
        one-handed-grab: orc-blitzer | wood-elf-lineman
        personal-foul: orc-lineman | wardancer
        the-blood-bowl: da-troll
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 3 + 7 + 2, 2 + 5]


@of("late-game-scoring-streak")
def test_late_game_scoring_streak():
    """A fan for each matchup won while one has the ball."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns late-game-scoring-streak
        athelorn-avengers:
        one-handed-grab: orc-blitzer ball | wood-elf-lineman
        personal-foul: orc-blitzer | wood-elf-lineman
        the-blood-bowl: orc-lineman ball | wardancer, treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [1 + 3 + 5 + 2, 2 + 7]


@of("laying-the-smackdown")
def test_laying_the_smackdown():
    """A fan for each downed opponent where one has a standing player."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns laying-the-smackdown
        athelorn-avengers:
        one-handed-grab: orc-lineman | wood-elf-lineman down, wood-elf-lineman down, treeman
        personal-foul: orc-lineman down | wood-elf-lineman down, treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 1, 2 + 2 + 5]


@of("offensive-firepower")
def test_offensive_firepower():
    """Two fans for each matchup won by three or more Star Power."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns offensive-firepower
        athelorn-avengers:
        one-handed-grab: da-troll | wood-elf-lineman
        personal-foul: orc-blitzer | wood-elf-lineman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 1 + 2 + 5, 2]


@of("team-merchandise-booths")
def test_team_merchandise_booths():
    """Four fans at the end of the game."""
    game = table("""
        plays: end of season
        gouged-eye: owns team-merchandise-booths
        athelorn-avengers: fans 1
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 1]


@of("the-best-players-in-the-league")
def test_the_best_players_in_the_league():
    """Two fans for each matchup won with a star there who is no Freebooter, standing or downed."""
    game = table("""
        plays: scoreboard phase
        gouged-eye: owns the-best-players-in-the-league
        athelorn-avengers:
        one-handed-grab: orc-blitzer, bork down | wood-elf-lineman
        right-in-the-jibblies: orc-blitzer, freebooter-lineman | wood-elf-lineman
        personal-foul: bork | treeman
    """)
    assert game.asked == "nobody"
    assert game.fans == [2 + 1 + 2 + 2 + 3, 2 + 1 + 5]


# Without the salary cap.


@of("fan-club-enrollment")
def test_fan_club_enrollment():
    """Five fans at the end for four stars or more on the roster, Freebooters not counted."""
    for star, fans in (("slab", 5), ("freebooter-lineman", 0)):
        game = table(f"""
            plays: end of season
            gouged-eye: owns fan-club-enrollment; hand bork; discard 2 one-ear; deck {star}, da-troll
            athelorn-avengers:
        """)
        assert game.asked == "nobody"
        assert game.fans == [fans, 0]


@of("hall-of-famers")
def test_hall_of_famers():
    """Two fans at the end for each team upgrade."""
    game = table("""
        plays: end of season
        gouged-eye: owns hall-of-famers, waaagh exhausted, smash-em-bash-em
        athelorn-avengers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [4, 0]


@of("staffing-office")
def test_staffing_office():
    """A fan at the end for each staff upgrade, this one included."""
    game = table("""
        plays: end of season
        gouged-eye: owns staffing-office, hired-wizard exhausted, waaagh
        athelorn-avengers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 0]


@of("talent-scout")
def test_talent_scout():
    """Two fans at the end for each Freebooter on the roster."""
    game = table("""
        plays: end of season
        gouged-eye: owns talent-scout; hand freebooter-lineman; deck slab, 2 freebooter-runner
        athelorn-avengers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [6, 0]


@of("well-get-em-next-season")
def test_well_get_em_next_season():
    """Two fans at the end for each star on the roster who is no Freebooter."""
    game = table("""
        plays: end of season
        gouged-eye: owns well-get-em-next-season; hand freebooter-lineman; deck slab, da-troll
        athelorn-avengers:
    """)
    assert game.asked == "nobody"
    assert game.fans == [2, 0]

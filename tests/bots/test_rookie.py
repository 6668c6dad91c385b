"""The rookie's rules of thumb, each in a position where it matters."""

import pytest

import touchline
from tests.scenario import Table, table
from touchline.bots import Seat, make, play
from touchline.bots.rookie import RULES
from touchline.table.questions import QUESTION_TYPES
from touchline.table.season import Season


def advice(game: Table) -> str:
    """What the rookie would answer."""
    assert game.asked != "nobody"
    season = Season(game.season, 0, None)
    assert season.decision is not None
    return make("rookie").decide(Seat(season, season.decision.manager)).text


def test_every_question_has_a_rule():
    assert set(RULES) == set(QUESTION_TYPES)


def test_commits_the_player_who_turns_the_matchup():
    game = table("""
        gouged-eye: hand orc-lineman, da-troll
        athelorn-avengers: hand wood-elf-lineman
        razzle-dazzle: wardancer |
    """)
    assert advice(game) == "commit da-troll to razzle-dazzle right"


def test_goes_where_it_pays():
    game = table("""
        gouged-eye: hand orc-lineman
        athelorn-avengers:
        personal-foul:
        one-handed-grab: wardancer |
        the-rolling-cage:
    """)
    assert advice(game).startswith("commit orc-lineman to the-rolling-cage")


def test_passes_and_keeps_a_star_who_can_win_nothing():
    game = table("""
        plays: matchup phase
        gouged-eye: hand griff-oberwald
        athelorn-avengers:
        bad-snap: orc-blitzer, da-troll, black-orc-blocker ball |
    """)
    assert advice(game) == "pass"


def test_tackles_whom_it_hurts_most():
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wood-elf-lineman, wardancer ball |
    """)
    game.play("commit da-troll to bad-snap right")
    assert advice(game) == "tackle wardancer"


def test_does_not_tackle_who_is_much_stronger():
    game = table("""
        gouged-eye: hand beastman
        athelorn-avengers:
        bad-snap: deeproot-strongbranch |
    """)
    game.play("commit beastman to bad-snap right")
    assert advice(game) == "decline"


@pytest.mark.parametrize(
    ("dice", "taken"), [("down missed", "apply down"), ("missed tackler", "apply missed")]
)
def test_takes_the_die_that_suits_the_tackler(dice, taken):
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wardancer |
    """)
    game.play("commit da-troll to bad-snap right", "tackle wardancer", f"roll {dice}")
    assert advice(game) == taken


def test_takes_the_die_that_suits_a_stronger_target():
    game = table("""
        gouged-eye: hand orc-blitzer
        athelorn-avengers:
        bad-snap: treeman |
    """)
    game.play("commit orc-blitzer to bad-snap right", "tackle treeman", "roll down tackler")
    assert game.asked.startswith("athelorn-avengers")
    assert advice(game) == "apply tackler"


def test_takes_the_ball():
    game = table("""
        gouged-eye: hand orc-thrower
        athelorn-avengers:
        bad-snap: wardancer ball |
    """)
    game.play("commit orc-thrower to bad-snap right")
    assert advice(game) == "use"


def test_leaves_the_ball_where_it_is_safe():
    game = table("""
        grudgebearers: hand dwarf-longbeard, jordell-freshbreeze
        athelorn-avengers:
        bad-snap: | grudgebearers skuff-whitebeard ball
    """)
    game.play("commit jordell-freshbreeze to bad-snap right")
    assert advice(game) == "decline"


def test_a_guard_takes_the_hit_for_the_carrier():
    game = table("""
        gouged-eye: hand da-troll
        athelorn-avengers:
        bad-snap: wood-elf-lineman, wardancer ball |
    """)
    game.play("commit da-troll to bad-snap right", "tackle wardancer", "roll down down")
    assert advice(game) == "use wood-elf-lineman"


def test_a_guard_does_not_take_the_hit_for_less():
    game = table("""
        gouged-eye: hand da-troll
        grudgebearers:
        bad-snap: dwarf-blocker, dwarf-longbeard |
    """)
    game.play("commit da-troll to bad-snap right", "tackle dwarf-longbeard", "roll down down")
    assert advice(game) == "decline"


def test_uses_a_coach_when_it_helps():
    game = table("""
        gouged-eye: owns passing-coach; hand orc-lineman
        athelorn-avengers:
        bad-snap: wardancer ball |
    """)
    game.play("commit orc-lineman to bad-snap right")
    assert advice(game) == "act passing-coach"


def test_does_not_cheat_where_he_has_won():
    game = table("""
        gouged-eye: owns cheating-coach; hand orc-thrower
        athelorn-avengers:
        bad-snap: wood-elf-lineman | da-troll, black-orc-blocker, orc-blitzer ball
    """)
    game.play("commit orc-thrower to bad-snap right", "decline")
    assert advice(game) == "decline"


def test_pays_a_bribe_for_who_would_be_ejected():
    position = """
        plays: scoreboard phase
        lowdown-rats: owns bribe-kitty
        gouged-eye:
        personal-foul: fanatic [?, ?], troll [?] | da-troll [?]
    """
    game = table(position)
    game.play("token ejection power-1 power-2 ejection")
    assert advice(game) == "use bribe-kitty"

    game.play("use bribe-kitty")
    assert advice(game) == "token of fanatic"

    game = table(position)
    game.play("token power-0 power-1 power-2 ejection")
    assert advice(game) == "decline"


def test_discards_the_weakest():
    game = table("""
        reikland-reavers: hand human-catcher, human-lineman, ogre; deck human-blitzer
        athelorn-avengers:
        bad-snap:
    """)
    game.play("commit human-catcher to bad-snap left", "use", "draw human-blitzer")
    assert advice(game) == "discard human-lineman"


def test_keeps_the_best_star():
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        chaos-all-stars:
        fumblerooski: human-catcher ball | beastman
    """)
    game.play("draw freebooter-lineman mighty-zug")
    assert advice(game) == "keep mighty-zug"


def test_returns_the_weakest_for_a_freebooter():
    game = table("""
        plays: scoreboard phase
        reikland-reavers: discard human-lineman, human-blitzer; deck ogre
        chaos-all-stars:
        fumblerooski: human-catcher ball | beastman
    """)
    game.play("draw freebooter-lineman mighty-zug", "keep freebooter-lineman")
    assert advice(game) == "return human-lineman from discard"


def test_takes_the_side_that_pays_more():
    game = table("""
        plays: scoreboard phase
        reikland-reavers:
        chaos-all-stars:
        double-down: human-catcher ball | beastman
    """)
    game.play("draw bork")
    assert advice(game) == "side 1"


def test_beats_random():
    assert won_by_rookie(60) >= 0.70


@pytest.mark.proof
def test_beats_random_in_a_full_count():
    assert won_by_rookie(400) >= 0.75


def won_by_rookie(seasons: int) -> float:
    """The share of two-manager seasons that the rookie wins against random, from either seat."""
    wins = 0
    for seed in range(seasons):
        season = touchline.new_season(2, seed=seed, events=False)
        mine = seed % 2
        play(season, [make("rookie" if seat == mine else "random", seed * 2 + seat) for seat in range(2)])
        wins += season.winner == mine
    return wins / seasons


def test_throws_a_bomb_at_the_best():
    game = table("""
        lowdown-rats: hand bombardier
        gouged-eye:
        bad-snap: orc-lineman, da-troll, orc-thrower |
    """)
    game.play("commit bombardier to bad-snap right")
    assert advice(game) == "use bombardier"
    game.play("use bombardier")
    assert advice(game) == "player da-troll"


def test_counts_on_a_chainsaw():
    game = table("""
        lowdown-rats: hand looney
        gouged-eye:
        bad-snap: orc-blitzer |
    """)
    game.play("commit looney to bad-snap right")
    assert advice(game) == "tackle orc-blitzer"


def test_does_not_count_on_hitting_a_pogo_stick():
    game = table("""
        gouged-eye: hand da-troll
        lowdown-rats:
        bad-snap: pogo, bombardier |
    """)
    game.play("commit da-troll to bad-snap right")
    assert advice(game) == "tackle bombardier"


@pytest.mark.parametrize(("plague", "choice"), [(0, "shank-yank"), (3, "fumblerooski")])
def test_avoids_disease(plague, choice):
    game = table(f"""
        gouged-eye: hand orc-thrower
        nurgles-rotters:
        shank-yank: pestigor |; plague {plague}
        fumblerooski: pestigor |
    """)
    assert choice in advice(game)

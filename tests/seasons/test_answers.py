"""The answers of random seasons: any option in every fifth season, livelier ones in the others."""

from collections import Counter

import pytest

import touchline
from tests.scenario import Table, table
from tests.seasons.answers import BOLD, COMPANY, FEEBLE, Answers, liveliness
from touchline.table.season import Season


def weights(game: Table) -> dict[str, float]:
    """How likely each option of the question is in a lively season."""
    assert game.asked
    season = Season(game.season, 0, None)
    assert season.decision is not None
    return {option.text: liveliness(game.season, option) for option in season.decision.options}


def test_players_come_where_others_are_the_weak_first_and_seldom_pass():
    game = table("""
        gouged-eye: hand orc-lineman, black-orc-blocker
        reikland-reavers:
        bad-snap: orc-lineman | human-lineman
        super-juke: | human-lineman
        shank-yank:
    """)
    found = weights(game)
    assert found["commit orc-lineman to bad-snap left"] == BOLD * (1 + 2 * COMPANY) / 2
    assert found["commit orc-lineman to super-juke left"] == BOLD * (1 + COMPANY) / 2
    assert found["commit orc-lineman to shank-yank left"] == BOLD / 2
    assert found["commit black-orc-blocker to shank-yank left"] == BOLD / 4
    assert found["pass"] == 1


def test_what_is_offered_is_used_and_opponents_fall():
    game = table("""
        gouged-eye: hand orc-blitzer
        reikland-reavers:
        bad-snap: | human-lineman
    """)
    game.play("commit orc-blitzer to bad-snap left")
    assert weights(game) == {"tackle human-lineman": BOLD, "decline": 1}
    game.play("tackle human-lineman", "roll down missed")
    assert weights(game) == {"apply down": BOLD, "apply missed": FEEBLE}


@pytest.mark.parametrize(("number", "most"), [(0, 0.7), (5, 0.7), (1, 0.15), (6, 0.15)])
def test_every_fifth_season_takes_any_option(number, most):
    """Who takes any option declines about every other use of a skill; in other seasons hardly any is declined."""
    answers = Answers(number)
    season = touchline.new_season(3, seed=number, events=False)
    chosen: Counter[str] = Counter()
    while season.decision is not None:
        is_offer = {option.kind for option in season.decision.options} == {"use", "decline"}
        option = answers.choose(season)
        chosen[option.kind] += is_offer
        season.choose(option)
    share = chosen["decline"] / chosen.total()
    assert most - 0.4 <= share <= most


def test_a_number_always_answers_alike():
    one, other = touchline.new_season(2, seed=3), touchline.new_season(2, seed=3)
    first, second = Answers(7), Answers(7)
    while one.decision is not None:
        answer = first.choose(one).text
        assert second.choose(other).text == answer
        one.choose(answer)
        other.choose(answer)

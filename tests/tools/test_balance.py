"""How often each team wins is counted in parts where nobody does, and what is out of bounds is said."""

import pytest

from tools.balance import MANAGERS, PAGE, SEASONS, Tally, all_seasons, broken, page, tallied
from touchline.lab.seasons import Failure, Outcome

BASE, NEW = "reikland-reavers", "black-fangs"
TEAMS = (BASE, NEW, "gouged-eye", "lowdown-rats")


def season(winner: int) -> Outcome:
    """A season of four teams that this manager won, or nobody."""
    return Outcome(300, TEAMS, (30, 20, 25, 10), winner)


def tally(seasons: int, wins: float) -> Tally:
    """A team that has won so many of its seasons."""
    found = Tally()
    found.seasons = seasons
    found.wins = wins
    return found


def test_a_season_counts_for_its_winner_only():
    teams, wrong = tallied([season(1), season(1), season(0)])
    assert {id: (found.seasons, found.wins) for id, found in teams.items()} == {
        BASE: (3, 1),
        NEW: (3, 2),
        "gouged-eye": (3, 0),
        "lowdown-rats": (3, 0),
    }
    assert teams[NEW].fans == 60
    assert wrong == []


def test_a_season_that_nobody_wins_counts_for_each_in_parts():
    teams, _ = tallied([season(-1), season(0)])
    assert [teams[team].wins for team in TEAMS] == [1.25, 0.25, 0.25, 0.25]
    assert sum(found.wins for found in teams.values()) == 2


def test_a_season_that_fails_is_told_and_counts_for_nobody():
    teams, wrong = tallied([Failure(7, "decision 3, pass: oh dear", ""), season(0)])
    assert wrong == ["decision 3, pass: oh dear"]
    assert teams[BASE].seasons == 1


@pytest.mark.parametrize(
    ("seasons", "wins", "low", "high"),
    [(100, 25, 0.1755, 0.3430), (1000, 250, 0.2242, 0.2778), (10, 0, 0.0, 0.2775)],
)
def test_the_interval_is_that_of_wilson(seasons, wins, low, high):
    share = tally(seasons, wins).share()
    assert share == pytest.approx((wins / seasons, low, high, seasons), abs=1e-4)


def test_new_teams_win_neither_too_much_nor_too_little():
    base = tally(1000, 330)
    assert broken({BASE: base, NEW: tally(1000, 250)}) == []
    assert broken({BASE: base, NEW: tally(1000, 170)}) == broken({BASE: base, NEW: tally(1000, 330)}) == []
    assert broken({BASE: base, NEW: tally(1000, 160)}) == ["black-fangs wins 16.0%"]
    assert broken({BASE: base, NEW: tally(1000, 340)}) == ["black-fangs wins 34.0%"]


def test_new_teams_are_not_above_the_strongest_of_the_base_game_by_more_than_the_interval():
    assert broken({BASE: tally(1000, 270), "gouged-eye": tally(900, 90), NEW: tally(1000, 290)}) == []
    assert broken({BASE: tally(1000, 270), NEW: tally(1000, 310)}) == [
        "black-fangs wins more than any team of the base game"
    ]


def test_base_teams_stand_as_they_are():
    assert broken({BASE: tally(1000, 600), "gouged-eye": tally(1000, 10)}) == []


def test_the_page_lists_the_strongest_first():
    rows = page({BASE: tally(1000, 250), NEW: tally(500, 250)}).splitlines()[-2:]
    assert rows[0] == "| Black Fangs | sudden death | 500 | 50.0 % | 45.6–54.4 % | 0.0 |"
    assert rows[1].startswith("| Reikland Reavers | base | 1000 | 25.0 %")


@pytest.mark.proof
@pytest.mark.random_seasons
def test_the_new_teams_are_as_strong_as_the_page_says_and_within_their_bounds():
    """The same seasons that `make balance` plays."""
    teams, wrong = tallied(all_seasons())
    assert wrong == []
    assert sum(found.seasons for found in teams.values()) == MANAGERS * SEASONS
    assert broken(teams) == []
    assert page(teams) == PAGE.read_text(encoding="utf-8")

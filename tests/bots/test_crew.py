"""Several processes that search for one legend: all that they find counts, and nothing goes wrong if one is gone."""

from multiprocessing import active_children

import pytest

from touchline.bots import Seat, make
from touchline.bots.crew import Crew, Errand, Habits, run_errand
from touchline.bots.levels import Legend
from touchline.cards import BadSetup
from touchline.lab.bench import middle_of_week
from touchline.rules.season import Season
from touchline.table.saves import pack

HABITS = Habits((), Legend.trust, Legend.curiosity, Legend.breadth)


def seat_in_the_middle(seconds: float | None = None) -> Seat:
    season = middle_of_week()
    assert season.decision is not None
    return Seat(season, season.decision.manager, seconds)


def dealt() -> Season:
    return seat_in_the_middle().deal_numbers(1)


def tries(bot: Legend) -> list[int]:
    seat = seat_in_the_middle()
    season = seat.deal_numbers(0)
    return [found.tries for found in bot.weigh(seat, season, bot.policy(season))]


@pytest.mark.random_seasons
def test_playouts_are_divided_among_processes_and_all_count():
    bot = Legend(1, processes=2)
    bot.playouts = 31
    found = tries(bot)
    assert sum(found) == 31
    assert tries(bot) == found, "the same seed finds the same"


@pytest.mark.random_seasons
def test_by_the_clock_several_processes_search_until_the_time_is_up():
    bot = Legend(1, processes=2)
    assert bot.decide(seat_in_the_middle(0.2)) in seat_in_the_middle().decision.options


@pytest.mark.random_seasons
def test_a_helper_that_has_gone_is_replaced():
    before = set(active_children())
    crew = Crew(1)
    crew.start()
    (child,) = set(active_children()) - before
    child.terminate()
    child.join()
    season = dealt()
    crew.send(season, HABITS, 1, 3)
    assert crew.hear() == []
    crew.send(season, HABITS, 1, 3)
    (found,) = crew.hear()
    assert sum([number for _, number, _, _ in found]) == 3


@pytest.mark.random_seasons
def test_an_answer_that_comes_too_late_is_not_taken_for_another():
    crew = Crew(1)
    season = dealt()
    crew.send(season, HABITS, 1, 2)
    assert crew.hear(0.0) == []
    crew.send(season, HABITS, 1, 5)
    (found,) = crew.hear()
    assert sum([number for _, number, _, _ in found]) == 5


def test_what_another_search_has_found_counts_as_ones_own():
    season = dealt()
    first, second = (HABITS.begin(season, seed) for seed in (1, 2))
    for search in (first, second):
        search.run(4)
    first.add(second.found())
    assert sum([branch.tries for branch in first.ranking()]) == 8


def test_an_errand_is_run_by_playouts_or_by_the_clock():
    save = pack(dealt())
    assert sum([number for _, number, _, _ in run_errand(Errand(1, save, HABITS, 1, 3, None))]) == 3
    assert sum([number for _, number, _, _ in run_errand(Errand(1, save, HABITS, 1, 0, 0.05))]) > 0


def test_processes_are_named_behind_the_budget():
    named = [make(name) for name in ("legend:400x4", "legend:x3", "legend-careful:80")]
    assert [(bot.playouts, getattr(bot, "processes", 0)) for bot in named] == [(400, 4), (200, 3), (80, 1)]
    with pytest.raises(BadSetup, match="thinks in one process"):
        make("veteran:20x2")
    with pytest.raises(BadSetup, match="module 'mine'"):
        make("mine:x2")

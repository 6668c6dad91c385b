"""Every level answers in its time: CPU time for those who have a budget, the clock for legend."""

from collections.abc import Callable, Iterator
from time import monotonic, process_time

import pytest

import touchline
from touchline.bots import Seat, make

BOXES = ("sudden-death", "foul-play")

LIMITS = {"rookie": 0.005, "regular": 0.020, "veteran": 0.200}
"""What a decision may take of a processor, in seconds."""

GIVEN = 1.0
"""What legend is given, by the clock, unless told otherwise."""

TIMES_AT_MOST = 3


def seats(count: int, every: int, seconds: float | None = None) -> Iterator[Seat]:
    """So many decisions of regulars' seasons, two to five managers and all boxes in turn, each so-many-eth of them."""
    met = 0
    for seed in range(count):
        boxes = BOXES if seed % 2 else ()
        season = touchline.new_season(2 + seed % (3 + bool(boxes)), seed=seed, expansions=boxes, events=False)
        regular = make("regular", seed)
        while (decision := season.decision) is not None:
            seat = Seat(season, decision.manager, seconds)
            if decision.number % every == 0:
                yield seat
                met += 1
                if met == count:
                    return
            season.choose(regular.decide(Seat(season, decision.manager)))


def times(level: str, found: Iterator[Seat], clock: Callable[[], float]) -> list[float]:
    """How long a level takes for each of these decisions, the longest last."""
    bot = make(level, 1)
    taken: list[float] = []
    for seat in found:
        begun = clock()
        bot.decide(seat)
        taken.append(clock() - begun)
    return sorted(taken)


@pytest.mark.random_seasons
@pytest.mark.parametrize("level", LIMITS)
def test_no_decision_takes_much_longer_than_it_may(level):
    assert times(level, seats(20, 37), process_time)[-1] < TIMES_AT_MOST * LIMITS[level]


@pytest.mark.proof
@pytest.mark.parametrize("level", LIMITS)
def test_999_of_1000_decisions_are_answered_in_time(level):
    taken = times(level, seats(1000, 11), process_time)
    assert taken[-2] <= LIMITS[level]
    assert taken[-1] < TIMES_AT_MOST * LIMITS[level]


@pytest.mark.random_seasons
def test_legend_keeps_the_clock():
    assert times("legend", seats(5, 53, 0.2), monotonic)[-1] < TIMES_AT_MOST * 0.2


@pytest.mark.proof
@pytest.mark.parametrize(("level", "count", "given"), [("legend", 1000, 0.1), ("legend:x2", 200, GIVEN)])
def test_legend_answers_in_the_time_that_it_is_given(level, count, given):
    """One in a thousand may be late; a short time is the harder one to keep."""
    taken = times(level, seats(count, 11, given), monotonic)
    assert taken[-2] <= given
    assert taken[-1] < TIMES_AT_MOST * given

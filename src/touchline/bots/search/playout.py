"""Playing on: a season that was dealt, played by rules of thumb to the end of its week."""

from __future__ import annotations

from typing import Final

from touchline.bots.search.facts import Facts
from touchline.bots.search.outlook import weeks_to_come
from touchline.bots.search.policy import Policy
from touchline.bots.search.worth import chances
from touchline.engine.machine import Decision, Next, Option, answer
from touchline.rules.ending import winner
from touchline.rules.season import Season
from touchline.rules.setup import PlaySeason

END_OF_WEEK: Final[int] = PlaySeason.NAMES["end_week"]

LEAD: Final = 0.2
"""How much the lead counts beside winning."""


def answer_in_week(season: Season, option: Option) -> Decision | None:
    """Take an answer that the pending decision lists, and run on to the next decision of this week."""
    top = season.stack[-1]
    top.answer = option
    top.at += 1
    return advance_in_week(season)


def advance_in_week(season: Season) -> Decision | None:
    """Run the rules to the next decision of this week; None once it is over, and after the last one the season."""
    stack = season.stack
    while stack:
        top = stack[-1]
        at = top.at
        if len(stack) == 1 and at == END_OF_WEEK and is_week_over(season):
            season.pending = None
            return None
        top.at = at + 1
        result: Next = top.STEPS[at](top, season)
        if result is None:
            continue
        if isinstance(result, Decision):
            options = result.options
            if len(options) == 1:
                top.answer = options[0]
                continue
            top.at = at
            season.pending = result
            return result
        stack.append(result)
    season.pending = None
    return None


def is_week_over(season: Season) -> bool:
    """Whether the next step of the season's own rule is what comes between two weeks."""
    return isinstance(season.stack[0], PlaySeason) and season.tournament != season.book.final


def play_season(season: Season, policies: list[Policy]) -> None:
    """Play a season to its end, each manager by rules of thumb of his own."""
    pending = season.pending
    while pending is not None:
        pending = answer(season, policies[pending.manager].take(season, pending))


def values(season: Season, facts: Facts) -> list[float]:
    """What a season is worth to each manager at the end of a week: how likely he becomes manager of the year.

    Once it is over winning counts, and the lead for a little.
    """
    if season.stack:
        return chances(season, facts, weeks_to_come(season))
    best = winner(season)
    leads = chances(season, facts, 0)
    return [(1.0 - LEAD) * (manager == best) + LEAD * leads[manager] for manager in range(season.managers)]

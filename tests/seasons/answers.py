"""What the managers of a random season answer: any option in some seasons, livelier ones in most.

Who takes any option declines half of what he is offered and spreads his players over the table.
Some things that happen in every real season hardly ever happen then.
"""

from __future__ import annotations

from random import Random
from typing import Final

import touchline
from touchline.rules.draws import TARGET_DOWN
from touchline.rules.questions import COMMIT, DECLINE, DONE, PASS, RESULT
from touchline.rules.season import PLACES
from touchline.rules.season import Season as Position
from touchline.table.options import Option

ANY_OPTION_IN: Final = 5
"""In every fifth season each option is as likely as the others; it comes to every line-up in time."""

SHY: Final = frozenset({DECLINE, DONE, PASS})
BOLD: Final = 24
"""How much likelier an option is than to decline, to be done with it or to pass."""
FEEBLE: Final = 3
"""As `BOLD`, for a tackle result other than Target Down."""
COMPANY: Final = 3
"""How much likelier each player who is at a matchup makes it that another is committed to it."""


class Answers:
    """The answers of the season of a number, in their order."""

    def __init__(self, number: int) -> None:
        self.chance = Random(number)
        self.is_lively = number % ANY_OPTION_IN != 0

    def choose(self, season: touchline.Season) -> Option:
        """The next answer, to the decision that the season stands at."""
        assert season.decision is not None
        options = season.decision.options
        if not self.is_lively:
            return self.chance.choice(options)
        weights = [liveliness(season.position, option) for option in options]
        return self.chance.choices(options, weights)[0]


def liveliness(position: Position, option: Option) -> float:
    """How likely an option is in a lively season, next to the others of its decision."""
    kind = option.answer[0]
    if kind in SHY:
        return 1
    if kind == RESULT:
        return BOLD if option.answer[1] == TARGET_DOWN else FEEBLE
    if kind == COMMIT:
        _, card, place = option.answer
        company = len(position.present[place // PLACES])
        return BOLD * (1 + COMPANY * company) / (1 + position.printed[card].standing)
    return BOLD

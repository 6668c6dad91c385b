"""Rules of thumb for cards in hand, deck and payouts."""

from __future__ import annotations

from typing import Final

from touchline.bots.cards import improvement_worth, player_facts
from touchline.bots.forecast import payout_worth
from touchline.bots.sight import Sight
from touchline.table.options import Discard, Option, Return, TakeCard, TakeSide
from touchline.table.questions import ChooseSide

GOOD_ENOUGH: Final = 0.9
"""A card is kept in the hand from this share of what the average card of the roster is worth."""


def discard_card(sight: Sight) -> Option:
    """Discard the worst card."""
    return min(sight.seat.decision.options, key=_hand_worth)


def discard_unwanted(sight: Sight) -> Option:
    """Discard what a card off the deck would likely be better than."""
    options = sight.seat.decision.options
    worst = min(options, key=_hand_worth)
    own = sight.own
    roster = [*own.hand, *own.top, *own.unknown, *own.discard]
    average = sum([player_facts(card).worth for card in roster]) / max(1, len(roster))
    if sight.weeks_left and isinstance(worst, Discard) and _hand_worth(worst) < GOOD_ENOUGH * average:
        return worst
    return sight.seat.decision.default


def discard_fouled(sight: Sight) -> Option:
    """Discard a rival's card if it is better than what he would likely draw for it."""
    options = sight.seat.decision.options
    looked_at = options[0]
    is_good = isinstance(looked_at, Discard) and player_facts(looked_at.card).worth > AVERAGE
    return looked_at if is_good else sight.seat.decision.default


AVERAGE: Final = 3.0
"""What a card of a roster is worth on average."""


def _hand_worth(option: Option) -> float:
    return player_facts(option.card).worth if isinstance(option, Discard) else float("inf")


def keep_card(sight: Sight) -> Option:
    """Keep the card that is worth most."""
    return max(sight.seat.decision.options, key=_improvement_worth)


def best_card(sight: Sight) -> Option:
    """Name the best card."""
    return max(sight.seat.decision.options, key=_improvement_worth)


def worst_card(sight: Sight) -> Option:
    """Name the worst card: what comes on top last is drawn first."""
    return min(sight.seat.decision.options, key=_improvement_worth)


def _improvement_worth(option: Option) -> float:
    return improvement_worth(option.card) if isinstance(option, TakeCard) else float("-inf")


def return_card(sight: Sight) -> Option:
    """Return the weakest card of the roster to the box for the newcomer, as long as it is a weak one."""
    options = sight.seat.decision.options
    weakest = min(options, key=_roster_worth)
    return weakest if _roster_worth(weakest) < WEAK else sight.seat.decision.default


WEAK: Final = 3.0
"""A card of less worth is better off the roster."""


def _roster_worth(option: Option) -> float:
    return player_facts(option.card).worth if isinstance(option, Return) else WEAK


def choose_side(sight: Sight) -> Option:
    """Take the side that is worth more."""
    question = sight.seat.decision.question
    options = sight.seat.decision.options
    assert isinstance(question, ChooseSide)
    matchup = sight.matchups.get(question.matchup.number)
    sections = [] if matchup is None else [sides for sides in matchup.payouts.values() if len(sides) > 1]
    if not sections:
        return options[0]

    def worth(option: Option) -> float:
        if isinstance(option, TakeSide) and option.side <= len(sections[0]):
            return payout_worth(sections[0][option.side - 1], sight.weeks_left)
        return 0.0

    return max(options, key=worth)

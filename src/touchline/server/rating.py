"""How strong managers are, as far as their seasons tell: openskill's Plackett–Luce, for two to five of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from touchline.bots.registry import taken_apart

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
"""What is thought of somebody who has not played yet, and how little that says."""

OF_BOTS: Final = {
    "random": 10.0,
    "rookie": 20.0,
    "regular": 23.0,
    "veteran": 26.0,
    "legend": 29.0,
}
"""What is thought of bots; it never changes. Others count as somebody unknown."""
SIGMA_OF_BOTS: Final = 1.0

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)


class Rating(NamedTuple):
    """What is thought of a manager, and how far that may be off."""

    mu: float
    sigma: float


NEW: Final = Rating(MU, SIGMA)


class Placed(NamedTuple):
    """A manager at the end of a season; bots have their level, and no rating that changes."""

    rating: Rating
    place: int
    is_bot: bool = False


def of_bot(level: str) -> Rating:
    """The rating of a bot; a character doesn't change it."""
    return Rating(OF_BOTS.get(taken_apart(level).level, MU), SIGMA_OF_BOTS)


def rated(managers: Sequence[Placed]) -> list[Rating]:
    """What is thought of these managers after a season; nothing new unless two of them are no bots."""
    before = [manager.rating for manager in managers]
    if len([manager for manager in managers if not manager.is_bot]) < 2:
        return before
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(manager.place) for manager in managers])
    return [
        manager.rating if manager.is_bot else Rating(team[0].mu, team[0].sigma)
        for manager, team in zip(managers, after, strict=True)
    ]


def shown(rating: Rating) -> float:
    """The figure that lists are in order of: what somebody surely is, rather than may be."""
    return rating.mu - 3 * rating.sigma

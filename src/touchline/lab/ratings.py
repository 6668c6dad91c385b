"""Ratings of bots from the places they took: openskill's Plackett–Luce, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from statistics import fmean

from touchline.cards import BadSetup
from touchline.lab.intervals import Estimate, Z


def need_openskill() -> None:
    """Say in a sentence how to install what ratings need, if it isn't there."""
    if find_spec("openskill") is None:
        raise BadSetup("The package that rates bots is not installed.", "Type: pip install 'touchline[lab]'")


def ratings(seasons: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Estimate]:
    """The rating of each bot, from the bots and their places of each season; somebody unknown has 25.

    Bots don't learn, so nothing is added to what is unsure from season to season. Who sits at several seats moves as
    these do on average.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only where bots are rated

    model = PlackettLuce(tau=0.0)
    found: dict[str, tuple[float, float]] = {}
    counts: dict[str, int] = {}
    for bots, places in seasons:
        teams = [[model.create_rating(list(found.get(bot, (model.mu, model.sigma))))] for bot in bots]
        after = model.rate(teams, ranks=[float(place) for place in places])
        for bot in dict.fromkeys(bots):
            seats = [team[0] for team, sitting in zip(after, bots, strict=True) if sitting == bot]
            found[bot] = (fmean([seat.mu for seat in seats]), fmean([seat.sigma for seat in seats]))
            counts[bot] = counts.get(bot, 0) + 1
    return {
        bot: Estimate(mu, mu - Z * sigma, mu + Z * sigma, counts[bot]) for bot, (mu, sigma) in found.items()
    }

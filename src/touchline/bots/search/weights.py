"""The numbers that a bot weighs by: how it judges a matchup, and what it makes of the weeks to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "coming": 0.8,
    "newcomer": 2.5,
    "spread": 0.6,
    "unplayed": 0.4,
    "tie": 0.4,
    "rivalry": 1.0,
    "saved": 0.1,
    "hold": 0.0,
    "early_tackle": 0.0,
    "sprint": 0.12,
    "cheat": 0.0,
    "strike": 0.0,
    "contract": 3.0,
    "penalty": 2.0,
    "star": 0.35,
    "team_upgrade": 0.45,
    "staff_upgrade": 0.25,
    "upgrade": 0.6,
    "temper": 1.5,
    "temper_week": 1.5,
}
"""All weights, with what they are before anything was tuned."""


class Weights:
    """What a bot goes by; worths are in fans."""

    __slots__ = (
        "cheat",
        "coming",
        "contract",
        "early_tackle",
        "hold",
        "newcomer",
        "penalty",
        "rivalry",
        "saved",
        "spread",
        "sprint",
        "staff_upgrade",
        "star",
        "strike",
        "team_upgrade",
        "temper",
        "temper_week",
        "tie",
        "unplayed",
        "upgrade",
    )

    def __init__(self, given: Mapping[str, float]) -> None:
        weights = {**WEIGHTS, **given}
        self.coming = float(weights["coming"])
        """How likely somebody comes to a matchup if the rivals have one card for each."""
        self.newcomer = float(weights["newcomer"])
        """The total that he may bring."""
        self.spread = float(weights["spread"])
        """How far a margin may shift till the scoreboard, and how much farther for each card that may still come."""
        self.unplayed = float(weights["unplayed"])
        self.tie = float(weights["tie"])
        """What it adds to a margin that the ball decides ties."""
        self.rivalry = float(weights["rivalry"])
        """How much of what rivals gain counts as lost."""
        self.saved = float(weights["saved"])
        """What a card is worth next week, for each point of its worth."""
        self.hold = float(weights["hold"])
        """How much of its worth a card had better be kept for later turns."""
        self.early_tackle = float(weights["early_tackle"])
        """What is lost by a tackling skill that finds nobody to tackle yet."""
        self.sprint = float(weights["sprint"])
        """What it is worth to change a card."""
        self.cheat = float(weights["cheat"])
        """A liking for cheating tokens, and one for tackles, whatever comes of them."""
        self.strike = float(weights["strike"])
        self.contract = float(weights["contract"])
        self.penalty = float(weights["penalty"])
        self.star = float(weights["star"])
        """What the payout of a star, a team upgrade or a staff upgrade is worth for each week to come."""
        self.team_upgrade = float(weights["team_upgrade"])
        self.staff_upgrade = float(weights["staff_upgrade"])
        self.upgrade = float(weights["upgrade"])
        """What the payout of an upgrade is worth besides, whenever it comes."""
        self.temper = float(weights["temper"])
        """Which lead is a fair chance at the end, and how much more for each week to come."""
        self.temper_week = float(weights["temper_week"])

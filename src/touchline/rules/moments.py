"""Moments: what happens that somebody may react to, and the facts that announce it."""

from __future__ import annotations

from typing import Final, NamedTuple

# When a player, an upgrade or a headline acts of its own accord.
ENTERED: Final = 0
ACTION: Final = 1
SCOREBOARD: Final = 2
END_OF_GAME: Final = 3
HEADLINE_REVEALED: Final = 4

# A tackle attempt, in the order of its steps.
TACKLE_DECLARED: Final = 5
TACKLE_TARGETED: Final = 6
TACKLE_ROLLED: Final = 7
TACKLE_SUCCEEDING: Final = 8
TACKLE_ENDED: Final = 9

# What follows a result.
TACKLED: Final = 10
DOWNED: Final = 11
INJURED: Final = 12
MISSED: Final = 13

# The ball.
PASSED: Final = 14
BALL_ARRIVING: Final = 15
BALL_DROPPING: Final = 16
BALL_GAINED: Final = 17
BALL_LEFT: Final = 18

# The scoreboard.
EJECTIONS_REVEALED: Final = 19
EJECTED: Final = 20
TOTALLED: Final = 21
WON: Final = 22
LOST: Final = 23
DRAWING_STARS: Final = 24

# What the expansions add.
STOOD: Final = 25
FOULED: Final = 26
PENALTY_DUE: Final = 27
WEEK_ENDED: Final = 28

MOMENTS: Final = 29

# What a player was when the fact happened to him.
WAS_STANDING: Final = 1
WAS_CARRIER: Final = 2
BY_TACKLE: Final = 4

NOBODY: Final = -1


class Fact(NamedTuple):
    """What happened: where, who did it, to whom, what he was until then, which manager it is about, by how much.

    `doer` and `subject` are players, `was` is a sum of WAS_STANDING, WAS_CARRIER and BY_TACKLE.
    """

    moment: int
    matchup: int
    doer: int = NOBODY
    subject: int = NOBODY
    was: int = 0
    manager: int = NOBODY
    amount: int = 0


def as_fact(values: tuple[int, ...]) -> Fact:
    """A fact again, after it has been stored as plain numbers."""
    return values if isinstance(values, Fact) else Fact(*values)

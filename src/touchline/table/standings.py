"""Standings: who has which place, and what decided between equals."""

from __future__ import annotations

from typing import Literal

import msgspec

from touchline.rules.ending import winner
from touchline.rules.position import NONE
from touchline.rules.season import Season

Reason = Literal["improvements", "suspended"]
"""Why a manager has his place, where fans alone don't say it."""


class Standing(msgspec.Struct, frozen=True):
    """A manager's place.

    Equal fans are told apart by improvements gained; who is equal in both shares the place. At the end those who
    share the first place are suspended: they lose all fans and share the last place, even if nobody is before them.
    """

    manager: int
    team: str
    place: int
    fans: int
    improvements: int
    why: Reason | None


def standings_of(season: Season) -> tuple[Standing, ...]:
    """The standings, best first: as of now while the season is on, final once it is over."""
    order = sorted(range(season.managers), key=lambda manager: (_rank(season, manager), manager))
    ranks = [_rank(season, manager) for manager in order]
    return tuple(
        [
            Standing(
                manager,
                season.book.teams[season.teams[manager]].id,
                season.managers if _is_suspended(season, manager) else ranks.index(rank) + 1,
                season.fans[manager],
                season.improvements[manager],
                _reason(season, manager),
            )
            for manager, rank in zip(order, ranks, strict=True)
        ]
    )


def winner_of(season: Season) -> int | None:
    """Who is manager of the year; None if nobody is, or the season is not over."""
    if season.pending is not None:
        return None
    found = winner(season)
    return None if found == NONE else found


def _is_suspended(season: Season, manager: int) -> bool:
    return bool(season.suspended >> manager & 1)


def _rank(season: Season, manager: int) -> tuple[bool, int, int]:
    """What managers are ordered by."""
    if _is_suspended(season, manager):
        return (True, 0, 0)
    return (False, -season.fans[manager], -season.improvements[manager])


def _reason(season: Season, manager: int) -> Reason | None:
    if _is_suspended(season, manager):
        return "suspended"
    for other in range(season.managers):
        if _is_suspended(season, other) or season.fans[other] != season.fans[manager]:
            continue
        if season.improvements[other] != season.improvements[manager]:
            return "improvements"
    return None

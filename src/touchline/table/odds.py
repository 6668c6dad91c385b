"""The odds of a tackle attempt, as anybody at the table can work them out before it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, Literal

import msgspec

from touchline.rules.abilities import INJURED_INSTEAD
from touchline.rules.draws import DIE, TACKLER_DOWN, TARGET_DOWN, TARGET_MISSED
from touchline.rules.modifiers import of_player
from touchline.rules.season import Season
from touchline.rules.tackle import BOTH_APPLY, ONE, TACKLER_CHOOSES, TARGET_CHOOSES, TackleAttempt, dice_rule
from touchline.rules.upgrades import ExtraTackle

Dice = Literal["one", "tackler-chooses", "target-chooses", "both-apply"]
Fate = Literal["downed", "injured"]


class Odds(msgspec.Struct, frozen=True):
    """The chances that the target is tackled, that nothing happens, and that the tackler falls.

    They are those of the dice as they stand now: what may be used after the attempt is declared is not in them.
    If both dice apply, the target may be tackled and the tackler fall in the same attempt. What a Target Down makes
    of the target and a Tackler Down of the tackler says whether they are `downed` or, as who lies already, `injured`.
    """

    dice: Dice
    down: float
    missed: float
    tackler: float
    target_becomes: Fate = "downed"
    tackler_becomes: Fate = "downed"


_NAMES: Final[dict[int, Dice]] = {
    ONE: "one",
    TACKLER_CHOOSES: "tackler-chooses",
    TARGET_CHOOSES: "target-chooses",
    BOTH_APPLY: "both-apply",
}

# Faces are numbered from the one that the tackler likes best to the one that the target does.
_APPLIED: Final[dict[int, Callable[[int, int], tuple[int, ...]]]] = {
    ONE: lambda first, _: (first,),
    TACKLER_CHOOSES: lambda first, second: (min(first, second),),
    TARGET_CHOOSES: lambda first, second: (max(first, second),),
    BOTH_APPLY: lambda first, second: (first, second),
}


def odds_of(season: Season, tackler: int, target: int) -> Odds:
    """The odds of an attempt by one player against another at his matchup."""
    top = season.stack[-1] if season.stack else None
    attempt = TackleAttempt(tackler, target)
    if isinstance(top, ExtraTackle) and top.player == tackler:
        attempt.power = top.power
    is_instead = of_player(season, INJURED_INSTEAD, target) > 0
    return msgspec.structs.replace(
        _ODDS[dice_rule(season, attempt)],
        target_becomes="injured" if season.downed[target] or is_instead else "downed",
        tackler_becomes="injured" if season.downed[tackler] else "downed",
    )


def _odds(rule: int) -> Odds:
    """The odds under one of the ways to roll, by counting all pairs of dice."""
    rolls = [_APPLIED[rule](first, second) for first in DIE for second in DIE]

    def chance(counts: Callable[[tuple[int, ...]], bool]) -> float:
        return float(Fraction(len([faces for faces in rolls if counts(faces)]), len(rolls)))

    return Odds(
        _NAMES[rule],
        chance(lambda faces: TARGET_DOWN in faces),
        chance(lambda faces: all(face == TARGET_MISSED for face in faces)),
        chance(lambda faces: TACKLER_DOWN in faces),
    )


_ODDS: Final = {rule: _odds(rule) for rule in _APPLIED}

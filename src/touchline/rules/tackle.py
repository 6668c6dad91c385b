"""Tackling: an attempt from the naming of the target to what comes after (base rulebook, Tackling).

The order of its steps is that of rulings.md, "A tackle attempt, step by step".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.abilities import (
    BOTH_DICE,
    INJURED_INSTEAD,
    ONE_DIE,
    TACKLING_POWER,
    TARGET_POWER,
    UNTOUCHABLE,
)
from touchline.rules.draws import TACKLER_DOWN, TARGET_MISSED
from touchline.rules.events import RESULT_CHOSEN, TACKLE_ATTEMPTED
from touchline.rules.harm import INJURE, Harm
from touchline.rules.modifiers import changes, of_player, of_week, star_power
from touchline.rules.moments import (
    BY_TACKLE,
    TACKLE_DECLARED,
    TACKLE_ENDED,
    TACKLE_ROLLED,
    TACKLE_SUCCEEDING,
    TACKLE_TARGETED,
    TACKLED,
    WAS_CARRIER,
    WAS_STANDING,
    Fact,
)
from touchline.rules.questions import CHOOSE_RESULT, RESULT, ask
from touchline.rules.season import GONE
from touchline.rules.windows import announce

if TYPE_CHECKING:
    from touchline.rules.season import Season

# With which Star Power a tackler attempts: that of his state, or what an ability says.
PRESENT_POWER: Final = 0
STANDING_POWER: Final = 1
DOWNED_POWER: Final = 2

# How many dice, and who chooses.
ONE: Final = 0
TACKLER_CHOOSES: Final = 1
TARGET_CHOOSES: Final = 2
BOTH_APPLY: Final = 3


def can_be_tackled(season: Season, target: int) -> bool:
    """Whether a player can be named as the target of a tackle attempt."""
    return not of_player(season, UNTOUCHABLE, target)


def targets(season: Season, tackler: int) -> tuple[int, ...]:
    """The opposing players at his matchup whom a player may attempt to tackle."""
    owner = season.owner
    manager = owner[tackler]
    return tuple(
        [
            player
            for player in season.present[season.where[tackler]]
            if owner[player] != manager and can_be_tackled(season, player)
        ]
    )


class TackleAttempt(Procedure):
    """One attempt: declare, react, compare Star Power, roll, reroll, choose, guard, apply, follow up.

    `stronger` counts the tackler as stronger whatever the comparison says, for a `stake` of fans on a miss;
    `slowed` makes it one die; the two extras change Star Power for this attempt.
    `victims` holds who takes each result.
    """

    __slots__ = (
        "dice",
        "power",
        "results",
        "slowed",
        "stake",
        "stronger",
        "tackler",
        "tackler_extra",
        "target",
        "target_extra",
        "victims",
    )

    def __init__(
        self,
        tackler: int = 0,
        target: int = 0,
        power: int = PRESENT_POWER,
        dice: tuple[int, ...] = (),
        results: tuple[int, ...] = (),
        victims: tuple[int, ...] = (),
        stronger: bool = False,
        slowed: bool = False,
        stake: int = 0,
        tackler_extra: int = 0,
        target_extra: int = 0,
    ) -> None:
        Procedure.__init__(self)
        self.tackler = tackler
        self.target = target
        self.power = power
        self.dice = dice
        self.results = results
        self.victims = victims
        self.stronger = stronger
        self.slowed = slowed
        self.stake = stake
        self.tackler_extra = tackler_extra
        self.target_extra = target_extra

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (
            self.tackler,
            self.target,
            self.power,
            self.dice,
            self.results,
            self.victims,
            self.stronger,
            self.slowed,
            self.stake,
            self.tackler_extra,
            self.target_extra,
        )

    @step
    def declare(self, season: Season) -> Next:
        season.tell(TACKLE_ATTEMPTED, self.tackler, self.target)
        return self._announce(season, TACKLE_DECLARED)

    @step
    def target_reacts(self, season: Season) -> Next:
        return self._announce(season, TACKLE_TARGETED)

    @step
    def roll(self, season: Season) -> Next:
        count = 1 if dice_rule(season, self) == ONE else 2
        self.dice = tuple([season.roll() for _ in range(count)])
        return None

    @step
    def react_to_roll(self, season: Season) -> Next:
        return self._announce(season, TACKLE_ROLLED)

    @step
    def choose_result(self, season: Season) -> Next:
        rule = dice_rule(season, self)
        if rule == BOTH_APPLY:
            self.results = self.dice
            self.go_to("find_victim")
            return None
        chooser = season.owner[self.target if rule == TARGET_CHOOSES else self.tackler]
        faces = (self.dice[0],) if self.dice[0] == self.dice[-1] else self.dice
        options = tuple([(RESULT, face) for face in sorted(faces)])
        return ask(chooser, CHOOSE_RESULT, options, (self.tackler, self.target))

    @step
    def take_result(self, season: Season) -> Next:
        self.results = (self.answer[1],)
        season.tell(RESULT_CHOSEN, season.owner[self.tackler], self.answer[1])
        return None

    @step
    def find_victim(self, season: Season) -> Next:
        at = len(self.victims)
        if self.results[at] == TACKLER_DOWN:
            self.victims += (self.tackler,)
            return None
        self.victims += (self.target,)
        if self.results[at] == TARGET_MISSED:
            return None
        return self._announce(season, TACKLE_SUCCEEDING)

    @step
    def next_result(self, season: Season) -> Next:
        if len(self.victims) < len(self.results):
            self.go_to("find_victim")
        return None

    @step
    def apply(self, season: Season) -> Next:
        if TARGET_MISSED in self.results:
            season.gain_fans(season.owner[self.tackler], -self.stake)
        hits = self._hits(season)
        if not hits:
            return None
        facts = tuple([self._tackled(season, victim) for victim, _ in hits if victim != self.tackler])
        return Harm(hits, season.owner[self.tackler], self.tackler, (), facts)

    @step
    def follow_up(self, season: Season) -> Next:
        if season.where[self.tackler] == GONE:
            return None
        return announce(season, TACKLE_ENDED, season.where[self.tackler], self.tackler, self.target)

    def _announce(self, season: Season, moment: int) -> Next:
        return announce(season, moment, season.where[self.target], self.tackler, self.target)

    def _hits(self, season: Season) -> tuple[tuple[int, int], ...]:
        """Who is struck how hard: those tackled successfully first, the tackler last."""
        if self.results == (TARGET_MISSED,):
            return ()
        blows: dict[int, int] = {}
        for result, victim in sorted(zip(self.results, self.victims, strict=True)):
            if result != TARGET_MISSED:
                blows[victim] = blows.get(victim, 0) + 1
        hits: list[tuple[int, int]] = []
        for victim, count in blows.items():
            instead = victim != self.tackler and of_player(season, INJURED_INSTEAD, victim)
            hits.append((victim, INJURE if instead else count))
        return tuple(hits)

    def _tackled(self, season: Season, victim: int) -> Fact:
        """Note a successful tackle, with what the victim was until then."""
        season.tackled[self.tackler] |= 1 << victim
        was = BY_TACKLE | WAS_STANDING * (not season.downed[victim]) | WAS_CARRIER * season.is_carrier(victim)
        return Fact(TACKLED, season.where[victim], self.tackler, victim, was, season.owner[self.tackler])

    def take_place(self, guard: int) -> None:
        """A Guard takes the target's place for the result in question."""
        self.victims = (*self.victims[:-1], guard)

    def is_off(self) -> bool:
        """Whether something else happens instead."""
        return self.at == len(self.STEPS) - 1

    def call_off(self) -> None:
        """Something else happens instead of the attempt."""
        self.finish()


def powers(season: Season, attempt: TackleAttempt) -> tuple[int, int]:
    """The Star Power of tackler and target in this attempt."""
    tackler = attempt.tackler
    printed = season.printed[season.title[tackler]]
    if attempt.power == PRESENT_POWER:
        own = star_power(season, tackler)
    else:
        own = printed.standing if attempt.power == STANDING_POWER else printed.downed
        own = max(0, own + changes(season, tackler))
    own += of_player(season, TACKLING_POWER, tackler) + attempt.tackler_extra
    target = attempt.target
    other = star_power(season, target) + of_week(season, TARGET_POWER, target) + attempt.target_extra
    return max(0, own), max(0, other)


def dice_rule(season: Season, attempt: TackleAttempt) -> int:
    """How many dice are rolled and who chooses the result (rulings, Tackles)."""
    if attempt.slowed:
        return ONE
    if attempt.stronger:
        return TACKLER_CHOOSES
    own, other = powers(season, attempt)
    if own < other and of_player(season, ONE_DIE, attempt.tackler):
        return ONE
    if of_week(season, BOTH_DICE):
        return BOTH_APPLY
    if own > other:
        return TACKLER_CHOOSES
    return ONE if own == other else TARGET_CHOOSES


def attempt_in_progress(season: Season) -> TackleAttempt:
    """The innermost tackle attempt."""
    found: TackleAttempt | None = None
    for rule in season.stack:
        if isinstance(rule, TackleAttempt):
            found = rule
    assert found is not None
    return found

"""What cards can say: abilities made of moments, conditions and effects, and modifiers that hold all the time.

These are the base classes; the words themselves live in `words/`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from touchline.rules.given import UNSAID
from touchline.rules.vocabulary import Parameter

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.moments import Fact
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

# What a modifier changes.
POWER: Final = 0
TACKLING_POWER: Final = 1
TARGET_POWER: Final = 2
ONE_DIE: Final = 3
BOTH_DICE: Final = 4
UNGUARDED: Final = 5
UNTOUCHABLE: Final = 6
HOLDS_BALL: Final = 7
STRIPS_BALL: Final = 8
INJURED_INSTEAD: Final = 9
APART: Final = 10
FREEBOOTER: Final = 11
TEAM_POWER: Final = 12
ZONE_LIMIT: Final = 13
TOKENS_PER_CHEAT: Final = 14
CURSED_PASS: Final = 15
FALL_DIE: Final = 16
MORE_HIGHLIGHTS: Final = 17
HIGHLIGHT_FANS: Final = 18
REGENERATION_DICE: Final = 19
BALL_POWER: Final = 20
BANNED_SKILL: Final = 21
BREACH: Final = 22
HAMPERS: Final = 23
DRAWS_FEWER: Final = 24
IMMUNE: Final = 25
CROWD: Final = 26
FOLDS: Final = 27


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(ABC):
    """A word of the language of cards: one small class that knows how to be said and how to be done."""

    __slots__ = ()

    word: ClassVar[str] = ""
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    gives: ClassVar[tuple[str, ...]] = ()
    """What the words after it can work with."""
    needs: ClassVar[tuple[str, ...]] = ()
    """What the card, or the words before it, must give; choices of parameters may need more."""

    @abstractmethod
    def text(self) -> str:
        """What it says, as a clause in lower case without a full stop."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Word):
    """When an ability acts: the moments it listens to, and which of their facts concern it."""

    __slots__ = ()

    moments: ClassVar[tuple[int, ...]] = ()
    gives: ClassVar[tuple[str, ...]] = (UNSAID,)
    subject: ClassVar[str] = "he"
    """What a condition calls the player to whom it happened."""

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        """Whether the fact concerns the card of this manager; `player` is NOBODY for upgrades and headlines."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """What must be true besides."""

    __slots__ = ()

    def text_of(self, subject: str) -> str:
        """What it says where its moment calls the player to whom it happened so."""
        return self.text()

    @abstractmethod
    def holds(self, season: Season, use: UseAbility) -> bool:
        """Whether it is true now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """What an ability does."""

    __slots__ = ("first_branch",)

    is_plain: ClassVar[bool] = False
    """Whether it can be carried out in any order with others: it asks nothing, and nothing depends on it."""

    def __init__(self) -> None:
        self.first_branch = 0

    def actor(self) -> str:
        """Whom its text begins with; empty, if it says what the manager himself does."""
        return ""

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        """Whether it has something to act on."""
        return True

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        """The lists of effects that this one may go on with."""
        return ()

    @abstractmethod
    def perform(self, season: Season, use: UseAbility) -> Next:
        """Do it; a word that has to ask returns a procedure."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Word):
    """What holds as long as the card is in play; added up when asked for, never stored."""

    __slots__ = ()

    fold: ClassVar[int] = -1

    @abstractmethod
    def amount(self, season: Season, manager: int, about: int) -> int:
        """What it adds now, for the player who has it or for the player or matchup that is asked about."""


class Ability:
    """A sentence of a card: a moment, conditions, whether one may or must, and effects in order."""

    __slots__ = (
        "blocks",
        "conditions",
        "exhausts",
        "is_plain",
        "may",
        "needs_nothing",
        "number",
        "title",
        "when",
    )

    def __init__(
        self,
        when: Moment,
        conditions: tuple[Condition, ...],
        effects: tuple[Effect, ...],
        may: bool,
        exhausts: bool,
    ) -> None:
        self.number = -1
        self.title = -1
        self.when = when
        self.conditions = conditions
        self.may = may
        self.exhausts = exhausts
        self.blocks: list[tuple[Effect, ...]] = [effects]
        self._number_branches()
        self.is_plain = not may and all(effect.is_plain for effect in effects)
        """Whether it must be carried out, and the order among others makes no difference."""
        self.needs_nothing = not conditions and (
            not effects or type(effects[0]).is_possible is Effect.is_possible
        )
        """Whether it is ready whenever its moment comes."""

    def _number_branches(self) -> None:
        at = 0
        while at < len(self.blocks):
            for effect in self.blocks[at]:
                branches = effect.branches()
                if branches:
                    effect.first_branch = len(self.blocks)
                    self.blocks.extend(branches)
            at += 1

    def is_ready(self, season: Season, use: UseAbility) -> bool:
        """Whether all conditions hold and there is something for the first effect to act on."""
        for condition in self.conditions:
            if not condition.holds(season, use):
                return False
        effects = self.blocks[0]
        return not effects or effects[0].is_possible(season, use)

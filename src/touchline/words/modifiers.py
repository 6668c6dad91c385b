"""Modifiers: what holds as long as a card is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import abilities as change
from touchline.rules import given
from touchline.rules.abilities import Modifier
from touchline.rules.printed import SPRINT
from touchline.rules.vocabulary import Count, OneOf
from touchline.words.grammar import count, numeral

if TYPE_CHECKING:
    from touchline.rules.season import Season

EVERYBODY: Final = "everybody"
WHOSE: Final = (EVERYBODY, "yours")


class PowerWithBall(Modifier):
    """More Star Power while he has the ball."""

    word = "power_with_ball"
    needs = (given.THIS,)
    parameters = (Count("n", 1, 5),)
    fold = change.POWER

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"while this player is the ball carrier, he has +{self.n} Star Power"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n if season.is_carrier(about) else 0


class PowerToTackle(Modifier):
    """More Star Power in his own tackle attempts."""

    word = "power_to_tackle"
    needs = (given.THIS,)
    parameters = (Count("n", 1, 5),)
    fold = change.TACKLING_POWER

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"while he attempts a tackle, this player has +{self.n} Star Power"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n


class PowerOfSprinters(Modifier):
    """More Star Power for a target with a printed sprinting icon."""

    word = "power_of_sprinters"
    needs = (given.BESIDE,)
    parameters = (Count("n", 1, 5),)
    fold = change.TARGET_POWER

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"a player with sprinting has +{self.n} Star Power while he is the target of a tackle attempt"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n if SPRINT in season.skills_of(about) else 0


class OneDieAgainstStronger(Modifier):
    """One die, applied, in his tackle attempts against more Star Power."""

    word = "one_die_against_stronger"
    needs = (given.THIS,)
    fold = change.ONE_DIE

    def text(self) -> str:
        return "to tackle a player with more Star Power, this player rolls one die and applies it"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class BothDiceApply(Modifier):
    """Two dice in every tackle attempt, both applied."""

    word = "both_dice_apply"
    needs = (given.BESIDE,)
    fold = change.BOTH_DICE

    def text(self) -> str:
        return "every tackle attempt rolls two dice, whatever the Star Power, and both results apply"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class CannotBeGuarded(Modifier):
    """Opponents can't use Guard against his tackles."""

    word = "cannot_be_guarded"
    needs = (given.THIS,)
    fold = change.UNGUARDED

    def text(self) -> str:
        return "opponents cannot use Guard against this player's tackles"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class UntouchableWithBall(Modifier):
    """He can't be tackled while he has the ball."""

    word = "untouchable_with_ball"
    needs = (given.THIS,)
    fold = change.UNTOUCHABLE

    def text(self) -> str:
        return "while this player is the ball carrier, opponents cannot tackle him"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return int(season.is_carrier(about))


class HoldsBall(Modifier):
    """He keeps the ball when he becomes downed."""

    word = "holds_ball"
    needs = (given.THIS,)
    fold = change.HOLDS_BALL

    def text(self) -> str:
        return "this player does not drop the ball when he becomes downed"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class StripsBall(Modifier):
    """He may place the ball at midfield instead of tackling."""

    word = "strips_ball"
    needs = (given.THIS,)
    fold = change.STRIPS_BALL

    def text(self) -> str:
        return "instead of using a tackling icon, you may place the ball at midfield"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class InjuredInstead(Modifier):
    """He is injured instead of downed by a successful tackle."""

    word = "injured_instead"
    needs = (given.THIS,)
    fold = change.INJURED_INSTEAD

    def text(self) -> str:
        return "when successfully tackled, this player is injured instead of downed"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class StandsApart(Modifier):
    """He can't be where another manager has a card of the same name."""

    word = "stands_apart"
    needs = (given.THIS,)
    fold = change.APART

    def text(self) -> str:
        return "this player cannot be at a matchup with another manager's card of the same name"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class ActsAsFreebooter(Modifier):
    """When revealed, he may replace a player and is shuffled in."""

    word = "acts_as_freebooter"
    needs = (given.THIS,)
    fold = change.FREEBOOTER

    def text(self) -> str:
        return (
            "when you reveal this player, you may return one of your players to the box, "
            "then shuffle this player, your deck and your discard pile into a new deck"
        )

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class StarsAreFreebooters(Modifier):
    """Every star that the manager reveals acts as a Freebooter."""

    word = "stars_are_freebooters"
    needs = (given.BESIDE,)
    fold = change.FREEBOOTER

    def text(self) -> str:
        return "every star player you reveal has Freebooter"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class TotalWithDowned(Modifier):
    """More Star Power in all, or less, at each matchup with a downed player of the manager's."""

    word = "total_with_downed"
    needs = (given.BESIDE,)
    parameters = (Count("n", -5, 5),)
    fold = change.TEAM_POWER

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"your team has {self.n:+} Star Power at each matchup where you have a downed player"

    def amount(self, season: Season, manager: int, about: int) -> int:
        for player in season.players_of(manager, about):
            if season.downed[player]:
                return self.n
        return 0


class ZoneLimit(Modifier):
    """So many players at most in each team zone, or in the manager's own."""

    word = "zone_limit"
    needs = (given.BESIDE,)
    parameters = (Count("n", 1, 9), OneOf("whose", WHOSE, EVERYBODY))
    fold = change.ZONE_LIMIT

    def __init__(self, n: int, whose: str = EVERYBODY) -> None:
        self.n = n
        self.whose = whose

    def text(self) -> str:
        zones = "a team zone holds" if self.whose == EVERYBODY else "your team zones hold"
        return f"{zones} {count(self.n, 'player')} at most"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n


class TokensPerCheat(Modifier):
    """So many tokens for each use of cheating."""

    word = "tokens_per_cheat"
    needs = (given.BESIDE,)
    parameters = (Count("n", 2, 5),)
    fold = change.TOKENS_PER_CHEAT

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"each use of cheating assigns {count(self.n, 'token')}"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n


class CursedPasses(Modifier):
    """Every use of passing rolls a die, everybody's or the manager's own."""

    word = "cursed_passes"
    needs = (given.BESIDE,)
    parameters = (OneOf("whose", WHOSE, EVERYBODY),)
    fold = change.CURSED_PASS

    def __init__(self, whose: str = EVERYBODY) -> None:
        self.whose = whose

    def text(self) -> str:
        passes = "passing" if self.whose == EVERYBODY else "passing by your players"
        return (
            f"every use of {passes} rolls a die: on Target Down it works, on Target Missed the ball stays where it is, "
            "on Tackler Down an opposing manager gives it to one of his players there"
        )

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class DeadlyFalls(Modifier):
    """A die for every fall, everybody's or that of the manager's players, which may injure."""

    word = "deadly_falls"
    needs = (given.BESIDE,)
    parameters = (OneOf("whose", WHOSE, EVERYBODY),)
    fold = change.FALL_DIE

    def __init__(self, whose: str = EVERYBODY) -> None:
        self.whose = whose

    def text(self) -> str:
        who = "a standing player" if self.whose == EVERYBODY else "one of your standing players"
        return f"when {who} becomes downed, roll a die: on Target Down he is injured"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class MoreHighlights(Modifier):
    """More highlights in the reel."""

    word = "more_highlights"
    needs = (given.BESIDE,)
    parameters = (Count("n", 1, 3),)
    fold = change.MORE_HIGHLIGHTS

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"roll {numeral(self.n)} more highlight{'s' if self.n > 1 else ''}"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n


class HighlightFans(Modifier):
    """Fans for whoever wins a highlight."""

    word = "highlight_fans"
    needs = (given.BESIDE,)
    parameters = (Count("n", 1, 9),)
    fold = change.HIGHLIGHT_FANS

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"the winner of a highlight also gains {count(self.n, 'fan')}"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n

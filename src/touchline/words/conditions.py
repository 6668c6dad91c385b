"""Conditions: what must be true for an ability to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.rules import given
from touchline.rules.abilities import Condition
from touchline.rules.cheating import EJECTION, has_face
from touchline.rules.moments import BY_TACKLE, WAS_CARRIER, WAS_STANDING
from touchline.rules.position import NONE
from touchline.rules.printed import STAR
from touchline.rules.season import MIDFIELD
from touchline.rules.vocabulary import Count, OneOf
from touchline.words.grammar import count, numeral
from touchline.words.rosters import roster

if TYPE_CHECKING:
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility


class BallCarrier(Condition):
    """This player has the ball."""

    word = "ball_carrier"
    needs = (given.THIS,)

    def text(self) -> str:
        return "this player is the ball carrier"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return season.is_carrier(use.player)


class BallAtMidfield(Condition):
    """The ball of the matchup is at midfield."""

    word = "ball_at_midfield"
    needs = (given.MATCHUP,)

    def text(self) -> str:
        return "the ball is at midfield"

    def holds(self, season: Season, use: UseAbility) -> bool:
        matchup = use.fact.matchup
        return matchup != NONE and season.ball[matchup] == MIDFIELD


class YouHoldBall(Condition):
    """One of the manager's players has the ball of the matchup."""

    word = "you_hold_ball"
    needs = (given.MATCHUP,)

    def text(self) -> str:
        return "one of your players there is the ball carrier"

    def holds(self, season: Season, use: UseAbility) -> bool:
        carrier = season.ball[use.fact.matchup]
        return carrier != MIDFIELD and season.owner[carrier] == use.manager


class WasCarrier(Condition):
    """The player in question had the ball until then."""

    word = "was_carrier"
    needs = (given.WAS,)

    def text(self) -> str:
        return self.text_of("he")

    def text_of(self, subject: str) -> str:
        return f"{subject} was the ball carrier"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return bool(use.fact.was & WAS_CARRIER)


class WasStanding(Condition):
    """The player in question was standing until then."""

    word = "was_standing"
    needs = (given.WAS,)

    def text(self) -> str:
        return self.text_of("he")

    def text_of(self, subject: str) -> str:
        return f"{subject} was standing"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return bool(use.fact.was & WAS_STANDING)


class TargetIsCarrier(Condition):
    """The target of the tackle attempt has the ball."""

    word = "target_is_carrier"
    needs = (given.SUBJECT,)

    def text(self) -> str:
        return "the target is the ball carrier"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return season.is_carrier(use.fact.subject)


class IsStrong(Condition):
    """The opponent in question has so much printed Star Power."""

    word = "is_strong"
    needs = (given.SUBJECT,)
    parameters = (Count("n", 1, 9),)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"the opponent's printed Star Power is {numeral(self.n)} or more"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return season.printed[season.title[use.fact.subject]].standing >= self.n


class HasNamed(Condition):
    """The player in question has a named ability."""

    word = "has_named"
    needs = (given.SUBJECT,)
    parameters = (
        OneOf(
            "named",
            ("guard", "dodge", "fend", "frenzy", "juggernaut", "sure-hands", "stand-firm", "willing-vein"),
        ),
    )

    def __init__(self, named: str) -> None:
        self.named = named

    def text(self) -> str:
        return self.text_of("he")

    def text_of(self, subject: str) -> str:
        return f"{subject} has {self.named.replace('-', ' ').title()}"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return self.named in season.printed[season.title[use.fact.subject]].named


class HasEjection(Condition):
    """A revealed token on this player is an ejection."""

    word = "has_ejection"
    needs = (given.THIS,)

    def text(self) -> str:
        return "an ejection is on this player"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return has_face(season, use.player, EJECTION)


class ByTackle(Condition):
    """A tackle did it."""

    word = "by_tackle"
    gives = (given.DOER, given.TACKLER)
    needs = (given.WAS,)

    def text(self) -> str:
        return "a tackle did it"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return bool(use.fact.was & BY_TACKLE)


class PoolHasTokens(Condition):
    """There is a token in the cheating token pool."""

    word = "pool_has_tokens"

    def text(self) -> str:
        return "the pool has a cheating token"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return season.pool > 0


class SupplyHasBlood(Condition):
    """There is a blood token in the supply."""

    word = "supply_has_blood"

    def text(self) -> str:
        return "the supply has a blood token"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return season.blood_left > 0


class AtHighlight(Condition):
    """The matchup is a highlight."""

    word = "at_highlight"
    needs = (given.MATCHUP,)

    def text(self) -> str:
        return "it is a highlight"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return season.is_highlight(use.fact.matchup)


class TotalAtLeast(Condition):
    """The manager's total is so high."""

    word = "total_at_least"
    needs = (given.TOTAL,)
    parameters = (Count("n", 1, 20),)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"it is {numeral(self.n)} or more"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return use.fact.amount >= self.n


class WonBy(Condition):
    """The matchup was won by so much Star Power."""

    word = "won_by"
    needs = (given.MARGIN,)
    parameters = (Count("n", 1, 20),)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"it is won by {numeral(self.n)} or more Star Power"

    def holds(self, season: Season, use: UseAbility) -> bool:
        return use.fact.amount >= self.n


class StarHere(Condition):
    """One of the manager's stars without Freebooter is at the matchup."""

    word = "star_here"
    needs = (given.MATCHUP,)

    def text(self) -> str:
        return "one of your star players without Freebooter is there"

    def holds(self, season: Season, use: UseAbility) -> bool:
        for player in season.players_of(use.manager, use.fact.matchup):
            card = season.printed[season.title[player]]
            if card.kind == STAR and not card.is_freebooter:
                return True
        return False


class MoreDowned(Condition):
    """An opposing team at the matchup has more downed players than the manager."""

    word = "more_downed"
    needs = (given.MATCHUP,)

    def text(self) -> str:
        return "an opposing team there has more downed players than yours"

    def holds(self, season: Season, use: UseAbility) -> bool:
        downed = [0] * season.managers
        for player in season.present[use.fact.matchup]:
            downed[season.owner[player]] += season.downed[player]
        return max(downed) > downed[use.manager]


class StandingHere(Condition):
    """The manager has a standing player at the matchup."""

    word = "standing_here"
    needs = (given.MATCHUP,)

    def text(self) -> str:
        return "you have a standing player there"

    def holds(self, season: Season, use: UseAbility) -> bool:
        for player in season.players_of(use.manager, use.fact.matchup):
            if not season.downed[player]:
                return True
        return False


class StarsOnRoster(Condition):
    """The manager's roster has so many stars without Freebooter."""

    word = "stars_on_roster"
    parameters = (Count("n", 1, 20),)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"you have {count(self.n, 'star player')} without Freebooter or more on your roster"

    def holds(self, season: Season, use: UseAbility) -> bool:
        cards = [season.printed[title] for title in roster(season, use.manager)]
        return len([card for card in cards if card.kind == STAR and not card.is_freebooter]) >= self.n

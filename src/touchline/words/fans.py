"""Effects on fans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.printed import KIND_NAMES, STAR
from touchline.rules.vocabulary import Count, OneOf
from touchline.words.grammar import count
from touchline.words.rosters import roster

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

COUNTED: Final = {
    "downed-opponent": "downed opponent there",
    "blood-token": "blood token on your players there",
    "disease-token": "disease token on opponents there",
    "team-upgrade": "team upgrade you own",
    "staff-upgrade": "staff upgrade you own",
    "freebooter": "Freebooter on your roster",
    "star": "star player without Freebooter on your roster",
    "own-star": "star player of your team's own side on your roster",
    "other-star": "other star player on your roster",
}
COUNTED_NEEDS: Final = {
    "downed-opponent": given.MATCHUP,
    "blood-token": given.MATCHUP,
    "disease-token": given.MATCHUP,
}


class GainFans(Effect):
    """The manager gains fans."""

    word = "gain_fans"
    parameters = (Count("n", 1, 9),)
    is_plain = True

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def text(self) -> str:
        return f"gain {count(self.n, 'fan')}"

    def perform(self, season: Season, use: UseAbility) -> Next:
        season.gain_fans(use.manager, self.n)
        return None


class LoseFans(Effect):
    """The manager loses fans."""

    word = "lose_fans"
    parameters = (Count("n", 1, 9),)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def text(self) -> str:
        return f"lose {count(self.n, 'fan')}"

    def perform(self, season: Season, use: UseAbility) -> Next:
        season.gain_fans(use.manager, -self.n)
        return None


class GainFansForEach(Effect):
    """The manager gains fans for each of something."""

    word = "gain_fans_for_each"
    parameters = (OneOf("of", tuple(COUNTED), needs=COUNTED_NEEDS), Count("n", 1, 9, 1))
    is_plain = True

    def __init__(self, of: str, n: int = 1) -> None:
        super().__init__()
        self.of = of
        self.n = n

    def text(self) -> str:
        return f"gain {count(self.n, 'fan')} for each {COUNTED[self.of]}"

    def perform(self, season: Season, use: UseAbility) -> Next:
        season.gain_fans(use.manager, self.n * self.how_many(season, use))
        return None

    def how_many(self, season: Season, use: UseAbility) -> int:
        """How many of them there are now."""
        manager = use.manager
        if self.of == "downed-opponent":
            opponents = season.opponents_of(manager, use.fact.matchup)
            return len([player for player in opponents if season.downed[player]])
        if self.of == "blood-token":
            return sum([season.blood[player] for player in season.players_of(manager, use.fact.matchup)])
        if self.of == "disease-token":
            return sum([season.disease[player] for player in season.opponents_of(manager, use.fact.matchup)])
        if self.of in ("team-upgrade", "staff-upgrade"):
            kind = self.of.replace("-", "_")
            return len([title for title in season.upgrades[manager] if kind_name(season, title) == kind])
        stars = [
            card for card in map(season.printed.__getitem__, roster(season, manager)) if card.kind == STAR
        ]
        if self.of == "freebooter":
            return len([card for card in stars if card.is_freebooter])
        if self.of == "star":
            return len([card for card in stars if not card.is_freebooter])
        team = season.book.teams[season.teams[manager]].id
        return len([card for card in stars if (card.team == team) == (self.of == "own-star")])


def kind_name(season: Season, title: int) -> str:
    """The kind of a card, by name."""
    return KIND_NAMES[season.printed[title].kind]

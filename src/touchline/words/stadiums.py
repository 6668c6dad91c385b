"""Modifiers of stadiums and enchanted balls, and of players and penalties that only the expansions have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import abilities as change
from touchline.rules.abilities import Modifier
from touchline.rules.printed import ICON_NAMES, SKILL_NAMES
from touchline.rules.vocabulary import Count, OneOf
from touchline.words.grammar import numeral, plural
from touchline.words.skills import GERUNDS

if TYPE_CHECKING:
    from touchline.rules.season import Season

DRAWN: Final = {
    "star_player": "star player",
    "team_upgrade": "team upgrade",
    "staff_upgrade": "staff upgrade",
}


class BansSkill(Modifier):
    """A penalty for each use of a skill."""

    word = "bans_skill"
    parameters = (OneOf("skill", SKILL_NAMES),)
    fold = change.BANNED_SKILL

    def __init__(self, skill: str) -> None:
        self.skill = skill

    def text(self) -> str:
        optional = "; here it is optional" if self.skill == "cheat" else ""
        return f"{GERUNDS[self.skill]} is banned: each use brings a penalty{optional}"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return int(SKILL_NAMES[about] == self.skill)


class PlayerLimit(Modifier):
    """A penalty for each player beyond so many in a team zone."""

    word = "player_limit"
    parameters = (Count("n", 1, 9),)
    fold = change.CROWD

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"each player who comes to a team zone that has {numeral(self.n)} already brings a penalty"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return int(len(season.players_of(manager, season.where[about])) > self.n)


class PowerAtLeast(Modifier):
    """A penalty for each player of less printed standing Star Power."""

    word = "power_at_least"
    parameters = (Count("n", 1, 9),)
    fold = change.BREACH

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return (
            f"each player who comes here with less than {numeral(self.n)} printed Star Power brings a penalty"
        )

    def amount(self, season: Season, manager: int, about: int) -> int:
        return int(season.printed[season.title[about]].standing < self.n)


class PowerAtMost(Modifier):
    """A penalty for each player of more printed standing Star Power."""

    word = "power_at_most"
    parameters = (Count("n", 0, 9),)
    fold = change.BREACH

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return (
            f"each player who comes here with more than {numeral(self.n)} printed Star Power brings a penalty"
        )

    def amount(self, season: Season, manager: int, about: int) -> int:
        return int(season.printed[season.title[about]].standing > self.n)


class PowerOfBall(Modifier):
    """What an enchanted ball contributes to the total of its carrier's team."""

    word = "power_of_ball"
    parameters = (Count("n", 0, 9),)
    fold = change.BALL_POWER

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"the team of the ball carrier has +{self.n} Star Power"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n


class MoreRegenerationDice(Modifier):
    """More dice for each use of regeneration."""

    word = "more_regeneration_dice"
    parameters = (Count("n", 1, 3),)
    fold = change.REGENERATION_DICE

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        more = "another die" if self.n == 1 else f"{numeral(self.n)} more dice"
        return f"your players roll {more} for regeneration"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n


class HampersPasses(Modifier):
    """Every opposing use of passing at the matchup rolls a die, as with a cursed ball."""

    word = "hampers_passes"
    fold = change.HAMPERS

    def text(self) -> str:
        return (
            "every opposing use of passing here rolls a die: on Target Down it works, on Target Missed the ball stays "
            "where it is, on Tackler Down an opponent of the passer gets it"
        )

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1


class DrawsFewer(Modifier):
    """Fewer cards drawn for a payout icon."""

    word = "draws_fewer"
    parameters = (OneOf("icon", tuple(DRAWN)), Count("n", 1, 3, 1))
    fold = change.DRAWS_FEWER

    def __init__(self, icon: str, n: int = 1) -> None:
        self.icon = icon
        self.n = n

    def text(self) -> str:
        return f"for each payout of {plural(DRAWN[self.icon])}, draw {numeral(self.n)} fewer"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return self.n if ICON_NAMES[about] == self.icon else 0


class ImmuneToDisease(Modifier):
    """No disease token is ever placed on him."""

    word = "immune_to_disease"
    fold = change.IMMUNE

    def text(self) -> str:
        return "this player takes no disease tokens"

    def amount(self, season: Season, manager: int, about: int) -> int:
        return 1

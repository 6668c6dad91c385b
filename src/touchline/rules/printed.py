"""What the rules read of a card: its printed values, and its abilities ordered by the moment they listen to."""

from __future__ import annotations

from typing import Final

from touchline.rules.abilities import FOLDS, Ability, Modifier
from touchline.rules.moments import ACTION

# Kinds of cards.
PLAYER: Final = 0
STAR: Final = 1
HIGHLIGHT: Final = 2
TOURNAMENT: Final = 3
HEADLINE: Final = 4
TEAM_UPGRADE: Final = 5
STAFF_UPGRADE: Final = 6
KIND_NAMES: Final = ("player", "star", "highlight", "tournament", "headline", "team_upgrade", "staff_upgrade")

# Skills.
TACKLE: Final = 0
PASS: Final = 1
SPRINT: Final = 2
CHEAT: Final = 3
SKILL_NAMES: Final = ("tackle", "pass", "sprint", "cheat")

# Icons of payouts.
FANS: Final = 0
STARS: Final = 1
TEAM_UPGRADES: Final = 2
STAFF_UPGRADES: Final = 3
ICON_NAMES: Final = ("fans", "star_player", "team_upgrade", "staff_upgrade")

# Sections of a highlight, and of a tournament.
LEFT: Final = 0
RIGHT: Final = 1
CENTRE: Final = 2
WINNER: Final = 0
RUNNER_UP: Final = 1
LOSE: Final = 2

Payout = tuple[tuple[int, int], ...]
"""Icons with their counts, in the order of ICON_NAMES."""
Section = tuple[Payout, ...]
"""The alternatives of a section: one, or the two sides of an either/or."""


class Printed:
    """A title: everything printed on a card that the rules ask for. Copies of a card share it."""

    __slots__ = (
        "abilities",
        "action",
        "downed",
        "folds",
        "id",
        "is_freebooter",
        "kind",
        "listens",
        "moments",
        "name",
        "named",
        "number",
        "payouts",
        "skills",
        "standing",
        "team",
    )

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        standing: int = 0,
        downed: int = 0,
        skills: tuple[int, ...] = (),
        team: str = "",
        payouts: tuple[Section, ...] = (),
        is_freebooter: bool = False,
        named: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
        modifiers: tuple[Modifier, ...] = (),
    ) -> None:
        self.number = -1
        self.id = id
        self.name = name
        self.kind = kind
        self.standing = standing
        self.downed = downed
        self.skills = skills
        self.team = team
        self.payouts = payouts
        self.is_freebooter = is_freebooter
        self.named = named
        self.abilities = abilities
        self.folds: list[Modifier | None] = [None] * FOLDS
        for modifier in modifiers:
            self.folds[modifier.fold] = modifier
        self.moments = tuple(sorted({moment for ability in abilities for moment in ability.when.moments}))
        self.listens = sum([1 << moment for moment in self.moments])
        self.action: Ability | None = None
        for ability in abilities:
            if ACTION in ability.when.moments:
                self.action = ability


class Team:
    """A team that a manager may take: its name, union, twelve starting players and team upgrades."""

    __slots__ = ("id", "name", "roster", "union", "upgrades")

    def __init__(
        self, id: str, name: str, union: int, roster: tuple[int, ...], upgrades: tuple[int, ...]
    ) -> None:
        self.id = id
        self.name = name
        self.union = union
        self.roster = roster
        self.upgrades = upgrades


class Book:
    """All cards that a season can be made of; titles are numbered by their ids in alphabetical order.

    Decks list a number as often as the deck has copies. The book is shared by all copies of a season.
    """

    __slots__ = (
        "abilities",
        "final",
        "headlines",
        "highlights",
        "numbers",
        "players_listen",
        "premium_staff",
        "printed",
        "staff",
        "stars",
        "teams",
        "tournaments",
        "unions",
    )

    def __init__(
        self,
        printed: list[Printed],
        teams: list[Team],
        unions: tuple[str, ...],
        stars: list[tuple[int, ...]],
        highlights: tuple[int, ...],
        tournaments: tuple[int, ...],
        final: int,
        headlines: tuple[int, ...],
        staff: tuple[int, ...],
        premium_staff: tuple[int, ...],
    ) -> None:
        self.printed = printed
        self.numbers = {title.id: number for number, title in enumerate(printed)}
        self.teams = teams
        self.unions = unions
        self.stars = stars
        self.highlights = highlights
        self.tournaments = tournaments
        self.final = final
        self.headlines = headlines
        self.staff = staff
        self.premium_staff = premium_staff
        self.abilities: list[Ability] = []
        self.players_listen = 0
        """A bit for each moment that a player could hear; most moments of the scoreboard are heard by upgrades only."""
        for number, title in enumerate(printed):
            title.number = number
            if title.kind in (PLAYER, STAR):
                self.players_listen |= title.listens
            for ability in title.abilities:
                ability.number = len(self.abilities)
                ability.title = number
                self.abilities.append(ability)

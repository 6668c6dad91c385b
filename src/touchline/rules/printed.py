"""What the rules read of a card: its printed values, and its abilities ordered by the moment they listen to."""

from __future__ import annotations

from typing import Final

from touchline.rules.abilities import FOLDS, Ability, Modifier
from touchline.rules.moments import ACTION, MOMENTS, PENALTY_DUE

# Kinds of cards.
PLAYER: Final = 0
STAR: Final = 1
HIGHLIGHT: Final = 2
TOURNAMENT: Final = 3
HEADLINE: Final = 4
TEAM_UPGRADE: Final = 5
STAFF_UPGRADE: Final = 6
PENALTY: Final = 7
STADIUM: Final = 8
ENCHANTED_BALL: Final = 9
KIND_NAMES: Final = (
    "player",
    "star",
    "highlight",
    "tournament",
    "headline",
    "team_upgrade",
    "staff_upgrade",
    "penalty",
    "stadium",
    "enchanted_ball",
)

# Skills.
TACKLE: Final = 0
PASS: Final = 1
SPRINT: Final = 2
CHEAT: Final = 3
REGENERATE: Final = 4
FOUL: Final = 5
SKILL_NAMES: Final = ("tackle", "pass", "sprint", "cheat", "regeneration", "foul")

# Icons of payouts.
FANS: Final = 0
STARS: Final = 1
TEAM_UPGRADES: Final = 2
STAFF_UPGRADES: Final = 3
CONTRACTS: Final = 4
PENALTIES: Final = 5
ICON_NAMES: Final = ("fans", "star_player", "team_upgrade", "staff_upgrade", "contract", "penalty")

# The token supplies that a union brings.
NO_SUPPLY: Final = 0
BLOOD: Final = 1
DISEASE: Final = 2
SUPPLY_NAMES: Final = ("", "blood", "disease")

# Sections of a highlight, of which a stadium has the first two, and of a tournament.
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
        "downed_skills",
        "folds",
        "id",
        "is_freebooter",
        "kind",
        "lasts",
        "listens",
        "moments",
        "name",
        "named",
        "number",
        "payouts",
        "skill_sets",
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
        skill_sets: tuple[tuple[int, ...], ...] = (),
        downed_skills: tuple[int, ...] = (),
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
        self.skill_sets = skill_sets
        """What an either/or card offers; its `skills` are none then."""
        self.downed_skills = downed_skills
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
        self.listens += sum([1 << MOMENTS + modifier.fold for modifier in modifiers])
        """A bit for each moment that it hears, and above them one for each thing that its modifiers change."""
        self.lasts = bool(modifiers) or any(moment != PENALTY_DUE for moment in self.moments)
        """Whether a penalty stays in play once it has been resolved."""
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
    There is one for each choice of expansions; all have the same titles and abilities, and differ in the decks.
    """

    __slots__ = (
        "abilities",
        "balls",
        "contracts",
        "expansions",
        "final",
        "headlines",
        "highlights",
        "numbers",
        "penalties",
        "players_listen",
        "premium_staff",
        "printed",
        "stadiums",
        "staff",
        "stars",
        "supplies",
        "teams",
        "tokens",
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
        tokens: tuple[int, ...],
        expansions: tuple[str, ...] = (),
        supplies: tuple[int, ...] = (),
        contracts: tuple[int, ...] = (),
        penalties: tuple[int, ...] = (),
        stadiums: tuple[int, ...] = (),
        balls: tuple[int, ...] = (),
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
        self.tokens = tokens
        """The faces of the cheating tokens."""
        self.expansions = expansions
        self.supplies = supplies
        """The tokens that each union brings."""
        self.contracts = contracts
        """The fans on the contract tokens."""
        self.penalties = penalties
        self.stadiums = stadiums
        self.balls = balls
        self.abilities: list[Ability] = []
        self.players_listen = 0
        """A bit for each moment that a player could hear; most moments of the scoreboard are heard by upgrades only."""
        for deck in (*stars, *[team.roster for team in teams]):
            for number in deck:
                self.players_listen |= printed[number].listens
        for number, title in enumerate(printed):
            title.number = number
            for ability in title.abilities:
                ability.number = len(self.abilities)
                ability.title = number
                self.abilities.append(ability)

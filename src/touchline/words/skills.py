"""Effects that give the use of a skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.icons import gain_icon, use_skills
from touchline.rules.position import NONE
from touchline.rules.printed import SKILL_NAMES
from touchline.rules.season import GONE
from touchline.rules.skills import FREE_CHOICE, can_use
from touchline.rules.upgrades import ChooseSkill
from touchline.rules.vocabulary import Count, OneOf
from touchline.words.selectors import PRONOUNS, WHOM_NEEDS, named_player

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

GERUNDS: Final = {
    "tackle": "tackling",
    "pass": "passing",
    "sprint": "sprinting",
    "cheat": "cheating",
    "regeneration": "regeneration",
    "foul": "fouling",
}

COMMITTED: Final = "the player you committed this turn"
OFTEN: Final = {1: "", 2: " twice", 3: " three times", 4: " four times"}


class GainIcon(Effect):
    """This player gains a skill icon, at the right end of those he has left."""

    word = "gain_icon"
    needs = (given.THIS,)
    parameters = (OneOf("skill", SKILL_NAMES),)

    def __init__(self, skill: str) -> None:
        super().__init__()
        self.skill = skill

    def actor(self) -> str:
        return "he"

    def text(self) -> str:
        return f"{self.actor()} gains a {GERUNDS[self.skill]} icon"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return gain_icon(season, use.player, SKILL_NAMES.index(self.skill))


class PlayerUses(Effect):
    """A player uses a skill at once, in the state he is in."""

    word = "player_uses"
    parameters = (OneOf("skill", SKILL_NAMES), OneOf("who", tuple(PRONOUNS), "this", WHOM_NEEDS))

    def __init__(self, skill: str, who: str = "this") -> None:
        super().__init__()
        self.skill = skill
        self.who = who

    def actor(self) -> str:
        return PRONOUNS[self.who]

    def text(self) -> str:
        return f"{self.actor()} uses {GERUNDS[self.skill]}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = named_player(use, self.who)
        return season.where[player] != GONE and can_use(season, player, SKILL_NAMES.index(self.skill))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return use_skills(season, named_player(use, self.who), (SKILL_NAMES.index(self.skill),))


class CarrierUses(Effect):
    """The player who has just become the ball carrier uses a skill."""

    word = "carrier_uses"
    needs = (given.SUBJECT,)
    parameters = (OneOf("skill", SKILL_NAMES),)

    def __init__(self, skill: str) -> None:
        super().__init__()
        self.skill = skill

    def actor(self) -> str:
        return "he"

    def text(self) -> str:
        uses = "uses" if self.skill == "cheat" else "may use"
        return f"{self.actor()} {uses} {GERUNDS[self.skill]}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = use.fact.subject
        return season.is_carrier(player) and can_use(season, player, SKILL_NAMES.index(self.skill))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return use_skills(season, use.fact.subject, (SKILL_NAMES.index(self.skill),))


class CommittedUses(Effect):
    """The player committed this turn uses a skill, once or more."""

    word = "committed_uses"
    parameters = (OneOf("skill", SKILL_NAMES), Count("times", 1, 4, 1))

    def __init__(self, skill: str, times: int = 1) -> None:
        super().__init__()
        self.skill = skill
        self.times = times

    def actor(self) -> str:
        return COMMITTED

    def text(self) -> str:
        return f"{self.actor()} uses {GERUNDS[self.skill]}{OFTEN[self.times]}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return committed_can(season, SKILL_NAMES.index(self.skill))

    def perform(self, season: Season, use: UseAbility) -> Next:
        icon = SKILL_NAMES.index(self.skill)
        return use_skills(season, season.committed, (icon,) * self.times)


def committed_can(season: Season, icon: int) -> bool:
    """Whether the player committed this turn is still there and could use the skill."""
    player = season.committed
    return player != NONE and season.where[player] != GONE and can_use(season, player, icon)


class CommittedUsesAny(Effect):
    """The player committed this turn uses one skill of the manager's choice."""

    word = "committed_uses_any"

    def actor(self) -> str:
        return COMMITTED

    def text(self) -> str:
        return f"{self.actor()} uses one skill of your choice"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(self.icons(season))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return ChooseSkill(season.committed, self.icons(season))

    def icons(self, season: Season) -> tuple[int, ...]:
        """The skills that could do something."""
        return tuple([icon for icon in FREE_CHOICE if committed_can(season, icon)])

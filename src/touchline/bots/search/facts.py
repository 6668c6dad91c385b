"""What rules of thumb ask of a card, looked up by its number: read once of all cards of a book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from touchline.bots.search.weights import Weights
from touchline.rules.abilities import BANNED_SKILL, ONE_DIE, TACKLING_POWER
from touchline.rules.moments import END_OF_GAME, SCOREBOARD
from touchline.rules.position import NONE
from touchline.rules.printed import (
    CHEAT,
    CONTRACTS,
    FANS,
    FOUL,
    PASS,
    PENALTIES,
    PLAYER,
    REGENERATE,
    SKILL_NAMES,
    SPRINT,
    STAR,
    STARS,
    TACKLE,
    TEAM_UPGRADES,
    Book,
    Payout,
    Printed,
)

WEEKS: Final = 9
"""More weeks than a season has."""

SECTIONS: Final = 3

SKILL_WORTH: Final = {TACKLE: 1.0, PASS: 0.9, SPRINT: 0.4, CHEAT: 0.3, FOUL: 0.3}
DOWNED_WORTH: Final = {TACKLE: 0.4, PASS: 0.3, SPRINT: 0.2, CHEAT: 0.1, FOUL: 0.1, REGENERATE: 0.5}
"""What a skill is worth on one's feet and on the ground, in Star Power."""

NAMED_WORTH: Final = {
    "ball-and-chain": 0.7,
    "bombs": 0.9,
    "chainsaw": 0.5,
    "dodge": 0.3,
    "frenzy": 0.4,
    "guard": 0.5,
    "spread-disease": 0.4,
    "stand-firm": 0.4,
    "sure-hands": 0.3,
    "trample": 0.4,
}
OTHER_NAMED: Final = 0.2
"""What a named ability is worth in the hand, in Star Power; the rookie goes by these, too."""

FANS_OF_ABILITY: Final = 0.5
"""How likely an ability of the scoreboard pays."""


class Facts:
    """The facts of all cards of a book, each in a list with a place for each title."""

    __slots__ = (
        "bans",
        "bonus",
        "book",
        "cheats",
        "dauntless",
        "downed",
        "is_star",
        "liking",
        "passes",
        "pays",
        "safety",
        "sprints",
        "standing",
        "strikes_back",
        "tackles",
        "tackling",
        "weekly",
        "weights",
        "worth",
    )

    def __init__(self, book: Book, weights: Weights, worths: Mapping[str, float]) -> None:
        self.book = book
        self.weights = weights
        cards = book.printed
        skills = [_best_skills(card) for card in cards]
        self.standing = [float(card.standing) for card in cards]
        self.downed = [float(card.downed) for card in cards]
        self.tackles = [_count(found, TACKLE) for found in skills]
        self.passes = [_count(found, PASS) for found in skills]
        self.sprints = [_count(found, SPRINT) for found in skills]
        self.cheats = [_count(found, CHEAT) for found in skills]
        self.tackling = [_tackling_power(card) for card in cards]
        self.dauntless = [card.folds[ONE_DIE] is not None for card in cards]
        self.strikes_back = [_count(card.downed_skills, TACKLE) for card in cards]
        self.safety = [_safety(card) for card in cards]
        self.bans = [_banned_skill(card) for card in cards]
        self.bonus = [sum([NAMED_WORTH.get(name, 0.0) for name in card.named]) for card in cards]
        """What named abilities add to who comes, in Star Power."""
        self.liking = [
            weights.cheat * self.cheats[title] + weights.strike * self.tackles[title]
            for title in range(len(cards))
        ]
        """How much better a card is liked than it is good, by a character."""
        self.worth = [
            _worth(card, found) + liking
            for card, found, liking in zip(cards, skills, self.liking, strict=True)
        ]
        """What a player is worth in the hand, in Star Power."""
        self.weekly = [
            _weekly(card, worths) + liking + _liked_deeds(card, weights)
            for card, liking in zip(cards, self.liking, strict=True)
        ]
        """What a card in one's possession brings for each week to come, in fans."""
        self.is_star = [card.kind == STAR for card in cards]
        self.pays = [self._pays_of(weeks) for weeks in range(WEEKS)]
        """By the number of weeks to come: what each section of each card is worth, in fans."""

    def _pays_of(self, weeks: int) -> list[float]:
        found = [0.0] * (len(self.book.printed) * SECTIONS)
        for number, card in enumerate(self.book.printed):
            for section, sides in enumerate(card.payouts):
                worths = [self.payout_worth(side, weeks) for side in sides]
                found[number * SECTIONS + section] = max(worths) if worths else 0.0
        return found

    def payout_worth(self, payout: Payout, weeks: int) -> float:
        """What one side of a section is worth with so many weeks to come; of the cards of an icon one is kept."""
        weights = self.weights
        worth = 0.0
        for icon, count in payout:
            if icon == FANS:
                worth += count
            elif icon == CONTRACTS:
                worth += weights.contract * count
            elif icon == PENALTIES:
                worth -= weights.penalty * count
            else:
                more = 1.0 + 0.25 * (count - 1)
                if icon == STARS:
                    worth += weights.star * weeks * more
                elif icon == TEAM_UPGRADES:
                    worth += (weights.team_upgrade * weeks + weights.upgrade) * more
                else:
                    worth += (weights.staff_upgrade * weeks + weights.upgrade) * more
        return worth


def _count(skills: tuple[int, ...], skill: int) -> int:
    return len([found for found in skills if found == skill])


def _skills_worth(skills: tuple[int, ...]) -> float:
    return sum([SKILL_WORTH.get(skill, 0.0) for skill in skills])


def _best_skills(card: Printed) -> tuple[int, ...]:
    best = card.skills
    for skills in card.skill_sets:
        if _skills_worth(skills) > _skills_worth(best):
            best = skills
    return best


def _tackling_power(card: Printed) -> float:
    """What a player adds to his Star Power in his own tackle attempts."""
    power = getattr(card.folds[TACKLING_POWER], "n", 0)
    return float(power) if isinstance(power, int) else 0.0


def _banned_skill(card: Printed) -> int:
    """The skill that is banned in a stadium; NONE if it is none."""
    skill = getattr(card.folds[BANNED_SKILL], "skill", "")
    return SKILL_NAMES.index(skill) if skill in SKILL_NAMES else NONE


def _safety(card: Printed) -> float:
    """How safe the ball is with a player, besides his Star Power."""
    named = card.named
    return 3.0 * ("stand-firm" in named) + 2.0 * ("sure-hands" in named) + 1.0 * ("dodge" in named)


def _worth(card: Printed, skills: tuple[int, ...]) -> float:
    if card.kind not in (PLAYER, STAR):
        return 0.0
    worth = card.standing + 0.4 * card.downed + _skills_worth(skills)
    worth += sum([DOWNED_WORTH.get(skill, 0.0) for skill in card.downed_skills])
    worth += sum([NAMED_WORTH.get(name, OTHER_NAMED) for name in card.named])
    return worth + FANS_OF_ABILITY * _fans_of(card)


def _fans_of(card: Printed) -> float:
    """The fans that a card's abilities pay at the scoreboard and at the end."""
    fans = 0.0
    for ability in card.abilities:
        if SCOREBOARD in ability.when.moments or END_OF_GAME in ability.when.moments:
            for block in ability.blocks:
                for effect in block:
                    n = getattr(effect, "n", 0)
                    if effect.word == "gain_fans" and isinstance(n, int):
                        fans += n
    return fans


def _liked_deeds(card: Printed, weights: Weights) -> float:
    """How much an upgrade is liked for letting players cheat or tackle."""
    if card.action is None:
        return 0.0
    liked = 0.0
    for effect in card.action.blocks[0]:
        skill = getattr(effect, "skill", "")
        if skill == SKILL_NAMES[CHEAT] or effect.word == "assign_token":
            liked += weights.cheat
        elif skill == SKILL_NAMES[TACKLE] or effect.word == "tackle_from_the_ground":
            liked += weights.strike
    return liked


AVERAGE: Final = 3.0
"""What a card of a roster is worth on average, in Star Power."""

STAR_POINT: Final = 0.12
"""What a point of a star's worth brings a week, in fans."""

PLAIN_UPGRADE: Final = 0.6
"""What an upgrade brings a week that nothing is known of."""


def _weekly(card: Printed, worths: Mapping[str, float]) -> float:
    if card.id in worths:
        return float(worths[card.id])
    if card.kind == STAR:
        return STAR_POINT * (_worth(card, _best_skills(card)) - AVERAGE)
    return PLAIN_UPGRADE

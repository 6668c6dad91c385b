"""The shelf: cards, teams and named abilities by id and by name, as the packs at hand have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.cards import Card, NamedAbility, TeamInfo, library
from touchline.cards.shapes import SETS as SETS_OF_CARDS
from touchline.table.setup_choices import boxes_of

KINDS: Final = {
    "player": "starting player",
    "star": "Star Player",
    "highlight": "highlight",
    "tournament": "tournament",
    "headline": "headline",
    "team_upgrade": "team upgrade",
    "staff_upgrade": "staff upgrade",
    "penalty": "penalty",
    "stadium": "stadium",
    "enchanted_ball": "enchanted ball",
}
SETS: Final = {"base": "base game", "sudden_death": "Sudden Death", "foul_play": "Foul Play"}
SKILLS: Final = {
    "tackle": "tackling",
    "pass": "passing",
    "sprint": "sprinting",
    "cheat": "cheating",
    "regeneration": "regeneration",
    "foul": "fouling",
}


class Shelf:
    """Everything that has a name."""

    def __init__(self, packs: Sequence[str] = ()) -> None:
        found = library(packs)
        self.packs = tuple(packs)
        self.all: tuple[Card, ...] = found.cards
        self.cards: dict[str, Card] = {}
        for card in found.cards:
            self.cards.setdefault(card.id, card)
        self.teams: dict[str, TeamInfo] = {team.id: team for team in found.teams}
        self.named: dict[str, NamedAbility] = {named.id: named for named in found.named}
        self.unions: tuple[str, ...] = found.book_of(SETS_OF_CARDS).unions
        self._library = found

    def teams_in_play(self, expansions: Sequence[str]) -> tuple[str, ...]:
        """The teams that can be drawn: those of the base game, of these expansions, and of one's own packs."""
        return tuple([team.id for team in self._library.book_of(boxes_of(expansions)).teams])

    def name(self, card: str) -> str:
        """The name of a card."""
        return self.cards[card].name

    def team(self, id: str) -> str:
        """The name of a team."""
        return self.teams[id].name

    def named_of(self, card: Card) -> str:
        """The names of the named abilities of a card."""
        return ", ".join([self.named[id].name for id in card.named or ()])


def power_of(card: Card) -> str:
    """Standing and downed Star Power."""
    return "" if card.star_power is None else f"{card.star_power[0]}/{card.star_power[1]}"


def skills_of(card: Card) -> str:
    """The skills of a player, in printed order; of an either/or card, all its sets; then those used downed."""
    sets = [card.skills or (), *(card.skill_sets or ())]
    said = " or ".join([_listed(skills) for skills in sets if skills])
    downed = f"downed: {_listed(card.downed_skills)}" if card.downed_skills else ""
    return "; ".join([part for part in (said, downed) if part])


def _listed(skills: Sequence[str]) -> str:
    return ", ".join([SKILLS.get(skill, skill) for skill in skills])


def word(text: str) -> str:
    """A name as people compare them: lower case, no hyphens, no marks."""
    letters = [
        letter if letter.isalnum() else " " for letter in text.lower().replace("'", "").replace("’", "")
    ]
    return " ".join("".join(letters).split())

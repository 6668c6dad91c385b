"""Browsing the cards."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from rich.console import Console

from touchline.cards import Card
from touchline.cli.console import WIDEST
from touchline.cli.explain import card_called, cards_holding
from touchline.cli.lists import BadCommand, hyphened, instead, known
from touchline.cli.portraits import gallery, portrait
from touchline.cli.shelf import KINDS, SETS, SKILLS, Shelf, word
from touchline.words.grammar import count, listed, numeral

NAMED_AT_ONCE: Final = 9
"""So many cards fit into a line that says which may be meant."""


class Filters(NamedTuple):
    """What is looked for; what is empty doesn't matter."""

    kind: tuple[str, ...] = ()
    team: tuple[str, ...] = ()
    union: tuple[str, ...] = ()
    set: tuple[str, ...] = ()
    skill: tuple[str, ...] = ()
    text: str = ""

    def checked(self, shelf: Shelf) -> Filters:
        """The filters, if all they name exists."""
        sets = dict.fromkeys([*SETS, *[card.set for card in shelf.all]])
        skills = [_skill(name) for name in self.skill]
        return Filters(
            _known_ids(self.kind, KINDS, "kind of card"),
            known([hyphened(team) for team in self.team], shelf.teams, "team"),
            known(self.union, shelf.unions, "union"),
            _known_ids(self.set, sets, "set"),
            known(skills, SKILLS, "skill"),
            self.text,
        )

    def fit(self, card: Card) -> bool:
        """Whether a card is one of those looked for."""
        return all(not getattr(self, name) or test(self, card) for name, test in _TESTS.items())


_TESTS: Final[dict[str, Callable[[Filters, Card], bool]]] = {
    "kind": lambda filters, card: card.kind in filters.kind,
    "team": lambda filters, card: card.team in filters.team,
    "union": lambda filters, card: card.union in filters.union,
    "set": lambda filters, card: card.set in filters.set,
    "skill": lambda filters, card: all(skill in _all_skills(card) for skill in filters.skill),
    "text": lambda filters, card: filters.text.lower() in f"{card.name} {card.text}".lower(),
}


def _known_ids(given: Iterable[str], allowed: Iterable[str], what: str) -> tuple[str, ...]:
    """What was given, in hyphens or underscores, as cards have it: with underscores."""
    names = {hyphened(name): name for name in allowed}
    return tuple([names[name] for name in known([hyphened(name) for name in given], names, what)])


def _skill(name: str) -> str:
    """A skill by its id, also if it is called as in the rulebook."""
    return next((id for id, said in SKILLS.items() if said == name.lower()), name)


def _all_skills(card: Card) -> list[str]:
    return [skill for skills in (card.skills or (), *(card.skill_sets or ())) for skill in skills]


def show_cards(shelf: Shelf, asked: str | None, filters: Filters, as_json: bool, console: Console) -> None:
    """Show the cards that fit."""
    checked = filters.checked(shelf)
    cards = [card for card in _named(shelf, asked) if checked.fit(card)]
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(cards)).decode() + "\n")
    elif not cards:
        console.print("No card fits.")
    elif asked is not None:
        console.print(*[portrait(shelf, card) for card in cards], sep="\n")
    else:
        is_piped = not console.is_terminal
        console.width = WIDEST if is_piped else console.width
        console.print(gallery(shelf, cards, whole_ids=is_piped))
        console.print(count(len(cards), "title"), style="quiet")


def _named(shelf: Shelf, asked: str | None) -> Sequence[Card]:
    if asked is None:
        return shelf.all
    found = card_called(shelf, word(asked))
    if not found:
        raise _no_card(shelf, asked)
    return found


def _no_card(shelf: Shelf, asked: str) -> BadCommand:
    """Why a name is that of no card, and which may be meant."""
    for team in shelf.teams.values():
        if word(asked) in {word(team.id), word(team.name)}:
            return BadCommand(
                f"{team.name} are a team, and no card.",
                f"`touchline cards --team {team.id}` shows their cards.",
            )
    several = cards_holding(shelf, word(asked))
    if several:
        return BadCommand(
            f"{asked!r} fits {count(len(several), 'card')}.", f"Name one of them: {_few(several)}."
        )
    hint = instead(asked, [*shelf.cards, *[card.name for card in shelf.all]])
    if not hint.startswith("Did"):
        hint = "`touchline cards` lists them all, `--text` looks into their texts."
    return BadCommand(f"There is no card {asked!r}.", hint)


def _few(ids: Sequence[str]) -> str:
    """The first of some ids, and how many more there are."""
    more = len(ids) - NAMED_AT_ONCE
    return listed(ids if more <= 0 else [*ids[:NAMED_AT_ONCE], f"{numeral(more)} more"], "or")

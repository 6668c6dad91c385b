"""What a season can be made of, and the refusals of what it can't."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import msgspec

from touchline.cards import BadSetup, TeamInfo, library
from touchline.rules.bags import Bag
from touchline.rules.printed import Book
from touchline.rules.season import ABBREVIATED, EXTENDED, NO_SALARY_CAP, SCHEDULING

FEWEST_MANAGERS: Final = 2
MOST_MANAGERS: Final = 4


class OptionalRule(msgspec.Struct, frozen=True):
    """A rule that managers may agree on before a season.

    `managers` are the numbers of managers for whom it is there, `excludes` the optional rules it can't stand beside.
    """

    id: str
    name: str
    sentence: str
    managers: tuple[int, ...]
    excludes: tuple[str, ...]


class Expansion(msgspec.Struct, frozen=True):
    """A box that can be added to the base game."""

    id: str
    name: str
    sentence: str
    managers: tuple[int, ...]
    excludes: tuple[str, ...]


_RULES: Final = (
    (
        ABBREVIATED,
        OptionalRule(
            "abbreviated-season",
            "Abbreviated Season",
            "The season is a week shorter, and every manager starts with improvements of his choice.",
            (2, 3, 4),
            ("extended-season",),
        ),
    ),
    (
        EXTENDED,
        OptionalRule(
            "extended-season",
            "Extended Season",
            "The season is a week longer: one more headline lies in the Spike! Magazine deck.",
            (3, 4),
            ("abbreviated-season",),
        ),
    ),
    (
        SCHEDULING,
        OptionalRule(
            "scheduling-limitations",
            "Scheduling Limitations",
            "There are only as many matchups a week as managers, the tournament included.",
            (2, 3, 4),
            (),
        ),
    ),
    (
        NO_SALARY_CAP,
        OptionalRule(
            "no-salary-cap",
            "No Salary Cap",
            "Seven strong staff upgrades, otherwise left in the box, are in the deck.",
            (2, 3, 4),
            (),
        ),
    ),
)


class SetUp(msgspec.Struct, frozen=True):
    """A set-up that is allowed; `teams` is empty if they are drawn."""

    teams: tuple[str, ...]
    managers: int
    expansions: tuple[str, ...]
    options: tuple[str, ...]


def teams(packs: Sequence[str | Path] = ()) -> tuple[TeamInfo, ...]:
    """The teams that can be managed, and how they play."""
    return library(packs).teams


def expansions() -> tuple[Expansion, ...]:
    """The expansions that a season can be played with; none yet."""
    return ()


def options() -> tuple[OptionalRule, ...]:
    """The optional rules that managers may agree on."""
    return tuple([rule for _, rule in _RULES])


def set_up(
    book: Book, teams: Sequence[str] | int, expansions: Sequence[str], options: Sequence[str]
) -> SetUp:
    """The set-up that is asked for; BadSetup if it isn't possible."""
    chosen = () if isinstance(teams, int) else tuple(_ids(teams, "teams"))
    managers = teams if isinstance(teams, int) else len(chosen)
    _check_teams(book, chosen)
    _check_managers(managers)
    _check_expansions(_ids(expansions, "expansions"))
    ids = _ids(options, "options")
    _check_options(ids, managers)
    return SetUp(chosen, managers, (), tuple([rule.id for _, rule in _RULES if rule.id in ids]))


def team_numbers(book: Book, ids: tuple[str, ...]) -> Bag:
    """The numbers of these teams."""
    numbers = {team.id: number for number, team in enumerate(book.teams)}
    return tuple([numbers[id] for id in ids])


def option_bits(ids: tuple[str, ...]) -> int:
    """The optional rules as the rules hold them."""
    return sum([bit for bit, rule in _RULES if rule.id in ids])


def option_ids(bits: int) -> tuple[str, ...]:
    """The ids of the optional rules that the rules hold."""
    return tuple([rule.id for bit, rule in _RULES if bits & bit])


def _ids(given: Sequence[str], what: str) -> list[str]:
    """The ids as a list; a single text is a slip of the pen that would be read letter by letter."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadSetup(f"{what.capitalize()} are given as {given!r}.", "Give a list of ids.")
    return list(given)


def _check_teams(book: Book, chosen: tuple[str, ...]) -> None:
    known = [team.id for team in book.teams]
    for place, team in enumerate(chosen):
        if team not in known:
            raise BadSetup(f"There is no team {team!r}.", _meant(team, known))
        if team in chosen[:place]:
            raise BadSetup(
                f"The team {team!r} is named twice.",
                "A team is managed by one manager: name different teams.",
            )


def _check_managers(managers: int) -> None:
    if not FEWEST_MANAGERS <= managers <= MOST_MANAGERS:
        named = "one manager" if managers == 1 else f"{managers} managers"
        raise BadSetup(
            f"A season can't have {named}.",
            f"The base game is played by {FEWEST_MANAGERS} to {MOST_MANAGERS}: give as many teams, or that number.",
        )


def _check_expansions(asked: Sequence[str]) -> None:
    for expansion in asked:
        raise BadSetup(
            f"The expansion {expansion!r} is not available.",
            "Only the base game can be played yet: leave the expansions out.",
        )


def _check_options(asked: Sequence[str], managers: int) -> None:
    rules = {rule.id: rule for rule in options()}
    for place, id in enumerate(asked):
        if id not in rules:
            raise BadSetup(f"There is no optional rule {id!r}.", _meant(id, list(rules)))
        rule = rules[id]
        if id in asked[:place]:
            raise BadSetup(f"The optional rule {id!r} is named twice.", "Name it once.")
        for other in asked[:place]:
            if other in rule.excludes:
                raise BadSetup(
                    f"{rules[other].name} and {rule.name} exclude each other.",
                    "Choose one of the two, or neither.",
                )
        if managers not in rule.managers:
            raise BadSetup(
                f"{rule.name} can't be played by {managers} managers.",
                f"It is there for {' or '.join([str(number) for number in rule.managers])}; leave it out.",
            )


def _meant(given: object, known: list[str]) -> str:
    """What was probably meant, or everything there is."""
    close = get_close_matches(given, known, n=1) if isinstance(given, str) else []
    return f"Did you mean {close[0]!r}?" if close else f"There are {', '.join(known)}."

"""What a season can be made of, and the refusals of what it can't."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import msgspec

from touchline.cards import BadSetup, Library, TeamInfo, library
from touchline.cards.boxes import FOUL_PLAY, SUDDEN_DEATH
from touchline.rules.bags import Bag
from touchline.rules.printed import Book
from touchline.rules.season import (
    ABBREVIATED,
    CORRUPT_REF,
    ENCHANTED_BALLS,
    EXTENDED,
    NO_SALARY_CAP,
    SCHEDULING,
    STADIUMS,
)

FEWEST_MANAGERS: Final = 2
MOST_MANAGERS: Final = 5
WITHOUT_FOUL_PLAY: Final = 4
"""How many managers there can be without the fifth scoreboard."""


class OptionalRule(msgspec.Struct, frozen=True):
    """A rule that managers may agree on before a season.

    `managers` are the numbers of managers for whom it is there, `excludes` the optional rules it can't stand beside,
    `needs` is the expansion whose components it is played with.
    """

    id: str
    name: str
    sentence: str
    managers: tuple[int, ...]
    excludes: tuple[str, ...]
    needs: str | None = None


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
            (2, 3, 4, 5),
            ("extended-season",),
        ),
    ),
    (
        EXTENDED,
        OptionalRule(
            "extended-season",
            "Extended Season",
            "The season is a week longer: one more headline lies in the Spike! Magazine deck.",
            (3, 4, 5),
            ("abbreviated-season",),
        ),
    ),
    (
        SCHEDULING,
        OptionalRule(
            "scheduling-limitations",
            "Scheduling Limitations",
            "There are only as many matchups a week as managers, the tournament included.",
            (2, 3, 4, 5),
            (),
        ),
    ),
    (
        NO_SALARY_CAP,
        OptionalRule(
            "no-salary-cap",
            "No Salary Cap",
            "Seven strong staff upgrades, otherwise left in the box, are in the deck.",
            (2, 3, 4, 5),
            (),
        ),
    ),
    (
        ENCHANTED_BALLS,
        OptionalRule(
            "enchanted-balls",
            "Enchanted Balls",
            "Each matchup has a ball of its own, worth Star Power, fans or a skill to its carrier.",
            (2, 3, 4, 5),
            (),
            "sudden-death",
        ),
    ),
    (
        CORRUPT_REF,
        OptionalRule(
            "corrupt-ref",
            "Corrupt Ref",
            "A ref walks the matchups, hands out cheating tokens faceup, and penalizes who does not cheat.",
            (2, 3, 4, 5),
            (),
            "foul-play",
        ),
    ),
    (
        STADIUMS,
        OptionalRule(
            "stadiums",
            "Stadiums",
            "Highlights are played in stadiums that pay more, and penalize who breaks their rules.",
            (2, 3, 4, 5),
            (),
            "foul-play",
        ),
    ),
)

_EXPANSIONS: Final = (
    (
        SUDDEN_DEATH,
        Expansion(
            "sudden-death",
            "Sudden Death",
            "The Dark Sorcery Syndicate with three teams, contracts, other tournaments, more highlights and upgrades.",
            (2, 3, 4, 5),
            (),
        ),
    ),
    (
        FOUL_PLAY,
        Expansion(
            "foul-play",
            "Foul Play",
            "The Putrid Players' Guild with three teams, a fifth manager, fouling, penalties and more upgrades.",
            (2, 3, 4, 5),
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
    """The expansions that a season can be played with, in any combination."""
    return tuple([expansion for _, expansion in _EXPANSIONS])


def boxes_of(ids: Sequence[str]) -> tuple[str, ...]:
    """The sets of cards that these expansions bring."""
    return tuple([box for box, expansion in _EXPANSIONS if expansion.id in ids])


def expansion_ids(boxes: Sequence[str]) -> tuple[str, ...]:
    """The ids of the expansions that bring these sets of cards."""
    return tuple([expansion.id for box, expansion in _EXPANSIONS if box in boxes])


def options() -> tuple[OptionalRule, ...]:
    """The optional rules that managers may agree on."""
    return tuple([rule for _, rule in _RULES])


def set_up(
    library: Library, teams: Sequence[str] | int, expansions: Sequence[str], options: Sequence[str]
) -> SetUp:
    """The set-up that is asked for; BadSetup if it isn't possible."""
    chosen = () if isinstance(teams, int) else tuple(_ids(teams, "teams"))
    managers = teams if isinstance(teams, int) else len(chosen)
    boxes = _ids(expansions, "expansions")
    check_expansions(boxes)
    _check_teams(library, chosen, boxes)
    check_managers(managers, boxes)
    ids = _ids(options, "options")
    check_options(ids, managers, boxes)
    there = tuple([expansion.id for _, expansion in _EXPANSIONS if expansion.id in boxes])
    return SetUp(chosen, managers, there, tuple([rule.id for _, rule in _RULES if rule.id in ids]))


def book_for(library: Library, setup: SetUp) -> Book:
    """What a season with this set-up is made of."""
    return library.book_of(boxes_of(setup.expansions))


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


def _check_teams(library: Library, chosen: tuple[str, ...], expansions: Sequence[str]) -> None:
    known = [team.id for team in library.teams]
    sets = {team.id: team for team in library.teams}
    boxes = {box: expansion for box, expansion in _EXPANSIONS if expansion.id not in expansions}
    for place, team in enumerate(chosen):
        if team not in known:
            raise BadSetup(f"There is no team {team!r}.", _meant(team, known))
        missing = boxes.get(sets[team].set)
        if missing is not None:
            raise BadSetup(
                f"The {sets[team].name} belong to {missing.name}.",
                f"Add the expansion {missing.id!r}, or choose another team.",
            )
        if team in chosen[:place]:
            raise BadSetup(
                f"The team {team!r} is named twice.",
                "A team is managed by one manager: name different teams.",
            )


def check_managers(managers: int, expansions: Sequence[str]) -> None:
    """Refuse more or fewer managers than can play."""
    if managers == MOST_MANAGERS and "foul-play" not in expansions:
        raise BadSetup(
            f"{MOST_MANAGERS} managers need Foul Play.",
            f"Add the expansion 'foul-play', or play with {FEWEST_MANAGERS} to {WITHOUT_FOUL_PLAY}.",
        )
    if not FEWEST_MANAGERS <= managers <= MOST_MANAGERS:
        named = "one manager" if managers == 1 else f"{managers} managers"
        raise BadSetup(
            f"A season can't have {named}.",
            f"It is played by {FEWEST_MANAGERS} to {WITHOUT_FOUL_PLAY}, with Foul Play by up to {MOST_MANAGERS}: "
            "give as many teams, or that number.",
        )


def check_expansions(asked: Sequence[str]) -> None:
    """Refuse expansions that there are not."""
    known = [expansion.id for expansion in expansions()]
    for place, expansion in enumerate(asked):
        if expansion not in known:
            raise BadSetup(f"There is no expansion {expansion!r}.", _meant(expansion, known))
        if expansion in asked[:place]:
            raise BadSetup(f"The expansion {expansion!r} is named twice.", "Name it once.")


def check_options(asked: Sequence[str], managers: int, expansions: Sequence[str]) -> None:
    """Refuse optional rules that can't be played together, by so many managers, or with these expansions."""
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
        if rule.needs is not None and rule.needs not in expansions:
            raise BadSetup(
                f"{rule.name}: this optional rule is played with what is in another box.",
                f"Add the expansion {rule.needs!r}, or leave {rule.id!r} out.",
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

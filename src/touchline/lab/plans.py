"""Plans: what the seasons of a simulation are made of, and the seed that each of them has of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Final

import msgspec

from touchline.bots.registry import bot_type
from touchline.cards import BadSetup, library
from touchline.table.setup_choices import OptionalRule, options, set_up
from touchline.words.grammar import figure, there_are

RANDOM: Final = "random"
"""Instead of ids of optional rules: they are drawn anew for each season. Also the bot that the fast way is for."""

_NUMBER: Final = re.compile("[0-9]{1,3}")
"""A number that people could sit around a table with; which of them can is for the rules to say."""

SEED_BYTES: Final = 6
"""Seeds of seasons stay below 2**53, so that every reader of JSON reads them whole."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; `managers` are the numbers that are drawn from, `teams` is empty if they are drawn.

    `line_ups`, if there are any, sit down in turn instead of `bots`, each at the same seasons: the teams and the dice
    of a seed. Of seasons that are `watched` it is told how their fans came about.
    """

    managers: tuple[int, ...]
    teams: tuple[str, ...]
    expansions: tuple[str, ...]
    options: tuple[str, ...] | None
    """None if they are drawn."""
    bots: tuple[str, ...]
    seed: int
    packs: tuple[str, ...] = ()
    line_ups: tuple[tuple[str, ...], ...] = ()
    watched: bool = False

    def season_seed(self, number: int) -> int:
        """The seed of a season, by its number in the plan."""
        text = f"{self.seed} {number // max(1, len(self.line_ups))}".encode()
        return int.from_bytes(blake2b(text, digest_size=SEED_BYTES, person=b"touchline lab").digest(), "big")

    def managers_of(self, seed: int) -> int:
        """How many managers the season of that seed has."""
        return self.managers[_drawn(seed, "managers", len(self.managers))]

    def options_of(self, seed: int) -> tuple[str, ...]:
        """The optional rules of the season of that seed."""
        if self.options is not None:
            return self.options
        allowed = combinations_for(self.managers_of(seed), self.expansions)
        return allowed[_drawn(seed, "options", len(allowed))]

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The names of the bots of a season in seating order; a single one is for all seats."""
        if self.line_ups:
            return self.line_ups[number % len(self.line_ups)]
        return self.bots if len(self.bots) > 1 else self.bots * self.managers_of(self.season_seed(number))

    @property
    def everybody(self) -> tuple[str, ...]:
        """The names of all bots that play, each once."""
        return tuple(dict.fromkeys([*self.bots, *[bot for line_up in self.line_ups for bot in line_up]]))

    @property
    def is_all_random(self) -> bool:
        """Whether all seats take any option and nobody watches, so that no one has to look at anything."""
        return self.everybody == (RANDOM,) and not self.watched

    @property
    def is_slow(self) -> bool:
        """Whether somebody plays on in his head, so that a season takes long."""
        return any(bot_type(bot).playouts is not None for bot in self.everybody)


def make_plan(
    managers: int | str | Sequence[int] | None,
    teams: Sequence[str],
    expansions: Sequence[str],
    options: Sequence[str] | str,
    bots: Sequence[str] | str,
    seed: int,
    packs: Sequence[str] = (),
    line_ups: Sequence[tuple[str, ...]] = (),
    watched: bool = False,
) -> Plan:
    """A plan of which every season can be played; BadSetup otherwise."""
    drawn = options == RANDOM or list(options) == [RANDOM]
    plan = Plan(
        numbers_of_managers(managers, len(teams)),
        tuple(teams),
        tuple(expansions),
        None if drawn else tuple(options),
        (bots,) if isinstance(bots, str) else tuple(bots),
        seed,
        tuple(packs),
        tuple(line_ups),
        watched,
    )
    _check(plan)
    return plan


def numbers_of_managers(given: int | str | Sequence[int] | None, teams: int = 0) -> tuple[int, ...]:
    """The numbers of managers that are meant by 4, "4", "2,3", "2-4" or [2, 3]; by nothing, as many as teams, or 4."""
    if given is None:
        return (teams or 4,)
    if isinstance(given, int):
        return (given,)
    if not isinstance(given, str):
        return tuple(given)
    found: list[int] = []
    for part in given.split(","):
        found += _range(part.strip())
    return tuple(dict.fromkeys(found))


def _range(part: str) -> range:
    """The numbers of a part of a list: 4, or 2-4."""
    low, dash, high = part.partition("-")
    if not all(_NUMBER.fullmatch(number) for number in ([low, high] if dash else [low])):
        raise BadSetup(
            f"{part!r} is no number of managers.", "Give a number, a list or a range: 4, 2,3 or 2-4."
        )
    numbers = range(int(low), int(high or low) + 1)
    if not numbers:
        raise BadSetup(f"{part!r} is no range.", f"The smaller number comes first: {high}-{low}.")
    return numbers


def combinations_for(managers: int, expansions: Sequence[str] = ()) -> tuple[tuple[str, ...], ...]:
    """All combinations of optional rules that so many managers may agree on, with these expansions."""
    there = [rule for rule in options() if managers in rule.managers and rule.needs in {None, *expansions}]
    return tuple(
        [
            tuple([rule.id for rule in rules])
            for count in range(len(there) + 1)
            for rules in combinations(there, count)
            if not _clash(rules)
        ]
    )


def _clash(rules: tuple[OptionalRule, ...]) -> bool:
    return any(rule.id in other.excludes for rule in rules for other in rules)


def _check(plan: Plan) -> None:
    if not plan.managers:
        raise BadSetup("There is no number of managers.", "Give one, or several to draw from.")
    found = library(plan.packs)
    for managers in plan.managers:
        if plan.teams and len(plan.teams) != managers:
            raise BadSetup(
                f"{there_are(len(plan.teams), 'team')} for {figure(managers, 'manager')}.",
                "Name as many teams, or none.",
            )
        set_up(found, plan.teams or managers, plan.expansions, plan.options or ())
        for bots in plan.line_ups or [plan.bots]:
            if len(bots) not in {1, managers}:
                raise BadSetup(
                    f"{there_are(len(bots), 'bot')} for {figure(managers, 'manager')}.",
                    "Name one for each seat, or a single one for all.",
                )
    for bot in plan.everybody:
        bot_type(bot)


def _drawn(seed: int, what: str, alternatives: int) -> int:
    """A number below that of the alternatives, which follows from the seed."""
    digest = blake2b(f"{seed} {what}".encode(), digest_size=8, person=b"touchline lab").digest()
    return int.from_bytes(digest, "big") % alternatives

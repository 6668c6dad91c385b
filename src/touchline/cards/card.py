"""The catalogue: every card as people and programs read it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Payouts = Mapping[str, tuple[Mapping[str, int], ...]]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A title in a deck, with all its facts; what does not apply to its kind is None.

    A title that lies in two decks is listed once for each. `copies` are those in this deck.
    """

    kind: str
    id: str
    name: str
    set: str
    copies: int
    team: str | None = None
    union: str | None = None
    star_power: tuple[int, int] | None = None
    skills: tuple[str, ...] | None = None
    skill_sets: tuple[tuple[str, ...], ...] | None = None
    downed_skills: tuple[str, ...] | None = None
    named: tuple[str, ...] | None = None
    payouts: Payouts | None = None
    text: str
    provenance: str
    reconstructed: tuple[str, ...]


class TeamInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A team that can be managed, and how it plays in a sentence."""

    id: str
    name: str
    union: str
    race: str
    style: str
    set: str


class NamedAbility(msgspec.Struct, frozen=True, kw_only=True):
    """An ability that cards have by its name alone, and what it does."""

    id: str
    name: str
    text: str

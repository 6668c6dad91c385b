"""Who sits where: people and bots, and which teams they manage."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from touchline.bots import Bot, make
from touchline.bots.registry import BOTS, NAMES, bot_type
from touchline.cards.mistakes import BadSetup
from touchline.cli.lists import instead
from touchline.cli.shelf import Shelf
from touchline.table.setup_choices import check_expansions, check_managers
from touchline.words.grammar import figure, there_are

HUMAN: Final = "human"
USUAL_BOT: Final = "rookie"
USUAL_MANAGERS: Final = 4


def how_many(managers: int | None, teams: Sequence[str], bots: Sequence[str]) -> int:
    """How many managers are meant: as many as are asked for, else as teams or seats are named, else four."""
    if managers is not None:
        return managers
    if len(teams) > 1:
        return len(teams)
    return len(bots) if len(bots) > 1 else USUAL_MANAGERS


def seats_of(bots: Sequence[str], managers: int) -> tuple[str, ...]:
    """Who sits where. Without a name for each seat, a person sits first, and the names are for the others."""
    if not bots:
        seats = [HUMAN] + [USUAL_BOT] * (managers - 1)
    elif len(bots) == 1 and bots[0] != HUMAN:
        seats = [HUMAN, *list(bots) * (managers - 1)]
    elif len(bots) == managers - 1 and HUMAN not in bots:
        seats = [HUMAN, *bots]
    elif len(bots) == 1:
        seats = [HUMAN] * managers
    else:
        seats = list(bots)
    if len(seats) != managers:
        raise BadSetup(
            f"{there_are(len(seats), 'seat')} for {figure(managers, 'manager')}.",
            "Name one for each manager, in seating order: a bot, or `human`.",
        )
    for seat in seats:
        if seat != HUMAN and seat not in NAMES and ":" not in seat:
            right = f"{instead(seat, (HUMAN, *BOTS))} One of your own is named module:Class."
            raise BadSetup(f"Nobody called {seat!r} can sit at the table.", right)
        if seat != HUMAN:
            bot_type(seat)
    return tuple(seats)


def seat_bots(seats: Sequence[str], key: bytes) -> dict[int, Bot]:
    """The bots, each with a seed of its own that follows from the key but says nothing of it."""
    return {
        manager: make(name, int.from_bytes(_digest(key, f"seat {manager}")))
        for manager, name in enumerate(seats)
        if name != HUMAN
    }


def teams_for(
    shelf: Shelf, named: Sequence[str], expansions: Sequence[str], managers: int, key: bytes
) -> tuple[str, ...] | int:
    """The teams that are named; where some are, but not all, the rest are drawn."""
    if not named or len(named) >= managers:
        return tuple(named) or managers
    check_expansions(expansions)
    check_managers(managers, expansions)
    others = [team for team in shelf.teams_in_play(expansions) if team not in named]
    others.sort(key=lambda team: _digest(key, f"team {team}"))
    return (*named, *others[: managers - len(named)])


def _digest(key: bytes, what: str) -> bytes:
    return blake2b(what.encode(), key=key, digest_size=6, person=b"touchline seats").digest()

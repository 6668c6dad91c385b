"""Seats: made, taken, handed over; the teams that may be had, and what can be agreed on."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

import touchline
from touchline.server.refusals import Refusal
from touchline.server.tables.sheet import LONGEST_NAME, Chair, Setup, Sheet

SLOWEST: Final = 60 * 24 * 3600.0


def new_id() -> str:
    """An id for a table or a person, which nobody can guess."""
    return secrets.token_urlsafe(15)


def hash_of_token(token: str) -> str:
    """What is stored of a token."""
    return blake2b(token.encode(), digest_size=32, person=b"touchline token").hexdigest()


def empty_chairs(count: int) -> list[Chair]:
    """So many free seats."""
    return [Chair() for _ in range(count)]


def check_setup(setup: Setup) -> None:
    """Refuse what can't be agreed on; the season itself says why."""
    touchline.new_season(setup.managers, setup.expansions, setup.options, seed=0, events=False)
    clock = setup.clock
    if not all(0 <= value <= SLOWEST for value in (clock.seconds, clock.bank, clock.grace)):
        raise Refusal("A clock can't be set so.", "Give seconds from 0 to sixty days.")
    if clock.pace != "none" and clock.seconds + clock.bank < 5:
        raise Refusal("Nobody could answer in that time.", "Give at least five seconds for an answer.")


def free(sheet: Sheet, seat: int) -> list[str]:
    """The teams that a seat may have: of the boxes in play, and nobody else's."""
    boxes = {"base", *[expansion.replace("-", "_") for expansion in sheet.setup.expansions]}
    taken = {chair.team for other, chair in enumerate(sheet.chairs) if other != seat}
    return [team.id for team in touchline.teams() if team.set in boxes and team.id not in taken]


def draw_teams(sheet: Sheet) -> None:
    """Give a team to each seat that has chosen none."""
    for seat, chair in enumerate(sheet.chairs):
        if chair.team is None:
            chair.team = secrets.choice(free(sheet, seat))


def seat_person(sheet: Sheet, seat: int, person: str, name: str) -> None:
    """Let a person have a seat; people at one screen get names of their own."""
    chair = sheet.chairs[seat]
    count = len(sheet.seats_of(person))
    called = name if count == 0 else f"{name[: LONGEST_NAME - 2]} {count + 1}"
    sheet.chairs[seat] = Chair(person=person, name=called, team=chair.team)


def hand_over(sheet: Sheet, seat: int, person: str, name: str, now: float) -> None:
    """Let a person have a seat of a season that is on; its bank and team stay with it."""
    chair = sheet.chairs[seat]
    chair.person = person
    chair.name = name
    chair.here = []
    chair.standing = {}
    chair.noticed = {}
    chair.pauses = 0
    chair.is_away = False
    chair.has_resigned = False
    chair.wants_end = False
    chair.away_since = now
    chair.bot = None

"""Seats: made, taken, handed over; the teams that may be had, and what can be agreed on."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

import touchline
from touchline.bots.registry import spoken
from touchline.server.refusals import Refusal
from touchline.server.tables.sheet import LONGEST_NAME, RUNNING, Chair, Setup, Sheet

STAND_IN: Final = "rookie"
"""The bot that plays for people who are away or gone."""
COACH: Final = "veteran"
"""The bot that gives advice."""
SLOWEST: Final = 60 * 24 * 3600.0


def new_id() -> str:
    """An id for a table or a person, which nobody can guess, and no program takes for an option of its own."""
    id = secrets.token_urlsafe(15)
    return id if id[0].isalnum() else new_id()


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


def check_team(sheet: Sheet, seat: int, team: str) -> None:
    """Refuse a team that the seat can't have."""
    if team not in free(sheet, seat):
        raise Refusal(f"The team {team!r} is not to be had.", "Take one that is free here.")


def salts_of(sheet: Sheet) -> tuple[bytes, ...]:
    """What each seat adds to the key: bots, and people who have added nothing, add zeros."""
    return tuple([bytes.fromhex(chair.salt) if chair.salt else bytes(16) for chair in sheet.chairs])


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


def seat_invited(sheet: Sheet, seat: int, person: str, name: str, now: float) -> None:
    """Let who was invited have the seat: a free one before the season, whoever sits there while it is on."""
    if seat >= len(sheet.chairs):
        raise Refusal("That seat is there no longer.", "Ask the host for another invitation.")
    if sheet.state == "open":
        if sheet.chairs[seat].person is not None:
            raise Refusal("That seat is taken.", "Ask the host for another invitation.")
        seat_person(sheet, seat, person, name)
    elif sheet.state in RUNNING:
        hand_over(sheet, seat, person, name, now)
    else:
        raise Refusal("The season is over.", "Ask the host for another one.")


def vacate(sheet: Sheet, seat: int) -> None:
    """Let a seat be free, or in a season that is on let a bot have it for good; afterwards only the name goes."""
    chair = sheet.chairs[seat]
    if sheet.state == "open":
        sheet.chairs[seat] = Chair()
        return
    chair.person = None
    chair.here = []
    chair.standing = {}
    chair.noticed = {}
    chair.wants_end = False
    if sheet.state in RUNNING:
        chair.bot = STAND_IN
        chair.name = named(STAND_IN)


def named(level: str) -> str:
    """What a bot is called."""
    return spoken(level)


def forget(sheet: Sheet, person: str) -> None:
    """Let a person be gone from a table; the next one there is its host, and without anybody it ends."""
    for seat in sheet.seats_of(person):
        vacate(sheet, seat)
    sheet.guests = [guest for guest in sheet.guests if guest != person]
    sheet.kicked = [kicked for kicked in sheet.kicked if kicked != person]
    if sheet.host == person:
        sheet.host = next((chair.person for chair in sheet.chairs if chair.person is not None), "")
    if sheet.state in {"open", *RUNNING} and not sheet.people and not sheet.host:
        sheet.state = "ended"
        sheet.reason = "All who played have left."

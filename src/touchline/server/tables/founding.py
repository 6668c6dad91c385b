"""How tables come to be: made by a host, once more with the same people, or from a moment of a finished season."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

import msgspec

from touchline.bots.registry import BOTS, NAMES
from touchline.server.refusals import Refusal
from touchline.server.tables import timing
from touchline.server.tables.game import Game, Secret, begin
from touchline.server.tables.order import Asker
from touchline.server.tables.seats import (
    check_setup,
    check_team,
    draw_teams,
    empty_chairs,
    named,
    new_id,
    salts_of,
    seat_person,
)
from touchline.server.tables.sheet import LONGEST_TITLE, Chair, Clock, Origin, Setup, Sheet
from touchline.server.tables.table import Table, seal_of

PLAYED_ON: Final = "From moment {number} of {title}"


class Founded(NamedTuple):
    """A table that is to be: its sheet, its key, and its season if that has begun."""

    sheet: Sheet
    secret: Secret
    game: Game | None = None


def new_table(host: Asker, setup: Setup, title: str, now: float) -> Founded:
    """A table with its host at the first seat."""
    check_setup(setup)
    founded = _empty(host, setup, title, now)
    seat_person(founded.sheet, 0, host.person, host.name)
    return founded


def seated_again(before: Sheet, host: Asker, now: float) -> Founded:
    """A table with the same people, bots and rules as one that is done with."""
    founded = _empty(host, before.setup, before.title, now)
    founded.sheet.chairs = [_same(chair) for chair in before.chairs]
    founded.sheet.guests = list(before.guests)
    founded.sheet.kicked = list(before.kicked)
    return founded


def _same(chair: Chair) -> Chair:
    """A chair for whoever sat there; the seat of who has left the server is free."""
    if chair.person is None and chair.bot is None:
        return Chair()
    return Chair(person=chair.person, name=chair.name, bot=None if chair.person else chair.bot)


class Quick(msgspec.Struct, frozen=True, kw_only=True):
    """A season against bots that shall begin at once: the player's team or a drawn one, what he adds to the key."""

    setup: Setup
    team: str | None
    level: str
    salt: str


def against_bots(player: Asker, wish: Quick, now: float) -> Founded:
    """A table with one person at the first seat, and bots at the others; its season begins."""
    check_setup(wish.setup)
    _check_level(wish.level)
    sheet, secret, _ = _empty(player, wish.setup, f"{player.name} against bots", now)
    sheet.chairs = [_bots_chair(wish.level) for _ in sheet.chairs]
    sheet.chairs[0] = Chair(person=player.person, name=player.name, salt=wish.salt)
    if wish.team is not None:
        check_team(sheet, 0, wish.team)
        sheet.chairs[0].team = wish.team
    draw_teams(sheet)
    return _begun(sheet, secret, now)


def _begun(sheet: Sheet, secret: Secret, now: float, save: str | None = None) -> Founded:
    salted = Secret(secret.key, salts_of(sheet))
    sheet.state = "playing"
    sheet.asked_at = now
    game = begin(sheet, salted, now, save)
    sheet.asked = timing.asked_seat(sheet, game)
    return Founded(sheet, salted, game)


def _bots_chair(level: str, team: str | None = None) -> Chair:
    return Chair(bot=level, name=named(level), team=team)


def _check_level(level: str) -> None:
    if level not in NAMES:
        raise Refusal(f"There is no bot {level!r}.", f"There are {', '.join(BOTS)}.")


def played_on(table: Table, then: Game, player: Asker, seat: int, level: str, now: float) -> Founded:
    """A table at which somebody has a seat of a finished season as it stood then, and bots have the others."""
    before = table.sheet
    if table.game is None or not table.game.season.over:
        raise Refusal("The season is not over.", "Play on from one of its moments once it is.")
    if then.season.over:
        raise Refusal("Nothing is left to be played there.", "Name an earlier moment.")
    if seat >= len(before.chairs):
        raise Refusal(f"There is no seat {seat}.", f"Seats are numbered from 0 to {len(before.chairs) - 1}.")
    _check_level(level)
    setup = msgspec.structs.replace(
        before.setup, teams="chosen", clock=Clock(), watching="nobody", is_listed=False
    )
    title = PLAYED_ON.format(number=then.number, title=before.title)[:LONGEST_TITLE]
    sheet, secret, _ = _empty(player, setup, title, now)
    sheet.chairs = [_bots_chair(level, chair.team) for chair in before.chairs]
    sheet.chairs[seat] = Chair(person=player.person, name=player.name, team=before.chairs[seat].team)
    sheet.origin = Origin(before.id, then.number)
    return _begun(sheet, secret, now, then.season.save())


def _empty(host: Asker, setup: Setup, title: str, now: float) -> Founded:
    secret = Secret(secrets.token_bytes(32), ())
    sheet = Sheet(
        id=new_id(),
        title=title,
        host=host.person,
        state="open",
        setup=setup,
        chairs=empty_chairs(setup.managers),
        seal=seal_of(secret.key),
        created_at=now,
    )
    return Founded(sheet, secret)

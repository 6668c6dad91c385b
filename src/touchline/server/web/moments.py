"""Routes to finished seasons: their records, each of their moments, and playing on from one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from touchline.server.people import Person
from touchline.server.refusals import Forbidden, Refusal
from touchline.server.tables.projection import moment_seen
from touchline.server.tables.table import Table
from touchline.server.web.answers import answer
from touchline.server.web.knocking import Anybody, Body, Known, house_of
from touchline.server.web.seasons import Made, TableId, asker_of, not_too_many
from touchline.server.web.watching import may_watch

router = APIRouter(prefix="/api/tables", tags=["moments"])

Number = Annotated[int, Path(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Query(ge=0, le=4)]


class Wish(Body):
    """Which seat one wants for playing on, and which bots have the others."""

    seat: int = Field(ge=0, le=4)
    level: str = Field(default="rookie", max_length=64)


@router.get("/{id}/record")
async def record(request: Request, id: TableId, person: Anybody) -> Response:
    """The record of a finished season, with its key."""
    table = await house_of(request).hub.table(id)
    may_watch(table.sheet, person)
    if table.game is None or not table.game.season.over:
        raise Refusal("The season is not over.", "Its record can be read once it is.")
    return Response(table.game.record(table.secret), media_type="text/plain; charset=utf-8")


@router.get("/{id}/moments/{number}")
async def moment(
    request: Request,
    id: TableId,
    number: Number,
    person: Anybody,
    seat: Seat = None,
    since: Annotated[int | None, Query(ge=-1, le=1_000_000)] = None,
) -> Response:
    """A season as it stood at a decision, with what had happened since another; with any eyes once it is over."""
    house = house_of(request)
    table = await house.hub.table(id)
    may_watch(table.sheet, person)
    eyes = _eyes(table, person, seat)
    then = await house.hub.moment(table, number)
    game = table.game
    assert game is not None
    taken = next((row for row in game.rows if row.number == number), None)
    mine = table.sheet.seats_of(None if person is None else person.id)
    if taken is not None and not game.season.over and taken.manager not in mine:
        taken = None
    return answer(moment_seen(id, game, then, eyes, number - 1 if since is None else since, taken))


def _eyes(table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat whose eyes somebody has: while the season is on his own, afterwards any."""
    is_over = table.game is not None and table.game.season.over
    mine = table.sheet.seats_of(None if person is None else person.id)
    if seat is None:
        return mine[0] if mine and not is_over else None
    if seat >= len(table.sheet.chairs):
        raise Refusal(
            f"There is no seat {seat}.", f"Seats are numbered from 0 to {len(table.sheet.chairs) - 1}."
        )
    if not is_over and seat not in mine:
        raise Forbidden(f"Seat {seat} is not yours.", "Look from any seat once the season is over.")
    return seat


@router.post("/{id}/moments/{number}/play", status_code=201)
async def play_on(request: Request, id: TableId, number: Number, body: Wish, person: Known) -> Response:
    """Play on from a moment of a finished season, against bots, with fresh dice: at a table of one's own."""
    house = house_of(request)
    table = await house.hub.table(id)
    may_watch(table.sheet, person)
    await not_too_many(house, person)
    made = await house.hub.play_on(table, number, asker_of(person), body.seat, body.level)
    return answer(Made(made.sheet.id), 201)

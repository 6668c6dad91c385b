"""Routes to tables: made, found, joined; and what finished ones leave behind."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from touchline.server.people import Person
from touchline.server.refusals import Busy, Malformed, Refusal
from touchline.server.tables import messages as ask
from touchline.server.tables.order import Asker
from touchline.server.tables.projection import Eyes, table_seen
from touchline.server.tables.seats import hash_of_token
from touchline.server.tables.sheet import LONGEST_TITLE, Setup, Sheet
from touchline.server.web.answers import answer
from touchline.server.web.knocking import Anybody, Known, house_of
from touchline.server.web.watching import may_watch

router = APIRouter(prefix="/api", tags=["tables"])

MOST_LISTED: Final = 100
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class Wanted(BaseModel):
    """A table that somebody wants. What a set-up can be is said by the schema of the command `change`."""

    model_config = ConfigDict(strict=True, extra="forbid")

    title: str = Field(default="", max_length=LONGEST_TITLE)
    setup: dict[str, object]


class Quick(BaseModel):
    """A season against bots, at once."""

    model_config = ConfigDict(strict=True, extra="forbid")

    name: str = Field(default="Coach", min_length=1, max_length=100)
    managers: int = Field(default=4, ge=2, le=5)
    team: str | None = Field(default=None, max_length=64)
    level: str = Field(default="rookie", max_length=64)
    expansions: list[str] = Field(default_factory=list, max_length=5)
    options: list[str] = Field(default_factory=list, max_length=20)


class Token(BaseModel):
    """An invitation."""

    model_config = ConfigDict(strict=True, extra="forbid")

    token: str = Field(min_length=1, max_length=100)


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    state: str
    setup: Setup
    names: tuple[str, ...]
    free: int
    week: int | None = None


def _listed(sheet: Sheet) -> Listed:
    free = len([chair for chair in sheet.chairs if chair.is_free])
    return Listed(
        sheet.id, sheet.title, sheet.state, sheet.setup, tuple([chair.name for chair in sheet.chairs]), free
    )


def asker_of(person: Person) -> Asker:
    """A person, as tables know him."""
    return Asker(person.id, person.name)


def _setup_of(found: dict[str, object]) -> Setup:
    try:
        return msgspec.convert(found, Setup)
    except msgspec.ValidationError as error:
        raise Malformed(
            f"The set-up can't be read: {error}.", "/api/openapi.json says what it wants."
        ) from None


@router.get("/tables")
async def lobby(request: Request, _: Anybody) -> Response:
    """The tables that anyone may find: open ones first, then those that may be watched."""
    sheets = await house_of(request).store.listed(MOST_LISTED)
    return answer(sorted([_listed(sheet) for sheet in sheets], key=lambda table: table.state != "open"))


@router.get("/me/tables")
async def mine(request: Request, person: Known) -> Response:
    """The tables at which one sits, the latest first."""
    sheets = await house_of(request).store.tables_of(person.id, MOST_LISTED)
    return answer([_listed(sheet) for sheet in sheets])


async def _not_too_many(request: Request, person: Person) -> None:
    house = house_of(request)
    most = house.settings.tables_per_person
    running = await house.store.hosted(person.id)
    if running >= most:
        raise Busy(f"You host {running} tables.", "Finish one first.")


@router.post("/tables", status_code=201)
async def create(request: Request, body: Wanted, person: Known) -> Response:
    """Make a table; who makes it is its host, and has its first seat."""
    await _not_too_many(request, person)
    house = house_of(request)
    title = body.title.strip() or f"{person.name}'s table"
    table = await house.hub.create(asker_of(person), _setup_of(body.setup), title[:LONGEST_TITLE])
    return answer({"table": table.sheet.id}, 201)


@router.post("/play", status_code=201)
async def play(request: Request, body: Quick, person: Known) -> Response:
    """Sit down against bots, and begin."""
    await _not_too_many(request, person)
    house = house_of(request)
    setup = Setup(
        managers=body.managers,
        teams="chosen",
        expansions=tuple(body.expansions),
        options=tuple(body.options),
        watching="nobody",
    )
    asker = asker_of(person)
    table = await house.hub.create(asker, setup, f"{person.name} against bots")
    id = table.sheet.id
    if body.team is not None:
        await house.hub.obey(id, asker, ask.Draft(id="team", seat=0, team=body.team))
    for seat in range(1, body.managers):
        await house.hub.obey(id, asker, ask.SeatBot(id=f"bot-{seat}", seat=seat, level=body.level))
    await house.hub.obey(id, asker, ask.Start(id="start"))
    return answer({"table": id}, 201)


@router.post("/invitations")
async def accept(request: Request, body: Token, person: Known) -> Response:
    """Take the seat that a token invites to; the token is void then."""
    return answer({"table": await house_of(request).hub.accept(hash_of_token(body.token), asker_of(person))})


@router.get("/tables/{id}")
async def look(request: Request, id: TableId, person: Anybody) -> Response:
    """A table: who sits where, and what is agreed."""
    house = house_of(request)
    table = await house.hub.table(id)
    may_watch(table.sheet, person)
    seats = table.sheet.seats_of(None if person is None else person.id)
    eyes = Eyes(None if person is None else person.id, seats[0] if seats else None)
    return answer(table_seen(table.sight(house.hub.alive, house.clock.now()), eyes))


@router.get("/tables/{id}/record")
async def record(request: Request, id: TableId, person: Anybody) -> Response:
    """The record of a finished season, with its key."""
    table = await house_of(request).hub.table(id)
    may_watch(table.sheet, person)
    if table.game is None or not table.game.season.over:
        raise Refusal("The season is not over.", "Its record can be read once it is.")
    return Response(table.game.record(table.secret), media_type="text/plain; charset=utf-8")

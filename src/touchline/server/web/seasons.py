"""Routes to tables: made, found, joined; and what finished ones leave behind."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from touchline.server.people import Person
from touchline.server.refusals import Busy, Malformed
from touchline.server.serving import House
from touchline.server.tables import founding
from touchline.server.tables.order import Asker
from touchline.server.tables.projection import Eyes, table_seen
from touchline.server.tables.seats import hash_of_token
from touchline.server.tables.sheet import LONGEST_TITLE, Setup, Sheet, readable
from touchline.server.web.answers import answer
from touchline.server.web.knocking import Anybody, Body, Known, house_of, known_as, remember
from touchline.server.web.watching import may_watch

router = APIRouter(prefix="/api", tags=["tables"])

MOST_LISTED: Final = 100
TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Before = Annotated[str | None, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
"""The last table of the page before."""


class TableWanted(Body):
    """A table that somebody wants."""

    title: str = Field(default="", max_length=LONGEST_TITLE)
    setup: dict[str, object]


class Quick(Body):
    """A season against bots, at once; a stranger is a guest of this name afterwards."""

    name: str = Field(default="Coach", min_length=1, max_length=100)
    managers: int = Field(default=4, ge=2, le=5)
    team: str | None = Field(default=None, max_length=64)
    level: str = Field(default="rookie", max_length=64)
    expansions: list[str] = Field(default_factory=list, max_length=5)
    options: list[str] = Field(default_factory=list, max_length=20)
    salt: str = Field(default="", pattern=r"^([0-9a-f]{32})?$")


class InvitationToken(Body):
    """An invitation; a stranger who takes it is a guest of this name afterwards."""

    token: str = Field(min_length=1, max_length=100)
    name: str | None = Field(default=None, min_length=1, max_length=100)


class Made(msgspec.Struct, frozen=True):
    """The table that has come to be, or at which one has sat down."""

    table: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; `waits_for_me` if it is for a seat of whoever asks to answer."""

    id: str
    title: str
    state: str
    setup: Setup
    names: tuple[str, ...]
    free: int
    week: int | None = None
    waits_for_me: bool = False


def _listed(sheet: Sheet, person: str | None = None) -> Listed:
    free = len([chair for chair in sheet.chairs if chair.is_free])
    return Listed(
        id=sheet.id,
        title=sheet.title,
        state=sheet.state,
        setup=sheet.setup,
        names=tuple([chair.name for chair in sheet.chairs]),
        free=free,
        waits_for_me=sheet.asked in sheet.seats_of(person),
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
async def lobby(request: Request, _: Anybody, before: Before = None) -> Response:
    """The tables that anyone may find: open ones first, then those that may be watched; a page from there on."""
    return answer([_listed(sheet) for sheet in await house_of(request).store.listed(MOST_LISTED, before)])


@router.get("/me/tables")
async def mine(request: Request, person: Known, before: Before = None) -> Response:
    """The tables at which one sits, the latest first; a page from there on."""
    sheets = await house_of(request).store.tables_of(person.id, MOST_LISTED, before)
    return answer([_listed(sheet, person.id) for sheet in sheets])


async def not_too_many(house: House, person: Person) -> None:
    """Refuse another table to who hosts too many that are not over."""
    running = await house.store.hosted(person.id)
    if running >= house.settings.tables_per_person:
        raise Busy(f"You host {running} tables.", "Finish one first.")


@router.post("/tables", status_code=201)
async def create(request: Request, body: TableWanted, person: Known) -> Response:
    """Make a table; who makes it is its host, and has its first seat."""
    house = house_of(request)
    await not_too_many(house, person)
    title = readable(body.title) or f"{person.name}'s table"
    table = await house.hub.create(asker_of(person), _setup_of(body.setup), title[:LONGEST_TITLE])
    return answer(Made(table.sheet.id), 201)


@router.post("/play", status_code=201)
async def play(request: Request, body: Quick, person: Anybody) -> Response:
    """Sit down against bots, and begin; a stranger becomes a guest by it."""
    house = house_of(request)
    setup = Setup(
        managers=body.managers,
        teams="chosen",
        expansions=tuple(body.expansions),
        options=tuple(body.options),
        watching="nobody",
    )
    wish = founding.Quick(setup=setup, team=body.team, level=body.level, salt=body.salt)
    async with known_as(request, person, body.name) as player:
        await not_too_many(house, player)
        table = await house.hub.play(asker_of(player), wish)
        response = answer(Made(table.sheet.id), 201)
        if person is None:
            remember(response, house, player)
        return response


@router.post("/invitations")
async def accept(request: Request, body: InvitationToken, person: Anybody) -> Response:
    """Take the seat that a token invites to, which is void then; a stranger becomes a guest by it, if he is named."""
    house = house_of(request)
    async with known_as(request, person, body.name) as invited:
        table = await house.hub.accept(hash_of_token(body.token), asker_of(invited))
        response = answer(Made(table))
        if person is None:
            remember(response, house, invited)
        return response


@router.get("/tables/{id}")
async def look(request: Request, id: TableId, person: Anybody) -> Response:
    """A table: who sits where, and what is agreed."""
    house = house_of(request)
    table = await house.hub.table(id)
    may_watch(table.sheet, person)
    seats = table.sheet.seats_of(None if person is None else person.id)
    eyes = Eyes(None if person is None else person.id, seats[0] if seats else None)
    return answer(table_seen(table.sight(house.hub.alive, house.clock.now()), eyes))

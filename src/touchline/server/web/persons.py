"""Routes for who one is: a guest, an account, programs that act for one."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from touchline.server.people import Person
from touchline.server.refusals import Busy
from touchline.server.web.answers import answer
from touchline.server.web.knocking import COOKIE, Anybody, Known, address_of, house_of, remember

router = APIRouter(prefix="/api", tags=["people"])


class Body(BaseModel):
    """What a request brings."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Called(Body):
    """A name."""

    name: str = Field(min_length=1, max_length=100)


class Credentials(Called):
    """A name and a password."""

    password: str = Field(max_length=1000)


class Labelled(Body):
    """What a token is for."""

    label: str = Field(min_length=1, max_length=100)


class Me(msgspec.Struct, frozen=True):
    """Who one is."""

    id: str
    name: str
    has_account: bool
    mu: float
    sigma: float
    seasons: int


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.mu, person.sigma, person.seasons)


def sparingly(request: Request) -> None:
    """Busy for who tries too often what costs others something."""
    if not house_of(request).signing.allows(address_of(request)):
        raise Busy("Too many tries.", "Wait a minute.")


@router.get("/me")
async def me(person: Anybody) -> Response:
    """Who one is; null for a stranger."""
    return answer(None if person is None else _me(person))


@router.post("/me", status_code=201)
async def introduce(request: Request, body: Called, person: Anybody) -> Response:
    """Give oneself a name, as a guest; a guest gets another name."""
    house = house_of(request)
    if person is None:
        sparingly(request)
        person = await house.people.welcome(body.name)
    else:
        person = await house.people.rename(person, body.name)
    response = answer(_me(person), 201)
    remember(response, house, person)
    return response


@router.post("/me/account", status_code=201)
async def register(request: Request, body: Credentials, person: Known) -> Response:
    """Make an account, which keeps tables, results and rating."""
    sparingly(request)
    house = house_of(request)
    return answer(_me(await house.people.register(person, body.name, body.password)), 201)


@router.post("/sign-in")
async def sign_in(request: Request, body: Credentials, _: Anybody) -> Response:
    """Come back to an account."""
    sparingly(request)
    house = house_of(request)
    person = await house.people.sign_in(body.name, body.password)
    response = answer(_me(person))
    remember(response, house, person)
    return response


@router.post("/sign-out")
async def sign_out(_: Anybody) -> Response:
    """Let this browser be a stranger."""
    response = answer(None)
    response.delete_cookie(COOKIE)
    return response


@router.post("/sign-out-everywhere")
async def sign_out_everywhere(request: Request, person: Known) -> Response:
    """Let all browsers but this one be strangers."""
    house = house_of(request)
    changed = await house.people.sign_out_everywhere(person)
    response = answer(_me(changed))
    remember(response, house, changed)
    return response


@router.get("/me/tokens")
async def tokens(request: Request, person: Known) -> Response:
    """The labels of one's tokens for programs."""
    return answer(await house_of(request).people.tokens(person))


@router.post("/me/tokens", status_code=201)
async def give_token(request: Request, body: Labelled, person: Known) -> Response:
    """A token with which a program acts for one; it is shown once."""
    return answer({"token": await house_of(request).people.give_token(person, body.label)}, 201)


@router.delete("/me/tokens/{label}")
async def take_token(request: Request, label: str, person: Known) -> Response:
    """Make tokens of that label void."""
    await house_of(request).people.take_token(person, label)
    return answer(None)

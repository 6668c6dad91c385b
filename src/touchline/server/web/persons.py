"""Routes for who one is: a guest, an account, programs that act for one."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from touchline.server.leaving import leave_for_good
from touchline.server.names import folded
from touchline.server.people import Person
from touchline.server.web.answers import answer
from touchline.server.web.knocking import COOKIE, Anybody, Body, Known, house_of, remember, sparingly

router = APIRouter(prefix="/api", tags=["people"])


class Called(Body):
    """A name."""

    name: str = Field(min_length=1, max_length=100)


class Credentials(Called):
    """A name and a password."""

    password: str = Field(max_length=1000)


class TokenLabel(Body):
    """What a token is for."""

    label: str = Field(min_length=1, max_length=100)


class Passwords(Body):
    """The password that an account has, and the one that it shall have."""

    old: str = Field(max_length=1000)
    new: str = Field(max_length=1000)


class Leaving(Body):
    """The password of an account that shall be deleted; a guest has none."""

    password: str = Field(default="", max_length=1000)


class TokenGiven(msgspec.Struct, frozen=True):
    """A token for a program, which is told once."""

    token: str


class Me(msgspec.Struct, frozen=True):
    """Who one is."""

    id: str
    name: str
    has_account: bool
    mu: float
    sigma: float
    seasons: int
    rated: int


def _me(person: Person) -> Me:
    return Me(
        person.id,
        person.name,
        person.login is not None,
        person.mu,
        person.sigma,
        person.seasons,
        person.rated,
    )


@router.get("/me")
async def me(request: Request, person: Anybody) -> Response:
    """Who one is, with the cookie anew; null for a stranger."""
    if person is None:
        return answer(None)
    response = answer(_me(person))
    if COOKIE in request.cookies:
        remember(response, house_of(request), person)
    return response


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
    sparingly(request, f"account {folded(body.name)}")
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


@router.post("/me/password")
async def change_password(request: Request, body: Passwords, person: Known) -> Response:
    """Give the account another password; all browsers but this one are strangers then."""
    sparingly(request, f"account {person.login or person.id}")
    house = house_of(request)
    changed = await house.people.change_password(person, body.old, body.new)
    response = answer(_me(changed))
    remember(response, house, changed)
    return response


@router.post("/me/leaving")
async def leave(request: Request, body: Leaving, person: Known) -> Response:
    """Be forgotten: the account, its tokens and addresses; finished tables keep the name, and nothing else."""
    house = house_of(request)
    if person.login is not None:
        sparingly(request, f"account {person.login}")
        await house.people.check_password(person, body.password)
    await leave_for_good(house.hub, house.people, person)
    response = answer(None)
    response.delete_cookie(COOKIE)
    return response


@router.get("/me/tokens")
async def tokens(request: Request, person: Known) -> Response:
    """The labels of one's tokens for programs."""
    return answer(await house_of(request).people.tokens(person))


@router.post("/me/tokens", status_code=201)
async def give_token(request: Request, body: TokenLabel, person: Known) -> Response:
    """A token with which a program acts for one; it is shown once."""
    return answer(TokenGiven(await house_of(request).people.give_token(person, body.label)), 201)


@router.delete("/me/tokens/{label}")
async def take_token(request: Request, label: str, person: Known) -> Response:
    """Make tokens of that label void."""
    await house_of(request).people.take_token(person, label)
    return answer(None)

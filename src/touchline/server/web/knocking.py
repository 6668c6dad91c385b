"""Who comes to the door: persons by cookie or token, from pages that may, and not too often."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection

import touchline
from touchline.server.people import COOKIE_SECONDS, Person, check_ban
from touchline.server.refusals import Busy, Forbidden
from touchline.server.serving import House

COOKIE: Final = "touchline"


def house_of(connection: HTTPConnection) -> House:
    """What this process serves."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Where a request is from, as far as limits care."""
    return connection.client.host if connection.client else "nowhere"


def check_origin(connection: HTTPConnection) -> None:
    """Forbidden for pages of other sites: a browser brings its cookies wherever it goes."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    house = house_of(connection)
    if origin in house.settings.origins or _place_of(origin) == connection.headers.get("host"):
        return
    raise Forbidden("This page may not use the server.", "Open the server's own page.")


def _place_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is no origin of a page."""
    try:
        found = urlsplit(origin)
    except ValueError:
        return None
    return found.netloc if found.scheme in {"http", "https"} else None


async def who(connection: HTTPConnection) -> Person | None:
    """Who asks; None for a stranger. Forbidden if he is banned."""
    house = house_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer":
        person = await house.people.by_token(token.strip())
        if person is None:
            raise Forbidden("This token is void.", "Make another one for your account.")
    else:
        check_origin(connection)
        cookie = connection.cookies.get(COOKIE)
        person = None if cookie is None else await house.people.by_cookie(cookie)
    if person is not None:
        check_ban(person)
        await house.people.saw(person)
    return person


async def asking(request: Request) -> Person | None:
    """Who makes a request, if he doesn't make too many."""
    house = house_of(request)
    if not house.requests.allows(address_of(request)):
        raise Busy("Too many requests.", "Wait a moment.")
    return await who(request)


async def known(person: Annotated[Person | None, Depends(asking)]) -> Person:
    """Who makes a request that strangers may not."""
    if person is None:
        raise Forbidden("The server doesn't know you.", "Give yourself a name first.")
    return person


Anybody = Annotated[Person | None, Depends(asking)]
Known = Annotated[Person, Depends(known)]


class Body(BaseModel):
    """What a request brings."""

    model_config = ConfigDict(strict=True, extra="forbid")


@contextlib.asynccontextmanager
async def known_as(request: Request, person: Person | None, name: str | None) -> AsyncIterator[Person]:
    """Who makes a request; a stranger is a guest of this name from then on, unless the request is refused."""
    if person is not None:
        yield person
        return
    if name is None:
        raise Forbidden("The server doesn't know you.", "Give yourself a name first.")
    sparingly(request)
    people = house_of(request).people
    guest = await people.welcome(name)
    try:
        yield guest
    except touchline.Mistake:
        await people.forget(guest)
        raise


def sparingly(request: Request, account: str | None = None) -> None:
    """Refuse who tries too often: from one address, or for one account."""
    signing = house_of(request).signing
    if not signing.allows(address_of(request)) or (account is not None and not signing.allows(account)):
        raise Busy("Too many tries.", "Wait a minute.")


def remember(response: Response, house: House, person: Person) -> None:
    """Give a browser the cookie by which it is known again."""
    response.set_cookie(
        COOKIE,
        house.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )

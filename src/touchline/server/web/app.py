"""The web application: its routes, how refusals are told, and what is opened with it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Final

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy import Engine
from starlette.exceptions import HTTPException

import touchline
from touchline.server.meters import REFUSALS
from touchline.server.refusals import Code, Refusal, Unknown
from touchline.server.serving import opened
from touchline.server.settings import Settings
from touchline.server.tables.messages import SORRY, Refused, write_message
from touchline.server.web import (
    addresses,
    careers,
    client,
    knowledge,
    moments,
    operating,
    persons,
    playing,
    seasons,
)
from touchline.server.web.answers import STATUS
from touchline.server.web.contract import openapi_of

LONGEST_BODY: Final = 64 * 1024
LONGEST_LENGTH: Final = 20

log = structlog.get_logger()


def make_app(settings: Settings, engine: Engine) -> FastAPI:
    """The application on a database that is prepared; it begins to serve when it starts, and stops with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, engine) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title="Touchline",
        version=touchline.VERSION,
        description="Tables for Blood Bowl: Team Manager, the card game. Unofficial.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in (knowledge, persons, careers, addresses, seasons, moments, playing, operating, client):
        app.include_router(routes.router)
    app.openapi = partial(openapi_of, app)  # type: ignore[method-assign]  # FastAPI's own way to extend it
    app.add_exception_handler(touchline.Mistake, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_route)
    app.middleware("http")(_guard)
    return app


async def _guard(request: Request, following: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse huge bodies, and say what browsers may do with an answer."""
    if "transfer-encoding" in request.headers:
        wrong, right = "The length of the request isn't told.", "Send it whole, with its content-length."
        return refusal(411, Refused(id=None, code="malformed", wrong=wrong, right=right))
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > LONGEST_BODY:
        right = f"Send up to {LONGEST_BODY} bytes."
        return refusal(413, Refused(id=None, code="malformed", wrong="That is too much.", right=right))
    try:
        response = await following(request)
    except Exception:
        log.exception("a request failed", route=request.scope.get("route") and request.scope["route"].path)
        response = refusal(500, SORRY)
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "no-referrer"
    response.headers.setdefault("cache-control", "no-store")
    return response


def refusal(status: int, refused: Refused) -> Response:
    """A refusal, as it is answered."""
    REFUSALS.labels(refused.code).inc()
    return Response(write_message(refused), status, media_type="application/json")


def refused_for(mistake: touchline.Mistake, id: str | None = None) -> Refused:
    """What is told of a mistake."""
    code = mistake.code if isinstance(mistake, Refusal) else "wrong"
    return Refused(id=id, code=code, wrong=mistake.wrong, right=mistake.right)


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, touchline.Mistake)
    code: Code = error.code if isinstance(error, Refusal) else "wrong"
    return refusal(404 if isinstance(error, Unknown) else STATUS[code], refused_for(error))


async def _refuse_body(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])
    wrong = f"The request can't be read: {where}: {first['msg']}."
    return refusal(
        400, Refused(id=None, code="malformed", wrong=wrong, right="/api/openapi.json says what it wants.")
    )


async def _refuse_route(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    wrong = f"There is nothing here: {error.detail}."
    return refusal(
        error.status_code,
        Refused(id=None, code="wrong", wrong=wrong, right="/api/openapi.json lists what there is."),
    )

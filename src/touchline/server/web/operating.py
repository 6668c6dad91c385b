"""Routes for whoever runs the server: whether it lives, whether it can serve, and figures."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from touchline.server.refusals import Forbidden
from touchline.server.web.answers import answer
from touchline.server.web.figures import figures
from touchline.server.web.knocking import address_of, house_of

router = APIRouter(tags=["operating"])

LOCAL: Final = ("127.0.0.1", "::1")


class Readiness(msgspec.Struct, frozen=True):
    """Whether the process can serve, and if not why."""

    ready: bool
    why: str


@router.get("/health")
async def health() -> Response:
    """Whether the process lives."""
    return answer({"alive": True})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Whether it can serve: whether the database answers and takes what is written."""
    why = house_of(request).why_not_ready()
    return answer(Readiness(not why, why), 503 if why else 200)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures, in the format of Prometheus."""
    house = house_of(request)
    token = house.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    is_right = secrets.compare_digest(given.encode(), token.encode())
    if not (is_right if token else address_of(request) in LOCAL):
        raise Forbidden("These figures are for whoever runs the server.", "Bring its metrics token.")
    return Response(figures(house), media_type="text/plain; version=0.0.4; charset=utf-8")

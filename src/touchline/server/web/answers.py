"""How routes answer: JSON of typed data."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import Response

from touchline.server.refusals import Code

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "forbidden": 403,
    "stale": 409,
    "wrong": 422,
    "busy": 429,
    "failed": 422,
    "unavailable": 503,
}


def answer(data: object, status: int = 200) -> Response:
    """Data, as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")

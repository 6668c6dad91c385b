"""How routes answer: JSON of typed data."""

from __future__ import annotations

import msgspec
from fastapi import Response


def answer(data: object, status: int = 200) -> Response:
    """Data, as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")

"""What anybody may know: teams, expansions, optional rules, cards, questions, bots."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from fastapi import APIRouter, Response

import touchline
from touchline.bots.registry import BOTS

router = APIRouter(prefix="/api", tags=["knowledge"])


@router.get("/knowledge")
async def knowledge() -> Response:
    """What a season can be made of, every card, and every kind of question."""
    return Response(
        _knowledge(), media_type="application/json", headers={"cache-control": "public, max-age=3600"}
    )


@lru_cache
def _knowledge() -> bytes:
    return msgspec.json.encode(
        {
            "version": touchline.VERSION,
            "teams": touchline.teams(),
            "expansions": touchline.expansions(),
            "options": touchline.options(),
            "cards": touchline.catalogue(),
            "questions": touchline.questions(),
            "bots": tuple(BOTS),
        }
    )

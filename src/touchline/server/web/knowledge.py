"""What anybody may know: teams, expansions, optional rules, cards, questions, words of the game, bots."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from fastapi import APIRouter, Response

import touchline
from touchline.bots.registry import NAMES
from touchline.cards import NamedAbility, library
from touchline.table.glossary import TERMS, Term

router = APIRouter(prefix="/api", tags=["knowledge"])


class Knowledge(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody may know."""

    version: str
    teams: tuple[touchline.TeamInfo, ...]
    expansions: tuple[touchline.Expansion, ...]
    options: tuple[touchline.OptionalRule, ...]
    cards: tuple[touchline.Card, ...]
    named: tuple[NamedAbility, ...]
    questions: tuple[touchline.QuestionType, ...]
    glossary: tuple[Term, ...]
    bots: tuple[str, ...]


@router.get("/knowledge")
async def knowledge() -> Response:
    """What a season can be made of, every card, and every kind of question."""
    return Response(
        _knowledge(), media_type="application/json", headers={"cache-control": "public, max-age=3600"}
    )


@lru_cache
def _knowledge() -> bytes:
    return msgspec.json.encode(
        Knowledge(
            version=touchline.VERSION,
            teams=tuple(touchline.teams()),
            expansions=tuple(touchline.expansions()),
            options=tuple(touchline.options()),
            cards=tuple(touchline.catalogue()),
            named=tuple(library().named),
            questions=touchline.questions(),
            glossary=TERMS,
            bots=NAMES,
        )
    )

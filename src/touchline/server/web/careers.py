"""Routes to what people have played: their results, their ratings, and what everybody may know of them."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from touchline.server.rating import Rating, shown
from touchline.server.refusals import Unknown
from touchline.server.storage.results import Places, best_rated, places_of, results_of_person
from touchline.server.web.answers import answer
from touchline.server.web.knocking import Anybody, Known, house_of

router = APIRouter(prefix="/api", tags=["careers"])

MOST_LISTED: Final = 100


class PersonSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a person; `rating` only once a season has counted for it."""

    id: str
    name: str
    has_account: bool
    rating: float | None
    seasons: int
    rated: int
    places: tuple[Places, ...]


@router.get("/me/results")
async def results(
    request: Request, person: Known, before: Annotated[float | None, Query(ge=0)] = None
) -> Response:
    """One's finished seasons, the latest first; those before a time, if one is given."""
    read = house_of(request).store.read
    return answer(
        await read(lambda connection: results_of_person(connection, person.id, MOST_LISTED, before))
    )


@router.get("/people/{id}")
async def person(
    request: Request, id: Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")], _: Anybody
) -> Response:
    """What everybody may know of a person."""
    house = house_of(request)
    found = await house.people.person(id)
    if found is None:
        raise Unknown("There is no such person.", "He may have left the server.")
    places = await house.store.read(lambda connection: places_of(connection, id))
    seen = PersonSeen(
        id=id,
        name=found.name,
        has_account=found.login is not None,
        rating=shown(Rating(found.mu, found.sigma)) if found.rated else None,
        seasons=found.seasons,
        rated=found.rated,
        places=tuple(places),
    )
    return answer(seen)


@router.get("/ratings")
async def ratings(request: Request, _: Anybody) -> Response:
    """Those whose seasons counted, the best first."""
    return answer(await house_of(request).store.read(lambda connection: best_rated(connection, MOST_LISTED)))

"""Results: how seasons ended, and what follows for the ratings; written with the change that ends the season."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from touchline.server import rating
from touchline.server.rating import Placed, Rating
from touchline.server.storage import schema


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a season ended for a seat, and who sat there then."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    has_resigned: bool
    team: str
    place: int
    fans: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A finished season of a person; it counted for his rating if that is there."""

    table: str
    team: str
    place: int
    managers: int
    fans: int
    mu_before: float | None
    mu_after: float | None
    at: float


class Places(msgspec.Struct, frozen=True):
    """How often somebody had a place, among so many managers."""

    managers: int
    place: int
    count: int


class Ranked(msgspec.Struct, frozen=True):
    """An account in the list of ratings."""

    id: str
    name: str
    rating: float
    rated: int


def write_results(connection: Connection, table: str, outcomes: Sequence[Outcome], at: float) -> None:
    """Note how a season ended, once, and let the ratings follow. Who is rated is held until all is written."""
    before = _held_ratings(connection, outcomes)
    after = _rated(outcomes, before)
    for outcome in outcomes:
        was, became = _change_of(outcome.person, before, after)
        values = {
            "table_id": table,
            "seat": outcome.seat,
            "person_id": outcome.person,
            "name": outcome.name,
            "bot": outcome.bot,
            "team": outcome.team,
            "place": outcome.place,
            "fans": outcome.fans,
            "managers": len(outcomes),
            "mu_before": was,
            "mu_after": became,
            "at": at,
        }
        connection.execute(insert(schema.results).values(values))
    _note_people(connection, outcomes, after)


def _change_of(
    person: str | None, before: dict[str, Rating], after: dict[str, Rating]
) -> tuple[float | None, float | None]:
    """What a season has changed of a person's rating; nothing where it didn't count."""
    if person is None or person not in after:
        return None, None
    return before[person].mu, after[person].mu


def _held_ratings(connection: Connection, outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """The ratings of those with an account, who sat at one seat only; nobody else changes them until this is done."""
    seats = Counter([outcome.person for outcome in outcomes if outcome.person is not None])
    alone = [person for person, count in seats.items() if count == 1]
    found = schema.people.c
    query = (
        select(found.id, found.mu, found.sigma)
        .where(found.id.in_(alone), found.login.is_not(None))
        .order_by(found.id)
        .with_for_update()
    )
    return {id: Rating(mu, sigma) for id, mu, sigma in connection.execute(query)}


def _rated(outcomes: Sequence[Outcome], before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings after the season; who has resigned is behind all others, and guests are left out."""
    people = [
        (outcome.person, outcome)
        for outcome in outcomes
        if outcome.person is not None and outcome.person in before
    ]
    placed = [Placed(before[person], _place(outcome, len(outcomes))) for person, outcome in people]
    placed += [
        Placed(rating.of_bot(outcome.bot), outcome.place, is_bot=True)
        for outcome in outcomes
        if outcome.bot is not None
    ]
    if len(people) < 2:
        return {}
    after = rating.rated(placed)
    return {person: new for (person, _), new in zip(people, after, strict=False)}


def _place(outcome: Outcome, managers: int) -> int:
    return managers + 1 if outcome.has_resigned else outcome.place


def _note_people(connection: Connection, outcomes: Sequence[Outcome], after: dict[str, Rating]) -> None:
    """Count the season for all who played, and give the rated ones their new ratings."""
    found = schema.people.c
    for person in sorted({outcome.person for outcome in outcomes if outcome.person is not None}):
        values: dict[str, object] = {"seasons": found.seasons + 1}
        if person in after:
            values |= {"mu": after[person].mu, "sigma": after[person].sigma, "rated": found.rated + 1}
        connection.execute(update(schema.people).where(found.id == person).values(values))


def results_of_person(
    connection: Connection, person: str, most: int, before: float | None = None
) -> list[Result]:
    """The finished seasons of a person, the latest first; those before a time, if one is given."""
    found = schema.results.c
    columns = [found.table_id.label("table"), *[found[name] for name in Result.__struct_fields__[1:]]]
    query = select(*columns).where(found.person_id == person).order_by(found.at.desc()).limit(most)
    if before is not None:
        query = query.where(found.at < before)
    return [Result(**row) for row in connection.execute(query).mappings()]


def places_of(connection: Connection, person: str) -> list[Places]:
    """How often a person had which place."""
    found = schema.results.c
    query = (
        select(found.managers, found.place, func.count())
        .where(found.person_id == person)
        .group_by(found.managers, found.place)
        .order_by(found.managers, found.place)
    )
    return [Places(*row) for row in connection.execute(query)]


def best_rated(connection: Connection, most: int) -> list[Ranked]:
    """Those with an account whose seasons counted, the best first."""
    found = schema.people.c
    surely = found.mu - 3 * found.sigma
    query = (
        select(found.id, found.name, surely, found.rated)
        .where(found.login.is_not(None), found.rated > 0, found.is_banned.is_(False))
        .order_by(surely.desc(), found.id)
        .limit(most)
    )
    return [Ranked(*row) for row in connection.execute(query)]

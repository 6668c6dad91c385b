"""Results and ratings: what the end of a season changes, once, and for whom."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

import pytest
from sqlalchemy import select, update

from tests.server.serving import Guest, Socket, guest
from touchline.server import rating
from touchline.server.clock import ServerClock
from touchline.server.people import People, Person
from touchline.server.rating import NEW, Placed, Rating, of_bot, rated, shown
from touchline.server.storage import schema
from touchline.server.storage.database import migrate, open_engine
from touchline.server.storage.results import Outcome, best_rated, places_of, results_of_person
from touchline.server.storage.store import Change, Store
from touchline.server.tables.founding import new_table
from touchline.server.tables.order import Asker
from touchline.server.tables.sheet import Setup, Sheet

PASSWORD = "gutter runners all"


def test_who_wins_gains_and_who_loses_does_not():
    winner, loser = rated([Placed(NEW, 1), Placed(NEW, 2)])
    assert winner.mu > NEW.mu > loser.mu
    assert winner.sigma < NEW.sigma > loser.sigma
    assert shown(winner) > shown(NEW)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_places_of_a_season_are_the_order_of_what_it_is_worth(count):
    after = rated([Placed(NEW, place + 1) for place in range(count)])
    assert [one.mu for one in after] == sorted([one.mu for one in after], reverse=True)


def test_who_shares_a_place_stays_equal():
    first, second, third = rated([Placed(NEW, 1), Placed(NEW, 1), Placed(NEW, 3)])
    assert first == second
    assert second.mu > third.mu


def test_bots_keep_their_rating_and_a_season_against_bots_alone_changes_none():
    bot = Placed(of_bot("rookie"), 1, is_bot=True)
    assert rated([Placed(NEW, 2), bot]) == [NEW, of_bot("rookie")]
    first, second, unchanged = rated([Placed(NEW, 2), Placed(NEW, 3), bot])
    assert unchanged == of_bot("rookie")
    assert first.mu > second.mu


@contextlib.asynccontextmanager
async def town_hall(database: str) -> AsyncIterator[tuple[Store, People]]:
    engine = open_engine(database)
    migrate(engine)
    store = Store(engine)
    try:
        yield store, People(store, ServerClock(), "secret")
    finally:
        store.close()


async def accounts(people: People, *names: str) -> list[Person]:
    found = []
    for name in names:
        person = await people.welcome(name)
        await people.store.execute(
            update(schema.people).where(schema.people.c.id == person.id).values(login=name.casefold())
        )
        found.append(person)
    return found


async def table_of(store: Store, host: Person) -> Sheet:
    sheet, secret, _ = new_table(Asker(host.id, host.name), Setup(managers=2), "Table", 1.0)
    await store.create(Change(sheet=sheet, version=0, at=1.0, due_at=None, secret=secret))
    return sheet


def outcome(seat: int, person: Person | None, place: int, has_resigned: bool = False) -> Outcome:
    return Outcome(
        seat=seat,
        person=None if person is None else person.id,
        name="Rookie" if person is None else person.name,
        bot="rookie" if person is None else None,
        has_resigned=has_resigned,
        team="gouged-eye",
        place=place,
        fans=10 - place,
    )


async def end(store: Store, sheet: Sheet, outcomes: list[Outcome], version: int = 1) -> bool:
    sheet.state = "over"
    change = Change(sheet=sheet, version=version, at=2.0, due_at=None, results=tuple(outcomes))
    return await store.change(change)


async def rating_of(people: People, person: Person) -> Rating:
    found = await people.person(person.id)
    assert found is not None
    return Rating(found.mu, found.sigma)


def test_the_end_of_a_season_is_written_with_what_it_is_worth(database):
    async def season() -> None:
        async with town_hall(database) as (store, people):
            ann, bob = await accounts(people, "Ann", "Bob")
            sheet = await table_of(store, ann)
            ends = [outcome(0, ann, 2), outcome(1, bob, 1)]
            # Two processes have seen the last answer; one of them writes it.
            assert sorted(await asyncio.gather(*[end(store, sheet, ends) for _ in range(2)])) == [False, True]
            assert await rating_of(people, bob) == rated([Placed(NEW, 2), Placed(NEW, 1)])[1]
            (result,) = await store.read(lambda connection: results_of_person(connection, ann.id, 10))
            assert (result.table, result.place, result.managers) == (sheet.id, 2, 2)
            assert result.mu_before == rating.MU
            assert result.mu_after == (await rating_of(people, ann)).mu
            best = await store.read(lambda connection: best_rated(connection, 10))
            assert [one.name for one in best] == ["Bob", "Ann"]
            (places,) = await store.read(lambda connection: places_of(connection, bob.id))
            assert (places.managers, places.place, places.count) == (2, 1, 1)

    asyncio.run(season())


def test_seasons_that_end_at_once_in_several_processes_all_count(postgresql):
    database = postgresql()

    async def evening() -> None:
        async with town_hall(database) as (store, people), town_hall(database) as (other, _):
            ann, bob = await accounts(people, "Ann", "Bob")
            sheets = [await table_of(store, ann) for _ in range(12)]
            ends = [outcome(0, ann, 1), outcome(1, bob, 2)]
            done = await asyncio.gather(
                *[end((store, other)[place % 2], sheet, ends) for place, sheet in enumerate(sheets)]
            )
            assert all(done)
            found = await people.person(ann.id)
            assert found is not None
            assert (found.seasons, found.rated) == (12, 12)
            winner, loser = NEW, NEW
            for _ in sheets:
                winner, loser = rated([Placed(winner, 1), Placed(loser, 2)])
            assert (found.mu, found.sigma) == pytest.approx(winner)

    asyncio.run(evening())


def test_guests_twins_and_bots_do_not_count_and_who_resigns_is_last(database):
    async def evening() -> None:
        async with town_hall(database) as (store, people):
            ann, bob, cyd = await accounts(people, "Ann", "Bob", "Cyd")
            gus = await people.welcome("Gus")
            # Against a guest, a bot, and at two seats: results, and no rating.
            for ends in (
                [outcome(0, ann, 1), outcome(1, gus, 2)],
                [outcome(0, ann, 1), outcome(1, None, 2)],
                [outcome(0, ann, 1), outcome(1, bob, 2), outcome(2, bob, 3)],
            ):
                assert await end(store, await table_of(store, ann), ends)
            for person in (ann, bob, gus):
                assert await rating_of(people, person) == NEW
            assert len(await store.read(lambda connection: results_of_person(connection, ann.id, 10))) == 3
            query = select(schema.people.c.seasons).where(schema.people.c.id == bob.id)
            assert await store.read(lambda connection: connection.scalar(query)) == 1
            # His bot won, but he had resigned.
            ends = [outcome(0, ann, 2), outcome(1, cyd, 1, has_resigned=True), outcome(2, gus, 3)]
            assert await end(store, await table_of(store, ann), ends)
            assert (await rating_of(people, ann)).mu > NEW.mu > (await rating_of(people, cyd)).mu
            assert await rating_of(people, gus) == NEW

    asyncio.run(evening())


def test_guests_who_do_not_come_again_are_forgotten_unless_they_sit_somewhere(database):
    async def visit() -> None:
        async with town_hall(database) as (store, people):
            gus, hal = [await people.welcome(name) for name in ("Gus", "Hal")]
            (ann,) = await accounts(people, "Ann")
            await table_of(store, hal)
            now = people.clock.now()
            await store.execute(update(schema.people).values(seen_at=now - 5000))
            await people.give_token(gus, "bot")
            assert await people.forget_guests(6000) == 0
            found = await people.person(gus.id)
            assert found is not None
            await people.saw(found)
            assert await people.forget_guests(4000) == 0
            await store.execute(update(schema.people).values(seen_at=now - 5000))
            assert await people.forget_guests(4000) == 1
            assert await people.person(gus.id) is None
            assert await people.person(hal.id) is not None
            assert await people.person(ann.id) is not None

    asyncio.run(visit())


def is_level(one: Socket, other: Socket) -> bool:
    return bool(one.cursor["number"] == other.cursor["number"])


async def play_out(*players: Guest, table: str) -> None:
    """Let people answer as they are expected to, until the season is over."""
    async with contextlib.AsyncExitStack() as sockets:
        open_ = [await sockets.enter_async_context(player.at(table)) for player in players]
        for socket in open_:
            await socket.hear()
        while not open_[0].is_over:
            asked = open_[0].table["asked"]
            await open_[asked].choose()
            for socket in open_:
                await socket.until(partial(is_level, socket, open_[asked]))


def test_a_season_between_accounts_is_told_to_all_who_ask(town):
    async def season() -> None:
        async with guest(town.url) as ann, guest(town.url) as bob, guest(town.url, None) as stranger:
            for person, name in ((ann, "Rated Ann"), (bob, "Rated Bob")):
                answer = await person.post("/api/me/account", name=name, password=PASSWORD)
                assert answer.status_code == 201, answer.text
            table = await ann.host(options=["abbreviated-season"])
            async with bob.at(table) as his, ann.at(table) as hers:
                await his.order("sit", seat=1)
                await hers.order("start")
            await play_out(ann, bob, table=table)
            (mine,) = (await ann.get("/api/me/results")).json()
            assert mine["table"] == table
            me = (await ann.get("/api/me")).json()
            assert me["mu"] == mine["mu_after"] != mine["mu_before"] == 25
            seen = (await stranger.get(f"/api/people/{me['id']}")).json()
            assert seen["name"] == "Rated Ann"
            assert seen["rating"] == pytest.approx(me["mu"] - 3 * me["sigma"])
            assert seen["places"] == [{"managers": 2, "place": mine["place"], "count": 1}]
            best = [one["name"] for one in (await stranger.get("/api/ratings")).json()]
            assert {"Rated Ann", "Rated Bob"} <= set(best)

    asyncio.run(season())

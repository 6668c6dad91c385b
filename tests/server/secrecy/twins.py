"""Twin tables: they differ in everything that one viewer may not know, and in nothing else.

The twin's season is dealt anew for the viewer's seat (`season.redeal`). Its past has other cards where he was told
none. Its sheet has other guests, salts, standing answers, connections; its rows, other private answers; its key and its
version are others.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

import touchline
from tests.seasons.lineups import line_up
from tests.server.secrecy.reading import altered
from touchline.engine.dealer import Dealer, KeyDealer
from touchline.server.clock import ServerClock
from touchline.server.notices import Address, Notice, Outcome, Sender
from touchline.server.people import People, Person
from touchline.server.serving import House, notice_settings
from touchline.server.settings import Settings
from touchline.server.storage.store import Change, Obeyed, Said, Store
from touchline.server.tables.game import PACKS, VERSION, Game, Happened, Secret
from touchline.server.tables.hub import Hub
from touchline.server.tables.rows import Row
from touchline.server.tables.sheet import Chair, Clock, Setup, Sheet
from touchline.server.tables.table import Table
from touchline.server.thinkers import Thinkers
from touchline.server.thinking import Ended, Question, Thought, answer
from touchline.table.records import Dealt, Recorder
from touchline.table.telling import Event

NOW: Final = 1_000_000.0
SEAL: Final = "5ea1" * 16
REMEMBERED: Final = 40
"""So many of the latest events a table has in its past."""
TABLE: Final = "twin"
WATCHER: Final = "watcher"


class Whispered(Event, frozen=True, tag="whispered"):
    """Something of which only one manager hears anything at all. The rules have no such event; a projection may."""

    manager: int

    def told(self, seat: int | None) -> Whispered | None:
        """The event, for that manager."""
        return self if seat == self.manager else None


def whispered_at(number: int, manager: int) -> Happened:
    """That something was whispered to a manager after this answer."""
    event: Any = Whispered(manager)
    return Happened(number, event)


# The house around them: as in the server, but for the disk, the clock, and the bots' processes.


class Ledger(Store):
    """A store that says yes: tables are kept in memory only."""

    def __init__(self) -> None:
        """Nothing is opened."""

    async def change(self, change: Change) -> bool:
        """Everything is written at once."""
        return True

    async def load(self, table: str) -> None:
        """There is no table but those in memory."""


class StillClock(ServerClock):
    """A clock that stands still, so that answers of twins have the same time on them."""

    def now(self) -> float:
        """Always the same."""
        return NOW


class Coach(Thinkers):
    """Thinks where it is asked, by the code of the workers; not for long, so that many pairs can be checked."""

    async def advise(self, save: str, manager: int, level: str, seed: int) -> Thought:
        """What a bot would answer."""
        told: list[object] = []
        answer(Question(save, manager, f"{level}:2", seed, 60.0, reasons=3), told.append)
        last = told[-1]
        assert isinstance(last, Ended), last
        return last.thought


class QuietHub(Hub):
    """A hub at which nothing is done but what is asked for."""

    def spawn(self, work: object) -> None:
        """Let be what would be done beside."""
        work.close()  # type: ignore[attr-defined]  # a coroutine that nobody has begun


def house() -> House:
    """A house in which each twin lives alone."""
    store, clock = Ledger(), StillClock(0.0)
    hub = QuietHub(store, clock, Coach(1))
    hub.alive = frozenset({"here", "there", hub.process})
    settings = Settings(commands_per_second=1e9, requests_per_second=1e9, words_per_minute=1e9)
    sender = Sender(notice_settings(settings), tell_nobody)
    return House(settings, store, clock, People(store, clock, "secret"), hub, sender)


async def tell_nobody(_: str, __: Notice, ___: Address, ____: Outcome) -> None:
    """Nobody wants to know what became of a notice."""


def person(id_: str) -> Person:
    """A person of this id."""
    return Person(
        id=id_,
        name=id_.title(),
        login=None,
        sign_in=0,
        is_banned=False,
        mu=25.0,
        sigma=8.0,
        seasons=0,
        rated=0,
        seen_at=NOW,
    )


# Positions.


class Position(NamedTuple):
    """A season at a decision, the latest of what happened in it, and how it is to be found again."""

    season: touchline.Season
    chronicle: tuple[Happened, ...]
    rows: tuple[Row, ...]
    where: str


def positions(number: int, one_in: int) -> Iterator[Position]:
    """Positions of the season of that number: one in so many, and each at which a kind of question is new."""
    season = line_up(number).begin()
    answers, chance = Random(number), Random(f"twins {number}")
    chronicle = [Happened(-1, event) for event in season.events]
    rows = [row_of(-1, None, "{}")]
    kinds: set[int] = set()
    while (decision := season.decision) is not None:
        if decision.asked.kind not in kinds or chance.randrange(one_in) == 0:
            kinds.add(decision.asked.kind)
            where = f"season {number}, decision {decision.number}"
            yield Position(season, tuple(chronicle[-REMEMBERED:]), tuple(rows[-REMEMBERED:]), where)
        option = answers.choice(decision.options)
        rows.append(row_of(decision.number, decision.manager, option.text))
        chronicle += [Happened(decision.number, event) for event in season.choose(option)]


def row_of(number: int, manager: int | None, text: str) -> Row:
    """A row as a table has it; its hash is nobody's business here."""
    return Row(
        number=number,
        kind="begin" if manager is None else "answer",
        manager=manager,
        text=text,
        drawn="",
        version=VERSION,
        packs=PACKS,
        given_by="person",
        command=f"c{number}",
        at=NOW - 1000 + number,
    )


# The tables.


class Following(Dealer):
    """Deals to a twin what was dealt to the other: by name, as far as the twin has it.

    Strayed, it does so only where both draw from the same; else chance decides.
    """

    def __init__(self, key: bytes) -> None:
        self.own = KeyDealer(key)
        self.script: tuple[Dealt, ...] = ()
        self.strays = True
        self.at = 0

    def follow(self, script: tuple[Dealt, ...], *, strays: bool) -> None:
        """Follow these draws from now on."""
        self.script, self.strays, self.at = script, strays, 0

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """The place of the same, if it is there."""
        if self.at < len(self.script):
            _, was_kind, were, place = self.script[self.at]
            self.at += 1
            is_free = self.strays and were != alternatives
            if was_kind == kind and were[place] in alternatives and not is_free:
                return place if were == alternatives else alternatives.index(were[place])
        return self.own.deal(number, kind, alternatives)


def table_of(
    house_: House, sheet: Sheet, season: touchline.Season, secret: Secret, past: Position, version: int
) -> Table:
    """A table at this position."""
    game = Game(season, list(past.rows), list(past.chronicle))
    said = [Said(1, 0, "ann", "Ann", "Well met.", NOW - 50), Said(2, None, "tom", "Tom", "Go on!", NOW - 40)]
    obeyed = [
        Obeyed(str(sheet.chairs[row.manager].person), row.command, "of something")
        for row in past.rows
        if row.manager is not None
    ]
    return Table(house_.store, sheet, version, secret, game, said, obeyed)


def original(house_: House, position: Position, viewer: str, seat: int | None) -> Table:
    """The table as it is."""
    secret = Secret(b"a" * 32, tuple([bytes([65 + each]) * 16 for each in range(position.season.managers)]))
    season = touchline.load(position.season.save(), seed=secret.key, salts=secret.salts)
    sheet = sheet_of(season, viewer, seat, secret, "a")
    return table_of(house_, sheet, season, secret, position, 7)


def twin(house_: House, position: Position, viewer: str, seat: int | None) -> Table:
    """The table as it could be, for all that the viewer may know."""
    managers = position.season.managers
    secret = Secret(b"b" * 32, tuple([bytes([97 + each]) * 16 for each in range(managers)]))
    deal = position.season.redeal(seat, f"{position.where} {seat}".encode().ljust(32, b".")[:32])
    season = touchline.load(deal.save(), seed=secret.key, salts=secret.salts)
    season.position.dealer = Recorder(Following(secret.key))
    past = [Happened(one.at, altered(one.event, seat)) for one in position.chronicle]
    whispered = [other for other in range(managers) if other != seat][-1]
    for place in range(0, len(past), 7):
        past.insert(place, whispered_at(past[place].at, whispered))
    rows = tuple([row if row.manager == seat else _other(row) for row in position.rows])
    sheet = sheet_of(season, viewer, seat, secret, "b")
    return table_of(house_, sheet, season, secret, position._replace(chronicle=tuple(past), rows=rows), 1234)


def _other(row: Row) -> Row:
    return msgspec.structs.replace(
        row, text="another", drawn="another", given_by="bot", command=f"x{row.number}", hash="another"
    )


def sheet_of(season: touchline.Season, viewer: str, seat: int | None, secret: Secret, which: str) -> Sheet:
    """A sheet; `which` of the twins it is shows in all that the viewer may not know."""
    teams = [manager.team for manager in season.view(None).managers]
    chairs = [
        Chair(
            person=viewer if place == seat else f"person-{place}",
            name=f"Manager {place}",
            team=team,
            salt=secret.salts[place].hex(),
            here=["here"] if place == seat or which == "a" else ["there", "here"],
            bank=60.0 + place,
            standing={"use-skill": "decline"} if place == seat else {f"use-skill:{which}": which},
        )
        for place, team in enumerate(teams)
    ]
    is_host = seat == 0
    return Sheet(
        id=TABLE,
        title="Twins",
        host=viewer if is_host else "person-0",
        state="playing",
        setup=Setup(managers=season.managers, clock=Clock(pace="live", seconds=30.0, bank=60.0)),
        chairs=chairs,
        seal=SEAL,
        created_at=NOW - 5000,
        asked_at=NOW - 3,
        kicked=[f"{which}-kicked"],
        guests=[f"{which}-guest"],
        chats=2,
    )


def forked(table: Table) -> Table:
    """A table of its own that stands where this one does."""
    game = table.game
    assert game is not None
    copy = forked_game(game)
    copy.told = {seat: list(told) for seat, told in game.told.items()}
    copy.read = dict(game.read)
    fork = Table(table.store, table.sheet.copy(), table.version, table.secret, copy, list(table.chat))
    fork._obeyed = dict(table._obeyed)
    return fork


def forked_game(game: Game) -> Game:
    """A game of its own that stands where this one does, and of which nobody has been told anything yet."""
    return Game(game.season, list(game.rows), list(game.chronicle))


def dealer_of(table: Table) -> Following:
    """What deals to a twin."""
    assert table.game is not None
    recorder = table.game.season.position.dealer
    assert isinstance(recorder, Recorder)
    assert isinstance(recorder.dealer, Following)
    return recorder.dealer

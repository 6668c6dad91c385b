"""Whatever is sent to a table, in process: one clear answer, no change but by a valid command, and no memory lost."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.server.nonsense import Nonsense
from tests.server.secrecy.twins import NOW, Position, house, original, person, positions
from touchline.server.people import Person
from touchline.server.serving import House
from touchline.server.tables.messages import Done, Refused
from touchline.server.tables.sheet import Chair, Setup, Sheet, write_sheet
from touchline.server.tables.table import Table
from touchline.server.web import playing

TABLES: Final = ("playing", "open", "over")
PEOPLE: Final = ("viewer", "person-1", "a-kicked", "somebody", "a-guest")
"""Who sits at seat 0 and is the host, who sits at seat 1, and people who sit nowhere."""
ROOM: Final = 6 * 2**20
"""So much the process may grow while it is talked to."""


def resident() -> int:
    """The memory that this process holds, in bytes."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


def tables(house_: House) -> dict[str, Table]:
    """A table in play, one that is open, and one that is over, all with the same people."""
    position = next(positions(3, 1000))
    playing_ = original(house_, position, "viewer", 0)
    found = {"playing": playing_, "open": _open(house_, position), "over": _over(house_, position)}
    for name, table in found.items():
        table.sheet.id = name
        house_.hub.tables[name] = table
    return found


def _open(house_: House, position: Position) -> Table:
    table = original(house_, position, "viewer", 0)
    chairs = [Chair(person="viewer", name="Viewer"), Chair(person="person-1", name="One"), Chair()]
    sheet = Sheet(
        id="",
        title="Open",
        host="viewer",
        state="open",
        setup=Setup(managers=3),
        chairs=chairs,
        seal="",
        created_at=NOW,
        kicked=["a-kicked"],
    )
    return Table(table.store, sheet, 1, table.secret, None, [])


def _over(house_: House, position: Position) -> Table:
    table = original(house_, position, "viewer", 0)
    table.sheet.state = "over"
    return table


def state(table: Table) -> tuple[object, ...]:
    """All that could change."""
    game = table.game
    number = None if game is None else game.number
    decision = None if game is None else game.season.decision
    return table.version, write_sheet(table.sheet), number, decision, len(table.chat), table.secret


async def talk(count: int, seed: str) -> Counter[str]:
    """Send so many messages, and count the answers by what they are."""
    house_ = house()
    nonsense = Nonsense(seed)
    people = [person(name) for name in PEOPLE]
    answers: Counter[str] = Counter()
    before = 0
    found: dict[str, Table] = {}
    for turn in range(count):
        if turn % 500 == 0:
            found = tables(house_)  # they are played on, so there are fresh ones now and then
        if turn == count // 5:
            before = resident()
        await _look_in(house_, found)
        await _say(house_, found, nonsense, people, answers)
    grown = resident() - before
    assert grown < ROOM, f"the process grew by {grown} bytes"
    assert not house_.hub._opening
    answers["grown by KiB"] = grown // 1024
    return answers


async def _look_in(house_: House, found: dict[str, Table]) -> None:
    """Let the tables know that those who will talk are there, as that is written whatever they say."""
    for table in found.values():
        for who in PEOPLE:
            if table.sheet.seats_of(who):
                table.hear_of(who)
        await house_.hub._note_presence(table)


async def _say(
    house_: House, found: dict[str, Table], nonsense: Nonsense, people: list[Person], answers: Counter[str]
) -> None:
    """Send one message, to a table that may not be there."""
    name = nonsense.chance.choice((*TABLES, "nowhere"))
    text = nonsense.message()
    who = nonsense.chance.choice(people)
    before = {each: state(table) for each, table in found.items()}
    said = await playing._obey(house_, name, who, text)
    shown = text[:200]
    for each, table in found.items():
        if each != name or isinstance(said, Refused):
            assert state(table) == before[each], (
                f"{shown!r} was refused, and has changed table {each}: {said}"
            )
    if isinstance(said, Done):
        assert msgspec.json.decode(text)["id"] == said.id
        answers["done"] += 1
        return
    assert said.wrong.endswith(".")
    assert said.right
    assert len(said.wrong) + len(said.right) < 2000
    assert said.code != "failed", f"{shown!r}: {said}"
    answers[said.code] += 1


def check(count: int, seed: str) -> None:
    """Talk, and look at what was answered."""
    answers = asyncio.run(talk(count, seed))
    print(f"seed {seed!r}: {dict(answers)}")  # noqa: T201 - pytest shows it with a failure
    assert answers["malformed"] > count // 4
    assert min(answers[code] for code in ("forbidden", "stale", "wrong")) > count // 200
    assert answers["done"] > count // 500


def test_nonsense_is_answered_clearly_and_changes_nothing():
    check(10_000, "nonsense")


@pytest.mark.proof
def test_much_nonsense_is_answered_clearly_and_changes_nothing():
    check(100_000, "much nonsense")


def test_the_answer_repeats_the_id_also_of_what_is_no_command():
    house_ = house()
    tables(house_)
    text = json.dumps({"type": "fly", "id": "up"}).encode()
    said = asyncio.run(playing._obey(house_, "playing", person("viewer"), text))
    assert isinstance(said, Refused)
    assert (said.id, said.code) == ("up", "malformed")


def test_an_error_in_the_server_is_told_without_its_words(monkeypatch):
    house_ = house()
    found = tables(house_)
    before = state(found["playing"])

    def fail(*_: object) -> None:
        raise KeyError("da-troll")

    monkeypatch.setattr(Table, "change_of", fail)
    text = json.dumps({"type": "pause", "id": "p"}).encode()
    said = asyncio.run(playing._obey(house_, "playing", person("viewer"), text))
    assert isinstance(said, Refused)
    assert said.code == "failed"
    assert b"troll" not in msgspec.json.encode(said)
    assert state(found["playing"]) == before

"""What stands in the database, read beside the server, played again, and compared with what people were told."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import Engine, select

import touchline
from tests.server.players import Seat
from touchline.server.storage import schema
from touchline.server.storage.store import Stored, _load
from touchline.server.tables.game import Boundary, again
from touchline.server.tables.projection import entries
from touchline.server.tables.rows import Row, first_broken


def stored_at(engine: Engine, table: str) -> Stored:
    """A table as it is on disk."""
    with engine.connect() as connection:
        found = _load(connection, table)
    assert found is not None
    return found


def chat_at(engine: Engine, table: str) -> list[dict[str, Any]]:
    """All that was said at a table."""
    said = schema.chat.c
    query = select(said.number, said.seat, said.name, said.text, said.at).where(said.table_id == table)
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query.order_by(said.number)).mappings()]


class Ledger:
    """A table's rows, played again by the public interface alone."""

    def __init__(self, engine: Engine, table: str) -> None:
        self.stored = stored_at(engine, table)
        self.chat = chat_at(engine, table)
        assert first_broken(self.stored.rows) is None, "the chain of rows is broken"
        assert [row.number for row in self.stored.rows] == list(range(-1, len(self.stored.rows) - 1))
        self.rows = {row.number: row for row in self.stored.rows}

    def check(self, told: Seat) -> None:
        """Whatever somebody was told stands here, and nothing else was told."""
        self._check_views(told)
        game = again(self.stored.sheet, self.stored.secret, self.stored.rows, self._boundary)
        assert told.events == plain(entries(game, told.seat))[: len(told.events)]
        known = {said["number"]: said for said in self.chat}
        for said in told.chat:
            assert known[said["number"]].items() <= said.items()
        for command in told.done:
            self._check_done(command)

    @property
    def _boundary(self) -> Boundary | None:
        return self.stored.boundary

    def _check_views(self, told: Seat) -> None:
        setup, secret = self.stored.sheet.setup, self.stored.secret
        teams = [chair.team or "" for chair in self.stored.sheet.chairs]
        drawn = teams if setup.teams != "drawn" else len(teams)
        season = touchline.new_season(
            drawn, setup.expansions, setup.options, seed=secret.key, salts=secret.salts
        )
        for number in range(len(self.stored.rows)):
            if number in told.views:
                assert told.views[number] == plain(season.view(told.seat)), f"another view at {number}"
            if number in self.rows:
                play(season, self.rows[number])
        assert set(told.views) <= set(range(len(self.stored.rows))), "a view of what is not on disk"

    def _check_done(self, command: dict[str, Any]) -> None:
        if command["type"] == "say":
            assert [said["text"] for said in self.chat].count(command["text"]) == 1, command
        elif command["type"] == "choose":
            row = self.rows[command["number"]]
            assert (row.kind, row.text, row.command) == ("answer", command["option"], command["id"])

    @property
    def head(self) -> tuple[int, str]:
        """The number and the hash of the last row."""
        last = self.stored.rows[-1]
        return last.number, last.hash


def play(season: touchline.Season, row: Row) -> None:
    """Let a season take a row."""
    if row.kind == "undo":
        season.undo(int(row.text), row.manager)
    else:
        season.choose(row.text)


def plain(data: object) -> Any:
    """Data, as it is read from the wire."""
    return json.loads(msgspec.json.encode(data))

"""Opening a table: from what the command line says to a sitting."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from touchline.cli.lists import BadCommand, read_text
from touchline.cli.play import Sitting, introduce, keep_record
from touchline.cli.seats import how_many, seat_bots, seats_of, teams_for
from touchline.cli.shelf import Shelf
from touchline.cli.sittings import read_sitting
from touchline.table.keys import key_of, seal_of
from touchline.table.season import load, new_season
from touchline.words.grammar import figure, there_are


class Wish(NamedTuple):
    """What the command line asks for."""

    teams: tuple[str, ...] = ()
    managers: int | None = None
    expansions: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: int | None = None
    packs: tuple[str, ...] = ()
    load: str | None = None
    record: str | None = None


def open_table(wish: Wish, console: Console) -> None:
    """Play a season, or go on with one."""
    key = key_of(wish.seed)
    sitting = _new(wish, key, console) if wish.load is None else _loaded(wish, key, console)
    introduce(sitting, seal_of(key))
    if sitting.play():
        keep_record(sitting, wish.record)


def _new(wish: Wish, key: bytes, console: Console) -> Sitting:
    shelf = Shelf(wish.packs)
    managers = how_many(wish.managers, wish.teams, wish.bots)
    if len(wish.teams) > managers:
        raise BadCommand(
            f"{there_are(len(wish.teams), 'team')} for {figure(managers, 'manager')}.",
            "Name at most as many teams as managers.",
        )
    teams = teams_for(shelf, wish.teams, wish.expansions, managers, key)
    season = new_season(teams, wish.expansions, wish.options, key, wish.packs)
    seats = seats_of(wish.bots, managers)
    return Sitting(season, shelf, seats, seat_bots(seats, key), console)


def _loaded(wish: Wish, key: bytes, console: Console) -> Sitting:
    if wish.teams or wish.options or wish.expansions or wish.managers is not None:
        raise BadCommand(
            "A saved season has its teams and rules already.",
            "With --load, give only --bots, --seed and --packs.",
        )
    assert wish.load is not None
    saved = read_sitting(read_text(wish.load))
    packs = wish.packs or _there(saved.packs)
    season = load(saved.save, key, packs)
    seats = seats_of(wish.bots or saved.seats, season.managers)
    sitting = Sitting(season, Shelf(packs), seats, seat_bots(seats, key), console)
    sitting.talk.written.add(wish.load)
    return sitting


def _there(packs: Sequence[str]) -> tuple[str, ...]:
    """The packs that a season was played with, if they are still where they were."""
    for pack in packs:
        if not Path(pack).exists():
            raise BadCommand(
                f"The season was played with the pack {pack}, which is not there.", "Name it with --packs."
            )
    return tuple(packs)

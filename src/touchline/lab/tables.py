"""Seasons as a table, a row for each manager of each season, for whoever studies them with other tools."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from touchline.cards import BadSetup
from touchline.lab.journal import Journal
from touchline.lab.plans import Plan
from touchline.lab.seasons import Outcome
from touchline.lab.stories import SOURCES

Value = str | int | float
Row = dict[str, Value]

COLUMNS: Final[dict[str, type]] = {
    "season": int,
    "seed": int,
    "managers": int,
    "expansions": str,
    "options": str,
    "weeks": int,
    "season_decisions": int,
    "manager": int,
    "team": str,
    "bot": str,
    "fans": int,
    "place": int,
    "win": float,
    "decisions": int,
    **{f"fans_from_{source}": int for source in SOURCES},
    "tackles": int,
    "dice": int,
    "luck": float,
    "ejections": int,
    "gains": str,
}
"""What each column holds. Several things in one are separated by blanks; a gain is week:card."""


def rows(journal: Journal, seasons: int) -> Iterator[Row]:
    """The rows of the first so many seasons; those that failed have none."""
    for number, outcome in journal.seasons(seasons):
        if isinstance(outcome, Outcome):
            for manager in range(len(outcome.teams)):
                yield _row(journal.plan, number, outcome, manager)


def _row(plan: Plan, number: int, outcome: Outcome, manager: int) -> Row:
    seed = plan.season_seed(number)
    story = outcome.stories[manager]
    return {
        "season": number,
        "seed": seed,
        "managers": len(outcome.teams),
        "expansions": " ".join(plan.expansions),
        "options": " ".join(plan.options_of(seed)),
        "weeks": outcome.weeks,
        "season_decisions": outcome.decisions,
        "manager": manager,
        "team": outcome.teams[manager],
        "bot": plan.bots_of(number)[manager],
        "fans": outcome.fans[manager],
        "place": outcome.places[manager],
        "win": outcome.shares[manager],
        "decisions": story.decisions,
        **{f"fans_from_{source}": story.fans_from[source] for source in SOURCES},
        "tackles": story.tackles,
        "dice": story.dice,
        "luck": story.luck,
        "ejections": story.ejections,
        "gains": " ".join([f"{gain.week}:{gain.card}" for gain in story.gains]),
    }


def write_table(path: Path, found: Iterable[Row]) -> None:
    """Write rows in the form that the name of the file ends with."""
    writer_for(path)(path, found)


def writer_for(path: Path) -> Callable[[Path, Iterable[Row]], None]:
    """What writes tables of that form; BadSetup if there is no such form, or what it needs isn't installed."""
    writer = WRITERS.get(path.suffix)
    if writer is None:
        raise BadSetup(
            f"No table can be written to {path}.", f"Give a name that ends in {', '.join(WRITERS)}."
        )
    if writer is _write_parquet:
        _need_pyarrow()
    return writer


def _write_csv(path: Path, found: Iterable[Row]) -> None:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(COLUMNS), lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    path.write_text(text.getvalue(), encoding="utf-8")


def _write_json(path: Path, found: Iterable[Row]) -> None:
    lines = [msgspec.json.encode(row).decode() for row in found]
    path.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")


def _write_parquet(path: Path, found: Iterable[Row]) -> None:
    import pyarrow as pa  # noqa: PLC0415 - only for this form
    from pyarrow import parquet  # noqa: PLC0415 - only for this form

    types = {int: pa.int64(), float: pa.float64(), str: pa.string()}
    schema = pa.schema([(name, types[kind]) for name, kind in COLUMNS.items()])
    parquet.write_table(pa.Table.from_pylist(list(found), schema=schema), path)


def _need_pyarrow() -> None:
    """Say in a sentence how to install what Parquet needs, if it isn't there."""
    if find_spec("pyarrow") is None:
        raise BadSetup(
            "The package that writes Parquet is not installed.",
            "Type: pip install 'touchline[lab]', or write .csv or .json.",
        )


WRITERS: Final = {".csv": _write_csv, ".json": _write_json, ".parquet": _write_parquet}
"""How each form is written."""

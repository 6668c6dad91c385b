"""What `touchline admin` says: tables of tables, facts, faults; and what is missing where there is no server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec
import typer
from rich.table import Table

from touchline.cards.mistakes import BadSetup
from touchline.cli.console import make_console
from touchline.cli.reports import print_json
from touchline.words.grammar import figure

if TYPE_CHECKING:
    from touchline.server.administration.checking import Report
    from touchline.server.administration.looking import Facts, Line
    from touchline.server.administration.orders import AnyOrder

ID_WIDTH: Final = 20
UNITS: Final = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))


@contextlib.contextmanager
def server_packages() -> Iterator[None]:
    """Say in a sentence how to install what a server needs, if it isn't there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "touchline":
            raise
        raise BadSetup(
            f"The packages that a server needs are not installed: there is no {error.name}.",
            "Type: pip install 'touchline[server]'",
        ) from None


def database_of(settings: str | None, database: str | None) -> str:
    """The database that a host means."""
    from touchline.server.settings import read_settings, with_these

    return with_these(read_settings(settings), None, None, database).database


def carry_out(order: AnyOrder, database: str | None, settings: str | None) -> None:
    """Have an order carried out, and say what came of it."""
    from touchline.server.administration.access import give_order

    typer.echo(give_order(database_of(settings, database), order))


def show_lines(lines: list[Line], as_json: bool) -> None:
    """A list of tables."""
    if as_json:
        print_json(msgspec.to_builtins(lines))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("id", no_wrap=True, min_width=ID_WIDTH)
    for heading in ("state", "title", "people", "age", "idle"):
        table.add_column(heading)
    for line in lines:
        people = [*line.people, *([figure(line.bots, "bot")] if line.bots else [])]
        table.add_row(line.id, line.state, line.title, ", ".join(people), span(line.age), span(line.idle))
    make_console().print(table, markup=False)


def show_facts(facts: Facts, as_json: bool) -> None:
    """The facts of a table."""
    if as_json:
        print_json(msgspec.to_builtins(facts))
        return
    console = make_console()
    for name in facts.__struct_fields__:
        if name != "seats":
            console.print(f"{name}: {_said(name, getattr(facts, name))}", markup=False, soft_wrap=True)
    for number, seat in enumerate(facts.seats):
        who = f"{seat.name} ({seat.person or seat.bot or 'free'})"
        signs = [word for word, is_so in (("away", seat.is_away), ("resigned", seat.has_resigned)) if is_so]
        console.print(
            f"seat {number}: {' '.join([who, seat.team or '', *signs]).strip()}", markup=False, soft_wrap=True
        )


def show_check(report: Report, as_json: bool) -> int:
    """What a check has found; answers the exit code."""
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        console = make_console()
        for fault in report.faults:
            console.print(f"{fault.table} ({fault.title}): {fault.why}", markup=False)
        later = f" {report.later} of them go on from a save of another version." if report.later else ""
        console.print(f"{figure(report.tables, 'table')}, {len(report.faults)} faulty.{later}", markup=False)
    return 1 if report.faults else 0


def span(seconds: float) -> str:
    """A time in its largest unit."""
    for unit, length in UNITS:
        whole = int(seconds // length)
        if whole:
            return figure(whole, unit)
    return "now"


def _said(name: str, value: Any) -> str:
    if name in {"age", "idle"} or (name == "due_in" and value is not None):
        return span(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int) or value is None:
        return "-" if value in {None, ""} else str(value)
    return msgspec.json.encode(value).decode()

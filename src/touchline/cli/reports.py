"""What the commands for many seasons, records, packs and measurements print."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from touchline.cards import Card
from touchline.cards.mistakes import BadPack
from touchline.cli.pace import told_rate
from touchline.cli.refusals import WRONG
from touchline.cli.shelf import Shelf
from touchline.lab import ArenaResult, Result
from touchline.table.verify import OTHER_CARDS, Report
from touchline.words.grammar import count, listed


def show_result(shelf: Shelf, result: Result, console: Console) -> None:
    """What a simulation found, for people."""
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("Team")
    for heading in ("Seasons", "Wins", "Share", "Fans"):
        table.add_column(heading, justify="right")
    for id, team in sorted(result.teams.items(), key=lambda found: -found[1].wins / found[1].seasons):
        share = f"{team.wins / team.seasons:.1%}".replace("%", " %")
        table.add_row(shelf.team(id), str(team.seasons), str(team.wins), share, f"{team.fans:.1f}")
    console.print(table)
    show_run(result, console)


def show_run(result: Result | ArenaResult, console: Console) -> None:
    """How much was played how fast, and what failed."""
    rate = result.seasons / result.seconds if result.seconds else 0
    console.print(
        f"{count(result.seasons, 'season')}, {count(result.decisions, 'decision')} in {result.seconds:.1f} seconds "
        f"({told_rate(rate)} seasons a second)."
    )
    for failure in result.errors:
        console.print(Text(f"Seed {failure.seed}: {failure.message}", "bad"))
    if result.errors:
        console.print("--json prints the records that show the errors.")


def show_report(file: str, report: Report, console: Console) -> int:
    """What a check of a record found; the exit code."""
    if report.is_true:
        console.print(
            f"{file}: all {count(report.draws, 'draw')} follow from the key, which is the sealed one."
        )
        if report.undos:
            console.print(f"The season went back {count(report.undos, 'time')}; no draw was taken back.")
        if report.is_replayed:
            console.print(f"All {count(report.answers, 'answer')} were allowed, and lead to the same draws.")
        else:
            console.print(f"The rules were not asked. {report.reason}{_way_to_ask(report)}")
        return 0
    for failure in report.failures:
        place = file if failure.line is None else f"{file}:{failure.line}"
        sys.stdout.write(f"{place}: {failure.wrong}\n")
    return WRONG


def _way_to_ask(report: Report) -> str:
    """What can be done so that the rules are asked about a record."""
    return (
        " If it was played with cards of your own, name them with --packs."
        if report.reason == OTHER_CARDS
        else ""
    )


def show_slips(refused: BadPack) -> int:
    """All slips of packs, a line each; the exit code."""
    for slip in refused.slips:
        sys.stdout.write(f"{slip}\n")
    return WRONG


def all_is_well(cards: Sequence[Card], built_in: Sequence[Card]) -> str:
    """That packs have no slip, and what is in them beside the built-in cards or in place of some."""
    known = {(card.kind, card.id, card.union): card for card in built_in}
    found = [(card, known.get((card.kind, card.id, card.union))) for card in cards]
    new = len({card.id for card, old in found if old is None})
    changed = len({card.id for card, old in found if old is not None and old != card})
    if not new and not changed:
        return "No slip, but no card either that is new or differs from a built-in one."
    parts = [f"{count(new, 'title')} of your own"] if new else []
    if changed:
        parts.append(f"{count(changed, 'built-in one')} changed")
    return f"All is well: {listed(parts)}, {len(cards)} with the built-in ones."


def show_measures(measures: Mapping[str, object], console: Console) -> None:
    """What `bench` measured, for people."""
    peers = cast("Mapping[str, Mapping[str, float]]", measures["peers"])
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("Microseconds")
    table.add_column("touchline", justify="right")
    for peer in peers:
        table.add_column(peer, justify="right")
    for name, value in measures.items():
        if name.endswith("_us"):
            theirs = [str(peer[name]) if name in peer else "" for peer in peers.values()]
            table.add_row(name.removesuffix("_us"), str(value), *theirs)
    console.print(table)
    console.print(f"The rules are {'compiled' if measures['compiled'] else 'not compiled'}.", style="quiet")


def print_json(found: Any) -> None:
    """Print a value as JSON."""
    sys.stdout.write(json.dumps(found, indent=2) + "\n")

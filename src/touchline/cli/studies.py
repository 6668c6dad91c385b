"""The commands that play many seasons and tell what they show."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from touchline.lab.workers import Workers

Seed = Annotated[int | None, typer.Option(metavar="S", help="The same seed gives the same result.")]
Processes = Annotated[int | None, typer.Option(metavar="P", min=1, help="Else one for each core.")]
Expansions = Annotated[str | None, typer.Option(metavar="A,B,…", help="Ids of expansions.")]
Packs = Annotated[str | None, typer.Option(metavar="FILE,…", help="Files or folders with cards of your own.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Teams = Annotated[
    str | None, typer.Option(metavar="A,B,…", help="Ids of teams, in seating order; else they are drawn.")
]
Rules = Annotated[
    str | None,
    typer.Option(
        "--options", metavar="A,B,…", help="Ids of optional rules, or random: drawn for each season."
    ),
]
Out = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Keep every season there; a run that was stopped goes on."),
]

Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on the Ray cluster there instead: host:port, auto, or local for one of its own.",
    ),
]

DEFAULT_TABLE: Final = "csv"


def add_to(app: typer.Typer) -> None:
    """Make these commands of an application."""
    app.command()(simulate)
    app.command()(arena)
    app.command()(report)


@contextmanager
def _stopping(out: str | None) -> Iterator[None]:
    """Whoever stops a run that is kept is told how it goes on."""
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            typer.echo(
                f"Stopped. What was played is in {out}: the same command goes on from there.", err=True
            )
        raise typer.Exit(130) from None


def _workers(ray: str | None, processes: int | None) -> Workers | None:
    """Who plays, if that is not this machine."""
    if ray is None:
        return None
    from touchline.lab.cluster import on_ray

    return on_ray(ray, processes)


def simulate(
    seasons: Annotated[int, typer.Option(metavar="N", min=1, help="How many seasons are played.")] = 100,
    managers: Annotated[
        str | None,
        typer.Option(metavar="M", help="How many managers: 4, or several to draw from: 2,3 or 2-4."),
    ] = None,
    teams: Teams = None,
    expansions: Expansions = None,
    rules: Rules = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Bots in seating order; one name is for all seats.")
    ] = "random",
    seed: Seed = None,
    processes: Processes = None,
    ray: Ray = None,
    packs: Packs = None,
    out: Out = None,
    tables: Annotated[
        str, typer.Option("--format", metavar="A,B,…", help="Tables written to FOLDER: csv, json, parquet.")
    ] = DEFAULT_TABLE,
    as_json: AsJson = False,
) -> None:
    """Play many seasons between bots, and count who wins.

    `touchline play --help` lists teams and optional rules. A number behind a bot's name is how many playouts it makes
    a decision, if it makes any: legend:400.
    Leaves with code 0 if no season failed, with 1 if one did; --json then holds the record that shows it.

    With --out each season is kept as it is played, with how its fans came about; the same command goes on where it
    stopped, or plays more. A table with a row for each manager of each season is written at the end, and
    `touchline report FOLDER` makes pictures of it.

    \b
    touchline simulate --seasons 1000 --managers 2-4 --options random
    touchline simulate --seasons 400 --managers 2 --bots rookie,random --seed 1 --json
    touchline simulate --seasons 6000 --bots rookie --out study --format parquet
    """  # noqa: D301 - the lines below \b stay as they are
    from touchline.cli.console import make_console
    from touchline.cli.lists import ids, listed
    from touchline.cli.pace import progress_bar
    from touchline.cli.reports import show_result
    from touchline.cli.shelf import Shelf
    from touchline.lab import simulate as run

    with _stopping(out), progress_bar(seasons, make_console(stderr=True)) as progress:
        result = run(
            seasons,
            managers,
            ids(teams),
            ids(expansions),
            ids(rules),
            listed(bots),
            seed,
            processes,
            progress,
            listed(packs),
            out=out,
            workers=_workers(ray, processes),
            tables=[f"seasons.{form}" for form in listed(tables)],
        )
    if as_json:
        typer.echo(result.to_json())
    else:
        show_result(Shelf(listed(packs)), result, make_console())
    raise typer.Exit(1 if result.errors else 0)


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT…", help="Bots, or line-ups: the bots of all seats, separated by commas."),
    ],
    seasons: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many seasons each line-up plays, at least.")
    ] = 400,
    managers: Annotated[
        int, typer.Option(metavar="M", min=2, max=5, help="How many managers there are, if bots are named.")
    ] = 2,
    teams: Teams = None,
    expansions: Expansions = None,
    rules: Rules = None,
    seed: Seed = None,
    processes: Processes = None,
    ray: Ray = None,
    packs: Packs = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: ratings, shares of wins, and who beats whom, with 95 % intervals.

    Of bots that are named all line-ups are played with as many different ones as there are seats for.
    A line-up goes around the seats, and each turn has the same teams and the same dice, so that nobody has the better
    ones. A number behind a bot's name is how many playouts it makes a decision, if it makes any: legend:400.
    Leaves with code 0 if no season failed, with 1 if one did.

    With --out each season is kept as it is played; the same command goes on where it stopped, or plays more. The
    result is kept there, too, as arena.json.

    \b
    touchline arena rookie random --seasons 400
    touchline arena rookie,random,random,random --seasons 300 --out one-of-four
    """  # noqa: D301 - the lines below \b stay as they are
    from touchline.cli.console import make_console
    from touchline.cli.lists import ids, listed
    from touchline.cli.pace import progress_bar
    from touchline.cli.standings import show_arena
    from touchline.lab import arena as run
    from touchline.lab.arena import seasons_in_all

    total = seasons_in_all(bots, seasons, managers)
    with _stopping(out), progress_bar(total, make_console(stderr=True)) as progress:
        result = run(
            bots,
            seasons,
            managers,
            ids(teams),
            ids(expansions),
            ids(rules),
            seed,
            processes,
            progress,
            listed(packs),
            out=out,
            workers=_workers(ray, processes),
        )
    if as_json:
        typer.echo(result.to_json())
    else:
        show_arena(result, make_console())
    raise typer.Exit(1 if result.errors else 0)


def report(
    folder: Annotated[
        str, typer.Argument(metavar="FOLDER", help="Where `touchline simulate --out` keeps seasons.")
    ],
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="The page; else report.html in the folder.")
    ] = None,
) -> None:
    """Make a page with pictures of many seasons: who wins, how fans come about, what each improvement adds, luck.

    Every figure has its 95 % interval. The page is one file of HTML, and needs nothing beside it.

    \b
    touchline simulate --seasons 2000 --bots rookie --options random --out study
    touchline report study
    """  # noqa: D301 - the lines below \b stay as they are
    from pathlib import Path

    from touchline.cli.lists import write_text
    from touchline.lab.report import report as page_of

    page = page_of(Path(folder))
    path = out or str(Path(folder) / "report.html")
    write_text(path, page)
    typer.echo(path)

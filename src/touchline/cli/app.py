"""The commands of `touchline`, what they take, and what their help says."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from touchline.cli.admin import admin_app
from touchline.cli.refusals import OneLineGroup, refuse
from touchline.cli.studies import add_to as add_studies

app = typer.Typer(
    cls=OneLineGroup,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
pack_app = typer.Typer(cls=OneLineGroup, rich_markup_mode=None, help="Check cards of your own.")
app.add_typer(pack_app, name="pack")
app.add_typer(admin_app, name="admin")

SEATS_HELP: Final = "Who sits where: a bot from random to legend, human, or one of your own as module:Class."

Teams = Annotated[str | None, typer.Option(metavar="A,B,…", help="Ids of teams, in seating order.")]
Managers = Annotated[int | None, typer.Option(metavar="N", help="How many managers there are, 2 to 5.")]
Expansions = Annotated[str | None, typer.Option(metavar="A,B,…", help="Ids of expansions.")]
Rules = Annotated[str | None, typer.Option("--options", metavar="A,B,…", help="Ids of optional rules.")]
Packs = Annotated[str | None, typer.Option(metavar="FILE,…", help="Files or folders with cards of your own.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main() -> None:
    """Run the command that was typed, and leave with its exit code."""
    app(prog_name="touchline")


def _version(asked: bool) -> None:
    if asked:
        from touchline.table.version import VERSION

        typer.echo(f"touchline {VERSION}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def touchline(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback does it
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Blood Bowl: Team Manager, the card game, in your browser and your terminal. Unofficial.

    Without a command it serves tables on this machine, and opens the browser: one click there begins a season.
    `touchline play` is the terminal table. Lists are separated by commas. A command that is wrong leaves with code 2.
    """
    if context.invoked_subcommand is None:
        from touchline.cli.hosting import server_packages

        with server_packages():
            from touchline.cli.opening import open_at_home

            open_at_home()


@app.command()
def play(
    teams: Teams = None,
    managers: Managers = None,
    expansions: Expansions = None,
    rules: Rules = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help=SEATS_HELP)] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="S", help="The same seed brings the same dice; also to a season that was saved."
        ),
    ] = None,
    packs: Packs = None,
    load: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with a season that was saved.")
    ] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the record of the season here.")
    ] = None,
) -> None:
    """Play a season at the terminal table, line by line.

    You sit first, and three rookies sit with you, unless you say otherwise. Several people can share the screen:
    before another one's turn it is cleared. If you name fewer teams than there are managers, the others are drawn.
    At the table `?` helps: it lists what can be typed, and explains any card or word.

    \b
    Teams: reikland-reavers, athelorn-avengers, grudgebearers (OWA),
           gouged-eye, chaos-all-stars, skavenblight-scramblers (CWC)
    With the expansion sudden-death:
           black-fangs, naggaroth-nightmares, champions-of-death (DSS)
    With the expansion foul-play, for up to five managers:
           nurgles-rotters, lowdown-rats, zharr-naggrund-ziggurats (PPG)
    Optional rules: abbreviated-season, extended-season,
           scheduling-limitations, no-salary-cap;
           enchanted-balls (with sudden-death), corrupt-ref, stadiums (with foul-play)

    \b
    touchline play --managers 2
    touchline play --teams gouged-eye,athelorn-avengers,grudgebearers
    touchline play --bots human,rookie,human --options extended-season,no-salary-cap
    touchline play --expansions sudden-death,foul-play --managers 5 --options stadiums,corrupt-ref
    touchline play --load season.json
    """  # noqa: D301 - the lines below \b stay as they are
    from touchline.cli.console import has_terminal, make_console
    from touchline.cli.lists import ids, listed
    from touchline.cli.tables import Wish, open_table

    if not has_terminal():
        raise typer.Exit(refuse("Playing needs a terminal: start `touchline play` in one."))
    wish = Wish(
        ids(teams),
        managers,
        ids(expansions),
        ids(rules),
        listed(bots),
        seed,
        listed(packs),
        load,
        record,
    )
    open_table(wish, make_console())


@app.command()
def cards(
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="The id or name of a card.")] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="player, star, highlight, tournament, headline, team-upgrade, staff-upgrade, penalty, stadium, "
            "enchanted-ball.",
        ),
    ] = None,
    team: Annotated[str | None, typer.Option(metavar="A,B,…", help="Ids of teams.")] = None,
    union: Annotated[str | None, typer.Option(metavar="A,B,…", help="OWA, CWC, DSS, PPG.")] = None,
    set_: Annotated[
        str | None, typer.Option("--set", metavar="A,B,…", help="base, sudden-death, foul-play.")
    ] = None,
    text: Annotated[str | None, typer.Option(metavar="WORDS", help="What name or text holds.")] = None,
    skill: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="tackle, pass, sprint, cheat, regeneration, foul: all of these."),
    ] = None,
    packs: Packs = None,
    as_json: AsJson = False,
) -> None:
    """Browse the cards.

    A card alone is shown in full: its facts, what its named abilities do, and where the facts are from.
    A title that lies in two decks is listed once for each.

    \b
    touchline cards --kind star --union CWC
    touchline cards --team gouged-eye --skill tackle,cheat
    touchline cards human-catcher
    """  # noqa: D301 - the lines below \b stay as they are
    from touchline.cli.console import make_console
    from touchline.cli.gallery import Filters, show_cards
    from touchline.cli.lists import listed
    from touchline.cli.shelf import Shelf

    filters = Filters(listed(kind), listed(team), listed(union), listed(set_), listed(skill), text or "")
    show_cards(Shelf(listed(packs)), id, filters, as_json, make_console())


add_studies(app)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record.")],
    eyes: Annotated[
        str,
        typer.Option("--as", metavar="MANAGER", help="Whose eyes: a team's id, a seat from 0, or spectator."),
    ] = "spectator",
    all_at_once: Annotated[bool, typer.Option("--all", help="Show everything at once.")] = False,
    packs: Packs = None,
) -> None:
    """Show a recorded season again, step by step or at once.

    Without a terminal everything is shown at once.

    \b
    touchline replay season.record
    touchline replay season.record --as gouged-eye --all
    """  # noqa: D301 - the lines below \b stay as they are
    from touchline.cli.console import has_terminal, make_console
    from touchline.cli.lists import listed, read_text
    from touchline.cli.replaying import Show

    show = Show(read_text(file), listed(packs), eyes, make_console())
    show.run(all_at_once or not has_terminal())


@app.command()
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a finished season.")],
    packs: Packs = None,
) -> None:
    """Check every draw of a record against its key, and its answers against the rules.

    Leaves with code 0 if all is true, with 1 if something is not.
    """
    from touchline.cards.mistakes import BadRecord
    from touchline.cli.console import make_console
    from touchline.cli.lists import listed, read_text
    from touchline.cli.refusals import WRONG
    from touchline.cli.reports import show_report
    from touchline.table.verify import verify as check

    try:
        report = check(read_text(file), listed(packs))
    except BadRecord as refused:
        refuse(str(refused))
        raise typer.Exit(WRONG) from None
    raise typer.Exit(show_report(file, report, make_console()))


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(metavar="PORT", min=0, max=65535, help="The port.")] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME."),
    ] = None,
    settings: Annotated[str | None, typer.Option(metavar="FILE", help="A TOML file with settings.")] = None,
) -> None:
    """Serve tables at which people and bots play, in a browser or by programs of their own.

    It says on its first line where it is, and runs until Ctrl-C or SIGTERM, which it obeys within seconds.
    Without options it is there for this machine alone, at http://127.0.0.1:8642, and keeps its tables in
    touchline.sqlite. A file is served by one process; several need PostgreSQL.

    A setting comes from here, else from the environment (TOUCHLINE_PORT and so on), else from the file.
    docs/server.md lists all of them, docs/hosting.md is a guide to serving others; `touchline admin` looks after
    what is stored. Leaves with code 2, and a line that says why, if it can't serve.

    \b
    touchline serve
    touchline serve --host 0.0.0.0 --port 80
    touchline serve --settings touchline.toml
    TOUCHLINE_DATABASE=postgresql://touchline:PASSWORD@localhost/touchline touchline serve
    """  # noqa: D301 - the lines below \b stay as they are
    from touchline.cli.hosting import server_packages

    with server_packages():
        from touchline.server.running import run
        from touchline.server.settings import read_settings, with_these

        run(with_these(read_settings(settings), host, port, database))


@pack_app.command("check")
def check_pack(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Pack files, or folders with some.")],
) -> None:
    """Check packs: for each slip the file and line, the card, what is wrong, and what would be right.

    The packs are laid on top of the built-in ones, in the order in which they are named.
    Leaves with code 0 if all is well, with 1 if not.
    """
    from touchline.cards import BadPack, library
    from touchline.cli.reports import all_is_well, show_slips

    try:
        found = library(files)
    except BadPack as refused:
        raise typer.Exit(show_slips(refused)) from None
    typer.echo(all_is_well(found.cards, library().cards))


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure what a decision, a copy, a save, a load, a view and a redeal cost.

    CPU time of one core, in microseconds, medians of three; beside other engines, where they are installed.
    """
    from touchline.cli.console import make_console
    from touchline.cli.reports import print_json, show_measures
    from touchline.lab.bench import bench as measure

    measures = measure()
    if as_json:
        print_json(measures)
    else:
        show_measures(measures, make_console())

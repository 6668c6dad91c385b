"""The end of a season: all places, and the reason for each."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from touchline.cli.console import manager_style
from touchline.cli.shelf import Shelf
from touchline.table.season import Season
from touchline.table.standings import Standing
from touchline.words.grammar import count


def final_standings(shelf: Shelf, season: Season) -> RenderableType:
    """Who is Manager of the Year, and why everybody has his place."""
    standings = season.standings
    table = Table(box=SIMPLE, pad_edge=False, header_style="quiet")
    for heading, justify in (
        ("", "right"),
        ("Manager", "left"),
        ("Fans", "right"),
        ("Improvements", "right"),
    ):
        table.add_column(heading, justify="right" if justify == "right" else "left")
    table.add_column("Why")
    for standing in standings:
        table.add_row(
            f"{standing.place}.",
            Text(shelf.team(standing.team), manager_style(standing.manager)),
            Text(str(standing.fans), "power"),
            str(standing.improvements),
            reason(shelf, standings, standing),
        )
    return Group(Rule(Text("The season is over", "heading"), style="quiet"), _verdict(shelf, season), table)


def _verdict(shelf: Shelf, season: Season) -> Text:
    if season.winner is None:
        return Text("All are tied in fans and improvements: nobody is Manager of the Year.")
    team = next(standing.team for standing in season.standings if standing.manager == season.winner)
    return Text.assemble("Manager of the Year: ", (shelf.team(team), manager_style(season.winner)))


def reason(shelf: Shelf, standings: tuple[Standing, ...], standing: Standing) -> str:
    """Why a manager has his place."""
    if standing.why == "suspended":
        return "tied for first place in fans and improvements: suspended, and all fans lost"
    level = [
        other
        for other in standings
        if other.fans == standing.fans and other.why != "suspended" and other is not standing
    ]
    if standing.why == "improvements":
        names = " and ".join([shelf.team(other.team) for other in level])
        return f"as many fans as {names}; {count(standing.improvements, 'improvement')} decide"
    if level:
        return f"level with {' and '.join([shelf.team(other.team) for other in level])}"
    better = [other for other in standings if other.place < standing.place]
    if not better:
        return "the most fans"
    behind = better[-1].fans - standing.fans
    return f"{count(behind, 'fan')} behind {shelf.team(better[-1].team)}"

"""What `touchline arena` prints: ratings, how each bot fared in each line-up, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from touchline.cli.reports import show_run
from touchline.lab import ArenaResult
from touchline.lab.arena import LineUp
from touchline.lab.intervals import Estimate


def show_arena(result: ArenaResult, console: Console) -> None:
    """What an arena found, for people."""
    console.print(
        _table(
            ("Bot", "Rating", "95 %", "Seasons"), [_rating(each.bot, each.rating) for each in result.ratings]
        )
    )
    rows = [
        (
            told_line_up(each.line_up),
            each.bot,
            *told_share(each.wins),
            f"{each.fair:.0%}".replace("%", " %"),
            f"{each.fans:.1f}",
        )
        for each in result.performances
    ]
    console.print(_table(("Line-up", "Bot", "Wins", "95 %", "Fair", "Fans"), rows))
    duels = [(each.bot, each.other, *told_share(each.ahead), str(each.ahead.cases)) for each in result.duels]
    console.print(_table(("Bot", "Before", "Share", "95 %", "Seasons"), duels))
    show_run(result, console)


def told_line_up(line_up: LineUp) -> str:
    """A line-up in few words; who sits several times is named once."""
    return ", ".join(
        [
            bot if line_up.count(bot) == 1 else f"{line_up.count(bot)} × {bot}"
            for bot in dict.fromkeys(line_up)
        ]
    )


def told_share(share: Estimate) -> tuple[str, str]:
    """A share, and its interval."""
    return f"{100 * share.value:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def _rating(bot: str, rating: Estimate) -> tuple[str, ...]:
    return bot, f"{rating.value:.2f}", f"{rating.low:.2f}–{rating.high:.2f}", str(rating.cases)


def _table(headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    for heading in headings:
        is_figure = heading not in {"Bot", "Line-up", "Before"}
        table.add_column(heading, justify="right" if is_figure else "left")
    for row in rows:
        table.add_row(*row)
    return table

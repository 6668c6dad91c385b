"""Draw the terminal table for the README: `python tools/picture.py` writes docs/pictures/table.svg."""

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from touchline import Season, new_season
from touchline.bots import Seat, make
from touchline.cli.board import Board
from touchline.cli.console import THEME, manager_style, styled
from touchline.cli.menus import card_numbers, menu_of, place_letters
from touchline.cli.portraits import hand_table
from touchline.cli.shelf import Shelf
from touchline.table.questions import CommitOrPass
from touchline.table.writer import prompt

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "table.svg"
TEAMS: Final = ("gouged-eye", "athelorn-avengers", "chaos-all-stars", "reikland-reavers")
SEED: Final = 11
WEEK: Final = 2
PLAYERS: Final = 10
WIDTH: Final = 112

# Rich has whoever looks fetch a font; one that is there will do.
FONT_TO_FETCH: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def season_to_show() -> Season:
    """A season among rookies, in the middle of a week, where the first of them is to commit a player."""
    season = new_season(TEAMS, seed=SEED)
    rookies = [make("rookie", manager) for manager in range(season.managers)]
    while (decision := season.decision) is not None:
        view = season.view(0)
        players = sum(len(matchup.players) for matchup in view.reel)
        is_his = decision.manager == 0 and isinstance(decision.question, CommitOrPass)
        if is_his and view.week >= WEEK and players >= PLAYERS:
            return season
        season.choose(rookies[decision.manager].decide(Seat(season, decision.manager)))
    raise AssertionError("no such moment in this season")


def draw(season: Season) -> str:
    """The table as the person in the first seat sees it, as SVG."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        _environ={},  # the same picture in every terminal
        theme=THEME,
    )
    decision = season.decision
    assert decision is not None
    shelf = Shelf()
    view = season.view(0)
    console.print(Board(shelf, view, place_letters(decision.options)).whole())
    console.print(hand_table(shelf, view.managers[0].hand, "Your hand", card_numbers(decision.options)))
    team = Text(shelf.team(view.managers[0].team), manager_style(0))
    menu = menu_of(shelf, season, decision)
    console.print(Rule(style="quiet"), Text.assemble(team, ": ", styled(prompt(decision))), menu.shown)
    console.print(f"Your choice ({menu.hint}; ? helps): ", end="", highlight=False)
    picture = console.export_svg(title="touchline play", unique_id="table")
    return FONT_TO_FETCH.sub("", picture).replace("Fira Code", "DejaVu Sans Mono")


def main() -> None:
    """Write the picture."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(season_to_show()), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Advice at the terminal table: the options that a strong bot likes best, what each is worth, and why."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from touchline.bots import Seat
from touchline.bots.levels import Veteran
from touchline.cli.console import styled
from touchline.table.season import Season
from touchline.table.writer import label


def coached(season: Season, manager: int) -> list[Text]:
    """What the coach says to the manager who is asked, from what he may know: two lines for each option, best first."""
    said: list[Text] = []
    for advice in Veteran().advise(Seat(season, manager), MOST):
        said.append(Text.assemble(styled(label(season, advice.option)), f"  {advice.fans:+.1f} fans"))
        if advice.why:
            said.append(Text.assemble("    ", (styled(advice.why).plain, "quiet")))
    return said


MOST: Final = 3
"""So many options are explained."""

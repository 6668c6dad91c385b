"""The cards as `touchline cards --json` prints them, and payouts as tables of facts write them."""

from __future__ import annotations

import json
import re
from functools import cache
from types import SimpleNamespace

from typer.testing import CliRunner

from touchline.cli.app import app

ICONS = {
    "F": "fans",
    "SP": "star_player",
    "TU": "team_upgrade",
    "SU": "staff_upgrade",
    "CT": "contract",
    "PE": "penalty",
}

Printed = SimpleNamespace
"""A card, with the keys of its JSON as attributes."""


@cache
def printed() -> tuple[Printed, ...]:
    """All cards, from what the command prints."""
    found = CliRunner().invoke(app, ["cards", "--json"])
    assert found.exit_code == 0, found.output
    return tuple(Printed(**card) for card in json.loads(found.stdout))


def section(cell: str) -> list[dict[str, int]]:
    """The alternatives of a section of a payout: "2F 1TU" is one, "3F / 2SU" are two, "-" is nothing."""
    return [
        {ICONS[icon]: int(n) for n, icon in re.findall(r"(\d)([A-Z]+)", side)} for side in cell.split("/")
    ]

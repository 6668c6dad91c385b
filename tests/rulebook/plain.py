"""A table with players of the tests' own, who have the skills in question and nothing else (`plain.toml`)."""

from pathlib import Path
from typing import Final

from tests.scenario import Table, table

PACK: Final = Path(__file__).with_name("plain.toml")


def plain(text: str, luck: int | None = None) -> Table:
    """The table of this position, at which the plain players may stand."""
    return table(text, luck, [str(PACK)])


def told(game: Table, *kinds: str) -> list[str]:
    """What has happened, of these kinds."""
    return [line for line in game.told if line.split()[0] in kinds]

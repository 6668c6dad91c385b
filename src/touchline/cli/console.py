"""How things look in the terminal: the console, its colours, and lines of the writers made into text with styles."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from touchline.table.spans import Line

WIDEST: Final = 120
"""Lines longer than this are hard to read, however wide the terminal is."""

MANAGER_STYLES: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue")
"""By seat. Colour only adds to what words say."""

THEME: Final = Theme(
    {
        "card": "bold",
        "key": "bold bright_white",
        "pays": "yellow",
        "power": "bold bright_white",
        "quiet": "bright_black",
        "heading": "bold",
        "good": "green",
        "bad": "red",
        "asked": "bold",
    }
)


def make_console(stderr: bool = False) -> Console:
    """A console for the terminal at hand."""
    console = Console(stderr=stderr, theme=THEME, highlight=False)
    console.width = min(console.width, WIDEST)
    return console


def has_terminal() -> bool:
    """Whether a person can be asked something, and see it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def manager_style(manager: int) -> str:
    """The colour of a seat."""
    return MANAGER_STYLES[manager % len(MANAGER_STYLES)]


def styled(line: Line) -> Text:
    """A line of a writer: managers and their players in their colour, cards in bold."""
    text = Text()
    for span in line:
        if span.manager is not None:
            text.append(span.text, manager_style(span.manager))
        else:
            text.append(span.text, "card" if span.card is not None else "")
    return text

"""Makes text that people wrote safe to put into a message: names and titles are data, never markup or headers."""

from __future__ import annotations

import unicodedata

UNPRINTABLE = frozenset({"Cc", "Cs"})


def one_line(text: str, most: int) -> str:
    """A text of at most so many characters, all blanks and line ends turned into single spaces."""
    return cut(printable(" ".join(text.split())), most)


def paragraphs(text: str, most: int) -> str:
    """A text of at most so many characters that keeps its lines."""
    return cut("\n".join(printable(line) for line in text.splitlines()), most)


def printable(text: str) -> str:
    """A text without control characters and halves of characters."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in UNPRINTABLE)


def cut(text: str, most: int) -> str:
    """A text, or its beginning with an ellipsis if it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"

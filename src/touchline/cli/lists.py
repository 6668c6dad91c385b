"""Lists and files as they are given on a command line."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from touchline.cards.mistakes import Mistake


class BadCommand(Mistake):
    """A command that can't be followed."""


def listed(given: str | None) -> tuple[str, ...]:
    """The parts of a list separated by commas."""
    return tuple([part.strip() for part in (given or "").split(",") if part.strip()])


def ids(given: str | None) -> tuple[str, ...]:
    """The ids of a list separated by commas; who writes underscores means hyphens."""
    return tuple([hyphened(part) for part in listed(given)])


def hyphened(name: str) -> str:
    """A name as ids are written."""
    return name.replace("_", "-").replace(" ", "-")


def known(given: Iterable[str], allowed: Iterable[str], what: str) -> tuple[str, ...]:
    """What was given, if all of it exists; capital letters make no difference."""
    names = {name.lower(): name for name in allowed}
    found = []
    for name in given:
        if name.lower() not in names:
            raise BadCommand(f"There is no {what} {name!r}.", instead(name, names.values()))
        found.append(names[name.lower()])
    return tuple(found)


def instead(given: str, allowed: Iterable[str]) -> str:
    """What was probably meant, else everything there is."""
    names = list(allowed)
    close = get_close_matches(given.lower(), names, n=1) or get_close_matches(given, names, n=1)
    return f"Did you mean {close[0]!r}?" if close else f"There are {', '.join(names)}."


def read_text(file: str) -> str:
    """The text of a file; BadCommand if it can't be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or "it can't be opened"
        raise BadCommand(f"{file} can't be read: {reason}.", "Give the path of a file.") from error
    except UnicodeDecodeError as error:
        raise BadCommand(f"{file} is no text.", "Saves, records and packs are text.") from error


def write_text(file: str, text: str) -> None:
    """Write a file; BadCommand if it can't be written."""
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or "it can't be opened"
        raise BadCommand(f"{file} can't be written: {reason}.", "Give another path.") from error

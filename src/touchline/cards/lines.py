"""Where in a TOML file something stands: the line of every table, key and element."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

Path = tuple[str | int, ...]
"""The keys and indexes that lead to a value: ("player", 2, "ability", 0, "do", 1, "gain_fans")."""

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
DOT: Final = re.compile(r"[ \t]*\.[ \t]*")
TEXT: Final = re.compile(
    r'''"""(?:[^\\]|\\.)*?"""(?:"{0,2})'''
    r"""|\'\'\'.*?\'\'\'(?:'{0,2})"""
    r'''|"(?:[^"\\\n]|\\.)*"'''
    r"""|'[^'\n]*'""",
    re.DOTALL,
)
PLAIN: Final = re.compile(r"[^,\]}\n#]+")


def lines_of(text: str) -> dict[Path, int]:
    """The line of everything in a text that `tomllib` reads without an error."""
    return _Scan(text).lines


class _Scan:
    """One way through a text, from statement to statement."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [place for place, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}
        here: Path = ()
        self.skip(BLANK)
        while self.at < len(text):
            if text[self.at] == "[":
                here = self.header()
            else:
                self.pair(here)
            self.skip(BLANK)

    def skip(self, pattern: re.Pattern[str]) -> str:
        """Go past what the pattern fits on, and tell what it was."""
        found = pattern.match(self.text, self.at)
        assert found, f"no {pattern.pattern} at {self.at}"
        self.at = found.end()
        return found.group()

    def note(self, path: Path) -> None:
        """The line of a path is where it stands first."""
        self.lines.setdefault(path, bisect_right(self.breaks, self.at - 1) + 1)

    def keys(self) -> list[str]:
        """A key with its dots."""
        found = [self.skip(KEY).strip("\"'")]
        while (dot := DOT.match(self.text, self.at)) is not None:
            self.at = dot.end()
            found.append(self.skip(KEY).strip("\"'"))
        return found

    def header(self) -> Path:
        """`[table]` or `[[table]]`: the path of all that follows."""
        is_list = self.text.startswith("[[", self.at)
        self.at += 2 if is_list else 1
        self.skip(BLANK)
        path: Path = ()
        keys = self.keys()
        for place, key in enumerate(keys, start=1):
            path = (*path, key)
            if is_list and place == len(keys):
                self.tables[path] = self.tables.get(path, -1) + 1
            self.note(path)
            if path in self.tables:
                path = (*path, self.tables[path])
        self.note(path)
        self.skip(BLANK)
        self.at += 2 if is_list else 1
        return path

    def pair(self, here: Path) -> None:
        """`key = value`."""
        for key in self.keys():
            here = (*here, key)
            self.note(here)
        self.skip(BLANK)
        self.at += 1
        self.skip(BLANK)
        self.value(here)

    def value(self, here: Path) -> None:
        """A value, and all that is inside it."""
        opening = self.text[self.at]
        if opening == "[":
            self.inside(here, "]")
        elif opening == "{":
            self.inside(here, "}")
        elif opening in "\"'":
            self.skip(TEXT)
        else:
            self.skip(PLAIN)

    def inside(self, here: Path, closing: str) -> None:
        """The elements of a list, or the pairs of a table within a line."""
        self.at += 1
        self.skip(BLANK)
        index = 0
        while self.text[self.at] != closing:
            if closing == "]":
                self.note((*here, index))
                self.value((*here, index))
                index += 1
            else:
                self.pair(here)
            self.skip(BLANK)
            if self.text[self.at] == ",":
                self.at += 1
                self.skip(BLANK)
        self.at += 1

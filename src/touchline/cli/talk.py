"""Talking with whoever sits at the screen: a line typed is an answer, a question, or a command of the table."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from touchline.cards.mistakes import Mistake
from touchline.cli.lists import write_text
from touchline.cli.program import as_called

YES = frozenset({"y", "yes"})


class Left(Exception):
    """Whoever sits at the screen wants to leave."""


class Talk:
    """Lines out, lines in."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.written: set[str] = set()
        with suppress(ImportError):
            import readline  # noqa: F401 - gives input() a memory and arrow keys

    def say(self, *what: RenderableType) -> None:
        """Show something."""
        for thing in what:
            self.console.print(thing)

    def note(self, text: str) -> None:
        """Show a remark; a command in it can be typed as it stands."""
        self.console.print(Text(as_called(text), "quiet"))

    def ask(self, prompt: str) -> str:
        """A line that somebody types; Left, if it ends with Ctrl-C or Ctrl-D."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def write(self, file: str, text: str) -> bool:
        """Write a file, asking before another one is lost; whether it was written."""
        if Path(file).is_file() and file not in self.written and not self._may_overwrite(file):
            self.note("Nothing was written.")
            return False
        try:
            write_text(file, text)
        except Mistake as mistake:
            self.say(Text(str(mistake), "bad"))
            return False
        self.written.add(file)
        return True

    def _may_overwrite(self, file: str) -> bool:
        return self.ask(f"{file} is there already. Overwrite it? (y/N) ").lower() in YES

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        self.console.file.write("\x1b[3J\x1b[2J\x1b[H")
        self.console.file.flush()

"""The page docs/commands.md: what `--help` says of every command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import typer

from touchline.cli.app import app

HEAD: Final = """# Commands

What `--help` says of each command. This page is generated: `python -m touchline.cli.manual > docs/commands.md`.
"""
WIDTH: Final = 100


def commands_page() -> str:
    """The page, as it should be."""
    parts = [HEAD]
    for path, help_text in _helps(typer.main.get_command(app), "touchline", None):
        parts.append(f"## {path}\n\n```text\n{help_text}\n```\n")
    return "\n".join(parts)


def _helps(command: Any, name: str, parent: Any) -> Iterator[tuple[str, str]]:
    """The help of a command, and of all below it."""
    context = command.make_context(
        name, [], parent=parent, resilient_parsing=True, terminal_width=WIDTH, max_content_width=WIDTH
    )
    lines = [line.rstrip() for line in command.get_help(context).splitlines()]
    yield context.command_path, "\n".join(lines).strip()
    for below, child in getattr(command, "commands", {}).items():
        yield from _helps(child, below, context)


if __name__ == "__main__":
    print(commands_page(), end="")  # noqa: T201 - this is what it is for

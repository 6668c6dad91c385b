"""How a refusal reaches whoever typed the command: one clear line on stderr, and an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import typer.core
from typer.exceptions import TyperException

from touchline.cards.mistakes import BadPack, Mistake
from touchline.cli.program import as_called

WRONG: Final = 1
"""The command worked, and what it looked at is wrong."""

REFUSED: Final = 2
"""The command itself is wrong, or what it was given can't be read."""

NO_NUMBER: Final = "Input should be a valid integer, unable to parse string as an integer"
"""What the parser says of a number that is none."""

TOO_SMALL: Final = "Input should be greater than or equal to "
"""What the parser says before the smallest number that is allowed."""


class OneLineGroup(typer.core.TyperGroup):
    """A group of commands whose errors are one line each."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command, and leave with its exit code."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except TyperException as error:
            code = refuse(_said(error))
        except Mistake as mistake:
            code = refuse(one_line(mistake))
        except typer.Abort:
            code = 130
        except BrokenPipeError:
            code = WRONG
            _print_no_more()
        except OSError as error:
            code = refuse(_unwritten(error))
            _print_no_more()
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def _unwritten(error: OSError) -> str:
    """What the system objects to."""
    what = "What is to be shown" if error.filename is None else str(error.filename)
    reason = error.strerror or "the system refuses"
    return (
        f"{what} can't be read or written: {reason}. Give a place where there is room, and which you may use."
    )


def _print_no_more() -> None:
    """Let go of what could not be printed, which Python would try once more at its end."""
    with contextlib.suppress(OSError):
        sys.stdout.close()
    sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open until the program ends


def refuse(line: str) -> int:
    """Say what is wrong; answers the exit code."""
    print(f"touchline: {as_called(line)}", file=sys.stderr)  # noqa: T201 - as plain as possible, so that it can't be wrapped
    return REFUSED


def one_line(mistake: Mistake) -> str:
    """A mistake as one line; of the slips in a pack, the first."""
    if not isinstance(mistake, BadPack):
        return str(mistake).replace("\n", " ")
    others = len(mistake.slips) - 1
    more = f" {others} more: `touchline pack check` lists them all." if others else ""
    return f"{mistake.slips[0]}.{more}"


def _said(error: TyperException) -> str:
    """What the command line itself objects to, and where help is."""
    message = getattr(error, "format_message", lambda: str(error))().replace("\n", " ")
    message = message.replace(NO_NUMBER, "a whole number is wanted")
    message = message.replace(TOO_SMALL, "the smallest number allowed is ")
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "touchline")
    stop = "" if message.endswith((".", "?", "!")) else "."
    return f"{message}{stop} `{path} --help` says what can be asked for."

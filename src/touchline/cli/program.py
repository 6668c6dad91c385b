"""How the program was called here, so that a command it tells people to type can be typed as it stands."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "touchline"


def program() -> str:
    """The program as it was called: by its name if that finds it, else by the path that was typed."""
    called = sys.argv[0]
    if Path(called).stem != NAME:
        return NAME
    found = shutil.which(NAME)
    if found is not None and Path(found).resolve() == Path(called).resolve():
        return NAME
    return shlex.quote(called)


def as_called(text: str) -> str:
    """A text for people, in which every command can be typed as it stands."""
    return text.replace(f"`{NAME} ", f"`{program()} ")

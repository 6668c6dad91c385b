"""Notes of what went wrong where the server has to go on whatever happens, though its log can't be written either."""

from __future__ import annotations

import contextlib
import sys

import structlog

_log = structlog.get_logger()


def note(what: str, **about: object) -> None:
    """Write down what went wrong, and the first line of the error that is being handled, without what it was about.

    A log on a full disk is passed over.
    """
    error = sys.exception()
    first = str(error).partition("\n")[0]
    with contextlib.suppress(OSError):
        _log.warning(what, error=f"{type(error).__name__}: {first}", **about)

"""Notes of what went wrong where the server has to go on whatever happens, though its log can't be written either."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

import structlog
from sqlalchemy.exc import DBAPIError

TELLING: Final = (OSError, DBAPIError)
"""Errors whose first line says nothing of a table; what others say may be a card that nobody may know of."""

_log = structlog.get_logger()


def note(what: str, **about: object) -> None:
    """Write down what went wrong, and the kind of the error that is being handled, without what it was about.

    Of an error of the system or the database the first line too. A log on a full disk is passed over.
    """
    error = sys.exception()
    kind = type(error).__name__
    first = str(error).partition("\n")[0]
    with contextlib.suppress(OSError):
        _log.warning(what, error=f"{kind}: {first}" if isinstance(error, TELLING) else kind, **about)

"""Notes of what went wrong where the server has to go on whatever happens, though its log can't be written either."""

from __future__ import annotations

import contextlib
import sys

import structlog
from sqlalchemy.exc import InterfaceError, OperationalError

_log = structlog.get_logger()


def note(what: str, **about: object) -> None:
    """Write down what went wrong: the kind and the places of the error that is being handled, and no more.

    Only what a database says of its own state is written down too. A log on a full disk is passed over.
    """
    error = sys.exception()
    cause = error if error is None or isinstance(error, OperationalError) else error.__cause__ or error
    if isinstance(cause, OperationalError | InterfaceError):
        about = about | {"reason": str(cause.orig).partition("\n")[0]}
    with contextlib.suppress(OSError):
        _log.warning(what, exc_info=True, **about)

"""Notes of what went wrong where the server has to go on whatever happens, though its log can't be written either."""

from __future__ import annotations

import contextlib

import structlog

_log = structlog.get_logger()


def note(what: str, **about: object) -> None:
    """Write down what went wrong, with the error that is being handled; a log on a full disk is passed over."""
    with contextlib.suppress(OSError):
        _log.warning(what, exc_info=True, **about)

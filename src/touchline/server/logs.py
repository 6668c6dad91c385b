"""Logs: a line an event, as JSON, or to be read at a terminal. They say what happened and where, never what was in it.

Of an error its kind and its places in the code are kept, but not what it says: that may hold a card, a name or a save.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any, Final

import structlog

QUIET: Final = ("uvicorn.error", "uvicorn.asgi", "websockets", "alembic", "sqlalchemy", "asyncio")
"""Whose lines below a warning hold addresses of requests, or nothing that a host needs."""
MOST_PLACES: Final = 12

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def begin_logging(level: str) -> None:
    """Let all that this process logs, its libraries' lines too, be lines of one kind on stderr."""
    is_terminal = sys.stderr.isatty()
    look: Any = structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        places_for_error,
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, look],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def places_for_error(_: object, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A line of the log with the kind of its error, and where in the code it came about, for the error itself."""
    error = _error_of(line.pop("exc_info", None))
    record = line.get("_record")
    if error is None and isinstance(record, logging.LogRecord):
        error = _error_of(record.exc_info)
        record.exc_info = record.exc_text = None
    if error is not None:
        line["error"] = type(error).__name__
        line["at"] = _places(error)
        # What a library says of an error may go on with its words, in lines of their own.
        line["event"] = str(line["event"]).partition("\n")[0]
    return line


def _error_of(given: object) -> BaseException | None:
    if isinstance(given, BaseException):
        return given
    found = sys.exc_info() if given is True else given
    if isinstance(found, tuple) and isinstance(found[1], BaseException):
        return found[1]
    return None


def _places(error: BaseException) -> list[str]:
    """Where an error came about, the innermost place last."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
    return [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]

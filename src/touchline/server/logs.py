"""The log: a line of JSON for each thing worth knowing. Of errors it has the kind and the place, never what they say.

What an error says, and what stood in variables when it was raised, may be a card that nobody may know of, or a key.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

import msgspec
import structlog

DEEPEST: Final = 12
"""So many places of an error are written down, the innermost last."""
WHO_COMES: Final = '%s - "WebSocket'
"""How uvicorn's lines about sockets begin: they have addresses and tables in them."""


def write_logs(level: str) -> None:
    """Write what this process and its libraries log to standard error, from this level on."""
    threshold = level_of(level)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_contents,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(lambda record: not str(record.msg).startswith(WHO_COMES))
    logging.basicConfig(level=threshold, handlers=[handler], force=True)


def level_of(name: str) -> int:
    """The level of this name; info if there is none."""
    return logging.getLevelNamesMapping().get(name.upper(), logging.INFO)


def without_contents(_: object, __: str, said: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The line with the kind and the places of an error in the place of the error."""
    raised = said.pop("exc_info", None)
    if raised:
        said.update(told_of(raised))
    return said


def told_of(raised: object) -> dict[str, object]:
    """What is written down of an error: what is raised, what is being handled if True, or nothing."""
    match raised:
        case BaseException():
            error: BaseException | None = raised
        case (_, BaseException() as found, _):
            error = found
        case _:
            error = sys.exc_info()[1]
    if error is None:
        return {}
    frames = extract_tb(error.__traceback__)[-DEEPEST:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__name__, "places": places}


class Lines(logging.Formatter):
    """The same lines for what libraries log."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of JSON; further lines of a message show what was at hand, and are left out."""
        line: dict[str, object] = {
            "event": record.getMessage().strip().partition("\n")[0],
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        if record.exc_info:
            line |= told_of(record.exc_info)
        return msgspec.json.encode(line).decode()

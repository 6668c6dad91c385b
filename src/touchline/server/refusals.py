"""What the server refuses: one sentence on what is wrong, one on what would be right. Nothing has changed."""

from __future__ import annotations

from typing import Literal

import touchline

Code = Literal["malformed", "forbidden", "stale", "wrong", "busy", "failed", "unavailable"]


class Refusal(touchline.Mistake):
    """Something that the server does not do."""

    code: Code = "wrong"


class Forbidden(Refusal):
    """Not for whoever asks."""

    code = "forbidden"


class Stale(Refusal):
    """Overtaken by what has happened since."""

    code = "stale"


class Overtaken(Stale):
    """Somebody else has changed the table in the same moment: once more, and it may well be possible."""


class Malformed(Refusal):
    """No command at all."""

    code = "malformed"


class Busy(Refusal):
    """Too much at once: later, or less often."""

    code = "busy"


class Failed(Refusal):
    """The rules failed; the choice is refused, and the table is as it was."""

    code = "failed"


class Unknown(Refusal):
    """There is no such thing, or none that whoever asks may know of."""


class Outdated(Refusal):
    """A later version has gone on with the table: this process leaves it alone."""

    code = "unavailable"


class Unavailable(Refusal):
    """The database can't be read or written just now."""

    code = "unavailable"

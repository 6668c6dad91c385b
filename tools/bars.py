"""Hold measures to their bars: `touchline bench --json | python tools/bars.py` passes them on, and may fail."""

import json
import sys
from collections.abc import Mapping
from typing import Any, Final

PEER: Final = "catanatron"
PLAIN_SHARE: Final = 1 / 2
"""A decision costs at most so much of one of the peer."""

COMPILED_SHARE: Final = 1 / 6
CLONE_US: Final = 20.0
PLAYOUT_US: Final = 500.0
"""Compiled, a search plays at least 2,000 weeks a second."""
PLAYOUT_SHARE: Final = 1 / 15
"""And in the time of one simulation of the peer's search at least fifteen."""
FULL_SHARE: Final = 1.3
"""With everything in play a decision costs at most so many times what it does in the base game."""


def broken(found: Mapping[str, Any]) -> list[str]:
    """The bars that these measures of one run break, each said in a line."""
    peer = found["peers"].get(PEER)
    if peer is None:
        return [f"{PEER} is not installed, so there is nothing to compare with: `make bench` installs it."]
    share = COMPILED_SHARE if found["compiled"] else PLAIN_SHARE
    bars = [
        ("a decision", found["decision_us"], share * peer["decision_us"], f"{share:.2f} of {PEER}'s"),
        (
            "a decision with everything in play",
            found["full_decision_us"],
            FULL_SHARE * found["decision_us"],
            f"{FULL_SHARE} of the base game's",
        ),
        ("a copy", found["clone_us"], peer["clone_us"], f"{PEER}'s"),
        ("a copy", found["clone_us"], CLONE_US, "in the middle of a week"),
    ]
    if found["compiled"]:
        search = found["playout_us"]
        bars += [
            ("a playout of a week", search, PLAYOUT_US, "2,000 a second"),
            ("a playout of a week", search, PLAYOUT_SHARE * peer["simulation_us"], f"15 for one of {PEER}'s"),
        ]
    return [
        f"Broken bar: {what} takes {taken:.2f} µs, and may take {most:.2f} ({why})."
        for what, taken, most, why in bars
        if taken > most
    ]


def main() -> None:
    """Pass the measures on, and leave with code 1 if a bar is broken."""
    text = sys.stdin.read()
    sys.stdout.write(text)
    lines = broken(json.loads(text))
    sys.exit("\n".join(lines) if lines else 0)


if __name__ == "__main__":
    main()

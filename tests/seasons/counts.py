"""Counts of the decision tree: how many courses a position can take in so many decisions, with its dice given."""

from __future__ import annotations

from typing import Final

import touchline
from tests.scenario import table
from touchline.engine.machine import advance, answer
from touchline.rules.season import Season

KICKOFF: Final = 4
"""The seed of the season that is counted from its first decision."""

TABLES: Final = {
    "a line of tackles": """
        gouged-eye: hand orc-blitzer, black-orc-blocker, orc-lineman; owns waaagh, tackling-coach
        athelorn-avengers: hand wardancer, wood-elf-catcher; owns dodge-type-thing
        bad-snap: wood-elf-catcher ball, wood-elf-lineman down | orc-thrower [?]
        super-juke: | orc-lineman
    """,
    "a crowded tournament": """
        reikland-reavers: hand human-catcher, human-blitzer; owns passing-coach
        chaos-all-stars: hand minotaur, beastman
        skavenblight-scramblers: hand skaven-gutter-runner, skaven-blitzer
        the-tripline: human-lineman | beastman down
        the-chaos-cup: human-thrower ball | chaos-warrior | skaven-lineman [?], skaven-thrower
    """,
    "payouts": """
        plays: scoreboard phase, end of season
        reikland-reavers: fans 3
        grudgebearers: fans 2; gained 1
        bad-snap: human-catcher ball, ogre | dwarf-blocker [?]
        gutter-run: troll-slayer [?two-fans]
        the-chaos-cup: human-blitzer [?] | dwarf-runner ball
    """,
}
"""The positions that are counted, in the notation of docs/positions.md; a seed decides what chance brings."""

DEPTHS: Final = {
    "kickoff": 3,
    "a line of tackles": 8,
    "a crowded tournament": 8,
    "payouts": 10,
    "starting improvements": 8,
}


def position(name: str) -> Season:
    """The position of that name, at its first decision."""
    if name == "kickoff":
        return touchline.new_season(4, seed=KICKOFF, events=False).position
    if name == "starting improvements":
        rules = ["abbreviated-season"]
        return touchline.new_season(2, options=rules, seed=KICKOFF, events=False).position
    season = table(TABLES[name], luck=1).season
    season.teller = None
    advance(season)
    return season


def counts(name: str) -> list[int]:
    """How many leaves the tree of that position has, for each depth from one decision on."""
    found = [0] * DEPTHS[name]
    count_below(position(name), found, 0)
    return found


def count_below(season: Season, found: list[int], depth: int) -> None:
    """Count all answers from here on, and what follows them; a season that is over stays a leaf at all depths."""
    if depth == len(found):
        return
    pending = season.pending
    if pending is None:
        for below in range(depth, len(found)):
            found[below] += 1
        return
    found[depth] += len(pending.options)
    for option in pending.options:
        twin = season.clone()
        answer(twin, option)
        count_below(twin, found, depth + 1)

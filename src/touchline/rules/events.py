"""Events: what happened, in order, written down only while somebody listens.

`EVENTS` lists each kind with its fields. A field whose kind begins with `secret` is told only to the manager in
the event's first field; all others get the rest. Players and matchups are noted with the card they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from touchline.rules.season import Season

WEEK_BEGAN: Final = 0
TEAM_TAKEN: Final = 1
CARD_DRAWN: Final = 2
DECK_RENEWED: Final = 3
SPIKE_REVEALED: Final = 4
HIGHLIGHT_ROLLED: Final = 5
HIGHLIGHT_RETURNED: Final = 6
TURN_BEGAN: Final = 7
PLAYER_COMMITTED: Final = 8
MANAGER_PASSED: Final = 9
CARD_DISCARDED: Final = 10
SKILL_USED: Final = 11
ABILITY_USED: Final = 12
BALL_MOVED: Final = 13
TACKLE_ATTEMPTED: Final = 14
DIE_ROLLED: Final = 15
RESULT_CHOSEN: Final = 16
PLAYER_GUARDED: Final = 17
PLAYER_DOWNED: Final = 18
PLAYER_STOOD: Final = 19
PLAYER_INJURED: Final = 20
PLAYER_EJECTED: Final = 21
PLAYER_MOVED: Final = 22
PLAYER_PLACED: Final = 23
TOKEN_ASSIGNED: Final = 24
TOKEN_LOOKED_AT: Final = 25
TOKEN_DISCARDED: Final = 26
TOKEN_TURNED: Final = 27
TOKEN_MOVED: Final = 28
FANS_CHANGED: Final = 29
MATCHUP_RESOLVED: Final = 30
TOTAL_COUNTED: Final = 31
MATCHUP_WON: Final = 32
MATCHUP_DRAWN: Final = 33
TIE_DECIDED: Final = 34
PAYOUT_COLLECTED: Final = 35
CARD_LOOKED_AT: Final = 36
CARD_KEPT: Final = 37
CARD_BOTTOMED: Final = 38
IMPROVEMENT_REVEALED: Final = 39
STAR_ON_TOP: Final = 40
STAR_SHUFFLED_IN: Final = 41
CARD_RETURNED: Final = 42
STAR_RECEIVED: Final = 43
COIN_PASSED: Final = 44
UPGRADE_LOST: Final = 45
HIGHLIGHT_REPLACED: Final = 46
TOKEN_SHOWN: Final = 47
MATCHUP_CLEARED: Final = 48
SEASON_ENDED: Final = 49
BLOOD_GAINED: Final = 50
DISEASE_SPREAD: Final = 51
DISEASE_CAUGHT: Final = 52
SKILLS_CHOSEN: Final = 53
CARD_FOULED: Final = 54
CARD_GIVEN_BACK: Final = 55
CONTRACT_TAKEN: Final = 56
CONTRACT_RETURNED: Final = 57
CONTRACT_REVEALED: Final = 58
PENALTY_RECEIVED: Final = 59
PENALTY_REVEALED: Final = 60
PENALTY_DISCARDED: Final = 61
STADIUM_LAID: Final = 62
BALL_LAID: Final = 63
REF_PLACED: Final = 64
REF_MOVED: Final = 65

EVENTS: Final = (
    ("week-began", ("number",)),
    ("team-taken", ("manager", "team")),
    ("card-drawn", ("manager", "secret-card")),
    ("deck-renewed", ("manager",)),
    ("spike-revealed", ("card",)),
    ("highlight-rolled", ("matchup",)),
    ("highlight-returned", ("matchup",)),
    ("turn-began", ("manager",)),
    ("player-committed", ("player", "matchup", "side")),
    ("manager-passed", ("manager",)),
    ("card-discarded", ("manager", "card")),
    ("skill-used", ("player", "skill")),
    ("ability-used", ("manager", "card", "player")),
    ("ball-moved", ("matchup", "player")),
    ("tackle-attempted", ("player", "target")),
    ("die-rolled", ("die",)),
    ("result-chosen", ("manager", "die")),
    ("player-guarded", ("player", "target")),
    ("player-downed", ("player",)),
    ("player-stood", ("player",)),
    ("player-injured", ("player",)),
    ("player-ejected", ("player",)),
    ("player-moved", ("player", "matchup", "side")),
    ("player-placed", ("player", "matchup", "side")),
    ("token-assigned", ("player",)),
    ("token-looked-at", ("manager", "player", "secret-face")),
    ("token-discarded", ("player",)),
    ("token-turned", ("player", "face")),
    ("token-moved", ("player", "target")),
    ("fans-changed", ("manager", "number", "total")),
    ("matchup-resolved", ("matchup",)),
    ("total-counted", ("manager", "matchup", "total")),
    ("matchup-won", ("manager", "matchup")),
    ("matchup-drawn", ("matchup",)),
    ("tie-decided", ("manager", "winner")),
    ("payout-collected", ("manager", "matchup", "section")),
    ("card-looked-at", ("manager", "secret-card")),
    ("card-kept", ("manager", "secret-card")),
    ("card-bottomed", ("manager", "secret-card")),
    ("improvement-revealed", ("manager", "card")),
    ("star-on-top", ("manager", "card")),
    ("star-shuffled-in", ("manager", "card")),
    ("card-returned", ("manager", "card")),
    ("star-received", ("manager", "secret-card")),
    ("coin-passed", ("manager",)),
    ("upgrade-lost", ("manager", "card")),
    ("highlight-replaced", ("matchup",)),
    ("token-shown", ("player", "face")),
    ("matchup-cleared", ("matchup",)),
    ("season-ended", ()),
    ("blood-gained", ("player", "number")),
    ("disease-spread", ("matchup", "number")),
    ("disease-caught", ("player", "number")),
    ("skills-chosen", ("player", "set")),
    ("card-fouled", ("manager", "victim", "secret-card")),
    ("card-given-back", ("manager", "victim")),
    ("contract-taken", ("manager",)),
    ("contract-returned", ("manager",)),
    ("contract-revealed", ("manager", "number")),
    ("penalty-received", ("manager",)),
    ("penalty-revealed", ("manager", "card")),
    ("penalty-discarded", ("manager", "card")),
    ("stadium-laid", ("card",)),
    ("ball-laid", ("matchup", "card")),
    ("ref-placed", ("matchup",)),
    ("ref-moved", ("matchup",)),
)

Note = tuple[int, ...]
"""The kind, then the values of its fields; a player is three (number, card, manager), a matchup two."""

NOBODY: Final = -1


class Teller:
    """Notes events as they happen."""

    __slots__ = ("notes",)

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def note(self, season: Season, kind: int, values: tuple[int, ...]) -> None:
        """Write an event down, with what its players and matchups are at this moment."""
        noted = [kind]
        for field, value in zip(EVENTS[kind][1], values, strict=False):
            noted.append(value)
            if field in ("player", "target"):
                known = value != NOBODY
                noted.append(season.title[value] if known else NOBODY)
                noted.append(season.owner[value] if known else NOBODY)
            elif field == "matchup":
                noted.append(season.reel[value])
        self.notes.append(tuple(noted))

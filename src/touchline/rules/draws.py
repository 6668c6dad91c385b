"""What chance is asked for: the kinds of draws, and the faces of the tackle dice."""

from __future__ import annotations

from typing import Final

ROLL: Final = 0
DRAW_TOKEN: Final = 1
DRAW_CARD: Final = 2
DRAW_TEAM: Final = 3
DRAW_SPIKE: Final = 4
DRAW_CONTRACT: Final = 5
DRAW_NAMES: Final = ("roll", "draw-token", "draw-card", "draw-team", "draw-spike", "draw-contract")

TARGET_DOWN: Final = 0
TARGET_MISSED: Final = 1
TACKLER_DOWN: Final = 2
DIE_NAMES: Final = ("down", "missed", "tackler")
DIE: Final = (TARGET_DOWN,) * 3 + (TARGET_MISSED,) * 2 + (TACKLER_DOWN,)

A_TOURNAMENT: Final = 0
A_HEADLINE: Final = 1
SPIKE_NAMES: Final = ("tournament", "headline")

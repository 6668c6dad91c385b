"""Many seasons at once: simulation, and what a decision costs. See docs/bots.md."""

from __future__ import annotations

from touchline.lab.arena import ArenaResult, arena
from touchline.lab.seasons import Failure
from touchline.lab.simulate import Result, TeamResult, simulate

__all__ = ["ArenaResult", "Failure", "Result", "TeamResult", "arena", "simulate"]

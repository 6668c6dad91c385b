"""The table for learning agents: a PettingZoo environment, and one seat of it as a Gymnasium one. See docs/study.md."""

from __future__ import annotations

from touchline.lab.env.encoding import ACTIONS, COLUMNS, ROWS, Observation, observe
from touchline.lab.env.seat_env import SeatEnv
from touchline.lab.env.table_env import env, raw_env

__all__ = ["ACTIONS", "COLUMNS", "ROWS", "Observation", "SeatEnv", "env", "observe", "raw_env"]

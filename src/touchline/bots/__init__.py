"""Managers that decide for themselves: a bot gets a seat and answers with one of its options. See docs/bots.md."""

from __future__ import annotations

from touchline.bots.playing import play
from touchline.bots.registry import BOTS, make
from touchline.bots.seat import Bot, Seat

__all__ = ["BOTS", "Bot", "Seat", "make", "play"]

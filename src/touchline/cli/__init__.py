"""The command `touchline`: the terminal table, and everything else that is done from a command line."""

from __future__ import annotations

from touchline.cli.app import main

__all__ = ["main"]

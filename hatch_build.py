"""Builds the browser client into the package, so that who installs it needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is of no use here
    """Runs before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; a source distribution without web/ holds it already."""
        if not WEB.exists():
            return
        sys.path.insert(0, str(Path(__file__).parent))
        from tools.client import build  # noqa: PLC0415 - found beside this file, which is on no path before

        build()

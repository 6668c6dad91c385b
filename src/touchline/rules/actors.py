"""What many procedures are: the rule of one player, or of one manager."""

from __future__ import annotations

from typing import Any

from touchline.engine.machine import Procedure


class OfPlayer(Procedure):
    """A rule that one player carries out."""

    __slots__ = ("player",)

    def __init__(self, player: int = 0) -> None:
        Procedure.__init__(self)
        self.player = player

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player,)


class OfManager(Procedure):
    """A rule that one manager carries out."""

    __slots__ = ("manager",)

    def __init__(self, manager: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager,)

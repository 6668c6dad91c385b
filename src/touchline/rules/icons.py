"""Skill icons: used one after the other, from left to right (base rulebook, Skills; Foul Play, Downed Skills).

How an icon is used is said in the file of its skill, which enters it into `USES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.season import GONE

if TYPE_CHECKING:
    from touchline.rules.season import Season

USES: Final[dict[int, Callable[..., Any]]] = {}
"""For each icon, what using it starts: a function of the season and the player."""


class UseSkills(Procedure):
    """A player uses his skills from left to right (base rulebook, Skills).

    Cheating is mandatory, all else optional. They are used in one state, standing or downed:
    a player who leaves it in the middle uses no more of them.
    """

    __slots__ = ("downed", "icons", "player")

    def __init__(self, player: int = 0, icons: tuple[int, ...] = (), downed: bool = False) -> None:
        Procedure.__init__(self)
        self.player = player
        self.icons = icons
        self.downed = downed

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.icons, self.downed)

    @step
    def next_icon(self, season: Season) -> Next:
        player = self.player
        if not self.icons or season.where[player] == GONE or season.downed[player] != self.downed:
            return None
        icon = self.icons[0]
        self.icons = self.icons[1:]
        if self.icons:
            self.repeat()
        following: Next = USES[icon](season, player)
        return following


def use_skills(season: Season, player: int, icons: tuple[int, ...]) -> Procedure | None:
    """Let a player use these skills in his present state; None if there are none."""
    return UseSkills(player, icons, season.downed[player]) if icons else None


def gain_icon(season: Season, player: int, icon: int) -> Procedure | None:
    """Give a player an icon: at the right end of what he has left, or at once outside his own sequence."""
    for rule in reversed(season.stack):
        if isinstance(rule, UseSkills) and rule.player == player:
            rule.icons += (icon,)
            rule.go_to("next_icon")
            return None
    return use_skills(season, player, (icon,))

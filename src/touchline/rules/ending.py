"""The end of the season: End of Game abilities, the tie-breaks and the standings (base rulebook, Winning the Game)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.contracts import reveal_contracts
from touchline.rules.events import SEASON_ENDED
from touchline.rules.moments import END_OF_GAME, Fact
from touchline.rules.position import NONE
from touchline.rules.windows import in_turn

if TYPE_CHECKING:
    from touchline.rules.season import Season


class EndSeason(Procedure):
    """Gain fans from End of Game abilities; the union suspends those who are still tied at the top."""

    __slots__ = ()

    @step
    def abilities(self, season: Season) -> Next:
        return in_turn(season, (Fact(END_OF_GAME, NONE),))

    @step
    def reveal_contracts(self, season: Season) -> Next:
        reveal_contracts(season)
        return None

    @step
    def investigate(self, season: Season) -> Next:
        tied = leaders(season)
        while len(tied) > 1:
            for manager in tied:
                season.suspended |= 1 << manager
                season.gain_fans(manager, -season.fans[manager])
            tied = leaders(season)
        season.tell(SEASON_ENDED)
        return None


def leaders(season: Season) -> list[int]:
    """Of those not suspended, who has the most fans and, among them, the most improvements."""
    rest = [manager for manager in range(season.managers) if not season.suspended >> manager & 1]
    best = max([(season.fans[manager], season.improvements[manager]) for manager in rest], default=(0, 0))
    return [manager for manager in rest if (season.fans[manager], season.improvements[manager]) == best]


def winner(season: Season) -> int:
    """Who is manager of the year at the end of the season; NONE if nobody."""
    found = leaders(season)
    return found[0] if len(found) == 1 else NONE

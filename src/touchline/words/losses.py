"""Effects that cost a manager what he has gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules.abilities import Effect
from touchline.rules.contracts import return_contract
from touchline.rules.losses import LoseCard, cards_to_lose
from touchline.rules.printed import PLAYER, STAFF_UPGRADE, STAR, TEAM_UPGRADE
from touchline.rules.vocabulary import OneOf

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

CONTRACT: Final = "contract"
KINDS: Final = {
    "star": STAR,
    "team-upgrade": TEAM_UPGRADE,
    "staff-upgrade": STAFF_UPGRADE,
    "strongest-player": PLAYER,
}
LOST: Final = {
    "star": "return a star player of your roster to the box",
    "team-upgrade": "return a team upgrade you own to the box",
    "staff-upgrade": "return a staff upgrade you own to the box",
    "strongest-player": "return one of your starting players with the most Star Power to the box",
    CONTRACT: "return a contract to the pool",
}


class LoseOne(Effect):
    """The manager loses a card of his, of his choice, or a contract; nothing, if he has none."""

    word = "lose_one"
    parameters = (OneOf("what", tuple(LOST)),)

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def text(self) -> str:
        return LOST[self.what]

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        if self.what == CONTRACT:
            return season.contracts[use.manager] > 0
        return bool(cards_to_lose(season, use.manager, KINDS[self.what]))

    def perform(self, season: Season, use: UseAbility) -> Next:
        if self.what == CONTRACT:
            return_contract(season, use.manager)
            return None
        return LoseCard(use.manager, KINDS[self.what], season.book.abilities[use.ability].title)

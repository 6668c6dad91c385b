"""What a manager has to give up: cards of his own, which go back to the box (Foul Play, Penalties).

They stay improvements gained. Who has none of the kind gives up nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.bags import Bag, without
from touchline.rules.events import CARD_RETURNED
from touchline.rules.improvements import each_title, lose_upgrade
from touchline.rules.position import NONE
from touchline.rules.printed import PLAYER, STAFF_UPGRADE, STAR, TEAM_UPGRADE
from touchline.rules.questions import CARD, LOSE_CARD, ask, one_card

if TYPE_CHECKING:
    from touchline.rules.season import Season

LOSABLE: Final = (STAR, TEAM_UPGRADE, STAFF_UPGRADE, PLAYER)
"""The kinds of cards that can be lost; of starting players only those with the most Star Power."""


def cards_to_lose(season: Season, manager: int, kind: int) -> Bag:
    """The cards of a kind that a manager could lose, sorted: upgrades in play, or players off the pitch."""
    printed = season.printed
    if kind in (TEAM_UPGRADE, STAFF_UPGRADE):
        cards = season.upgrades[manager]
    else:
        cards = season.hand[manager] + season.top[manager] + season.deck[manager] + season.discard[manager]
    found = tuple(sorted([title for title in cards if printed[title].kind == kind]))
    if kind != PLAYER:
        return found
    most = max([printed[title].standing for title in found], default=0)
    return tuple([title for title in found if printed[title].standing == most])


class LoseCard(Procedure):
    """A manager chooses a card of a kind that he loses to another card, and it goes back to the box."""

    __slots__ = ("card", "kind", "manager")

    CODED: ClassVar[dict[int, str]] = {2: "card"}

    def __init__(self, manager: int = 0, kind: int = 0, card: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.kind = kind
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.kind, self.card)

    @step
    def choose(self, season: Season) -> Next:
        cards = cards_to_lose(season, self.manager, self.kind)
        options: tuple[Option, ...] = each_title(CARD, cards)
        if self.kind == STAR and season.secret_star[self.manager] != NONE:
            # Others know how many stars he has, but not all of them.
            options = one_card(CARD, cards)
        return ask(self.manager, LOSE_CARD, options, (self.card,))

    @step
    def lose(self, season: Season) -> Next:
        manager = self.manager
        title = self.answer[1]
        if self.kind in (TEAM_UPGRADE, STAFF_UPGRADE):
            lose_upgrade(season, manager, season.upgrades[manager].index(title))
        else:
            lose_player(season, manager, title)
        return None


def lose_player(season: Season, manager: int, title: int) -> None:
    """A player card of a manager's roster goes back to the box: from the discard pile, the deck or the hand."""
    season.box += (title,)
    season.tell(CARD_RETURNED, manager, title)
    if title in season.discard[manager]:
        season.discard[manager] = without(season.discard[manager], title)
    elif title in season.deck[manager] + season.top[manager]:
        season.leave_deck(manager, title)
        season.after_draw(manager)
    else:
        season.leave_hand(manager, title)

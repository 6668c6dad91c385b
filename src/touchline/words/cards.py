"""Effects on cards and dice beside the pitch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.bags import title_of, with_one
from touchline.rules.events import STAR_RECEIVED
from touchline.rules.improvements import cards_left, look_at_improvement, lose_upgrade, take_improvement
from touchline.rules.skills import DiscardFromHand, can_sprint
from touchline.rules.upgrades import ChangePlays, highlights_of
from touchline.rules.vocabulary import Count, Effects
from touchline.rules.windows import UPGRADES_FROM
from touchline.words.grammar import count

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility


class RollDie(Effect):
    """Roll a tackle die, and go on as it says."""

    word = "roll_die"
    parameters = (Effects("down", ()), Effects("missed", ()), Effects("tackler_down", ()))

    def __init__(
        self,
        down: tuple[Effect, ...] = (),
        missed: tuple[Effect, ...] = (),
        tackler_down: tuple[Effect, ...] = (),
    ) -> None:
        super().__init__()
        self.down = down
        self.missed = missed
        self.tackler_down = tackler_down

    def text(self) -> str:
        said = [
            f"on {face} " + ", then ".join([effect.text() for effect in effects])
            for face, effects in (
                ("Target Down", self.down),
                ("Target Missed", self.missed),
                ("Tackler Down", self.tackler_down),
            )
            if effects
        ]
        return "roll a die: " + "; ".join(said)

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return not self.down or self.down[0].is_possible(season, use)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.down, self.missed, self.tackler_down)

    def perform(self, season: Season, use: UseAbility) -> Next:
        return use.branch(self.first_branch + season.roll())


class DrawCards(Effect):
    """The manager draws cards."""

    word = "draw_cards"
    parameters = (Count("n", 1, 6),)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def text(self) -> str:
        return f"draw {count(self.n, 'card')}"

    def perform(self, season: Season, use: UseAbility) -> Next:
        for _ in range(self.n):
            season.draw_card(use.manager)
        return None


class DrawThenDiscard(Effect):
    """The manager draws a card, then discards one from his hand."""

    word = "draw_then_discard"

    def text(self) -> str:
        return "draw a card, then discard a card from your hand"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return can_sprint(season, use.manager)

    def perform(self, season: Season, use: UseAbility) -> Next:
        season.draw_card(use.manager)
        return DiscardFromHand(use.manager)


class LookAtOneMoreStar(Effect):
    """The manager draws one more star before he chooses."""

    word = "draw_one_more"
    needs = (given.STARS,)

    def text(self) -> str:
        return "draw one more"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return cards_left(season, season.star_deck(use.manager)) > 0

    def perform(self, season: Season, use: UseAbility) -> Next:
        look_at_improvement(season, use.manager, season.star_deck(use.manager))
        return None


class ReceiveStar(Effect):
    """The top star of the manager's union goes to his hand, unseen by the others."""

    word = "receive_star"

    def text(self) -> str:
        return "draw the top star player of your union into your hand, without using Freebooter"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return cards_left(season, season.star_deck(use.manager)) > 0

    def perform(self, season: Season, use: UseAbility) -> Next:
        manager = use.manager
        title = title_of(take_improvement(season, season.star_deck(manager)))
        season.hand[manager] = with_one(season.hand[manager], title)
        season.secret_star[manager] = title
        season.improvements[manager] += 1
        season.tell(STAR_RECEIVED, manager, title)
        return None


class LoseThisCard(Effect):
    """This upgrade goes back to the box."""

    word = "lose_this_card"
    needs = (given.UPGRADE,)

    def text(self) -> str:
        return "return this card to the box"

    def perform(self, season: Season, use: UseAbility) -> Next:
        lose_upgrade(season, use.manager, use.source - UPGRADES_FROM)
        return None


class ReplaceHighlight(Effect):
    """A highlight at which the manager has a player is replaced by the top card of the deck."""

    word = "replace_highlight"

    def text(self) -> str:
        return (
            "replace a highlight where you have a player by the top highlight of the deck, turned as you like"
        )

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(season.highlights or season.spent) and bool(highlights_of(season, use.manager))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return ChangePlays(use.manager, season.book.abilities[use.ability].title)

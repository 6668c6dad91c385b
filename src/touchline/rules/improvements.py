"""Improvements: looking at cards, keeping one, revealing the pile.

Base rulebook, Payout Icons; Reveal Improvement Pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.abilities import FREEBOOTER
from touchline.rules.actors import OfManager
from touchline.rules.bags import Bag, distinct, entry, titles, without
from touchline.rules.draws import DRAW_CARD
from touchline.rules.events import (
    CARD_BOTTOMED,
    CARD_KEPT,
    CARD_LOOKED_AT,
    CARD_RETURNED,
    IMPROVEMENT_REVEALED,
    PENALTY_DISCARDED,
    STAR_ON_TOP,
    STAR_SHUFFLED_IN,
    UPGRADE_LOST,
)
from touchline.rules.modifiers import of_title, of_upgrades
from touchline.rules.moments import DRAWING_STARS
from touchline.rules.position import NONE
from touchline.rules.printed import PENALTY, STAFF_UPGRADE, STAR, TEAM_UPGRADE
from touchline.rules.questions import (
    ADD_STAR,
    BOTTOM_CARD,
    CARD,
    DECLINE,
    FROM_DECK,
    FROM_DISCARD,
    FROM_HAND,
    KEEP_CARD,
    RETURN,
    RETURN_CARD,
    TOP_CARD,
    ask,
    one_card,
)
from touchline.rules.windows import announce, forget_source

if TYPE_CHECKING:
    from touchline.rules.season import Season


def cards_left(season: Season, deck: int) -> int:
    """How many cards a deck of improvements still has."""
    return len(season.bags[deck]) + len(season.bottoms[deck])


def take_improvement(season: Season, deck: int) -> int:
    """Take the top card of a deck of improvements, as an entry with those who know it; the deck has one."""
    bag = season.bags[deck]
    if not bag:
        first = season.bottoms[deck][0]
        season.bottoms[deck] = season.bottoms[deck][1:]
        return first
    at = season.draw(DRAW_CARD, bag)
    season.bags[deck] = bag[:at] + bag[at + 1 :]
    return entry(bag[at], 0)


def look_at_improvement(season: Season, manager: int, deck: int) -> None:
    """A manager looks at the top card of a deck, if it has one."""
    if cards_left(season, deck):
        card = take_improvement(season, deck) | 1 << manager
        season.looking[manager] += (card,)
        season.tell(CARD_LOOKED_AT, manager, titles((card,))[0])


class DraftImprovements(Procedure):
    """Draw cards, look at them, keep some in the improvement pile, put the rest at the bottom in any order."""

    __slots__ = ("count", "deck", "keep", "manager")

    def __init__(self, manager: int = 0, deck: int = 0, count: int = 1, keep: int = 1) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.deck = deck
        self.count = count
        self.keep = keep

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.deck, self.count, self.keep)

    @step
    def draw(self, season: Season) -> Next:
        for _ in range(self.count):
            look_at_improvement(season, self.manager, self.deck)
        return None

    @step
    def draw_more(self, season: Season) -> Next:
        if self.deck != season.star_deck(self.manager) or not season.looking[self.manager]:
            return None
        return announce(season, DRAWING_STARS, NONE, manager=self.manager)

    @step
    def choose(self, season: Season) -> Next:
        looking = season.looking[self.manager]
        if len(looking) <= self.keep:
            for card in looking:
                self._keep(season, card)
            season.looking[self.manager] = ()
            self.finish()
            return None
        return ask(self.manager, KEEP_CARD, one_card(CARD, tuple(sorted(titles(looking)))))

    @step
    def keep_card(self, season: Season) -> Next:
        manager = self.manager
        # Others can't tell any more which of the cards is which.
        left = without(titles(season.looking[manager]), self.answer[1])
        season.looking[manager] = tuple([entry(title, 1 << manager) for title in left])
        self._keep(season, entry(self.answer[1], 1 << manager))
        self.answer = ()
        self.keep -= 1
        if self.keep:
            self.go_to("choose")
        return None

    @step
    def choose_next_below(self, season: Season) -> Next:
        looking = titles(season.looking[self.manager])
        return ask(self.manager, BOTTOM_CARD, one_card(CARD, tuple(sorted(looking))))

    @step
    def put_below(self, season: Season) -> Next:
        manager = self.manager
        card = entry(self.answer[1], 1 << manager)
        season.looking[manager] = without(season.looking[manager], card)
        season.bottoms[self.deck] += (card,)
        season.tell(CARD_BOTTOMED, manager, self.answer[1])
        self.answer = ()
        if season.looking[manager]:
            self.go_to("choose_next_below")
        return None

    def _keep(self, season: Season, card: int) -> None:
        season.piles[self.manager] += (card,)
        season.tell(CARD_KEPT, self.manager, titles((card,))[0])


def gain_upgrade(season: Season, manager: int, title: int) -> None:
    """An upgrade comes into play."""
    season.upgrades[manager] += (title,)
    season.hears[manager] |= season.printed[title].listens
    season.start_listening(title)


def lose_upgrade(season: Season, manager: int, place: int) -> None:
    """An upgrade goes back to the box, and stays an improvement gained; a penalty is discarded."""
    owned = season.upgrades[manager]
    title = owned[place]
    season.upgrades[manager] = owned[:place] + owned[place + 1 :]
    season.hears[manager] = 0
    for other in season.upgrades[manager]:
        season.hears[manager] |= season.printed[other].listens
    exhausted = season.exhausted[manager]
    below = exhausted & (1 << place) - 1
    season.exhausted[manager] = below | exhausted >> place + 1 << place
    season.stop_listening(title)
    forget_source(season, manager, place)
    if season.printed[title].kind == PENALTY:
        season.penalty_discard += (title,)
        season.tell(PENALTY_DISCARDED, manager, title)
        return
    season.box += (title,)
    season.tell(UPGRADE_LOST, manager, title)


class RevealImprovements(OfManager):
    """A manager reveals his pile: staff, team upgrades, Freebooters, then other stars on top of his deck."""

    __slots__ = ()

    @step
    def reveal(self, season: Season) -> Next:
        manager = self.manager
        pile = tuple(sorted(titles(season.piles[manager])))
        season.piles[manager] = ()
        season.improvements[manager] += len(pile)
        for kind in (STAFF_UPGRADE, TEAM_UPGRADE):
            for title in pile:
                if season.printed[title].kind == kind:
                    season.tell(IMPROVEMENT_REVEALED, manager, title)
                    gain_upgrade(season, manager, title)
        stars = tuple([title for title in pile if season.printed[title].kind == STAR])
        for comes_first in (True, False):
            for title in stars:
                if is_freebooter(season, manager, title) == comes_first:
                    season.tell(IMPROVEMENT_REVEALED, manager, title)
        season.revealed[manager] = stars
        return None

    @step
    def choose_freebooter(self, season: Season) -> Next:
        manager = self.manager
        stars = [title for title in season.revealed[manager] if is_freebooter(season, manager, title)]
        if not stars:
            self.go_to("choose_star")
            return None
        return ask(manager, ADD_STAR, each_title(CARD, tuple(stars)))

    @step
    def add_freebooter(self, season: Season) -> Next:
        self.go_to("choose_freebooter")
        title = self.answer[1]
        season.revealed[self.manager] = without(season.revealed[self.manager], title)
        return AddFreebooter(self.manager, title)

    @step
    def choose_star(self, season: Season) -> Next:
        stars = season.revealed[self.manager]
        if not stars:
            self.finish()
            return None
        return ask(self.manager, TOP_CARD, each_title(CARD, stars))

    @step
    def put_on_top(self, season: Season) -> Next:
        manager = self.manager
        title = self.answer[1]
        season.revealed[manager] = without(season.revealed[manager], title)
        season.top[manager] = (title, *season.top[manager])
        season.tell(STAR_ON_TOP, manager, title)
        self.go_to("choose_star")
        return None


def each_title(kind: int, bag: Bag) -> tuple[Option, ...]:
    """An answer for each title of a bag that all can see."""
    found: list[Option] = []
    for title in bag:
        if (kind, title, 0) not in found:
            found.append((kind, title, 0))
    return tuple(found)


def is_freebooter(season: Season, manager: int, title: int) -> bool:
    """Whether a star that is revealed now acts as a Freebooter."""
    return bool(of_title(season, FREEBOOTER, title, manager) or of_upgrades(season, FREEBOOTER, manager))


class AddFreebooter(Procedure):
    """A manager may return one player card to the box; the Freebooter, deck and discard pile become a new deck."""

    __slots__ = ("manager", "title")

    CODED: ClassVar[dict[int, str]] = {1: "card"}

    def __init__(self, manager: int = 0, title: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.title = title

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.title)

    @step
    def choose(self, season: Season) -> Next:
        manager = self.manager
        discard = distinct(tuple(sorted(season.discard[manager])))
        deck = distinct(tuple(sorted(season.top[manager] + season.deck[manager])))
        options = [(RETURN, FROM_DISCARD, title) for title in discard]
        # Deck and discard pile are shuffled together: a card of either is the same answer.
        options += [(RETURN, FROM_DECK, title) for title in deck if title not in discard]
        options += [(RETURN, FROM_HAND, title) for title in distinct(season.hand[manager])]
        return ask(manager, RETURN_CARD, (*options, (DECLINE,)), (self.title,))

    @step
    def return_card(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            return None
        manager = self.manager
        _, zone, title = self.answer
        if zone == FROM_HAND:
            season.leave_hand(manager, title)
        elif zone == FROM_DECK:
            season.leave_deck(manager, title)
        else:
            season.discard[manager] = without(season.discard[manager], title)
        season.box += (title,)
        season.tell(CARD_RETURNED, manager, title)
        return None

    @step
    def shuffle(self, season: Season) -> Next:
        manager = self.manager
        cards = (*season.top[manager], *season.deck[manager], *season.discard[manager], self.title)
        season.top[manager] = ()
        season.discard[manager] = ()
        season.deck[manager] = tuple(sorted(cards))
        season.tell(STAR_SHUFFLED_IN, manager, self.title)
        return None

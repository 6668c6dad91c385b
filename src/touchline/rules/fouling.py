"""Fouling: a look at a card of an opponent's hand, which may be discarded (Foul Play, Fouling; rulings, Foul Play)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.bags import entry, title_of, with_one
from touchline.rules.draws import DRAW_CARD
from touchline.rules.events import CARD_DISCARDED, CARD_FOULED, CARD_GIVEN_BACK
from touchline.rules.moments import FOULED, NOBODY
from touchline.rules.position import NONE
from touchline.rules.printed import FOUL
from touchline.rules.questions import DECLINE, DISCARD, DISCARD_FOULED, MANAGER, ask
from touchline.rules.questions import FOUL as FOUL_WHOM
from touchline.rules.stadiums import note_use
from touchline.rules.windows import announce

if TYPE_CHECKING:
    from touchline.rules.season import Season


def can_be_fouled(season: Season, player: int) -> tuple[int, ...]:
    """The opposing managers with a player at the matchup and a card in hand."""
    matchup = season.where[player]
    return tuple(
        [
            manager
            for manager in season.managers_at(matchup)
            if manager != season.owner[player] and season.hand[manager]
        ]
    )


class UseFouling(Procedure):
    """Fouling: look at a random card of an opponent's hand; give it back, or discard it, and he draws another."""

    __slots__ = ("matchup", "player", "victim")

    def __init__(self, player: int = 0, victim: int = NONE, matchup: int = NONE) -> None:
        Procedure.__init__(self)
        self.player = player
        self.victim = victim
        self.matchup = matchup

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.victim, self.matchup)

    @step
    def choose_victim(self, season: Season) -> Next:
        player = self.player
        options: list[Option] = [(MANAGER, manager) for manager in can_be_fouled(season, player)]
        return ask(season.owner[player], FOUL_WHOM, (*options, (DECLINE,)), (player,))

    @step
    def look(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            self.finish()
            return None
        self.victim = self.answer[1]
        self.matchup = season.where[self.player]
        note_use(season, self.player, FOUL)
        look_at_card(season, season.owner[self.player], self.victim)
        return None

    @step
    def judge(self, season: Season) -> Next:
        title = title_of(season.fouled[self.victim][0])
        options = ((DISCARD, title, 0), (DECLINE,))
        return ask(season.owner[self.player], DISCARD_FOULED, options, (self.victim,))

    @step
    def settle(self, season: Season) -> Next:
        victim = self.victim
        season.fouled[victim] = ()
        is_discarded = self.answer[0] == DISCARD
        if is_discarded:
            title = self.answer[1]
            season.leave_hand(victim, title)
            season.discard_card(victim, title)
            season.tell(CARD_DISCARDED, victim, title)
            season.draw_card(victim)
        else:
            season.tell(CARD_GIVEN_BACK, season.owner[self.player], victim)
        return announce(season, FOULED, self.matchup, self.player, NOBODY, 0, victim, int(is_discarded))


def look_at_card(season: Season, manager: int, victim: int) -> None:
    """A manager looks at a random card of another's hand, and knows from then on that it is there.

    It stays in the hand while he looks; whose hand it is can tell which card is meant.
    """
    hand = season.hand[victim]
    title = hand[season.draw(DRAW_CARD, hand)]
    at = victim * (season.managers + 1) + manager
    if title not in season.seen_hands[at]:
        season.seen_hands[at] = with_one(season.seen_hands[at], title)
    season.fouled[victim] = (entry(title, 1 << manager | 1 << victim),)
    season.tell(CARD_FOULED, manager, victim, title)

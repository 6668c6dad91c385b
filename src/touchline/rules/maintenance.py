"""The maintenance phase: six steps in which managers prepare for the week (base rulebook, Maintenance Phase)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.abilities import MORE_HIGHLIGHTS
from touchline.rules.cheating import restock
from touchline.rules.draws import A_HEADLINE, A_TOURNAMENT, DRAW_CARD, DRAW_SPIKE
from touchline.rules.events import BALL_LAID, HIGHLIGHT_ROLLED, SPIKE_REVEALED
from touchline.rules.modifiers import of_week
from touchline.rules.moments import HEADLINE_REVEALED, Fact
from touchline.rules.position import NONE
from touchline.rules.referee import PlaceRef
from touchline.rules.season import CORRUPT_REF, ENCHANTED_BALLS, SCHEDULING
from touchline.rules.windows import in_turn

if TYPE_CHECKING:
    from touchline.rules.season import Season

HAND_SIZE: Final = 6


class MaintenancePhase(Procedure):
    """Refresh, replenish, restock, reveal the Spike! card, roll the highlights, prepare for kickoff."""

    __slots__ = ()

    @step
    def refresh_cards(self, season: Season) -> Next:
        season.exhausted = [0] * season.managers
        return None

    @step
    def replenish_hands(self, season: Season) -> Next:
        for manager in season.turn_order():
            while len(season.hand[manager]) < HAND_SIZE and season.draw_card(manager):
                pass
        return None

    @step
    def restock_pool(self, season: Season) -> Next:
        restock(season)
        return None

    @step
    def reveal_spike_card(self, season: Season) -> Next:
        if season.headline != NONE:
            season.stop_listening(season.headline)
            season.box += (season.headline,)
            season.headline = NONE
        return reveal_spike_card(season)

    @step
    def roll_highlights(self, season: Season) -> Next:
        for _ in range(highlights_this_week(season)):
            roll_highlight(season)
        return None

    @step
    def prepare_for_kickoff(self, season: Season) -> Next:
        if season.tournament != NONE:
            season.add_matchup(season.tournament)
        if season.options & ENCHANTED_BALLS:
            lay_balls(season)
        return None

    @step
    def place_ref(self, season: Season) -> Next:
        # With two managers he waits for the unused highlights to leave, if there are any.
        waits = season.managers == 2 and not season.options & SCHEDULING
        return PlaceRef() if season.options & CORRUPT_REF and not waits else None


def lay_balls(season: Season) -> None:
    """Mix the enchanted balls and lay one at midfield of each matchup (player aid, Enchanted Balls)."""
    left = season.book.balls
    for matchup in range(len(season.reel)):
        ball, left = draw_from(season, left)
        season.lay_ball(matchup, ball)
        season.tell(BALL_LAID, matchup, ball)


def reveal_spike_card(season: Season) -> Procedure | None:
    """Reveal the top card of the Spike! deck; what a headline does at once is done now."""
    season.tournament = NONE
    season.has_tournament = False
    left = (A_TOURNAMENT,) * season.tournaments_left + (A_HEADLINE,) * season.headlines_left
    if left and left[season.draw(DRAW_SPIKE, left)] == A_HEADLINE:
        season.headlines_left -= 1
        season.headline, season.headlines = draw_from(season, season.headlines)
        season.tell(SPIKE_REVEALED, season.headline)
        season.start_listening(season.headline)
        return in_turn(season, (Fact(HEADLINE_REVEALED, NONE),))
    if left:
        season.tournaments_left -= 1
        season.tournament, season.tournaments = draw_from(season, season.tournaments)
    else:
        season.tournament = season.book.final
    season.has_tournament = True
    season.tell(SPIKE_REVEALED, season.tournament)
    return None


def draw_from(season: Season, cards: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Draw a card: which one, and those that are left."""
    at = season.draw(DRAW_CARD, cards)
    return cards[at], cards[:at] + cards[at + 1 :]


def highlights_this_week(season: Season) -> int:
    """How many highlights are rolled (Roll the Highlights; Scheduling Limitations; Playing with Two Managers)."""
    if season.options & SCHEDULING:
        count = season.managers - season.has_tournament
    else:
        count = 4 if season.managers == 2 else season.managers
    return count + of_week(season, MORE_HIGHLIGHTS)


def draw_highlight(season: Season) -> int:
    """Draw the top highlight; when the deck has run out, those back in the box are shuffled into a new one."""
    if not season.highlights:
        season.highlights = tuple(sorted(season.spent))
        season.spent = ()
    title, season.highlights = draw_from(season, season.highlights)
    return title


def roll_highlight(season: Season) -> None:
    """Lay a highlight at the end of the reel."""
    season.add_matchup(draw_highlight(season))
    season.tell(HIGHLIGHT_ROLLED, len(season.reel) - 1)

"""The small changes to a position that all rules are made of, and the names of its special numbers."""

from __future__ import annotations

from typing import Final

from touchline.rules.bags import Bag, with_one, without
from touchline.rules.draws import DIE, DRAW_CARD, ROLL
from touchline.rules.events import (
    CARD_DRAWN,
    DECK_RENEWED,
    DIE_ROLLED,
    FANS_CHANGED,
    HIGHLIGHT_RETURNED,
)
from touchline.rules.moments import MOMENTS
from touchline.rules.position import NONE, Position
from touchline.rules.printed import LEFT, RIGHT

MIDFIELD: Final = -1
GONE: Final = -1
FREE: Final = -1
CLOSED: Final = -2
"""The owner of the zones of a highlight that went back to the box in the middle of the week."""

OPEN: Final = 2
"""The side of a tournament, which has a zone for each manager, neither left nor right."""
PLACES: Final = 3
"""A place to commit to is `matchup * PLACES + side`."""

# Decks of improvements: staff, then a deck of stars for each union, then the team upgrades of each manager.
STAFF_DECK: Final = 0
STAR_DECKS: Final = 1

# Optional rules.
ABBREVIATED: Final = 1
EXTENDED: Final = 2
SCHEDULING: Final = 4
NO_SALARY_CAP: Final = 8
ENCHANTED_BALLS: Final = 16
CORRUPT_REF: Final = 32
STADIUMS: Final = 64


class Season(Position):
    """A season between two choices, or in the middle of a rule, with the small changes that all rules are made of."""

    __slots__ = ()

    # Telling and chance.

    def tell(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE) -> None:
        """Note an event, if anybody listens."""
        if self.teller is not None:
            self.teller.note(self, kind, (a, b, c))

    def roll(self) -> int:
        """Roll a tackle die."""
        face = DIE[self.draw(ROLL, DIE)]
        self.tell(DIE_ROLLED, face)
        return face

    # Managers.

    def turn_order(self) -> Bag:
        """The managers in turn order, from the golden coin."""
        return tuple([(self.coin + i) % self.managers for i in range(self.managers)])

    def gain_fans(self, manager: int, amount: int) -> None:
        """Change a manager's fans; they never go below zero."""
        had = self.fans[manager]
        has = max(0, had + amount)
        if has != had:
            self.fans[manager] = has
            self.tell(FANS_CHANGED, manager, has - had, has)

    def upgrade_deck(self, manager: int) -> int:
        """The number of a manager's deck of team upgrades."""
        return STAR_DECKS + len(self.book.unions) + manager

    def star_deck(self, manager: int) -> int:
        """The number of the deck of stars of a manager's union."""
        return STAR_DECKS + self.book.teams[self.teams[manager]].union

    # Team decks and hands.

    def take_top(self, manager: int) -> int:
        """Take the top card of a manager's team deck; NONE if he has no card to draw.

        The discard pile becomes the new deck the moment the last card has left the deck.
        """
        top = self.top[manager]
        if not top and not self.deck[manager]:
            if not self.discard[manager]:
                return NONE
            self._renew_deck(manager)
        if top:
            title = top[0]
            self.top[manager] = top[1:]
        else:
            deck = self.deck[manager]
            at = self.draw(DRAW_CARD, deck)
            title = deck[at]
            self.deck[manager] = deck[:at] + deck[at + 1 :]
        return title

    def after_draw(self, manager: int) -> None:
        """Renew a deck that a draw has just emptied; by then the drawn card lies where it goes."""
        if not self.deck[manager] and not self.top[manager] and self.discard[manager]:
            self._renew_deck(manager)

    def draw_card(self, manager: int) -> bool:
        """Draw a card into a manager's hand; False if there was none."""
        on_top = bool(self.top[manager])
        title = self.take_top(manager)
        if title == NONE:
            return False
        self.hand[manager] = with_one(self.hand[manager], title)
        if on_top:
            self.show_in_hand(manager, title)
        self.tell(CARD_DRAWN, manager, title)
        self.after_draw(manager)
        return True

    def _renew_deck(self, manager: int) -> None:
        self.deck[manager] = tuple(sorted(self.discard[manager]))
        self.discard[manager] = ()
        # All other cards of the roster are in play or in this hand, so everybody can tell what it holds.
        hand = self.hand[manager]
        self.loose &= ~(1 << manager)
        secret = self.secret_star[manager]
        seats = self.managers + 1
        for at in range(manager * seats, manager * seats + seats):
            is_hidden = secret != NONE and hand.count(secret) > self.seen_hands[at].count(secret)
            self.seen_hands[at] = without(hand, secret) if is_hidden else hand
        self.tell(DECK_RENEWED, manager)

    def show_in_hand(self, manager: int, title: int) -> None:
        """Everybody knows from now on that this card is in the manager's hand."""
        seats = self.managers + 1
        for at in range(manager * seats, manager * seats + seats):
            self.seen_hands[at] = with_one(self.seen_hands[at], title)

    def leave_hand(self, manager: int, title: int) -> None:
        """Take a card out of a manager's hand, in sight of all."""
        if self.secret_star[manager] != NONE:
            self._settle_secret(manager, title, self._hidden(manager))
        self.hand[manager] = without(self.hand[manager], title)
        first = manager * (self.managers + 1)
        for at, seen in enumerate(self.seen_hands[first : first + self.managers + 1], first):
            if title in seen:
                self.seen_hands[at] = without(seen, title)

    def leave_deck(self, manager: int, title: int) -> None:
        """Take a card out of a manager's deck, in sight of all; the first on top if it lies there."""
        if self.loose >> manager & 1:
            self._settle_secret(manager, title, self._hidden(manager))
        if title in self.deck[manager]:
            self.deck[manager] = without(self.deck[manager], title)
        else:
            self.top[manager] = without(self.top[manager], title)

    def take_top_openly(self, manager: int) -> int:
        """Take the top card of a manager's team deck in sight of all; NONE if he has no card to draw."""
        title = self.take_top(manager)
        if title != NONE and self.loose >> manager & 1:
            self._settle_secret(manager, title, (*self._hidden(manager), title))
        return title

    def _hidden(self, manager: int) -> Bag:
        return self.hand[manager] + self.deck[manager]

    def _settle_secret(self, manager: int, title: int, hidden: Bag) -> None:
        """Keep to what all may conclude about a star drawn unseen, when a card leaves the hidden zones.

        If the card could as well be another copy that the team is known to have, the star stays a secret,
        and from then on may lie in the deck as well as in the hand.
        """
        secret = self.secret_star[manager]
        copies = hidden.count(title) - (title == secret)
        stars = self.book.stars[self.book.teams[self.teams[manager]].union]
        if copies and stars.count(title) > copies:
            self.loose |= 1 << manager
        elif title == secret:
            self.secret_star[manager] = NONE
            self.loose &= ~(1 << manager)

    def discard_card(self, manager: int, title: int) -> None:
        """Put a player card on its manager's discard pile."""
        self.discard[manager] += (title,)

    # Cards in play.

    def start_listening(self, title: int) -> None:
        """A card has come into play."""
        for moment in self.printed[title].moments:
            self.listening[moment] += 1

    def stop_listening(self, title: int) -> None:
        """A card has left play."""
        for moment in self.printed[title].moments:
            self.listening[moment] -= 1

    def recount_listening(self) -> None:
        """Count anew which cards in play listen, for a position that was stored."""
        self.listening = [0] * MOMENTS
        for player, title in enumerate(self.title):
            if self.where[player] != GONE:
                self.start_listening(title)
        self.hears = [0] * self.managers
        for manager, owned in enumerate(self.upgrades):
            for title in owned:
                self.hears[manager] |= self.printed[title].listens
                self.start_listening(title)
        if self.headline != NONE:
            self.start_listening(self.headline)
        for ball in self.balls:
            if ball != NONE:
                self.start_listening(ball)

    # Matchups.

    def stadium_of(self, matchup: int) -> int:
        """The stadium in which a matchup is played; NONE if in none."""
        if matchup < len(self.stadiums) and self.is_highlight(matchup):
            return self.stadiums[matchup]
        return NONE

    def skills_of(self, player: int) -> Bag:
        """A player's standing skills: those of his chosen set, if his card leaves a choice."""
        card = self.printed[self.title[player]]
        return card.skill_sets[self.chosen_set[player]] if card.skill_sets else card.skills

    def is_highlight(self, matchup: int) -> bool:
        """Whether the matchup is a highlight; the tournament lies last."""
        return not (self.has_tournament and matchup == len(self.reel) - 1)

    def section_of(self, manager: int, matchup: int) -> int:
        """Which of the two zone payouts of a highlight lies on the side of a manager who has players there."""
        side = LEFT if self.left[matchup] == manager else RIGHT
        return 1 - side if self.turned[matchup] else side

    def players_of(self, manager: int, matchup: int) -> Bag:
        """A manager's players at a matchup, in the order in which they came."""
        owner = self.owner
        return tuple([player for player in self.present[matchup] if owner[player] == manager])

    def opponents_of(self, manager: int, matchup: int) -> Bag:
        """All other managers' players at a matchup, in the order in which they came."""
        owner = self.owner
        return tuple([player for player in self.present[matchup] if owner[player] != manager])

    def is_present(self, manager: int, matchup: int) -> bool:
        """Whether a manager has a player at a matchup; a zone belongs to whoever has players in it."""
        if self.is_highlight(matchup):
            return self.left[matchup] == manager or self.right[matchup] == manager
        owner = self.owner
        for player in self.present[matchup]:
            if owner[player] == manager:
                return True
        return False

    def managers_at(self, matchup: int) -> Bag:
        """The managers with players at a matchup, in turn order."""
        if not self.is_highlight(matchup):
            return tuple([manager for manager in self.turn_order() if self.is_present(manager, matchup)])
        left = self.left[matchup]
        right = self.right[matchup]
        if right < 0:
            return (left,) if left >= 0 else ()
        if left < 0:
            return (right,)
        in_order = (left - self.coin) % self.managers < (right - self.coin) % self.managers
        return (left, right) if in_order else (right, left)

    def is_standing(self, player: int) -> bool:
        """Whether a player is at a matchup and on his feet."""
        return self.where[player] != GONE and not self.downed[player]

    def is_carrier(self, player: int) -> bool:
        """Whether a player has the ball of his matchup."""
        where = self.where[player]
        return where != GONE and self.ball[where] == player

    def enter(self, manager: int, title: int, matchup: int, side: int) -> int:
        """Bring a card into play as a player at a matchup; answers his number."""
        player = len(self.title)
        self.title.append(title)
        self.owner.append(manager)
        self.where.append(matchup)
        self.side.append(side)
        self.downed.append(False)
        self.tokens.append(())
        self.tackled.append(0)
        self.blood.append(0)
        self.disease.append(0)
        self.chosen_set.append(NONE)
        self._arrive(player, matchup, side)
        self.start_listening(title)
        return player

    def _arrive(self, player: int, matchup: int, side: int) -> None:
        manager = self.owner[player]
        self.present[matchup] += (player,)
        self.driven[matchup] &= ~(1 << manager)
        if side == LEFT:
            self.left[matchup] = manager
        elif side == RIGHT:
            self.right[matchup] = manager

    def _depart(self, player: int, matchup: int) -> None:
        manager = self.owner[player]
        self.present[matchup] = without(self.present[matchup], player)
        if not self.players_of(manager, matchup):
            if self.left[matchup] == manager:
                self.left[matchup] = FREE
            elif self.right[matchup] == manager:
                self.right[matchup] = FREE

    def move(self, player: int, matchup: int, side: int) -> None:
        """Take a player from his matchup to another; the ball is another rule's business."""
        self._depart(player, self.where[player])
        self.where[player] = matchup
        self.side[player] = side
        self._arrive(player, matchup, side)

    def remove(self, player: int) -> None:
        """Take an injured or ejected player out of play, onto his manager's discard pile."""
        matchup = self.where[player]
        manager = self.owner[player]
        self._depart(player, matchup)
        self.where[player] = GONE
        if not self.is_present(manager, matchup):
            self.driven[matchup] |= 1 << manager
        self.stop_listening(self.title[player])
        self.discard_card(manager, self.title[player])

    def return_highlight(self, matchup: int) -> None:
        """Put an unused highlight back into the box, ball and all."""
        self.tell(HIGHLIGHT_RETURNED, matchup)
        self.take_ball_away(matchup)
        self.disease_left += self.plague[matchup]
        self.plague[matchup] = 0
        self.spent += (self.reel[matchup],)
        self.reel[matchup] = NONE
        self.left[matchup] = CLOSED
        self.right[matchup] = CLOSED

    def add_matchup(self, title: int) -> None:
        """Lay a highlight or tournament at the end of the reel, with a ball at midfield."""
        self.reel.append(title)
        self.present.append(())
        self.left.append(FREE)
        self.right.append(FREE)
        self.ball.append(MIDFIELD)
        self.driven.append(0)
        self.turned.append(False)
        self.balls.append(NONE)
        self.plague.append(0)

    def lay_ball(self, matchup: int, ball: int) -> None:
        """An enchanted ball comes into play at midfield."""
        self.balls[matchup] = ball
        self.start_listening(ball)

    def take_ball_away(self, matchup: int) -> None:
        """The ball of a matchup leaves play."""
        ball = self.balls[matchup]
        if ball != NONE:
            self.balls[matchup] = NONE
            self.stop_listening(ball)

    def clone(self) -> Season:
        """A copy that plays on exactly as this one would; nobody listens to it."""
        twin = Season(self.book, 0, self.options, self.dealer)
        self.copy_into(twin)
        return twin

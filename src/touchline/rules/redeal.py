"""Redeals: a whole season that a manager could be in, with everything that he doesn't know dealt anew.

What is unknown is gathered into sorted bags and dealt, by a dealer of the redeal's own, to the places where it could
lie, which are taken in a fixed order: managers, then decks, then players. So positions that look the same to a
seat deal the same season for the same dealer, whatever they hold. What lies in a bag unseen stays there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.engine.machine import Decision
from touchline.rules.bags import ALL, SEATS, Bag, seen_by, with_one
from touchline.rules.cheating import UNSEEN
from touchline.rules.draws import DRAW_CARD, DRAW_TOKEN
from touchline.rules.knowledge import deck_of_card, has_secret_star, hidden_in_hand
from touchline.rules.position import NONE

if TYPE_CHECKING:
    from touchline.engine.dealer import Dealer
    from touchline.rules.season import Season


def redeal(season: Season, seat: int, dealer: Dealer) -> Season:
    """A season that this seat could be in; the last seat, `season.managers`, is that of the spectators.

    Its draws are numbered from 0 on, those of the redeal among them. Nobody listens to it.
    """
    twin = season.clone()
    twin.dealer = dealer
    twin.draws = 0
    secrets = 0
    for owner, secret in enumerate(season.secret_star):
        if secret != NONE and has_secret_star(season, owner, seat):
            secrets |= 1 << owner
    _deal_improvements(twin, seat, secrets)
    for owner in range(season.managers):
        has_secret = bool(secrets >> owner & 1)
        # A star drawn unseen may by now lie in the deck of a manager who has no card in hand.
        if owner != seat and (season.hand[owner] or has_secret):
            _deal_hand(season, twin, owner, seat, has_secret)
    _deal_tokens(twin, seat)
    _ask_again(twin, seat)
    return twin


def _take(twin: Season, kind: int, pool: list[int], count: int) -> list[int]:
    """Take so many out of a pool."""
    taken = twin.dealer.take(twin.draws, kind, pool, count)
    twin.draws += count
    return taken


# Improvements. The places of a deck: its bottom, then for each manager a star drawn unseen, his pile, what he looks at.


def _deal_improvements(twin: Season, seat: int, secrets: int) -> None:
    """Deal the cards of the decks that the seat can't place to wherever one of them lies outside the bag."""
    held: list[list[int]] = [[] for _ in twin.bags]
    _gather(twin, seat, secrets, held)
    for deck, bottoms in enumerate(twin.bottoms):
        below = [card >> SEATS for card in bottoms if not card >> seat & 1] if bottoms else []
        if below or held[deck]:
            pool = below + held[deck] + list(twin.bags[deck])
            pool.sort()
            dealt = _take(twin, DRAW_CARD, pool, len(below) + len(held[deck]))
            twin.bags[deck] = tuple(pool)
            dealt.reverse()
            if below:
                twin.bottoms[deck] = tuple(
                    [card if card >> seat & 1 else dealt.pop() << SEATS | card & ALL for card in bottoms]
                )
            held[deck] = dealt
    for manager in range(twin.managers):
        if secrets >> manager & 1:
            twin.secret_star[manager] = held[twin.star_deck(manager)].pop()
        if manager != seat and (twin.piles[manager] or twin.looking[manager]):
            twin.piles[manager] = _renewed(twin, manager, twin.piles[manager], seat, held)
            twin.looking[manager] = _renewed(twin, manager, twin.looking[manager], seat, held)


def _gather(twin: Season, seat: int, secrets: int, held: list[list[int]]) -> None:
    """Gather, deck by deck, what managers hold unseen of it."""
    for manager in range(twin.managers):
        if secrets >> manager & 1:
            held[twin.star_deck(manager)].append(twin.secret_star[manager])
        if manager != seat and (twin.piles[manager] or twin.looking[manager]):
            for card in twin.piles[manager] + twin.looking[manager]:
                if not card >> seat & 1:
                    held[deck_of_card(twin, manager, card >> SEATS)].append(card >> SEATS)


def _renewed(twin: Season, manager: int, pile: Bag, seat: int, held: list[list[int]]) -> Bag:
    """The pile with another card, of the same back and seen by the same others, for each that the seat doesn't know."""
    found: list[int] = []
    for card in pile:
        if card >> seat & 1:
            found.append(card)
        else:
            title = held[deck_of_card(twin, manager, card >> SEATS)].pop()
            found.append(title << SEATS | card & ALL)
    return tuple(found)


# Hands.


def _deal_hand(season: Season, twin: Season, owner: int, seat: int, has_secret: bool) -> None:
    """Deal what lies unseen in a manager's hand, from it and his team deck; a star drawn unseen belongs to it."""
    hidden = hidden_in_hand(season, owner, seat)
    pool = list(season.deck[owner] + hidden)
    dealt: list[int] = []
    if has_secret:
        pool.remove(season.secret_star[owner])
        if season.loose >> owner & 1:
            pool.append(twin.secret_star[owner])
        else:
            dealt.append(twin.secret_star[owner])
    pool.sort()
    dealt += _take(twin, DRAW_CARD, pool, len(hidden) - len(dealt))
    twin.deck[owner] = tuple(pool)
    seats = season.managers + 1
    dealt += season.seen_hands[owner * seats + seat]
    dealt.sort()
    twin.hand[owner] = tuple(dealt)
    # What others have seen by fouling, the seat can't know: they know what all know.
    for other in range(season.managers):
        if other not in (owner, seat):
            twin.seen_hands[owner * seats + other] = season.seen_hands[owner * seats + season.managers]
    if season.fouled[owner] and not seen_by(season.fouled[owner][0], seat):
        _deal_fouled(twin, owner)


def _deal_fouled(twin: Season, owner: int) -> None:
    """Let a fouler look at another card of the hand: at any, as far as the seat knows."""
    who_knows = twin.fouled[owner][0] & ALL
    title = _take(twin, DRAW_CARD, list(twin.hand[owner]), 1)[0]
    twin.fouled[owner] = (title << SEATS | who_knows,)
    for seat in range(twin.managers):
        at = owner * (twin.managers + 1) + seat
        if who_knows >> seat & 1 and seat != owner and title not in twin.seen_hands[at]:
            twin.seen_hands[at] = with_one(twin.seen_hands[at], title)


# Cheating tokens.


def _deal_tokens(twin: Season, seat: int) -> None:
    """Deal the faces that only others have seen, from them and those that nobody has seen."""
    hidden: list[int] = []
    for tokens in twin.tokens:
        if tokens:
            hidden += [token >> SEATS for token in tokens if is_hidden(token, seat)]
    # Tokens set aside lie in no order: theirs must not tell anything.
    aside = sorted([token & ALL for token in twin.aside if is_hidden(token, seat)])
    hidden += [token >> SEATS for token in twin.aside if is_hidden(token, seat)]
    if hidden:
        pool = hidden + list(twin.unseen_tokens)
        pool.sort()
        dealt = _take(twin, DRAW_TOKEN, pool, len(hidden))
        twin.unseen_tokens = tuple(pool)
        dealt.reverse()
        for player, tokens in enumerate(twin.tokens):
            if tokens:
                twin.tokens[player] = tuple(
                    [
                        dealt.pop() << SEATS | token & ALL if is_hidden(token, seat) else token
                        for token in tokens
                    ]
                )
        known = [token for token in twin.aside if not is_hidden(token, seat)]
        twin.aside = tuple(sorted(known + [dealt.pop() << SEATS | who_knows for who_knows in aside]))


def is_hidden(token: int, seat: int) -> bool:
    """Whether somebody has seen the token's face, but not this seat."""
    return token != UNSEEN and not token >> seat & 1


def _ask_again(twin: Season, seat: int) -> None:
    """Let the question fit the hands of the redeal; whether and what a manager is asked is open to all."""
    pending = twin.pending
    if pending is None or pending.manager == seat:
        return
    rule = twin.stack[-1]
    at = rule.at
    again: object = rule.STEPS[at](rule, twin)
    assert isinstance(again, Decision)
    assert (again.manager, again.kind, again.about) == (pending.manager, pending.kind, pending.about)
    assert len(again.options) > 1
    rule.at = at
    twin.pending = again

"""What a seat doesn't know: the cards and token faces that it can't place, as bags, one for each place they lie in.

Everybody knows what a bag holds, as all else of a deck is in sight; nobody but those who looked knows what lies where.
A seat is a manager, or `season.managers` for the spectators, who know what all know.
Views show these bags, redeals deal them anew: what is not in them depends on nothing that the seat can't see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.rules.bags import Bag, seen_by, title_of, without
from touchline.rules.cheating import UNSEEN
from touchline.rules.position import NONE
from touchline.rules.printed import STAFF_UPGRADE, STAR
from touchline.rules.season import STAFF_DECK

if TYPE_CHECKING:
    from touchline.rules.season import Season


def seen_in_hand(season: Season, owner: int, seat: int) -> Bag:
    """The cards of a manager's hand that a seat knows to be there; his own are all of them."""
    if owner == seat:
        return season.hand[owner]
    return season.seen_hands[owner * (season.managers + 1) + seat]


def hidden_in_hand(season: Season, owner: int, seat: int) -> Bag:
    """The cards of a manager's hand that a seat doesn't know to be there."""
    hidden = season.hand[owner]
    for title in seen_in_hand(season, owner, seat):
        hidden = without(hidden, title)
    return hidden


def has_secret_star(season: Season, owner: int, seat: int) -> bool:
    """Whether one of the cards that a seat can't place is a star that the manager drew unseen.

    It is in his hand, or, if he is `loose`, in his hand or his team deck; which star it is, the seat doesn't know.
    A fouler who has seen a card that may be the star or another copy of it doesn't know either, as long as the hand
    holds another card that may be the star.
    """
    secret = season.secret_star[owner]
    if owner == seat or secret == NONE:
        return False
    hidden = hidden_in_hand(season, owner, seat)
    may_be_in_deck = bool(season.loose >> owner & 1) or bool(hidden)
    return secret in hidden or (may_be_in_deck and secret in season.deck[owner])


def unknown_team_cards(season: Season, owner: int, seat: int) -> Bag:
    """The cards that lie in a manager's team deck or unseen in his hand, without a star that he drew unseen.

    Of his own cards a manager can't place those in his deck.
    """
    unknown = tuple(sorted(season.deck[owner] + hidden_in_hand(season, owner, seat)))
    return without(unknown, season.secret_star[owner]) if has_secret_star(season, owner, seat) else unknown


def deck_of_card(season: Season, manager: int, title: int) -> int:
    """The deck of improvements from which a card in a manager's hands came: its back shows it."""
    kind = season.printed[title].kind
    if kind == STAR:
        return season.star_deck(manager)
    return STAFF_DECK if kind == STAFF_UPGRADE else season.upgrade_deck(manager)


def unknown_improvements(season: Season, deck: int, seat: int) -> Bag:
    """The cards of a deck of improvements that a seat can't place: in the deck, in piles, looked at, drawn unseen."""
    found = list(season.bags[deck])
    found += [title_of(card) for card in season.bottoms[deck] if not seen_by(card, seat)]
    for manager in range(season.managers):
        if manager == seat:
            continue
        for card in season.piles[manager] + season.looking[manager]:
            if not seen_by(card, seat) and deck_of_card(season, manager, title_of(card)) == deck:
                found.append(title_of(card))
        if season.star_deck(manager) == deck and has_secret_star(season, manager, seat):
            found.append(season.secret_star[manager])
    found.sort()
    return tuple(found)


def unknown_faces(season: Season, seat: int) -> Bag:
    """The faces of cheating tokens that a seat can't place: those that nobody or only others have seen."""
    found = list(season.unseen_tokens)
    for tokens in (*season.tokens, season.aside):
        found += [title_of(token) for token in tokens if token != UNSEEN and not seen_by(token, seat)]
    found.sort()
    return tuple(found)

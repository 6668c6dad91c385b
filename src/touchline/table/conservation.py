"""Where every card and token of a position lies: each is in exactly one place, and none is lost."""

from __future__ import annotations

from collections import Counter
from typing import Final

from touchline.cards.mistakes import BadSave
from touchline.rules.bags import Bag, title_of, titles
from touchline.rules.cheating import UNSEEN
from touchline.rules.improvements import AddFreebooter
from touchline.rules.penalties import ResolvePenalties
from touchline.rules.position import NONE
from touchline.rules.printed import (
    BLOOD,
    DISEASE,
    HIGHLIGHT,
    KIND_NAMES,
    PENALTY,
    PLAYER,
    STAR,
    TEAM_UPGRADE,
    Book,
)
from touchline.rules.scoreboard import ResolveMatchup, RevealAll
from touchline.rules.season import GONE, Season
from touchline.rules.supplies import SUPPLY

RIGHT: Final = (
    "Each card and token lies in one place; perhaps the save was changed, or made with other packs."
)


def cards_of(season: Season, manager: int) -> list[int]:
    """All player cards that belong to a manager, wherever they are, without those in his improvement pile."""
    found = [*season.hand[manager], *season.top[manager], *season.deck[manager], *season.discard[manager]]
    found += [
        title
        for player, title in enumerate(season.title)
        if season.owner[player] == manager and season.where[player] != GONE
    ]
    found += season.revealed[manager]
    # A Freebooter on his way into the deck lies beside it, open to all.
    found += [
        rule.title for rule in season.stack if isinstance(rule, AddFreebooter) and rule.manager == manager
    ]
    return found


def improvements_of(season: Season, manager: int) -> list[int]:
    """The improvements in a manager's pile, under his eyes, and in play."""
    return [*titles(season.piles[manager]), *titles(season.looking[manager]), *season.upgrades[manager]]


def open_reel(season: Season) -> list[int]:
    """The highlights of the reel whose pitch is not yet cleared: a cleared one has gone to the box."""
    cleared = 0
    for rule in season.stack:
        if isinstance(rule, ResolveMatchup):
            cleared = rule.matchup
        elif isinstance(rule, RevealAll | ResolvePenalties):
            cleared = len(season.reel)
    return [
        title for title in season.reel[cleared:] if title != NONE and season.printed[title].kind == HIGHLIGHT
    ]


def all_cards(season: Season) -> list[int]:
    """Every card of a season, once for each copy; the last tournament is not counted, it only waits its turn."""
    found = [*season.highlights, *season.spent, *season.tournaments, *season.headlines, *season.box]
    found += open_reel(season)
    if season.headline != NONE:
        found.append(season.headline)
    if season.tournament != NONE and season.tournament not in season.box:
        found.append(season.tournament)
    for deck, bag in enumerate(season.bags):
        found += [*bag, *titles(season.bottoms[deck])]
    for manager in range(season.managers):
        found += cards_of(season, manager) + improvements_of(season, manager)
        found += season.flipped[manager]
    found += [*season.penalties, *season.penalties_before, *season.penalty_discard, *season.stadiums]
    return [title for title in found if title != season.book.final]


def counts_of(season: Season) -> dict[str, int]:
    """How many cards of each kind a season has."""
    kinds = Counter([season.printed[title].kind for title in all_cards(season)])
    return {name: kinds[kind] for kind, name in enumerate(KIND_NAMES)}


def check_cards(season: Season, counts: dict[str, int]) -> None:
    """Refuse a position in which a card or a token is missing, or is there too often, or is another manager's."""
    found = counts_of(season)
    for name in KIND_NAMES:
        if found[name] != counts.get(name):
            wrong = f"The save has {found[name]} cards of the kind {name} instead of {counts.get(name)}."
            raise BadSave(wrong, RIGHT)
    copies = copies_of(season)
    for title, count in Counter(all_cards(season)).items():
        if count > copies[title]:
            name = season.printed[title].id
            raise BadSave(f"The save has {count} copies of {name} instead of {copies[title]}.", RIGHT)
    for manager in range(season.managers):
        _check_owner(season, manager)
    _check_tokens(season)
    _check_supplies(season)


def copies_of(season: Season) -> Counter[int]:
    """How many copies of each title a season can have."""
    book: Book = season.book
    copies = Counter([*book.highlights, *book.tournaments, *book.headlines, *book.staff])
    copies.update([*book.penalties, *book.stadiums])
    for stars in book.stars:
        copies.update(stars)
    for team in season.teams:
        copies.update(book.teams[team].roster)
        copies.update(book.teams[team].upgrades)
    return copies


def _check_owner(season: Season, manager: int) -> None:
    team = season.book.teams[season.teams[manager]]
    own = {PLAYER: team.roster, STAR: season.book.stars[team.union], TEAM_UPGRADE: team.upgrades}
    for title in cards_of(season, manager) + improvements_of(season, manager):
        card = season.printed[title]
        if card.kind != PENALTY and title not in own.get(card.kind, season.book.staff):
            raise BadSave(f"The save gives {card.id} to manager {manager}, the {team.name}.", RIGHT)
    for title in cards_of(season, manager):
        if season.printed[title].kind not in {PLAYER, STAR}:
            raise BadSave(f"The save has {season.printed[title].id} among the players.", RIGHT)
    for title in season.upgrades[manager]:
        if season.printed[title].kind in {PLAYER, STAR}:
            raise BadSave(f"The save has {season.printed[title].id} among the upgrades.", RIGHT)


def _check_tokens(season: Season) -> None:
    lying: list[int] = [token for tokens in season.tokens for token in tokens]
    seen = [title_of(token) for token in (*lying, *season.aside) if token != UNSEEN]
    faces: Bag = tuple(sorted([*season.unseen_tokens, *seen]))
    if faces not in {(), season.book.tokens}:
        raise BadSave(f"The save has {len(faces)} cheating tokens, or other ones than there are.", RIGHT)
    if season.pool + lying.count(UNSEEN) > len(season.unseen_tokens):
        raise BadSave("The save has more facedown cheating tokens than there are.", RIGHT)


def _check_supplies(season: Season) -> None:
    """Contracts, blood, disease, facedown penalties and enchanted balls are as many as there are."""
    contracts = season.contracts_left + sum(season.contracts)
    _require(contracts == len(season.book.contracts), "contracts")
    supplies = {season.book.supplies[season.book.teams[team].union] for team in season.teams}
    blood = season.blood_left + sum(season.blood)
    _require(blood == (SUPPLY if BLOOD in supplies else 0), "blood tokens")
    disease = season.disease_left + sum(season.disease) + sum(season.plague)
    _require(disease == (SUPPLY if DISEASE in supplies else 0), "disease tokens")
    _require(season.penalties_left + sum(season.facedown) == len(season.penalties), "penalties")
    _require(sum(season.facedown_before) == len(season.penalties_before), "penalties")
    balls = Counter([ball for ball in season.balls if ball != NONE])
    _require(balls <= Counter(season.book.balls), "enchanted balls")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BadSave(f"The save has more or fewer {what} than there are.", RIGHT)

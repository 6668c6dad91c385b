"""What a seat may read, derived naively from the position: the names of hidden cards stand nowhere in its view."""

from __future__ import annotations

import re
from typing import Final

import msgspec

import touchline
from touchline.rules.bags import title_of
from touchline.rules.position import NONE
from touchline.rules.season import Season

NAMES: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


def hidden_cards(season: Season, seat: int | None) -> set[int]:
    """The titles of which some copy lies where the seat can't see it."""
    hidden: set[int] = set()
    for manager in range(season.managers):
        hidden.update(season.deck[manager])
        if manager != seat:
            hidden.update(season.hand[manager])
    for bag in season.bags:
        hidden.update(bag)
    for piles in (season.piles, season.looking, season.bottoms):
        for pile in piles:
            hidden.update([title_of(card) for card in pile])
    return hidden


def seen_cards(season: Season, seat: int | None) -> set[int]:
    """The titles of which the seat sees some copy, or has been told where it lies."""
    place = season.managers if seat is None else seat
    seen = {*season.box, *season.spent, *season.reel, *season.title, season.headline, season.tournament}
    seen.update(season.highlights, season.tournaments, season.headlines, season.stadiums, season.balls)
    seen.update(season.penalties, season.penalties_before, season.penalty_discard)
    for zones in (season.top, season.discard, season.upgrades, season.revealed, season.flipped):
        for zone in zones:
            seen.update(zone)
    seats = season.managers + 1
    for manager in range(season.managers):
        seen.update(season.hand[manager] if manager == seat else season.seen_hands[manager * seats + place])
    for piles in (season.piles, season.looking, season.bottoms):
        for pile in piles:
            seen.update([title_of(card) for card in pile if card >> place & 1])
    # Who has to send a player away is asked with the cards of his own deck; a card that rules speak of lies open.
    if season.pending is not None and season.pending.manager == seat:
        seen.update(season.deck[seat])
    for rule in season.stack:
        fields = rule.fields()
        seen.update([fields[at] for at, code in rule.CODED.items() if code == "card"])
    return seen


def check_sight(season: Season, view: touchline.View) -> None:
    """No card that lies hidden, and nowhere open, is named where the view says what lies where."""
    secret = hidden_cards(season, view.seat) - seen_cards(season, view.seat) - {NONE}
    said = set(NAMES.findall(msgspec.json.encode(without_unknown(msgspec.to_builtins(view))).decode()))
    told = sorted({season.printed[title].id for title in secret} & said)
    assert not told, f"the view of seat {view.seat} names hidden cards: {', '.join(told)}"


def without_unknown(shown: object) -> object:
    """The view without its lists of what the seat can't place."""
    if isinstance(shown, dict):
        return {name: without_unknown(value) for name, value in shown.items() if name != "unknown"}
    if isinstance(shown, list | tuple):
        return [without_unknown(value) for value in shown]
    return shown

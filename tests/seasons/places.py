"""Where everything lies, counted naively: each card and token of a season is in exactly one place."""

from __future__ import annotations

from touchline.rules.bags import title_of
from touchline.rules.cheating import UNSEEN
from touchline.rules.improvements import AddFreebooter
from touchline.rules.penalties import ResolvePenalties
from touchline.rules.position import NONE
from touchline.rules.printed import BLOOD, DISEASE, Printed
from touchline.rules.scoreboard import ResolveMatchup, RevealAll
from touchline.rules.season import ENCHANTED_BALLS, GONE, STADIUMS, Season


def cards_of_season(season: Season) -> list[int]:
    """Every card that a season with these teams has, sorted; two managers have no headlines."""
    book = season.book
    found = [*book.highlights, *book.tournaments, book.final, *book.staff]
    if season.managers > 2:
        found += book.headlines
    unions = {book.teams[team].union for team in season.teams}
    for union, stars in enumerate(book.stars):
        if union in unions or not book.supplies[union]:
            found += stars
    found += book.penalties
    if season.options & STADIUMS:
        found += book.stadiums
    for team in season.teams:
        found += book.teams[team].roster + book.teams[team].upgrades
    return sorted(found)


def cards_everywhere(season: Season) -> list[int]:
    """Every card, at the place where it lies, sorted."""
    found = [*season.highlights, *season.spent, *season.tournaments, *season.headlines, *season.box]
    revealed = (season.headline, season.tournament)
    found += [card for card in revealed if card != NONE and card not in season.box]
    if season.tournament != season.book.final:
        found.append(season.book.final)
    found += open_highlights(season)
    for bag in season.bags:
        found += bag
    found += [*season.penalties, *season.penalties_before, *season.penalty_discard, *season.stadiums]
    for zones in (
        season.hand,
        season.top,
        season.deck,
        season.discard,
        season.upgrades,
        season.revealed,
        season.flipped,
    ):
        for zone in zones:
            found += zone
    for piles in (season.piles, season.looking, season.bottoms):
        for pile in piles:
            found += [title_of(card) for card in pile]
    found += [title for title, where in zip(season.title, season.where, strict=True) if where != GONE]
    # A Freebooter between pile and deck lies on the table.
    found += [rule.title for rule in season.stack if isinstance(rule, AddFreebooter)]
    return sorted(found)


def open_highlights(season: Season) -> list[int]:
    """The highlights that still lie in the reel: resolved ones have gone back, though their places are kept."""
    last = len(season.reel) - season.has_tournament
    return [title for title in season.reel[resolved_matchups(season) : last] if title != NONE]


def resolved_matchups(season: Season) -> int:
    """How many matchups of the week are behind the managers."""
    resolved = 0
    for rule in season.stack:
        if isinstance(rule, ResolveMatchup):
            resolved = rule.matchup
        elif isinstance(rule, RevealAll | ResolvePenalties):
            resolved = len(season.reel)
    return resolved


def check_cards(season: Season, expected: list[int]) -> None:
    """Every card lies in exactly one place."""
    found = cards_everywhere(season)
    if found != expected:
        wrong = named(season.printed, found, expected), named(season.printed, expected, found)
        raise AssertionError(f"too many cards: {wrong[0]}; missing: {wrong[1]}")


def named(printed: list[Printed], cards: list[int], without: list[int]) -> list[str]:
    """The ids of the cards that a list has more often than another."""
    left = list(cards)
    for card in without:
        if card in left:
            left.remove(card)
    return [printed[card].id for card in left]


def check_tokens(season: Season, pool: int) -> None:
    """Unseen tokens and those whose faces somebody knows are all there are; the pool holds what was not taken."""
    if not season.week:
        return
    lying = [token for tokens in season.tokens for token in tokens]
    seen = [title_of(token) for token in (*lying, *season.aside) if token != UNSEEN]
    faces = season.book.tokens
    assert sorted([*season.unseen_tokens, *seen]) == list(faces), "the faces are not those that there are"
    assert season.pool == pool, f"the pool has {season.pool} tokens, and should have {pool}"
    assert season.pool + lying.count(UNSEEN) <= len(season.unseen_tokens), "too few unseen faces"
    assert season.pool + len(lying) + len(season.aside) <= len(faces), "more tokens than there are"
    for player, tokens in enumerate(season.tokens):
        assert not tokens or season.where[player] != GONE, f"player {player} is gone but has tokens"


def check_supplies(season: Season) -> None:
    """Contracts, blood, disease and penalties are as many as there are, and lie with those who are there."""
    book = season.book
    assert season.contracts_left + sum(season.contracts) == len(book.contracts), "contracts are missing"
    supplies = {book.supplies[book.teams[team].union] for team in season.teams}
    blood = season.blood_left + sum(season.blood)
    assert not season.week or blood == 6 * (BLOOD in supplies), "blood tokens are missing"
    disease = season.disease_left + sum(season.disease) + sum(season.plague)
    assert not season.week or disease == 6 * (DISEASE in supplies), "disease tokens are missing"
    facedown = len(season.penalties) - season.penalties_left
    assert sum(season.facedown) == facedown, "facedown penalties are missing"
    assert sum(season.facedown_before) == len(season.penalties_before), "earlier penalties are missing"
    for player, where in enumerate(season.where):
        assert where != GONE or not season.blood[player] + season.disease[player], "who is gone has tokens"
    for matchup, ball in enumerate(season.balls):
        is_played = season.reel[matchup] != NONE and matchup >= resolved_matchups(season)
        wanted = bool(season.options & ENCHANTED_BALLS) and is_played
        assert season.week == 0 or (ball != NONE) <= wanted, (
            "an enchanted ball lies where there should be none"
        )


def check_listening(season: Season) -> None:
    """What is counted as listening is what listens."""
    listening, hears = season.listening[:], season.hears[:]
    twin = season.clone()
    twin.recount_listening()
    assert listening == twin.listening, "listening is not what a recount says"
    assert hears == twin.hears, "hears is not what a recount says"

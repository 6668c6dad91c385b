"""Whether the parts of a position fit each other: as many entries as managers, matchups and players, all in bounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.cards.mistakes import BadSave
from touchline.rules.bags import Bag, title_of
from touchline.rules.position import NONE
from touchline.rules.printed import ENCHANTED_BALL, HIGHLIGHT, PENALTY, PLAYER, STADIUM, STAR, TOURNAMENT
from touchline.rules.season import CLOSED, GONE, MIDFIELD, OPEN, Season

RIGHT: Final = "A save must describe a position that a season can be in; perhaps this one was changed."


def check_position(season: Season) -> None:
    """Refuse a position whose parts contradict each other."""
    _check_table(season)
    _check_managers(season)
    _check_matchups(season)
    _check_players(season)
    _check_hands(season)


def _require(holds: bool, wrong: str) -> None:
    if not holds:
        raise BadSave(wrong, RIGHT)


def check_length(found: Sequence[object], wanted: int, name: str) -> None:
    """Refuse a list that has not as many values as it should."""
    _require(len(found) == wanted, f"The save's {name} has {len(found)} values instead of {wanted}.")


def _check_table(season: Season) -> None:
    n = season.managers
    check_length(season.teams, n, "teams")
    _require(len(set(season.teams)) == n, "The save gives one team to two managers.")
    _require(season.coin < n, f"The save's coin lies with manager {season.coin}.")
    _require(season.turn < n, f"The save says that it is manager {season.turn}'s turn.")
    for name, bits in (("passed", season.passed), ("suspended", season.suspended), ("loose", season.loose)):
        _require(not bits >> n, f"The save's {name} names a manager who is not there.")
    _require(season.ref < len(season.reel), "The save's corrupt ref is at no matchup.")
    for title in season.stadiums:
        _require(season.printed[title].kind == STADIUM, "The save has a stadium that is none.")
    _require(season.committed < len(season.title), "The save's committed is a player who is not there.")
    _require(
        season.tournaments_left <= len(season.tournaments) and season.headlines_left <= len(season.headlines),
        "The save's Spike! deck has more cards than there are.",
    )


def _check_managers(season: Season) -> None:
    for manager in range(season.managers):
        owned = season.upgrades[manager]
        _require(
            not season.exhausted[manager] >> len(owned), "The save has an exhausted upgrade that nobody has."
        )
        secret = season.secret_star[manager]
        hidden = season.hand[manager] + season.deck[manager]
        _require(
            secret == NONE or secret in hidden, "The save has a secret star that lies in no hand or deck."
        )
        for card in season.piles[manager] + season.looking[manager]:
            _require(bool(card >> manager & 1), "The save has an improvement that its manager has not seen.")
        _require(len(season.fouled[manager]) <= 1, "The save has more than one fouled card in a hand.")
        for card in season.fouled[manager]:
            _require(title_of(card) in season.hand[manager], "The save has a fouled card that is in no hand.")
            _require(
                bool(card >> manager & 1), "The save has a fouled card that its manager does not know of."
            )
        for title in season.flipped[manager]:
            _require(season.printed[title].kind == PENALTY, "The save has a penalty that is none.")


def _check_matchups(season: Season) -> None:
    players = range(len(season.title))
    places = len(season.reel)
    for matchup, title in enumerate(season.reel):
        is_last = season.has_tournament and matchup == places - 1
        kind = TOURNAMENT if is_last else HIGHLIGHT
        _require(
            title == NONE or season.printed[title].kind == kind, "The save's reel has a card of another kind."
        )
        present = season.present[matchup]
        for player in present:
            _require(
                player in players and season.where[player] == matchup,
                f"The save's matchup {matchup} has a player who is not there.",
            )
        _require(len(set(present)) == len(present), f"The save's matchup {matchup} has a player twice.")
        ball = season.ball[matchup]
        _require(
            ball == MIDFIELD or ball in present, f"The save's ball of matchup {matchup} is with nobody there."
        )
        for side in (season.left[matchup], season.right[matchup]):
            _require(
                CLOSED <= side < season.managers, f"The save's matchup {matchup} has a side without owner."
            )
        ball_kind = season.balls[matchup]
        _require(
            ball_kind == NONE or season.printed[ball_kind].kind == ENCHANTED_BALL,
            "The save has an enchanted ball that is none.",
        )
        _require(not season.driven[matchup] >> season.managers, "The save's driven names a manager too many.")


def _check_players(season: Season) -> None:
    for player, title in enumerate(season.title):
        is_player = title != NONE and season.printed[title].kind in {PLAYER, STAR}
        _require(is_player, f"The save's player {player} is no player card.")
        _require(season.owner[player] < season.managers, f"The save's player {player} is nobody's.")
        where = season.where[player]
        _require(
            where == GONE or (where < len(season.reel) and player in season.present[where]),
            f"The save's player {player} is at a matchup that does not have him.",
        )
        _require(season.side[player] <= OPEN, f"The save's player {player} is on no side.")
        sets = len(season.printed[title].skill_sets)
        _require(
            season.chosen_set[player] == NONE or season.chosen_set[player] < sets,
            f"The save's player {player} has skills that his card does not have.",
        )
        _require(
            not season.tackled[player] >> len(season.title), "The save's tackled names a player too many."
        )


def _check_hands(season: Season) -> None:
    seats = season.managers + 1
    for at, seen in enumerate(season.seen_hands):
        hand = season.hand[at // seats]
        _require(
            _is_part(seen, hand), f"The save shows a card of manager {at // seats} that is not in his hand."
        )


def _is_part(seen: Bag, hand: Bag) -> bool:
    """Whether a bag lies within another."""
    return all(seen.count(title) <= hand.count(title) for title in seen)

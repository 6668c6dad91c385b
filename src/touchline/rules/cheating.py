"""The cheating token pool and the tokens on players (base rulebook, The Cheating Token Pool, Reveal Cheating Tokens).

A facedown token has no face until somebody looks: it is UNSEEN, and what lies unseen is a bag.
A face that somebody has seen is an entry that remembers who.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules.bags import ALL, entry, seen_by, title_of, without
from touchline.rules.draws import DRAW_TOKEN
from touchline.rules.events import TOKEN_ASSIGNED, TOKEN_DISCARDED, TOKEN_LOOKED_AT, TOKEN_TURNED

if TYPE_CHECKING:
    from touchline.rules.season import Season

EJECTION: Final = 0
POWER_0: Final = 1
POWER_1: Final = 2
POWER_2: Final = 3
POWER_3: Final = 4
ONE_FAN: Final = 5
TWO_FANS: Final = 6
PENALTY_FACE: Final = 7
FACE_NAMES: Final = (
    "ejection",
    "power-0",
    "power-1",
    "power-2",
    "power-3",
    "one-fan",
    "two-fans",
    "penalty",
)
POWER_OF: Final = (0, 0, 1, 2, 3, 0, 0, 0)
FANS_OF: Final = (0, 0, 0, 0, 0, 1, 2, 0)

BASE_TOKENS: Final = (
    (EJECTION,) * 6
    + (POWER_0,) * 4
    + (POWER_1,) * 9
    + (POWER_2,) * 4
    + (POWER_3,) * 2
    + (ONE_FAN,) * 4
    + (TWO_FANS,)
)
FOUL_PLAY_TOKENS: Final = (
    (EJECTION,) * 6
    + (POWER_0,) * 4
    + (POWER_1,) * 11
    + (POWER_2,) * 5
    + (POWER_3,) * 3
    + (ONE_FAN,) * 4
    + (TWO_FANS,)
    + (PENALTY_FACE,) * 4
)
"""All tokens of a season with Foul Play: the thirty, and its eight."""

UNSEEN: Final = -1


def restock(season: Season) -> None:
    """Return all tokens to the pool and mix them."""
    season.unseen_tokens = season.book.tokens
    season.pool = len(season.unseen_tokens)
    season.aside = ()


def assign_token(season: Season, player: int) -> None:
    """Put a token from the pool on a player without looking at it; an empty pool assigns nothing."""
    if season.pool:
        season.pool -= 1
        season.tokens[player] += (UNSEEN,)
        season.tell(TOKEN_ASSIGNED, player)


def draw_face(season: Season) -> int:
    """Let somebody see one of the tokens that nobody has seen."""
    unseen = season.unseen_tokens
    face = unseen[season.draw(DRAW_TOKEN, unseen)]
    season.unseen_tokens = without(unseen, face)
    return face


def look_at_token(season: Season, manager: int, player: int, place: int) -> int:
    """A manager looks at one token on a player and keeps it to himself; answers its face."""
    tokens = season.tokens[player]
    token = tokens[place]
    seen = entry(draw_face(season), 0) if token == UNSEEN else token
    face = title_of(seen)
    replace_token(season, player, place, seen | 1 << manager)
    season.tell(TOKEN_LOOKED_AT, manager, player, face)
    return face


def replace_token(season: Season, player: int, place: int, token: int) -> None:
    """Put another token, or the same one as it is now known, at a place on a player."""
    tokens = season.tokens[player]
    season.tokens[player] = (*tokens[:place], token, *tokens[place + 1 :])


def take_token(season: Season, player: int, place: int) -> int:
    """Take a token off a player."""
    tokens = season.tokens[player]
    season.tokens[player] = tokens[:place] + tokens[place + 1 :]
    return tokens[place]


def discard_token(season: Season, player: int, place: int) -> None:
    """Set one token of a player aside until the pool is restocked."""
    season.tell(TOKEN_DISCARDED, player)
    set_aside(season, take_token(season, player, place))


def discard_tokens(season: Season, player: int) -> None:
    """Set all tokens of a player aside."""
    for token in season.tokens[player]:
        set_aside(season, token)
    season.tokens[player] = ()


def set_aside(season: Season, token: int) -> None:
    """Keep a discarded token's face, if somebody knows it, with who knows it."""
    if token != UNSEEN:
        season.aside += (token,)


def turn_tokens(season: Season, player: int) -> None:
    """Turn all tokens on a player faceup."""
    for place, token in enumerate(season.tokens[player]):
        if not is_faceup(token):
            face = draw_face(season) if token == UNSEEN else title_of(token)
            replace_token(season, player, place, entry(face, ALL))
            season.tell(TOKEN_TURNED, player, face)


def is_faceup(token: int) -> bool:
    """Whether everybody sees the token's face."""
    return token != UNSEEN and token & ALL == ALL


def is_known(token: int, seat: int) -> bool:
    """Whether that seat has seen the token's face."""
    return token != UNSEEN and seen_by(token, seat)


def token_power(season: Season, player: int) -> int:
    """The Star Power of the faceup tokens on a player."""
    tokens = season.tokens[player]
    return sum([POWER_OF[title_of(token)] for token in tokens if is_faceup(token)]) if tokens else 0


def has_face(season: Season, player: int, face: int) -> bool:
    """Whether a faceup token on a player shows that face."""
    for token in season.tokens[player]:
        if is_faceup(token) and title_of(token) == face:
            return True
    return False

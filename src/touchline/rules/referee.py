"""The corrupt ref: where he stands, whom he hands a token, and whom he has penalized (Foul Play, The Corrupt Ref)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.bags import ALL, entry
from touchline.rules.cheating import discard_token, draw_face, is_faceup
from touchline.rules.events import REF_MOVED, REF_PLACED, TOKEN_ASSIGNED, TOKEN_TURNED
from touchline.rules.penalties import receive_penalty
from touchline.rules.position import NONE
from touchline.rules.questions import MATCHUP, PLACE_REF, ask

if TYPE_CHECKING:
    from touchline.rules.season import Season


def spaces(season: Season) -> list[int]:
    """The matchups of the week, from the Highlight deck on: where the ref can stand."""
    return [matchup for matchup, title in enumerate(season.reel) if title != NONE]


class PlaceRef(Procedure):
    """The first manager places the corrupt ref at midfield of any matchup."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        return ask(season.coin, PLACE_REF, tuple([(MATCHUP, matchup) for matchup in spaces(season)]))

    @step
    def place(self, season: Season) -> Next:
        season.ref = self.answer[1]
        season.tell(REF_PLACED, season.ref)
        return None


def meet_ref(season: Season, player: int) -> None:
    """A player committed where the ref is gets a faceup token; then the ref moves on by his printed Star Power."""
    if season.pool:
        season.pool -= 1
        face = draw_face(season)
        season.tokens[player] += (entry(face, ALL),)
        season.tell(TOKEN_ASSIGNED, player)
        season.tell(TOKEN_TURNED, player, face)
    reel = spaces(season)
    steps = season.printed[season.title[player]].standing
    season.ref = reel[(reel.index(season.ref) + steps) % len(reel)]
    season.tell(REF_MOVED, season.ref)


def look_for_cheaters(season: Season) -> None:
    """Before the first matchup is resolved: a penalty for who has no faceup token where the ref is; then those go."""
    matchup = season.ref
    for manager in season.managers_at(matchup):
        players = season.players_of(manager, matchup)
        if not any(is_faceup(token) for player in players for token in season.tokens[player]):
            receive_penalty(season, manager)
    for player in season.present[matchup]:
        for place in reversed(range(len(season.tokens[player]))):
            if is_faceup(season.tokens[player][place]):
                discard_token(season, player, place)

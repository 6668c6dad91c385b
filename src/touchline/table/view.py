"""Views: what a manager may know of a season, or a spectator, as plain data.

Nothing here is cut out of the whole: each field names something that the seat may know. `None` stands for a card or
face that it doesn't know. Cards are ids; bags of cards are sorted, and list an id as often as there are copies.
"""

from __future__ import annotations

import msgspec

from touchline.table.names import Matchup, Player, Side
from touchline.table.options import AnyOption
from touchline.table.questions import AnyQuestion
from touchline.table.standings import Standing

Payouts = dict[str, tuple[dict[str, int], ...]]


class Token(msgspec.Struct, frozen=True):
    """A cheating token: its face, if the seat knows it, whether it lies faceup, and which managers have seen it."""

    face: str | None
    is_faceup: bool
    seen_by: tuple[int, ...]


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player at a matchup, with his Star Power as of now, without tokens and the ball.

    `skills` are his standing skills, of the set that was chosen for him; `blood` and `disease` count tokens.
    """

    number: int
    card: str
    manager: int
    side: Side | None
    is_downed: bool
    is_carrier: bool
    star_power: int
    tokens: tuple[Token, ...]
    blood: int
    disease: int
    skills: tuple[str, ...]


class Total(msgspec.Struct, frozen=True):
    """A manager's total Star Power at a matchup by what lies open; `facedown` tokens may still change it."""

    manager: int
    star_power: int
    facedown: int


class MatchupSeen(msgspec.Struct, frozen=True):
    """A matchup of the week. `left` and `right` say whose the zones of a highlight are.

    `payouts` are as printed; if the card lies turned, its left section is paid for the right zone, and the other way.
    `leader` would win it as it stands, if anybody would. `driven` are managers without players here, who had some and
    lost the last one by injury or ejection: they will have lost. `disease` counts the tokens at midfield.
    """

    number: int
    card: str
    is_tournament: bool
    payouts: Payouts
    is_turned: bool
    ball: int | None
    left: int | None
    right: int | None
    players: tuple[PlayerSeen, ...]
    totals: tuple[Total, ...]
    leader: int | None
    driven: tuple[int, ...]
    stadium: str | None
    enchanted_ball: str | None
    disease: int
    has_ref: bool


class Upgrade(msgspec.Struct, frozen=True):
    """An upgrade in play."""

    card: str
    is_exhausted: bool


class Improvement(msgspec.Struct, frozen=True):
    """A card of an improvement pile, below a deck, or looked at: its kind is open, and which managers know it."""

    kind: str
    card: str | None
    known_by: tuple[int, ...]


class UnseenStar(msgspec.Struct, frozen=True):
    """A star that a manager drew unseen, which the seat can't name; `may_be_in_deck` once it may have left his hand."""

    may_be_in_deck: bool


class ManagerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A manager and his cards.

    `hand` holds the cards that the seat knows to be in his hand, `shown` those that all know to be there; he has
    `hand_count`. `top` lies on his team deck, in this order, which has `deck_count` cards in all. `unknown` are the
    cards that lie in the rest of his deck or, unseen, in his hand, except a star that he drew unseen.
    `looking` are the cards that he looks at now, `revealed` stars still on their way into his deck.
    `penalties` lie faceup before him; `fouled` is the card of his hand that a fouler looks at, if the seat knows it.
    """

    manager: int
    team: str
    fans: int
    improvements: int
    has_passed: bool
    is_suspended: bool
    hand_count: int
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    unseen_star: UnseenStar | None
    deck_count: int
    top: tuple[str, ...]
    unknown: tuple[str, ...]
    discard: tuple[str, ...]
    upgrades: tuple[Upgrade, ...]
    pile: tuple[Improvement, ...]
    looking: tuple[Improvement, ...]
    revealed: tuple[str, ...]
    contracts: int
    facedown_penalties: int
    penalties: tuple[str, ...]
    fouled: str | None


class Deck(msgspec.Struct, frozen=True):
    """A deck of improvements.

    `bottom` are the cards that were put below, in order. `unknown` are all cards of this deck that the seat can't
    place: in it, in piles, looked at, or drawn unseen.
    """

    id: str
    count: int
    bottom: tuple[Improvement, ...]
    unknown: tuple[str, ...]


class Pool(msgspec.Struct, frozen=True):
    """The cheating token pool: how many tokens it has, and the faces that may be among them as far as the seat knows.

    `unknown` are all faces that the seat hasn't seen this week, in the pool or facedown elsewhere.
    `aside` are the discarded tokens that somebody has seen.
    """

    count: int
    unknown: tuple[str, ...]
    aside: tuple[Token, ...]


class Supplies(msgspec.Struct, frozen=True):
    """What the expansions keep in stock: contracts, blood and disease tokens, and penalties.

    `penalties` may lie in the deck or facedown; if the deck has run out since, `penalties_before` are those that may
    lie facedown from before.
    """

    contracts: int
    blood: int
    disease: int
    penalty_deck: int
    penalties: tuple[str, ...]
    penalties_before: tuple[str, ...]
    penalty_discard: tuple[str, ...]


class Attempt(msgspec.Struct, frozen=True):
    """A tackle attempt in progress: who tackles whom, with which Star Power, and the dice as they lie.

    `chooser` is the manager who chooses the result as things stand; None where there is nothing to choose.
    """

    tackler: Player
    target: Player
    tackler_power: int
    target_power: int
    dice: tuple[str, ...]
    chooser: int | None


class Spike(msgspec.Struct, frozen=True):
    """The Spike! Magazine deck: what lies open, and what may still come.

    Below `tournaments_left` and `headlines_left` cards, drawn from those that may still come, lies the final.
    """

    tournament: str | None
    headline: str | None
    tournaments_left: int
    headlines_left: int
    tournaments: tuple[str, ...]
    headlines: tuple[str, ...]
    final: str


class Asked(msgspec.Struct, frozen=True):
    """The decision that the season waits for. Only who is asked sees the options; the last one is the default."""

    number: int
    manager: int
    question: AnyQuestion
    options: tuple[AnyOption, ...] | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may know; `seat` is None for a spectator.

    `weeks` is how many the season has, `coin` the first manager, `turn` whose turn it is in the matchup phase,
    `committed` the player whom he committed this turn. `rules` are the rules in progress, from the outermost inwards,
    each with the step it stands at; `resolving` is the matchup that the scoreboard phase is at.
    `highlights` are those still in the deck, `spent` those back in the box, which are shuffled in when it runs out;
    `box` is what else is out of the season. Standings are as of now.
    """

    seat: int | None
    is_over: bool
    week: int
    weeks: int
    phase: str
    rules: tuple[str, ...]
    coin: int
    turn: int | None
    committed: Player | None
    expansions: tuple[str, ...]
    options: tuple[str, ...]
    managers: tuple[ManagerSeen, ...]
    reel: tuple[MatchupSeen, ...]
    spike: Spike
    pool: Pool
    supplies: Supplies
    decks: tuple[Deck, ...]
    highlights: tuple[str, ...]
    spent: tuple[str, ...]
    box: tuple[str, ...]
    resolving: Matchup | None
    attempt: Attempt | None
    decision: Asked | None
    standings: tuple[Standing, ...]
    winner: int | None

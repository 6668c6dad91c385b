"""Effects on blood, disease, contracts and penalties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.contracts import take_contract
from touchline.rules.improvements import lose_upgrade
from touchline.rules.penalties import receive_penalty
from touchline.rules.position import NONE
from touchline.rules.season import GONE
from touchline.rules.supplies import gain_blood, infect, spread_disease
from touchline.rules.vocabulary import Count, OneOf
from touchline.rules.windows import UPGRADES_FROM
from touchline.words.grammar import count
from touchline.words.selectors import OBJECTS, PRONOUNS, WHOM_NEEDS, named_player

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

FINED: Final = {
    "you": "you",
    "owner-of-chosen": "his manager",
    "owner-of-subject": "his manager",
    "owner-of-tackler": "the tackler's manager",
}
FINED_NEEDS: Final = {
    "owner-of-chosen": given.CHOSEN,
    "owner-of-subject": given.SUBJECT,
    "owner-of-tackler": given.DOER,
}


class GainBlood(Effect):
    """A player gains blood tokens."""

    word = "gain_blood"
    parameters = (Count("n", 1, 6, 1), OneOf("to", tuple(PRONOUNS), "this", WHOM_NEEDS))

    def __init__(self, n: int = 1, to: str = "this") -> None:
        super().__init__()
        self.n = n
        self.to = to

    def actor(self) -> str:
        return PRONOUNS[self.to]

    def text(self) -> str:
        return f"{self.actor()} gains {count(self.n, 'blood token')}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = named_player(use, self.to)
        return season.blood_left > 0 and (player == NONE or season.where[player] != GONE)

    def perform(self, season: Season, use: UseAbility) -> Next:
        gain_blood(season, named_player(use, self.to), self.n)
        return None


class SpreadDisease(Effect):
    """Disease tokens are placed at midfield of the matchup."""

    word = "spread_disease"
    needs = (given.MATCHUP,)
    parameters = (Count("n", 1, 6, 1),)

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def text(self) -> str:
        return f"place {count(self.n, 'disease token')} at midfield"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return season.disease_left > 0

    def perform(self, season: Season, use: UseAbility) -> Next:
        spread_disease(season, use.fact.matchup, self.n)
        return None


class Infect(Effect):
    """A player gets disease tokens."""

    word = "infect"
    parameters = (Count("n", 1, 6, 1), OneOf("whom", tuple(PRONOUNS), "chosen", WHOM_NEEDS))

    def __init__(self, n: int = 1, whom: str = "chosen") -> None:
        super().__init__()
        self.n = n
        self.whom = whom

    def text(self) -> str:
        return f"place {count(self.n, 'disease token')} on {OBJECTS[self.whom]}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = named_player(use, self.whom)
        return season.disease_left > 0 and (player == NONE or season.where[player] != GONE)

    def perform(self, season: Season, use: UseAbility) -> Next:
        infect(season, named_player(use, self.whom), self.n)
        return None


class ReceivePenalty(Effect):
    """A manager receives a penalty."""

    word = "receive_penalty"
    is_plain = True
    parameters = (OneOf("who", tuple(FINED), "you", FINED_NEEDS),)

    def __init__(self, who: str = "you") -> None:
        super().__init__()
        self.who = who

    def actor(self) -> str:
        return FINED[self.who]

    def text(self) -> str:
        receives = "receive" if self.who == "you" else "receives"
        return f"{self.actor()} {receives} a penalty"

    def perform(self, season: Season, use: UseAbility) -> Next:
        manager = use.manager
        if self.who != "you":
            manager = season.owner[named_player(use, self.who.removeprefix("owner-of-"))]
        receive_penalty(season, manager)
        return None


class TakeContract(Effect):
    """The manager takes contracts."""

    word = "take_contract"
    parameters = (Count("n", 1, 5, 1),)
    is_plain = True

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def text(self) -> str:
        return f"take {count(self.n, 'contract')}"

    def perform(self, season: Season, use: UseAbility) -> Next:
        for _ in range(self.n):
            take_contract(season, use.manager)
        return None


class DiscardPenalty(Effect):
    """This penalty has been served."""

    word = "discard_penalty"
    needs = (given.UPGRADE,)
    is_plain = True

    def text(self) -> str:
        return "discard this penalty"

    def perform(self, season: Season, use: UseAbility) -> Next:
        lose_upgrade(season, use.manager, use.source - UPGRADES_FROM)
        return None

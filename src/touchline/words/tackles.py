"""Effects on tackle attempts, and attempts that an ability makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.bags import ALL, entry
from touchline.rules.cheating import POWER_OF, draw_face
from touchline.rules.events import PLAYER_GUARDED, TOKEN_SHOWN
from touchline.rules.season import GONE
from touchline.rules.tackle import (
    DOWNED_POWER,
    PRESENT_POWER,
    STANDING_POWER,
    TackleAttempt,
    attempt_in_progress,
    can_be_tackled,
    targets,
)
from touchline.rules.upgrades import ExtraTackle, RerollOneDie
from touchline.rules.vocabulary import Count, OneOf
from touchline.words.grammar import count
from touchline.words.selectors import named_player

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility


class RerollAll(Effect):
    """All dice of the attempt are rolled again."""

    word = "reroll_all"
    needs = (given.DICE,)

    def text(self) -> str:
        return "have all its dice rerolled"

    def perform(self, season: Season, use: UseAbility) -> Next:
        attempt = attempt_in_progress(season)
        attempt.dice = tuple([season.roll() for _ in attempt.dice])
        return None


class RerollOne(Effect):
    """One die of the attempt, of the manager's choice, is rolled again."""

    word = "reroll_one"
    needs = (given.DICE,)

    def text(self) -> str:
        return "have one of its dice rerolled"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return RerollOneDie(use.manager)


class TakeTheHit(Effect):
    """This player takes the result in the target's place."""

    word = "take_the_hit"
    needs = (given.THIS, given.HIT)

    def text(self) -> str:
        return "apply the result to this player instead"

    def perform(self, season: Season, use: UseAbility) -> Next:
        season.tell(PLAYER_GUARDED, use.player, use.fact.subject)
        attempt_in_progress(season).take_place(use.player)
        return None


class CountAsStronger(Effect):
    """The tackler counts as having more Star Power; a miss costs fans."""

    word = "count_as_stronger"
    needs = (given.UNROLLED,)
    parameters = (Count("stake", 0, 9),)

    def __init__(self, stake: int) -> None:
        super().__init__()
        self.stake = stake

    def actor(self) -> str:
        return "he"

    def text(self) -> str:
        stronger = f"{self.actor()} counts as having more Star Power than the target in this attempt"
        if not self.stake:
            return stronger
        return f"{stronger}; if Target Missed is applied, lose {count(self.stake, 'fan')}"

    def perform(self, season: Season, use: UseAbility) -> Next:
        attempt = attempt_in_progress(season)
        attempt.stronger = True
        attempt.stake = self.stake
        return None


class RollOneDie(Effect):
    """The attempt rolls one die, applied, whatever the Star Power."""

    word = "slow_the_tackle"
    needs = (given.UNROLLED,)

    def text(self) -> str:
        return "have the opponent roll one die and apply it, whatever the Star Power"

    def perform(self, season: Season, use: UseAbility) -> Next:
        attempt_in_progress(season).slowed = True
        return None


class Swarm(Effect):
    """The tackler has more Star Power for each friend at the matchup."""

    word = "swarm"
    needs = (given.MATCHUP, given.UNROLLED)

    def actor(self) -> str:
        return "he"

    def text(self) -> str:
        return f"{self.actor()} has +1 Star Power in this attempt for each other player of yours there"

    def perform(self, season: Season, use: UseAbility) -> Next:
        friends = season.players_of(use.manager, use.fact.matchup)
        attempt_in_progress(season).tackler_extra += len(friends) - 1
        return None


class Weaken(Effect):
    """A player of the attempt has less Star Power in it: the chosen one, or the target."""

    word = "weaken"
    needs = (given.UNROLLED,)
    parameters = (
        Count("n", 1, 9),
        OneOf("whom", ("chosen", "subject"), "chosen", {"chosen": given.CHOSEN, "subject": given.SUBJECT}),
    )

    def __init__(self, n: int, whom: str = "chosen") -> None:
        super().__init__()
        self.n = n
        self.whom = whom

    def actor(self) -> str:
        return "he"

    def text(self) -> str:
        return f"{self.actor()} has -{self.n} Star Power in this attempt"

    def perform(self, season: Season, use: UseAbility) -> Next:
        attempt = attempt_in_progress(season)
        if named_player(use, self.whom) == attempt.tackler:
            attempt.tackler_extra -= self.n
        else:
            attempt.target_extra -= self.n
        return None


class ShowToken(Effect):
    """A token from the pool is shown; its Star Power counts for the target in the attempt."""

    word = "show_token"
    needs = (given.SUBJECT, given.UNROLLED)

    def text(self) -> str:
        return "reveal a cheating token from the pool, add its Star Power to him in this attempt, then discard it"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return season.pool > 0

    def perform(self, season: Season, use: UseAbility) -> Next:
        face = draw_face(season)
        season.pool -= 1
        season.aside += (entry(face, ALL),)
        season.tell(TOKEN_SHOWN, use.fact.subject, face)
        attempt_in_progress(season).target_extra += POWER_OF[face]
        return None


class InsteadOfTackling(Effect):
    """The attempt does not take place; something else does."""

    word = "instead_of_tackling"
    needs = (given.UNROLLED,)

    def text(self) -> str:
        return "call the attempt off"

    def perform(self, season: Season, use: UseAbility) -> Next:
        attempt_in_progress(season).call_off()
        return None


POWERS: Final = {"present": PRESENT_POWER, "standing": STANDING_POWER, "downed": DOWNED_POWER}
POWER_TEXT: Final = {
    "present": "",
    "standing": " with this player's standing Star Power",
    "downed": " with this player's downed Star Power",
}


class TackleBack(Effect):
    """This player attempts to tackle the one who tackled him, or the one whom he has just tackled."""

    word = "tackle_back"
    needs = (given.THIS,)
    parameters = (
        OneOf("whom", ("doer", "subject"), needs={"doer": given.TACKLER, "subject": given.SUBJECT}),
        OneOf("power", tuple(POWERS), "present"),
    )

    def __init__(self, whom: str, power: str = "present") -> None:
        super().__init__()
        self.whom = whom
        self.power = power

    def text(self) -> str:
        again = " again" if self.whom == "subject" else ""
        return f"attempt to tackle that opponent{again} at once{POWER_TEXT[self.power]}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        target = named_player(use, self.whom)
        here = season.where[use.player]
        return here != GONE and season.where[target] == here and can_be_tackled(season, target)

    def perform(self, season: Season, use: UseAbility) -> Next:
        return TackleAttempt(use.player, named_player(use, self.whom), POWERS[self.power])


class TackleAnother(Effect):
    """This player attempts to tackle an opponent whom he has not tackled yet."""

    word = "tackle_another"
    needs = (given.THIS, given.SUBJECT)

    def text(self) -> str:
        return "attempt to tackle another opponent"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(self.victims(season, use))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return ExtraTackle(use.player, self.victims(season, use))

    def victims(self, season: Season, use: UseAbility) -> tuple[int, ...]:
        """Whom he may still aim at."""
        tackled = season.tackled[use.player]
        return tuple(
            [
                target
                for target in targets(season, use.player)
                if target != use.fact.subject and not tackled >> target & 1
            ]
        )


class TackleFromTheGround(Effect):
    """The chosen downed player attempts a tackle with his standing Star Power."""

    word = "tackle_from_the_ground"
    needs = (given.CHOSEN,)

    def actor(self) -> str:
        return "he"

    def text(self) -> str:
        return f"{self.actor()} attempts a tackle with his standing Star Power"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return ExtraTackle(use.chosen, targets(season, use.chosen), STANDING_POWER)

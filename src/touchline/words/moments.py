"""Moments: when an ability acts, and which facts concern the card that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules import moments as at
from touchline.rules.abilities import UNGUARDED, Moment
from touchline.rules.ball import ball_in_motion
from touchline.rules.draws import TARGET_DOWN
from touchline.rules.modifiers import of_player
from touchline.rules.tackle import attempt_in_progress
from touchline.rules.vocabulary import OneOf

if TYPE_CHECKING:
    from touchline.rules.moments import Fact
    from touchline.rules.season import Season

THIS: Final = "this"
YOURS: Final = "yours"
YOU: Final = "you"
WHO: Final = {THIS: given.THIS}


class WhenPlayed(Moment):
    """When the player is committed, before his skills."""

    word = "when_played"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND)
    needs = (given.THIS,)
    moments = (at.ENTERED,)

    def text(self) -> str:
        return "when played:"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.subject == player


class MatchupAction(Moment):
    """As a matchup action in one's own turn."""

    word = "matchup_action"
    gives = (given.MATCHUP,)
    needs = (given.UPGRADE,)
    moments = (at.ACTION,)

    def text(self) -> str:
        return "matchup action:"


class Scoreboard(Moment):
    """When a matchup is resolved at which the manager has a player."""

    word = "scoreboard"
    gives = (given.MATCHUP,)
    moments = (at.SCOREBOARD,)

    def text(self) -> str:
        return "scoreboard phase:"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return season.is_present(manager, fact.matchup)


class EndOfGame(Moment):
    """After the last week."""

    word = "end_of_game"
    gives = ()
    needs = (given.BESIDE,)
    moments = (at.END_OF_GAME,)

    def text(self) -> str:
        return "end of game:"


class AtOnce(Moment):
    """When a headline is revealed, for each manager in turn order."""

    word = "at_once"
    gives = ()
    needs = (given.BESIDE,)
    moments = (at.HEADLINE_REVEALED,)

    def text(self) -> str:
        return "at once, each manager in turn order:"


class Tackles(Moment):
    """When this player, or any of the manager's players, has tackled an opponent successfully."""

    word = "tackles"
    gives = (given.MATCHUP, given.SUBJECT, given.DOER, given.WAS)
    subject = "that opponent"
    parameters = (OneOf("who", (THIS, YOURS), THIS, WHO),)
    moments = (at.TACKLED,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when {who} successfully tackles an opponent"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.doer == player
        return season.owner[fact.doer] == manager


class IsTackled(Moment):
    """When this player has been tackled successfully."""

    word = "is_tackled"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND, given.DOER, given.TACKLER, given.WAS)
    subject = "this player"
    needs = (given.THIS,)
    moments = (at.TACKLED,)

    def text(self) -> str:
        return "when an opponent successfully tackles this player"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.subject == player


class GoesDown(Moment):
    """When this player, or any of the manager's players, has become downed."""

    word = "goes_down"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND, given.WAS)
    parameters = (OneOf("who", (THIS, YOURS), THIS, WHO),)
    moments = (at.DOWNED,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when {who} becomes downed"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.subject == player
        return season.owner[fact.subject] == manager


class Injures(Moment):
    """When this player, any of the manager's players, or the manager by any means has injured an opponent."""

    word = "injures"
    gives = (given.MATCHUP, given.SUBJECT, given.DOER, given.WAS)
    subject = "that opponent"
    parameters = (OneOf("who", (THIS, YOURS, YOU), THIS, WHO),)
    moments = (at.INJURED,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        if self.who == THIS:
            return "when this player injures an opponent"
        if self.who == YOURS:
            return "when one of your players injures an opponent"
        return "when you injure an opposing player"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.doer == player
        if self.who == YOURS:
            return fact.doer != at.NOBODY and season.owner[fact.doer] == manager
        return fact.manager == manager


class OpponentPasses(Moment):
    """When an opponent at the matchup has used passing."""

    word = "opponent_passes"
    gives = (given.MATCHUP, given.DOER)
    moments = (at.PASSED,)

    def text(self) -> str:
        return "when an opponent here uses passing"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return season.owner[fact.doer] != manager


class CarrierFalls(Moment):
    """When an opposing ball carrier at the matchup has become downed or injured."""

    word = "carrier_falls"
    gives = (given.MATCHUP, given.SUBJECT, given.WAS)
    moments = (at.DOWNED, at.INJURED)

    def text(self) -> str:
        return "when an opposing ball carrier here becomes downed or injured"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return bool(fact.was & at.WAS_CARRIER) and season.owner[fact.subject] != manager


class BecomesCarrier(Moment):
    """When this player has become the ball carrier."""

    word = "becomes_carrier"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND)
    needs = (given.THIS,)
    moments = (at.BALL_GAINED,)

    def text(self) -> str:
        return "when this player becomes the ball carrier"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.subject == player


class BallComesOrGoes(Moment):
    """When the ball has come to this player or left him."""

    word = "ball_comes_or_goes"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND)
    needs = (given.THIS,)
    moments = (at.BALL_GAINED, at.BALL_LEFT)

    def text(self) -> str:
        return "each time the ball comes to this player or leaves him"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.subject == player


class BeforeTackle(Moment):
    """Before this player, or any of the manager's players, attempts a tackle."""

    word = "before_tackle"
    gives = (given.MATCHUP, given.SUBJECT, given.DOER, given.ATTEMPT, given.UNROLLED)
    parameters = (OneOf("who", (THIS, YOURS), YOURS, WHO),)
    moments = (at.TACKLE_DECLARED,)

    def __init__(self, who: str = YOURS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"before {who} attempts a tackle"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if attempt_in_progress(season).is_off():
            return False
        if self.who == THIS:
            return fact.doer == player
        return season.owner[fact.doer] == manager


class IsTargeted(Moment):
    """When this player, or any of the manager's players, is the target of a tackle attempt."""

    word = "is_targeted"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND, given.DOER, given.ATTEMPT, given.UNROLLED)
    parameters = (OneOf("who", (THIS, YOURS), YOURS, WHO),)
    moments = (at.TACKLE_TARGETED,)

    def __init__(self, who: str = YOURS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when {who} is the target of a tackle attempt"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.subject == player
        return season.owner[fact.subject] == manager


class DuringTackle(Moment):
    """During a tackle attempt, before the dice are rolled, beside which the manager has a player."""

    word = "during_tackle"
    gives = (given.MATCHUP, given.SUBJECT, given.DOER, given.ATTEMPT, given.UNROLLED)
    moments = (at.TACKLE_TARGETED,)

    def text(self) -> str:
        return "during a tackle attempt where you have another player"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        for friend in season.players_of(manager, fact.matchup):
            if friend not in (fact.doer, fact.subject):
                return True
        return False


class RolledAgainst(Moment):
    """When the dice of a tackle attempt against this player, or any of the manager's, have been rolled."""

    word = "rolled_against"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND, given.DOER, given.ATTEMPT, given.DICE)
    parameters = (OneOf("who", (THIS, YOURS), THIS, WHO),)
    moments = (at.TACKLE_ROLLED,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when an opponent has rolled to tackle {who}"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.subject == player
        return season.owner[fact.subject] == manager


class FriendIsHit(Moment):
    """When an opponent's tackle of another of the manager's players is about to succeed."""

    word = "friend_is_hit"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND, given.DOER, given.ATTEMPT, given.HIT)
    moments = (at.TACKLE_SUCCEEDING,)

    def text(self) -> str:
        return "when an opponent successfully tackles another of your players here"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if player == fact.subject or season.owner[fact.subject] != manager:
            return False
        if of_player(season, UNGUARDED, fact.doer):
            return False
        return attempt_in_progress(season).victims[-1] == fact.subject


class RollsTwoDowns(Moment):
    """When both dice of this player's tackle attempt lie on Target Down at its end."""

    word = "rolls_two_downs"
    gives = (given.MATCHUP, given.SUBJECT, given.DOER, given.ATTEMPT)
    needs = (given.THIS,)
    moments = (at.TACKLE_ENDED,)

    def text(self) -> str:
        return "when this player's tackle shows two Target Downs"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.doer == player and attempt_in_progress(season).dice == (TARGET_DOWN, TARGET_DOWN)


class GetsOrDropsBall(Moment):
    """When this player would become the ball carrier or drop the ball."""

    word = "gets_or_drops_ball"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND, given.BALL)
    needs = (given.THIS,)
    moments = (at.BALL_ARRIVING, at.BALL_DROPPING)

    def text(self) -> str:
        return "when this player would become the ball carrier or drop the ball"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.subject == player and player not in ball_in_motion(season).handed


class Downs(Moment):
    """When this player, or any of the manager's players, has brought an opponent down."""

    word = "downs"
    gives = (given.MATCHUP, given.SUBJECT, given.DOER, given.WAS)
    subject = "that opponent"
    parameters = (OneOf("who", (THIS, YOURS), THIS, WHO),)
    moments = (at.DOWNED,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when {who} brings an opponent down"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.doer == player
        return fact.doer != at.NOBODY and season.owner[fact.doer] == manager


class StandsUp(Moment):
    """When this player, or any of the manager's players, has got up again."""

    word = "stands_up"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND)
    parameters = (OneOf("who", (THIS, YOURS), THIS, WHO),)
    moments = (at.STOOD,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when {who} stands up"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.subject == player
        return season.owner[fact.subject] == manager


class Fouls(Moment):
    """When this player, or any of the manager's players, has fouled."""

    word = "fouls"
    gives = (given.MATCHUP, given.DOER)
    parameters = (OneOf("who", (THIS, YOURS), THIS, WHO),)
    moments = (at.FOULED,)

    def __init__(self, who: str = THIS) -> None:
        self.who = who

    def text(self) -> str:
        who = "this player" if self.who == THIS else "one of your players"
        return f"when {who} has fouled"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        if self.who == THIS:
            return fact.doer == player
        return season.owner[fact.doer] == manager


class PenaltyServed(Moment):
    """When this penalty is resolved."""

    word = "penalty"
    gives = ()
    needs = (given.BESIDE,)
    moments = (at.PENALTY_DUE,)

    def text(self) -> str:
        return "penalty:"


class NextWeekEnds(Moment):
    """When a week ends, before its penalties are flipped; so a penalty's own week is over by the time it is in play."""

    word = "next_week_ends"
    gives = ()
    needs = (given.UPGRADE,)
    moments = (at.WEEK_ENDED,)

    def text(self) -> str:
        return "at the end of next week:"


class CarrierGetsIt(Moment):
    """When a player becomes the carrier of this enchanted ball."""

    word = "carrier_gets_it"
    gives = (given.MATCHUP, given.SUBJECT)
    needs = (given.BESIDE,)
    moments = (at.BALL_GAINED,)

    def text(self) -> str:
        return "when a player becomes the carrier of this ball"


class EjectionsRevealed(Moment):
    """When the cheating tokens of the matchup have been revealed, before anyone is ejected."""

    word = "ejections_revealed"
    gives = (given.MATCHUP,)
    moments = (at.EJECTIONS_REVEALED,)

    def text(self) -> str:
        return "scoreboard phase, before ejections:"


class FriendEjected(Moment):
    """When one of the manager's players has been ejected."""

    word = "friend_ejected"
    gives = (given.MATCHUP, given.SUBJECT, given.FRIEND)
    moments = (at.EJECTED,)

    def text(self) -> str:
        return "when one of your players is ejected"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return season.owner[fact.subject] == manager


class TotalKnown(Moment):
    """When the manager's total at a matchup is known."""

    word = "total_known"
    gives = (given.MATCHUP, given.TOTAL)
    moments = (at.TOTALLED,)

    def text(self) -> str:
        return "when your total at a matchup is counted"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.manager == manager


class Wins(Moment):
    """When the manager has won a matchup; winner and runner-up of a tournament both have."""

    word = "wins"
    gives = (given.MATCHUP, given.MARGIN)
    moments = (at.WON,)

    def text(self) -> str:
        return "when you win a matchup"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.manager == manager


class Loses(Moment):
    """When the manager has lost a matchup."""

    word = "loses"
    gives = (given.MATCHUP,)
    moments = (at.LOST,)

    def text(self) -> str:
        return "when you lose a matchup"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.manager == manager


class DrawsStars(Moment):
    """When the manager has drawn stars for a payout, before he chooses."""

    word = "draws_stars"
    gives = (given.STARS,)
    needs = (given.BESIDE,)
    moments = (at.DRAWING_STARS,)

    def text(self) -> str:
        return "when you have drawn stars for a payout, before choosing"

    def hears(self, season: Season, fact: Fact, manager: int, player: int) -> bool:
        return fact.manager == manager

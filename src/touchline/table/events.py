"""Events as they go out: what happened, a type for each kind, with who may be told what."""

from __future__ import annotations

from typing import Self

from touchline.table.names import Matchup, Player, Side
from touchline.table.telling import Event, PartlySecret


class WeekBegan(Event, frozen=True, tag="week-began"):
    """A week begins."""

    number: int


class TeamTaken(Event, frozen=True, tag="team-taken"):
    """A manager manages a team."""

    teaches = True

    manager: int
    team: str


class CardDrawn(PartlySecret, frozen=True, tag="card-drawn"):
    """A manager draws a card into his hand; only he is told which."""

    teaches = True
    secret = "card"

    card: str | None


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    """A manager's discard pile has become his new deck."""

    manager: int


class SpikeRevealed(Event, frozen=True, tag="spike-revealed"):
    """The Spike! Magazine card of the week is revealed."""

    teaches = True

    card: str


class HighlightRolled(Event, frozen=True, tag="highlight-rolled"):
    """A highlight is laid at the end of the reel."""

    teaches = True

    matchup: Matchup


class HighlightReturned(Event, frozen=True, tag="highlight-returned"):
    """An unused highlight goes back to the box: with two managers, once two others have players."""

    matchup: Matchup


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A manager's turn begins."""

    manager: int


class PlayerCommitted(Event, frozen=True, tag="player-committed"):
    """A manager commits a player to a matchup."""

    teaches = True

    player: Player
    matchup: Matchup
    side: Side | None


class ManagerPassed(Event, frozen=True, tag="manager-passed"):
    """A manager commits no more players this week."""

    manager: int


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A manager discards a card."""

    teaches = True

    manager: int
    card: str


class SkillUsed(Event, frozen=True, tag="skill-used"):
    """A player uses a skill."""

    player: Player
    skill: str


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """A card's ability is used; `player` has it, if a player does."""

    manager: int
    card: str
    player: Player | None


class BallMoved(Event, frozen=True, tag="ball-moved"):
    """The ball of a matchup goes to a player, or to midfield."""

    matchup: Matchup
    player: Player | None


class TackleAttempted(Event, frozen=True, tag="tackle-attempted"):
    """A player attempts to tackle another."""

    player: Player
    target: Player


class DieRolled(Event, frozen=True, tag="die-rolled"):
    """A tackle die shows this face."""

    teaches = True

    die: str


class ResultChosen(Event, frozen=True, tag="result-chosen"):
    """A manager's tackle attempt has this result."""

    manager: int
    die: str


class PlayerGuarded(Event, frozen=True, tag="player-guarded"):
    """A player takes the place of another who was tackled."""

    player: Player
    target: Player


class PlayerDowned(Event, frozen=True, tag="player-downed"):
    """A player goes down."""

    player: Player


class PlayerStood(Event, frozen=True, tag="player-stood"):
    """A downed player stands up."""

    player: Player


class PlayerInjured(Event, frozen=True, tag="player-injured"):
    """A player is injured and leaves his matchup."""

    player: Player


class PlayerEjected(Event, frozen=True, tag="player-ejected"):
    """A player is ejected from his matchup."""

    player: Player


class PlayerMoved(Event, frozen=True, tag="player-moved"):
    """A player is moved to another matchup."""

    player: Player
    matchup: Matchup
    side: Side | None


class PlayerPlaced(Event, frozen=True, tag="player-placed"):
    """A card from the top of a deck is placed as a player at a matchup."""

    teaches = True

    player: Player
    matchup: Matchup
    side: Side | None


class TokenAssigned(Event, frozen=True, tag="token-assigned"):
    """A player takes a facedown cheating token."""

    player: Player


class TokenLookedAt(PartlySecret, frozen=True, tag="token-looked-at"):
    """A manager looks at a cheating token on a player; only he is told its face."""

    teaches = True
    secret = "face"

    player: Player
    face: str | None


class TokenDiscarded(Event, frozen=True, tag="token-discarded"):
    """A cheating token of a player is set aside."""

    player: Player


class TokenTurned(Event, frozen=True, tag="token-turned"):
    """A cheating token on a player is turned faceup."""

    teaches = True

    player: Player
    face: str


class TokenMoved(Event, frozen=True, tag="token-moved"):
    """A cheating token goes from one player to another, the target."""

    player: Player
    target: Player


class FansChanged(Event, frozen=True, tag="fans-changed"):
    """A manager gains or loses fans; `total` is what he has now."""

    manager: int
    number: int
    total: int


class MatchupResolved(Event, frozen=True, tag="matchup-resolved"):
    """A matchup is about to be resolved."""

    matchup: Matchup


class TotalCounted(Event, frozen=True, tag="total-counted"):
    """The total Star Power of a manager at a matchup."""

    manager: int
    matchup: Matchup
    total: int


class MatchupWon(Event, frozen=True, tag="matchup-won"):
    """A manager wins a matchup."""

    manager: int
    matchup: Matchup


class MatchupDrawn(Event, frozen=True, tag="matchup-drawn"):
    """A matchup ends in a draw."""

    matchup: Matchup


class TieDecided(Event, frozen=True, tag="tie-decided"):
    """The first manager decides which of the tied teams comes first."""

    manager: int
    winner: int


class PayoutCollected(Event, frozen=True, tag="payout-collected"):
    """A manager collects a section of a matchup's card."""

    manager: int
    matchup: Matchup
    section: str


class CardLookedAt(PartlySecret, frozen=True, tag="card-looked-at"):
    """A manager looks at the top card of a deck of improvements; only he is told which it is."""

    teaches = True
    secret = "card"

    card: str | None


class CardKept(PartlySecret, frozen=True, tag="card-kept"):
    """A manager puts a card on his improvement pile; only he is told which."""

    secret = "card"

    card: str | None


class CardBottomed(PartlySecret, frozen=True, tag="card-bottomed"):
    """A manager puts a card at the bottom of its deck; only he is told which."""

    secret = "card"

    card: str | None


class ImprovementRevealed(Event, frozen=True, tag="improvement-revealed"):
    """A manager reveals an improvement."""

    teaches = True

    manager: int
    card: str


class StarOnTop(Event, frozen=True, tag="star-on-top"):
    """A star goes on top of a manager's deck."""

    manager: int
    card: str


class StarShuffledIn(Event, frozen=True, tag="star-shuffled-in"):
    """A star is shuffled into a manager's deck."""

    manager: int
    card: str


class CardReturned(Event, frozen=True, tag="card-returned"):
    """A card of a manager's roster goes back to the box."""

    teaches = True

    manager: int
    card: str


class StarReceived(PartlySecret, frozen=True, tag="star-received"):
    """A manager takes a star into his hand; only he is told which."""

    teaches = True
    secret = "card"

    card: str | None


class CoinPassed(Event, frozen=True, tag="coin-passed"):
    """The golden coin goes to the next manager."""

    manager: int


class UpgradeLost(Event, frozen=True, tag="upgrade-lost"):
    """An upgrade of a manager goes back to the box."""

    manager: int
    card: str


class HighlightReplaced(Event, frozen=True, tag="highlight-replaced"):
    """Another highlight takes the place of one of the reel."""

    teaches = True

    matchup: Matchup


class TokenShown(Event, frozen=True, tag="token-shown"):
    """A cheating token is drawn from the pool and shown to all."""

    teaches = True

    player: Player
    face: str


class MatchupCleared(Event, frozen=True, tag="matchup-cleared"):
    """The players of a matchup go to their managers' discard piles."""

    matchup: Matchup


class SeasonEnded(Event, frozen=True, tag="season-ended"):
    """The season is over."""


class BloodGained(Event, frozen=True, tag="blood-gained"):
    """A player gains so many blood tokens."""

    player: Player
    number: int


class DiseaseSpread(Event, frozen=True, tag="disease-spread"):
    """So many disease tokens are placed at midfield of a matchup."""

    matchup: Matchup
    number: int


class DiseaseCaught(Event, frozen=True, tag="disease-caught"):
    """A player takes so many disease tokens."""

    player: Player
    number: int


class SkillsChosen(Event, frozen=True, tag="skills-chosen"):
    """A player has these skills for as long as he is in play."""

    player: Player
    set: int


class CardFouled(PartlySecret, frozen=True, tag="card-fouled"):
    """A manager looks at a card of another's hand by fouling; only these two are told which."""

    teaches = True
    secret = "card"

    victim: int
    card: str | None

    def told(self, seat: int | None) -> Self | None:
        """The event as this manager may know it: whose card it is knows which of his cards is missing."""
        return self if seat == self.victim else PartlySecret.told(self, seat)


class CardGivenBack(Event, frozen=True, tag="card-given-back"):
    """A manager gives the card back that he has looked at by fouling."""

    manager: int
    victim: int


class ContractTaken(Event, frozen=True, tag="contract-taken"):
    """A manager takes a contract, unseen."""

    manager: int


class ContractReturned(Event, frozen=True, tag="contract-returned"):
    """A manager's contract goes back to the pool, unseen."""

    manager: int


class ContractRevealed(Event, frozen=True, tag="contract-revealed"):
    """A manager reveals a contract worth so many fans."""

    teaches = True

    manager: int
    number: int


class PenaltyReceived(Event, frozen=True, tag="penalty-received"):
    """A manager receives a penalty, facedown."""

    manager: int


class PenaltyRevealed(Event, frozen=True, tag="penalty-revealed"):
    """A manager flips a penalty."""

    teaches = True

    manager: int
    card: str


class PenaltyDiscarded(Event, frozen=True, tag="penalty-discarded"):
    """A manager's penalty has been served and is discarded."""

    manager: int
    card: str


class StadiumLaid(Event, frozen=True, tag="stadium-laid"):
    """A stadium is laid at the end of the line of stadiums."""

    teaches = True

    card: str


class BallLaid(Event, frozen=True, tag="ball-laid"):
    """An enchanted ball is laid at midfield of a matchup."""

    teaches = True

    matchup: Matchup
    card: str


class RefPlaced(Event, frozen=True, tag="ref-placed"):
    """The corrupt ref is placed at a matchup."""

    matchup: Matchup


class RefMoved(Event, frozen=True, tag="ref-moved"):
    """The corrupt ref moves on to a matchup."""

    matchup: Matchup


class Undone(Event, frozen=True, tag="undone"):
    """The season has gone back to a decision; a manager has brought it about, or all together."""

    manager: int | None
    to: int


AnyNoted = (
    WeekBegan
    | TeamTaken
    | CardDrawn
    | DeckRenewed
    | SpikeRevealed
    | HighlightRolled
    | HighlightReturned
    | TurnBegan
    | PlayerCommitted
    | ManagerPassed
    | CardDiscarded
    | SkillUsed
    | AbilityUsed
    | BallMoved
    | TackleAttempted
    | DieRolled
    | ResultChosen
    | PlayerGuarded
    | PlayerDowned
    | PlayerStood
    | PlayerInjured
    | PlayerEjected
    | PlayerMoved
    | PlayerPlaced
    | TokenAssigned
    | TokenLookedAt
    | TokenDiscarded
    | TokenTurned
    | TokenMoved
    | FansChanged
    | MatchupResolved
    | TotalCounted
    | MatchupWon
    | MatchupDrawn
    | TieDecided
    | PayoutCollected
    | CardLookedAt
    | CardKept
    | CardBottomed
    | ImprovementRevealed
    | StarOnTop
    | StarShuffledIn
    | CardReturned
    | StarReceived
    | CoinPassed
    | UpgradeLost
    | HighlightReplaced
    | TokenShown
    | MatchupCleared
    | SeasonEnded
    | BloodGained
    | DiseaseSpread
    | DiseaseCaught
    | SkillsChosen
    | CardFouled
    | CardGivenBack
    | ContractTaken
    | ContractReturned
    | ContractRevealed
    | PenaltyReceived
    | PenaltyRevealed
    | PenaltyDiscarded
    | StadiumLaid
    | BallLaid
    | RefPlaced
    | RefMoved
)
"""Any event that the rules note: the types of all kinds, in the order in which the rules number them."""

AnyEvent = AnyNoted | Undone
"""Any event; that something was undone is none of the rules."""

/* Made from the Python models by: make types */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Command".
 */
export type Command =
  | Choose
  | Undo
  | Agree
  | Advise
  | Stand
  | Say
  | Mute
  | Pause
  | Resume
  | ComeBack
  | Resign
  | WantEnd
  | Salt
  | Draft
  | Sit
  | StandUp1
  | SeatBot
  | Kick
  | Invite
  | Change
  | Start
  | Rematch;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | WeekBegan
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
  | Undone;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Message".
 */
export type Message = Update | Done | Refused;

export interface Protocol {}
/**
 * A card's ability is used; `player` has it, if a player does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AbilityUsed".
 */
export interface AbilityUsed {
  card: string;
  kind: "ability-used";
  manager: number;
  player: Player | null;
}
/**
 * A player at a matchup: his number in this week, his card's id, his manager.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  card: string;
  manager: number;
  number: number;
}
/**
 * Use an upgrade as matchup action.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ActOption".
 */
export interface ActOption {
  kind: "act";
  text: string;
  upgrade: string;
}
/**
 * Which of the stars that are shuffled into the deck comes next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddStar".
 */
export interface AddStar {
  kind: "add-star";
}
/**
 * An address was added; whether a code that was sent to it has to be given first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddressGiven".
 */
export interface AddressGiven {
  needs_code: boolean;
}
/**
 * An address as its owner is shown it: of those that are as good as a password only the place.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddressSeen".
 */
export interface AddressSeen {
  id: number;
  is_confirmed: boolean;
  kind: string;
  shown: string;
}
/**
 * What the coach would answer; `reasons` are what he thinks of the best options.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  option: string;
  reasons?: Reason[];
  words: string;
}
/**
 * Advice as it goes out: the option's text and what it would do in words, what it is worth in fans, and why.
 *
 *     `tries` is how many weeks were played on from it, 0 if none: after one or two the worth says little.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  option: string;
  tries: number;
  why: Span[];
  words: string;
  worth: number;
}
/**
 * A piece of a line: its text and, if it names one, the card, the manager, the player's number in this week.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Span".
 */
export interface Span {
  card?: string | null;
  manager?: number | null;
  number?: number | null;
  text: string;
}
/**
 * Ask the coach what he would answer here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advise".
 */
export interface Advise {
  id: string;
  number: number;
  type: "advise";
}
/**
 * Agree to the undo that is asked for, or refuse it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  id: string;
  number: number;
  type: "agree";
  yes: boolean;
}
/**
 * Take the result of a die.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ApplyOption".
 */
export interface ApplyOption {
  die: string;
  kind: "apply";
  text: string;
}
/**
 * The decision that the season waits for. Only who is asked sees the options; the last one is the default.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  manager: number;
  number: number;
  options:
    | (
        | CommitOption
        | PassOption
        | DiscardOption
        | DoneOption
        | UseOption
        | DeclineOption
        | TackleOption
        | StripBallOption
        | ApplyOption
        | ActOption
        | UseAbilityOption
        | NamePlayerOption
        | NameSkillOption
        | NameTokenOption
        | KeepOption
        | ReplaceOption
        | GoToOption
        | NameMatchupOption
        | LayStraightOption
        | LayTurnedOption
        | TakeSideOption
        | CollectOption
        | TakeCardOption
        | NameManagerOption
        | ReturnOption
        | RerollOption
        | TakeSkillSetOption
      )[]
    | null;
  question:
    | CommitOrPass
    | DiscardUnwanted
    | DiscardCard
    | UseSkill
    | ChooseTarget
    | ChooseResult
    | ChooseAction
    | Respond
    | OrderAbilities
    | ChoosePlayer
    | GiveBall
    | ChooseSkill
    | ChooseToken
    | KeepToken
    | ChoosePlace
    | ChooseHighlight
    | TurnHighlight
    | ChooseSide
    | CollectNext
    | KeepCard
    | BottomCard
    | BreakTie
    | NameOpponent
    | AddStar
    | ReturnCard
    | TopCard
    | ChooseDie
    | ChooseSkillSet
    | StandUp
    | Foul
    | DiscardFouled
    | OrderDowned
    | ResolvePenalty
    | PlaceRef
    | LoseCard;
}
/**
 * Bring a card from hand to a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CommitOption".
 */
export interface CommitOption {
  card: string;
  kind: "commit";
  matchup: Matchup;
  side: ("left" | "right") | null;
  text: string;
}
/**
 * A matchup of the week: its number from the Highlight deck on, its card's id.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Matchup".
 */
export interface Matchup {
  card: string;
  number: number;
}
/**
 * Commit no more this week.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PassOption".
 */
export interface PassOption {
  kind: "pass";
  text: string;
}
/**
 * Discard a card from hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiscardOption".
 */
export interface DiscardOption {
  card: string;
  kind: "discard";
  text: string;
}
/**
 * That is all.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DoneOption".
 */
export interface DoneOption {
  kind: "done";
  text: string;
}
/**
 * Do what is offered.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "UseOption".
 */
export interface UseOption {
  kind: "use";
  text: string;
}
/**
 * Don't do what is offered.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeclineOption".
 */
export interface DeclineOption {
  kind: "decline";
  text: string;
}
/**
 * Attempt to tackle a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TackleOption".
 */
export interface TackleOption {
  kind: "tackle";
  player: Player;
  text: string;
}
/**
 * Place the ball at midfield instead of tackling.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StripBallOption".
 */
export interface StripBallOption {
  kind: "strip-ball";
  text: string;
}
/**
 * Use an ability of a card; `player` has it, if a player does, and `subject` is whom it answers to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "UseAbilityOption".
 */
export interface UseAbilityOption {
  card: string;
  kind: "ability";
  player: Player | null;
  subject: Player | null;
  text: string;
}
/**
 * Name a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NamePlayerOption".
 */
export interface NamePlayerOption {
  kind: "player";
  player: Player;
  text: string;
}
/**
 * Name a skill.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NameSkillOption".
 */
export interface NameSkillOption {
  kind: "skill";
  skill: string;
  text: string;
}
/**
 * Name a cheating token on a player; his first is 1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NameTokenOption".
 */
export interface NameTokenOption {
  kind: "token";
  player: Player;
  text: string;
  token: number;
}
/**
 * Keep the cheating token.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "KeepOption".
 */
export interface KeepOption {
  kind: "keep";
  text: string;
}
/**
 * Discard the cheating token and take another.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplaceOption".
 */
export interface ReplaceOption {
  kind: "replace";
  text: string;
}
/**
 * Bring the player to a place.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GoToOption".
 */
export interface GoToOption {
  kind: "place";
  matchup: Matchup;
  side: ("left" | "right") | null;
  text: string;
}
/**
 * Name a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NameMatchupOption".
 */
export interface NameMatchupOption {
  kind: "matchup";
  matchup: Matchup;
  text: string;
}
/**
 * Lay the new highlight as it is printed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LayStraightOption".
 */
export interface LayStraightOption {
  kind: "straight";
  text: string;
}
/**
 * Lay the new highlight with left and right exchanged.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LayTurnedOption".
 */
export interface LayTurnedOption {
  kind: "turned";
  text: string;
}
/**
 * Take one side of an either/or payout; the first is 1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeSideOption".
 */
export interface TakeSideOption {
  kind: "side";
  side: number;
  text: string;
}
/**
 * Collect the cards of an icon of a section, or open an either/or.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CollectOption".
 */
export interface CollectOption {
  icon: string;
  kind: "collect";
  section: string;
  text: string;
}
/**
 * Name a card, for what the question asks.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeCardOption".
 */
export interface TakeCardOption {
  card: string;
  kind: "card";
  text: string;
}
/**
 * Name a manager; notation does it by his team.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NameManagerOption".
 */
export interface NameManagerOption {
  kind: "manager";
  manager: number;
  text: string;
}
/**
 * Return a player's card to the box, from one of the zones of the roster.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReturnOption".
 */
export interface ReturnOption {
  card: string;
  kind: "return";
  text: string;
  zone: string;
}
/**
 * Roll a die again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RerollOption".
 */
export interface RerollOption {
  die: string;
  kind: "reroll";
  text: string;
}
/**
 * Take a skill set; `skills` are those in it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeSkillSetOption".
 */
export interface TakeSkillSetOption {
  kind: "skill-set";
  skills: string[];
  text: string;
}
/**
 * Which player to commit to which matchup; or to pass, and commit no more this week.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CommitOrPass".
 */
export interface CommitOrPass {
  kind: "commit-or-pass";
}
/**
 * Which card of his hand the manager, who has passed, does not wish to keep.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiscardUnwanted".
 */
export interface DiscardUnwanted {
  kind: "discard-unwanted";
}
/**
 * Which card of his hand the manager discards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiscardCard".
 */
export interface DiscardCard {
  kind: "discard-card";
}
/**
 * Whether the player uses this skill.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "UseSkill".
 */
export interface UseSkill {
  kind: "use-skill";
  player: Player;
  skill: string;
}
/**
 * Whom the player attempts to tackle.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseTarget".
 */
export interface ChooseTarget {
  kind: "choose-target";
  player: Player;
}
/**
 * Which of the dice of a tackle attempt is applied.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseResult".
 */
export interface ChooseResult {
  kind: "choose-result";
  player: Player;
  target: Player;
}
/**
 * Which upgrade the manager uses as his matchup action, if any.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseAction".
 */
export interface ChooseAction {
  kind: "choose-action";
}
/**
 * Which ability the manager uses at this moment, if any.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Respond".
 */
export interface Respond {
  kind: "respond";
  matchup: Matchup | null;
  moment: string;
}
/**
 * Which of the manager's abilities that act at this moment comes next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrderAbilities".
 */
export interface OrderAbilities {
  kind: "order-abilities";
  matchup: Matchup | null;
  moment: string;
}
/**
 * Which player this card is used on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChoosePlayer".
 */
export interface ChoosePlayer {
  card: string;
  kind: "choose-player";
}
/**
 * Which of his players at this matchup the manager gives the ball to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GiveBall".
 */
export interface GiveBall {
  kind: "give-ball";
  matchup: Matchup;
}
/**
 * Which skill the player uses.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseSkill".
 */
export interface ChooseSkill {
  kind: "choose-skill";
  player: Player;
}
/**
 * Which cheating token this card is used on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseToken".
 */
export interface ChooseToken {
  card: string;
  kind: "choose-token";
}
/**
 * Whether the player keeps the cheating token that his manager has looked at; his first is 1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "KeepToken".
 */
export interface KeepToken {
  kind: "keep-token";
  player: Player;
  token: number;
}
/**
 * Where the player is moved.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChoosePlace".
 */
export interface ChoosePlace {
  kind: "choose-place";
  player: Player;
}
/**
 * Which highlight this card is used on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseHighlight".
 */
export interface ChooseHighlight {
  card: string;
  kind: "choose-highlight";
}
/**
 * Which way round the new highlight is laid.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnHighlight".
 */
export interface TurnHighlight {
  kind: "turn-highlight";
  matchup: Matchup;
}
/**
 * Which side of an either/or payout the manager takes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseSide".
 */
export interface ChooseSide {
  kind: "choose-side";
  matchup: Matchup;
}
/**
 * Which part of his payouts the manager collects next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CollectNext".
 */
export interface CollectNext {
  kind: "collect-next";
  matchup: Matchup;
}
/**
 * Which of the cards that he looks at the manager keeps.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "KeepCard".
 */
export interface KeepCard {
  kind: "keep-card";
}
/**
 * Which of the cards that he looks at goes to the bottom of the deck next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BottomCard".
 */
export interface BottomCard {
  kind: "bottom-card";
}
/**
 * Which of the tied teams comes first at this tournament.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BreakTie".
 */
export interface BreakTie {
  kind: "break-tie";
  matchup: Matchup;
}
/**
 * Which opposing manager gives the ball of this matchup to one of his players.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NameOpponent".
 */
export interface NameOpponent {
  kind: "name-opponent";
  matchup: Matchup;
}
/**
 * Which card leaves the roster for this star, if any.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReturnCard".
 */
export interface ReturnCard {
  card: string;
  kind: "return-card";
}
/**
 * Which star goes on top of the deck next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TopCard".
 */
export interface TopCard {
  kind: "top-card";
}
/**
 * Which die of a tackle attempt is rolled again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseDie".
 */
export interface ChooseDie {
  kind: "choose-die";
  player: Player;
  target: Player;
}
/**
 * Which of his skill sets the player has for as long as he is in play.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChooseSkillSet".
 */
export interface ChooseSkillSet {
  kind: "choose-skill-set";
  player: Player;
}
/**
 * Whether the player gets up, now that he has regenerated.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "touchline.table.questions.StandUp".
 */
export interface StandUp {
  kind: "stand-up";
  player: Player;
}
/**
 * Into whose hand the player's manager looks by fouling.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Foul".
 */
export interface Foul {
  kind: "foul";
  player: Player;
}
/**
 * Whether the card of this manager's hand that was looked at is discarded.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiscardFouled".
 */
export interface DiscardFouled {
  kind: "discard-fouled";
  manager: number;
}
/**
 * Which of the players who fell at the same time uses his downed skills next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrderDowned".
 */
export interface OrderDowned {
  kind: "order-downed";
}
/**
 * Which of his penalties the manager resolves next.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ResolvePenalty".
 */
export interface ResolvePenalty {
  kind: "resolve-penalty";
}
/**
 * At which matchup the corrupt ref is placed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlaceRef".
 */
export interface PlaceRef {
  kind: "place-ref";
}
/**
 * Which of his cards the manager returns to the box, as this card demands.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LoseCard".
 */
export interface LoseCard {
  card: string;
  kind: "lose-card";
}
/**
 * A tackle attempt in progress: who tackles whom, with which Star Power, and the dice as they lie.
 *
 *     `chooser` is the manager who chooses the result as things stand; None where there is nothing to choose.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Attempt".
 */
export interface Attempt {
  chooser: number | null;
  dice: string[];
  tackler: Player;
  tackler_power: number;
  target: Player;
  target_power: number;
}
/**
 * An enchanted ball is laid at midfield of a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BallLaid".
 */
export interface BallLaid {
  card: string;
  kind: "ball-laid";
  matchup: Matchup;
}
/**
 * The ball of a matchup goes to a player, or to midfield.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BallMoved".
 */
export interface BallMoved {
  kind: "ball-moved";
  matchup: Matchup;
  player: Player | null;
}
/**
 * A player gains so many blood tokens.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BloodGained".
 */
export interface BloodGained {
  kind: "blood-gained";
  number: number;
  player: Player;
}
/**
 * A title in a deck, with all its facts; what does not apply to its kind is None.
 *
 *     A title that lies in two decks is listed once for each. `copies` are those in this deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  copies: number;
  downed_skills?: string[] | null;
  id: string;
  kind: string;
  name: string;
  named?: string[] | null;
  payouts?: {
    [k: string]: {
      [k: string]: number;
    }[];
  } | null;
  provenance: string;
  reconstructed: string[];
  set: string;
  skill_sets?: string[][] | null;
  skills?: string[] | null;
  star_power?: [number, number] | null;
  team?: string | null;
  text: string;
  union?: string | null;
}
/**
 * A manager puts a card at the bottom of its deck; only he is told which.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardBottomed".
 */
export interface CardBottomed {
  card: string | null;
  kind: "card-bottomed";
  manager: number;
}
/**
 * A manager discards a card.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardDiscarded".
 */
export interface CardDiscarded {
  card: string;
  kind: "card-discarded";
  manager: number;
}
/**
 * A manager draws a card into his hand; only he is told which.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardDrawn".
 */
export interface CardDrawn {
  card: string | null;
  kind: "card-drawn";
  manager: number;
}
/**
 * A manager looks at a card of another's hand by fouling; only these two are told which.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardFouled".
 */
export interface CardFouled {
  card: string | null;
  kind: "card-fouled";
  manager: number;
  victim: number;
}
/**
 * A manager gives the card back that he has looked at by fouling.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardGivenBack".
 */
export interface CardGivenBack {
  kind: "card-given-back";
  manager: number;
  victim: number;
}
/**
 * A manager puts a card on his improvement pile; only he is told which.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardKept".
 */
export interface CardKept {
  card: string | null;
  kind: "card-kept";
  manager: number;
}
/**
 * A manager looks at the top card of a deck of improvements; only he is told which it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardLookedAt".
 */
export interface CardLookedAt {
  card: string | null;
  kind: "card-looked-at";
  manager: number;
}
/**
 * A card of a manager's roster goes back to the box.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CardReturned".
 */
export interface CardReturned {
  card: string;
  kind: "card-returned";
  manager: number;
}
/**
 * A seat as everybody sees it. `person` is who sits there, for what everybody may know of him.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChairSeen".
 */
export interface ChairSeen {
  bank: number;
  bot: string | null;
  has_resigned: boolean;
  is_away: boolean;
  is_free: boolean;
  is_here: boolean;
  is_yours: boolean;
  name: string;
  person: string | null;
  team: string | null;
  wants_end: boolean;
}
/**
 * Agree on other rules before the season; the host may.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  id: string;
  setup: Setup;
  title: string;
  type: "change";
}
/**
 * What is agreed before a season.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Setup".
 */
export interface Setup {
  clock?: Clock;
  expansions?: string[];
  is_listed?: boolean;
  managers: number;
  options?: string[];
  teams?: "chosen" | "drafted" | "drawn";
  undo?: "consent" | "free" | "never";
  watching?: "anyone" | "invited" | "nobody";
}
/**
 * How long a manager may take.
 *
 *     For each answer he has `seconds`, and what is over goes on his `bank`; once that is empty a bot sits in for him.
 *     Who is away while he is asked is waited for `grace` seconds, unless the season is a slow one, in which nobody has
 *     to be there. All of it is on the server's clock.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  bank?: number;
  grace?: number;
  pace?: "live" | "none" | "slow";
  seconds?: number;
}
/**
 * Answer the open decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  id: string;
  number: number;
  option: string;
  type: "choose";
}
/**
 * The golden coin goes to the next manager.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CoinPassed".
 */
export interface CoinPassed {
  kind: "coin-passed";
  manager: number;
}
/**
 * Take one's seat back from the bot that sits in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ComeBack".
 */
export interface ComeBack {
  id: string;
  seat: number;
  type: "come-back";
}
/**
 * Go back to an earlier decision of one's own; `number` is the open one.
 *
 *     `kind` is what kind of undo whoever asks was told that it would be; if it is another by now, he is told so.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  id: string;
  kind?: ("alone" | "consent" | "free") | null;
  number: number;
  to: number;
  type: "undo";
}
/**
 * Give an answer that stands: whenever a question of this kind comes, about this skill or card, it is given.
 *
 *     Without an option it is taken back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  about?: string | null;
  id: string;
  option?: string | null;
  question: string;
  seat: number;
  type: "stand";
}
/**
 * Say something to the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  id: string;
  text: string;
  type: "say";
}
/**
 * Switch somebody's chat off at this table, or on again; the host may. `by` is as it stands by what he said.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  by: string;
  id: string;
  type: "mute";
  yes: boolean;
}
/**
 * Let the clocks stand still.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  id: string;
  type: "pause";
}
/**
 * Let the clocks run again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  id: string;
  type: "resume";
}
/**
 * Leave a season for good; a bot plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  id: string;
  seat: number;
  type: "resign";
}
/**
 * Vote to end the season here, or take the vote back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WantEnd".
 */
export interface WantEnd {
  id: string;
  type: "want-end";
  yes: boolean;
}
/**
 * Add 16 bytes of one's own to the key, in hex, before the season begins.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Salt".
 */
export interface Salt {
  id: string;
  salt: string;
  seat: number;
  type: "salt";
}
/**
 * Take a team: in turn where teams are drafted, before the season where they are chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
  id: string;
  seat: number;
  team: string;
  type: "draft";
}
/**
 * Sit down at a free seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  id: string;
  seat: number;
  type: "sit";
}
/**
 * Leave a seat before the season begins.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "touchline.server.tables.messages.StandUp".
 */
export interface StandUp1 {
  id: string;
  seat: number;
  type: "leave";
}
/**
 * Let a bot of this level have a free seat; the host may.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
  id: string;
  level: string;
  seat: number;
  type: "seat-bot";
}
/**
 * Take a seat from whoever sits there; the host may. In a season a bot plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  id: string;
  seat: number;
  type: "kick";
}
/**
 * Make a token for a free seat, for one that is handed over, or to watch; the host may.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Invite".
 */
export interface Invite {
  id: string;
  seat?: number | null;
  type: "invite";
}
/**
 * Begin; the host may, once all seats are taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  id: string;
  type: "start";
}
/**
 * Sit down again, the same people by the same rules.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  id: string;
  type: "rematch";
}
/**
 * A manager's contract goes back to the pool, unseen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ContractReturned".
 */
export interface ContractReturned {
  kind: "contract-returned";
  manager: number;
}
/**
 * A manager reveals a contract worth so many fans.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ContractRevealed".
 */
export interface ContractRevealed {
  kind: "contract-revealed";
  manager: number;
  number: number;
}
/**
 * A manager takes a contract, unseen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ContractTaken".
 */
export interface ContractTaken {
  kind: "contract-taken";
  manager: number;
}
/**
 * How far a viewer has read; he brings it when he comes again.
 *
 *     So many of the events that he is told, the number of the last thing said, the number at which the season stood,
 *     a mark of the table as he saw it, and a check: a cursor of another table or seat, or a made-up one, is none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Cursor".
 */
export interface Cursor {
  chat?: number;
  check?: string;
  events?: number;
  number?: number | null;
  table?: string;
}
/**
 * A deck of improvements.
 *
 *     `bottom` are the cards that were put below, in order. `unknown` are all cards of this deck that the seat can't
 *     place: in it, in piles, looked at, or drawn unseen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Deck".
 */
export interface Deck {
  bottom: Improvement[];
  count: number;
  id: string;
  unknown: string[];
}
/**
 * A card of an improvement pile, below a deck, or looked at: its kind is open, and which managers know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Improvement".
 */
export interface Improvement {
  card: string | null;
  kind: string;
  known_by: number[];
}
/**
 * A manager's discard pile has become his new deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeckRenewed".
 */
export interface DeckRenewed {
  kind: "deck-renewed";
  manager: number;
}
/**
 * A tackle die shows this face.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DieRolled".
 */
export interface DieRolled {
  die: string;
  kind: "die-rolled";
}
/**
 * A player takes so many disease tokens.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiseaseCaught".
 */
export interface DiseaseCaught {
  kind: "disease-caught";
  number: number;
  player: Player;
}
/**
 * So many disease tokens are placed at midfield of a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DiseaseSpread".
 */
export interface DiseaseSpread {
  kind: "disease-spread";
  matchup: Matchup;
  number: number;
}
/**
 * A command was carried out, and is on disk; a repeated one too. What it was for comes as an update.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  advice?: Advice | null;
  id: string;
  table?: string | null;
  token?: string | null;
  type: "done";
}
/**
 * Something that happened: its number among all that this viewer is told, and the answer that brought it about.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  at: number;
  event:
    | WeekBegan
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
    | Undone;
  number: number;
  words: Span[];
}
/**
 * A week begins.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WeekBegan".
 */
export interface WeekBegan {
  kind: "week-began";
  number: number;
}
/**
 * A manager manages a team.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TeamTaken".
 */
export interface TeamTaken {
  kind: "team-taken";
  manager: number;
  team: string;
}
/**
 * The Spike! Magazine card of the week is revealed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SpikeRevealed".
 */
export interface SpikeRevealed {
  card: string;
  kind: "spike-revealed";
}
/**
 * A highlight is laid at the end of the reel.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HighlightRolled".
 */
export interface HighlightRolled {
  kind: "highlight-rolled";
  matchup: Matchup;
}
/**
 * An unused highlight goes back to the box: with two managers, once two others have players.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HighlightReturned".
 */
export interface HighlightReturned {
  kind: "highlight-returned";
  matchup: Matchup;
}
/**
 * A manager's turn begins.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  kind: "turn-began";
  manager: number;
}
/**
 * A manager commits a player to a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerCommitted".
 */
export interface PlayerCommitted {
  kind: "player-committed";
  matchup: Matchup;
  player: Player;
  side: ("left" | "right") | null;
}
/**
 * A manager commits no more players this week.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ManagerPassed".
 */
export interface ManagerPassed {
  kind: "manager-passed";
  manager: number;
}
/**
 * A player uses a skill.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SkillUsed".
 */
export interface SkillUsed {
  kind: "skill-used";
  player: Player;
  skill: string;
}
/**
 * A player attempts to tackle another.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TackleAttempted".
 */
export interface TackleAttempted {
  kind: "tackle-attempted";
  player: Player;
  target: Player;
}
/**
 * A manager's tackle attempt has this result.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ResultChosen".
 */
export interface ResultChosen {
  die: string;
  kind: "result-chosen";
  manager: number;
}
/**
 * A player takes the place of another who was tackled.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerGuarded".
 */
export interface PlayerGuarded {
  kind: "player-guarded";
  player: Player;
  target: Player;
}
/**
 * A player goes down.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerDowned".
 */
export interface PlayerDowned {
  kind: "player-downed";
  player: Player;
}
/**
 * A downed player stands up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerStood".
 */
export interface PlayerStood {
  kind: "player-stood";
  player: Player;
}
/**
 * A player is injured and leaves his matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerInjured".
 */
export interface PlayerInjured {
  kind: "player-injured";
  player: Player;
}
/**
 * A player is ejected from his matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerEjected".
 */
export interface PlayerEjected {
  kind: "player-ejected";
  player: Player;
}
/**
 * A player is moved to another matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerMoved".
 */
export interface PlayerMoved {
  kind: "player-moved";
  matchup: Matchup;
  player: Player;
  side: ("left" | "right") | null;
}
/**
 * A card from the top of a deck is placed as a player at a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerPlaced".
 */
export interface PlayerPlaced {
  kind: "player-placed";
  matchup: Matchup;
  player: Player;
  side: ("left" | "right") | null;
}
/**
 * A player takes a facedown cheating token.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenAssigned".
 */
export interface TokenAssigned {
  kind: "token-assigned";
  player: Player;
}
/**
 * A manager looks at a cheating token on a player; only he is told its face.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenLookedAt".
 */
export interface TokenLookedAt {
  face: string | null;
  kind: "token-looked-at";
  manager: number;
  player: Player;
}
/**
 * A cheating token of a player is set aside.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenDiscarded".
 */
export interface TokenDiscarded {
  kind: "token-discarded";
  player: Player;
}
/**
 * A cheating token on a player is turned faceup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenTurned".
 */
export interface TokenTurned {
  face: string;
  kind: "token-turned";
  player: Player;
}
/**
 * A cheating token goes from one player to another, the target.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenMoved".
 */
export interface TokenMoved {
  kind: "token-moved";
  player: Player;
  target: Player;
}
/**
 * A manager gains or loses fans; `total` is what he has now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FansChanged".
 */
export interface FansChanged {
  kind: "fans-changed";
  manager: number;
  number: number;
  total: number;
}
/**
 * A matchup is about to be resolved.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MatchupResolved".
 */
export interface MatchupResolved {
  kind: "matchup-resolved";
  matchup: Matchup;
}
/**
 * The total Star Power of a manager at a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TotalCounted".
 */
export interface TotalCounted {
  kind: "total-counted";
  manager: number;
  matchup: Matchup;
  total: number;
}
/**
 * A manager wins a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MatchupWon".
 */
export interface MatchupWon {
  kind: "matchup-won";
  manager: number;
  matchup: Matchup;
}
/**
 * A matchup ends in a draw.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MatchupDrawn".
 */
export interface MatchupDrawn {
  kind: "matchup-drawn";
  matchup: Matchup;
}
/**
 * The first manager decides which of the tied teams comes first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TieDecided".
 */
export interface TieDecided {
  kind: "tie-decided";
  manager: number;
  winner: number;
}
/**
 * A manager collects a section of a matchup's card.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PayoutCollected".
 */
export interface PayoutCollected {
  kind: "payout-collected";
  manager: number;
  matchup: Matchup;
  section: string;
}
/**
 * A manager reveals an improvement.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ImprovementRevealed".
 */
export interface ImprovementRevealed {
  card: string;
  kind: "improvement-revealed";
  manager: number;
}
/**
 * A star goes on top of a manager's deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StarOnTop".
 */
export interface StarOnTop {
  card: string;
  kind: "star-on-top";
  manager: number;
}
/**
 * A star is shuffled into a manager's deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StarShuffledIn".
 */
export interface StarShuffledIn {
  card: string;
  kind: "star-shuffled-in";
  manager: number;
}
/**
 * A manager takes a star into his hand; only he is told which.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StarReceived".
 */
export interface StarReceived {
  card: string | null;
  kind: "star-received";
  manager: number;
}
/**
 * An upgrade of a manager goes back to the box.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "UpgradeLost".
 */
export interface UpgradeLost {
  card: string;
  kind: "upgrade-lost";
  manager: number;
}
/**
 * Another highlight takes the place of one of the reel.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HighlightReplaced".
 */
export interface HighlightReplaced {
  kind: "highlight-replaced";
  matchup: Matchup;
}
/**
 * A cheating token is drawn from the pool and shown to all.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenShown".
 */
export interface TokenShown {
  face: string;
  kind: "token-shown";
  player: Player;
}
/**
 * The players of a matchup go to their managers' discard piles.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MatchupCleared".
 */
export interface MatchupCleared {
  kind: "matchup-cleared";
  matchup: Matchup;
}
/**
 * The season is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeasonEnded".
 */
export interface SeasonEnded {
  kind: "season-ended";
}
/**
 * A player has these skills for as long as he is in play.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SkillsChosen".
 */
export interface SkillsChosen {
  kind: "skills-chosen";
  player: Player;
  set: number;
}
/**
 * A manager receives a penalty, facedown.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PenaltyReceived".
 */
export interface PenaltyReceived {
  kind: "penalty-received";
  manager: number;
}
/**
 * A manager flips a penalty.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PenaltyRevealed".
 */
export interface PenaltyRevealed {
  card: string;
  kind: "penalty-revealed";
  manager: number;
}
/**
 * A manager's penalty has been served and is discarded.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PenaltyDiscarded".
 */
export interface PenaltyDiscarded {
  card: string;
  kind: "penalty-discarded";
  manager: number;
}
/**
 * A stadium is laid at the end of the line of stadiums.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StadiumLaid".
 */
export interface StadiumLaid {
  card: string;
  kind: "stadium-laid";
}
/**
 * The corrupt ref is placed at a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RefPlaced".
 */
export interface RefPlaced {
  kind: "ref-placed";
  matchup: Matchup;
}
/**
 * The corrupt ref moves on to a matchup.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RefMoved".
 */
export interface RefMoved {
  kind: "ref-moved";
  matchup: Matchup;
}
/**
 * The season has gone back to a decision; a manager has brought it about, or all together.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undone".
 */
export interface Undone {
  kind: "undone";
  manager: number | null;
  to: number;
}
/**
 * A box that can be added to the base game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Expansion".
 */
export interface Expansion {
  excludes: string[];
  id: string;
  managers: number[];
  name: string;
  sentence: string;
}
/**
 * A field of a question or an option: its name, and what it holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FieldType".
 */
export interface FieldType {
  name: string;
  type: string;
}
/**
 * What anybody may know.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Knowledge".
 */
export interface Knowledge {
  bots: string[];
  cards: Card[];
  expansions: Expansion[];
  glossary: Term[];
  named: NamedAbility[];
  options: OptionalRule[];
  questions: QuestionType[];
  teams: TeamInfo[];
  version: string;
}
/**
 * A word of the game; the first name is how it is written, the others lead to it too.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Term".
 */
export interface Term {
  names: string[];
  text: string;
}
/**
 * An ability that cards have by its name alone, and what it does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NamedAbility".
 */
export interface NamedAbility {
  id: string;
  name: string;
  text: string;
}
/**
 * A rule that managers may agree on before a season.
 *
 *     `managers` are the numbers of managers for whom it is there, `excludes` the optional rules it can't stand beside,
 *     `needs` is the expansion whose components it is played with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OptionalRule".
 */
export interface OptionalRule {
  excludes: string[];
  id: string;
  managers: number[];
  name: string;
  needs?: string | null;
  sentence: string;
}
/**
 * A kind of question: its name, what it asks, its fields, and the kinds of options that it can have.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "QuestionType".
 */
export interface QuestionType {
  about: string;
  fields: FieldType[];
  kind: string;
  options: OptionType[];
}
/**
 * A kind of option: its name, what it means, and its fields.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OptionType".
 */
export interface OptionType {
  about: string;
  fields: FieldType[];
  kind: string;
}
/**
 * A team that can be managed, and how it plays in a sentence.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TeamInfo".
 */
export interface TeamInfo {
  id: string;
  name: string;
  race: string;
  set: string;
  style: string;
  union: string;
}
/**
 * An option: its notation, and what it would do, in words.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Labelled".
 */
export interface Labelled {
  text: string;
  words: Span[];
}
/**
 * A table in a list; `waits_for_me` if it is for a seat of whoever asks to answer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Listed".
 */
export interface Listed {
  free: number;
  id: string;
  names: string[];
  setup: Setup;
  state: string;
  title: string;
  waits_for_me?: boolean;
  week?: number | null;
}
/**
 * A manager and his cards.
 *
 *     `hand` holds the cards that the seat knows to be in his hand, `shown` those that all know to be there; he has
 *     `hand_count`. `top` lies on his team deck, in this order, which has `deck_count` cards in all. `unknown` are the
 *     cards that lie in the rest of his deck or, unseen, in his hand, except a star that he drew unseen.
 *     `looking` are the cards that he looks at now, `revealed` stars still on their way into his deck.
 *     `penalties` lie faceup before him; `fouled` is the card of his hand that a fouler looks at, if the seat knows it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ManagerSeen".
 */
export interface ManagerSeen {
  contracts: number;
  deck_count: number;
  discard: string[];
  facedown_penalties: number;
  fans: number;
  fouled: string | null;
  hand: string[];
  hand_count: number;
  has_passed: boolean;
  improvements: number;
  is_suspended: boolean;
  looking: Improvement[];
  manager: number;
  penalties: string[];
  pile: Improvement[];
  revealed: string[];
  shown: string[];
  team: string;
  top: string[];
  unknown: string[];
  unseen_star: UnseenStar | null;
  upgrades: Upgrade[];
}
/**
 * A star that a manager drew unseen, which the seat can't name; `may_be_in_deck` once it may have left his hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "UnseenStar".
 */
export interface UnseenStar {
  may_be_in_deck: boolean;
}
/**
 * An upgrade in play.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Upgrade".
 */
export interface Upgrade {
  card: string;
  is_exhausted: boolean;
}
/**
 * A matchup of the week. `left` and `right` say whose the zones of a highlight are.
 *
 *     `payouts` are as printed; if the card lies turned, its left section is paid for the right zone, and the other way.
 *     `leader` would win it as it stands, if anybody would. `driven` are managers without players here, who had some and
 *     lost the last one by injury or ejection: they will have lost. `disease` counts the tokens at midfield.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MatchupSeen".
 */
export interface MatchupSeen {
  ball: number | null;
  card: string;
  disease: number;
  driven: number[];
  enchanted_ball: string | null;
  has_ref: boolean;
  is_tournament: boolean;
  is_turned: boolean;
  leader: number | null;
  left: number | null;
  number: number;
  payouts: {
    [k: string]: {
      [k: string]: number;
    }[];
  };
  players: PlayerSeen[];
  right: number | null;
  stadium: string | null;
  totals: Total[];
}
/**
 * A player at a matchup, with his Star Power as of now, without tokens and the ball.
 *
 *     `skills` are his standing skills, of the set that was chosen for him; `blood` and `disease` count tokens.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerSeen".
 */
export interface PlayerSeen {
  blood: number;
  card: string;
  disease: number;
  is_carrier: boolean;
  is_downed: boolean;
  manager: number;
  number: number;
  side: ("left" | "right") | null;
  skills: string[];
  star_power: number;
  tokens: Token[];
}
/**
 * A cheating token: its face, if the seat knows it, whether it lies faceup, and which managers have seen it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
  face: string | null;
  is_faceup: boolean;
  seen_by: number[];
}
/**
 * A manager's total Star Power at a matchup by what lies open; `facedown` tokens may still change it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Total".
 */
export interface Total {
  facedown: number;
  manager: number;
  star_power: number;
}
/**
 * Who one is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  has_account: boolean;
  id: string;
  mu: number;
  name: string;
  rated: number;
  seasons: number;
  sigma: number;
}
/**
 * What a viewer does not know yet. `fresh`: forget what you knew, this is all of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  chat?: SaidSeen[];
  cursor: Cursor;
  events?: Entry[];
  fresh?: boolean;
  now: number;
  prompt?: Prompt | null;
  seat: number | null;
  table?: TableSeen | null;
  type: "update";
  view?: View | null;
}
/**
 * Something that was said. `by` is the same for all that one person says at this table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SaidSeen".
 */
export interface SaidSeen {
  at: number;
  by: string;
  name: string;
  number: number;
  seat: number | null;
  text: string;
}
/**
 * A question to this viewer, in words, with its options, and which of them is taken for who does not answer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
  default: string;
  number: number;
  options: Labelled[];
  words: Span[];
}
/**
 * A table as a viewer sees it. All times are on the server's clock.
 *
 *     `until` is when the time of the person who is asked is up, be it that his clock has run out or that he has been
 *     away for long; `away_until` is the latter. `left` are the seconds that he has still, while clocks stand still.
 *     `resumes` is when a pause ends by itself. `undos` are the viewer's own answers that he could take back, the last
 *     first, and `undo_to` is the first of them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableSeen".
 */
export interface TableSeen {
  asked: number | null;
  away_until: number | null;
  chairs: ChairSeen[];
  id: string;
  is_host: boolean;
  is_paused: boolean;
  left: number | null;
  muted: string[];
  number: number | null;
  origin: Origin | null;
  reason: string;
  rematch: string | null;
  resumes: number | null;
  seal: string;
  setup: Setup;
  standing: {
    [k: string]: string;
  };
  state: "drafting" | "ended" | "open" | "over" | "playing" | "stopped";
  title: string;
  undo_to: number | null;
  undos: UndoSeen[];
  until: number | null;
  wish: WishSeen | null;
  wish_ended: WishEnded | null;
}
/**
 * The moment of a finished season from which another one plays on: its table, and the number of the decision.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  number: number;
  table: string;
}
/**
 * An answer of one's own that could be undone, and which kind of undo that would be.
 *
 *     If it isn't free, somebody has learned something since: what was seen stays seen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "UndoSeen".
 */
export interface UndoSeen {
  kind: "alone" | "consent" | "free";
  to: number;
}
/**
 * An undo that is asked for: who has agreed, who has to agree still, and how long it stands.
 *
 *     It goes back to a question that was asked of `seat`: in this week and phase, in these words.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WishSeen".
 */
export interface WishSeen {
  agreed: number[];
  phase: string;
  seat: number;
  to: number;
  until: number;
  waits_for: number[];
  week: number;
  words: Span[];
}
/**
 * What has become of an undo that was asked for and did not come about, until play goes on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WishEnded".
 */
export interface WishEnded {
  how: "lapsed" | "refused" | "withdrawn";
  seat: number;
  to: number;
}
/**
 * What a seat may know; `seat` is None for a spectator.
 *
 *     `weeks` is how many the season has, `coin` the first manager, `turn` whose turn it is in the matchup phase,
 *     `committed` the player whom he committed this turn. `rules` are the rules in progress, from the outermost inwards,
 *     each with the step it stands at; `resolving` is the matchup that the scoreboard phase is at.
 *     `highlights` are those still in the deck, `spent` those back in the box, which are shuffled in when it runs out;
 *     `box` is what else is out of the season. Standings are as of now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  attempt: Attempt | null;
  box: string[];
  coin: number;
  committed: Player | null;
  decision: Asked | null;
  decks: Deck[];
  expansions: string[];
  highlights: string[];
  is_over: boolean;
  managers: ManagerSeen[];
  options: string[];
  phase: string;
  pool: Pool;
  reel: MatchupSeen[];
  resolving: Matchup | null;
  rules: string[];
  seat: number | null;
  spent: string[];
  spike: Spike;
  standings: Standing[];
  supplies: Supplies;
  turn: number | null;
  week: number;
  weeks: number;
  winner: number | null;
}
/**
 * The cheating token pool: how many tokens it has, and the faces that may be among them as far as the seat knows.
 *
 *     `unknown` are all faces that the seat hasn't seen this week, in the pool or facedown elsewhere.
 *     `aside` are the discarded tokens that somebody has seen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pool".
 */
export interface Pool {
  aside: Token[];
  count: number;
  unknown: string[];
}
/**
 * The Spike! Magazine deck: what lies open, and what may still come.
 *
 *     Below `tournaments_left` and `headlines_left` cards, drawn from those that may still come, lies the final.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Spike".
 */
export interface Spike {
  final: string;
  headline: string | null;
  headlines: string[];
  headlines_left: number;
  tournament: string | null;
  tournaments: string[];
  tournaments_left: number;
}
/**
 * A manager's place.
 *
 *     Equal fans are told apart by improvements gained; who is equal in both shares the place. At the end those who
 *     share the first place are suspended: they lose all fans and share the last place, even if nobody is before them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  fans: number;
  improvements: number;
  manager: number;
  place: number;
  team: string;
  why: ("improvements" | "suspended") | null;
}
/**
 * What the expansions keep in stock: contracts, blood and disease tokens, and penalties.
 *
 *     `penalties` may lie in the deck or facedown; if the deck has run out since, `penalties_before` are those that may
 *     lie facedown from before.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Supplies".
 */
export interface Supplies {
  blood: number;
  contracts: number;
  disease: number;
  penalties: string[];
  penalties_before: string[];
  penalty_deck: number;
  penalty_discard: string[];
}
/**
 * A command was not carried out: what is wrong, what would be right.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  code: "busy" | "failed" | "forbidden" | "malformed" | "stale" | "unavailable" | "wrong";
  id: string | null;
  right: string;
  type: "refused";
  wrong: string;
}
/**
 * A season as it stood at a decision, for one pair of eyes: of `first` to `last`, the one of this `number`.
 *
 *     `events` are those asked for, up to that decision; `taken` is what came of it, where these eyes may know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  asked: number | null;
  events: Entry[];
  first: number;
  last: number;
  number: number;
  prompt: Prompt | null;
  seat: number | null;
  table: string;
  taken: Taken | null;
  view: View;
}
/**
 * What was answered at a moment, or to which decision was gone back; by a manager, or by all together.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Taken".
 */
export interface Taken {
  kind: "answer" | "undo";
  manager: number | null;
  text: string;
}
/**
 * What everybody may know of a person; `rating` only once a season has counted for it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PersonSeen".
 */
export interface PersonSeen {
  has_account: boolean;
  id: string;
  name: string;
  places: Places[];
  rated: number;
  rating: number | null;
  seasons: number;
}
/**
 * How often somebody had a place, among so many managers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Places".
 */
export interface Places {
  count: number;
  managers: number;
  place: number;
}
/**
 * The server's public key for web push.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PushKey".
 */
export interface PushKey {
  key: string;
}
/**
 * An account in the list of ratings.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ranked".
 */
export interface Ranked {
  id: string;
  name: string;
  rated: number;
  rating: number;
}
/**
 * A finished season of a person; it counted for his rating if that is there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  at: number;
  fans: number;
  managers: number;
  mu_after: number | null;
  mu_before: number | null;
  place: number;
  table: string;
  team: string;
}

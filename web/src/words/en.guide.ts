// What the coach says in the guided first week. Each lesson is told once, when what it is about happens first.

import type { Entry } from "../protocol/types";
import type { Question } from "../lib/targets";

export interface Lesson {
  title: string;
  text: string[];
  /** Where the rulebook says more. */
  more?: string;
}

export type Happening = Entry["event"]["kind"];

/** Told at the very beginning, one after the other. */
export const first: Lesson[] = [
  {
    title: "Welcome, manager",
    text: [
      "Your team is in the league, and a rookie bot manages the other one. I'll stay beside you for a week, which takes about ten minutes.",
      "You want fans. Whoever has most of them when the season ends has won. They are counted at the top, beside each team.",
    ],
    more: "/rules/the-game",
  },
  {
    title: "The table",
    text: [
      "In the middle lie this week's matchups: highlights with two sides each, and a tournament for everybody. Below is your hand: your players.",
      "Point at any card to see all of it. On a touch screen, press it long.",
    ],
    more: "/rules/a-week",
  },
];

/** Told when such a question is asked for the first time. */
export const questions: Record<Question["kind"], Lesson> = {
  "commit-or-pass": {
    title: "Your turn: commit a player",
    text: [
      "Pick a card from your hand, then one of the lit zones: he goes there at once. Or pass, and commit nobody else this week.",
      "The small prize on a side is yours just for having somebody there at the end. The large one in the middle goes to the stronger side. With two managers, only two of the four highlights will be played: those that get players first.",
    ],
    more: "/rules/matchups",
  },
  "use-skill": {
    title: "Use his skills?",
    text: ["A player uses his skills once, as he comes in, from left to right. You may skip any of them but cheating."],
    more: "/rules/skills",
  },
  "choose-target": {
    title: "Whom to tackle",
    text: [
      "Beside each target stand the odds. Against a weaker one you roll two dice and choose; against an equal one you roll one; against a stronger one two, and the other manager chooses.",
      "The ball carrier is always worth a thought: who goes down drops the ball.",
    ],
    more: "/rules/tackling",
  },
  "choose-result": {
    title: "Choose a die",
    text: ["Target Down is what you came for. Target Missed does nothing. Tackler Down knocks over your own player."],
    more: "/rules/tackling#the-dice",
  },
  "choose-action": {
    title: "A matchup action",
    text: ["After committing you may use one of your upgrades that says so. It is turned sideways and rests until next week."],
    more: "/rules/improvements#upgrades",
  },
  respond: {
    title: "An ability may answer",
    text: ["Something has happened that one of your cards can answer, even in the turn of somebody else. If you like the chance, take it: some can be used only once a week."],
    more: "/rules/abilities",
  },
  "order-abilities": {
    title: "Which goes first?",
    text: ["Several of your abilities act at the same moment. The order is yours, and sometimes it matters."],
    more: "/rules/abilities#several-at-once",
  },
  "discard-card": {
    title: "Throw one away",
    text: ["You sprinted: you drew a card, and one must go. Keep players who will still matter this week."],
    more: "/rules/skills#sprinting",
  },
  "discard-unwanted": {
    title: "Clear your hand",
    text: ["You have passed. What you discard now makes room for fresh cards next week; what you keep, you have."],
    more: "/rules/matchups#passing-your-turn",
  },
  "choose-player": { title: "Choose a player", text: ["The card that is at work needs somebody to work on. Those it can be used on are lit."] },
  "give-ball": { title: "Who takes the ball?", text: ["The ball passes to another of your players here. The carrier is worth two Star Power and wins ties, so put it where it is safe."], more: "/rules/the-ball" },
  "choose-skill": { title: "Choose a skill", text: ["This card lets a player use a skill of your choice."] },
  "choose-token": { title: "Choose a token", text: ["A cheating token is moved or thrown away. Think of what might be on it."], more: "/rules/cheating" },
  "keep-token": { title: "Keep this token?", text: ["You have looked at it. Keep it, or throw it away and draw another blindly."], more: "/rules/cheating" },
  "choose-place": { title: "Where to?", text: ["A player who is moved keeps his state, but uses no skills where he arrives."], more: "/rules/matchups#moved-and-placed-players" },
  "choose-highlight": { title: "Which highlight?", text: ["The card replaces a highlight. Players stay, prizes change."] },
  "turn-highlight": { title: "Which way round?", text: ["Left and right of the new highlight pay differently. Lay it so that your side gets the better."] },
  "choose-side": { title: "Either, or", text: ["Some prizes let you choose one of two. Early in the season an improvement often brings more than a few fans."], more: "/rules/scoreboard#what-is-paid" },
  "collect-next": { title: "What to collect first", text: ["You get all of it. The order only matters if one card helps you with the next."], more: "/rules/improvements" },
  "keep-card": {
    title: "Pick one to keep",
    text: ["You see as many cards as there were icons, and keep the one you like best. Strong, with a skill your team lacks, is seldom wrong."],
    more: "/rules/improvements#payout-icons",
  },
  "bottom-card": { title: "To the bottom", text: ["The cards you didn't keep go under their deck, in an order of your choice. It seldom matters."] },
  "break-tie": { title: "You are the judge", text: ["A tournament ended in a tie without the ball. You hold the coin, so you say who comes first. Nobody will blame you. Much."], more: "/rules/scoreboard#ties" },
  "name-opponent": { title: "Whose hands?", text: ["The ball slips to an opponent. Say whose."] },
  "add-star": { title: "Into the deck", text: ["Several stars are shuffled in, one after the other."], more: "/rules/abilities#freebooter" },
  "return-card": { title: "Send somebody home?", text: ["A Freebooter may take the place of one of your players for good. Fewer weak cards means better hands: it is often worth it."], more: "/rules/abilities#freebooter" },
  "top-card": { title: "On top of the deck", text: ["New stars go on top, so you hold them next week. The last one laid is drawn first."], more: "/rules/improvements#star-players" },
  "choose-die": { title: "Roll one again", text: ["One die of this tackle can be rolled again. Take the worse one."] },
  "choose-skill-set": { title: "Which skills?", text: ["This player has two sets of skills, and chooses one as he comes in."], more: "/rules/sudden-death#either-or-skills" },
  "stand-up": { title: "Up again?", text: ["Regeneration has worked. A standing player has his full Star Power back."], more: "/rules/skills#regeneration" },
  foul: { title: "Peek into a hand", text: ["You look at a random card of the other manager, and may have it discarded."], more: "/rules/skills#fouling" },
  "discard-fouled": { title: "Throw it away?", text: ["If you discard it, he draws another at random. So only a good card is worth it."], more: "/rules/skills#fouling" },
  "order-downed": { title: "Who is first?", text: ["Several of your players went down at once. Their downed skills go one after the other."], more: "/rules/skills#downed-skills" },
  "resolve-penalty": { title: "Penalties", text: ["You have to take all of them. The order is yours."], more: "/rules/foul-play#penalties" },
  "place-ref": { title: "Where does he stand?", text: ["The corrupt ref goes to a matchup. He likes those who cheat, and fines those who don't."], more: "/rules/foul-play#the-corrupt-ref" },
  "lose-card": { title: "Something has to go", text: ["A penalty takes one of your cards for good. Give what you miss least."], more: "/rules/foul-play#penalties" },
};

const committed: Lesson = {
  title: "Somebody comes in",
  text: ["The other manager has committed a player. The number is his Star Power: the sum of each side decides who takes the middle. “Would win” shows how it stands, but facedown tokens may change it."],
  more: "/rules/scoreboard#totals",
};

/** Told when such a thing happens for the first time; several may lead to the same lesson. */
export const happenings: Partial<Record<Happening, Lesson>> = {
  "spike-revealed": {
    title: "This week's cup",
    text: ["The card with the trophy is a tournament. It pays best of all, and everybody can join. With two managers there is one every week."],
    more: "/rules/matchups#tournaments",
  },
  "player-committed": committed,
  "highlight-returned": {
    title: "Two highlights leave",
    text: ["Two highlights have players now, so the other two go back to the box. What is left, and the tournament, is this week."],
    more: "/rules/two-managers",
  },
  "ball-moved": {
    title: "The ball",
    text: ["Whoever carries it gives two Star Power to his side and wins ties. Passing picks it up, or knocks it out of other hands: a step for each icon."],
    more: "/rules/the-ball",
  },
  "token-assigned": {
    title: "Cheating",
    text: ["A facedown token lies on this player. It may add Star Power or bring fans. One in five gets him thrown out. Nobody knows before the week is counted."],
    more: "/rules/cheating",
  },
  "tackle-attempted": {
    title: "A tackle!",
    text: ["Star Power is compared, dice are rolled. Half of a die's faces bring the target down; one in six brings down the tackler himself."],
    more: "/rules/tackling",
  },
  "player-downed": {
    title: "Down he goes",
    text: ["His card is turned: the smaller number counts from now on, and his abilities are gone. He still holds his side."],
    more: "/rules/matchups#who-stands-who-lies-who-is-out",
  },
  "player-injured": {
    title: "Injured",
    text: ["Tackled on the ground, he leaves for the discard pile. If he was the last one there, his side has nothing to collect."],
    more: "/rules/tackling#injuries",
  },
  "player-guarded": { title: "Guard", text: ["A team-mate stepped in and took the blow himself."], more: "/rules/abilities#guard" },
  "ability-used": { title: "An ability", text: ["Many players can do more than their icons say. Point at a card to read it."], more: "/rules/abilities" },
  "manager-passed": {
    title: "Somebody passes",
    text: ["He is done for this week. You may still commit as many as you hold, so now you can choose your spots in peace."],
    more: "/rules/matchups#passing-your-turn",
  },
  "deck-renewed": { title: "A new deck", text: ["A deck ran out, so the discard pile was shuffled and is the deck again. The injured are fit once more."], more: "/rules/a-week#when-your-deck-runs-out" },
  "matchup-resolved": {
    title: "The scoreboard",
    text: ["Everybody has passed. Now the matchups are counted, one by one: tokens are turned, totals compared, prizes collected. The log tells each step."],
    more: "/rules/scoreboard",
  },
  "player-ejected": { title: "Caught!", text: ["The whistle: this player is thrown out before totals are counted. That is the price of cheating."], more: "/rules/cheating#when-they-are-turned" },
  "matchup-drawn": { title: "A draw", text: ["Equal totals, and the ball lies at midfield: nobody gets the middle."], more: "/rules/scoreboard#ties" },
  "payout-collected": {
    title: "Prizes",
    text: ["Fans count at once. Cards with a star or an arrow are improvements: you look at a few, keep one, and it is revealed at the end of the week. Alone at a matchup, one takes everything."],
    more: "/rules/improvements",
  },
  "improvement-revealed": {
    title: "Improvements",
    text: ["What was collected is shown. Upgrades stay in front of their manager; star players go on top of his deck, so they come next week."],
    more: "/rules/improvements#the-improvement-pile",
  },
  "coin-passed": {
    title: "The week is over",
    text: ["The golden coin goes round: its owner begins next week. You have seen all that a week is made of."],
    more: "/rules/a-week#the-golden-coin",
  },
  "season-ended": { title: "The season is over", text: ["Count the fans, and ask for a rematch. The replay shows every moment of it again, and what luck had to do with it."], more: "/rules/the-end" },
};

/** Told when the second week begins. */
export const done: Lesson = {
  title: "You know the game",
  text: [
    "That was the first week. From now on I only speak up when something new happens.",
    "Play the season to its end, or go home and sit down with others. The rulebook and the glossary are one click away, always.",
  ],
  more: "/rules",
};

export const guide = {
  title: "Your first week",
  about: "Ten minutes, a real season against a bot, and a coach who explains each thing when it happens. Nothing to read first.",
  learns: ["commit players, use their skills, tackle and cheat", "read a matchup, and know when to stay away", "collect stars and upgrades, and turn them into fans"],
  learn: "You will learn to",
  start: "Start the first week",
  starting: "Setting the table …",
  goOn: "Go on where you were",
  rather: "Rather read?",
  rules: "The rulebook",
  glossary: "The glossary",
  cards: "All cards",
  coach: "Coach",
  previous: "Before",
  next: "Next",
  place: (at: number, count: number) => `${at} of ${count}`,
  more: "More in the rulebook",
  inNewTab: "(opens beside the table)",
  log: "Show the log",
  back: "Back to the coach",
};

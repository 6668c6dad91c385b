// English words of text mode: what it says, and what can be typed.

import { drawn } from "./en.drawn";

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export type Command =
  | "help"
  | "table"
  | "hand"
  | "log"
  | "piles"
  | "scores"
  | "chat"
  | "say"
  | "coach"
  | "always"
  | "undo"
  | "agree"
  | "refuse"
  | "pause"
  | "resume"
  | "menu"
  | "drawn"
  | "quit";

export const text = {
  heading: "The table as text",
  said: "What has happened and been said",
  answers: "Answers",
  field: "Answer or command",
  send: "Enter",
  hint: (span: string) => `Type ${span}, any part of an answer, or ? for help.`,
  span: (count: number) => (count === 1 ? "1" : `1–${count}`),
  spanOfPlaces: (first: string, last: string) => (first === last ? first : `${first}–${last}`),
  orPlace: (span: string, example: string) => `${span}, or a card with its place such as ${example}`,
  wait: "You can type a command while others answer: ? for help.",
  buttons: "Commands",
  menu: "Menu",
  drawn: "The drawn table",
  where: "Where?",
  whichOne: (count: number) => `${count} answers fit: which one?`,
  noneFits: (typed: string) => `No answer fits “${typed}”.`,
  notAsked: (typed: string) => `“${typed}” is no command, and nothing is asked of you now.`,
  nothingTyped: "Nothing was answered.",
  enter: (label: string) => `Enter alone: ${label}.`,
  places: (count: number) => counted(count, "place"),
  answered: (label: string) => `→ ${label}`,
  asked: (team: string, words: string) => `${team}: ${words}`,
  begin: "The table as text. Type table for what lies there, hand for your cards, ? for all commands.",
  nothingNew: "Nothing has happened yet.",
  yes: ["yes", "y"],
  no: ["no", "n"],
  back: "back",

  commands: {
    help: ["help"],
    table: ["table"],
    hand: ["hand"],
    log: ["log"],
    piles: ["piles"],
    scores: ["scores"],
    chat: ["chat"],
    say: ["say"],
    coach: ["coach"],
    always: ["always"],
    undo: ["undo"],
    agree: ["agree"],
    refuse: ["refuse"],
    pause: ["pause"],
    resume: ["resume"],
    menu: ["menu"],
    drawn: ["drawn"],
    quit: ["quit", "exit"],
  } satisfies Record<Command, string[]>,

  help: [
    ["1, 2, 3 …", "that answer"],
    ["3b", "the third card of your hand to the place with the letter b; both stand in table and hand"],
    ["3", "where that card may go"],
    ["troll cup", "any part of an answer, as long as only one answer fits"],
    ["yes, no", "where it is asked whether something is done"],
    ["back", "to all answers, after a part of them was shown"],
    ["? star power, ? guard, ? human blitzer", "what a word, an ability, a card, a team or an optional rule means"],
    ["? 2", "the card that answer 2 is about"],
    ["? words", "everything that can be explained, cards aside"],
    ["table, hand", "the table and your hand, as they stand"],
    ["log, log 20", "what has happened, or the last lines of it"],
    ["piles", "discard piles and decks, and which cheating tokens may still come"],
    ["scores", "who stands where"],
    ["chat, say good luck", "what people have said, and saying something to them"],
    ["coach", "what a bot would answer here, from what you may know"],
    ["always 2", "answer 2, now and whenever this is asked again, where that is offered"],
    ["undo", "take your last answer back; agree and refuse answer those who ask you to agree"],
    ["pause, resume", "stop the clocks, and let them run again"],
    ["menu", "everything else: watching, resigning, speed, light and dark"],
    ["drawn", "the table as a picture, from now on"],
    ["quit", "to the home page; your seat stays yours"],
  ] as [string, string][],

  explain: {
    nothing: (asked: string) => `Nothing is called “${asked}”. ? words lists what can be explained.`,
    close: (asked: string, names: string) => `Nothing is called “${asked}”. Did you mean ${names}?`,
    noCard: (key: string) => `Answer ${key} is about no card.`,
    words: "Words",
    abilities: "Named abilities",
    rules: "Optional rules",
    others: "And every card and team, by its name: ? human blitzer.",
    is: (name: string, said: string) => `${name}: ${said}`,
  },

  card: {
    power: (standing: number, downed: number) => `Star Power ${standing}, downed ${downed}`,
    skills: (names: string) => `skills: ${names}`,
    downedSkills: (names: string) => `when downed: ${names}`,
    or: " or ",
    copies: (count: number) => `${count} of them`,
  },

  table: {
    week: (week: number, weeks: number, phase: string) => `Week ${week} of ${weeks}, ${phase}.`,
    headline: (name: string, said: string) => `Spike! Magazine: “${name}” ${said}`,
    invites: (name: string) => `Spike! Magazine invites to “${name}”.`,
    pool: (count: number) => `${counted(count, "token")} in the cheating token pool.`,
    turn: (team: string) => `It is for ${team} to decide.`,
    empty: "The reel is empty.",
    matchup: (name: string, parts: string) => `${name}. ${parts}.`,
    now: "it is being resolved",
    winner: (payout: string) => `winner: ${payout}`,
    places: { winner: "winner", runner_up: "runner-up", lose: "loser" } as Record<string, string>,
    prize: (place: string, payout: string) => `${place}: ${payout}`,
    stadium: (name: string) => `in ${name}`,
    ref: "the corrupt ref is here",
    disease: (count: number) => `${counted(count, "disease token")} at midfield`,
    ball: "ball at midfield",
    leads: (team: string) => `${team} would win`,
    draw: "it would be a draw",
    coin: "tied: the coin would decide",
    driven: (team: string) => `${team} driven off`,
    letter: (letter: string, said: string) => `${letter}) ${said}`,
    sides: { left: "Left zone", right: "Right zone" } as Record<string, string>,
    pays: (zone: string, payout: string, added: string) => `${zone} pays ${payout}${added ? `, with ${added}` : ""}`,
    nobody: "nobody yet",
    side: (team: string, total: number, facedown: number) =>
      `${team}, total ${total}${facedown ? ` and ${counted(facedown, "facedown token")}` : ""}`,
    player: (power: number, name: string, states: string) => `${power} ${name}${states ? `, ${states}` : ""}`,
    downed: "downed",
    carrier: "has the ball",
    blood: (count: number) => counted(count, "blood token"),
    diseased: (count: number) => counted(count, "disease token"),
    unknownToken: "a facedown token",
    seenToken: (face: string) => `a facedown token, ${drawn.tokens[face] ?? face}`,
    openToken: (face: string) => `a token, ${drawn.tokens[face] ?? face}`,
    managers: "Managers.",
    you: "you",
    hasCoin: "golden coin",
    passed: "passed",
    manager: (team: string, marks: string, counts: string) => `${team}${marks ? ` (${marks})` : ""}: ${counts}.`,
    fans: (count: number) => counted(count, "fan"),
    hand: (count: number) => `${counted(count, "card")} in hand`,
    deck: (count: number) => `${count} in the deck`,
    discarded: (count: number) => `${count} discarded`,
    upgrades: (names: string) => `upgrades: ${names}`,
    exhausted: (name: string) => `${name} (exhausted)`,
    penalties: (names: string) => `penalties: ${names}`,
    facedownPenalties: (count: number) => counted(count, "facedown penalty", "facedown penalties"),
    contracts: (count: number) => counted(count, "contract"),
    pile: (count: number) => `${counted(count, "card")} in the improvement pile`,
  },

  hand: {
    heading: "Your hand.",
    empty: "Your hand is empty.",
    none: "You have no hand: you watch.",
    card: (number: number, name: string, facts: string, copies: number) =>
      `${number}) ${name}${copies > 1 ? `, ${copies} of them` : ""}${facts ? `: ${facts}` : ""}`,
  },

  piles: {
    discard: (names: string) => `discard pile: ${names}`,
    top: (names: string) => `on top of the deck: ${names}`,
    unknown: (names: string) => `in the deck, or unseen in hand: ${names}`,
    shown: (names: string) => `known to be in hand: ${names}`,
    tokens: (names: string) => `Cheating tokens you haven't seen this week: ${names}.`,
    decks: "Improvement decks.",
    deck: (name: string, left: number, names: string) => `${name}: ${left} left; may be there: ${names}`,
    supplies: (names: string) => `Supplies: ${names}.`,
    supply: { contracts: "contracts", blood: "blood tokens", disease: "disease tokens" } as Record<string, string>,
    stock: (name: string, count: number) => `${name} ${count}`,
    penalties: (names: string) => `Penalties in the deck or facedown: ${names}.`,
    penaltyDiscard: (names: string) => `Penalties discarded: ${names}.`,
    times: (name: string, count: number) => (count === 1 ? name : `${name} ×${count}`),
    nothing: "nothing",
  },

  scores: {
    line: (place: number, team: string, fans: number) => `${place}. ${team}, ${counted(fans, "fan")}`,
  },

  chat: {
    line: (name: string, said: string) => `${name}: ${said}`,
    none: "Nobody has said anything yet.",
    sayWhat: "Type what you want to say behind the word: say good luck.",
    said: (name: string, words: string) => `${name} says: ${words}`,
  },

  coach: {
    line: (words: string) => `The coach would answer: ${words}`,
    none: "The coach is asked when you are.",
    thinks: "The coach thinks …",
  },

  always: {
    none: "No answer to this question can stand.",
    which: (labels: string) => `These can: ${labels}.`,
    done: (label: string) => `“${label}” is given by itself from now on; the menu takes it back.`,
  },

  undo: { none: "There is nothing to undo.", done: "You ask to undo." },
  wish: { none: "Nobody asks to undo." },
  over: "The season is over.",
};

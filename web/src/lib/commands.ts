// What can be typed in text mode besides answers. Each command takes what was typed behind its name.

import { table } from "../words/en.table";
import { text as words, type Command } from "../words/en.text";
import { adviceLine, weighed } from "./advice";
import { card } from "./knowledge.svelte";
import { preferences } from "./preferences.svelte";
import { go } from "./router.svelte";
import { standingFor } from "./standing";
import { lineOf, Teller, type Told } from "./telling";
import type { Texting } from "./texting.svelte";
import { cardsOf } from "./typed";

type Follow = (at: Texting, rest: string) => void | Promise<void>;

/** The command that a word is, if it is one. */
export function commandOf(word: string): Command | null {
  const found = Object.entries(words.commands).find(([, names]) => (names as string[]).includes(word.toLowerCase()));
  return found === undefined ? null : (found[0] as Command);
}

function tell(at: Texting, lines: (teller: Teller) => Told[]): void {
  const { view } = at.screen.table;
  if (view !== null) at.say("told", lines(new Teller(view, { card, team: (manager) => at.screen.teamName(manager) })));
}

function log(at: Texting, rest: string): void {
  const count = Number.parseInt(rest, 10);
  const lines = at.screen.table.entries.map(lineOf);
  at.say("told", lines.length === 0 ? [words.nothingNew] : count > 0 ? lines.slice(-count) : lines);
}

function chat(at: Texting): void {
  const lines = at.screen.table.chat.map((each) => words.chat.line(each.name, each.text));
  at.say("told", lines.length > 0 ? lines : [words.chat.none]);
}

async function say(at: Texting, rest: string): Promise<void> {
  if (rest === "") return at.say("wrong", [words.chat.sayWhat]);
  await at.screen.table.give({ type: "say", text: rest });
}

async function coach(at: Texting): Promise<void> {
  if (at.screen.choosing.question === null) return at.say("wrong", [words.coach.none]);
  at.say("told", [words.coach.thinks]);
  await at.screen.askCoach();
  const advice = at.screen.coach?.advice;
  if (!advice) return;
  const lines = weighed(advice).map((each) => adviceLine(each, table.question));
  at.say("told", [words.coach.line(lines[0] ?? advice.words), ...lines.slice(1)]);
}

async function always(at: Texting, rest: string): Promise<void> {
  const { choosing, table } = at.screen;
  const standing = choosing.question === null ? [] : standingFor(choosing.question, choosing.choices);
  if (standing.length === 0) return at.say("wrong", [words.always.none]);
  const chosen = at.menu?.keys.get(rest.toLowerCase())?.[0];
  const found = standing.find(({ option }) => option === chosen?.text);
  if (found === undefined || chosen === undefined || table.seat === null)
    return at.say("wrong", [words.always.which(standing.map(({ label }) => label).join(", "))]);
  const { question, card: about, option, label } = found;
  await table.give({ type: "stand", seat: table.seat, question, about, option });
  at.say("told", [words.always.done(label)]);
}

function undo(at: Texting): void {
  const { undoable } = at.screen;
  if (undoable === null) return at.say("wrong", [words.undo.none]);
  at.say("told", [words.undo.done, table.menu.undoHints[undoable.kind]]);
  at.screen.undo();
}

function agree(at: Texting, yes: boolean): void {
  const { number, wish } = at.screen.table.table ?? {};
  if (number == null || wish == null) return at.say("wrong", [words.wish.none]);
  void at.screen.table.give({ type: "agree", number, yes });
}

export const COMMANDS: Record<Command, Follow> = {
  help: (at) => at.say("told", words.help.map(([what, means]) => words.explain.is(what, means))),
  table: (at) => tell(at, (teller) => teller.table()),
  hand: (at) => tell(at, (teller) => teller.hand(cardsOf(at.screen.choosing.choices))),
  log,
  piles: (at) => tell(at, (teller) => teller.piles()),
  scores: (at) => tell(at, (teller) => teller.scores()),
  chat,
  say,
  coach,
  always,
  undo,
  agree: (at) => agree(at, true),
  refuse: (at) => agree(at, false),
  pause: (at) => void at.screen.table.give({ type: "pause" }),
  resume: (at) => void at.screen.table.give({ type: "resume" }),
  menu: (at) => void (at.screen.isMenuOpen = true),
  drawn: () => void (preferences.textMode = false),
  quit: () => go("/"),
};

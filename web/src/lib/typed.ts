// What somebody types as an answer: a number, a card's number with a place's letter, or any part that fits one answer.

import { text as words } from "../words/en.text";
import type { Choice } from "./choosing.svelte";
import { plain } from "./gallery";
import type { Question } from "./targets";
import { placeOf, type Letters } from "./telling";

/** A line of the menu; one that stands for several choices is picked from again. */
export interface Answer {
  key: string;
  text: string;
  choices: readonly Choice[];
}

export interface Menu {
  answers: Answer[];
  keys: ReadonlyMap<string, readonly Choice[]>;
  /** What Enter alone answers, where it can do no harm. */
  harmless: Choice | null;
  /** Whether only letters of places are shown, so that a number would be a slip. */
  isOfPlaces: boolean;
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
const YES_OR_NO: ReadonlySet<Question["kind"]> = new Set(["use-skill", "stand-up", "choose-action", "respond", "return-card"]);

/** A choice in words. */
export function labelOf(choice: Choice): string {
  return choice.words.map((span) => span.text).join("");
}

/** The cards that can be committed, in the order of their numbers. */
export function cardsOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ option }) => (option?.kind === "commit" ? [option.card] : [])))];
}

/** The menu of a question. */
export function menuOf(question: Question, choices: readonly Choice[], letters: Letters, nameOf: (card: string) => string): Menu {
  const cards = cardsOf(choices);
  const menu = cards.length > 0 ? commitMenu(choices, cards, letters, nameOf) : listMenu(choices);
  const keys = new Map([...menu.keys, ...yesAndNo(question, choices)]);
  return { ...menu, keys, harmless: harmlessOf(question, choices) };
}

function listMenu(choices: readonly Choice[]): Menu {
  const answers = choices.map((choice, at) => ({ key: String(at + 1), text: labelOf(choice), choices: [choice] }));
  const keys = new Map<string, readonly Choice[]>(answers.map((answer) => [answer.key, answer.choices]));
  answers.forEach((answer, at) => ALPHABET[at] && keys.set(ALPHABET[at], answer.choices));
  return { answers, keys, harmless: null, isOfPlaces: false };
}

/** Cards by number, places by letter: `3b`; a number alone picks the card first. */
function commitMenu(choices: readonly Choice[], cards: readonly string[], letters: Letters, nameOf: (card: string) => string): Menu {
  const keys = new Map<string, readonly Choice[]>();
  const answers: Answer[] = cards.map((card, at) => {
    const commits = choices.filter(({ option }) => option?.kind === "commit" && option.card === card);
    for (const choice of commits) keys.set(`${at + 1}${letterOf(choice, letters)}`, [choice]);
    return { key: String(at + 1), text: `${nameOf(card)}: ${words.places(commits.length)}`, choices: commits };
  });
  for (const choice of choices) {
    if (choice.option?.kind !== "commit") answers.push({ key: String(answers.length + 1), text: labelOf(choice), choices: [choice] });
  }
  for (const { key, choices: found } of answers) keys.set(key, found);
  return { answers, keys, harmless: null, isOfPlaces: false };
}

function letterOf({ option }: Choice, letters: Letters): string {
  return option?.kind === "commit" ? (letters.get(placeOf(option.matchup.number, option.side)) ?? "") : "";
}

function yesAndNo(question: Question, choices: readonly Choice[]): [string, readonly Choice[]][] {
  const no = choices.filter(({ option }) => option?.kind === "decline");
  if (no.length === 0 || !YES_OR_NO.has(question.kind)) return [];
  const yes = choices.filter((choice) => !no.includes(choice));
  return [...words.yes.map((key) => [key, yes] as [string, Choice[]]), ...words.no.map((key) => [key, no] as [string, Choice[]])];
}

/** Being done with discarding does no harm, nor does any of several that are alike. */
function harmlessOf(question: Question, choices: readonly Choice[]): Choice | null {
  if (question.kind === "discard-unwanted") return choices.find(({ option }) => option?.kind === "done") ?? null;
  return new Set(choices.map(labelOf)).size === 1 ? (choices[0] ?? null) : null;
}

/** A menu of some choices of another one; places keep their letters. */
export function narrowed(found: readonly Choice[], letters: Letters): Menu {
  const isOfPlaces = cardsOf(found).length === 1 && found.every(({ option }) => option?.kind === "commit");
  const answers = found.map((choice, at) => {
    const key = isOfPlaces ? letterOf(choice, letters) : String(at + 1);
    return { key, text: labelOf(choice), choices: [choice] };
  });
  return { answers, keys: new Map(answers.map(({ key, choices }) => [key, choices])), harmless: null, isOfPlaces };
}

/** The choices that what was typed may mean, in the menu that is shown or else in the whole one. */
export function meant(typed: string, shown: Menu, whole: Menu): readonly Choice[] {
  if (shown.isOfPlaces && /^\d+$/.test(typed)) return [];
  const found = find(typed, shown);
  return found.length > 0 ? found : find(typed, whole);
}

function find(typed: string, menu: Menu): readonly Choice[] {
  const keyed = menu.keys.get(typed.toLowerCase().replaceAll(/\s/g, ""));
  if (keyed !== undefined) return keyed;
  const choices = [...new Set(menu.answers.flatMap((answer) => answer.choices))];
  const exact = choices.filter((choice) => plain(choice.text) === plain(typed));
  if (exact.length > 0) return exact;
  const parts = plain(typed).split(" ").filter(Boolean);
  return parts.length === 0 ? [] : choices.filter((choice) => holds(choice, parts));
}

function holds(choice: Choice, parts: readonly string[]): boolean {
  const said = plain(`${choice.text.replaceAll("-", " ")} ${labelOf(choice)}`).split(" ");
  return parts.every((part) => said.some((word) => word.startsWith(part)));
}

// What `?` says in text mode: of a card, an ability, a word of the game, a team or an optional rule.

import type { Card, Knowledge } from "../protocol/types";
import { text } from "../words/en.text";
import { plain } from "./gallery";
import { factsOf } from "./telling";

const words = text.explain;
const MOST = 8;

/** What is meant by something; if nothing is called so, what is called nearly so. */
export function explain(known: Knowledge, asked: string): string[] {
  const name = plain(asked);
  const found =
    known.named.find((each) => plain(each.name) === name) ??
    known.glossary.map(({ names, text: said }) => ({ names, name: names[0] ?? "", text: said })).find((each) => each.names.some((one) => plain(one) === name)) ??
    rule(known, name);
  if (found !== undefined) return [words.is(capital(found.name), found.text)];
  const card = cardCalled(known.cards, name);
  if (card !== undefined) return [tellCard(card)];
  const team = known.teams.find((each) => plain(each.name) === name || plain(each.id) === name);
  if (team !== undefined) return [words.is(team.name, `${team.race}, ${team.union}. ${team.style}`)];
  const near = namesOf(known).filter((each) => name !== "" && plain(each).includes(name));
  return [near.length > 0 ? words.close(asked, [...new Set(near)].slice(0, MOST).join(", ")) : words.nothing(asked)];
}

/** A card by its facts. */
export function tellCard(card: Card): string {
  return words.is(card.name, factsOf(card));
}

/** Every word that can be explained. */
export function wordList(known: Knowledge): string[] {
  const list = (heading: string, names: readonly string[]) => words.is(heading, [...names].sort((one, other) => one.localeCompare(other)).join(", "));
  return [
    list(words.words, known.glossary.map(({ names }) => names[0] ?? "")),
    list(words.abilities, known.named.map(({ name }) => name)),
    list(words.rules, known.options.map(({ name }) => name)),
    words.others,
  ];
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function rule(known: Knowledge, name: string): { name: string; text: string } | undefined {
  const found = known.options.find((each) => plain(each.name) === name);
  return found && { name: found.name, text: found.sentence };
}

/** The card of that id or name; else the only one whose name begins or ends so. */
function cardCalled(cards: readonly Card[], name: string): Card | undefined {
  const exact = cards.find((each) => plain(each.id) === name || plain(each.name) === name);
  if (exact !== undefined || name === "") return exact;
  const holding = cards.filter((each) => plain(each.name).startsWith(name) || plain(each.name).endsWith(` ${name}`));
  return new Set(holding.map(({ id }) => id)).size === 1 ? holding[0] : undefined;
}

function namesOf({ glossary, named, options, cards, teams }: Knowledge): string[] {
  return [...glossary.map(({ names }) => names[0] ?? ""), ...[named, options, cards, teams].flatMap((all) => all.map(({ name }) => name))];
}

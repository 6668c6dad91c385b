// Which cards are looked for: filters, kept in the page's address, and the order in which cards are shown.

import type { Card, NamedAbility } from "../protocol/types";

export interface Filters {
  words: string;
  kind: string;
  team: string;
  union: string;
  set: string;
  skill: string;
  ability: string;
  /** "printed": as printed; "made": something on it is reconstructed. */
  source: string;
}

export const NO_FILTERS: Filters = { words: "", kind: "", team: "", union: "", set: "", skill: "", ability: "", source: "" };

/** The kinds of cards, in the order of the gallery. */
export const KINDS = [
  "player",
  "star",
  "team_upgrade",
  "staff_upgrade",
  "highlight",
  "tournament",
  "headline",
  "penalty",
  "stadium",
  "enchanted_ball",
] as const;

const NO_TEAM = "none";

export function isSure(card: Card): boolean {
  return card.provenance !== "reconstructed" && card.reconstructed.length === 0;
}

/** All skills of a card: of each of its skill sets, and those used downed. */
export function skillsOf(card: Card): string[] {
  return [...(card.skills ?? []), ...(card.skill_sets ?? []).flat(), ...(card.downed_skills ?? [])];
}

/** Lower case, without marks and accents, as people type. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

/** Tells of cards whether they are among those looked for. */
export function sieve(filters: Filters, named: readonly NamedAbility[]): (card: Card) => boolean {
  const words = plain(filters.words).split(" ").filter(Boolean);
  const abilities = new Map(named.map((ability) => [ability.id, ability.name]));
  const tests: ((card: Card) => boolean)[] = [];
  if (filters.kind) tests.push((card) => card.kind === filters.kind);
  if (filters.team) tests.push((card) => (card.team ?? NO_TEAM) === filters.team);
  if (filters.union) tests.push((card) => card.union === filters.union);
  if (filters.set) tests.push((card) => card.set === filters.set);
  if (filters.skill) tests.push((card) => skillsOf(card).includes(filters.skill));
  if (filters.ability) tests.push((card) => card.named?.includes(filters.ability) ?? false);
  if (filters.source) tests.push((card) => isSure(card) === (filters.source === "printed"));
  if (words.length > 0) {
    tests.push((card) => {
      const said = plain(`${card.name} ${card.text} ${(card.named ?? []).map((id) => abilities.get(id)).join(" ")}`);
      return words.every((word) => said.includes(word));
    });
  }
  return (card) => tests.every((test) => test(card));
}

/** Cards as the gallery shows them: by kind, then by team, then as the packs have them. */
export function inOrder(cards: readonly Card[], teams: readonly string[]): Card[] {
  const kinds = new Map<string, number>(KINDS.map((kind, at) => [kind, at]));
  const places = new Map(teams.map((team, at) => [team, at]));
  const place = (card: Card) => [
    kinds.get(card.kind) ?? KINDS.length,
    card.team ? (places.get(card.team) ?? teams.length) : teams.length,
  ];
  return cards
    .map((card, at) => ({ card, key: [...place(card), at] }))
    .sort((one, other) => {
      const first = one.key.findIndex((part, at) => part !== other.key[at]);
      return first < 0 ? 0 : one.key[first]! - other.key[first]!;
    })
    .map(({ card }) => card);
}

/** What the address of the page says of the filters. */
export function toQuery(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== "") query.set(name, value);
  const said = query.toString();
  return said === "" ? "" : `?${said}`;
}

export function fromQuery(search: string): Filters {
  const query = new URLSearchParams(search);
  const found = { ...NO_FILTERS };
  for (const name of Object.keys(found) as (keyof Filters)[]) found[name] = query.get(name) ?? "";
  return found;
}

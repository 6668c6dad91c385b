// What an option is about, as names of things on the table: a card in hand, a zone, a player. All of them picked, the
// option is chosen.

import type { Asked } from "../protocol/types";

export type Option = NonNullable<Asked["options"]>[number];
export type Question = Asked["question"];
export type Target = string;

export const target = {
  hand: (card: string): Target => `hand:${card}`,
  card: (card: string): Target => `card:${card}`,
  zone: (matchup: number, side: string | null): Target => `zone:${matchup}:${side ?? "all"}`,
  player: (number: number): Target => `player:${number}`,
  token: (player: number, token: number): Target => `token:${player}:${token}`,
  matchup: (number: number): Target => `matchup:${number}`,
  manager: (manager: number): Target => `manager:${manager}`,
};

/** The things on the table that an option needs; none for one that stands in the list alone. */
export function targetsOf(option: Option, question: Question): Target[] {
  switch (option.kind) {
    case "commit":
      return [target.hand(option.card), target.zone(option.matchup.number, option.side)];
    case "discard":
      return [question.kind === "discard-fouled" ? target.card(option.card) : target.hand(option.card)];
    case "tackle":
    case "player":
      return [target.player(option.player.number)];
    case "token":
      return [target.token(option.player.number, option.token)];
    case "place":
      return [target.zone(option.matchup.number, option.side)];
    case "matchup":
      return [target.matchup(option.matchup.number)];
    case "manager":
      return [target.manager(option.manager)];
    case "act":
      return [target.card(option.upgrade)];
    case "ability":
      return [option.player === null ? target.card(option.card) : target.player(option.player.number)];
    case "card":
      return [target.card(option.card)];
    default:
      return [];
  }
}

/** The card that an option is about, to be shown beside its words. */
export function cardOf(option: Option): string | null {
  switch (option.kind) {
    case "commit":
    case "discard":
    case "card":
    case "return":
    case "ability":
      return option.card;
    case "act":
      return option.upgrade;
    case "tackle":
    case "player":
    case "token":
      return option.player.card;
    default:
      return null;
  }
}

/** The player whom a question is about, by his number in this week. */
export function subjectOf(question: Question): number | null {
  return "player" in question ? question.player.number : null;
}

/** The matchup that a question is about, by its number. */
export function placeOf(question: Question): number | null {
  return "matchup" in question && question.matchup !== null ? question.matchup.number : null;
}

/** The card that a question is about: its own, or its player's. */
export function cardAsked(question: Question): string | null {
  if ("card" in question) return question.card;
  return "player" in question ? question.player.card : null;
}

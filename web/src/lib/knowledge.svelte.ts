// What anybody may know of the game: teams, cards, questions; asked for once.

import type { Card, Knowledge, TeamInfo } from "../protocol/types";
import { server } from "./server";

export const known: { all: Knowledge | null } = $state({ all: null });

let cards = new Map<string, Card>();
let teams = new Map<string, TeamInfo>();

let asked: Promise<void> | null = null;

/** Asks once, however many need it; who could not be told may ask again. */
export function learn(): Promise<void> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<void> {
  const found = await server.knowledge();
  cards = new Map(found.cards.map((card) => [card.id, card]));
  teams = new Map(found.teams.map((team) => [team.id, team]));
  known.all = found;
}

export function card(id: string): Card | undefined {
  return known.all === null ? undefined : cards.get(id);
}

export function team(id: string): TeamInfo | undefined {
  return known.all === null ? undefined : teams.get(id);
}

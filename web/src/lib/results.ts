// The scoreboard phase, matchup by matchup, made from the events.

import type { Entry } from "../protocol/types";

export interface Counted {
  manager: number;
  total: number;
}

export interface Paid {
  manager: number;
  section: string;
}

export interface Gained {
  manager: number;
  fans: number;
  /** What he got besides fans: lines of the log. */
  entries: Entry[];
}

/** How a matchup was resolved, and why. */
export interface Result {
  number: number;
  card: string;
  turned: { player: { card: string; manager: number; number: number }; face: string }[];
  totals: Counted[];
  winner: number | null;
  isDrawn: boolean;
  tie: Entry | null;
  paid: Paid[];
  gained: Gained[];
  isDone: boolean;
}

export interface Week {
  number: number;
  results: Result[];
  /** The number of the first event of its scoreboard. */
  from: number;
}

/** The icons of what is gained besides fans. */
export const GAINS: Partial<Record<Entry["event"]["kind"], string>> = {
  "card-kept": "star_player",
  "contract-taken": "contract",
  "penalty-received": "penalty",
};

/** All weeks that came to their scoreboard. */
export function weeksOf(entries: readonly Entry[]): Week[] {
  const weeks: Week[] = [];
  let week = 0;
  let open: Result | null = null;
  for (const entry of entries) {
    const event = entry.event;
    if (event.kind === "week-began") week = event.number;
    if (event.kind === "matchup-resolved") {
      open = { number: event.matchup.number, card: event.matchup.card, turned: [], totals: [], winner: null, isDrawn: false, tie: null, paid: [], gained: [], isDone: false };
      const last = weeks.at(-1);
      if (last?.number === week) last.results.push(open);
      else weeks.push({ number: week, results: [open], from: entry.number });
    } else if (open !== null) {
      note(open, entry);
      if (event.kind === "matchup-cleared") open = null;
    }
  }
  return weeks;
}

function gains(result: Result, manager: number): Gained {
  const found = result.gained.find((each) => each.manager === manager);
  if (found !== undefined) return found;
  const made = { manager, fans: 0, entries: [] };
  result.gained.push(made);
  return made;
}

function note(result: Result, entry: Entry): void {
  const event = entry.event;
  switch (event.kind) {
    case "token-turned":
      result.turned.push({ player: event.player, face: event.face });
      break;
    case "total-counted":
      result.totals = [...result.totals.filter((each) => each.manager !== event.manager), { manager: event.manager, total: event.total }];
      break;
    case "matchup-won":
      result.winner ??= event.manager;
      break;
    case "matchup-drawn":
      result.isDrawn = true;
      break;
    case "tie-decided":
      result.tie = entry;
      break;
    case "payout-collected":
      result.paid.push({ manager: event.manager, section: event.section });
      break;
    case "fans-changed":
      gains(result, event.manager).fans += event.number;
      break;
    case "card-kept":
    case "contract-taken":
    case "penalty-received":
      gains(result, event.manager).entries.push(entry);
      break;
    case "matchup-cleared":
      result.isDone = true;
      break;
  }
}

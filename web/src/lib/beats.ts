// What has just happened, cut into beats: each is shown for a moment, together with what comes of it.

import type { Entry } from "../protocol/types";

export type Die = "down" | "missed" | "tackler";

export interface Beat {
  /** What it is, for how it is drawn. */
  kind: "commit" | "tackle" | "ball" | "token" | "harm" | "news" | "gain" | "ability";
  entry: Entry;
  /** What came of it, in words. */
  after: Entry[];
  dice: Die[];
  /** Its length at usual speed, in milliseconds. */
  length: number;
}

const LENGTHS = { commit: 550, tackle: 1300, ball: 450, token: 600, harm: 700, news: 1100, gain: 650, ability: 650 };

const KINDS: Partial<Record<Entry["event"]["kind"], Beat["kind"]>> = {
  "player-committed": "commit",
  "player-moved": "commit",
  "player-placed": "commit",
  "tackle-attempted": "tackle",
  // Where somebody has answered between the attempt and the dice, the attempt has been told before.
  "die-rolled": "tackle",
  "ball-moved": "ball",
  "token-assigned": "token",
  "token-turned": "token",
  "token-shown": "token",
  "token-looked-at": "token",
  "player-downed": "harm",
  "player-injured": "harm",
  "player-ejected": "harm",
  "player-stood": "harm",
  "week-began": "news",
  "spike-revealed": "news",
  "fans-changed": "gain",
  "ability-used": "ability",
  "card-fouled": "ability",
  "penalty-revealed": "ability",
  "manager-passed": "ability",
};

const OUTCOMES: ReadonlySet<string> = new Set(["player-downed", "player-injured", "player-guarded", "result-chosen"]);
const FACES: readonly string[] = ["down", "missed", "tackler"];

function isDie(die: string): die is Die {
  return FACES.includes(die);
}

/** The beats of some events, in order; a tackle takes its dice and what they do with it. */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  const beats: Beat[] = [];
  for (const entry of entries) {
    const { event } = entry;
    const last = beats.at(-1);
    if (last?.kind === "tackle" && (event.kind === "die-rolled" || OUTCOMES.has(event.kind))) {
      if (event.kind === "die-rolled" && isDie(event.die)) last.dice.push(event.die);
      if (event.kind !== "die-rolled" && event.kind !== "result-chosen") last.after.push(entry);
      continue;
    }
    const kind = KINDS[event.kind];
    if (kind === undefined) continue;
    const dice = event.kind === "die-rolled" && isDie(event.die) ? [event.die] : [];
    beats.push({ kind, entry, after: [], dice, length: LENGTHS[kind] });
  }
  return beats;
}

/** How long a beat is shown, so that all that wait are over soon. */
export function lengthOf(beat: Beat, waiting: readonly Beat[], pace: number, most = 2000): number {
  const whole = waiting.reduce((sum, each) => sum + each.length, beat.length);
  return pace * beat.length * Math.min(1, most / whole);
}

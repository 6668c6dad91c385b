import { expect, test } from "vitest";
import type { Entry } from "../protocol/types";
import { beatsOf, lengthOf } from "./beats";
import { weeksOf } from "./results";

let number = 0;
const entry = (event: Entry["event"]): Entry => ({ number: number++, at: 1, event, words: [{ text: event.kind }] });

const OGRE = { number: 1, card: "ogre", manager: 0 };
const GOBLIN = { number: 2, card: "goblin", manager: 1 };
const TRIPLINE = { number: 0, card: "the-tripline" };

test("a tackle is one beat with its dice and what they do", () => {
  const beats = beatsOf([
    entry({ kind: "player-committed", player: OGRE, matchup: TRIPLINE, side: "left" }),
    entry({ kind: "tackle-attempted", player: OGRE, target: GOBLIN }),
    entry({ kind: "die-rolled", die: "missed" }),
    entry({ kind: "die-rolled", die: "down" }),
    entry({ kind: "result-chosen", manager: 0, die: "down" }),
    entry({ kind: "player-downed", player: GOBLIN }),
    entry({ kind: "ball-moved", matchup: TRIPLINE, player: OGRE }),
  ]);
  expect(beats.map((beat) => beat.kind)).toEqual(["commit", "tackle", "ball"]);
  expect(beats[1]?.dice).toEqual(["missed", "down"]);
  expect(beats[1]?.after.map(({ event }) => event.kind)).toEqual(["player-downed"]);
});

test("however many beats wait, they are over within two seconds", () => {
  const beats = beatsOf(Array.from({ length: 40 }, () => entry({ kind: "ball-moved", matchup: TRIPLINE, player: null })));
  let sum = 0;
  for (let at = 0; at < beats.length; at += 1) {
    const beat = beats[at];
    if (beat !== undefined && at === 0) sum = lengthOf(beat, beats.slice(1), 1) * beats.length;
  }
  expect(sum).toBeLessThanOrEqual(2000);
  expect(lengthOf(beats[0]!, [], 1)).toBe(beats[0]!.length);
});

test("a week's scoreboard says how each matchup was resolved, and why", () => {
  const weeks = weeksOf([
    entry({ kind: "week-began", number: 2 }),
    entry({ kind: "fans-changed", manager: 1, number: 1, total: 1 }),
    entry({ kind: "matchup-resolved", matchup: TRIPLINE }),
    entry({ kind: "token-turned", player: OGRE, face: "power-2" }),
    entry({ kind: "total-counted", manager: 0, matchup: TRIPLINE, total: 7 }),
    entry({ kind: "total-counted", manager: 1, matchup: TRIPLINE, total: 3 }),
    entry({ kind: "matchup-won", manager: 0, matchup: TRIPLINE }),
    entry({ kind: "payout-collected", manager: 0, matchup: TRIPLINE, section: "centre" }),
    entry({ kind: "fans-changed", manager: 0, number: 3, total: 3 }),
    entry({ kind: "card-kept", manager: 1, card: null }),
    entry({ kind: "matchup-cleared", matchup: TRIPLINE }),
    entry({ kind: "fans-changed", manager: 0, number: 9, total: 12 }),
  ]);
  expect(weeks).toHaveLength(1);
  expect(weeks[0]?.number).toBe(2);
  const result = weeks[0]?.results[0];
  expect(result?.totals).toEqual([{ manager: 0, total: 7 }, { manager: 1, total: 3 }]);
  expect(result?.turned).toEqual([{ player: OGRE, face: "power-2" }]);
  expect(result?.winner).toBe(0);
  expect(result?.gained.map(({ manager, fans, entries }) => [manager, fans, entries.length])).toEqual([[0, 3, 0], [1, 0, 1]]);
  expect(result?.isDone).toBe(true);
});

test("dice that come after somebody's answer are a beat of their own", () => {
  const beats = beatsOf([entry({ kind: "die-rolled", die: "tackler" }), entry({ kind: "die-rolled", die: "down" })]);
  expect(beats).toHaveLength(1);
  expect(beats[0]?.dice).toEqual(["tackler", "down"]);
});

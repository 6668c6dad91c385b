import { expect, test } from "vitest";
import type { Entry } from "../protocol/types";
import { flightsOf, movesOf } from "./flights";

const OGRE = { number: 1, card: "ogre", manager: 0 };
const GOBLIN = { number: 2, card: "goblin", manager: 1 };
const TRIPLINE = { number: 3, card: "the-tripline" };
const entry = (event: Entry["event"]): Entry => ({ number: 0, at: 0, words: [], event });
const COMMITTED = entry({ kind: "player-committed", player: GOBLIN, matchup: TRIPLINE, side: "left" });

test("a player is committed out of the hand that lies on the page, or by his manager", () => {
  expect(flightsOf(COMMITTED.event, [], 1)[0]).toMatchObject({ card: "goblin", from: ".dock", to: '[data-player="2"]' });
  expect(flightsOf(COMMITTED.event, [], 0)[0]?.from).toBe('[data-manager="1"]');
});

test("the ball flies from where it lay last", () => {
  const first = entry({ kind: "ball-moved", matchup: TRIPLINE, player: GOBLIN });
  const then = entry({ kind: "ball-moved", matchup: TRIPLINE, player: OGRE });
  expect(flightsOf(first.event, [COMMITTED], 0)[0]?.from).toBe('[data-matchup="3"] .middle');
  expect(flightsOf(then.event, [COMMITTED, first], 0)[0]?.from).toBe('[data-player="2"]');
  expect(flightsOf({ kind: "ball-moved", matchup: TRIPLINE, player: null }, [first], 0)[0]?.to).toBe('[data-matchup="3"] .middle');
});

test("who is injured is carried from where he stood to his manager", () => {
  const [flight] = flightsOf({ kind: "player-injured", player: GOBLIN }, [COMMITTED], 0);
  expect(flight).toMatchObject({ icon: "injured", from: '[data-zone="zone:3:left"]', to: '[data-manager="1"]' });
});

test("what stood there last week stands there no more", () => {
  const before = [COMMITTED, entry({ kind: "week-began", number: 2 })];
  expect(flightsOf({ kind: "player-injured", player: GOBLIN }, before, 0)).toEqual([]);
});

test("only fans that are won fly", () => {
  expect(flightsOf({ kind: "fans-changed", manager: 1, number: 2, total: 5 }, [], 0)[0]).toMatchObject({ fans: 2, to: '[data-manager="1"] .fans' });
  expect(flightsOf({ kind: "fans-changed", manager: 1, number: -1, total: 4 }, [], 0)).toEqual([]);
});

test("who is downed falls, and a token turns over", () => {
  expect(movesOf({ kind: "player-downed", player: OGRE })).toEqual([{ kind: "falls", at: '[data-player="1"]' }]);
  expect(movesOf({ kind: "token-turned", player: OGRE, face: "power-2" })[0]?.kind).toBe("turns");
});

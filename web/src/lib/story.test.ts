import { expect, test } from "vitest";
import type { Card, Entry, Player } from "../protocol/types";
import { fansByWeek, keyMoments, luckOf, remaining } from "./story";

type Event = Entry["event"];

function told(...events: (Event | [at: number, event: Event])[]): Entry[] {
  return events.map((each, number) => {
    const [at, event] = Array.isArray(each) ? each : [number, each];
    return { number, at, event, words: [] };
  });
}

const week = (number: number): Event => ({ kind: "week-began", number });
const fans = (manager: number, number: number, total: number): Event => ({ kind: "fans-changed", manager, number, total });
const player = (manager: number, card = "ogre"): Player => ({ manager, card, number: manager });
const tackle = (by: number, of: number): Event => ({ kind: "tackle-attempted", player: player(by), target: player(of) });
const die = (face: string): Event => ({ kind: "die-rolled", die: face });
const chosen = (manager: number, face: string): Event => ({ kind: "result-chosen", manager, die: face });
const END: Event = { kind: "season-ended" };
const unknown = (): undefined => undefined;

test("fans are told week by week, from nothing to the end", () => {
  const entries = told(week(1), fans(0, 3, 3), fans(1, 2, 2), week(2), fans(1, 4, 6), END);
  expect(fansByWeek(entries, 2)).toEqual([[0, 0], [3, 2], [3, 6]]);
  expect(fansByWeek(told(week(1), fans(0, 3, 3)), 2)).toEqual([[0, 0], [3, 0]]);
});

test("what was taken back never was", () => {
  const entries = told([0, week(1)], [4, fans(0, 9, 9)], [5, { kind: "undone", manager: 0, to: 4 }], [6, fans(0, 1, 1)], [7, END]);
  expect(remaining(entries)).toHaveLength(3);
  expect(fansByWeek(entries, 1)).toEqual([[0], [1]]);
});

test("luck counts the dice of one's own tackles, rerolls too, and no other dice", () => {
  const entries = told(tackle(0, 1), die("down"), die("down"), die("tackler"), chosen(0, "down"), die("tackler"), tackle(1, 0), die("missed"), chosen(1, "missed"));
  const [first, second] = luckOf(entries, 2);
  expect(first).toMatchObject({ tackles: 1, dice: 3, down: 2, tackler: 1, surplus: 0 });
  expect(second).toMatchObject({ tackles: 1, dice: 1, down: 0, tackler: 0 });
  expect(second!.surplus).toBeCloseTo(-1 / 3);
});

test("key moments are the unlikely, the close and the rich, in their order", () => {
  const matchup = { number: 0, card: "the-tripline" };
  const total = (manager: number, sum: number): Event => ({ kind: "total-counted", manager, matchup, total: sum });
  const entries = told(
    week(1),
    tackle(0, 1),
    die("down"),
    die("down"),
    chosen(1, "down"),
    fans(0, 1, 1),
    { kind: "matchup-resolved", matchup },
    total(0, 6),
    total(1, 6),
    { kind: "matchup-won", matchup, manager: 1 },
    fans(1, 5, 5),
    END,
  );
  expect(keyMoments(entries, unknown).map(({ kind }) => kind)).toEqual(["long-shot", "ball", "lead", "end"]);
});

test("the injury of a strong player is remembered, that of a scrub is not", () => {
  const cards: Record<string, number> = { ogre: 4, goblin: 1 };
  const cardOf = (id: string) => ({ id, kind: "player", star_power: [cards[id], 0] }) as unknown as Card;
  const entries = told({ kind: "player-injured", player: player(0, "goblin") }, { kind: "player-injured", player: player(1, "ogre") });
  expect(keyMoments(entries, cardOf).map(({ entry }) => entry.number)).toEqual([1]);
});

import { expect, test } from "vitest";
import type { Entry } from "../protocol/types";
import { soundsOf } from "./sounds";

const OGRE = { number: 1, card: "ogre", manager: 0 };
const entry = (event: Entry["event"]): Entry => ({ number: 0, at: 0, words: [], event });

test("a tackle that fells somebody is dice and a thud, each once", () => {
  const sounds = soundsOf([
    entry({ kind: "die-rolled", die: "down" }),
    entry({ kind: "die-rolled", die: "missed" }),
    entry({ kind: "player-downed", player: OGRE }),
  ]);
  expect(sounds).toEqual(["dice", "thud"]);
});

test("fans who leave don't cheer", () => {
  expect(soundsOf([entry({ kind: "fans-changed", manager: 0, number: -2, total: 1 })])).toEqual([]);
  expect(soundsOf([entry({ kind: "fans-changed", manager: 0, number: 2, total: 3 })])).toEqual(["cheer"]);
});

test("however much happens at once, few sounds are heard", () => {
  const kinds = ["week-began", "player-injured", "player-downed", "die-rolled", "token-turned", "player-placed"];
  expect(soundsOf(kinds.map((kind) => entry({ kind } as Entry["event"])))).toHaveLength(4);
});

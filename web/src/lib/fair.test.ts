import { expect, test } from "vitest";
import { alternativesOf, check } from "./fair";

// Written by Touchline, with the key 000102… and the first seat's salt 0707…; docs/chance.md says how it is computed.
const HEADER = '{"format":"touchline record","seal":"212b837b14f1412f5233802dadeb07b70c9cd95d6377bbd3c5821d0185640f54"}';
const DRAWS = [
  "draw 1 team reikland-reavers athelorn-avengers grudgebearers chaos-all-stars skavenblight-scramblers = skavenblight-scramblers",
  "draw 4 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*2 orc-thrower*2 = black-orc-blocker",
  "draw 0 roll down*3 missed*2 tackler = missed",
  "draw 15 roll down*3 missed*2 tackler = missed",
  "draw 16 roll down*3 missed*2 tackler = down",
  "draw 40 roll down*3 missed*2 tackler = down",
  "draw 1000 roll down*3 missed*2 tackler = missed",
];
const SALTS = ["salt 0 07070707070707070707070707070707", "salt 1 00000000000000000000000000000000"];
const KEY = "key 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

function record(...lines: string[]): string {
  return `${[HEADER, ...lines].join("\n")}\n`;
}

test("a record as it was written is right, draw by draw", () => {
  const checked = check(record(...DRAWS, "answer 0 1 pass", ...SALTS, KEY));
  expect(checked).toMatchObject({ fitsSeal: true, draws: DRAWS.length, wrong: [] });
});

test("a draw that was changed is found", () => {
  const changed = DRAWS.map((draw) => draw.replace("= black-orc-blocker", "= da-troll"));
  expect(check(record(...changed, ...SALTS, KEY))!.wrong).toEqual([4]);
});

test("another key does not fit the seal, and another salt not the draws", () => {
  expect(check(record(...DRAWS, ...SALTS, KEY.replace("key 00", "key 01")))!.fitsSeal).toBe(false);
  expect(check(record(...DRAWS, SALTS[0]!.replace("0707", "0807"), SALTS[1]!, KEY))!.wrong.length).toBeGreaterThan(0);
});

test("without its key a record can't be checked", () => {
  expect(check(record(...DRAWS))).toBeNull();
});

test("the same name several times is written once", () => {
  expect(alternativesOf("down*2 missed")).toEqual(["down", "down", "missed"]);
});

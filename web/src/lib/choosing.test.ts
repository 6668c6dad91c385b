import { expect, test, vi } from "vitest";
import type { Prompt, View } from "../protocol/types";
import { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";
import { target, type Option, type Question } from "./targets";

const CUP = { number: 4, card: "the-chaos-cup" };
const TRIPLINE = { number: 0, card: "the-tripline" };

function commit(card: string, matchup: typeof CUP, side: "left" | "right" | null): Option {
  return { kind: "commit", card, matchup, side, text: `commit ${card} to ${matchup.card} ${side}` };
}

function asked(question: Question, options: Option[], words: string[] = options.map((option) => option.text)) {
  const prompt: Prompt = {
    number: 7,
    words: [{ text: "?" }],
    default: options.at(-1)?.text ?? "",
    options: options.map((option, index) => ({ text: option.text, words: [{ text: words[index] ?? "" }] })),
  };
  const choose = vi.fn(async () => ({ type: "done", id: "1" }) as const);
  const view = { decision: { number: 7, manager: 0, question, options } } as unknown as View;
  const table = { prompt, view, table: { is_paused: false }, choose } as unknown as Table;
  return { choosing: new Choosing(table), choose, table };
}

const PASS: Option = { kind: "pass", text: "pass" };
const HAND: Option[] = [
  commit("orc-blitzer", TRIPLINE, "left"),
  commit("orc-blitzer", CUP, null),
  commit("orc-lineman", TRIPLINE, "left"),
  PASS,
];

test("a card and then its place are one answer", () => {
  const { choosing, choose } = asked({ kind: "commit-or-pass" }, HAND);
  expect(choosing.lines.map(({ key, group }) => [key, group])).toEqual([
    ["1", "hand:orc-blitzer"],
    ["2", "hand:orc-lineman"],
    ["3", null],
  ]);
  expect(choosing.pick(target.hand("orc-blitzer"))).toBe(true);
  expect(choose).not.toHaveBeenCalled();
  expect([...choosing.lit]).toEqual(["zone:0:left", "zone:4:all"]);
  choosing.pick(target.zone(4, null));
  expect(choose).toHaveBeenCalledExactlyOnceWith("commit orc-blitzer to the-chaos-cup null");
});

test("what the coach says is answered at once, whatever is picked, and nothing else", () => {
  const { choosing, choose } = asked({ kind: "commit-or-pass" }, HAND);
  choosing.pick(target.hand("orc-lineman"));
  choosing.give("commit ogre to nowhere");
  expect(choose).not.toHaveBeenCalled();
  choosing.give("pass");
  expect(choose).toHaveBeenCalledExactlyOnceWith("pass");
});

test("a place can be picked before the card", () => {
  const { choosing, choose } = asked({ kind: "commit-or-pass" }, HAND);
  choosing.pick(target.zone(0, "left"));
  expect([...choosing.lit]).toEqual(["hand:orc-blitzer", "hand:orc-lineman"]);
  choosing.pick(target.hand("orc-lineman"));
  expect(choose).toHaveBeenCalledExactlyOnceWith("commit orc-lineman to the-tripline left");
});

test("a card with one place left is not committed by the card alone", () => {
  const { choosing, choose } = asked({ kind: "commit-or-pass" }, HAND);
  choosing.pick(target.hand("orc-lineman"));
  expect(choose).not.toHaveBeenCalled();
});

test("another card takes the place of the one that was picked, and a step back leaves none", () => {
  const { choosing } = asked({ kind: "commit-or-pass" }, HAND);
  choosing.pick(target.hand("orc-lineman"));
  choosing.pick(target.hand("orc-blitzer"));
  expect(choosing.picks).toEqual(["hand:orc-blitzer"]);
  expect(choosing.back()).toBe(true);
  expect(choosing.picks).toEqual([]);
  expect(choosing.back()).toBe(false);
});

test("a thing that means nothing here is not picked", () => {
  const { choosing, choose } = asked({ kind: "commit-or-pass" }, HAND);
  expect(choosing.pick(target.player(3))).toBe(false);
  expect(choosing.picks).toEqual([]);
  expect(choose).not.toHaveBeenCalled();
});

test("a target is tackled by one click, and the default is marked", () => {
  const player = { number: 5, card: "human-blitzer", manager: 1 };
  const options: Option[] = [
    { kind: "tackle", player, text: "tackle human-blitzer" },
    { kind: "decline", text: "decline" },
  ];
  const { choosing, choose } = asked({ kind: "choose-target", player: { number: 1, card: "ogre", manager: 0 } }, options);
  expect(choosing.choices.map((choice) => choice.isDefault)).toEqual([false, true]);
  choosing.pick(target.player(5));
  expect(choose).toHaveBeenCalledExactlyOnceWith("tackle human-blitzer");
});

test("two abilities of one player are left to the list", () => {
  const player = { number: 6, card: "freebooter-scamp", manager: 0 };
  const options: Option[] = [
    { kind: "ability", card: "freebooter-scamp", player, subject: player, text: "use a" },
    { kind: "ability", card: "graveyard-shift", player, subject: player, text: "use b" },
    { kind: "decline", text: "decline" },
  ];
  const { choosing, choose } = asked({ kind: "respond", moment: "downed", matchup: null }, options);
  choosing.pick(target.player(6));
  expect(choose).not.toHaveBeenCalled();
  expect(choosing.lines.flatMap((line) => line.choices.map((choice) => choice.text))).toEqual(["use a", "use b"]);
});

test("options with the same words are told apart as copies", () => {
  const options: Option[] = [
    { kind: "card", card: "freebooter-blitzer", text: "keep freebooter-blitzer" },
    { kind: "card", card: "freebooter-blitzer", text: "keep freebooter-blitzer 2" },
  ];
  const { choosing } = asked({ kind: "keep-card" }, options, ["Freebooter Blitzer", "Freebooter Blitzer"]);
  expect(choosing.choices.map((choice) => choice.copy)).toEqual([[1, 2], [2, 2]]);
  expect(choosing.lines).toHaveLength(2);
});

test("the card of another hand that is looked at lights nothing in one's own", () => {
  const options: Option[] = [
    { kind: "discard", card: "goblin", text: "discard goblin" },
    { kind: "decline", text: "decline" },
  ];
  const { choosing } = asked({ kind: "discard-fouled", manager: 2 }, options);
  expect(choosing.lit.has(target.hand("goblin"))).toBe(false);
});

test("nothing can be picked once it is answered, until it is refused", async () => {
  const { choosing, choose } = asked({ kind: "commit-or-pass" }, HAND);
  choose.mockResolvedValueOnce({ type: "refused", id: "1", code: "stale", wrong: "", right: "" } as never);
  const pass = choosing.choices.at(-1);
  if (pass === undefined) throw new Error("there is no pass");
  const answer = choosing.choose(pass);
  expect(choosing.isAsked).toBe(false);
  expect(choosing.lit.size).toBe(0);
  expect(choosing.pick(target.hand("orc-blitzer"))).toBe(false);
  await answer;
  expect(choosing.isAsked).toBe(true);
});

import { expect, test } from "vitest";
import type { MatchupSeen } from "../protocol/types";
import type { Choice } from "./choosing.svelte";
import { lettersOf } from "./telling";
import { labelOf, meant, menuOf, narrowed } from "./typed";
import type { Option, Question } from "./targets";

const CUP = { number: 4, card: "the-chaos-cup" };
const TRIPLINE = { number: 0, card: "the-tripline" };
const REEL = [
  { number: 0, is_tournament: false },
  { number: 4, is_tournament: true },
] as MatchupSeen[];

function choice(option: Option, label: string = option.text): Choice {
  return { text: option.text, words: [{ text: label }], option, targets: [], isDefault: false, copy: null };
}

function commit(card: string, matchup: typeof CUP, side: "left" | "right" | null): Choice {
  const option: Option = { kind: "commit", card, matchup, side, text: `commit ${card} to ${matchup.card} ${side ?? ""}`.trim() };
  return choice(option, `Commit ${card.replace("-", " ")} to ${matchup.card.replaceAll("-", " ")} ${side ?? ""}`);
}

const PASS = choice({ kind: "pass", text: "pass" }, "Pass");
const HAND = [commit("orc-troll", TRIPLINE, "left"), commit("orc-troll", CUP, null), commit("orc-lineman", TRIPLINE, "left"), PASS];
const ASKED: Question = { kind: "commit-or-pass" };
const letters = lettersOf(REEL);
const menu = menuOf(ASKED, HAND, letters, (card) => card);

function found(typed: string): string[] {
  return meant(typed, menu, menu).map((each) => each.text);
}

test("places keep their letters when highlights have gone back to the box", () => {
  expect(letters.get("0:right")).toBe("b");
  expect(letters.get("4:all")).toBe("i");
});

test("a card's number and a place's letter are one answer", () => {
  expect(found("1i")).toEqual(["commit orc-troll to the-chaos-cup"]);
  expect(found("1 A")).toEqual(["commit orc-troll to the-tripline left"]);
  expect(found("2i")).toEqual([]);
});

test("a card's number alone leaves its places, which are picked by their letters", () => {
  const places = narrowed(meant("1", menu, menu), letters);
  expect(places.answers.map(({ key }) => key)).toEqual(["a", "i"]);
  expect(meant("i", places, menu).map((each) => each.text)).toEqual(["commit orc-troll to the-chaos-cup"]);
  expect(meant("2", places, menu)).toEqual([]);
});

test("any part of an answer will do, as long as one answer fits", () => {
  expect(found("troll cup")).toEqual(["commit orc-troll to the-chaos-cup"]);
  expect(found("troll")).toHaveLength(2);
  expect(found("commit orc-lineman to the-tripline left")).toEqual(["commit orc-lineman to the-tripline left"]);
  expect(found("elf")).toEqual([]);
});

test("what is no commitment is numbered behind the cards", () => {
  expect(menu.answers.map(({ key }) => key)).toEqual(["1", "2", "3"]);
  expect(found("3")).toEqual(["pass"]);
});

test("yes and no answer whether something is done", () => {
  const use = choice({ kind: "use", text: "use" } as Option, "Use Passing");
  const no = choice({ kind: "decline", text: "no" } as Option, "Don't use it");
  const asked = menuOf({ kind: "use-skill", player: { number: 1, card: "orc-troll", manager: 0 }, skill: "pass" } as Question, [use, no], letters, (card) => card);
  expect(meant("y", asked, asked)).toEqual([use]);
  expect(meant("no", asked, asked)).toEqual([no]);
});

test("Enter alone answers only where it does no harm", () => {
  const done = choice({ kind: "done", text: "done" } as Option, "Keep the rest");
  const card = choice({ kind: "discard", card: "orc-troll", text: "discard orc-troll" } as Option, "Discard Orc Troll");
  expect(menuOf({ kind: "discard-unwanted" }, [card, done], letters, (id) => id).harmless).toBe(done);
  expect(menu.harmless).toBeNull();
  expect(labelOf(PASS)).toBe("Pass");
});

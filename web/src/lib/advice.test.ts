import { expect, test } from "vitest";
import type { Advice } from "../protocol/types";
import { weighed } from "./advice";

test("a coach who gives no reasons names what he would answer", () => {
  expect(weighed({ option: "pass", words: "Pass" })).toEqual([{ option: "pass", label: "Pass", worth: null, why: "" }]);
});

test("what the coach would answer comes first, then the rest by its worth", () => {
  const advice = {
    option: "tackle goblin",
    words: "Tackle the Goblin",
    reasons: [
      { option: "none", words: "Tackle nobody", worth: 0, why: [] },
      { option: "tackle ogre", words: "Tackle the Ogre", worth: 0.4, why: [] },
      { option: "tackle goblin", words: "Tackle the Goblin", worth: 1.5, why: [{ text: "75 % to down " }, { text: "the carrier" }, { text: "; that turns 2 fans" }] },
    ],
  } satisfies Advice;
  expect(weighed(advice).map(({ label, worth }) => [label, worth])).toEqual([
    ["Tackle the Goblin", 1.5],
    ["Tackle the Ogre", 0.4],
    ["Tackle nobody", 0],
  ]);
  expect(weighed(advice)[0]?.why).toContain("75 %");
});

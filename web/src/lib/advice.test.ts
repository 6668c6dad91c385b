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
      { option: "none", words: "Tackle nobody", worth: 0 },
      { option: "tackle ogre", words: [{ text: "Tackle the " }, { text: "Ogre" }], worth: 0.4 },
      { option: "tackle goblin", words: "Tackle the Goblin", worth: 1.5, why: "75 % to down the carrier; that turns 2 fans" },
    ],
  } as Advice;
  expect(weighed(advice).map(({ label, worth }) => [label, worth])).toEqual([
    ["Tackle the Goblin", 1.5],
    ["Tackle the Ogre", 0.4],
    ["Tackle nobody", 0],
  ]);
  expect(weighed(advice)[0]?.why).toContain("75 %");
});

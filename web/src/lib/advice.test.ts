import { expect, test } from "vitest";
import type { Advice } from "../protocol/types";
import { adviceLine, weighed } from "./advice";

test("a coach who gives no reasons names what he would answer", () => {
  expect(weighed({ option: "pass", words: "Pass" })).toEqual([{ option: "pass", label: "Pass", worth: null, why: "", isHardlyTried: false }]);
});

test("what the coach would answer comes first, then the rest by its worth", () => {
  const advice = {
    option: "tackle goblin",
    words: "Tackle the Goblin",
    reasons: [
      { option: "none", words: "Tackle nobody", worth: 0, tries: 4, why: [] },
      { option: "tackle ogre", words: "Tackle the Ogre", worth: 0.4, tries: 2, why: [] },
      { option: "tackle goblin", words: "Tackle the Goblin", worth: 1.5, tries: 14, why: [{ text: "75 % to down " }, { text: "the carrier" }, { text: "; that turns 2 fans" }] },
    ],
  } satisfies Advice;
  expect(weighed(advice).map(({ label, worth }) => [label, worth])).toEqual([
    ["Tackle the Goblin", 1.5],
    ["Tackle the Ogre", 0.4],
    ["Tackle nobody", 0],
  ]);
  expect(weighed(advice)[0]?.why).toContain("75 %");
  expect(weighed(advice).map(({ isHardlyTried }) => isHardlyTried)).toEqual([false, true, false]);
});

test("a line of advice ends once, and says no figure of what was hardly tried", () => {
  const words = { worth: (fans: number) => `+${fans} fans`, hardlyTried: "hardly tried" };
  const each = { option: "pass", label: "Pass", worth: 3, why: "Nobody else is here yet. ", isHardlyTried: false };
  expect(adviceLine(each, words)).toBe("Pass, +3 fans. Nobody else is here yet.");
  expect(adviceLine({ ...each, why: "", worth: null, label: "Pass." }, words)).toBe("Pass.");
  expect(adviceLine({ ...each, why: "", isHardlyTried: true }, words)).toBe("Pass, hardly tried.");
});

// What the coach says: the answers that he weighed, the best first, each with its worth and a sentence why.

import type { Advice, Span } from "../protocol/types";

/** An answer that the coach weighed; a bot that can't say why names the one that it would give. */
export interface Weighed {
  option: string;
  label: string;
  /** In fans, as he reckons; null if he doesn't reckon. */
  worth: number | null;
  why: string;
}

function plainly(said: readonly Span[]): string {
  return said.map((span) => span.text).join("");
}

/** All that the coach weighed, the best first. */
export function weighed(advice: Advice): Weighed[] {
  const { reasons = [], option, words } = advice;
  if (reasons.length === 0) return [{ option, label: words, worth: null, why: "" }];
  const found = reasons.map((each) => ({ option: each.option, label: each.words, worth: each.worth, why: plainly(each.why) }));
  const best = found.filter((each) => each.option === option);
  const others = found.filter((each) => each.option !== option).sort((one, other) => other.worth - one.worth);
  return [...best, ...others];
}

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

type Said = string | readonly Span[];

interface Reasoned extends Advice {
  reasons?: readonly { option: string; words: Said; worth?: number | null; why?: Said }[];
}

function plainly(said: Said | undefined): string {
  return said === undefined ? "" : typeof said === "string" ? said : said.map((span) => span.text).join("");
}

/** All that the coach weighed, the best first. */
export function weighed(advice: Advice): Weighed[] {
  const { reasons = [], option, words } = advice as Reasoned;
  if (reasons.length === 0) return [{ option, label: words, worth: null, why: "" }];
  const found = reasons.map((each) => ({ option: each.option, label: plainly(each.words), worth: each.worth ?? null, why: plainly(each.why) }));
  const best = found.filter((each) => each.option === option);
  const others = found.filter((each) => each.option !== option).sort((one, other) => (other.worth ?? -Infinity) - (one.worth ?? -Infinity));
  return [...best, ...others];
}

// What the coach says: the answers that he weighed, the best first, each with its worth and a sentence why.

import type { Advice, Span } from "../protocol/types";

/** An answer that the coach weighed; a bot that can't say why names the one that it would give. */
export interface Weighed {
  option: string;
  label: string;
  /** In fans, as he reckons; null if he doesn't reckon. */
  worth: number | null;
  why: string;
  /** Whether he has played it on too seldom for a figure. */
  isHardlyTried: boolean;
}

/** What was played on less often than that is told without a figure. */
const FEW = 3;

function plainly(said: readonly Span[]): string {
  return said.map((span) => span.text).join("");
}

/** What the coach weighed, as a line of text. */
export function adviceLine({ label, worth, why, isHardlyTried }: Weighed, words: { worth: (fans: number) => string; hardlyTried: string }): string {
  const figure = isHardlyTried ? words.hardlyTried : worth === null ? null : words.worth(worth);
  const first = figure === null ? label : `${label}, ${figure}`;
  return `${/[.!?]$/.test(first) ? first : `${first}.`}${why ? ` ${why.trim()}` : ""}`;
}

/** All that the coach weighed, the best first. */
export function weighed(advice: Advice): Weighed[] {
  const { reasons = [], option, words } = advice;
  if (reasons.length === 0) return [{ option, label: words, worth: null, why: "", isHardlyTried: false }];
  const found = reasons.map(({ option: text, words: label, worth, tries, why }) => ({
    option: text,
    label,
    worth,
    why: plainly(why),
    isHardlyTried: tries > 0 && tries < FEW,
  }));
  const best = found.filter((each) => each.option === option);
  const others = found.filter((each) => each.option !== option).sort((one, other) => other.worth - one.worth);
  return [...best, ...others];
}

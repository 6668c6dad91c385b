// Answers that stand: which of a question's answers may be given by themselves whenever it comes again.

import type { Choice } from "./choosing.svelte";
import type { Question } from "./targets";

export interface Standing {
  question: string;
  /** The card that it is about; without one it is about every question of its kind. */
  card: string | null;
  option: string;
  label: string;
}

/** What may stand here: the answers about a single card, and whether anything is used or anybody gets up at all. */
export function standingFor(question: Question, choices: readonly Choice[]): Standing[] {
  const cards = new Set(choices.flatMap(({ option }) => (option?.kind === "ability" ? [option.card] : [])));
  const [card] = cards;
  if (question.kind === "respond" && cards.size === 1 && card !== undefined && choices.length === 2) return told(question, choices, card);
  if (question.kind === "stand-up") return told(question, choices, null);
  if (question.kind === "choose-action") return told(question, choices.filter(({ option }) => option?.kind === "decline"), null);
  return [];
}

function told(question: Question, choices: readonly Choice[], card: string | null): Standing[] {
  return choices.map((choice) => ({
    question: question.kind,
    card,
    option: choice.text,
    label: choice.words.map((span) => span.text).join(""),
  }));
}

// What the coach of the guided first week has told, and what he tells next.

import type { Entry } from "../protocol/types";
import { done, first, happenings, questions, type Lesson } from "../words/en.guide";
import type { Question } from "./targets";

const LAST_GUIDED_WEEK = 1;

export class Guide {
  /** All lessons told so far, in their order. */
  told: Lesson[] = $state.raw([...first]);
  /** Which of them is shown. */
  at: number = $state(0);
  private readonly known = new Set<Lesson>(first);
  private read = 0;
  private asked: Question | null = null;

  readonly lesson: Lesson = $derived(this.told[this.at]!);

  /** Takes in what has happened and what is asked, as one update tells it. */
  take(entries: readonly Entry[], question: Question | null, seat: number | null): void {
    // Whoever answers has understood: what he hasn't read by then is passed over.
    if (this.asked !== null && question !== this.asked) this.at = this.told.length - 1;
    this.asked = question;
    const fresh = entries.slice(this.read).flatMap((entry) => lessonsOf(entry, seat));
    this.read = entries.length;
    if (question !== null) fresh.push(questions[question.kind]);
    this.tell(fresh);
  }

  private tell(lessons: readonly Lesson[]): void {
    const fresh = lessons.filter((lesson) => !this.known.has(lesson) && this.known.add(lesson));
    if (fresh.length === 0) return;
    const isCaughtUp = this.at === this.told.length - 1;
    this.told = [...this.told, ...fresh];
    if (isCaughtUp && this.at >= first.length) this.at = this.told.length - fresh.length;
  }

  turn(step: -1 | 1): void {
    this.at = Math.min(this.told.length - 1, Math.max(0, this.at + step));
  }
}

function lessonsOf({ event }: Entry, seat: number | null): Lesson[] {
  // One knows whom one has committed oneself.
  if (event.kind === "player-committed" && event.player.manager === seat) return [];
  if (event.kind === "week-began") return event.number > LAST_GUIDED_WEEK ? [done] : [];
  const lesson = happenings[event.kind];
  return lesson === undefined ? [] : [lesson];
}

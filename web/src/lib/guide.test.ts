import { expect, test } from "vitest";
import chapters from "virtual:rulebook";
import type { Entry } from "../protocol/types";
import { done, first, happenings, questions, type Lesson } from "../words/en.guide";
import { Guide } from "./guide.svelte";
import type { Question } from "./targets";

const COMMIT = { kind: "commit-or-pass" } as Question;
const PLAYER = { card: "ogre", manager: 1, number: 4 };
const MATCHUP = { card: "the-tripline", number: 0 };

function told(...events: Entry["event"][]): Entry[] {
  return events.map((event, number) => ({ number, at: number, event, words: [] }));
}

test("every lesson leads to a section of the rulebook that is there", () => {
  const places = new Set(["/rules", ...chapters.flatMap(({ slug, sections }) => [`/rules/${slug}`, ...sections.map(({ id }) => `/rules/${slug}#${id}`)])]);
  const lessons: Lesson[] = [...first, done, ...Object.values(questions), ...Object.values(happenings)];
  for (const { title, text, more } of lessons) {
    expect(text.join("").length, title).toBeGreaterThan(20);
    if (more !== undefined) expect(places, title).toContain(more);
  }
});

test("each thing is told once, in the order in which it happens, the question last", () => {
  const guide = new Guide();
  const entries = told(
    { kind: "week-began", number: 1 },
    { kind: "player-downed", player: PLAYER },
    { kind: "player-downed", player: PLAYER },
    { kind: "ball-moved", matchup: MATCHUP, player: PLAYER },
  );
  guide.take(entries, COMMIT, 0);
  const fresh = [happenings["player-downed"], happenings["ball-moved"], questions["commit-or-pass"]];
  expect(guide.told).toEqual([...first, ...fresh]);
  guide.take([...entries, ...told({ kind: "player-downed", player: PLAYER })], COMMIT, 0);
  expect(guide.told).toHaveLength(first.length + fresh.length);
});

test("who is still reading is not torn away, and who has read all is shown what is new", () => {
  const guide = new Guide();
  guide.take([], COMMIT, 0);
  expect(guide.lesson).toBe(first[0]);
  guide.turn(1);
  guide.turn(1);
  expect(guide.lesson).toBe(questions["commit-or-pass"]);
  guide.turn(1);
  expect(guide.lesson).toBe(questions["commit-or-pass"]);
  guide.take(told({ kind: "player-injured", player: PLAYER }, { kind: "ball-moved", matchup: MATCHUP, player: null }), null, 0);
  expect(guide.lesson).toBe(happenings["player-injured"]);
});

test("who answers a question without reading on goes on from there", () => {
  const guide = new Guide();
  guide.take([], COMMIT, 0);
  guide.take([], null, 0);
  expect(guide.lesson).toBe(questions["commit-or-pass"]);
  guide.take(told({ kind: "ball-moved", matchup: MATCHUP, player: null }), { kind: "use-skill" } as Question, 0);
  expect(guide.lesson).toBe(happenings["ball-moved"]);
});

test("one's own commitments need no explanation, those of others do", () => {
  const guide = new Guide();
  const committed: Entry["event"] = { kind: "player-committed", player: PLAYER, matchup: MATCHUP, side: "left" };
  guide.take(told(committed), null, 1);
  expect(guide.told).toHaveLength(first.length);
  guide.take(told(committed, committed), null, 0);
  expect(guide.told.at(-1)).toBe(happenings["player-committed"]);
});

test("when the second week begins the coach says goodbye", () => {
  const guide = new Guide();
  guide.take(told({ kind: "week-began", number: 1 }, { kind: "week-began", number: 2 }), null, 0);
  expect(guide.told.at(-1)).toBe(done);
});

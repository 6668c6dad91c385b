import { expect, test } from "vitest";
import chapters from "virtual:rulebook";
import rulings from "virtual:rulings";
import { placesOf, search, textOf } from "../src/lib/books";
import { addressOf, anchorOf, chapterOf, rulingsOf, slugOf } from "./books";

test("a chapter is divided at its headings, and its links lead to screens", () => {
  const text = "# Skills\n\nFirst.\n\n## Strip Ball\n\nSee [the ball](07-the-ball.md#how-it-moves).\n\n### Small & *fine*\n\nx";
  const chapter = chapterOf("/docs/rulebook/05-skills.md", text);
  expect([chapter.slug, chapter.title, textOf(chapter.lead)]).toEqual(["skills", "Skills", "First."]);
  expect(chapter.sections.map(({ id, level }) => [id, level])).toEqual([
    ["strip-ball", 2],
    ["small--fine", 3],
  ]);
  expect(chapter.sections[0]!.html).toContain('href="/rules/the-ball#how-it-moves"');
});

test("addresses are those of the screens", () => {
  expect(slugOf("12-the-end.md")).toBe("the-end");
  expect(anchorOf("Morg 'N Thorg")).toBe("morg-n-thorg");
  expect(addressOf("#guard")).toBe("#guard");
  expect(addressOf("../rulings.md")).toBe("/rules/rulings");
  expect(addressOf("https://example.org/a.md")).toBe("https://example.org/a.md");
});

test("of a ruling its question, decision and reason are read", () => {
  const table = "# R\n\n| question | decision | why | held by |\n| --- | --- | --- | --- |\n| *A*? | No. | So. | `t` |\n";
  expect(rulingsOf(table)).toEqual([{ question: "<em>A</em>?", decision: "No.", why: "So." }]);
  expect(rulings.length).toBeGreaterThan(20);
});

test("every link within the rulebook leads to a section that is there", () => {
  const anchors = new Set(chapters.flatMap(({ slug, sections }) => [`/rules/${slug}`, ...sections.map(({ id }) => `/rules/${slug}#${id}`)]));
  for (const { slug, lead, sections } of chapters) {
    for (const [, link = ""] of [lead, ...sections.map(({ html }) => html)].join(" ").matchAll(/href="([^"]+)"/g)) {
      expect(anchors, link).toContain(link.startsWith("#") ? `/rules/${slug}${link}` : link);
    }
  }
});

test("what has its name in a title is found first, with the words around it", () => {
  const hits = search(placesOf(chapters, rulings, "Rulings"), "dump-off");
  expect(hits[0]!.path).toBe("/rules/abilities#dump-off");
  expect(hits.some(({ path }) => path.startsWith("/rules/rulings#ruling-"))).toBe(true);
  expect(search(placesOf(chapters, rulings, "Rulings"), "zzz")).toEqual([]);
  const [sprint] = search(placesOf(chapters, [], ""), "discarded either");
  expect(sprint!.match.toLowerCase()).toBe("discarded either");
});

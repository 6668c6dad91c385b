import { expect, test } from "vitest";
import type { Card } from "../protocol/types";
import { fromQuery, inOrder, NO_FILTERS, plain, sieve, toQuery } from "./gallery";

function made(id: string, more: Partial<Card> = {}): Card {
  return { id, name: id, kind: "player", text: "", copies: 1, provenance: "printed", reconstructed: [], set: "base", ...more };
}

const NAMED = [{ id: "guard", name: "Guard", text: "" }];

test("each filter keeps only the cards that fit, and all of them together keep those that fit all", () => {
  const blitzer = made("Orc Blitzer", { team: "gouged-eye", skills: ["tackle", "cheat"] });
  const troll = made("Troll", { team: "lowdown-rats", set: "foul_play", downed_skills: ["tackle"], named: ["guard"] });
  const star = made("Slab", { kind: "star", union: "OWA", skill_sets: [["pass"], ["sprint"]], reconstructed: ["text"] });
  const cards = [blitzer, troll, star];
  const kept = (filters: Partial<typeof NO_FILTERS>) => cards.filter(sieve({ ...NO_FILTERS, ...filters }, NAMED));
  expect(kept({})).toEqual(cards);
  expect(kept({ skill: "tackle" })).toEqual([blitzer, troll]);
  expect(kept({ skill: "sprint" })).toEqual([star]);
  expect(kept({ team: "none" })).toEqual([star]);
  expect(kept({ union: "OWA" })).toEqual([star]);
  expect(kept({ source: "made" })).toEqual([star]);
  expect(kept({ source: "printed" })).toEqual([blitzer, troll]);
  expect(kept({ skill: "tackle", set: "foul_play" })).toEqual([troll]);
  expect(kept({ words: "GUARD troll" })).toEqual([troll]);
  expect(kept({ words: "guard orc" })).toEqual([]);
});

test("words are found however they are typed", () => {
  expect(plain("Morg 'N Thorg")).toBe("morg n thorg");
  expect(plain("Skull–Crusher, é")).toBe("skull crusher e");
  expect([made("Nurgle’s Rotters")].filter(sieve({ ...NO_FILTERS, words: "nurgles" }, []))).toHaveLength(1);
});

test("players come before stars, and teams in their order", () => {
  const cards = [made("star", { kind: "star" }), made("b", { team: "two" }), made("free"), made("a", { team: "one" })];
  expect(inOrder(cards, ["one", "two"]).map((card) => card.id)).toEqual(["a", "b", "free", "star"]);
});

test("filters survive in the address", () => {
  const filters = { ...NO_FILTERS, words: "two fans & more", kind: "star" };
  expect(fromQuery(toQuery(filters))).toEqual(filters);
  expect(toQuery(NO_FILTERS)).toBe("");
});

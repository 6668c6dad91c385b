import { expect, test, vi } from "vitest";
import { freshSalt, Salting } from "./salting";
import type { Table } from "./table.svelte";

function sat(state: string, ...yours: boolean[]) {
  const give = vi.fn();
  const table = { table: { state, chairs: yours.map((is_yours) => ({ is_yours })) }, give };
  return { table, give, salting: new Salting(table as unknown as Table) };
}

test("a salt is sixteen bytes, and never the same twice", () => {
  expect(freshSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshSalt()).not.toBe(freshSalt());
});

test("each seat of one's own adds to the key once", () => {
  const { give, salting } = sat("open", true, false, true);
  salting.give();
  salting.give();
  expect(give.mock.calls.map(([wish]) => wish.seat)).toEqual([0, 2]);
});

test("who stands up and sits down again adds anew", () => {
  const { table, give, salting } = sat("drafting", true);
  salting.give();
  table.table.chairs = [{ is_yours: false }];
  salting.give();
  table.table.chairs = [{ is_yours: true }];
  salting.give();
  expect(give).toHaveBeenCalledTimes(2);
});

test("once the season has begun nothing is added", () => {
  const { give, salting } = sat("playing", true);
  salting.give();
  expect(give).not.toHaveBeenCalled();
});

import { expect, test } from "vitest";
import { host } from "./en.home";
import { table } from "./en.table";

test("a rule about undo is called the same where it is chosen and where it is agreed", () => {
  for (const [rule, [name]] of Object.entries(host.undoes)) expect(table.waiting.undo[rule]).toBe(`${host.undo}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
});

import { expect, test } from "vitest";
import { bytesOf } from "./push";

test("a key is read as servers write it, without padding and with - and _", () => {
  expect([...bytesOf("-_8B")]).toEqual([251, 255, 1]);
  expect([...bytesOf("BA")]).toEqual([4]);
});

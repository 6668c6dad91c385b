import { expect, test } from "vitest";
import { catalogueOf } from "./language.ts";

test("each English catalogue is replaced by that of the language, wherever it is asked for", () => {
  expect(catalogueOf("../words/en.table", "de")).toBe("../words/de.table");
  expect(catalogueOf("../../words/en.replay", "de")).toBe("../../words/de.replay");
  expect(catalogueOf("./en.drawn", "de")).toBe("./de.drawn");
});

test("nothing else is replaced", () => {
  expect(catalogueOf("../lib/keys", "de")).toBeNull();
  expect(catalogueOf("svelte", "de")).toBeNull();
});

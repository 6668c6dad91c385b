import { expect, test } from "vitest";
import { shownOf } from "./notices";

const HERE = "https://table.example";
const notice = (link: string) => JSON.stringify({ title: "Your turn", text: "The table waits for you.", link, tag: "t1" });

test("a notice says what waits, and leads to its table", () => {
  const { title, options } = shownOf(notice(`${HERE}/table/t1`), HERE);
  expect([title, options.body, options.tag]).toEqual(["Your turn", "The table waits for you.", "t1"]);
  expect(options.data.path).toBe("/table/t1");
});

test("a notice leads nowhere else", () => {
  expect(shownOf(notice("https://elsewhere.example/table/t1"), HERE).options.data.path).toBe("/");
});

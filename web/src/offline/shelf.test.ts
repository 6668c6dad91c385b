import { expect, test, vi } from "vitest";
import { fromNetwork, fromShelf, tidy, wayOf, type Shelf } from "./shelf";

const HERE = "https://table.example";

class Kept implements Shelf {
  readonly files = new Map<string, Response>();
  private key = (request: string | Request) => (typeof request === "string" ? `${HERE}${request}` : request.url);
  match = async (request: string | Request) => this.files.get(this.key(request))?.clone();
  put = async (request: string | Request, response: Response) => void this.files.set(this.key(request), response);
  keys = async () => [...this.files.keys()].map((url) => new Request(url));
  delete = async (request: Request) => this.files.delete(request.url);
}

const HTML = { headers: { "content-type": "text/html; charset=utf-8" } };
const asking = (path: string, mode = "cors", method = "GET") => ({ url: `${HERE}${path}`, mode, method });

test("nothing of a table is kept or answered by the worker", () => {
  expect(wayOf(asking("/api/tables/x/updates"), HERE)).toBe("not-ours");
  expect(wayOf(asking("/api/tables/x/record", "navigate"), HERE)).toBe("not-ours");
  expect(wayOf(asking("/assets/x.js", "cors", "POST"), HERE)).toBe("not-ours");
  expect(wayOf({ url: "https://elsewhere.example/assets/x.js", mode: "cors", method: "GET" }, HERE)).toBe("not-ours");
});

test("files come from the shelf, pages from the network", () => {
  expect(wayOf(asking("/assets/index-1.js"), HERE)).toBe("shelf");
  expect(wayOf(asking("/table/x", "navigate"), HERE)).toBe("network-first");
});

test("a file is fetched once", async () => {
  const shelf = new Kept();
  const ask = vi.fn(async () => new Response("code"));
  const request = new Request(`${HERE}/assets/x.js`);
  expect(await (await fromShelf(shelf, request, ask)).text()).toBe("code");
  expect(await (await fromShelf(shelf, request, ask)).text()).toBe("code");
  expect(ask).toHaveBeenCalledOnce();
});

test("a file that is gone is not kept", async () => {
  const shelf = new Kept();
  await fromShelf(shelf, new Request(`${HERE}/assets/x.js`), async () => new Response("", { status: 404 }));
  expect(shelf.files.size).toBe(0);
});

test("without a network the page that was kept opens, wherever one is", async () => {
  const shelf = new Kept();
  const page = new Request(`${HERE}/table/x`);
  await fromNetwork(shelf, page, async () => new Response("page", HTML));
  const found = await fromNetwork(shelf, new Request(`${HERE}/cards`), () => Promise.reject(new TypeError("away")));
  expect(await found.text()).toBe("page");
});

test("a picture that is opened by itself is not kept as the page", async () => {
  const shelf = new Kept();
  await fromNetwork(shelf, new Request(`${HERE}/icon.svg`), async () => new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } }));
  expect(shelf.files.size).toBe(0);
});

test("a new build throws the files of the last one away, and nothing else", async () => {
  const shelf = new Kept();
  for (const path of ["/", "/assets/old.js", "/assets/new.js"]) await shelf.put(path, new Response(path));
  await tidy(shelf, ["/assets/new.js"]);
  expect([...shelf.files.keys()]).toEqual([`${HERE}/`, `${HERE}/assets/new.js`]);
});

import { expect, test } from "vitest";
import { shellOf } from "./offline.ts";

test("the shell is the entry with what it imports, its styles and the fonts", () => {
  const bundle = {
    "assets/index-1.js": { type: "chunk", fileName: "assets/index-1.js", isEntry: true, imports: ["assets/shared-1.js"] },
    "assets/shared-1.js": { type: "chunk", fileName: "assets/shared-1.js", imports: ["assets/index-1.js"] },
    "assets/Replay-1.js": { type: "chunk", fileName: "assets/Replay-1.js", imports: ["assets/shared-1.js"] },
    "assets/index-1.css": { type: "asset", fileName: "assets/index-1.css" },
    "assets/Replay-1.css": { type: "asset", fileName: "assets/Replay-1.css" },
    "assets/barlow-1.woff2": { type: "asset", fileName: "assets/barlow-1.woff2" },
  } as const;
  expect(shellOf(bundle as unknown as Parameters<typeof shellOf>[0])).toEqual([
    "/assets/barlow-1.woff2",
    "/assets/index-1.css",
    "/assets/index-1.js",
    "/assets/shared-1.js",
  ]);
});

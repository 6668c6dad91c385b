// Makes the service worker: a script of its own beside the client, which knows the names of all files of the build.

import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { build } from "vite";

const SOURCE = join(import.meta.dirname, "../src/offline/worker.ts");
const NAME = "service-worker.js";

type Bundle = Record<string, { type: "chunk" | "asset"; fileName: string; isEntry?: boolean; imports?: string[] }>;

/** The files without which no page opens: the entry with all that it imports, styles that it needs, and the fonts. */
export function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of bundle[file]?.imports ?? []) take(imported);
  };
  for (const { type, fileName, isEntry } of Object.values(bundle)) {
    if (type === "chunk" && isEntry) take(fileName);
    if (type === "asset" && /(^assets\/index-.*\.css|\.woff2)$/.test(fileName)) take(fileName);
  }
  return [...found].sort().map((file) => `/${file}`);
}

/** Adds the service worker to the build. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith("assets/")).sort();
      const made = (await build({
        configFile: false,
        logLevel: "silent",
        publicDir: false,
        define: { __FILES__: JSON.stringify(files.map((file) => `/${file}`)), __SHELL__: JSON.stringify(shellOf(bundle as Bundle)) },
        build: { write: false, target: "es2022", lib: { entry: SOURCE, formats: ["es"], fileName: () => NAME } },
      })) as Rolldown.RolldownOutput[];
      this.emitFile({ type: "asset", fileName: NAME, source: made[0]!.output[0].code });
    },
  };
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { books } from "./plugins/books.ts";
import { spoken } from "./plugins/language.ts";
import { offline } from "./plugins/offline.ts";

// The built client goes where the server finds it, and into the wheel with it.
export default defineConfig({
  plugins: [spoken(process.env.TOUCHLINE_LANGUAGE ?? "en"), svelte(), books(), offline()],
  build: {
    outDir: "../src/touchline/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    sourcemap: false,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["{src,plugins}/**/*.test.ts"] },
});

// Which screen an address leads to. Each is loaded when it is first needed.

import type { Component } from "svelte";
import { preferences } from "../lib/preferences.svelte";

type Properties = Record<string, string | number | null>;

interface Shown {
  /** Whether the screen takes the whole page, without the site's head. */
  isBare: boolean;
  // Each screen has properties of its own; the route knows which.
  load: () => Promise<{ default: Component<any> }>;
  properties: Properties;
}

interface Route {
  pattern: RegExp;
  load: Shown["load"];
  /** The same in text mode, where it is another screen. */
  asText?: Shown["load"];
  isBare?: boolean;
  names?: string[];
}

const ROUTES: Route[] = [
  { pattern: /^\/$/, load: () => import("./Home.svelte") },
  { pattern: /^\/host$/, load: () => import("./Host.svelte") },
  { pattern: /^\/join$/, load: () => import("./Join.svelte") },
  { pattern: /^\/account$/, load: () => import("./Account.svelte") },
  { pattern: /^\/confirm$/, load: () => import("./Confirm.svelte") },
  { pattern: /^\/preferences$/, load: () => import("./Preferences.svelte") },
  { pattern: /^\/table\/([A-Za-z0-9_-]+)$/, load: () => import("./Table.svelte"), asText: () => import("./TextTable.svelte"), isBare: true, names: ["id"] },
  { pattern: /^\/cards$/, load: () => import("./Cards.svelte") },
  { pattern: /^\/cards\/([a-z0-9-]+)$/, load: () => import("./CardPage.svelte"), names: ["id"] },
  { pattern: /^\/rules$/, load: () => import("./Rules.svelte") },
  { pattern: /^\/rules\/glossary$/, load: () => import("./Glossary.svelte") },
  { pattern: /^\/rules\/rulings$/, load: () => import("./Rulings.svelte") },
  { pattern: /^\/rules\/([a-z-]+)$/, load: () => import("./Rules.svelte"), names: ["slug"] },
  { pattern: /^\/guide$/, load: () => import("./Guide.svelte") },
  { pattern: /^\/guide\/([A-Za-z0-9_-]+)$/, load: () => import("./GuidedTable.svelte"), isBare: true, names: ["id"] },
  { pattern: /^\/replay\/([A-Za-z0-9_-]+)(?:\/(\d+))?$/, load: () => import("./Replay.svelte"), isBare: true, names: ["id", "number"] },
  { pattern: /^\/design$/, load: () => import("./Design.svelte") },
];

/** The screen for a path. */
export function screenFor(path: string): Shown {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path);
    if (found) {
      const properties: Properties = {};
      route.names?.forEach((name, at) => (properties[name] = found[at + 1] ?? null));
      const load = preferences.textMode ? (route.asText ?? route.load) : route.load;
      return { isBare: route.isBare ?? false, load, properties };
    }
  }
  return { isBare: false, load: () => import("./Missing.svelte"), properties: {} };
}

// The words of the game: where each stands in the glossary, and what leads there.

import { plain } from "./gallery";
import type { Knowledge } from "../protocol/types";

export interface Entry {
  name: string;
  /** Other names that lead to it. */
  also: string[];
  text: string;
  kind: "word" | "ability" | "rule";
}

/** The part of an address that names an entry. */
export function anchorOf(name: string): string {
  return plain(name).replaceAll(" ", "-");
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Whether two names are one word in singular and plural, or with and without “to”. */
function isForm(name: string, of: string): boolean {
  const bare = plain(name).replace(/^to /, "");
  return [of, `${of}s`, `${of.replace(/y$/, "ie")}s`].some((form) => plain(form) === bare) || `${bare}s` === plain(of);
}

/** All that is explained, by name. */
export function entriesOf({ glossary, named, options }: Knowledge): Entry[] {
  const entries: Entry[] = [
    ...glossary.map(({ names: [name = "", ...others], text }) => ({
      name: capital(name),
      also: others.filter((other) => !isForm(other, name)),
      text,
      kind: "word" as const,
    })),
    ...named.map(({ name, text }) => ({ name, also: [], text, kind: "ability" as const })),
    ...options.map(({ name, sentence }) => ({ name, also: [], text: sentence, kind: "rule" as const })),
  ];
  const taken = new Set<string>();
  return entries
    .filter(({ name, kind }) => kind !== "rule" || !entries.some((other) => other.kind === "word" && isForm(name, plain(other.name))))
    .filter(({ name }) => !taken.has(plain(name)) && taken.add(plain(name)))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

// The rulebook and the rulings, as they were read from docs/ when the client was built; and how they are searched.

import { plain } from "./gallery";

export interface Section {
  id: string;
  title: string;
  level: number;
  html: string;
}

export interface Chapter {
  slug: string;
  title: string;
  lead: string;
  sections: Section[];
}

/** What is asked, what is decided and why: each a line of HTML. */
export interface Ruling {
  question: string;
  decision: string;
  why: string;
}

export interface Hit {
  path: string;
  title: string;
  chapter: string;
  before: string;
  match: string;
  after: string;
}

const BEFORE = 60;
const AFTER = 130;
const MOST_HITS = 24;
const SHORTEST = 2;

/** HTML without its marks. */
export function textOf(html: string): string {
  const words = html.replace(/<\/(p|li|td|th|tr|h\d)>/g, " ").replace(/<[^>]+>/g, "");
  const named: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (mark) => named[mark] ?? mark).replace(/\s+/g, " ").trim();
}

interface Place {
  path: string;
  title: string;
  chapter: string;
  text: string;
}

/** Everything that can be found: sections of chapters, then rulings. */
export function placesOf(chapters: readonly Chapter[], rulings: readonly Ruling[], rulingsTitle: string): Place[] {
  const told = chapters.flatMap(({ slug, title, lead, sections }) => [
    { path: `/rules/${slug}`, title, chapter: title, text: textOf(lead) },
    ...sections.map((each) => ({ path: `/rules/${slug}#${each.id}`, title: each.title, chapter: title, text: textOf(each.html) })),
  ]);
  const ruled = rulings.map(({ question, decision, why }, at) => ({
    path: `/rules/rulings#ruling-${at + 1}`,
    title: textOf(question),
    chapter: rulingsTitle,
    text: textOf(`${decision} ${why}`),
  }));
  return [...told, ...ruled];
}

function rank(place: Place, asked: string): number {
  const title = plain(place.title);
  if (title === asked) return 0;
  if (title.startsWith(asked)) return 1;
  return title.includes(asked) ? 2 : 3;
}

/** Where all of these words stand, those with them in their title first. */
export function search(places: readonly Place[], words: string): Hit[] {
  const asked = plain(words);
  if (asked.length < SHORTEST) return [];
  const each = asked.split(" ");
  return places
    .filter((place) => {
      const said = plain(`${place.title} ${place.text}`);
      return each.every((word) => said.includes(word));
    })
    .map((place, at) => ({ place, at, rank: rank(place, asked) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, MOST_HITS)
    .map(({ place }) => ({ path: place.path, title: place.title, chapter: place.chapter, ...snippet(place.text, words) }));
}

/** The words around the first of those asked for. */
function snippet(text: string, words: string): { before: string; match: string; after: string } {
  const low = text.toLowerCase();
  const asked = [words.trim().toLowerCase(), ...words.toLowerCase().split(/\s+/)].filter((word) => word.length >= SHORTEST);
  const word = asked.find((each) => low.includes(each));
  if (word === undefined) return { before: text.slice(0, AFTER), match: "", after: text.length > AFTER ? "…" : "" };
  const at = low.indexOf(word);
  const start = at <= BEFORE ? 0 : text.indexOf(" ", at - BEFORE) + 1;
  const end = at + word.length;
  const stop = end + AFTER >= text.length ? text.length : text.lastIndexOf(" ", end + AFTER);
  return {
    before: (start > 0 ? "… " : "") + text.slice(start, at),
    match: text.slice(at, end),
    after: text.slice(end, stop) + (stop < text.length ? " …" : ""),
  };
}

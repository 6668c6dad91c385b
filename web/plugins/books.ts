// Reads the rulebook and the rulings from docs/ when the client is built, so that no Markdown is read in a browser.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Chapter, Ruling, Section } from "../src/lib/books";

const DOCS = join(import.meta.dirname, "../../docs");
const RULEBOOK = join(DOCS, "rulebook");
const RULINGS = join(DOCS, "rulings.md");
const INDEX = "README.md";
const DEEPEST_SECTION = 3;

/** The part of an address that names a heading, as GitHub makes it. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** A chapter's name in addresses: that of its file, without its number. */
export function slugOf(file: string): string {
  return basename(file, ".md").replace(/^\d+-/, "");
}

/** Where a link of a page of docs/rulebook leads in the client. */
export function addressOf(link: string): string {
  const [page = "", anchor] = link.split("#");
  if (page.startsWith("http") || page === "") return link;
  const path = page === "../rulings.md" ? "/rules/rulings" : `/rules/${slugOf(page)}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

const marked = new Marked({
  walkTokens: (token) => {
    if (token.type === "link") token.href = addressOf(token.href as string);
  },
  renderer: {
    table(token) {
      // What is wider than a phone can be moved by hand and by keys.
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row(cells, "td")).join("");
      return `<div class="table"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

function html(tokens: Token[]): string {
  marked.walkTokens(tokens, marked.defaults.walkTokens!);
  return marked.parser(tokens);
}

function line(cell: Tokens.TableCell | undefined): string {
  return marked.parseInline(cell?.text ?? "") as string;
}

/** A chapter, divided at its headings; the words before the first of them are its lead. */
export function chapterOf(file: string, text: string): Chapter {
  let title = "";
  const lead: Token[] = [];
  const parts: { title: string; level: number; tokens: Token[] }[] = [];
  for (const token of marked.lexer(text)) {
    if (token.type === "heading" && token.depth === 1) title = token.text as string;
    else if (token.type === "heading" && (token.depth as number) <= DEEPEST_SECTION) {
      parts.push({ title: token.text as string, level: token.depth as number, tokens: [] });
    } else (parts.at(-1)?.tokens ?? lead).push(token);
  }
  const sections = parts.map(({ title, level, tokens }): Section => ({ id: anchorOf(title), title, level, html: html(tokens) }));
  return { slug: slugOf(file), title, lead: html(lead), sections };
}

/** Each row of the page of rulings, but for the name of the test that holds it. */
export function rulingsOf(text: string): Ruling[] {
  const table = marked.lexer(text).find((token): token is Tokens.Table => token.type === "table");
  return (table?.rows ?? []).map(([question, decision, why]) => ({
    question: line(question),
    decision: line(decision),
    why: line(why),
  }));
}

function rulebook(): { files: string[]; found: Chapter[] } {
  const names = readdirSync(RULEBOOK).filter((name) => name.endsWith(".md") && name !== INDEX);
  const files = names.sort().map((name) => join(RULEBOOK, name));
  return { files, found: files.map((file) => chapterOf(file, readFileSync(file, "utf8"))) };
}

function rulings(): { files: string[]; found: Ruling[] } {
  return { files: [RULINGS], found: rulingsOf(readFileSync(RULINGS, "utf8")) };
}

const BOOKS: Record<string, () => { files: string[]; found: unknown }> = {
  "virtual:rulebook": rulebook,
  "virtual:rulings": rulings,
};

/** Serves the books as modules. */
export function books(): Plugin {
  return {
    name: "books",
    resolveId: (id) => (id in BOOKS ? `\0${id}` : undefined),
    load(id) {
      const read = id.startsWith("\0") ? BOOKS[id.slice(1)] : undefined;
      if (read === undefined) return undefined;
      const { files, found } = read();
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(found)}`;
    },
  };
}

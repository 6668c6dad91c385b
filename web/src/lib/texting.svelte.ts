// Text mode: what was said and typed so far, the menu of the open question, and what each command does.

import type { Entry } from "../protocol/types";
import { text as words } from "../words/en.text";
import type { Choice } from "./choosing.svelte";
import { commandOf, COMMANDS } from "./commands";
import { explain, tellCard, wordList } from "./explaining";
import { card, known } from "./knowledge.svelte";
import { cardName, type Screen } from "./screen.svelte";
import { cardOf } from "./targets";
import { lettersOf, lineOf, type Letters, type Told } from "./telling";
import { labelOf, meant, menuOf, narrowed, type Menu } from "./typed";

/** A piece of what was said: news of the table, what was typed, what a command told, what was wrong with it. */
export interface Said {
  number: number;
  kind: "news" | "typed" | "told" | "wrong";
  lines: Told[];
}

const MOST = 300;
const AT_FIRST = 12;

export class Texting {
  said: Said[] = $state.raw([]);
  private part: { question: number; choices: readonly Choice[] } | null = $state.raw(null);
  private count = 0;

  constructor(readonly screen: Screen) {}

  private get letters(): Letters {
    return lettersOf(this.screen.table.view?.reel ?? []);
  }

  /** All that can be answered; null while nothing is asked. */
  readonly whole: Menu | null = $derived.by(() => {
    const { question, choices } = this.screen.choosing;
    return question === null ? null : menuOf(question, choices, this.letters, cardName);
  });

  /** What is shown of it. */
  readonly menu: Menu | null = $derived.by(() => {
    const { part } = this;
    const isOpen = part !== null && part.question === this.screen.table.prompt?.number && this.whole !== null;
    return isOpen ? narrowed(part.choices, this.letters) : this.whole;
  });

  get isNarrowed(): boolean {
    return this.menu !== this.whole;
  }

  /** What can be typed as an answer. */
  readonly span: string = $derived.by(() => {
    const answers = this.menu?.answers ?? [];
    if (this.menu?.isOfPlaces) return words.spanOfPlaces(answers[0]?.key ?? "", answers.at(-1)?.key ?? "");
    const span = words.span(answers.length);
    const example = [...(this.menu?.keys.keys() ?? [])].find((key) => /^\d+[a-z]$/.test(key));
    return example === undefined ? span : words.orPlace(span, example);
  });

  // What is said.

  say(kind: Said["kind"], lines: readonly (Told | string)[]): void {
    const told = lines.map((line) => (typeof line === "string" ? { depth: 0 as const, text: line } : line));
    if (told.length > 0) this.said = [...this.said.slice(-MOST), { number: this.count++, kind, lines: told }];
  }

  /** Tells what has happened just now; at first, what has happened since one's last answer. */
  news(latest: readonly Entry[], isAllOfIt: boolean): void {
    if (!isAllOfIt) return this.say("news", latest.map(lineOf));
    const last = this.screen.table.table?.undo_to ?? null;
    const since = last === null ? [] : latest.filter((entry) => entry.at > last);
    this.said = [];
    this.say("told", [words.begin]);
    this.say("news", (since.length > 0 ? since : latest).slice(-AT_FIRST).map(lineOf));
  }

  // What is typed.

  /** Follows a command, or answers. */
  type(typed: string): void {
    const line = typed.trim();
    if (line !== "") this.say("typed", [line]);
    if (line.startsWith("?")) return this.explain(line.slice(1).trim());
    const [name = "", ...rest] = line.split(/\s+/);
    const command = commandOf(name);
    if (command !== null && !this.isAnswer(line)) void COMMANDS[command](this, rest.join(" "));
    else if (line.toLowerCase() === words.back || (line === "" && this.isNarrowed)) this.part = null;
    else this.answer(line);
  }

  /** A part of an answer may be spelt like a command; an exact key or notation comes first. */
  private isAnswer(line: string): boolean {
    return this.menu?.keys.has(line.toLowerCase()) ?? false;
  }

  private answer(line: string): void {
    const { menu, whole } = this;
    if (menu === null || whole === null) return this.say("wrong", [words.notAsked(line)]);
    if (line === "") {
      if (menu.harmless !== null) this.take([menu.harmless]);
      else this.say("wrong", [`${words.nothingTyped} ${words.hint(this.span)}`]);
      return;
    }
    const found = meant(line, menu, whole);
    if (found.length === 0) this.say("wrong", [`${words.noneFits(line)} ${words.hint(this.span)}`]);
    else this.take(found);
  }

  /** Answers, if one choice is left; else asks which of them. */
  take(found: readonly Choice[]): void {
    const [only] = found;
    const question = this.screen.table.prompt?.number;
    if (only === undefined || question === undefined) return;
    if (found.length > 1) {
      this.part = { question, choices: found };
      return;
    }
    this.say("typed", [words.answered(labelOf(only))]);
    this.part = null;
    void this.screen.choosing.choose(only);
  }

  back(): void {
    this.part = null;
  }

  private explain(asked: string): void {
    if (asked === "") return void COMMANDS.help(this, "");
    const keyed = this.menu?.keys.get(asked.toLowerCase())?.[0];
    if (keyed !== undefined) {
      const id = keyed.option === null ? null : cardOf(keyed.option);
      const found = id === null ? undefined : card(id);
      return this.say("told", [found === undefined ? words.explain.noCard(asked) : tellCard(found)]);
    }
    if (known.all !== null) this.say("told", asked === "words" ? wordList(known.all) : explain(known.all, asked));
  }
}

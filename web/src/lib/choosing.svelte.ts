// How one answers: things are picked on the table or in the list, until one option is left.

import type { Span } from "../protocol/types";
import type { Table } from "./table.svelte";
import { targetsOf, type Option, type Question, type Target } from "./targets";

export interface Choice {
  text: string;
  words: readonly Span[];
  option: Option | null;
  targets: Target[];
  isDefault: boolean;
  /** Which one of those with the same words it is, and of how many. */
  copy: [number, number] | null;
}

/** A line of the list: a choice, or several that share their first target. */
export interface Line {
  key: string;
  choices: Choice[];
  /** Set if it opens a further step. */
  group: Target | null;
}

/** M is not among them: it turns the sounds on and off. */
const KEYS = "123456789abcdefghijklnopqrstuvwxyz";

export class Choosing {
  /** The choice at which somebody points, so that list and table light up together. */
  pointed: Choice | null = $state.raw(null);
  /** The card that is dragged, if one is. */
  dragged: Target | null = $state(null);
  private picked: { number: number; targets: Target[] } = $state.raw({ number: -1, targets: [] });
  private answered: number | null = $state(null);

  constructor(private readonly table: Table) {}

  /** What is asked, if this person is asked and has not answered. */
  readonly question: Question | null = $derived.by(() => (this.isAsked ? (this.table.view?.decision?.question ?? null) : null));

  readonly choices: Choice[] = $derived.by(() => this.listed());
  readonly picks: Target[] = $derived.by(() =>
    this.picked.number === this.table.prompt?.number ? this.picked.targets : [],
  );
  readonly open: Choice[] = $derived.by(() =>
    this.choices.filter((choice) => this.picks.every((pick) => choice.targets.includes(pick))),
  );
  readonly lit: ReadonlySet<Target> = $derived.by(
    () => new Set(this.isAsked ? this.open.flatMap((choice) => choice.targets).filter((at) => !this.picks.includes(at)) : []),
  );
  readonly lines: Line[] = $derived.by(() => this.grouped());

  get isAsked(): boolean {
    const prompt = this.table.prompt;
    return prompt !== null && prompt.number !== this.answered && !this.table.table?.is_paused;
  }

  isPicked(at: Target): boolean {
    return this.picks.includes(at);
  }

  isPointed(at: Target): boolean {
    return this.pointed !== null && this.pointed.targets.includes(at);
  }

  /** Picks a thing on the table; true if that meant something. */
  pick(at: Target): boolean {
    if (this.isPicked(at)) {
      this.back();
      return true;
    }
    const number = this.table.prompt?.number;
    if (number === undefined || !this.isAsked) return false;
    let targets = [...this.picks, at];
    let left = this.choices.filter((choice) => targets.every((pick) => choice.targets.includes(pick)));
    if (left.length === 0) {
      // Another thing of the same kind takes the place of the one that was picked.
      targets = [...this.picks.filter((pick) => kindOf(pick) !== kindOf(at)), at];
      left = this.choices.filter((choice) => targets.every((pick) => choice.targets.includes(pick)));
      if (left.length === 0) return false;
    }
    const only = left.length === 1 ? left[0] : undefined;
    if (only !== undefined && only.targets.every((each) => targets.includes(each))) void this.choose(only);
    else this.picked = { number, targets };
    return true;
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.picks.length === 0) return false;
    this.picked = { number: this.picked.number, targets: this.picks.slice(0, -1) };
    return true;
  }

  take(line: Line): void {
    const only = line.choices[0];
    if (line.group !== null) this.pick(line.group);
    else if (only !== undefined) void this.choose(only);
  }

  /** Answers with the option of this notation, if it is one. */
  give(text: string): void {
    const choice = this.choices.find((each) => each.text === text);
    if (choice !== undefined) void this.choose(choice);
  }

  async choose(choice: Choice): Promise<void> {
    const number = this.table.prompt?.number;
    if (number === undefined || !this.isAsked) return;
    this.answered = number;
    this.pointed = null;
    const answer = await this.table.choose(choice.text);
    if (answer?.type !== "done") this.answered = null;
  }

  private listed(): Choice[] {
    const { prompt, view } = this.table;
    if (prompt === null) return [];
    const asked = view?.decision ?? null;
    const options = new Map((asked?.options ?? []).map((option) => [option.text, option]));
    const words = prompt.options.map((one) => one.words.map((span) => span.text).join(""));
    return prompt.options.map((one, index) => {
      const option = options.get(one.text) ?? null;
      const alike = words.filter((each) => each === words[index]).length;
      const nth = words.slice(0, index + 1).filter((each) => each === words[index]).length;
      return {
        text: one.text,
        words: one.words,
        option,
        targets: option === null || asked === null ? [] : targetsOf(option, asked.question),
        isDefault: one.text === prompt.default,
        copy: alike > 1 ? [nth, alike] : null,
      };
    });
  }

  private grouped(): Line[] {
    const groups = new Map<string, { choices: Choice[]; group: Target | null }>();
    for (const choice of this.open) {
      const next = choice.targets.find((at) => !this.picks.includes(at)) ?? null;
      const isStep = next !== null && choice.targets.length - this.picks.length > 1;
      const name = isStep ? next : choice.text;
      const found = groups.get(name);
      if (found === undefined) groups.set(name, { choices: [choice], group: isStep ? next : null });
      else found.choices.push(choice);
    }
    return [...groups.values()].map(({ choices, group }, index) => ({ key: KEYS[index] ?? "", choices, group }));
  }
}

function kindOf(at: Target): string {
  return at.slice(0, at.indexOf(":"));
}

// A season looked at again: its moments, one at a time, from somebody's eyes.

import type { Entry, Moment, TableSeen, View } from "../protocol/types";
import { Screen } from "./screen.svelte";
import { Refusal, server } from "./server";
import { Table } from "./table.svelte";

/** A seat's eyes, a spectator's, or all hands laid open. */
export type Eyes = number | "spectator" | "open";

const KEPT = 300;

export class Replay {
  readonly screen: Screen;
  sheet: TableSeen | null = $state.raw(null);
  /** Everything that happened in the season, as these eyes were told. */
  entries: Entry[] = $state.raw([]);
  moment: Moment | null = $state.raw(null);
  number: number = $state(0);
  first: number = $state(0);
  last: number = $state(0);
  eyes: Eyes = $state("spectator");
  problem: string = $state("");
  private readonly kept = new Map<string, Promise<Moment>>();
  private isFetching = false;

  constructor(
    readonly id: string,
    private readonly wanted: number | null,
  ) {
    this.screen = new Screen(new Table(id));
  }

  /** The decisions at which each week began, by the number of the week. */
  readonly weeks: { week: number; at: number }[] = $derived(
    this.entries.flatMap(({ event, at }) => (event.kind === "week-began" ? [{ week: event.number, at: at + 1 }] : [])),
  );

  readonly isOver: boolean = $derived(this.sheet?.state === "over");

  async load(): Promise<void> {
    try {
      this.sheet = await server.table(this.id);
      this.screen.table.table = this.sheet;
      const mine = this.sheet.chairs.findIndex((chair) => chair.is_yours);
      await this.look(mine >= 0 ? mine : "spectator");
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
  }

  /** Looks with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    const isFirst = this.moment === null;
    const end = await server.moment(this.id, this.sheet?.number ?? 0, seatOf(eyes), -1);
    this.eyes = eyes;
    this.entries = end.events;
    this.first = end.first;
    this.last = end.last;
    await this.show(isFirst ? (this.wanted ?? end.first) : this.number, true);
  }

  /** Goes to a moment; while one is being fetched, the last that was wanted comes next. */
  async show(number: number, isAnew = false): Promise<void> {
    const at = Math.min(this.last, Math.max(this.first, number));
    if (at === this.number && this.moment !== null && !isAnew) return;
    this.number = at;
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      await this.fetched();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    } finally {
      this.isFetching = false;
    }
  }

  private async fetched(): Promise<void> {
    let seen = "";
    while (seen !== `${this.eyes} ${this.number}`) {
      seen = `${this.eyes} ${this.number}`;
      this.take(await this.ask(this.number));
    }
    if (this.number < this.last) void this.ask(this.number + 1).catch(() => undefined);
  }

  private ask(number: number): Promise<Moment> {
    const name = `${this.eyes} ${number}`;
    const found = this.kept.get(name);
    if (found !== undefined) return found;
    const asked = this.eyes === "open" ? this.openly(number) : this.seen(number, seatOf(this.eyes));
    this.kept.set(name, asked);
    asked.catch(() => this.kept.delete(name));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return asked;
  }

  /** The moment from a seat; once the season is over also with the question to another seat, in its words. */
  private async seen(number: number, seat: number | null): Promise<Moment> {
    const moment = await server.moment(this.id, number, seat);
    if (!this.isOver || moment.asked === null || moment.asked === seat) return moment;
    return { ...moment, prompt: (await server.moment(this.id, number, moment.asked)).prompt };
  }

  /** The moment with what each manager knows of his own cards. */
  private async openly(number: number): Promise<Moment> {
    const seats = (this.sheet?.chairs ?? []).map((_, seat) => seat);
    const [told, ...own] = await Promise.all([
      server.moment(this.id, number),
      ...seats.map((seat) => server.moment(this.id, number, seat)),
    ]);
    const managers = told.view.managers.map((manager, seat) => own[seat]?.view.managers[seat] ?? manager);
    const prompt = own[told.asked ?? -1]?.prompt ?? null;
    return { ...told, prompt, view: { ...told.view, managers } satisfies View };
  }

  private take(moment: Moment): void {
    this.moment = moment;
    const table = this.screen.table;
    table.view = moment.view;
    table.seat = moment.seat;
    table.entries = this.entries.filter((entry) => entry.at < moment.number);
  }
}

function seatOf(eyes: Eyes): number | null {
  return typeof eyes === "number" ? eyes : null;
}

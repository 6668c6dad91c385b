// The table screen: the table, how one answers at it, and what of it is opened. All parts share one.

import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Advice, Entry, Improvement, ManagerSeen, MatchupSeen, PlayerSeen, UndoSeen, View } from "../protocol/types";
import { Choosing } from "./choosing.svelte";
import { card, team } from "./knowledge.svelte";
import type { Table } from "./table.svelte";

export type Panel = "log" | "chat" | "piles" | "scores" | "manager";

const REMEMBERED = 150;

export class Screen {
  readonly choosing: Choosing;
  panel: Panel = $state("log");
  /** The manager whose things are shown in the panel. */
  manager: number = $state(0);
  /** Whether the drawer is open, where the panel is one. */
  isOpen: boolean = $state(false);
  isMenuOpen: boolean = $state(false);
  isHelpOpen: boolean = $state(false);
  /** The moment that is looked back at: how many events had happened. */
  past: number | null = $state(null);
  /** What the coach has said, to which question; null while he thinks. */
  coach: { number: number; advice: Advice | null } | null = $state.raw(null);
  /** Asks for the last scoreboard once more. */
  replayed: number | null = $state(null);
  /** Fans that the scoreboard has still to count, by manager. */
  uncounted: readonly number[] = $state.raw([]);
  private readonly moments = new SvelteMap<number, View>();

  constructor(readonly table: Table) {
    this.choosing = new Choosing(table);
  }

  /** What is shown: the table as it stands, or as it stood at the moment looked back at. */
  readonly view: View | null = $derived.by(() =>
    this.past === null ? this.table.view : (this.moments.get(this.past) ?? this.table.view),
  );

  /** Keeps the moment, so that one can look back at it. */
  remember(): void {
    const view = this.table.view;
    if (view === null) return;
    if (this.table.latest.length === this.table.entries.length) this.moments.clear();
    this.moments.set(this.table.entries.length, view);
    for (const oldest of this.moments.keys()) {
      if (this.moments.size <= REMEMBERED) break;
      this.moments.delete(oldest);
    }
  }

  /** The moment at which an event had just been seen, if it is remembered. */
  momentOf(entry: Entry): number | null {
    let found: number | null = null;
    for (const moment of this.moments.keys()) {
      if (moment > entry.number && (found === null || moment < found)) found = moment;
    }
    const first = Math.min(...this.moments.keys());
    return found === first && entry.number < first - 1 ? null : found;
  }

  /** Asks a bot what it would answer here. */
  async askCoach(): Promise<void> {
    const number = this.table.prompt?.number;
    if (number === undefined) return;
    this.coach = { number, advice: null };
    const answer = await this.table.give({ type: "advise", number });
    if (this.coach?.number !== number) return;
    this.coach = answer.type === "done" && answer.advice ? { number, advice: answer.advice } : null;
  }

  /** The last of one's own answers that could be undone, and which kind of undo that would be. */
  get undoable(): UndoSeen | null {
    return this.table.table?.undos[0] ?? null;
  }

  /** Undoes one's last answer, or asks the others to agree. */
  undo(): void {
    const number = this.table.table?.number ?? null;
    const { undoable } = this;
    if (number !== null && undoable !== null) void this.table.give({ type: "undo", number, to: undoable.to, kind: undoable.kind });
  }

  forget(): void {
    this.coach = null;
    this.moments.clear();
    this.past = null;
  }

  open(panel: Panel, manager?: number): void {
    this.panel = panel;
    if (manager !== undefined) this.manager = manager;
    this.isOpen = true;
  }

  teamOf(manager: number): string {
    return this.view?.managers[manager]?.team ?? this.table.table?.chairs[manager]?.team ?? "";
  }

  teamName(manager: number): string {
    const id = this.teamOf(manager);
    return team(id)?.name ?? id;
  }

  /** The manager whose hand lies before this person. */
  get own(): ManagerSeen | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.view?.managers[seat] ?? null);
  }
}

export const [getScreen, setScreen] = createContext<Screen>();

export function cardName(id: string): string {
  return card(id)?.name ?? id;
}

/** A player's name at a matchup; of several like him, those after the first are numbered. */
export function playerName(matchup: MatchupSeen, player: PlayerSeen): string {
  const alike = matchup.players.filter((each) => each.card === player.card);
  const place = alike.indexOf(player);
  return place > 0 ? `${cardName(player.card)} #${place + 1}` : cardName(player.card);
}

/** Cards by name, each with how many there are. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

/** Improvements that can't be named are counted by their kind. */
export function namedOrKind(improvement: Improvement): string {
  return improvement.card ?? improvement.kind;
}

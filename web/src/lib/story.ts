// What a season's events tell afterwards: fans by week, the luck of the dice, and the moments to remember.

import type { Card, Entry, Player } from "../protocol/types";

type Happened = Entry["event"];

/** What happened and was not taken back. */
export function remaining(entries: readonly Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    const { event } = entry;
    if (event.kind === "undone") kept = kept.filter(({ at }) => at < event.to);
    else kept.push(entry);
  }
  return kept;
}

/** The fans of each manager before the first week, and after each of them. */
export function fansByWeek(entries: readonly Entry[], managers: number): number[][] {
  const fans: number[] = Array.from({ length: managers }, () => 0);
  const weeks: number[][] = [];
  for (const { event } of remaining(entries)) {
    if (event.kind === "week-began" || event.kind === "season-ended") weeks.push([...fans]);
    else if (event.kind === "fans-changed") fans[event.manager] = event.total;
  }
  const last = remaining(entries).at(-1)?.event.kind;
  return last === undefined || last === "season-ended" ? weeks : [...weeks, [...fans]];
}

export interface Luck {
  manager: number;
  tackles: number;
  dice: number;
  down: number;
  tackler: number;
  tokens: number;
  ejections: number;
  /** Target Downs less Tackler Downs, less what as many dice bring on average. */
  surplus: number;
}

// Of a die's six faces three are Target Down, one is Tackler Down.
const AVERAGE = (3 - 1) / 6;

/** How the dice of each manager's tackles fell, and what his cheating tokens were. */
export function luckOf(entries: readonly Entry[], managers: number): Luck[] {
  const all = Array.from({ length: managers }, (_, manager): Luck => ({ manager, tackles: 0, dice: 0, down: 0, tackler: 0, tokens: 0, ejections: 0, surplus: 0 }));
  let tackler: Luck | undefined;
  for (const { event } of remaining(entries)) {
    if (event.kind === "tackle-attempted") {
      tackler = all[event.player.manager];
      if (tackler) tackler.tackles += 1;
    } else if (event.kind === "result-chosen") tackler = undefined;
    else if (event.kind === "die-rolled" && tackler) count(tackler, event.die);
    else if (event.kind === "token-turned") {
      const luck = all[event.player.manager];
      if (luck) luck.tokens += 1;
      if (luck && event.face === "ejection") luck.ejections += 1;
    }
  }
  for (const luck of all) luck.surplus = luck.down - luck.tackler - luck.dice * AVERAGE;
  return all;
}

function count(luck: Luck, die: string): void {
  luck.dice += 1;
  if (die === "down") luck.down += 1;
  if (die === "tackler") luck.tackler += 1;
}

export type Remarkable = "lead" | "ball" | "narrow" | "riches" | "star-out" | "ejected" | "long-shot" | "own-fall" | "end";

export interface KeyMoment {
  kind: Remarkable;
  entry: Entry;
  /** By how much it is worth remembering. */
  weight: number;
}

const MOST = 12;
const BIG_GAIN = 4;
const STRONG = 4;

interface Tackle {
  player: Player;
  target: Player;
  dice: number;
}

/** What is kept of the events so far, to tell whether the next is remarkable. */
class Watcher {
  readonly found: KeyMoment[] = [];
  private fans = new Map<number, number>();
  private leader: number | null = null;
  private totals = new Map<number, number>();
  private tackle: Tackle | null = null;

  constructor(private readonly cardOf: (id: string) => Card | undefined) {}

  see(entry: Entry): void {
    const { event } = entry;
    this.onPitch(entry, event);
    this.onScoreboard(entry, event);
    if (event.kind === "season-ended") this.add("end", entry, 100);
  }

  private add(kind: Remarkable, entry: Entry, weight: number): void {
    this.found.push({ kind, entry, weight });
  }

  private onPitch(entry: Entry, event: Happened): void {
    if (event.kind === "tackle-attempted") this.tackle = { player: event.player, target: event.target, dice: 0 };
    else if (event.kind === "die-rolled" && this.tackle) this.tackle.dice += 1;
    else if (event.kind === "result-chosen") this.onResult(entry, event.manager, event.die);
    else if (event.kind === "player-injured" || event.kind === "player-ejected") {
      const worth = this.worth(event.player.card);
      const kind = event.kind === "player-injured" ? "star-out" : "ejected";
      if (worth >= STRONG) this.add(kind, entry, worth);
    }
  }

  private worth(id: string): number {
    const card = this.cardOf(id);
    return (card?.star_power?.[0] ?? 0) + (card?.kind === "star" ? 1 : 0);
  }

  private onResult(entry: Entry, chooser: number, die: string): void {
    const tackle = this.tackle;
    this.tackle = null;
    if (tackle === null || tackle.dice < 2) return;
    if (die === "down" && chooser === tackle.target.manager) this.add("long-shot", entry, 6);
    if (die === "tackler" && chooser === tackle.player.manager) this.add("own-fall", entry, 7);
  }

  private onScoreboard(entry: Entry, event: Happened): void {
    if (event.kind === "matchup-resolved") this.totals.clear();
    else if (event.kind === "total-counted") this.totals.set(event.manager, event.total);
    else if (event.kind === "matchup-won") this.onWon(entry);
    else if (event.kind === "fans-changed") this.onFans(entry, event.manager, event.number, event.total);
  }

  private onWon(entry: Entry): void {
    const [first, second] = [...this.totals.values()].sort((one, other) => other - one);
    if (first === undefined || second === undefined) return;
    if (first === second) this.add("ball", entry, 6);
    else if (first - second === 1) this.add("narrow", entry, 3);
    this.totals.clear();
  }

  private onFans(entry: Entry, manager: number, gained: number, total: number): void {
    if (gained >= BIG_GAIN) this.add("riches", entry, gained);
    this.fans.set(manager, total);
    const most = Math.max(...this.fans.values());
    const leaders = [...this.fans].filter(([, fans]) => fans === most).map(([leader]) => leader);
    const leader = leaders.length === 1 ? leaders[0]! : this.leader;
    if (leader !== this.leader && this.leader !== null) this.add("lead", entry, 5 + total / 10);
    this.leader = leader;
  }
}

/** The moments to remember, in their order. */
export function keyMoments(entries: readonly Entry[], cardOf: (id: string) => Card | undefined): KeyMoment[] {
  const watcher = new Watcher(cardOf);
  for (const entry of remaining(entries)) watcher.see(entry);
  const heavy = [...watcher.found].sort((one, other) => other.weight - one.weight);
  const once = heavy.filter((each, at) => heavy.findIndex(({ entry }) => entry === each.entry) === at);
  return once.slice(0, MOST).sort((one, other) => one.entry.number - other.entry.number);
}

// What flies, falls and turns on the table with an event: which things, from where to where.

import type { Entry } from "../protocol/types";
import { target } from "./targets";

/** A thing that flies from one place of the page to another. */
export interface Flight {
  icon: string;
  /** The card whose name it bears, or how many fans it is. */
  card?: string;
  fans?: number;
  from: string;
  to: string;
}

/** How a thing moves in its place. */
export interface Move {
  kind: "falls" | "rises" | "glows" | "turns" | "staggers";
  at: string;
}

type Happened = Entry["event"];

const PLACED: ReadonlySet<Happened["kind"]> = new Set(["player-committed", "player-placed", "player-moved"]);

export const onPage = {
  player: (number: number) => `[data-player="${number}"]`,
  tokens: (number: number) => `[data-player="${number}"] .tokens`,
  manager: (manager: number) => `[data-manager="${manager}"]`,
  fans: (manager: number) => `[data-manager="${manager}"] .fans`,
  zone: (matchup: number, side: string | null) => `[data-zone="${target.zone(matchup, side)}"]`,
  midfield: (matchup: number) => `[data-matchup="${matchup}"] .middle`,
  hand: ".dock",
};

/** Where a player stood last, as the events before tell it. */
function stoodAt(number: number, before: readonly Entry[]): string | null {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const event = before[at]?.event;
    if (event?.kind === "week-began") return null;
    if (event && PLACED.has(event.kind) && "player" in event && "side" in event && event.player?.number === number)
      return "matchup" in event && event.matchup !== null ? onPage.zone(event.matchup.number, event.side) : null;
  }
  return null;
}

/** Where the ball of a matchup lay last: with a player, or at midfield. */
function ballAt(matchup: number, before: readonly Entry[]): string {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const event = before[at]?.event;
    if (event?.kind === "week-began") break;
    if (event?.kind === "ball-moved" && event.matchup.number === matchup) return event.player === null ? onPage.midfield(matchup) : onPage.player(event.player.number);
  }
  return onPage.midfield(matchup);
}

/** What flies with an event, given those before it; `seat` is whose hand lies on the page. */
export function flightsOf(event: Happened, before: readonly Entry[], seat: number | null): Flight[] {
  switch (event.kind) {
    case "player-committed":
    case "player-placed": {
      const { manager, card, number } = event.player;
      const isOwn = event.kind === "player-committed" && manager === seat;
      return [{ icon: "play", card, from: isOwn ? onPage.hand : onPage.manager(manager), to: onPage.player(number) }];
    }
    case "player-moved": {
      const from = stoodAt(event.player.number, before);
      return from === null ? [] : [{ icon: "sprint", card: event.player.card, from, to: onPage.player(event.player.number) }];
    }
    case "ball-moved": {
      const from = ballAt(event.matchup.number, before);
      const to = event.player === null ? onPage.midfield(event.matchup.number) : onPage.player(event.player.number);
      return [{ icon: "ball", from, to }];
    }
    case "token-assigned":
      return [{ icon: "token", from: onPage.manager(event.player.manager), to: onPage.player(event.player.number) }];
    case "token-moved":
      return [{ icon: "token", from: onPage.player(event.player.number), to: onPage.player(event.target.number) }];
    case "player-injured":
    case "player-ejected": {
      const from = stoodAt(event.player.number, before);
      const icon = event.kind === "player-injured" ? "injured" : "ejected";
      return from === null ? [] : [{ icon, card: event.player.card, from, to: onPage.manager(event.player.manager) }];
    }
    case "fans-changed":
      return event.number > 0 ? [{ icon: "fans", fans: event.number, from: ".reel", to: onPage.fans(event.manager) }] : [];
    default:
      return [];
  }
}

/** What moves in its place with an event. */
export function movesOf(event: Happened): Move[] {
  switch (event.kind) {
    case "player-downed":
      return [{ kind: "falls", at: onPage.player(event.player.number) }];
    case "player-stood":
      return [{ kind: "rises", at: onPage.player(event.player.number) }];
    case "tackle-attempted":
      return [
        { kind: "glows", at: onPage.player(event.player.number) },
        { kind: "staggers", at: onPage.player(event.target.number) },
      ];
    case "token-turned":
    case "token-shown":
    case "token-looked-at":
      return [{ kind: "turns", at: onPage.tokens(event.player.number) }];
    default:
      return "player" in event && event.player !== null ? [{ kind: "glows", at: onPage.player(event.player.number) }] : [];
  }
}

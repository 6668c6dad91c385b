// Which widget asks which kind of question. Each kind has one; the list serves all that need nothing special.

import type { Question } from "../lib/targets";

export type Widget =
  | "commit" // a card, then a place
  | "cards" // cards with what they say
  | "targets" // whom to tackle, with the odds
  | "dice"
  | "token" // a token, and what is left in the pool
  | "skill" // whether a skill is used, and by whom
  | "payouts"
  | "places" // matchups and zones
  | "managers"
  | "players"
  | "list";

export const WIDGETS: Record<Question["kind"], Widget> = {
  "commit-or-pass": "commit",
  "discard-unwanted": "cards",
  "discard-card": "cards",
  "use-skill": "skill",
  "choose-target": "targets",
  "choose-result": "dice",
  "choose-action": "cards",
  respond: "cards",
  "order-abilities": "cards",
  "choose-player": "players",
  "give-ball": "players",
  "choose-skill": "list",
  "choose-token": "token",
  "keep-token": "token",
  "choose-place": "places",
  "choose-highlight": "places",
  "turn-highlight": "list",
  "choose-side": "payouts",
  "collect-next": "payouts",
  "keep-card": "cards",
  "bottom-card": "cards",
  "break-tie": "managers",
  "name-opponent": "managers",
  "add-star": "cards",
  "return-card": "cards",
  "top-card": "cards",
  "choose-die": "dice",
  "choose-skill-set": "list",
  "stand-up": "skill",
  foul: "managers",
  "discard-fouled": "cards",
  "order-downed": "players",
  "resolve-penalty": "cards",
  "place-ref": "places",
  "lose-card": "cards",
};

// A player's text, divided into the abilities that have a name, and the rest.

import type { Card } from "../protocol/types";

export interface Abilities {
  named: string[];
  text: string;
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, "-");
}

/** The names as the text says them; if it doesn't begin with them, as their ids say. */
export function abilitiesOf(card: Card): Abilities {
  const ids = card.named ?? [];
  if (ids.length === 0) return { named: [], text: card.text };
  const end = card.text.indexOf(".");
  const named = card.text.slice(0, end).split(", ");
  if (named.every((name) => ids.includes(idOf(name)))) return { named, text: card.text.slice(end + 1).trim() };
  return { named: ids.map((id) => id.replaceAll("-", " ")), text: card.text };
}

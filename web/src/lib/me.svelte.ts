// Who one is to the server.

import type { Me } from "../protocol/types";
import { preferences } from "./preferences.svelte";
import { server } from "./server";

export const me: { person: Me | null; isAsked: boolean } = $state({ person: null, isAsked: false });

/** Asks the server once who one is. */
export async function meet(): Promise<void> {
  if (me.isAsked) return;
  me.person = await server.me();
  me.isAsked = true;
}

const NAMES = ["Coach", "Skipper", "Gaffer", "Chief", "Boss"];

export function madeUpName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)]!;
}

/** The person, made a guest of this name if the server doesn't know one yet. */
export async function introduced(name = preferences.name.trim()): Promise<Me> {
  await meet();
  me.person ??= await server.introduce(name || madeUpName());
  return me.person;
}

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

/** The person, made a guest if the server doesn't know one yet. */
export async function introduced(): Promise<Me> {
  await meet();
  if (me.person === null) {
    const name = preferences.name.trim() || NAMES[Math.floor(Math.random() * NAMES.length)]!;
    me.person = await server.introduce(name);
  }
  return me.person;
}

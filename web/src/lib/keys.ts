// Answering by keyboard: a line's key takes it, arrows go round, Escape steps back, M turns the sounds on and off,
// ? explains, Ctrl Z undoes.

import { preferences } from "./preferences.svelte";
import type { Screen } from "./screen.svelte";

const FIELDS = "input, textarea, select, [contenteditable]";

function round(selector: string, step: number): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetParent !== null);
  if (found.length === 0) return false;
  const at = found.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length;
  found[next]?.focus();
  return true;
}

function act(screen: Screen, event: KeyboardEvent): boolean {
  switch (event.key) {
    case "ArrowDown":
      return round(".question .answer", 1);
    case "ArrowUp":
      return round(".question .answer", -1);
    case "ArrowRight":
      return round("[data-lit]", 1);
    case "ArrowLeft":
      return round("[data-lit]", -1);
    case "Escape":
      if (screen.past !== null) screen.past = null;
      else if (screen.isOpen) screen.isOpen = false;
      else return screen.choosing.back();
      return true;
    default: {
      if (!preferences.shortcuts || event.key.length !== 1) return false;
      if (event.key === "?") {
        screen.isHelpOpen = true;
        return true;
      }
      if (event.key.toLowerCase() === "m") {
        preferences.sounds = !preferences.sounds;
        return true;
      }
      const line = screen.choosing.lines.find((each) => each.key !== "" && each.key === event.key.toLowerCase());
      if (line === undefined || !screen.choosing.isAsked) return false;
      screen.choosing.take(line);
      return true;
    }
  }
}

/** Undoes at once what needs nobody's consent; else the menu says first what it means. */
function undo(screen: Screen): boolean {
  if (screen.undoable === null) return false;
  if (screen.undoable.kind === "consent") screen.isMenuOpen = true;
  else screen.undo();
  return true;
}

/** Listens as long as the screen is there. */
export function listenForKeys(screen: Screen): () => void {
  function pressed(event: KeyboardEvent): void {
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || at?.closest(FIELDS) || document.querySelector("dialog[open]")) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key === "z" && !event.shiftKey && undo(screen)) event.preventDefault();
      return;
    }
    if (event.key.startsWith("Arrow") && at?.closest("[role=tabpanel], [role=tablist]")) return;
    if (act(screen, event)) event.preventDefault();
  }
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

// Motion on the table: things fly, fall and turn where they are. Nothing that matters is only shown by it.

import { ICONS } from "../design/icons";
import type { Move } from "./flights";

function place(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : null;
}

export const FRAMES = {
  falls: [
    { transform: "rotate(0)" },
    { transform: "translateY(-5px) rotate(-8deg)", offset: 0.2 },
    { transform: "translateY(6px) rotate(-22deg)", offset: 0.6 },
    { transform: "rotate(0)" },
  ],
  rises: [{ transform: "translateY(4px)" }, { transform: "translateY(-4px)" }, { transform: "none" }],
  glows: [
    { filter: "brightness(1)" },
    { filter: "brightness(1.8)", transform: "scale(1.04)" },
    { filter: "brightness(1)", transform: "none" },
  ],
  turns: [{ transform: "rotateY(180deg)" }, { transform: "rotateY(90deg) scale(1.5)" }, { transform: "rotateY(0)" }],
  staggers: [{ transform: "none" }, { transform: "translateX(-4px)" }, { transform: "translateX(4px)" }, { transform: "translateX(-2px)" }, { transform: "none" }],
} satisfies Record<Move["kind"], Keyframe[]>;

/** Moves a thing in its place. */
export function shake(selector: string, frames: Keyframe[], length: number): void {
  document.querySelector(selector)?.animate(frames, { duration: length, easing: "cubic-bezier(.2,.7,.2,1)" });
}

const flights = new Set<Animation>();

/** A thing that flies: an icon, and what it is called. */
export function flyer(icon: string, words: string): HTMLElement {
  const made = document.createElement("span");
  made.className = words === "" ? "flyer bare" : "flyer";
  made.innerHTML = `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${ICONS[icon] ?? ""}</svg>`;
  made.append(words);
  return made;
}

/** Lets a thing fly from one place of the page to another, in an arc. */
export function fly(made: HTMLElement, from: string, to: string, length: number, delay = 0): void {
  const [start, end] = [place(from), place(to)];
  if (start === null || end === null) return;
  Object.assign(made.style, { position: "fixed", left: "0", top: "0", zIndex: "40", pointerEvents: "none" });
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x, y], [toX, toY]] = [middle(start), middle(end)];
  const at = (across: number, down: number, scale: number): string => `translate(${across}px, ${down}px) translate(-50%, -50%) scale(${scale})`;
  const flight = made.animate(
    [
      { transform: at(x, y, 0.6), opacity: 0 },
      { transform: at(x, y, 1), opacity: 1, offset: 0.12 },
      { transform: at((x + toX) / 2, Math.min((y + toY) / 2, Math.max(y, toY)) - 26, 1.15), opacity: 1, offset: 0.52 },
      { transform: at(toX, toY, 1), opacity: 1, offset: 0.9 },
      { transform: at(toX, toY, 0.6), opacity: 0 },
    ],
    { duration: length, delay, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flights.delete(flight);
    made.remove();
  };
}

/** Ends all that flies. */
export function land(): void {
  for (const flight of [...flights]) flight.cancel();
}

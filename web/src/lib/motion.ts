// Motion on the table: things fly, fall and shake where they are. Nothing that matters is only shown by it.

function place(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : null;
}

/** Moves a thing in its place. */
export function shake(selector: string, frames: Keyframe[], length: number): void {
  document.querySelector(selector)?.animate(frames, { duration: length, easing: "cubic-bezier(.2,.7,.2,1)" });
}

export const FRAMES = {
  falls: [{ transform: "rotate(0)" }, { transform: "rotate(-14deg) translateY(3px)" }, { transform: "rotate(0)" }],
  rises: [{ transform: "translateY(4px)" }, { transform: "translateY(-4px)" }, { transform: "none" }],
  glows: [
    { filter: "brightness(1)" },
    { filter: "brightness(1.8)", transform: "scale(1.04)" },
    { filter: "brightness(1)", transform: "none" },
  ],
} satisfies Record<string, Keyframe[]>;

/** Lets a thing that looks like `made` fly from one place of the page to another. */
export function fly(made: HTMLElement, from: string, to: string, length: number, delay = 0): void {
  const [start, end] = [place(from), place(to)];
  if (start === null || end === null) return;
  Object.assign(made.style, { position: "fixed", left: "0", top: "0", zIndex: "40", pointerEvents: "none" });
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${scale})`;
  const flight = made.animate(
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1), opacity: 1, offset: 0.15 },
      { transform: at(end, 1), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.6), opacity: 0 },
    ],
    { duration: length, delay, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => made.remove();
}

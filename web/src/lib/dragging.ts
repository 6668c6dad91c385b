// Dragging as a layer over picking: what is dragged is picked, and so is what it is dropped on.

import type { Choosing } from "./choosing.svelte";
import type { Target } from "./targets";

const SLACK = 8;

interface Dragged {
  choosing: Choosing;
  at: Target;
}

/** Lets a thing be dragged onto what lights up then. */
export function draggable(node: HTMLElement, given: Dragged) {
  let { choosing, at } = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  function down(event: PointerEvent): void {
    if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (ghost === null) {
      const isUpward = event.pointerType !== "touch" || -y > Math.abs(x);
      if (Math.hypot(x, y) < SLACK || !isUpward || !(choosing.lit.has(at) || choosing.isPicked(at))) return;
      lift();
    }
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) rotate(-3deg)`;
    const beneath = placeAt(event.clientX, event.clientY);
    if (beneath === over) return;
    over?.classList.remove("dropping");
    over = beneath;
    over?.classList.add("dropping");
  }

  function lift(): void {
    if (!choosing.isPicked(at)) choosing.pick(at);
    choosing.dragged = at;
    node.setPointerCapture(from!.pointer);
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-target");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed", left: "0", top: "0", width: `${node.offsetWidth}px`, pointerEvents: "none", zIndex: "50", opacity: "0.9",
    });
    document.body.append(ghost);
  }

  function placeAt(x: number, y: number): Element | null {
    const found = document.elementsFromPoint(x, y).find((each) => each.matches("[data-lit][data-target]"));
    return found ?? null;
  }

  function drop(event: PointerEvent): void {
    if (ghost !== null) {
      const place = placeAt(event.clientX, event.clientY)?.getAttribute("data-target");
      // The click that follows would pick the card once more.
      const swallow = (click: MouseEvent): void => click.stopImmediatePropagation();
      node.addEventListener("click", swallow, { capture: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      end();
      if (place) choosing.pick(place);
      else choosing.back();
    }
    from = null;
  }

  function end(): void {
    ghost?.remove();
    over?.classList.remove("dropping");
    ghost = over = from = null;
    choosing.dragged = null;
  }

  const stop = (event: DragEvent): void => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", drop);
  node.addEventListener("pointercancel", end);
  node.addEventListener("dragstart", stop);
  return {
    update(next: Dragged): void {
      ({ choosing, at } = next);
    },
    destroy(): void {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", drop);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("dragstart", stop);
    },
  };
}

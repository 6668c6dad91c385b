// Where a popover goes: below what opens it, above if there is no room, and never off the screen.

const GAP = 4;
const MARGIN = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function placeBeside(anchor: Box, popover: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - popover.height - GAP;
  const fitsBelow = below + popover.height + MARGIN <= screen.height;
  const top = fitsBelow ? below : above >= MARGIN ? above : Math.max(MARGIN, screen.height - popover.height - MARGIN);
  const left = Math.max(MARGIN, Math.min(anchor.left, screen.width - popover.width - MARGIN));
  return { left, top };
}

/** Shows the element as a popover beside the anchor, for as long as it is there. */
export function beside(anchor: HTMLElement): (popover: HTMLElement) => () => void {
  return (popover) => {
    popover.showPopover?.();
    const move = (): void => {
      const box = popover.getBoundingClientRect();
      const { left, top } = placeBeside(anchor.getBoundingClientRect(), box, { width: innerWidth, height: innerHeight });
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    move();
    addEventListener("resize", move);
    addEventListener("scroll", move, true);
    return () => {
      removeEventListener("resize", move);
      removeEventListener("scroll", move, true);
    };
  };
}

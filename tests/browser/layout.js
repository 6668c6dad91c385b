(mayScroll) => {
  const faults = [];
  const named = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith("svelte-")).join(".")} "${words}"`;
  };
  const page = document.scrollingElement;
  // On a phone a page that is too wide is shown from farther away, and has more pixels than the window.
  const wide = Math.ceil(visualViewport.width * visualViewport.scale);
  if (page.scrollWidth > wide || innerWidth > wide) faults.push(`the page is too wide: ${page.scrollWidth} > ${wide}`);
  if (!mayScroll && page.scrollHeight > innerHeight) faults.push(`the page scrolls: ${page.scrollHeight} > ${innerHeight}`);

  // What is on top hides what is below, and only what is on top is looked at.
  const drawers = [...document.querySelectorAll(".panel-area, .details")].filter(
    (element) => getComputedStyle(element).position === "fixed" && element.offsetHeight > 0,
  );
  const root = document.querySelector("dialog[open]") ?? document.querySelector(".ending") ?? drawers[0] ?? document.body;

  const style = new Map();
  const styleOf = (element) => style.get(element) ?? style.set(element, getComputedStyle(element)).get(element);
  const isUnseen = (element) => {
    // What lies in closed details has a box, too.
    if (!element.checkVisibility()) return true;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { visibility, display, opacity, clipPath } = styleOf(each);
      if (visibility === "hidden" || display === "none" || opacity === "0" || clipPath.startsWith("inset(50%")) return true;
      if (each.getAttribute("aria-hidden") === "true" || each.classList.contains("skip")) return true;
    }
    return false;
  };

  // The part of a box that its ancestors leave of it; `scrolls` if the rest can be scrolled to.
  const left = (element, box) => {
    let [x0, y0, x1, y1] = [box.left, box.top, box.right, box.bottom];
    const wide = { x: false, y: false };
    let isFixed = styleOf(element).position === "fixed";
    // What is placed absolutely is cut off by nothing between it and what it is placed in.
    let isFree = styleOf(element).position === "absolute";
    for (let each = element.parentElement; each && !isFixed; each = each.parentElement) {
      if (each === document.documentElement || each === document.body) break;
      const { overflowX, overflowY, position, transform } = styleOf(each);
      if (isFree && position === "static" && transform === "none") continue;
      isFree = position === "absolute";
      const around = each.getBoundingClientRect();
      if (overflowX !== "visible") {
        if (overflowX !== "hidden" && overflowX !== "clip" && each.scrollWidth > each.clientWidth) wide.x = true;
        [x0, x1] = [Math.max(x0, around.left), Math.min(x1, around.right)];
      }
      if (overflowY !== "visible") {
        if (overflowY !== "hidden" && overflowY !== "clip" && each.scrollHeight > each.clientHeight) wide.y = true;
        [y0, y1] = [Math.max(y0, around.top), Math.min(y1, around.bottom)];
      }
      isFixed = position === "fixed";
    }
    return { x0, y0, x1, y1, scrolls: wide.x || wide.y, wide };
  };

  // What can be pressed lies on the screen, and nothing else that can be pressed lies on it.
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=tab]";
  const pressed = [...root.querySelectorAll(PRESSED)].filter((element) => element.offsetParent !== null && !isUnseen(element));
  for (const element of pressed) {
    const box = element.getBoundingClientRect();
    const seen = left(element, box);
    if (seen.scrolls && (seen.x1 - seen.x0 < box.width - 2 || seen.y1 - seen.y0 < box.height - 2)) continue;
    if (seen.x1 - seen.x0 < box.width - 2 || seen.y1 - seen.y0 < box.height - 2) faults.push(`${named(element)} is cut off`);
    const isBelow = !mayScroll && (seen.y1 > innerHeight + 1 || seen.y0 < -1);
    if (seen.x0 < -1 || seen.x1 > innerWidth + 1 || isBelow) faults.push(`${named(element)} lies outside the window`);
    if (seen.y0 < 0 || seen.y1 > innerHeight) continue;
    const isZone = element.classList.contains("here");
    const grid = isZone ? [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98] : [0.2, 0.5, 0.8];
    let hits = 0;
    let over = null;
    // On a phone the coach of the guided week is over the reel until he is folded by a touch.
    const isCoach = (each) => each.closest(".coach") !== null;
    // What can be picked whole takes the clicks on what it shows.
    const isWhole = (each) => each.classList.contains("here") && each.parentElement.contains(element);
    // What scrolls goes under what stays at the edge of where it scrolls.
    const isStuck = (each) => {
      for (let at = each; at && at !== document.body; at = at.parentElement) if (styleOf(at).position === "sticky") return true;
      return false;
    };
    for (const x of grid)
      for (const y of grid) {
        const found = document.elementFromPoint(seen.x0 + x * (seen.x1 - seen.x0), seen.y0 + y * (seen.y1 - seen.y0));
        const on = found?.closest(`${PRESSED}, label`);
        if (found !== null && (on === element || element.contains(found) || on?.contains(element) || found === element)) hits += 1;
        else if (on && !isStuck(on) && !isWhole(on) && !isCoach(on)) over = on;
        else if (on) hits += 1;
      }
    if (over !== null && hits < (isZone ? 1 : 5)) faults.push(`${named(over)} lies on ${named(element)}`);
  }

  // No word is cut off, unless a tooltip says the whole of it.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || element === null || element.closest("option, select, script, style, noscript") || isUnseen(element)) continue;
    if (element.closest("[title]") && styleOf(element.closest("[title]")).textOverflow === "ellipsis") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      const seen = left(element, box);
      const own = styleOf(element);
      const around = element.getBoundingClientRect();
      const x1 = own.overflowX === "hidden" ? Math.min(seen.x1, around.right) : seen.x1;
      const y1 = own.overflowY === "hidden" ? Math.min(seen.y1, around.bottom) : seen.y1;
      const isWide = !seen.wide.x && (box.right - x1 > 2 || seen.x0 - box.left > 2);
      const isHigh = !seen.wide.y && (box.bottom - y1 > box.height / 3 || seen.y0 - box.top > box.height / 3);
      if (isWide || isHigh) {
        faults.push(`"${text.data.trim().slice(0, 40)}" is cut off in ${named(element)}`);
        break;
      }
      if (!seen.wide.x && (box.right > innerWidth + 1 || box.left < -1)) {
        faults.push(`"${text.data.trim().slice(0, 40)}" lies outside the window`);
        break;
      }
    }
  }
  return [...new Set(faults)];
}

// Where one is: the path of the page, and what leads elsewhere.

export const place = $state({ path: location.pathname, hash: location.hash });

function follow(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

addEventListener("popstate", follow);

/** Goes to another screen. */
export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
  requestAnimationFrame(() => document.getElementById("main")?.focus());
}

/** Takes clicks on links of this site, which need no request for a page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (!link || !isPlain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

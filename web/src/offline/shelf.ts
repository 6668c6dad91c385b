// What the service worker keeps, and what it answers by itself: the client's own files, never anything of a table.

/** How a request is answered: from the shelf, from the network with the shelf as its stand-in, or not by the worker. */
export type Way = "shelf" | "network-first" | "not-ours";

const ASSETS = "/assets/";
const PAGE = "/";

/** Files under /assets/ are named by their content, so that they never change; pages are asked for anew. */
export function wayOf(request: { method: string; url: string; mode: string }, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || url.pathname.startsWith("/api/")) return "not-ours";
  if (url.pathname.startsWith(ASSETS)) return "shelf";
  return request.mode === "navigate" ? "network-first" : "not-ours";
}

export interface Shelf {
  match(request: string | Request): Promise<Response | undefined>;
  put(request: string | Request, response: Response): Promise<void>;
  keys(): Promise<readonly Request[]>;
  delete(request: Request): Promise<boolean>;
}

/** Takes a file from the shelf; what is not there yet is fetched, and put there if it is what was asked for. */
export async function fromShelf(shelf: Shelf, request: Request, ask: typeof fetch): Promise<Response> {
  const kept = await shelf.match(request);
  if (kept !== undefined) return kept;
  const found = await ask(request);
  if (found.ok) await shelf.put(request, found.clone());
  return found;
}

/** Asks the network for the page; while it is away, the page that was kept comes instead. */
export async function fromNetwork(shelf: Shelf, request: Request, ask: typeof fetch): Promise<Response> {
  try {
    const found = await ask(request);
    if (isPage(found)) await shelf.put(PAGE, found.clone());
    return found;
  } catch (error) {
    const kept = await shelf.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A picture that is opened by itself is navigated to as well. */
function isPage(response: Response): boolean {
  return response.ok && (response.headers.get("content-type") ?? "").startsWith("text/html");
}

/** Throws away the files of earlier builds. */
export async function tidy(shelf: Shelf, files: readonly string[]): Promise<void> {
  const current = new Set(files);
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(ASSETS) && !current.has(pathname)) await shelf.delete(request);
  }
}

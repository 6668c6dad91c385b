// The service worker: without a network the client still opens, and tells so itself. It answers no request to the
// server's API; those that fail must be seen to fail.

import { fromNetwork, fromShelf, tidy, wayOf } from "./shelf";

/** What this needs of a service worker's world, which the types of a page don't have. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", hear: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", hear: (event: Asking) => void): void;
}

const worker = self as unknown as Worker;
const SHELF = "touchline";
// The build writes both lists in: every file of it, and those without which nothing opens.
const FILES: readonly string[] = __FILES__;
const SHELL: readonly string[] = __SHELL__;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(["/", ...SHELL])).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => tidy(shelf, FILES)).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, location.origin);
  if (way === "not-ours") return;
  const answer = way === "shelf" ? fromShelf : fromNetwork;
  event.respondWith(caches.open(SHELF).then((shelf) => answer(shelf, event.request, fetch)));
});

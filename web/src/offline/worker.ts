// The service worker: without a network the client still opens, and tells so itself. It answers no request to the
// server's API; those that fail must be seen to fail.

import { shownOf, type Shown } from "./notices";
import { fromNetwork, fromShelf, tidy, wayOf } from "./shelf";

/** What this needs of a service worker's world, which the types of a page don't have. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { text(): string } | null;
}
interface Pressed extends Waiting {
  notification: { data: { path: string }; close(): void };
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(which: { type: "window" }): Promise<Page[]>; openWindow(path: string): Promise<unknown> };
  registration: { showNotification(title: string, options: Shown["options"]): Promise<void> };
  addEventListener(kind: "push", hear: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Pressed) => void): void;
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

worker.addEventListener("push", (event) => {
  if (event.data === null) return;
  const { title, options } = shownOf(event.data.text(), location.origin);
  event.waitUntil(worker.registration.showNotification(title, options));
});

/** Goes to the page that is open there already, else opens one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

// Keeping the client on the device: the service worker, and the browser's offer to install.

interface Offer extends Event {
  prompt(): Promise<void>;
}

/** Whether the browser offers to install the client, and whether it runs installed already. */
export const installing = $state({ isOffered: false, isInstalled: matchMedia("(display-mode: standalone)").matches });

let offer: Offer | null = null;

/** Asks the person whether to install, in the browser's own words. */
export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
  installing.isOffered = false;
}

const RELOADED = "touchline-reloaded";

/** Reloads once where a file of an older build is asked for that is there no more. */
function reload(event: Event): void {
  event.preventDefault();
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** Listens for the offer, and starts the service worker of a built client. */
export function settle(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
    installing.isOffered = true;
  });
  addEventListener("appinstalled", () => (installing.isInstalled = true));
  addEventListener("vite:preloadError", reload);
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));
}

// Web push: letting the browser show a notice although no page of the client is open.

import { Refusal, server } from "./server";

/** Whether this browser can be asked at all. */
export const isPushable = "PushManager" in globalThis && "serviceWorker" in navigator;

/** A key as bytes, from the letters in which servers write it. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Subscribes this browser, and gives its subscription to the server. */
export async function subscribe(refused: string): Promise<void> {
  const { key } = await server.pushKey();
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal(refused, "", 0);
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  await server.giveAddress("push", JSON.stringify({ endpoint, keys }));
}

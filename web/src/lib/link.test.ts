import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Health } from "./link";
import { Link } from "./link";

class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; id: string; number: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function joined(): { link: Link; health: Health[] } {
  const health: Health[] = [];
  const link = new Link("t1", { updated: () => {}, health: (is) => health.push(is), refused: () => {} });
  Wire.all[0]!.open();
  return { link, health };
}

test("a command whose answer was lost is given again, with the same id, on the next socket", async () => {
  const { link } = joined();
  const answer = link.give({ type: "choose", number: 3, option: "pass" });
  const id = Wire.all[0]!.sent[0]!.id;
  Wire.all[0]!.drop(1006);
  await vi.advanceTimersByTimeAsync(1000);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent.map((command) => command.id)).toEqual([id]);
  Wire.all[1]!.say({ type: "done", id });
  await expect(answer).resolves.toMatchObject({ type: "done" });
});

test("who comes back brings what he has read", async () => {
  joined();
  Wire.all[0]!.say({ type: "update", now: 1, seat: 0, cursor: { events: 7, chat: 0, number: 4, table: "x" } });
  await vi.advanceTimersByTimeAsync(0);
  Wire.all[0]!.drop(1006);
  await vi.advanceTimersByTimeAsync(1000);
  const cursor = new URL(Wire.all[1]!.url).searchParams.get("cursor");
  expect(JSON.parse(cursor!)).toMatchObject({ events: 7, number: 4 });
});

test("who is turned away does not knock again", async () => {
  const { health } = joined();
  Wire.all[0]!.drop(4403);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(health.at(-1)).toBe("turned-away");
});

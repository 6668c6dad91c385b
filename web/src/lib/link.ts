// The link to a table: a socket where there is one, requests that wait where sockets are mistreated. It comes back by
// itself, and brings what it has read, so that nothing is missed.

import type { Command, Cursor, Done, Message, Refused, Update } from "../protocol/types";

export type Answer = Done | Refused;
export type Wish = Command extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;
export type Health = "joining" | "live" | "waiting" | "turned-away";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const SOCKET_TRIES = 3;
const POLL_SECONDS = 20;
const TURNED_AWAY = 4403;

export interface Listener {
  updated(update: Update): void;
  health(health: Health): void;
  refused(refused: Refused): void;
}

export class Link {
  private socket: WebSocket | null = null;
  private cursor: Cursor | null = null;
  private closed = false;
  private tries = 0;
  private number = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);
  private readonly answers = new Map<string, { command: object; resolve: (answer: Answer) => void }>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private seat: number | null = null,
  ) {
    this.open();
  }

  /** Gives a command; resolves once the server has answered it, also if the network fails in between. */
  give(wish: Wish): Promise<Answer> {
    const id = `${this.session}.${++this.number}`;
    const command = { ...wish, id };
    return new Promise((resolve) => {
      this.answers.set(id, { command, resolve });
      this.send(id);
    });
  }

  /** Looks from another seat of one's own, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.cursor = null;
    this.socket?.close();
    if (this.socket === null) this.open();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private query(): string {
    const query = new URLSearchParams();
    if (this.cursor !== null) query.set("cursor", JSON.stringify(this.cursor));
    if (this.seat !== null) query.set("seat", String(this.seat));
    return query.toString();
  }

  private open(): void {
    if (this.closed) return;
    this.listener.health(this.cursor === null ? "joining" : "waiting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${this.query()}`);
    this.socket = socket;
    socket.onmessage = async ({ data }) => {
      this.take(JSON.parse(typeof data === "string" ? data : await (data as Blob).text()) as Message);
    };
    socket.onopen = () => {
      this.tries = 0;
      this.listener.health("live");
      for (const id of this.answers.keys()) this.send(id);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (code === TURNED_AWAY) this.listener.health("turned-away");
      else this.again();
    };
  }

  private again(): void {
    if (this.closed) return;
    this.listener.health("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    setTimeout(() => (this.tries > SOCKET_TRIES ? void this.poll() : this.open()), wait);
  }

  /** Asks once for what is new by plain HTTP, then tries the socket again. */
  private async poll(): Promise<void> {
    if (this.closed) return;
    try {
      const response = await fetch(`/api/tables/${this.table}/updates?wait=${POLL_SECONDS}&${this.query()}`);
      if (response.status === 200) this.take((await response.json()) as Message);
      if (response.ok) {
        this.listener.health("live");
        for (const id of this.answers.keys()) this.send(id);
        return void this.poll();
      }
      if (response.status === 404 || response.status === 403) return this.listener.health("turned-away");
    } catch {
      // The network is away; the socket is tried again.
    }
    this.tries = Math.min(this.tries, SOCKET_TRIES);
    this.open();
  }

  private send(id: string): void {
    const waiting = this.answers.get(id);
    if (waiting === undefined) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(waiting.command));
    else if (this.socket === null && this.tries > SOCKET_TRIES) void this.post(waiting.command);
  }

  private async post(command: object): Promise<void> {
    try {
      const response = await fetch(`/api/tables/${this.table}/commands`, {
        method: "POST",
        body: JSON.stringify(command),
      });
      this.take((await response.json()) as Message);
    } catch {
      // It stays among the answers that are waited for, and is sent again.
    }
  }

  private take(message: Message): void {
    if (message.type === "update") {
      this.cursor = message.cursor;
      this.listener.updated(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.answers.get(message.id);
    if (message.id !== null) this.answers.delete(message.id);
    if (waiting !== undefined) waiting.resolve(message);
    if (message.type === "refused") this.listener.refused(message);
  }
}

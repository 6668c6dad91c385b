// A table as this browser knows it: what the updates have told, and what can be done.

import type { Answer, Health, Wish } from "./link";
import { Link } from "./link";
import type { Entry, Prompt, Refused, SaidSeen, TableSeen, Update, View } from "../protocol/types";

const NOTICE_MS = 6000;

export class Table {
  table: TableSeen | null = $state.raw(null);
  view: View | null = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  latest: Entry[] = $state.raw([]);
  chat: SaidSeen[] = $state.raw([]);
  seat: number | null = $state(null);
  health: Health = $state("joining");
  notice: Refused | null = $state.raw(null);
  sending: boolean = $state(false);
  /** The server's clock less this browser's, in seconds. */
  skew = 0;

  private link: Link | null = null;

  constructor(readonly id: string) {}

  /** Is told by the server from now on, from a seat's eyes. */
  join(seat: number | null): void {
    this.link = new Link(
      this.id,
      {
        updated: (update) => this.take(update),
        health: (health) => (this.health = health),
        refused: (refused) => this.warn(refused),
      },
      seat,
    );
  }

  private take(update: Update): void {
    this.skew = update.now - Date.now() / 1000;
    this.seat = update.seat ?? null;
    if (update.fresh) {
      this.entries = [];
      this.chat = [];
    }
    if (update.table) this.table = update.table;
    if (update.view) {
      this.view = update.view;
      this.prompt = update.prompt ?? null;
    }
    this.latest = update.events ?? [];
    if (this.latest.length > 0) this.entries = [...this.entries, ...this.latest];
    if (update.chat && update.chat.length > 0) this.chat = [...this.chat, ...update.chat];
  }

  private warn(refused: Refused): void {
    this.notice = refused;
    setTimeout(() => {
      if (this.notice === refused) this.notice = null;
    }, NOTICE_MS);
  }

  /** Gives a command. */
  async give(wish: Wish): Promise<Answer> {
    if (this.link === null) return { type: "refused", id: null, code: "wrong", wrong: "This table is only looked at.", right: "Play on from here to answer." };
    this.sending = true;
    try {
      return await this.link.give(wish);
    } finally {
      this.sending = false;
    }
  }

  /** Answers the open question with an option's notation. */
  choose(option: string): Promise<Answer> | null {
    const prompt = this.prompt;
    if (prompt === null || this.sending) return null;
    return this.give({ type: "choose", number: prompt.number, option });
  }

  look(seat: number | null): void {
    this.link?.look(seat);
  }

  close(): void {
    this.link?.close();
  }
}

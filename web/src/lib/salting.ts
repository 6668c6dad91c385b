// What this browser adds to the key of the dice, so that whoever runs the server could not choose them: docs/chance.md.

import type { Table } from "./table.svelte";

const BYTES = 16;

/** Sixteen bytes by chance, in hex. */
export function freshSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives a salt for each seat of one's own, once, while the season has not begun. */
export class Salting {
  private readonly given = new Set<number>();

  constructor(private readonly table: Table) {}

  give(): void {
    const sheet = this.table.table;
    if (sheet?.state !== "open" && sheet?.state !== "drafting") return;
    sheet.chairs.forEach((chair, seat) => {
      if (!chair.is_yours) this.given.delete(seat);
      else if (!this.given.has(seat)) {
        this.given.add(seat);
        void this.table.give({ type: "salt", seat, salt: freshSalt() });
      }
    });
  }
}

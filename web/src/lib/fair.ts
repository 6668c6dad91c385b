// The check of a record's dice that anybody can run, here in the browser: whether the key is that of the seal, and whether
// each draw is what the key says. docs/chance.md describes it.

import { blake2b } from "@noble/hashes/blake2.js";

export interface Checked {
  seal: string;
  key: string;
  fitsSeal: boolean;
  draws: number;
  /** The numbers of the draws that are not what the key says. */
  wrong: number[];
}

const PERSON_BYTES = 16;
const WORDS_A_BLOCK = 16;
const WORD_BYTES = 4;
const ALL_WORDS = 32n;
const DRAW = /^draw (\d+) \S+ (.*) = (\S+)$/;
const SALT = /^salt \d+ ([0-9a-f]{32})$/;
const KEY = /^key ([0-9a-f]{64})$/;

function person(name: string): Uint8Array {
  const bytes = new Uint8Array(PERSON_BYTES);
  bytes.set(new TextEncoder().encode(name));
  return bytes;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function sealOf(key: Uint8Array): string {
  return hexOf(blake2b(key, { dkLen: 32, personalization: person("touchline seal") }));
}

function streamOf(key: Uint8Array, salts: readonly string[]): Uint8Array {
  if (salts.length === 0) return key;
  return blake2b(bytesOf(salts.join("")), { key, dkLen: 32, personalization: person("touchline stream") });
}

/** The places that the stream's words say, block by block. */
export class Stream {
  private readonly blocks = new Map<number, DataView>();

  constructor(private readonly key: Uint8Array) {}

  outcome(number: number, alternatives: number): number {
    const word = this.block(Math.floor(number / WORDS_A_BLOCK)).getUint32((number % WORDS_A_BLOCK) * WORD_BYTES, true);
    return Number((BigInt(word) * BigInt(alternatives)) >> ALL_WORDS);
  }

  private block(number: number): DataView {
    let block = this.blocks.get(number);
    if (block === undefined) {
      const name = new DataView(new ArrayBuffer(8));
      name.setBigUint64(0, BigInt(number), true);
      block = new DataView(blake2b(new Uint8Array(name.buffer), { key: this.key, dkLen: 64 }).buffer);
      this.blocks.set(number, block);
    }
    return block;
  }
}

/** The alternatives of a draw, as a record lists them: `orc-lineman*4` is the same name four times. */
export function alternativesOf(listed: string): string[] {
  return listed.split(" ").flatMap((part) => {
    const [name = "", times = "1"] = part.split("*");
    return Array.from({ length: Number(times) }, () => name);
  });
}

/** Checks a whole record; null if its key is not in it. */
export function check(record: string): Checked | null {
  const lines = record.trimEnd().split("\n");
  const header = JSON.parse(lines[0] ?? "{}") as { seal?: string };
  const hex = lines.flatMap((line) => KEY.exec(line)?.[1] ?? []).at(-1);
  if (hex === undefined || header.seal === undefined) return null;
  const key = bytesOf(hex);
  const stream = new Stream(streamOf(key, lines.flatMap((line) => SALT.exec(line)?.[1] ?? [])));
  const draws = lines.flatMap((line) => {
    const found = DRAW.exec(line);
    return found === null ? [] : [{ number: Number(found[1]), names: alternativesOf(found[2]!), came: found[3] }];
  });
  const wrong = draws.filter(({ number, names, came }) => names[stream.outcome(number, names.length)] !== came);
  return {
    seal: header.seal,
    key: hex,
    fitsSeal: sealOf(key) === header.seal,
    draws: draws.length,
    wrong: wrong.map(({ number }) => number),
  };
}

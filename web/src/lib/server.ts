// Requests to the server: what it answers, typed, or what it refuses.

import type { AddressGiven, AddressSeen, Knowledge, Listed, Me, Moment, PushKey, Refused, Result, Setup, TableSeen } from "../protocol/types";
import { freshSalt } from "./salting";

/** Something that the server did not do: what is wrong, what would be right. */
export class Refusal extends Error {
  constructor(
    readonly wrong: string,
    readonly right: string,
    readonly status: number,
  ) {
    super(`${wrong} ${right}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal("The server can't be reached.", "Check the network; this page tries again.", 0);
  }
  if (response.status === 204) return null as T;
  const text = await response.text();
  if (!response.ok) throw refusalOf(text, response.status);
  return (response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
}

function refusalOf(text: string, status: number): Refusal {
  try {
    const refused = JSON.parse(text) as Refused;
    return new Refusal(refused.wrong, refused.right, status);
  } catch {
    return new Refusal("The server failed at this.", "Try again in a moment.", status);
  }
}

function query(fields: Record<string, number | null>): string {
  const said = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

export interface Made {
  table: string;
}

export const server = {
  knowledge: () => ask<Knowledge>("GET", "/api/knowledge"),
  me: () => ask<Me | null>("GET", "/api/me"),
  introduce: (name: string) => ask<Me>("POST", "/api/me", { name }),
  register: (name: string, password: string) => ask<Me>("POST", "/api/me/account", { name, password }),
  signIn: (name: string, password: string) => ask<Me>("POST", "/api/sign-in", { name, password }),
  signOut: () => ask<null>("POST", "/api/sign-out"),
  password: (old: string, fresh: string) => ask<Me>("POST", "/api/me/password", { old, new: fresh }),
  addresses: () => ask<AddressSeen[]>("GET", "/api/me/addresses"),
  giveAddress: (kind: string, target: string) => ask<AddressGiven>("POST", "/api/me/addresses", { kind, target }),
  takeAddress: (id: number) => ask<null>("DELETE", `/api/me/addresses/${id}`),
  confirm: (code: string) => ask<null>("POST", "/api/addresses/confirm", { code }),
  pushKey: () => ask<PushKey>("GET", "/api/push-key"),
  results: () => ask<Result[]>("GET", "/api/me/results"),
  leave: (password: string) => ask<null>("POST", "/api/me/leaving", { password }),
  lobby: () => ask<Listed[]>("GET", "/api/tables"),
  mine: () => ask<Listed[]>("GET", "/api/me/tables"),
  host: (title: string, setup: Partial<Setup>) => ask<Made>("POST", "/api/tables", { title, setup }),
  play: (wish: Record<string, unknown>) => ask<Made>("POST", "/api/play", { salt: freshSalt(), ...wish }),
  accept: (token: string) => ask<Made>("POST", "/api/invitations", { token }),
  table: (table: string) => ask<TableSeen>("GET", `/api/tables/${table}`),
  moment: (table: string, number: number, seat: number | null = null, since: number | null = null) =>
    ask<Moment>("GET", `/api/tables/${table}/moments/${number}${query({ seat, since })}`),
  playOn: (table: string, number: number, seat: number, level: string) =>
    ask<Made>("POST", `/api/tables/${table}/moments/${number}/play`, { seat, level }),
  record: (table: string) => ask<string>("GET", `/api/tables/${table}/record`),
  command: (table: string, command: unknown) => ask<unknown>("POST", `/api/tables/${table}/commands`, command),
};

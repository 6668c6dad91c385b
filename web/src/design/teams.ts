// The colours of the teams, and which manager has which team.

import "./teams.css";
import { getContext, setContext } from "svelte";

export interface TeamColours {
  /** For names, lines and marks on panels and ground; contrast of text in both themes. */
  main: string;
  /** For text on `main`. */
  ink: string;
  /** A tint of the panel, for text in chalk. */
  soft: string;
  /** The enamel of badge and kit, the same by night and by day. */
  field: string;
  /** The second colour, on `field`. */
  trim: string;
}

/** The teams that have an emblem and colours of their own. */
export const TEAMS = [
  "reikland-reavers",
  "athelorn-avengers",
  "grudgebearers",
  "gouged-eye",
  "chaos-all-stars",
  "skavenblight-scramblers",
  "black-fangs",
  "naggaroth-nightmares",
  "champions-of-death",
  "nurgles-rotters",
  "lowdown-rats",
  "zharr-naggrund-ziggurats",
] as const;

function known(id: string | null | undefined): string {
  return TEAMS.find((team) => team === id) ?? "any";
}

/** A team's colours as values for CSS; a team that is not known has those of tin. */
export function teamColours(id: string | null | undefined): TeamColours {
  const team = `--team-${known(id)}`;
  return {
    main: `var(${team})`,
    ink: "var(--team-inks)",
    soft: `color-mix(in oklab, var(${team}) 16%, var(--panel))`,
    field: `var(${team}-field)`,
    trim: `var(${team}-trim)`,
  };
}

/** The style of a wrapper whose insides use `--team`, `--team-ink`, `--team-soft`, `--team-field` and `--team-trim`. */
export function teamStyle(id: string | null | undefined): string {
  const { main, ink, soft, field, trim } = teamColours(id);
  return `--team:${main};--team-ink:${ink};--team-soft:${soft};--team-field:${field};--team-trim:${trim}`;
}

type Teams = () => readonly string[];
const KEY = Symbol("teams");

/** Tells all components inside which manager has which team: ids, in the managers' order. */
export function setTeams(teams: Teams): void {
  setContext(KEY, teams);
}

/** Which manager has which team, as told by the screen around. */
export function getTeams(): Teams {
  return getContext<Teams | undefined>(KEY) ?? (() => []);
}

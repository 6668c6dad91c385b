// Faces that are put together: jaw, ears, eyes, marks, and what sits on top; on a field of 100 by 100.

import type { Look } from "./looks";

export const INK = "#14110e";
export const IVORY = "#fbf2da";

/** The same on the other side. */
export function both(drawing: string): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;
}

const JAWS = {
  narrow: ["M35 36C35 22 41 15 50 15s15 7 15 21c0 14-3 22-8 28-4 5-10 5-14 0-5-6-8-14-8-28z", "M52 15c8 1 13 8 13 21 0 14-3 22-8 28-2 3-4 4-7 4 7-14 8-38 2-53z"],
  plain: ["M33 36c0-14 7-21 17-21s17 7 17 21v10c0 12-7 22-17 22s-17-10-17-22z", "M53 15c9 2 14 9 14 21v10c0 12-7 22-17 22 9-12 10-40 3-53z"],
  wide: ["M34 32c0-12 6-18 16-18s16 6 16 18c4 4 7 9 7 17 0 13-10 22-23 22S27 62 27 49c0-8 3-13 7-17z", "M53 14c8 1 13 7 13 18 4 4 7 9 7 17 0 13-10 22-23 22 12-12 12-42 3-57z"],
} as const;

const EARS = {
  round: both('<path d="M34 37c-6-3-9 2-7 8 1 5 4 7 8 6z"/>'),
  pointed: both('<path d="M35 40L19 25l3 20 12 7z"/>'),
  long: both('<path d="M35 37C24 27 12 25 1 28c7 13 19 21 34 21z"/>'),
} as const;

const EYES = (eyes: string): string =>
  both(`<path d="M36.5 41l11 4.5c-1 4-9.5 4.5-11-4.5z" fill="${IVORY}" stroke-width="1.6"/><circle cx="43.5" cy="45.2" r="2" fill="${eyes}" stroke="none"/>`);

const HELMET = `<path d="M29 44C25 20 36 7 50 7s25 13 21 37l-7-2c0-8-2-12-4-15H40c-2 3-4 7-4 15z" fill="var(--team-field)"/><path d="M46 7.5h8V27h-8z" fill="var(--team-trim)" stroke-width="1.6"/><path d="M61 13c6 6 8 14 8 26" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
const GUARD = `<path d="M32 44l2 16c9 8 23 8 32 0l2-16M33 53c9 5 25 5 34 0" fill="none" stroke="${INK}" stroke-width="5.5"/><path d="M32 44l2 16c9 8 23 8 32 0l2-16M33 53c9 5 25 5 34 0" fill="none" stroke="#d7ddda" stroke-width="2.6"/>`;

const TOPS: Record<Look["top"], (look: Look) => string> = {
  helmet: () => HELMET + GUARD,
  crest: () => `<path d="M30 15C34-4 66-4 70 15 62 6 38 6 30 15z" fill="var(--team-trim)"/>${HELMET}`,
  spike: () => `<path d="M44 10L50-8l6 18z" fill="#d7ddda"/>${both('<path d="M33 20L16 10l12 20z" fill="#d7ddda"/>')}${HELMET}`,
  band: ({ hair }) =>
    `<path d="M31 38C28 18 38 8 50 8s22 10 19 30l-4-8H35z" fill="${hair}"/><path d="M67 30l16 1-5 5 6 6-17-4z" fill="var(--team-trim)"/><path d="M32 29h36v8c-10-4-26-4-36 0z" fill="var(--team-trim)"/>`,
  hair: ({ hair }) =>
    `<path d="M28 58C20 24 34 7 50 7s31 15 23 50c-4-6-6-14-7-22-8 0-18-3-24-9-4 4-6 6-8 11-1 8-3 16-6 21z" fill="${hair}"/>`,
  mohawk: ({ hair }) =>
    `<path d="M43 24L36 6l9 4 1-14 7 9 8-8-1 13 7 2-9 12z" fill="${hair}"/>`,
  hood: () =>
    `<path d="M50 3C69 5 80 22 78 50c-1 10-5 17-10 21 4-18-1-37-18-42-17 5-22 24-18 42-5-4-9-11-10-21C20 22 31 5 50 3z" fill="var(--team-field)"/><path d="M68 71c4-18-1-37-18-42-17 5-22 24-18 42" fill="none" stroke="var(--team-trim)" stroke-width="2"/>`,
  tall: () =>
    `<path d="M31 32L36-6h28l5 38z" fill="var(--team-field)"/><path d="M35 4h30l1 6H34zM33 16h34l1 6H32z" fill="var(--team-trim)" stroke-width="1.6"/><path d="M27 28h46v8c-14-4-32-4-46 0z" fill="var(--team-trim)"/>`,
  bald: () => '<path d="M40 20c4-3 9-3 13-1" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>',
  widow: ({ hair }) =>
    `<path d="M31 44C25 20 36 8 50 8s25 12 19 36c-2-9-5-13-9-14-4 0-7 3-10 9-3-6-6-9-10-9-4 1-7 5-9 14z" fill="${hair}"/>`,
  long: ({ hair }) =>
    `<path d="M30 42C25 16 36 6 50 6s25 10 20 36c2 14 5 26 11 36-9 1-15-4-16-10 2-12 2-27-3-37-8 4-19 2-25-5-3 11-4 28-2 42-1 6-7 11-16 10 6-10 9-22 11-36z" fill="${hair}"/><path d="M40 11c8-4 18-2 23 5" fill="none" stroke="#fff" stroke-opacity=".35"/>`,
};

const MARKS: Record<Look["marks"][number], (look: Look) => string> = {
  tusks: () => `<path d="M39 61c6 4 16 4 22 0" fill="none"/>${both(`<path d="M40 64l-3-11 9 10z" fill="${IVORY}" stroke-width="1.6"/>`)}`,
  fangs: () => `<path d="M41 58c6 3 12 3 18 0 0 9-18 9-18 0z" fill="#4a0d14"/>${both(`<path d="M43 59l4.5 1-2.5 6z" fill="${IVORY}" stroke="none"/>`)}`,
  grin: () => `<path d="M36 55c8 5 20 5 28 0-2 13-26 13-28 0z" fill="${IVORY}"/><path d="M41 57v6M46 58v8M50 58v8M54 58v8M59 57v6" stroke-width="1.5"/>`,
  beard: ({ hair }) =>
    `<path d="M27 46c-2 24 6 44 23 54 17-10 25-30 23-54-3 9-8 12-13 12-6-5-14-5-20 0-5 0-10-3-13-12z" fill="${hair}"/><path d="M42 61c5 3 11 3 16 0-2 5-14 5-16 0z" fill="#4a0d14" stroke-width="1.6"/><path d="M37 70l3 14M50 70v18M63 70l-3 14" fill="none" stroke-opacity=".45"/>`,
  scar: () => '<path d="M58 32l5 22M57 40l6-2M59 47l6-2" fill="none" stroke="#7d2a20" stroke-width="2"/>',
  stitches: () => '<path d="M38 24l24 4M42 22v6M48 23v6M54 24v6M60 25v6M56 62h12M60 59v6M64 59v6" fill="none" stroke-width="1.6"/>',
  nose: ({ skin }) => `<path d="M46 44c-2 8-6 14-3 17 4 3 11 2 12-2 1-5-2-10-4-15z" fill="${skin}"/>`,
  patch: () => '<path d="M32 30l36 12M32 30" fill="none"/><path d="M52 39l14 4c0 9-11 10-14-4z" fill="#14110e"/>',
  stubble: () => '<path d="M34 50c1 11 7 18 16 18s15-7 16-18c-4 6-9 7-16 7s-12-1-16-7z" fill="#000" fill-opacity=".22" stroke="none"/>',
  warts: () => '<g stroke-width="1.5" fill="#c9cf86"><circle cx="36" cy="56" r="3"/><circle cx="62" cy="36" r="2.6"/><circle cx="60" cy="60" r="2.2"/></g>',
};

const BEFORE = new Set<string>(["stubble", "scar", "stitches", "warts"]);

export function face(look: Look): string {
  const [jaw, shade] = JAWS[look.jaw];
  const hasMouth = look.marks.some((mark) => ["tusks", "fangs", "grin", "beard"].includes(mark));
  const marks = (early: boolean): string =>
    look.marks.filter((mark) => BEFORE.has(mark) === early).map((mark) => MARKS[mark](look)).join("");
  return [
    `<g fill="${look.skin}">${EARS[look.ears]}<path d="${jaw}"/></g>`,
    `<path d="${shade}" fill="#000" fill-opacity=".16" stroke="none"/>`,
    marks(true),
    EYES(look.eyes),
    `<path d="M35 37.5l13 5.5M65 37.5L52 43" fill="none" stroke-width="3.4"/>`,
    look.marks.includes("nose") ? "" : '<path d="M50 46l-3.5 8.5h5" fill="none" stroke-width="2"/>',
    hasMouth ? "" : '<path d="M43 61.5c4-2.5 9-2.5 14-.5" fill="none"/>',
    marks(false),
    TOPS[look.top](look),
  ].join("");
}

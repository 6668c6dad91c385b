// Heads that are no faces: rats, goats, bulls, closed helms, skulls, wrappings, trees, beasts, and one machine.

import { both, face, INK, IVORY } from "./face";
import type { Head, Look } from "./looks";

const glow = (eyes: string, path: string): string => both(`<path d="${path}" fill="${eyes}" stroke-width="1.6"/>`);
const SHADE = (path: string): string => `<path d="${path}" fill="#000" fill-opacity=".18" stroke="none"/>`;

const HEADS: Record<Exclude<Head, "face">, (look: Look) => string> = {
  rat: ({ skin, eyes, top }) =>
    `${both(`<path d="M36 32C22 36 12 26 15 12c13-4 24 2 25 16z" fill="${skin}"/><path d="M33 28c-7 1-12-4-12-11 6-1 11 2 13 8z" fill="#d99a8c" stroke="none"/>`)}
    <path d="M43 68h14v11h-6v-6h-2v6h-6z" fill="${IVORY}" stroke-width="1.8"/>
    <path d="M50 14c15 0 22 10 21 23-1 14-9 23-14 32-3 5-11 5-14 0-5-9-13-18-14-32-1-13 6-23 21-23z" fill="${skin}"/>
    ${SHADE("M54 14c12 1 18 11 17 23-1 14-9 23-14 32-2 3-5 4-8 4 9-18 12-42 5-59z")}
    ${top === "helmet" || top === "spike" || top === "crest" ? '<path d="M30 36C28 16 38 8 50 8s22 8 20 28c-6-6-12-9-20-9s-14 3-20 9z" fill="var(--team-field)"/><path d="M46 8.5h8v19h-8z" fill="var(--team-trim)" stroke-width="1.6"/>' : ""}
    ${glow(eyes, "M35 38l11 6c-4 4-10 1-11-6z")}
    <path d="M44 61h12l-6 7z" fill="${INK}"/><path d="M42 60L22 55M42 64l-18 4M58 60l20-5M58 64l18 4" fill="none" stroke-width="1.6"/>`,
  goat: ({ skin, eyes }) =>
    `${both(`<path d="M38 24C28 4 8 6 4 26c-1 13 11 18 18 10-8 1-10-8-3-11 6-2 11 2 15 10z" fill="${IVORY}"/><path d="M36 36L17 40l17 9z" fill="${skin}"/>`)}
    <path d="M44 68h12l-6 18z" fill="${INK}"/>
    <path d="M35 24c9-7 21-7 30 0l3 16-8 26c-2 7-18 7-20 0l-8-26z" fill="${skin}"/>
    ${SHADE("M55 19c4 1 7 3 10 5l3 16-8 26c-1 3-5 5-9 5 6-16 7-36 4-52z")}
    <path d="M42 18l8 12 8-12-3-5-5 4-5-4z" fill="${INK}"/>
    ${glow(eyes, "M36 37l11 5c-4 4-10 1-11-5z")}
    <path d="M45 60l3 2M55 60l-3 2M44 66c4 2 8 2 12 0" fill="none"/>`,
  bull: ({ skin, eyes }) =>
    `${both(`<path d="M36 24C22 26 10 18 8 0-2 20 6 42 33 41z" fill="${IVORY}"/><path d="M34 40L18 48l18 4z" fill="${skin}"/>`)}
    <path d="M32 24c10-8 26-8 36 0l4 18-6 13-32 0-6-13z" fill="${skin}"/>
    ${SHADE("M56 18c5 1 9 3 12 6l4 18-6 13H54c5-12 6-25 2-37z")}
    <path d="M36 20l6 12 8-6 8 6 6-12c-8-8-20-8-28 0z" fill="${INK}"/>
    ${glow(eyes, "M34 38l13 6c-5 4-12 1-13-6z")}
    <path d="M33 55c0-7 34-7 34 0 3 14-6 20-17 20s-20-6-17-20z" fill="#a9745a"/>
    <path d="M41 59l4 3M59 59l-4 3" fill="none" stroke-width="4"/>
    <path d="M44 65c0 11 12 11 12 0" fill="none" stroke="${INK}" stroke-width="5.5"/><path d="M44 65c0 11 12 11 12 0" fill="none" stroke="#f4c542" stroke-width="2.8"/>`,
  helm: ({ skin, eyes }) =>
    `${both(`<path d="M35 20C20 22 12 12 16-6c6 10 14 14 24 14z" fill="${IVORY}"/>`)}
    <path d="M30 30C30 15 38 7 50 7s20 8 20 23l3 24-12 18H39L27 54z" fill="${skin}"/>
    ${SHADE("M53 7c11 1 17 9 17 23l3 24-12 18H51c7-20 8-46 2-65z")}
    <path d="M47 7.5h6V36l-3 6-3-6z" fill="var(--team-trim)" stroke-width="1.6"/>
    <path d="M32 39l14 5v6l-13-3zM68 39l-14 5v6l13-3z" fill="${INK}"/>${glow(eyes, "M36 42.5l8 3v2.5l-7-2z")}
    <path d="M50 48v22M42 58v9M58 58v9" fill="none" stroke-width="2.8"/>`,
  skull: ({ skin, eyes, top }) =>
    `<path d="M28 40c0-17 9-27 22-27s22 10 22 27c0 9-3 14-7 17v13c-7 5-23 5-30 0V57c-4-3-7-8-7-17z" fill="${skin}"/>
    ${SHADE("M55 13c11 3 17 12 17 27 0 9-3 14-7 17v13c-4 3-9 4-14 4 9-18 11-44 4-61z")}
    ${both(`<path d="M34 41c4-5 10-4 13 2 0 7-3 9-7 9-5 0-7-5-6-11z" fill="${INK}"/><circle cx="41" cy="45.5" r="2.2" fill="${eyes}" stroke="none"/>`)}
    <path d="M50 51l4 8h-8z" fill="${INK}" stroke="none"/><path d="M36 64h28M42 61v12M47 62v12M53 62v12M58 61v12" fill="none" stroke-width="1.8"/>
    ${top === "crest" ? `<path d="M26 40C22 16 34 5 50 5s28 11 24 35l-8-6c-8-6-24-6-32 0z" fill="var(--team-field)"/>${both('<path d="M31 22L10 8l4 26 14 4z" fill="#d7ddda"/>')}<path d="M47 5h6v26h-6z" fill="var(--team-trim)" stroke-width="1.6"/>` : '<path d="M60 17l-3 8 4 3-3 6" fill="none" stroke-width="1.8"/>'}`,
  mummy: ({ skin, eyes }) =>
    `<path d="M30 36c0-15 8-24 20-24s20 9 20 24v14c0 13-8 22-20 22s-20-9-20-22z" fill="${skin}"/>
    ${SHADE("M54 12c10 2 16 11 16 24v14c0 13-8 22-20 22 10-14 11-42 4-60z")}
    <path d="M33 38c10-4 24-4 34 1l-1 11c-10-5-22-5-32-1z" fill="${INK}"/>${both(`<circle cx="42" cy="43.5" r="3" fill="${eyes}" stroke="none"/>`)}
    <path d="M32 28l38 6M34 22l32-2M40 14l24 8M31 54l38 4M34 62l32-6M40 69l24-6M70 40l10 14-4 12" fill="none" stroke-opacity=".7" stroke-width="1.8"/>`,
  tree: ({ skin, eyes }) =>
    `${both(`<path d="M36 22C30 12 20 12 12 4c2 12 8 14 18 22z" fill="${skin}"/><path d="M18 8C8 10 2 4 2-4c9 0 15 4 16 12zM28 10c-4-8 0-15 6-18 4 8 2 15-6 18z" fill="var(--team-field)"/>`)}
    <path d="M34 18l6-12 6 8 6-12 5 12 8-6 4 14c2 14 2 34-3 48-9 8-25 8-34 0-5-16-2-38 2-52z" fill="${skin}"/>
    ${SHADE("M57 14l8-6 4 14c2 14 2 34-3 48-4 4-9 6-14 6 8-18 10-44 5-62z")}
    ${glow(eyes, "M36 36l11 6-2 6c-7 0-9-6-9-12z")}
    <path d="M40 60c6-4 14-4 20 0-4 7-16 7-20 0z" fill="${INK}"/><path d="M50 42l-4 12h7M40 26v6M58 24v8M38 52l2 6M62 68v4" fill="none" stroke-width="1.8"/>`,
  beast: ({ skin }) =>
    `${both(`<path d="M30 60C10 62 2 48 8 32c4-8 14-4 11 4-3 8 4 14 14 10z" fill="${skin}"/><path d="M40 22C34 12 26 14 24 4c-4 12 2 20 12 26z" fill="${skin}"/>`)}
    <path d="M22 56C22 32 34 16 50 16s28 16 28 40c0 20-10 28-28 28S22 76 22 56z" fill="${skin}"/>
    ${SHADE("M56 17c13 4 22 19 22 39 0 20-10 28-28 28 14-16 15-46 6-67z")}
    <path d="M40 34c4-8 16-8 20 0-3 9-17 9-20 0z" fill="${IVORY}"/><circle cx="50" cy="35" r="3.5" fill="#b3201a" stroke="none"/>
    <path d="M28 56c12-6 32-6 44 0-2 20-42 20-44 0z" fill="#4a0d14"/>
    <path d="M31 55l4 8 5-9 5 9 5-9 5 9 5-9 5 9 4-8M36 69l4-5 5 6 5-6 5 6 5-6 4 5" fill="${IVORY}" stroke-width="1.4"/>`,
  roller: ({ skin }) =>
    `<path d="M62 34V8h12v30z" fill="#525a5d"/><path d="M60 4h16v8H60z" fill="#d7ddda"/><path d="M70 0c4-8 12-6 14-12" fill="none" stroke="#d7ddda" stroke-width="5"/>
    <path d="M30 40c0-8 4-16 14-16h20c10 0 14 8 14 16z" fill="var(--team-field)"/><path d="M38 40c0-6 2-9 6-9h6v9z" fill="#ffd66b"/>
    <path d="M10 44h80v14l-8 34H18l-8-34z" fill="${skin}"/><path d="M60 44h30v14l-8 34H54z" fill="#000" fill-opacity=".2" stroke="none"/>
    <path d="M8 44h84v10H8z" fill="var(--team-trim)"/>
    <path d="M22 62l6 9h-12zM40 62l6 9H34zM60 62l6 9H54zM78 62l6 9H72zM31 76l6 9H25zM50 76l6 9H44zM69 76l6 9H63z" fill="#e8edea" stroke-width="1.6"/>`,
};

export function head(look: Look): string {
  return look.head === "face" ? face(look) : HEADS[look.head](look);
}

// Who is on a card: which head, which skin, what he wears; from the card's id, its team, its skills.

import type { Card } from "../../protocol/types";

export type Head =
  | "face" | "rat" | "goat" | "bull" | "helm" | "skull" | "mummy" | "tree" | "beast" | "roller";
export type Top = "helmet" | "crest" | "spike" | "band" | "hair" | "mohawk" | "hood" | "tall" | "bald" | "widow" | "long";

export interface Look {
  head: Head;
  skin: string;
  hair: string;
  top: Top;
  ears: "round" | "pointed" | "long";
  jaw: "narrow" | "plain" | "wide";
  eyes: string;
  /** What else is in the face. */
  marks: readonly ("tusks" | "fangs" | "beard" | "grin" | "scar" | "stitches" | "nose" | "patch" | "stubble" | "warts")[];
  isBig: boolean;
}

type Part = Partial<Look>;

const HUMAN: Part = { skin: "#dca27a" };
const RACES: Record<string, Part> = {
  human: HUMAN,
  elf: { skin: "#efc9a4", ears: "pointed", jaw: "narrow", hair: "#d9a441", eyes: "#1f5c34" },
  dwarf: { skin: "#d99a72", jaw: "wide", marks: ["beard"], hair: "#b5511f" },
  slayer: { skin: "#d99a72", jaw: "wide", marks: ["beard", "scar"], hair: "#f06a1d", top: "mohawk" },
  ogre: { skin: "#cf9f80", jaw: "wide", marks: ["tusks", "scar"], top: "bald", isBig: true },
  tree: { head: "tree", skin: "#7a5a38", isBig: true, eyes: "#c9f06b" },
  orc: { skin: "#7ca043", jaw: "wide", marks: ["tusks"], ears: "pointed", eyes: "#b3201a" },
  troll: { skin: "#6f8f78", jaw: "wide", marks: ["tusks", "nose"], top: "bald", ears: "pointed", isBig: true, eyes: "#f4c542" },
  marauder: { skin: "#d39a78", marks: ["stubble", "scar"], top: "spike", jaw: "wide" },
  goat: { head: "goat", skin: "#9a6b45", eyes: "#f4c542" },
  helm: { head: "helm", skin: "#525a5d", eyes: "#ff5d3d" },
  bull: { head: "bull", skin: "#7d4a33", isBig: true, eyes: "#ff5d3d" },
  rat: { head: "rat", skin: "#8d7763", eyes: "#e2281b" },
  ratogre: { head: "rat", skin: "#6e5a4c", eyes: "#e2281b", isBig: true },
  rotter: { skin: "#a3ab6a", marks: ["warts", "stitches"], top: "hood", eyes: "#f2efc4" },
  bloater: { skin: "#94a05a", marks: ["warts", "tusks"], top: "bald", jaw: "wide", isBig: true },
  sickgoat: { head: "goat", skin: "#8b8a55", eyes: "#e3ec8f" },
  sickhelm: { head: "helm", skin: "#6b6a3c", eyes: "#d6f26b" },
  beast: { head: "beast", skin: "#8f9a4e", isBig: true },
  goblin: { skin: "#8fbf4a", ears: "long", jaw: "narrow", marks: ["grin", "nose"], eyes: "#e2281b" },
  fanatic: { skin: "#8fbf4a", ears: "long", jaw: "narrow", marks: ["grin", "nose"], eyes: "#e2281b", top: "hood" },
  hobgoblin: { skin: "#c9a24e", ears: "long", jaw: "narrow", marks: ["nose", "fangs"], top: "band" },
  chaosdwarf: { skin: "#c98c68", jaw: "wide", marks: ["beard", "tusks"], hair: "#1d1a1c", top: "tall", eyes: "#ff9b45" },
  centaur: { skin: "#b97850", jaw: "wide", marks: ["beard", "tusks"], hair: "#1d1a1c", top: "spike", isBig: true, eyes: "#ff9b45" },
  thrall: { skin: "#d8c3ac", marks: ["stubble"], top: "hood", eyes: "#6b1429" },
  vampire: { skin: "#dcd9dc", marks: ["fangs"], top: "widow", hair: "#17131a", ears: "pointed", jaw: "narrow", eyes: "#d61f4d" },
  darkelf: { skin: "#cdc3dc", ears: "pointed", jaw: "narrow", hair: "#1c1726", eyes: "#8a2be2" },
  zombie: { skin: "#93a585", marks: ["stitches", "patch"], top: "bald", eyes: "#f2efc4" },
  skull: { head: "skull", skin: "#ece3c8", eyes: "#57d3e6" },
  wight: { head: "skull", skin: "#dcd5bd", eyes: "#7be0a0", top: "crest" },
  ghoul: { skin: "#c4b8a6", top: "bald", marks: ["fangs"], ears: "pointed", jaw: "narrow", eyes: "#f4c542" },
  mummy: { head: "mummy", skin: "#d9cba3", isBig: true, eyes: "#f4c542" },
  roller: { head: "roller", skin: "#8b9297", isBig: true },
};

const TEAMS: Record<string, string> = {
  "reikland-reavers": "human",
  "athelorn-avengers": "elf",
  grudgebearers: "dwarf",
  "gouged-eye": "orc",
  "chaos-all-stars": "goat",
  "skavenblight-scramblers": "rat",
  "black-fangs": "vampire",
  "naggaroth-nightmares": "darkelf",
  "champions-of-death": "skull",
  "nurgles-rotters": "rotter",
  "lowdown-rats": "goblin",
  "zharr-naggrund-ziggurats": "chaosdwarf",
};
const UNIONS: Record<string, string> = { OWA: "human", CWC: "marauder", DSS: "thrall", PPG: "hobgoblin" };

/** Those who don't look like the rest of their team: pieces of ids. */
const OTHERS: readonly [RegExp, string][] = [
  [/death-roller/, "roller"],
  [/rat-ogre|bone-crusher/, "ratogre"],
  [/ogre|morg|slab/, "ogre"],
  [/treeman|deeproot/, "tree"],
  [/troll-slayer|grim-ironjaw/, "slayer"],
  [/troll/, "troll"],
  [/minotaur|grashnak|bloodhorn/, "bull"],
  [/chaos-lineman/, "marauder"],
  [/chaos-warrior|borak|morkai/, "helm"],
  [/pestigor|dribblemaw/, "sickgoat"],
  [/nurgle-warrior|bishop|mother/, "sickhelm"],
  [/fanatic|roundabout/, "fanatic"],
  [/bloater|pusgrin/, "bloater"],
  [/beast-of|wriggle/, "beast"],
  [/hobgoblin|skrit/, "hobgoblin"],
  [/bull-centaur|hazkar|brazul/, "centaur"],
  [/thrall|renfeld|familiar/, "thrall"],
  [/zombie|gus-|twice-dead/, "zombie"],
  [/ghoul$|jibber|lurker/, "ghoul"],
  [/wight|baron|revenant/, "wight"],
  [/mummy|mumma/, "mummy"],
];

const LONG_HAIRED = /lady|velisse|aurora|witch|sareth/;
const HAIRS = ["#5b3a1e", "#26201c", "#a8632a", "#d9a441", "#8c8375"];

/** A number that is always the same for the same words. */
function numberOf(words: string): number {
  let number = 7;
  for (let at = 0; at < words.length; at += 1) number = (number * 31 + words.charCodeAt(at)) % 65_521;
  return number;
}

function topOf(card: Card, seed: number): Top {
  const skills = [...(card.skills ?? []), ...(card.skill_sets ?? []).flat()];
  if (card.kind === "star") return (["hair", "mohawk", "crest", "band"] as const)[seed % 4] ?? "hair";
  if (skills.includes("tackle")) return seed % 2 ? "spike" : "crest";
  if (skills.includes("sprint")) return "mohawk";
  if (skills.includes("pass")) return "band";
  return "helmet";
}

export function lookOf(card: Card): Look {
  const seed = numberOf(card.id);
  const race = OTHERS.find(([pattern]) => pattern.test(card.id))?.[1] ?? TEAMS[card.team ?? ""] ?? UNIONS[card.union ?? ""];
  const part = RACES[race ?? "human"] ?? HUMAN;
  const marks = [...(part.marks ?? [])];
  if (card.kind === "star" && seed % 3 === 0) marks.push("scar");
  if (card.kind === "star" && seed % 5 === 1) marks.push("patch");
  if (race === "human" && seed % 2) marks.push("stubble");
  const hair = HAIRS[seed % HAIRS.length] ?? "#26201c";
  return {
    head: "face", skin: "#dca27a", hair, top: topOf(card, seed), ears: "round", jaw: "plain", eyes: "#2b1c14", isBig: false,
    ...part, marks, ...(LONG_HAIRED.test(card.id) ? { top: "long" as const } : {}),
  };
}

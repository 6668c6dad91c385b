import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { known, learn } from "../lib/knowledge.svelte";
import type { Card } from "../protocol/types";
import { abilitiesOf } from "./abilities";
import { placeBeside } from "./beside";
import CardFace from "./CardFace.svelte";
import Icon from "./Icon.svelte";
import { ICONS } from "./icons";
import Payout from "./Payout.svelte";
import PlayerCard from "./PlayerCard.svelte";
import { lookOf } from "./portraits/looks";
import Spans from "./Spans.svelte";
import Token from "./Token.svelte";

const LINEMAN: Card = {
  kind: "player", id: "human-lineman", name: "Human Lineman", set: "base", copies: 4, team: "reikland-reavers", union: "OWA",
  star_power: [1, 0], skills: [], skill_sets: null, downed_skills: [], named: ["guard"], payouts: null, text: "Guard.",
  provenance: "printed", reconstructed: [],
};
const THROWER: Card = { ...LINEMAN, id: "human-thrower", name: "Human Thrower", star_power: [2, 1], skills: ["pass"], downed_skills: ["regeneration"] };

afterEach(cleanup);

test("an icon with a label is an image of that name, one without is hidden", () => {
  render(Icon, { name: "tackle", label: "Tackling" });
  render(Icon, { name: "pass" });
  expect(screen.getAllByRole("img").map((icon) => icon.getAttribute("aria-label"))).toEqual(["Tackling"]);
});

test("every skill, state and payout that the rules name has an icon", () => {
  const named = ["tackle", "pass", "sprint", "cheat", "regeneration", "foul", "fans", "star_player", "team_upgrade", "staff_upgrade", "contract", "penalty"];
  expect(named.filter((name) => !(name in ICONS))).toEqual([]);
});

test("a payout says in words what its icons show", () => {
  render(Payout, { payout: [{ staff_upgrade: 2 }, { fans: 3, penalty: 1 }] });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("one of 2 staff upgrades, or 3 fans and a penalty");
});

test("a token that nobody has seen tells nothing but that it lies there", () => {
  const { container } = render(Token, { face: null, isFaceup: false });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Facedown cheating token: unknown");
  expect(container.textContent).not.toMatch(/\+\d/);
});

test("a player who is down shows his downed Star Power, and with which skills he lies there", () => {
  render(PlayerCard, { card: THROWER, isDowned: true, isSmall: true });
  expect(screen.getByLabelText("Star Power 1, Downed")).toBeTruthy();
  expect(screen.getByLabelText("Regeneration when downed")).toBeTruthy();
  expect(screen.queryByLabelText("Passing")).toBeNull();
});

test("Star Power as of now is told apart from what is printed", () => {
  render(PlayerCard, { card: THROWER, starPower: 4 });
  expect(screen.getByLabelText("Star Power 4 now, 2 on the card")).toBeTruthy();
});

test("what of a card is reconstructed is said by a sign on it", () => {
  render(CardFace, { card: { ...LINEMAN, reconstructed: ["copies", "star_power"] } });
  expect(screen.getByLabelText("As printed, but reconstructed: copies, Star Power")).toBeTruthy();
});

test("named abilities are divided from the text that follows them", () => {
  const text = "Sure Hands, Dump-Off. Scoreboard phase: if this player is the ball carrier, gain a fan.";
  expect(abilitiesOf({ ...LINEMAN, named: ["sure-hands", "dump-off"], text })).toEqual({
    named: ["Sure Hands", "Dump-Off"],
    text: "Scoreboard phase: if this player is the ball carrier, gain a fan.",
  });
  expect(abilitiesOf({ ...LINEMAN, named: [], text: "Draw a card." })).toEqual({ named: [], text: "Draw a card." });
});

test("a card looks the same whenever it is seen", () => {
  expect(lookOf(THROWER)).toEqual(lookOf({ ...THROWER }));
  expect(lookOf({ ...LINEMAN, id: "da-troll", team: "gouged-eye" }).isBig).toBe(true);
});

test("a card that opens stays on the screen", () => {
  const screenSize = { width: 390, height: 844 };
  const card = { width: 240, height: 340 };
  expect(placeBeside({ left: 10, top: 100, width: 50, height: 20 }, card, screenSize)).toEqual({ left: 10, top: 124 });
  expect(placeBeside({ left: 350, top: 800, width: 30, height: 20 }, card, screenSize)).toEqual({ left: 142, top: 456 });
  expect(placeBeside({ left: 0, top: 300, width: 30, height: 20 }, { width: 240, height: 700 }, screenSize).top).toBe(136);
});

test("a card's name in a line opens the card when pressed, and Escape closes it", async () => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ cards: [LINEMAN], teams: [] }), { headers: { "content-type": "application/json" } });
  known.all = null;
  await learn();
  render(Spans, { line: [{ text: "Reikland Reavers", manager: 0 }, { text: " commit " }, { text: "Human Lineman", card: "human-lineman" }], teams: ["reikland-reavers"] });
  const name = screen.getByRole("button", { name: "Human Lineman" });
  name.click();
  const card = await screen.findByRole("tooltip");
  expect(card.textContent).toContain("Guard");
  name.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await expect.poll(() => screen.queryByRole("tooltip")).toBeNull();
});

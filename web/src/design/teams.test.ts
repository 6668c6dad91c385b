import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TEAMS, teamColours } from "./teams";

const AA = 4.5;
const css = ["tokens", "teams"].map((name) => readFileSync(`src/design/${name}.css`, "utf8")).join("\n");

/** The values of custom properties by theme; what stands for both comes first. */
function valuesOf(theme: "dark" | "light"): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, selector = "", block = ""] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.includes(":not") || (selector.includes("data-theme") && !selector.includes(theme))) continue;
    for (const [, name = "", value = ""] of block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)) values.set(name, value);
  }
  return values;
}

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A mix in sRGB, near enough to the one that the page makes. */
function mix(colour: string, share: number, other: string): string {
  return `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share + Number.parseInt(other.slice(at, at + 2), 16) * (1 - share)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}

test.each(["dark", "light"] as const)("each team's name can be read on every ground of the %s theme", (theme) => {
  const values = valuesOf(theme);
  const of = (name: string): string => values.get(name) ?? expect.fail(`${name} has no value`);
  for (const team of [...TEAMS, "any"]) {
    const main = of(`--team-${team}`);
    const soft = mix(main, 0.16, of("--panel"));
    for (const ground of ["--ground", "--panel", "--panel-high", "--turf"]) {
      expect(contrast(main, of(ground)), `${team} on ${ground}`).toBeGreaterThanOrEqual(AA);
    }
    expect(contrast(main, soft), `${team} on its tint`).toBeGreaterThanOrEqual(AA);
    expect(contrast(of("--chalk"), soft), `chalk on the tint of ${team}`).toBeGreaterThanOrEqual(AA);
    expect(contrast(of("--team-inks"), main), `ink on ${team}`).toBeGreaterThanOrEqual(AA);
    expect(contrast(of(`--team-${team}-trim`), of(`--team-${team}-field`)), `trim on field of ${team}`).toBeGreaterThanOrEqual(AA);
  }
});

test("a team that nobody knows has colours of its own too", () => {
  expect(teamColours("bright-crusaders")).toEqual(teamColours(null));
  expect(teamColours("grudgebearers").main).toBe("var(--team-grudgebearers)");
});

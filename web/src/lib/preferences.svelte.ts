// What a person prefers, kept in his browser.

export type Theme = "auto" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "none";

export interface Preferences {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  captions: boolean;
  textSize: number;
  textMode: boolean;
  name: string;
  hasSeenGuide: boolean;
  /** Whether number and letter keys answer. */
  shortcuts: boolean;
}

const KEY = "touchline";
const USUAL: Preferences = {
  theme: "auto",
  speed: "normal",
  sounds: true,
  captions: false,
  textSize: 100,
  textMode: false,
  name: "",
  hasSeenGuide: false,
  shortcuts: true,
};

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...USUAL, ...stored() });

/** Keeps them, and lets the page look as they say. */
export function applyPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still shows the page.
  }
  const root = document.documentElement;
  if (preferences.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
  root.dataset.speed = preferences.speed;
  root.style.fontSize = `${preferences.textSize}%`;
}

/** How much longer or shorter motion takes; 0 is none at all. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: 1.8, normal: 1, fast: 0.45, none: 0 }[preferences.speed];
}

// Sounds of the table, made here out of tones and noise: few, short, and never the only sign of anything.

import type { Entry } from "../protocol/types";

export type Sound = "whistle" | "slap" | "dice" | "thud" | "crack" | "coin" | "cheer" | "bell";

type Happened = Entry["event"];

const AT_ONCE = 4;
const APART = 0.22;
const LOUDNESS = 0.22;

/** What an event sounds like; most make no sound. */
export function soundOf(event: Happened): Sound | null {
  switch (event.kind) {
    case "week-began":
    case "player-ejected":
    case "season-ended":
      return "whistle";
    case "player-committed":
    case "player-placed":
      return "slap";
    case "die-rolled":
      return "dice";
    case "player-downed":
      return "thud";
    case "player-injured":
      return "crack";
    case "token-assigned":
    case "token-turned":
      return "coin";
    case "fans-changed":
      return event.number > 0 ? "cheer" : null;
    default:
      return null;
  }
}

/** The sounds of some events: each once, in their order, and few. */
export function soundsOf(entries: readonly Entry[]): Sound[] {
  return [...new Set(entries.flatMap(({ event }) => soundOf(event) ?? []))].slice(0, AT_ONCE);
}

/** A part of a sound: a tone that glides, or noise through a filter; all in seconds and hertz. */
interface Part {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
}

const RECIPES: Record<Sound, Part[]> = {
  whistle: [0, 0.09, 0.18].map((at) => ({ wave: "square", from: 2350, to: 2480, at, length: 0.12, loud: 0.16 })),
  slap: [{ wave: "noise", from: 1800, to: 500, length: 0.07, loud: 0.5 }],
  dice: [0, 0.06, 0.11, 0.19].map((at, nth) => ({ wave: "noise", from: 3200 - nth * 300, at, length: 0.035, loud: 0.45 })),
  thud: [
    { wave: "sine", from: 130, to: 48, length: 0.22, loud: 1 },
    { wave: "noise", from: 400, length: 0.08, loud: 0.5 },
  ],
  crack: [
    { wave: "noise", from: 2600, length: 0.05, loud: 0.8 },
    { wave: "sine", from: 100, to: 40, at: 0.03, length: 0.28, loud: 1 },
  ],
  coin: [
    { wave: "triangle", from: 1560, length: 0.08, loud: 0.35 },
    { wave: "triangle", from: 2080, at: 0.06, length: 0.18, loud: 0.3 },
  ],
  cheer: [
    { wave: "noise", from: 700, to: 1500, length: 0.55, loud: 0.4 },
    { wave: "noise", from: 1200, to: 900, at: 0.15, length: 0.6, loud: 0.25 },
  ],
  bell: [
    { wave: "sine", from: 880, length: 0.35, loud: 0.5 },
    { wave: "sine", from: 1320, at: 0.09, length: 0.4, loud: 0.35 },
  ],
};

let stage: AudioContext | null = null;

/** The browser's sound; none before somebody has pressed anything, as browsers want it. */
function opened(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || !("AudioContext" in globalThis)) return null;
  stage ??= new AudioContext();
  if (stage.state === "suspended") void stage.resume();
  return stage;
}

function source(context: AudioContext, part: Part, start: number): AudioNode {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(part.from, start);
    if (part.to !== undefined) pitch.exponentialRampToValueAtTime(part.to, start + part.length);
  };
  if (part.wave !== "noise") {
    const tone = new OscillatorNode(context, { type: part.wave });
    glide(tone.frequency);
    tone.start(start);
    tone.stop(start + part.length);
    return tone;
  }
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * part.length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 });
  glide(filter.frequency);
  noise.connect(filter);
  noise.start(start);
  return filter;
}

/** Plays sounds one after the other. */
export function play(sounds: readonly Sound[]): void {
  const context = opened();
  if (context === null) return;
  sounds.forEach((sound, nth) => {
    for (const part of RECIPES[sound]) {
      const start = context.currentTime + 0.02 + nth * APART + (part.at ?? 0);
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(part.loud * LOUDNESS, start + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + part.length);
      source(context, part, start).connect(gain).connect(context.destination);
    }
  });
}

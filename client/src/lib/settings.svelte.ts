/**
 * What a person chose for this browser: theme, text size, animation, how fast others' scenes are told, single keys,
 * text view, how to be told.
 */
import type { Speed } from "./pace.svelte";

export type Theme = "system" | "dark" | "light";
export type Motion = "normal" | "off";

interface Settings {
  theme: Theme;
  text: number;
  motion: Motion;
  speed: Speed; // of the scenes of others
  moments: boolean; // what a table would shout about gets a card
  hints: boolean; // in the first games of a role
  effects: boolean; // moments are heard
  volume: number; // of what is heard, 0 to 1
  keys: boolean;
  weigh: boolean; // what gives something up, or risks it by a touch, asks once
  textView: boolean;
  coordinates: boolean; // the names of columns and rows stand along the rims of a board
  sound: boolean;
  notify: boolean;
  beliefs: boolean; // a bot that is asked also says what it believes about hidden things
}

const KEY = "underkeep-settings";
const DEFAULTS: Settings = {
  theme: "system",
  text: 1,
  motion: "normal",
  speed: "normal",
  moments: true,
  hints: true,
  effects: false,
  volume: 0.5,
  keys: true,
  weigh: true,
  textView: false,
  coordinates: true,
  sound: false,
  notify: false,
  beliefs: false,
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(stored());
const light = matchMedia("(prefers-color-scheme: light)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ light: light.matches, calm: calm.matches });
light.addEventListener("change", (e) => (system.light = e.matches));
calm.addEventListener("change", (e) => (system.calm = e.matches));

export function theme(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return system.light ? "light" : "dark";
}

const TIMES: Record<Speed, number> = { step: 1, slow: 1.5, normal: 1, fast: 0.45, none: 0 };

const isStill = (): boolean => system.calm || settings.motion === "off";

/** How long animations take, as a share of their usual time; 0 is none. */
export function pace(): number {
  return isStill() ? 0 : TIMES[settings.speed];
}

/** Called in an effect of the root: settings reach the document and the storage. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = isStill() ? "off" : "normal";
  root.style.setProperty("--text-size", String(settings.text));
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    /* private windows may refuse storage: the settings then last as long as the page */
  }
}

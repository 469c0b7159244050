/**
 * The story of a log in groups: turns, the deeds in them, and what came of each; as underkeep.core.formats.story groups
 * it for recap and record. A turn or a deed opens a scene, everything else belongs to the one before it. Where a game
 * does not say its deeds, the lines of each move are a scene.
 */
import type { LogLine } from "../protocol";

export interface Told {
  at: number; // its place in the whole log
  line: LogLine;
}
export interface Scene {
  lines: Told[];
}
export interface Turn {
  head: Told | null; // none: what happens before the first turn
  scenes: Scene[];
}
/** How the lines of a game are read. */
export interface Reading {
  part(line: LogLine): LogLine["part"];
  isTold(line: LogLine): boolean; // there is a sentence for it
}

export const placeOf = (scene: Scene): number => scene.lines[0]!.at;
export const headOf = (scene: Scene): LogLine => scene.lines[0]!.line;

/** Lines from that place of the log on, in groups. */
export function turnsOf(lines: readonly LogLine[], reading: Reading, from = 0): Turn[] {
  const turns: Turn[] = [];
  let open: Scene | null = null;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]!;
    const part = reading.part(line);
    if (part === "quiet" || !reading.isTold(line)) continue;
    if (part === "turn" || !turns.length) turns.push({ head: part === "turn" ? { at, line } : null, scenes: [] });
    if (part === "turn") {
      open = null;
      continue;
    }
    if (!open || part === "deed" || !belongs(line, open, reading)) turns.at(-1)!.scenes.push((open = { lines: [] }));
    open.lines.push({ at, line });
  }
  return turns;
}

/** What came of a deed; without a deed only the lines of one move belong together. */
function belongs(line: LogLine, scene: Scene, reading: Reading): boolean {
  return reading.part(headOf(scene)) === "deed" || scene.lines.at(-1)!.line.move === line.move;
}

const FAR = 80; // lines back within which the deed is found that the newest line belongs to

/** The scene that the last of these lines belongs to, also if its deed was told before. */
export function sceneAt(lines: readonly LogLine[], reading: Reading): Scene | null {
  const turns = turnsOf(lines, reading, Math.max(0, lines.length - FAR));
  return turns.at(-1)?.scenes.at(-1) ?? null;
}

/** What a scene means for one of these roles: the worst of its lines, or else the best. */
export function stakeOf(scene: Scene, roles: readonly string[]): number {
  const weights = scene.lines.flatMap(({ line }) => roles.map((role) => line.stakes?.[role] ?? 0));
  const worst = Math.min(0, ...weights);
  return worst || Math.max(0, ...weights);
}

/** Everything drawn that a scene is about. */
export function touchesOf(scene: Scene): string[] {
  return [...new Set(scene.lines.flatMap(({ line }) => line.touches ?? []))];
}

// ------------------------------------------------------------------ which of it is shown
export interface Filter {
  without: readonly string[]; // roles that are hidden
  kind: "all" | "deeds" | "mine";
}

/** The turns as the reader wants them; a turn of which nothing is left is left out. */
export function filtered(turns: Turn[], filter: Filter, mine: readonly string[], role: (l: LogLine) => string): Turn[] {
  const wanted = (scene: Scene): boolean =>
    !filter.without.includes(role(headOf(scene))) &&
    (filter.kind !== "mine" || stakeOf(scene, mine) !== 0 || mine.includes(role(headOf(scene))));
  const short = (scene: Scene): Scene => (filter.kind === "deeds" ? { lines: scene.lines.slice(0, 1) } : scene);
  if (filter.kind === "all" && !filter.without.length) return turns;
  return turns
    .map((turn) => ({ head: turn.head, scenes: turn.scenes.filter(wanted).map(short) }))
    .filter((turn) => turn.scenes.length);
}

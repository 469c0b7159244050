/**
 * How the shell reads a game's lines. What the line itself says comes first; games that do not say it yet are asked by
 * the functions of their client.
 */
import type { LogLine } from "../protocol";
import type { GameClient } from "./game";
import { has, say, sayLine } from "./i18n.svelte";
import type { Reading } from "./scenes";

export const roleOf = (game: GameClient, line: LogLine): string => line.role || game.lineRole?.(line) || "";

export const touched = (game: GameClient, line: LogLine, view: unknown): readonly string[] =>
  line.touches?.length ? line.touches : (game.lineTargets?.(line, view) ?? []);

export const inkOf = (game: GameClient, role: string): string => (role ? game.token(role).ink : "var(--muted)");

/** The symbol of a line; of a kind that has none, that of whose line it is. */
export function iconOf(game: GameClient, line: LogLine): string {
  const own = game.lineIcon?.(line) ?? NONE;
  const role = own === NONE ? roleOf(game, line) : "";
  return role ? game.token(role).symbol : own;
}
const NONE = "ui-log";

export function readingOf(game: GameClient): Reading {
  const isHeading = (line: LogLine): boolean => !line.part && !!game.round?.(line);
  return {
    part: (line) => (isHeading(line) ? "turn" : (line.part ?? "effect")),
    isTold: (line) => has(line.label.id) || isHeading(line),
  };
}

/** The heading of a turn, as the line or else the game says it. */
export function heading(game: GameClient, line: LogLine): string {
  const round = line.part ? null : game.round?.(line);
  return round ? say(round) : sayLine(line);
}

/** How the shell reads the lines of a log: whose they are, what they touch, which of them head a turn. */
import type { LogLine } from "../protocol";
import type { GameClient } from "./game";
import { has } from "./i18n.svelte";
import type { Reading } from "./scenes";

export const roleOf = (game: GameClient, line: LogLine): string => line.role || game.lineRole?.(line) || "";

export const inkOf = (game: GameClient, role: string): string => (role ? game.token(role).ink : "var(--muted)");

/** The symbol of a line; of a kind that has none, that of whose line it is. */
export function iconOf(game: GameClient, line: LogLine): string {
  const own = game.lineIcon?.(line) ?? NONE;
  const role = own === NONE ? roleOf(game, line) : "";
  return role ? game.token(role).symbol : own;
}
const NONE = "ui-log";

/** Quiet lines and those without a sentence are never said. */
export const reading: Reading = { part: (line) => line.part ?? "effect", isTold: (line) => has(line.label.id) };

/** Numbers for the end: what a game counts of its log, in rows, role by role. */
import type { LogLine } from "../protocol";
import type { Count, GameClient, StatRow } from "./game";

export interface Stat {
  row: StatRow;
  by: Map<string, number>; // role
}
const ROWS: StatRow[] = ["attacks", "hits", "suffered", "luck"];

/** Rows of which at least one role has something; a role that a row says nothing of is left out of it. */
export function statsOf(lines: readonly LogLine[], game: GameClient): Stat[] {
  const counts: Count[] = game.counts?.(lines) ?? [];
  const rows = ROWS.map((row): Stat => {
    const by = new Map<string, number>();
    for (const one of counts) if (one.row === row) by.set(one.role, (by.get(one.role) ?? 0) + one.count);
    return { row, by };
  });
  return rows.filter((row) => row.by.size > 0);
}

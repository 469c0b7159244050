/** Kinds of lines by the names of their events, as each game lists them. */
import type { LineKind } from "./game";

export const KINDS = ["fights", "moves", "cards", "goods", "places"] as const satisfies readonly LineKind[];

export function byEvent(kinds: Record<LineKind, string>): (event: string) => LineKind | null {
  const found = new Map<string, LineKind>();
  for (const kind of KINDS) for (const event of kinds[kind].split(" ")) found.set(event, kind);
  return (event) => found.get(event) ?? null;
}

/** How tokens of the game look, and what their ids mean. */
import type { RoleToken } from "../../lib/game";
import type { TokenView } from "./view";

const SYMBOLS: Record<string, string> = { "wall-walker": "t-wall_walker", wand: "t-fireball_wand", potion: "t-speed_potion" };
export const symbolOf = (kind: string): string => SYMBOLS[kind] ?? `t-${kind}`;
export const colorOf = (side: string): string => `var(--team-${side})`;
export const shapeOf = (side: string): string => (side === "yellow" ? "circle" : "square");
export const other = (side: string): string => (side === "yellow" ? "blue" : "yellow");

export function sideToken(side: string, symbol = "t-crown"): RoleToken {
  return { shape: shapeOf(side), color: colorOf(side), symbol, ink: `var(--log-${side})` };
}

/** "tok:yellow:thief" and "yellow:thief" are the yellow Thief. */
export function readToken(id: string): { side: string; kind: string } | null {
  const parts = id.split(":");
  if (parts[0] === "tok") parts.shift();
  const [side, kind] = parts;
  return side && kind && (side === "yellow" || side === "blue") ? { side, kind } : null;
}

export function tokenId(name: string): string {
  return name.startsWith("tok:") ? name : `tok:${name}`;
}

/** What everybody sees first: characters before objects, the standing before the wounded. */
export function byWeight(a: TokenView, b: TokenView): number {
  return Number(b.character) - Number(a.character) || Number(a.wounded) - Number(b.wounded);
}

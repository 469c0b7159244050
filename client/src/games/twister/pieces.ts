/** How tokens of the game look, and what their ids mean. */
import type { RoleToken } from "../../lib/game";
import { COLOURS, type TokenView, type TwisterView } from "./view";

const SYMBOLS: Record<string, string> = {
  wand: "t-fireball_wand",
  potion: "t-speed_potion",
  angel: "t-angel_of_light",
  dragon: "t-undead_dragon",
  cross: "t-holy_cross",
  inversion: "t-scroll_of_inversion",
  greatsword: "t-two_handed_sword",
};
export const PALE = "#e9e2d0"; // of objects
const TINTS: Record<string, string> = {
  torch: "#ffd98a",
  "ring-of-light": "#ffe9b8",
  "ring-of-weakness": "#d9c7f0",
  "ball-and-chain": "#d9c7f0",
};

/** The kind behind a token's name: "torch-2" is a Torch. */
export const kindOf = (name: string): string => name.replace(/-\d$/, "");
export const symbolOf = (kind: string): string => SYMBOLS[kindOf(kind)] ?? `t-${kindOf(kind).replaceAll("-", "_")}`;
/** Light is warm, a curse is violet: what a character holds is told by its badge. */
export const tintOf = (kind: string): string => TINTS[kindOf(kind)] ?? PALE;
export const colorOf = (side: string): string => (side === "neutral" ? "var(--stone)" : `var(--team-${side})`);
export const shapeOf = (side: string): string => (side === "yellow" ? "circle" : "square");
export const other = (side: string): string => (side === "yellow" ? "blue" : "yellow");

export function sideToken(side: string, symbol = "t-crown"): RoleToken {
  return { shape: shapeOf(side), color: colorOf(side), symbol, ink: `var(--log-${side})` };
}

/** "tok:yellow:thief" and "yellow:thief" are the yellow Thief; "as:yellow:warrior:specter" is a Warrior who was one. */
export function readToken(id: string): { side: string; kind: string } | null {
  const parts = id.split(":");
  if (parts[0] === "tok" || parts[0] === "as") parts.shift();
  const [side, kind] = parts;
  return side && kind && (COLOURS as readonly string[]).includes(side) ? { side, kind: kindOf(kind) } : null;
}

export function tokenId(name: string): string {
  const [first, side, , slot] = name.split(":");
  if (first === "as") return `tok:${side}:${slot}`;
  return name.startsWith("tok:") ? name : `tok:${name}`;
}

/** What a token is now: a Specter may have become anybody, a Vampire a Bat. */
export function kindNow(id: string, view: TwisterView): string {
  return view.tokens.find((k) => k.id === id)?.kind ?? readToken(id)?.kind ?? "hidden";
}

/** The id by which it is named: that of a Specter in somebody's body, of a Bat, says what it is now. */
export function idNow(id: string, view: TwisterView): string {
  const read = readToken(id);
  const now = kindNow(tokenId(id), view);
  return read && id.startsWith("tok:") && now !== read.kind ? `as:${read.side}:${now}:${id.split(":")[2]}` : id;
}

/** The token as it looks in the dock and in lists; objects are pale squares. */
export function lookOf(id: string, view: TwisterView | null): RoleToken | null {
  const read = readToken(id);
  if (!read) return null;
  const token = view?.tokens.find((k) => k.id === tokenId(id));
  if (token && !token.character)
    return { ...sideToken(read.side, symbolOf(token.kind)), shape: "square", color: tintOf(token.kind) };
  return sideToken(read.side, symbolOf(token?.kind ?? read.kind));
}

/** What everybody sees first: characters before objects, the standing before the wounded. */
export function byWeight(a: TokenView, b: TokenView): number {
  return Number(b.character) - Number(a.character) || Number(a.wounded) - Number(b.wounded);
}

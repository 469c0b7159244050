/** Attacks, ambushes and thefts as two sides face to face. */
import type { Duel, DuelSide, Line } from "../../lib/game";
import { nameOf } from "../../lib/i18n.svelte";
import { pieceToken } from "./pieces";
import type { Told } from "./stage.svelte";
import type { VastView } from "./view";

const STRENGTH = "v-strength";
const MONSTER = "goblins"; // a card without a piece of its own

/** Which field says who, which says how much; "" where the deed itself is somebody's. */
interface Sides {
  left: [who: string, value: string, icon: string];
  right: [who: string, value: string, icon: string];
  icon: string;
}
const SIDES: Record<string, Sides> = {
  KnightAttacked: { left: ["tribe", "strength", STRENGTH], right: ["=knight", "hers", STRENGTH], icon: "v-ambush" },
  MonsterAmbushed: { left: ["monster", "strength", STRENGTH], right: ["=knight", "hers", STRENGTH], icon: "v-ambush" },
  DragonAttacked: { left: ["by", "strength", STRENGTH], right: ["=dragon", "armor", "v-armor"], icon: STRENGTH },
  TribesAttacked: { left: ["=knight", "strength", STRENGTH], right: ["tribes", "defence", STRENGTH], icon: STRENGTH },
  ThiefAttacked: {
    left: ["by", "perception", "v-perception"],
    right: ["=thief", "stealth", "v-stealth"],
    icon: STRENGTH,
  },
  PickpocketTried: {
    left: ["=thief", "stealth", "v-stealth"],
    right: ["target", "defence", "v-perception"],
    icon: "ui-hand",
  },
  BackstabMade: {
    left: ["=thief", "stealth", "v-stealth"],
    right: ["target", "defence", "v-perception"],
    icon: STRENGTH,
  },
};

export function duel(lines: readonly Line<Told>[], deed: number, view: VastView): Duel | null {
  const event = lines[deed]?.event;
  const sides = event && SIDES[event.kind];
  if (!event || !sides) return null;
  const side = ([who, value, icon]: Sides["left"]): DuelSide => {
    const found = who.startsWith("=") ? who.slice(1) : event[who];
    const piece = String(Array.isArray(found) ? found[0] : found) || MONSTER;
    const known = who === "monster" ? MONSTER : piece;
    return { token: pieceToken(known, view), name: upper(nameOf(found || MONSTER)), value: Number(event[value]), icon };
  };
  return { left: side(sides.left), right: side(sides.right), icon: sides.icon };
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How roles, pieces and tokens look. */
import type { RoleToken } from "../../lib/game";
import { TERRAINS, TRIBES, type TileView, type VastView } from "./view";

const SHAPES: Record<string, string> = {
  knight: "shield",
  goblins: "triangle",
  dragon: "diamond",
  cave: "hexagon",
  thief: "circle",
};
const FACES: Record<string, string> = {
  knight: "v-knight",
  goblins: "v-goblin",
  dragon: "v-dragon-asleep",
  cave: "v-cave",
  thief: "v-thief",
};

export const isTribe = (piece: string): boolean => (TRIBES as readonly string[]).includes(piece);
export const ownerOf = (piece: string): string => (isTribe(piece) ? "goblins" : piece);
export const colorOf = (role: string): string => `var(--vast-${role})`;
export const shapeOf = (role: string): string => SHAPES[role] ?? "circle";

export function roleToken(role: string, symbol?: string): RoleToken {
  return {
    shape: shapeOf(role),
    color: colorOf(role),
    symbol: symbol ?? FACES[role] ?? "v-cave",
    ink: `var(--log-${role})`,
  };
}

export function symbolOf(piece: string, view: VastView): string {
  if (isTribe(piece)) return `v-${piece}`;
  if (piece === "dragon") return view.dragon.awake ? "v-dragon-awake" : "v-dragon-asleep";
  return FACES[piece] ?? "v-cave";
}
export function pieceToken(piece: string, view: VastView): RoleToken {
  return roleToken(ownerOf(piece), symbolOf(piece, view));
}
/** Population on a Tribe's piece. */
export function badgeOf(piece: string, view: VastView): number | null {
  return view.goblins.tribes.find(({ tribe }) => tribe === piece)?.population ?? null;
}

export interface Chip {
  key: string; // also the name of its help text
  symbol: string;
  color: string;
  count?: number;
}
export const CHIPS: Record<string, Omit<Chip, "key">> = {
  treasure: { symbol: "v-treasure", color: "#e6b84a" },
  crystal: { symbol: "v-crystal", color: "var(--crystal)" },
  event: { symbol: "v-event", color: "#e9d9a6" },
  vault: { symbol: "v-vault", color: "#c8b48a" },
  gem_claw: { symbol: "v-gem-claw", color: "#d9b3f0" },
  gem_flame: { symbol: "v-gem-flame", color: "#ef9a76" },
  gem_wing: { symbol: "v-gem-wing", color: "#a9d8c0" },
  flame_wall: { symbol: "v-flamewall", color: "#ef9a76" },
  ogre: { symbol: "v-monster", color: "#9fc7a0" },
  troll: { symbol: "v-monster", color: "#a3b0c9" },
  meat: { symbol: "v-population", color: "#d98c7a" },
  bomb: { symbol: "v-bomb", color: "#c9ced3" },
};
export function chipsOn(tile: TileView): Chip[] {
  const found: Chip[] = [];
  const add = (key: string, count?: number): void =>
    void found.push({ key, ...CHIPS[key]!, ...(count && count > 1 ? { count } : {}) });
  if (tile.crystal) add("crystal");
  if (tile.event) add("event");
  if (tile.vault) add("vault");
  if (tile.treasures) add("treasure", tile.treasures);
  for (const gem of tile.gems) add(`gem_${gem}`);
  if (tile.flame_wall) add("flame_wall");
  if (tile.ogre) add("ogre");
  if (tile.troll) add("troll");
  if (tile.meat) add("meat");
  return found;
}

export const TYPE_SYMBOLS: Record<string, string> = {
  entrance: "v-entrance",
  ambush: "v-ambush",
  event: "v-event",
  treasure_room: "v-treasure",
  vault: "v-vault",
  crystal: "v-crystal",
};
/** Terrain is neither Lit nor Dark, its bridge is Lit; its type says which it is. */
export const isGround = (tile: { type: string | null }): boolean =>
  (TERRAINS as readonly string[]).includes(tile.type ?? "");
export const OMEN_ICONS: Record<string, string> = {
  giant_bats: "v-omen-bat",
  rockslide: "v-rockslide",
  past_plunder: "v-treasure",
  soporific_spores: "v-omen-mushroom",
  hatred: "v-omen-chasm",
  crystal_curse: "v-omen-crystal",
};
export const SLOT_ICONS: Record<string, string> = {
  movement: "v-movement",
  perception: "v-perception",
  strength: "v-strength",
  bomb: "v-bomb",
  bow: "v-bow",
  map: "v-omen-path",
  shield: "v-armor",
  free: "v-herocube",
  aside: "v-herocube",
};

/** How the pieces of the game look, and what their ids mean. */
import type { RoleToken } from "../../lib/game";
import { HERO_CLASSES, type HeroView, type MonsterView, type ROOMS, type RoomView, type TOKENS } from "./view";

/** Clans in seat order, as the table that is shown has them: a clan's colour is that of its seat. */
let order: readonly string[] = [];
export function seat(clans: readonly { clan: string }[]): void {
  if (clans.length !== order.length || clans.some((c, i) => c.clan !== order[i])) order = clans.map((c) => c.clan);
}

const SEAT_COLORS = 6; // --seat-1 to --seat-6 of theme.css
const seatOf = (clan: string, roles: readonly string[] = order): number =>
  Math.max(0, roles.indexOf(clan)) % SEAT_COLORS;
export const clanColor = (clan: string): string => `var(--seat-${seatOf(clan) + 1})`;
export function clanToken(clan: string, roles?: readonly string[]): RoleToken {
  const n = seatOf(clan, roles);
  return { shape: "circle", color: `var(--seat-${n + 1})`, symbol: `h-${clan}`, ink: `var(--log-seat-${n + 1})` };
}

/** A room or token that the engine has and a table below has not is a mistake that the check of types finds. */
type Room = (typeof ROOMS)[number];
type Token = (typeof TOKENS)[number];
export const isHero = (name: string): boolean => (HERO_CLASSES as readonly string[]).includes(name);
export const heroColor = (hero: string, out = false): string =>
  out ? `color-mix(in srgb, var(--hero-${hero}) 55%, #a8a29a)` : `var(--hero-${hero})`;
export function heroToken(hero: string, out = false): RoleToken {
  return {
    shape: "banner",
    color: heroColor(hero, out),
    symbol: out ? `h-${hero}-out` : `h-${hero}`,
    ink: "var(--bad)",
  };
}

export const TOKEN_COLORS: Record<string, string> = {
  coin: "#e6b84a",
  book: "#9fb7cf",
  bone: "#efe6d3",
  frog: "#9ecb6b",
  trap: "#c9b8a4",
  mark: "#d9c6f2",
} satisfies Record<Token | "mark", string>;
/** What a room's action turns into what: an Activate or a price, and what comes of it. */
export const ROOM_ACTS: Record<string, [string, string]> = {
  vault: ["h-activate", "h-coin"],
  library: ["h-activate", "h-book"],
  sewers: ["h-activate", "h-frog"],
  crypt: ["h-activate", "h-bone"],
  workshop: ["h-activate", "h-trap"],
  pantry: ["h-frog", "h-loot-potion"],
  forge: ["h-coin", "h-loot-equipment"],
  study: ["h-book", "h-loot-scroll"],
  menagerie: ["h-bone", "h-loot-beast"],
  cells: ["h-warrior-out", "h-draw"],
  laboratory: ["h-room-cells", "h-draw"],
  construction_site: ["h-coin", "ui-plus"],
} satisfies Record<Room, [string, string]>;

/** The rule that says what a room does. */
export const ROOM_RULES: Record<string, string> = {
  vault: "KHO-ROOM-10",
  library: "KHO-ROOM-11",
  sewers: "KHO-ROOM-12",
  crypt: "KHO-ROOM-13",
  workshop: "KHO-ROOM-14",
  forge: "KHO-ROOM-15",
  menagerie: "KHO-ROOM-16",
  pantry: "KHO-ROOM-17",
  study: "KHO-ROOM-18",
  cells: "KHO-ROOM-19",
  laboratory: "KHO-ROOM-20",
  construction_site: "KHO-ROOM-21",
} satisfies Record<Room, string>;

/** One drawn piece, or several equal ones under a count. */
export interface Drawn {
  id: string;
  key: string;
  token: RoleToken;
  out: boolean;
  count: number;
  wounds: number;
  badge: boolean;
  fresh: boolean; // a hero that has still to act
  monster: MonsterView | null;
  hero: HeroView | null;
}

const MAX_SINGLE = 7; // pieces of a room that lie one by one
const MAX_KINDS = 6; // kinds of a crowded room before "+n"

const ofMonster = (m: MonsterView): Drawn => ({
  id: m.id,
  key: m.id,
  token: clanToken(m.clan),
  out: false,
  count: m.count,
  wounds: m.wounds,
  badge: false,
  fresh: false,
  monster: m,
  hero: null,
});
function ofHero(h: HeroView): Drawn {
  const out = h.state === "exhausted";
  return {
    id: h.id,
    key: h.id,
    token: heroToken(h.hero, out),
    out,
    count: h.count,
    wounds: h.grade === "wounded" ? 1 : 0,
    badge: h.grade !== "plain",
    fresh: !out,
    monster: null,
    hero: h,
  };
}

/** Monsters first, then heroes, the exhausted last. */
export function kinds(room: RoomView): Drawn[] {
  const heroes = room.heroes.map(ofHero).sort((a, b) => Number(a.out) - Number(b.out));
  return [...room.monsters.map(ofMonster), ...heroes];
}

/**
 * What is drawn in a room: piece by piece, or one a kind with its count from eight on; `more` is what found no
 * place.
 */
export function standing(room: RoomView): { drawn: Drawn[]; crowded: boolean; more: Drawn[] } {
  const all = kinds(room);
  const total = all.reduce((sum, k) => sum + k.count, 0);
  if (total <= MAX_SINGLE)
    return {
      drawn: all.flatMap((k) => Array.from({ length: k.count }, (_, i) => ({ ...k, count: 1, key: `${k.id}#${i}` }))),
      crowded: false,
      more: [],
    };
  if (all.length <= MAX_KINDS) return { drawn: all, crowded: true, more: [] };
  return { drawn: all.slice(0, MAX_KINDS - 1), crowded: true, more: all.slice(MAX_KINDS - 1) };
}

/** A target's parts: what it is, and where. */
export function placeOf(target: string): string | null {
  const [kind, a = ""] = target.split(":");
  if (
    kind === "room" ||
    kind === "monster" ||
    kind === "hero" ||
    kind === "token" ||
    kind === "portal" ||
    kind === "treasure"
  )
    return a;
  return null;
}

export function pieceToken(target: string): RoleToken | null {
  const [kind, a = "", b = "", , state] = target.split(":");
  if (kind === "monster") return clanToken(b);
  if (kind === "hero") return heroToken(b, state === "exhausted");
  if (kind === "clan") return clanToken(a);
  return null;
}

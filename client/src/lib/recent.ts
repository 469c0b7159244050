/** Tables that this browser has been at, and the links of seats that it may still give away. */
import type { SeatLink, State } from "../protocol";

export interface Recent {
  table: string;
  game: string;
  links: SeatLink[];
  when: number;
}
const KEY = "underkeep-tables";
const MOST = 8;

export function recent(): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Recent[];
  } catch {
    return [];
  }
}

export function remember(table: string, game: string, links?: SeatLink[]): void {
  const old = recent().find((r) => r.table === table);
  const entry = { table, game, links: links ?? old?.links ?? [], when: Date.now() };
  store([entry, ...recent().filter((r) => r.table !== table)].slice(0, MOST));
}

/** Free seats with their links, as far as this browser knows them; its host may make others, or invite by name. */
export function linksOf(table: string, now: State | null): SeatLink[] {
  const known = recent().find((r) => r.table === table)?.links ?? [];
  const free = now?.players.filter((p) => !p.taken && !p.stand_in) ?? [];
  const given = free.map((p) => known.find((l) => l.seat === p.seat) ?? { seat: p.seat, roles: p.roles, link: "" });
  return given.filter((one) => one.link || now?.affairs.host);
}

/** For whom free seats are kept, by seat. */
export const heldAt = (now: State | null): Record<number, string> =>
  Object.fromEntries((now?.players ?? []).filter((p) => !p.taken && p.held).map((p) => [p.seat, p.held]));

/** Another link for a seat: the one before is void. */
export function relink(table: string, fresh: SeatLink): void {
  store(
    recent().map((r) =>
      r.table === table ? { ...r, links: r.links.map((l) => (l.seat === fresh.seat ? fresh : l)) } : r,
    ),
  );
}

function store(tables: Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    /* without storage the home page has no list */
  }
}

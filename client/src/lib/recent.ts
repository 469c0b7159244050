/** Tables that this browser has been at, and the links of seats that it may still give away. */
import type { SeatLink } from "../protocol";

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

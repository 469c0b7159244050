/** The map in words: labels of buttons and the text view share them. */
import { nameOf, t } from "../../lib/i18n.svelte";
import { parts, rimsOf, type Rims } from "../../board/rims";
import { mid, WAY_NAMES } from "./geometry";
import { badgeOf, chipsOn, isGround } from "./pieces";
import type { TileView, VastView } from "./view";

export const roleName = (role: string): string => t("vast-board-role", { role });

export function pieceName(piece: string, view: VastView): string {
  const people = badgeOf(piece, view);
  return people === null ? roleName(piece) : t("vast-board-tribe-of", { tribe: nameOf(piece), people });
}

/** "O19: Event tile. Event token. Knight. Walls north, east" */
export function tileText(tile: TileView, view: VastView): string {
  const ground = isGround(tile);
  const kind = ground
    ? t("vast-board-ground", { type: tile.type ?? "none", bridge: tile.lit ? "yes" : "no" })
    : tile.lit
      ? t("vast-board-lit", { type: tile.type ?? "none" })
      : t("vast-board-dark", { symbol: tile.symbol });
  const parts = [`${squareName(tile.square)}: ${kind}`];
  if (!ground && !tile.lit && tile.type) parts.push(t("vast-board-known", { type: tile.type }));
  parts.push(...chipsOn(tile).map((chip) => t("vast-board-token", { token: chip.key, count: chip.count ?? 1 })));
  parts.push(...tile.pieces.map((piece) => pieceName(piece, view)));
  const walls = WAY_NAMES.filter((_, n) => tile.walls[n] && !tile.rockslides[n]).map((way) => t(`vast-name-${way}`));
  if (walls.length) parts.push(t("vast-board-walls", { ways: walls.join(", ") }));
  const blocked = WAY_NAMES.filter((_, n) => tile.rockslides[n]).map((way) => t(`vast-name-${way}`));
  if (blocked.length) parts.push(t("vast-board-blocked", { ways: blocked.join(", ") }));
  return parts.join(". ");
}

export function squareName(square: string): string {
  return nameOf(square.replace("sq:", ""));
}

/** What stands along the rims of a map with these squares. */
export function rims(squares: string[]): Rims {
  return rimsOf(
    squares.map((square) => {
      const { letters, number } = parts(squareName(square));
      return { mid: mid(square), across: letters, down: number };
    }),
  );
}

/**
 * The board in words: what stands on a square, which sides are closed. Labels of buttons and the text view share
 * them.
 */
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Catalogue } from "../../lib/words.svelte";
import { byWeight, kindNow, kindOf, readToken } from "./pieces";
import type { RoomView, SquareView, TokenView, TwisterView } from "./view";

export function sideName(side: string): string {
  return t("twister-board-side", { side });
}

export function kindName(kind: string, catalogue: Catalogue): string {
  return catalogue.name(kindOf(kind));
}

/** "yellow Thief, wounded, holds the Rope" */
export function tokenText(token: TokenView, view: TwisterView, catalogue: Catalogue): string {
  const parts = [t("twister-board-token", { side: token.owner, name: kindName(token.kind, catalogue) })];
  if (token.face_down) parts.push(t("twister-board-face-down"));
  if (token.wounded) parts.push(t("twister-board-wounded"));
  if (token.spent) parts.push(t("twister-board-spent"));
  if (token.undead) parts.push(t("twister-board-undead"));
  if (token.blood) parts.push(t("twister-board-blood", { blood: token.blood }));
  const held = view.tokens.find((k) => k.held_by === token.id);
  if (held) parts.push(t("twister-board-holds", { side: held.owner, name: kindName(held.kind, catalogue) }));
  return parts.join(", ");
}

/** By what it is now. */
export function namedToken(id: string, view: TwisterView, catalogue: Catalogue): string {
  const token = readToken(id);
  return token ? t("twister-board-token", { side: token.side, name: kindName(kindNow(id, view), catalogue) }) : id;
}

export function standing(at: string, view: TwisterView): TokenView[] {
  return view.tokens.filter((k) => k.at === at && !k.held_by).sort(byWeight);
}

export function squareText(square: SquareView, view: TwisterView, catalogue: Catalogue): string {
  const parts = [
    t("twister-board-square", { name: square.name, terrain: square.terrain, used: square.used ? "yes" : "no" }),
  ];
  if (square.tile) parts.push(t("twister-board-corridor", { tile: square.tile }));
  if (square.front) parts.push(t("twister-board-front"));
  if (square.sconce) parts.push(t("twister-board-sconce", { way: square.sconce, torch: square.torch ? "yes" : "no" }));
  parts.push(...standing(square.id, view).map((k) => tokenText(k, view, catalogue)));
  const closed = square.edges
    .map((kind, i) => (kind === "open" ? "" : t("twister-board-edge", { kind, way: "nesw"[i]! })))
    .filter(Boolean);
  if (closed.length) parts.push(closed.join(", "));
  return parts.join(". ");
}

export function roomText(room: RoomView): string {
  if (room.revealed) {
    const open = t("twister-board-room-open", {
      name: nameOf(room.id),
      number: room.number ?? 0,
      rotation: room.rotation ?? "cw",
    });
    return room.reconstructed ? `${open}, ${t("twister-board-reconstructed")}` : open;
  }
  const count = (side: string): number => room.face_down.find(([s]) => s === side)?.[1] ?? 0;
  return t("twister-board-room-hidden", { name: nameOf(room.id), yellow: count("yellow"), blue: count("blue") });
}

/** The dungeon in words. Labels of buttons and the text view share them. */
import { t } from "../../lib/i18n.svelte";
import type { Catalogue } from "../../lib/words.svelte";
import { kinds, type Drawn } from "./pieces";
import type { HeroesView, RoomView, TokenView } from "./view";

export const clanName = (clan: string): string => t(`heroes-role-${clan}`);
export const thing = (id: string): string => t(`heroes-name-${id}`);

/** "2 Gnolls, 1 Wound each" or "Warrior, exhausted" */
export function pieceText(piece: Drawn, catalogue: Catalogue): string {
  if (piece.monster)
    return t("heroes-board-monster", { name: clanName(piece.monster.clan), count: piece.count, wounds: piece.wounds });
  const hero = piece.hero!;
  return t("heroes-board-hero", {
    name: catalogue.name(hero.hero),
    count: piece.count,
    state: hero.state === "exhausted" ? "out" : "awake",
    grade: hero.grade,
  });
}

export function tokenText(token: TokenView): string {
  return t("heroes-board-token", { name: thing(token.kind), count: token.count });
}

/** What can be pointed at in a room, as [target, words]. */
export function contents(room: RoomView, catalogue: Catalogue): [string, string][] {
  const found: [string, string][] = kinds(room).map((k) => [k.id, pieceText(k, catalogue)]);
  found.push(...room.tokens.map((k): [string, string] => [k.id, tokenText(k)]));
  if (room.portal) found.push([room.portal, t("heroes-board-portal", { side: room.portal_side })]);
  return found;
}

export function roomHead(room: RoomView, catalogue: Catalogue): string {
  return t("heroes-board-room", {
    name: catalogue.name(room.name),
    type: thing(room.type),
    value: room.effective_value,
    marks: room.marks,
  });
}

export function roomText(room: RoomView, catalogue: Catalogue): string {
  const inside = contents(room, catalogue).map(([, words]) => words);
  const ways = t("heroes-board-ways", {
    rooms: room.doors.map((name) => catalogue.name(name)).join(", ") || t("heroes-board-none"),
    steps: room.steps,
  });
  return [roomHead(room, catalogue), inside.join(", ") || t("heroes-board-empty"), ways].join(". ");
}

export function option(view: HeroesView, id: string): string {
  return view.options.find(([name]) => name === id)?.[1] ?? "";
}

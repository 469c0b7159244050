/** Heroes at a Treasure as two sides face to face: how many they are, how many it takes. */
import type { Duel, Line } from "../../lib/game";
import { nameOf, t } from "../../lib/i18n.svelte";
import { heroToken } from "./pieces";
import type { Event, HeroesView } from "./view";

export function duel(lines: readonly Line<Event>[], deed: number, _view: HeroesView): Duel | null {
  const event = lines[deed]?.event;
  if (event?.kind !== "PlunderBegun") return null;
  const treasure = { shape: "square", color: "var(--accent)", symbol: `h-treasure-${Math.max(1, event.value)}` };
  return {
    left: { token: heroToken("knight"), name: t("heroes-board-heroes"), value: event.heroes, icon: "h-type-swords" },
    right: { token: { ...treasure, ink: "var(--ink)" }, name: nameOf(event.room), value: event.value, icon: "h-coin" },
    icon: "h-type-swords",
  };
}

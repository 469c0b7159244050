/** A place of the map in words, for the keyboard and for screen readers. */
import { t } from "../../../lib/i18n.svelte";
import type { Catalogue } from "../../../lib/words.svelte";
import type { PrintedMap, Tile } from "../printed";
import { isOpen, neighbour, type Printed } from "./map";

const SIDES = ["N", "E", "S", "W"];

export function roomSentence(
  map: PrintedMap,
  tile: Tile | undefined,
  cell: string,
  printed: Printed,
  catalogue: Catalogue,
  selected: string,
): string {
  if (!tile)
    return selected
      ? t("heroes-workshop-put", { cell: cell.toUpperCase(), name: catalogue.name(selected) })
      : t("heroes-workshop-free", { cell: cell.toUpperCase() });
  const ways = SIDES.filter((side) => isOpen(map, tile.room, side, printed)).map((side) =>
    catalogue.name(neighbour(map, tile.room, side)!.room),
  );
  return t("heroes-workshop-room", {
    name: catalogue.name(tile.room),
    cell: cell.toUpperCase(),
    ways: ways.join(", ") || "none",
    value: map.treasures[tile.room] ?? 0,
    portal: map.portals.includes(tile.room) ? "yes" : "no",
  });
}

/** What is printed on cards, boards and tokens, in words: for cards in hand and for whatever is inspected. */
import { has, nameOf, t } from "../../lib/i18n.svelte";
import type { Catalogue } from "../../lib/words.svelte";
import { chipsOn, isGround } from "./pieces";
import { squareName } from "./say";
import { Seen } from "./seen";
import type { VastView } from "./view";

/** A component by its id; an omen before the variant card of the same name. */
export function entryOf(id: string, catalogue: Catalogue): Record<string, unknown> | undefined {
  return catalogue.tables.omen?.find((row) => row.id === id) ?? catalogue.get(id);
}

/** What it does: the words of its card, what a War card brings, or our words for what has none printed. */
export function textOf(id: string, catalogue: Catalogue): string {
  const entry = entryOf(id, catalogue);
  const printed = String(entry?.help || entry?.text || "");
  if (printed) return printed;
  const [fangs, bones, eye] = (entry?.discs as number[] | undefined) ?? [];
  if (fangs !== undefined)
    return t("vast-board-war-brings", {
      fangs,
      bones: bones ?? 0,
      eye: eye ?? 0,
      monsters: Number(entry?.monsters),
      secrets: Number(entry?.secrets),
      rage: Number(entry?.rage),
    });
  const word = `vast-board-help-${id}`;
  return id && has(word) ? t(word) : "";
}

/** The face of a thing that is inspected; of a square what lies on it: Terrain, tokens, else the tile itself. */
export function about(thing: string, view: VastView, catalogue: Catalogue): string {
  const tile = thing.startsWith("sq:") ? new Seen(view).tile(thing) : undefined;
  if (!tile) return textOf(thing.split(":").at(-1) ?? "", catalogue);
  const keys = isGround(tile) ? [tile.type] : [...chipsOn(tile).map((chip) => chip.key), tile.type];
  return keys
    .map((key) => textOf(key ?? "", catalogue))
    .filter(Boolean)
    .join("\n");
}

/** Its title: of cards by the words that a table has for them. */
export function called(thing: string, catalogue: Catalogue): string {
  if (thing.startsWith("sq:")) return squareName(thing);
  const id = thing.split(":").at(-1) ?? "";
  const word = [`vast-name-${id}`, `vast-name-tile_${id}`, `vast-board-row-${id}`].find(has);
  return String(entryOf(id, catalogue)?.name ?? (word ? t(word) : nameOf(thing)));
}

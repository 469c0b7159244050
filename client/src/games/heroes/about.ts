/** What is printed on cards, clan boards and loot, in words, for whatever is inspected. */
import type { Catalogue } from "../../lib/words.svelte";
import { faceText } from "./words";
import type { HeroesView } from "./view";

const SECOND = new Set(["monster", "hero", "token", "hand"]); // ids whose third part names the thing

/** The thing that an id names: a card, a clan, a room. */
export function namedBy(thing: string, view: HeroesView): string {
  const [head = "", ...parts] = thing.split(":");
  if (head === "icon") return view.card;
  return (SECOND.has(head) ? parts[1] : parts[0]) ?? thing;
}

export function about(thing: string, view: HeroesView, catalogue: Catalogue): string {
  const entry = catalogue.get(namedBy(thing, view));
  const face = String(entry?.face ?? "");
  return [face && faceText(face), entry?.help].filter(Boolean).join("\n");
}

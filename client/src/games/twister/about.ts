/** What characters and objects can do, in words, for whatever is inspected. */
import type { Catalogue } from "../../lib/words.svelte";
import { kindName, standing } from "./say";
import type { TwisterView } from "./view";

const helpOf = (kind: string, catalogue: Catalogue): string => catalogue.get(kind.replace(/-\d$/, ""))?.help ?? "";

/** Of a square what those who stand there can do; of a piece what it is now. */
export function about(thing: string, view: TwisterView, catalogue: Catalogue): string {
  if (thing.startsWith("sq:"))
    return standing(thing, view)
      .map((token) => [kindName(token.kind, catalogue), helpOf(token.kind, catalogue)].join(": "))
      .join("\n");
  const token = view.tokens.find((one) => one.id === thing);
  return helpOf(token?.kind ?? thing.split(":").at(-1) ?? "", catalogue);
}

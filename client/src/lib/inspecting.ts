/** What is asked about when somebody points at something on the table: its ids, and the words that it carries. */
export interface Asked {
  things: string[]; // ids of drawn things, cards, moves: the server and the game know them
  words: string; // what stands on it, for a symbol or a track that has no id
}

const KNOWN = "[data-look], [data-target], [data-move], [title], [role=img][aria-label], [aria-label]";

/** The thing at an element of the table; null where there is nothing to tell. */
export function askedOf(element: Element | null): Asked | null {
  const found = element?.closest(KNOWN);
  if (!found?.closest(".table") || found.matches(".table, main, section, aside, nav, svg.map")) return null;
  const ids = ["data-look", "data-target", "data-move"].map((name) => found.getAttribute(name) ?? "");
  return { things: [...new Set(ids.filter(Boolean))], words: wordsOn(found) };
}

function wordsOn(element: Element): string {
  const said = element.getAttribute("title") || element.getAttribute("aria-label") || element.textContent || "";
  return said.replace(/\s+/g, " ").trim();
}

/** What is drawn at a point, the uppermost first: on a board everything that lies on top of each other. */
export function stackAt(x: number, y: number): Asked | null {
  const found = document.elementsFromPoint(x, y);
  const asked = found.map((one) => ({ one, asked: askedOf(one) })).filter(({ asked }) => asked !== null);
  const top = asked[0]?.asked;
  const below = asked.filter(({ one }) => one.closest("svg.map")).flatMap(({ asked }) => asked!.things);
  return top ? { things: [...new Set([...top.things, ...below])], words: top.words } : null;
}

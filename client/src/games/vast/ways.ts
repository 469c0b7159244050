/** How an arrow is turned that points the way a deed goes. */
import { WAY_NAMES } from "./geometry";

/** Quarter turns of the arrow, which points east, for a way. */
export function quarterTo(way: string): number {
  const nth = (WAY_NAMES as readonly string[]).indexOf(way);
  return nth < 0 ? 0 : nth - 1;
}

/** Of a move as it is typed: "climb west" as "west". */
export const turnOf = (verb: string, what: string): number => quarterTo(verb === "climb" ? what : verb);

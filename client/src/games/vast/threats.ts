/** Where somebody stronger stands, by the public numbers of both boards: a hint for the eye, no rule. */
import type { Seen } from "./seen";

export function threats(seen: Seen, eyes: string[]): string[] {
  const me = eyes[0];
  const squares = new Set<string>();
  const add = (piece: string): void => {
    const at = seen.piece(piece)?.square;
    if (at && at !== "fallen") squares.add(at);
  };
  const { knight, goblins, thief } = seen.view;
  if (me === "knight" && seen.plays("goblins"))
    for (const { tribe, strength } of goblins.tribes) if (strength > knight.strength) add(tribe);
  if (me === "thief" && seen.plays("knight") && knight.perception > thief.stealth) add("knight");
  return [...squares];
}

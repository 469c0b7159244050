/** Where somebody stronger stands, by the public numbers of both boards: a hint for the eye, no rule. */
import { Seen, TRIBES } from "./seen";

export function threats(seen: Seen, eyes: string[]): string[] {
  const me = eyes[0];
  const squares = new Set<string>();
  const add = (piece: string): void => {
    const at = seen.piece(piece)?.square;
    if (at && at !== "fallen") squares.add(at);
  };
  if (me === "knight" && seen.plays("goblins")) {
    const strength = seen.board("knight").stat("strength");
    for (const tribe of TRIBES) if (seen.board("goblins").stat(`${tribe}_strength`) > strength) add(tribe);
  }
  if (
    me === "thief" &&
    seen.plays("knight") &&
    seen.board("knight").stat("perception") > seen.board("thief").stat("stealth")
  )
    add("knight");
  return [...squares];
}

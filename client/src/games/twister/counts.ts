/** Fights and losses of a whole game, from its log alone; nothing in it is rolled. */
import type { Count, Line } from "../../lib/game";
import { readToken } from "./pieces";
import type { Event } from "./view";

const sideOf = (token: string): string => readToken(token)?.side ?? "";

export default function counts(lines: readonly Line<Event>[]): Count[] {
  return lines.flatMap(({ event }): Count[] => {
    switch (event.kind) {
      case "CombatBegun":
        return [{ row: "attacks", role: sideOf(event.attacker), count: 1 }];
      case "FireballCast":
        return (["attacks", "hits"] as const).map((row) => ({ row, role: sideOf(event.by), count: 1 }));
      case "CombatResolved":
        return event.loser && event.loser !== event.attacking ? [{ row: "hits", role: event.attacking, count: 1 }] : [];
      case "CharacterWounded":
      case "CharacterEliminated":
        return [{ row: "suffered", role: sideOf(event.token), count: 1 }];
      default:
        return [];
    }
  });
}

/** Attacks and losses of the clans in a whole game, from its log alone; nothing in it is rolled. */
import type { Count, Line } from "../../lib/game";
import type { Event } from "./view";

export default function counts(lines: readonly Line<Event>[]): Count[] {
  const found: Count[] = [];
  let striker = ""; // the clan whose blow the heroes take now
  for (const { event } of lines) {
    if (event.kind === "MonsterAttacked") {
      striker = event.clan;
      found.push({ row: "attacks", role: striker, count: 1 });
    } else if (event.kind === "HeroKilled" || event.kind === "HeroHurt") {
      if (striker) found.push({ row: "hits", role: striker, count: 1 });
      striker = "";
    } else if (event.kind === "MonsterLeft") found.push({ row: "suffered", role: event.clan, count: 1 });
    else if (event.kind === "HeroAttacked" || event.kind === "HeroTrapped") striker = "";
  }
  return found;
}

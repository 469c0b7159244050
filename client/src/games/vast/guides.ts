/** Guided first games: one for each role, with bots in the other chairs and always the same cave. */
import type { Guide, Hint } from "../../lib/guide";
import { ROLES } from "./view";

const ask = (...names: string[]): string[] => names.map((name) => `vast-ask-${name}`);
const HINTS: Record<string, Hint[]> = {
  knight: [
    { id: "goal", ask: ask("knight") },
    { id: "cubes", ask: ask("knight"), offers: "cube" },
    { id: "walk", ask: ask("knight"), offers: "at", point: ["piece:knight"] },
    { id: "turn", ask: ask("turn") },
    { id: "meet", ask: ask("meet") },
    { id: "encounter", ask: ask("knight"), offers: "encounter" },
    { id: "brace", ask: ask("brace") },
    { id: "keep", ask: ask("keep") },
    { id: "quest", ask: ask("knight"), offers: "quest" },
    { id: "end", ask: ask("knight") },
    { id: "others", ask: [] },
  ],
  goblins: [
    { id: "goal", ask: ask("war"), waiting: true },
    { id: "war", ask: ask("war") },
    { id: "over", ask: ask("overpopulation") },
    { id: "monster", ask: ask("monster", "slot") },
    { id: "tribe", ask: ask("tribe") },
    { id: "reveal", ask: ask("reveal") },
    { id: "act", ask: ask("tribe-acts") },
    { id: "attack", ask: ask("tribe-acts"), offers: "attack" },
    { id: "ambush", ask: ask("ambush") },
    { id: "others", ask: [] },
  ],
  dragon: [
    { id: "goal", ask: ask("dragon"), waiting: true, point: ["piece:dragon"] },
    { id: "move", ask: ask("dragon"), offers: "at" },
    { id: "power", ask: ask("dragon"), offers: "power" },
    { id: "pay", ask: ask("pay") },
    { id: "wake", ask: ask("dragon"), offers: "wake" },
    { id: "hoard", ask: ask("hoard") },
    { id: "gem", ask: ask("place-gem") },
    { id: "surface", ask: ask("surface") },
    { id: "end", ask: ask("dragon") },
    { id: "others", ask: [] },
  ],
  cave: [
    { id: "edge", ask: ask("edge", "tile"), waiting: true },
    { id: "event", ask: ask("event") },
    { id: "deal", ask: ask("deal") },
    { id: "goal", ask: ask("cave") },
    { id: "collect", ask: ask("cave"), offers: "collect" },
    { id: "omen", ask: ask("cave"), offers: "omen" },
    { id: "shape", ask: ask("cave"), offers: "shape" },
    { id: "treasure", ask: ask("treasure") },
    { id: "fall", ask: ask("remove") },
    { id: "others", ask: [] },
  ],
  thief: [
    { id: "goal", ask: ask("stats"), waiting: true, point: ["piece:thief"] },
    { id: "stats", ask: ask("stats") },
    { id: "walk", ask: ask("thief"), offers: "at" },
    { id: "loot", ask: ask("thief"), offers: "loot" },
    { id: "lock", ask: ask("thief"), offers: "pick_lock" },
    { id: "pick", ask: ask("thief"), offers: "pickpocket" },
    { id: "stab", ask: ask("thief"), offers: "backstab" },
    { id: "home", ask: ask("thief") },
    { id: "upgrade", ask: ask("upgrade") },
    { id: "others", ask: [] },
  ],
};

export const guides: Guide[] = ROLES.map((role, n) => ({
  id: role,
  role,
  table: {
    game: "vast",
    options: {},
    seed: String(n + 1),
    seats: [
      { kind: "me", roles: [role] },
      ...ROLES.filter((other) => other !== role).map((other) => ({
        kind: "bot" as const,
        roles: [other],
        level: "novice",
      })),
    ],
  },
  hints: HINTS[role]!,
}));

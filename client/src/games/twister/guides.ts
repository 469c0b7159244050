/** Guided first games: the base box, then the dark: always the same rooms, a bot on the other side. */
import type { Guide } from "../../lib/guide";

const ask = (...names: string[]): string[] => names.map((name) => `twister-ask-${name}`);
const seats: Guide["table"]["seats"] = [
  { kind: "me", roles: ["yellow"] },
  { kind: "bot", roles: ["blue"], level: "novice" },
];

export const guides: Guide[] = [
  {
    id: "base",
    role: "yellow",
    title: "twister-option-box-base",
    table: { game: "twister", options: { target_points: 3 }, seats, seed: "7" },
    hints: [
      { id: "goal", ask: ask("line") },
      { id: "line", ask: ask("line"), point: ["sq:a2", "sq:a4", "sq:a7", "sq:a9"] },
      { id: "lay", ask: ask("lay") },
      { id: "card", ask: ask("play") },
      { id: "action", ask: ask("action") },
      { id: "reveal", ask: ask("action"), offers: "reveal" },
      { id: "put", ask: ask("put") },
      { id: "walk", ask: ask("walk") },
      { id: "turn", ask: ask("action"), offers: "turn" },
      { id: "fight", ask: ask("action"), offers: "fight" },
      { id: "combat", ask: ask("card") },
      { id: "take", ask: ask("walk"), offers: "via" },
      { id: "others", ask: [] },
    ],
  },
  {
    id: "darkness",
    role: "yellow",
    title: "twister-option-box-darkness",
    table: { game: "twister", options: { box: "darkness", first_set: true, target_points: 3 }, seats, seed: "18" },
    hints: [
      { id: "welcome", ask: ask("line") },
      { id: "line", ask: ask("line") },
      { id: "lay", ask: ask("lay") },
      { id: "card", ask: ask("play") },
      { id: "dark", ask: ask("action") },
      { id: "reveal", ask: ask("action"), offers: "reveal" },
      { id: "light", ask: ask("action"), offers: "light" },
      { id: "length", ask: ask("length", "ring") },
      { id: "tile", ask: ask("tile") },
      { id: "leave", ask: ask("walk") },
      { id: "undead", ask: ask("action"), offers: "fight" },
      { id: "join", ask: ask("join", "swing") },
      { id: "combat", ask: ask("card") },
      { id: "raise", ask: ask("action"), offers: "wake" },
      { id: "bat", ask: ask("action"), offers: "change" },
      { id: "curse", ask: ask("curse") },
      { id: "others", ask: [] },
    ],
  },
];

/** The guided first game: the Gnolls alone in the witch's house, always with the same cards. */
import type { Guide } from "../../lib/guide";

const ask = (...names: string[]): string[] => names.map((name) => `heroes-ask-${name}`);
/** Questions that come up while the heroes assault. */
const ASSAULT = ask("next-hero", "victim", "shot", "loss", "plunderer", "charge", "arrival", "summon", "defend");

export const guides: Guide[] = [
  {
    id: "gnoll",
    role: "gnoll",
    table: {
      game: "heroes",
      options: { scenario: "k1", clans: ["gnoll"] },
      seats: [{ kind: "me", roles: ["gnoll"] }],
      seed: "11",
    },
    hints: [
      { id: "welcome", ask: ask("first"), point: ["room:vault"] },
      { id: "play", ask: ask("play"), offers: "play" },
      { id: "icons", ask: ask("play"), offers: "left" },
      { id: "move", ask: ask("move", "swarm-move") },
      { id: "load", ask: ask("load") },
      { id: "strike", ask: ask("target", "swarm-target") },
      { id: "activate", ask: ask("activation") },
      { id: "end", ask: ask("play"), offers: "left" },
      { id: "refresh", ask: ask("refresh") },
      { id: "odds", ask: ask("refresh") },
      { id: "assault", ask: ASSAULT },
      { id: "order", ask: ask("next-hero") },
      { id: "goal", ask: ASSAULT },
    ],
  },
];

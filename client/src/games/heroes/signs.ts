/** What the symbols on cards and rooms mean, and the rule that says so. */
const RULES: Record<string, string> = {
  draw: "KHO-ACT-10",
  activate: "KHO-ACT-11",
  move: "KHO-ACT-12",
  melee: "KHO-ACT-13",
  ranged: "KHO-ACT-14",
  generate: "KHO-ACT-15",
  defend: "KHO-ACT-16",
  trap: "KHO-ACT-17",
  portal: "KHO-ACT-18",
  ambush: "KHO-ACT-19",
  summon: "KHO-ACT-20",
  spend: "KHO-CARD-02",
  momentum: "KHO-MOM-01",
  swarm: "KHO-SWARM-01",
  reinforce: "KHO-REINF-01",
};
const NAMES: Record<string, string> = { generate: "gen" };
const ROOM_TYPES = ["jewel", "swords", "hat", "mystic_eye", "crossbones", "special"];
const LOOT = ["potion", "beast", "equipment", "scroll"];

export const signs = [
  ...Object.entries(RULES).map(([name, rule]) => ({ symbol: `h-${name}`, name: NAMES[name] ?? name, rule })),
  ...ROOM_TYPES.map((name) => ({ symbol: `h-type-${name}`, name, rule: "KHO-ROOM-01" })),
  ...LOOT.map((name) => ({ symbol: `h-loot-${name}`, name, rule: "KHO-ROOM-02" })),
];

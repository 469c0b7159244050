/** A view of Vast by names: numbers, lists, places and piles of the five boards. */
import type { BoardView, Doing, PieceView, TileView, VastView } from "./view";

export const ROLES = ["knight", "goblins", "dragon", "cave", "thief"] as const;
export const TRIBES = ["fangs", "bones", "eye"] as const;
export const SYMBOLS = ["claw", "flame", "wing"] as const;
export const SCALES = ["golden_scale", "silver_scale", "platinum_scale"] as const;
export const OMEN_SYMBOLS = ["bat", "boulder", "crystal", "mushroom", "path", "chasm"] as const;
export const OMENS = [
  "giant_bats",
  "rockslide",
  "past_plunder",
  "soporific_spores",
  "hatred",
  "crystal_curse",
] as const;
export const ROWS = ["greed", "hunger", "pride_event", "pride_gem", "pride_still"] as const;
export const ROW_ROOM = [4, 4, 4, 1, 1];
export const MONSTER_SLOTS = ["fangs", "bones_1", "bones_2", "eye"] as const;
export const SLOTS = ["movement", "perception", "strength", "bomb", "bow", "map", "shield"] as const;
export const SLOT_ROOM = [3, 3, 3, 1, 1, 3, 1];
export const GRIT_SPACES = [5, 11, 18, 26, 35];
export const TREASURES = [
  "javelin",
  "elvish_sword",
  "mighty_axe",
  "potion_kit",
  "heroic_boots",
  "pixie_lantern",
  "enchanted_bow",
  "cursed_amulet",
  "rune_staff",
  "silver_gauntlet",
  "treasure_trove",
];
export const MONSTERS = [
  "pet_frog",
  "ogre",
  "troll",
  "golem",
  "gnome",
  "wisp",
  "bright_beetles",
  "underworm",
  "blob",
  "flame_giant",
  "ground_kraken",
];
export const SECRETS = [
  "secret_tunnels",
  "cave_in",
  "poison",
  "leader",
  "goblin_ruby",
  "blind_fury",
  "fire_bomber",
  "hex",
  "trap",
  "hiding_spots",
  "slingshot",
  "cave_mushrooms",
  "meat",
];
/** Schemes are Secrets that are bought; their numbers go on after the other Secrets. */
export const SCHEMES = [
  "armory",
  "war_banner",
  "underboss",
  "press_gangs",
  "ancient_rituals",
  "mercenaries",
  "eye_of_rage",
  "cave_oil",
];
export const FIRST_SCHEME = 13;
export const WAR = [
  "thirst",
  "spite",
  "consumption",
  "desolation",
  "waste",
  "ruin",
  "hate",
  "fear",
  "desperation",
  "pain",
];
export const UPGRADES = [
  "plus_movement",
  "plus_stealth",
  "plus_thievery",
  "sticky_fingers",
  "lock_picking_kit",
  "climbing_gear",
  "hand_crossbow",
  "unnatural_evasion",
  "flip_2_3",
  "flip_3_4",
  "all_4",
  "advancement",
];
export const ADVANCEMENTS = ["charm", "warlocks_wand", "cloak_of_the_mountebank"];
export const EVENTS = [
  "ambush",
  "light",
  "vantage_point",
  "fresh_air",
  "fresh_water",
  "cave_bread",
  "rats",
  "deep_and_dark",
  "quake",
];

/** The names whose bits are set. */
export const inMask = (mask: number, names: readonly string[]): string[] => names.filter((_, n) => (mask >> n) & 1);

export class Board {
  constructor(readonly raw: BoardView) {}
  fact(id: string): number {
    return this.raw.facts.find((f) => f.id === id)?.value ?? 0;
  }
  stat(id: string): number {
    return this.raw.stats.find((f) => f.id === id)?.value ?? 0;
  }
  list(id: string): number[] {
    return this.raw.lists.find((f) => f.id === id)?.values ?? [];
  }
  squares(id: string): string[] {
    return this.raw.places.find((p) => p.id === id)?.squares ?? [];
  }
  count(id: string): number {
    return this.raw.piles.find((p) => p.id === id)?.count ?? 0;
  }
  /** The cards of a pile for who may look, else nothing. */
  cards(id: string): string[] {
    return this.raw.piles.find((p) => p.id === id)?.cards ?? [];
  }
}

export class Seen {
  constructor(readonly view: VastView) {}
  fact(id: string): number {
    return this.view.facts.find((f) => f.id === id)?.value ?? 0;
  }
  /** Whether a switch of the table is on. */
  option(id: string): boolean {
    return this.view.options.some(([name, value]) => name === id && value === "True");
  }
  board(role: string): Board {
    return new Board(this.view.boards.find((b) => b.role === role)!);
  }
  plays(role: string): boolean {
    return this.view.boards.some((b) => b.role === role && b.plays);
  }
  get playing(): string[] {
    return this.view.boards.filter((b) => b.plays).map((b) => b.role);
  }
  /** The role whose turn it is. */
  get active(): string | null {
    return ROLES[this.fact("active")] ?? null;
  }
  get top(): Doing | undefined {
    return this.view.under_way.at(-1);
  }
  tile(square: string): TileView | undefined {
    return this.view.tiles.find((t) => t.id === square || t.square === square);
  }
  piece(name: string): PieceView | undefined {
    return this.view.pieces.find((p) => p.piece === name || p.id === name);
  }
}

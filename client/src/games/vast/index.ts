/** Vast: The Crystal Caverns for the shell. */
import type { Face, GameClient, Line } from "../../lib/game";
import sprite from "./symbols.svg?raw";
import Board from "./Board.svelte";
import { WAY_NAMES } from "./geometry";
import { guides } from "./guides";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import { isTribe, ownerOf, pieceToken, roleToken } from "./pieces";
import Roles from "./Roles.svelte";
import Setup from "./Setup.svelte";
import { Seen } from "./seen";
import { animate, Stage, type Told } from "./stage.svelte";
import Status from "./Status.svelte";
import TextBoard from "./TextBoard.svelte";
import { ROLES, type VastView } from "./view";

const ICONS: Record<string, string> = {
  done: "ui-check",
  yes: "ui-check",
  no: "ui-close",
  encounter: "v-perception",
  keep: "ui-hand",
  decline: "v-grit",
  explore: "ui-plus",
  reveal: "ui-eye",
  hide: "ui-eye-off",
  special: "v-rage",
  flare: "v-flame",
  wisp: "v-monster",
  scatter: "v-goblin",
  move: "v-movement",
  shape: "v-cave",
  collect: "v-omen-bat",
  treasure: "v-treasure",
  skip: "ui-minus",
  remove: "ui-minus",
  halt: "ui-pause",
  look: "ui-eye",
  surface: "v-dragon-awake",
  gain: "v-rage",
  draw: "v-secret",
  north: "ui-arrow",
  east: "ui-arrow",
  south: "ui-arrow",
  west: "ui-arrow",
  use: "v-bomb",
  attack: "v-strength",
  take: "ui-hand",
  refuse: "ui-minus",
  tribe: "v-goblin",
  wake: "v-sloth",
  row: "v-sloth",
  place: "v-gem-claw",
  target: "ui-flag",
  loot: "ui-hand",
  pickpocket: "ui-hand",
  backstab: "v-strength",
  pick_lock: "v-vault",
  hide_loot: "v-lootdrop",
  upgrade: "ui-plus",
  climb: "ui-arrow",
  piece: "ui-flag",
  plunder: "v-treasure",
  curse: "v-omen-crystal",
  steal: "ui-hand",
  quest: "ui-flag",
  show: "v-treasure",
  sling: "v-perception",
  throw: "v-strength",
  scale: "v-scale",
  charm: "v-health",
  wand: "v-wand",
  disc: "v-population",
};
const IN_HAND = new Set([
  "turn",
  "tile",
  "cube",
  "from",
  "quest",
  "show",
  "event",
  "deal",
  "war",
  "monster",
  "slot",
  "secret",
  "discard",
  "power",
  "pay",
  "wake",
  "row",
  "omen",
  "spend",
  "stats",
  "upgrade",
  "terrain",
  "scale",
]);
const MAIN = new Set(["encounter", "collect", "shape", "treasure"]);

/** What "done" brings to its end, by the question. */
const ENDINGS: Record<string, string> = {
  knight: "vast-board-end-turn",
  thief: "vast-board-end-turn",
  cave: "vast-board-end-turn",
  tribe: "vast-board-end-turn",
  "tribe-to-act": "vast-board-end-tribe",
  dragon: "vast-board-end-powers",
  "encounter-choice": "vast-board-end-meet",
  "cubes-before-ambush": "vast-board-end-brace",
  monster: "vast-board-end-monsters",
};

function face(move: string): Face {
  const [verb = "", what = ""] = move.split(" ");
  return {
    verb: verb === "at" ? "go" : verb,
    icon: verb === "use" && what.endsWith("bow") ? "v-bow" : (ICONS[verb] ?? "ui-arrow"),
    place: verb === "at" ? "board" : IN_HAND.has(verb) ? "hand" : "bar",
    // the arrow points east
    turn: (WAY_NAMES as readonly string[]).includes(verb) ? WAY_NAMES.indexOf(verb as "north") - 1 : 0,
    main: MAIN.has(verb),
    end: verb === "done",
    label: { id: "vast-board-deed", args: { verb, what } },
  };
}

const KIND_ROLES: Record<string, string> = {
  KnightHurt: "knight",
  KnightHealed: "knight",
  GritChanged: "knight",
  CubePlaced: "knight",
  CubeMoved: "knight",
  CubesPickedUp: "knight",
  EventPlayed: "cave",
  EventsCycled: "cave",
  TreasureDealt: "knight",
  TreasureKept: "knight",
  TreasureDeclined: "knight",
  TreasureShown: "knight",
  TreasureLost: "knight",
  QuestCompleted: "knight",
  RageChanged: "goblins",
  PopulationChanged: "goblins",
  TribeScattered: "goblins",
  TribePledged: "goblins",
  TribeLurked: "goblins",
  WarCardChosen: "goblins",
  MonsterDrawn: "goblins",
  MonsterAssigned: "goblins",
  MonsterDiscarded: "goblins",
  MonsterBoxed: "goblins",
  SecretPlayed: "goblins",
  SecretDiscarded: "goblins",
  PowerUsed: "dragon",
  PowerPaid: "dragon",
  GemUsed: "dragon",
  CubeWoken: "dragon",
  CubeSlept: "dragon",
  DragonAwoke: "dragon",
  DragonSurfaced: "dragon",
  DragonHurt: "dragon",
  GoblinsEaten: "dragon",
  ShriekReadied: "dragon",
  DieRolled: "dragon",
  OmensDrawn: "cave",
  OmenUsed: "cave",
  OmenSpent: "cave",
  HatredRemoved: "cave",
  TilePlaced: "cave",
  TileRemoved: "cave",
  CollapseBegan: "cave",
  StatsAssigned: "thief",
  ThiefKilled: "thief",
  AttackEvaded: "thief",
  LootStashed: "thief",
  UpgradeGained: "thief",
  UpgradeLost: "thief",
  ScaleGained: "dragon",
  ScaleShown: "dragon",
  AdvancementRevealed: "thief",
  CharmUsed: "thief",
  WandUsed: "thief",
  SchemeBought: "goblins",
  TreasureStored: "goblins",
  LootLevelSet: "thief",
  TileLookedAt: "thief",
};
const KIND_ICONS: Record<string, string> = {
  PieceMoved: "v-movement",
  TileRevealed: "ui-eye",
  TilePlaced: "v-cave",
  TileRemoved: "v-omen-chasm",
  CollapseBegan: "v-omen-chasm",
  KnightHurt: "h-wound",
  KnightHealed: "v-health",
  GritChanged: "v-grit",
  CubePlaced: "v-herocube",
  CubeMoved: "v-herocube",
  CubesPickedUp: "v-herocube",
  EventPlayed: "v-event",
  TreasureDealt: "v-treasure",
  TreasureKept: "v-treasure",
  QuestCompleted: "ui-flag",
  RageChanged: "v-rage",
  PopulationChanged: "v-population",
  TribeScattered: "v-goblin",
  WarCardChosen: "v-war",
  MonsterAssigned: "v-monster",
  MonsterBoxed: "v-monster",
  PieceDazed: "v-perception",
  SecretPlayed: "v-secret",
  CardsDrawn: "v-hand-card",
  PowerUsed: "v-claw",
  PowerPaid: "v-hand-card",
  CubeWoken: "v-sloth",
  DragonAwoke: "v-dragon-awake",
  DragonSurfaced: "v-dragon-awake",
  DragonHurt: "h-wound",
  GoblinsEaten: "v-goblin",
  DieRolled: "ui-dice",
  ActionDieRolled: "ui-dice",
  OmensDrawn: "v-omen-bat",
  OmenUsed: "v-omen-crystal",
  OmenSpent: "v-omen-bat",
  ThiefKilled: "h-wound",
  LootTaken: "ui-hand",
  LootStashed: "v-treasure",
  UpgradeGained: "ui-plus",
  StatsAssigned: "v-thievery",
  TokenPlaced: "ui-plus",
  TokenRemoved: "ui-minus",
  GameEnded: "ui-trophy",
  EdgePlaced: "v-rockslide",
  ScaleGained: "v-scale",
  ScaleShown: "v-scale",
  AdvancementRevealed: "v-wand",
  CharmUsed: "v-health",
  WandUsed: "v-wand",
  SchemeBought: "v-chest",
  TreasureStored: "v-chest",
};

function lineRole(line: Line<Told>): string | null {
  const event = line.event;
  if (typeof event.role === "string") return event.role;
  for (const key of ["piece", "tribe"]) if (typeof event[key] === "string") return ownerOf(event[key]);
  if (typeof event.winner === "string" && event.winner) return event.winner;
  return KIND_ROLES[event.kind] ?? null;
}
function lineTargets(line: Line<Told>, view: VastView): string[] {
  const event = line.event;
  const square = event.to ?? event.square;
  if (typeof square === "string") return view.tiles.some((t) => t.square === square) ? [`sq:${square}`] : [];
  const piece = event.piece ?? event.tribe;
  return typeof piece === "string" ? [`piece:${piece}`] : [];
}
function pieceOf(target: string, view: VastView): ReturnType<GameClient["token"]> | null {
  const [kind, name = ""] = target.split(":");
  return kind === "piece" && (isTribe(name) || (ROLES as readonly string[]).includes(name))
    ? pieceToken(name, view)
    : null;
}

const client: GameClient<VastView, Told, Stage> = {
  Board,
  Roles,
  Hand,
  TextBoard,
  Status,
  Setup,
  Moment,
  sprite,
  symbol: "v-crystal",
  guides,
  plain: ["players", "terrain", "bonus"],
  columns: { roles: 304, log: 276 },
  stage: () => new Stage(),
  animate,
  token: (role) => roleToken(role),
  pieceToken: pieceOf,
  face,
  ending: (view) => ENDINGS[new Seen(view).top?.what ?? ""] ?? null,
  where: (view) => ({ id: "vast-board-where", args: { round: view.round, roles: view.playing.length } }),
  round: (line) => {
    const event = line.event;
    return event.kind === "TurnBegan"
      ? { id: "vast-board-round", args: { round: Number(event.round), role: String(event.role) } }
      : null;
  },
  lineIcon: (line) => KIND_ICONS[line.event.kind] ?? "ui-log",
  lineRole,
  lineTargets,
};
export default client;

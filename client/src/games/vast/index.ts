/** Vast: The Crystal Caverns for the shell. */
import type { Face, GameClient } from "../../lib/game";
import sprite from "./symbols.svg?raw";
import { about, called } from "./about";
import Board from "./Board.svelte";
import { WAY_NAMES } from "./geometry";
import Drawn from "./Drawn.svelte";
import counts from "./counts";
import { duel } from "./duel";
import { guides } from "./guides";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import { kindOf } from "./kinds";
import { isTribe, pieceToken, roleToken } from "./pieces";
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

/** Quarter turns of the arrow, which points east, for a way. */
function quarterTo(way: string): number {
  const nth = (WAY_NAMES as readonly string[]).indexOf(way);
  return nth < 0 ? 0 : nth - 1;
}

function face(move: string): Face {
  const [verb = "", what = ""] = move.split(" ");
  return {
    verb: verb === "at" ? "go" : verb,
    icon: verb === "use" && what.endsWith("bow") ? "v-bow" : (ICONS[verb] ?? "ui-arrow"),
    place: verb === "at" ? "board" : IN_HAND.has(verb) ? "hand" : "bar",
    turn: quarterTo(verb === "climb" ? what : verb),
    main: MAIN.has(verb),
    end: verb === "done",
    label: { id: "vast-board-deed", args: { verb, what } },
  };
}

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
  DragonAttacked: "v-strength",
  TribesAttacked: "v-strength",
  ThiefAttacked: "v-strength",
  KnightAttacked: "v-goblin",
  AmbushSprung: "v-ambush",
  MonsterAmbushed: "v-ambush",
  AmbushWithstood: "v-ambush",
  AttackMissed: "ui-close",
  AttackEvaded: "v-stealth",
  BowShot: "v-bow",
  EnchantedShot: "v-bow",
  TreasureUsed: "v-treasure",
  RuneStaffUsed: "v-movement",
  CrystalSmashed: "v-crystal",
  EventMet: "v-event",
  DiscsRefused: "v-war",
  TribesOverpopulated: "v-population",
  PlunderMade: "v-treasure",
  TribeExplored: "v-cave",
  SpecialUsed: "v-goblin",
  KnightLured: "v-monster",
  HexCast: "v-secret",
  TribeBlessed: "v-secret",
  SchemeUsed: "v-chest",
  PowerAnnounced: "v-claw",
  PowerAimed: "v-claw",
  PowerAverted: "v-secret",
  DieStruck: "ui-dice",
  ShriekReadied: "v-shriek",
  ShriekSpent: "v-shriek",
  CubeSlept: "v-sloth",
  CubeShifted: "v-sloth",
  OmensCollected: "v-omen-bat",
  OmenAnnounced: "v-omen-crystal",
  OmenAimed: "v-omen-crystal",
  CaveShaped: "v-cave",
  TileTurned: "ui-eye",
  TileLookedAt: "ui-eye",
  CollapseCaused: "v-omen-chasm",
  CrystalTileFallen: "v-crystal",
  TokenSought: "ui-hand",
  TokenShifted: "v-movement",
  TrapSprung: "h-wound",
  HazardStruck: "v-flame",
  FlareBurnt: "v-flame",
  PickpocketTried: "ui-hand",
  BackstabMade: "v-strength",
  LockTried: "v-vault",
  LockOpened: "v-vault",
  AttemptFailed: "ui-close",
  LootLevelSet: "v-lootdrop",
  PieceLeft: "ui-eye-off",
  TribeLurked: "ui-eye",
  TribePledged: "v-crystal",
  KrakenRose: "v-omen-chasm",
  MonsterStayed: "v-monster",
};

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
  clear: (stage) => stage.rest(),
  about,
  called,
  token: (role) => roleToken(role),
  pieceToken: pieceOf,
  face,
  ending: (view) => ENDINGS[new Seen(view).top?.what ?? ""] ?? null,
  where: (view) => ({ id: "vast-board-where", args: { round: view.round, roles: view.playing.length } }),
  duel,
  counts,
  Drawn,
  lineKind: (line) => kindOf(line.event.kind),
  lineIcon: (line) => KIND_ICONS[line.event.kind] ?? "ui-log",
};
export default client;

/** Dungeon Twister for the shell. */
import type { Face, GameClient } from "../../lib/game";
import { nameOf } from "../../lib/i18n.svelte";
import type { Option } from "../../protocol";
import sprite from "./symbols.svg?raw";
import { about } from "./about";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import Roles from "./Roles.svelte";
import Setup from "./Setup.svelte";
import Status from "./Status.svelte";
import TextBoard from "./TextBoard.svelte";
import { option } from "./drafting";
import { guides } from "./guides";
import { idNow, kindNow, lookOf, sideToken } from "./pieces";
import { animate, Stage } from "./stage.svelte";
import type { Event, TwisterView } from "./view";

const ICONS: Record<string, string> = {
  line: "t-hidden",
  lay: "t-hidden",
  play: "t-action",
  walk: "v-movement",
  jump: "t-jump",
  through: "t-wall_walker",
  reveal: "ui-eye",
  turn: "t-gear-cw",
  fight: "t-combat",
  heal: "t-cleric",
  regenerate: "t-troll",
  gate: "t-portcullis-open",
  break: "t-portcullis-broken",
  fire: "t-fireball_wand",
  drink: "t-speed_potion",
  done: "ui-check",
  to: "v-movement",
  via: "v-movement",
  take: "ui-hand",
  drop: "ui-minus",
  at: "ui-flag",
  target: "t-combat",
  card: "t-combat",
  raise: "t-zombie",
  wake: "t-tomb",
  change: "t-bat",
  invert: "t-scroll_of_inversion",
  draw: "t-two_handed_sword",
  unhook: "t-sconce",
  sip: "t-fountain",
  light: "t-torch",
  shine: "t-ring_of_light",
  length: "t-corridor",
  tile: "t-corridor",
  say: "t-shadow",
  pick: "ui-plus",
  pair: "ui-plus",
};
const ON_BOARD = new Set(["to", "via", "at"]);
// also what the dock shows in its own way
const IN_HAND = new Set(["play", "card", "line", "lay", "length", "tile", "pick", "pair"]);
const PLACED = new Set(["reveal", "turn", "invert", "lay"]);
const FIRST = new Set(["to", "via", "at", "take", "say"]);
const SAID: Record<string, string> = {
  join: "t-combat",
  "stay-out": "ui-close",
  swing: "t-two_handed_sword",
  spare: "ui-close",
};

function face(move: string, option?: Option): Face {
  const [verb = "", a = "", b = "", way] = move.split(" ");
  const turn = verb === "turn";
  const deed = turn ? `turn-${way}` : verb;
  // a move names a piece as it came, the option as it is now
  const said = option?.label.args;
  const whom = said?.whom && said.whom !== "none" ? String(said.whom) : "";
  const what =
    verb === "target" ? String(said?.piece ?? b) : FIRST.has(verb) ? a : PLACED.has(verb) ? `room:${b}` : whom || b;
  return {
    verb: deed,
    icon: turn ? `t-gear-${way}` : verb === "say" ? (SAID[a] ?? "ui-arrow") : (ICONS[verb] ?? "ui-arrow"),
    place: ON_BOARD.has(verb) ? "board" : IN_HAND.has(verb) ? "hand" : "bar",
    main: verb === "to" || move === "say join" || move === "say swing",
    end: verb === "done",
    label: { id: "twister-board-deed", args: { verb: deed, what } },
  };
}

const LINE_ICONS: Partial<Record<Event["kind"], string>> = {
  TokenMoved: "v-movement",
  RoomRevealed: "t-hidden",
  RoomTurned: "t-gear-cw",
  TokenTurned: "t-gear-cw",
  GateWorked: "t-portcullis-open",
  CombatBegun: "t-combat",
  CombatResolved: "t-combat",
  CharacterWounded: "h-wound",
  CharacterEliminated: "h-wound",
  CharacterLeft: "t-crown",
  PointsScored: "t-crown",
  GameEnded: "ui-trophy",
  FireballCast: "t-fireball_wand",
  PotionDrunk: "t-speed_potion",
  CharacterHealed: "t-cleric",
  JumpCardSpent: "t-jump",
  TileDrawn: "t-corridor",
  TileLaid: "t-corridor",
  ZombieRaised: "t-zombie",
  ShapeChanged: "t-bat",
  BloodDrunk: "t-blood",
  SpecterReincarnated: "t-specter",
  RoomsSwapped: "t-scroll_of_inversion",
  ObjectFound: "ui-hand",
  FountainDrunk: "t-fountain",
  PiecePicked: "ui-plus",
  TeamsComplete: "ui-roles",
  CombatDeclared: "t-combat",
  TokenTaken: "ui-hand",
  TokenDropped: "ui-hand",
  TokenPlaced: "ui-flag",
  ActionCardPlayed: "t-action",
  ActionCardsTakenBack: "t-action",
  TurnEnded: "ui-check",
  TurnPassed: "ui-check",
  StalemateNear: "ui-threat",
  CombatCardLaid: "t-combat",
};

const client: GameClient<TwisterView, Event, Stage> = {
  Board,
  Roles,
  Hand,
  TextBoard,
  Status,
  Setup,
  Moment,
  guides,
  sprite,
  symbol: "t-gear-cw",
  columns: { roles: 250, log: 276, dock: 280 },
  stage: () => new Stage(),
  animate,
  token: (role) => sideToken(role),
  pieceName: (target, view) => nameOf(kindNow(target, view)),
  now: (target, view) => idNow(target, view),
  pieceToken: (target, view) => (target.startsWith("tok:") ? lookOf(target, view) : null),
  subject: (view) => {
    const v = view;
    return (
      v.reveal?.placing ??
      v.journey?.token ??
      v.aim?.token ??
      v.light?.token ??
      v.curse?.token ??
      v.combat?.declaring ??
      v.combat?.attacker ??
      null
    );
  },
  face,
  about,
  where: (view) => {
    const v = view;
    const scenario = option(v, "scenario");
    return {
      id: "twister-board-where",
      args: {
        box: scenario && scenario !== "none" ? scenario : option(v, "box"),
        phase: v.phase,
        turn: v.turn,
        target: v.target_points,
      },
    };
  },
  lineIcon: (line) => LINE_ICONS[line.event.kind] ?? "ui-log",
};
export default client;

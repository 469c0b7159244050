/** Lines of the log: their symbol, whom they are about, where they point, and the rule behind a link of the assault. */
import type { Line } from "../../lib/game";
import type { Event } from "./view";

type Kind = Event["kind"];

const ICONS: Partial<Record<Kind, string>> = {
  TurnBegun: "ui-play",
  PhaseBegun: "ui-flag",
  CardPlayed: "ui-hand",
  CardDrawn: "h-draw",
  CardLookedAt: "h-reinforce",
  DeckReshuffled: "ui-replay",
  CardDiscarded: "ui-hand",
  CardAcquired: "h-loot-potion",
  CardReturned: "ui-undo",
  DisplayFilled: "h-loot-scroll",
  CardDefended: "h-defend",
  MonsterSummoned: "h-summon",
  MonsterMoved: "h-move",
  MonsterWounded: "h-wound",
  MonsterLeft: "h-wound",
  WoundsHealed: "h-activate",
  PortalTurned: "h-portal",
  MarkerPlaced: "ui-flag",
  MarkerRemoved: "ui-flag",
  GuildCardDrawn: "h-type-swords",
  WaveBegun: "ui-threat",
  AssaultSkipped: "ui-flag",
  AssaultBegun: "h-type-swords",
  DrawMade: "h-draw",
  ReinforcementsCalled: "h-reinforce",
  MonsterAttacked: "h-melee",
  AbilityUsed: "h-activate",
  ScenarioUsed: "h-activate",
  HeroThrown: "h-room-cells",
  LootRefreshed: "h-loot-scroll",
  CardDropped: "ui-hand",
  TollPaid: "h-spend",
  ConstructionBegun: "h-room-construction_site",
  ScenarioStruck: "ui-flag",
  SupplyEmptied: "ui-roles",
  HeroShot: "h-ranged",
  HeroTrapped: "h-trap",
  HeroInspired: "ui-play",
  HeroAttacked: "h-melee",
  PlunderBegun: "h-treasure-1",
  TreasureTurned: "h-treasure-4",
  BlowParried: "h-defend",
  RoomStirred: "ui-threat",
  FrostMoved: "ui-flag",
  HeroesCharged: "h-move",
  HeroKilled: "h-melee",
  HeroHurt: "h-melee",
  HeroPromoted: "ui-trophy",
  TreasurePlundered: "h-treasure-4",
  TreasurePlaced: "h-treasure-1",
  TreasureMoved: "h-treasure-1",
  TreasureRemoved: "h-treasure-1",
  RoomBuilt: "h-room-construction_site",
  ProjectRevealed: "h-room-construction_site",
  ForeignClanJoined: "h-room-laboratory",
  TeamVoted: "ui-roles",
  VotesTied: "ui-roles",
  VotesShown: "ui-roles",
  GameEnded: "ui-trophy",
};

const DEEDS: Record<string, string> = { trap: "h-trap", portal: "h-portal", complete: "h-portal", spend: "h-spend" };

export function lineIcon(line: Line<Event>): string {
  const event = line.event;
  if (event.kind === "TokenPlaced" || event.kind === "TokenDiscarded") return `h-${event.token}`;
  if (event.kind === "DishServed") return `h-${event.token}`;
  if (event.kind === "RoomUsed") return `h-room-${event.room}`;
  if (event.kind === "MonstersCalled") return event.how === "ambush" ? "h-ambush" : "h-summon";
  if (event.kind === "ActionUsed") return DEEDS[event.action] ?? "h-generate";
  if (event.kind === "HeroEntered" || event.kind === "HeroWaited")
    return `h-${event.hero.replace(/^(champion|wounded)-/, "")}`;
  if (event.kind === "HeroExhausted" || event.kind === "HeroWoken" || event.kind === "HeroSummoned")
    return `h-${event.hero.replace(/^(champion|wounded)-/, "")}${event.kind === "HeroExhausted" ? "-out" : ""}`;
  return ICONS[event.kind] ?? "ui-log";
}

const RULES: Partial<Record<Kind, string>> = {
  GuildCardDrawn: "KHO-WAVE-02",
  HeroSummoned: "KHO-ASSAULT-01",
  HeroWoken: "KHO-ASSAULT-16",
  HeroesCharged: "KHO-ASSAULT-24",
  TreasurePlundered: "KHO-ASSAULT-21",
  HeroKilled: "KHO-DMG-01",
  MonsterWounded: "KHO-WOUND-01",
  MonsterLeft: "KHO-WOUND-01",
  WaveBegun: "KHO-WAVE-03",
  AssaultSkipped: "KHO-WAVE-07",
  CardDefended: "KHO-DEF-02",
  TokenDiscarded: "KHO-ASSAULT-10",
  AssaultBegun: "KHO-WAVE-04",
  ScenarioStruck: "KHO-SCEN-09",
  SupplyEmptied: "KHO-EMPTY-01",
  HeroEntered: "KHO-ASSAULT-10",
  HeroShot: "KHO-ASSAULT-11",
  HeroTrapped: "KHO-TRAP-01",
  HeroInspired: "KHO-ASSAULT-16",
  HeroAttacked: "KHO-ASSAULT-20",
  HeroWaited: "KHO-ASSAULT-23",
  PlunderBegun: "KHO-ASSAULT-21",
  TreasureTurned: "KHO-ASSAULT-34",
};
const REASONS: Record<string, string> = {
  attack: "KHO-ASSAULT-20",
  wait: "KHO-ASSAULT-23",
  plunder: "KHO-ASSAULT-21",
  cells: "KHO-CELLS-08",
};
export function lineRule(line: Line<Event>): string {
  const event = line.event;
  return event.kind === "HeroExhausted" ? (REASONS[event.why] ?? "KHO-ASSAULT-29") : (RULES[event.kind] ?? "");
}

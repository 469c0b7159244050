/** What Keep the Heroes Out! brings to the shell. */
import { nameOf } from "../../lib/i18n.svelte";
import type { Face, GameClient } from "../../lib/game";
import sprite from "./symbols.svg?raw";
import Assault from "./Assault.svelte";
import { about } from "./about";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import Roles from "./Roles.svelte";
import Setup from "./Setup.svelte";
import Status from "./Status.svelte";
import TextBoard from "./TextBoard.svelte";
import { lineIcon } from "./lines";
import { guides } from "./guides";
import { clanToken, pieceToken, seat } from "./pieces";
import { option } from "./say";
import { animate, Stage } from "./stage.svelte";
import { TOKENS, type Event, type HeroesView } from "./view";

const ICONS: Record<string, string> = {
  play: "ui-hand",
  left: "h-choice",
  right: "h-choice",
  end: "ui-check",
  pass: "ui-check",
  throw: "h-room-cells",
  discard: "ui-minus",
  take: "h-loot-potion",
  return: "ui-undo",
  defend: "h-defend",
  move: "h-move",
  wounds: "h-wound",
  carry: "ui-hand",
  strike: "h-melee",
  room: "ui-flag",
  work: "h-activate",
  complete: "h-portal",
  ability: "h-activate",
  special: "ui-flag",
  lose: "ui-minus",
  pay: "ui-minus",
  coins: "h-coin",
  build: "h-room-construction_site",
  cell: "ui-plus",
  turns: "ui-turning",
  follow: "h-momentum",
  enter: "ui-arrow",
  act: "h-type-swords",
  pick: "ui-arrow",
  hit: "h-wound",
  clan: "ui-roles",
  trust: "ui-check",
};
const ON_BOARD = new Set(["move", "wounds", "strike", "room", "cell"]);
const IN_HAND = new Set(["play", "left", "right", "discard", "take", "return", "defend", "build"]);
const GOODS = new Set<string>(TOKENS);
const PEOPLE = new Set(["act", "enter", "pick", "strike", "hit", "clan"]);

function iconOf(verb: string, thing: string): string {
  if (GOODS.has(thing)) return `h-${thing}`;
  if (PEOPLE.has(verb) && thing) return `h-${thing.replace(/^(champion|wounded)-/, "")}`;
  return ICONS[verb] ?? "ui-arrow";
}

function face(move: string): Face {
  const [verb = "", a = ""] = move.split(" ");
  return {
    verb,
    icon: iconOf(verb, a),
    place: ON_BOARD.has(verb) ? "board" : IN_HAND.has(verb) ? "hand" : "bar",
    main: verb === "follow",
    end: verb === "end" || verb === "pass",
    label: { id: "heroes-board-deed", args: { verb } },
  };
}

const client: GameClient<HeroesView, Event, Stage> = {
  Board,
  Roles,
  Hand,
  TextBoard,
  Status,
  Setup,
  Aside: Market,
  Moment: Assault,
  sprite,
  symbol: "h-trap",
  columns: { roles: 284, log: 264, dock: 296 },
  together: true,
  open: (options) => options.open_hands !== false,
  guides,
  meet: (view) => seat(view.clans),
  stage: () => new Stage(),
  animate,
  token: (role, roles) => clanToken(role, roles),
  pieceToken,
  pieceName: (target) => nameOf(target),
  face,
  about,
  where: (view) => ({
    id: "heroes-board-where",
    args: {
      scenario: view.scenario,
      mode: view.mode,
      difficulty: option(view, "difficulty"),
      wave: view.guild.wave,
    },
  }),
  lineIcon,
};
export default client;

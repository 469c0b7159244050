/** What there is to choose from while teams are chosen, and how far each side has come. */
import type { Catalogue } from "../../lib/words.svelte";
import { kindOf } from "./pieces";
import type { Prompt } from "../../protocol";
import {
  BASE_CHARACTERS,
  BASE_OBJECTS,
  BASE_PAIRS,
  DARK_CHARACTERS,
  DARK_OBJECTS,
  DARK_PAIRS,
  FIRST_SET as SET,
  GATE_LETTERS,
  MIXED_OBJECTS,
  TEAM_SIZES,
  TERRAIN_LETTERS,
  TERRAINS,
  WALL_LETTERS,
  type SideView,
  type SquareView,
  type TwisterView,
} from "./view";

const [PEOPLE, THINGS, PAIRS] = TEAM_SIZES.map(Number) as [number, number, number];
export type Part = "people" | "things" | "rooms";
export const FIRST_SET: readonly string[] = SET; // FOD-USE-02

export function option(view: TwisterView, id: string): string {
  return view.options.find(([name]) => name === id)?.[1] ?? "";
}
export const isMutual = (view: TwisterView): boolean => way(view) === "mutual";
/** Both boxes are mixed by mutual choice unless the table says otherwise. */
function way(view: TwisterView): string {
  const mixes = option(view, "box") === "mixed" && option(view, "scenario") === "none";
  const said = option(view, "choice");
  return said === "printed" && mixes ? "mutual" : (said ?? "");
}

export interface Progress {
  part: Part;
  have: number;
  need: number;
}
/** The parts of the choice in the order of the rules; equal teams begin with the rooms. */
export function progress(view: TwisterView, side: SideView): Progress[] {
  const picked = side.picked ?? [];
  const people = {
    part: "people" as const,
    have: picked.filter((name) => isPerson(name)).length,
    need: PEOPLE,
  };
  const things = { part: "things" as const, have: picked.length - people.have, need: THINGS };
  const rooms = { part: "rooms" as const, have: side.pairs?.length ?? 0, need: PAIRS };
  if (isMutual(view))
    return [
      { ...rooms, have: view.sides.reduce((n, s) => n + (s.pairs?.length ?? 0), 0), need: 2 * PAIRS },
      people,
      things,
    ];
  return option(view, "choice") === "free" ? [people, things, rooms] : [people, things];
}
const ALL_CHARACTERS: readonly string[] = [...BASE_CHARACTERS, ...DARK_CHARACTERS];
export const isPerson = (name: string): boolean => ALL_CHARACTERS.includes(kindOf(name));

export interface Choice {
  id: string; // "thief", "torch-2", "17"
  move: string; // "pick thief", "pair 17"
  taken: boolean;
  open: boolean; // offered now
}
/**
 * All pieces of a part in the boxes that are played, those of the base box first; further copies while they are
 * offered.
 */
export function pool(part: Part, view: TwisterView, side: SideView, prompt: Prompt | null): Choice[] {
  const moves = new Set(prompt?.options.map((o) => o.move));
  const word = part === "rooms" ? "pair" : "pick";
  const taken = new Set(part === "rooms" ? view.sides.flatMap((s) => s.pairs ?? []).map(String) : (side.picked ?? []));
  const known = part === "rooms" ? pairs(view) : pieces(part, option(view, "box"));
  const copies = [...moves]
    .map((m) => m.split(" "))
    .filter(([verb, id]) => verb === "pick" && part === "things" && /-\d$/.test(id!))
    .map(([, id]) => id!);
  const ids = [
    ...new Set([
      ...known,
      ...copies,
      ...[...taken].filter((id) => part === "rooms" || isPerson(id) === (part === "people")),
    ]),
  ];
  return ids.map((id) => ({ id, move: `${word} ${id}`, taken: taken.has(id), open: moves.has(`${word} ${id}`) }));
}
function pieces(part: Part, box: string): readonly string[] {
  if (part === "people")
    return box === "base" ? BASE_CHARACTERS : box === "darkness" ? DARK_CHARACTERS : ALL_CHARACTERS;
  return box === "base" ? BASE_OBJECTS : box === "darkness" ? DARK_OBJECTS : MIXED_OBJECTS;
}
function pairs(view: TwisterView): string[] {
  const box = option(view, "box");
  return [...(box === "darkness" ? [] : BASE_PAIRS), ...(box === "base" ? [] : DARK_PAIRS)];
}

// ---------------------------------------------------------------------- rooms as small maps
export interface RoomRow {
  id: string;
  number: number;
  rotation: string;
  reconstructed: boolean;
  cells: string[];
  h: string[];
  v: string[];
  sconce?: [number, number];
  sconce_side?: string;
  statue_front?: [number, number];
}
const terrainOf = (letter: string): string =>
  TERRAINS[(TERRAIN_LETTERS as readonly string[]).indexOf(letter)] ?? "floor";
function edgeOf(letter = "."): string {
  if ((WALL_LETTERS as readonly string[]).includes(letter)) return "wall";
  return (GATE_LETTERS as readonly string[]).includes(letter) ? "gate-closed" : "open";
}

export function roomsOf(number: string, catalogue: Catalogue): RoomRow[] {
  return catalogue.rows<RoomRow>("room").filter((row) => String(row.number) === number);
}

/** A room of the content as squares of the first place of the board. */
export function drawn(room: RoomRow): SquareView[] {
  return room.cells.flatMap((line, r) =>
    [...line].map((letter, q): SquareView => {
      const name = `${"bcdef"[q]}${r + 1}`;
      const here = (at?: [number, number]): boolean => at?.[0] === r && at[1] === q;
      return {
        id: `pic:${name}`,
        name,
        terrain: terrainOf(letter),
        dot: false,
        gates: [],
        tile: 0,
        part: 0,
        turns: 0,
        lit_now: false,
        used: false,
        torch: here(room.sconce),
        edges: [edgeOf(room.h[r]![q]), edgeOf(room.v[r]![q + 1]), edgeOf(room.h[r + 1]![q]), edgeOf(room.v[r]![q])],
        sconce: here(room.sconce) ? (room.sconce_side ?? "") : "",
        front: here(room.statue_front),
      };
    }),
  );
}

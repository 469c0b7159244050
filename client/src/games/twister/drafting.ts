/** What there is to choose from while teams are chosen, and how far each side has come. */
import type { Catalogue, Entry } from "../../lib/words.svelte";
import { kindOf } from "./pieces";
import type { Prompt } from "../../protocol";
import type { SideView, SquareView, TwisterView } from "./view";

export const PEOPLE = 8;
export const THINGS = 6;
export type Part = "people" | "things" | "rooms";
export const FIRST_SET = ["rope", "ring-of-light", "key", "cross", "inversion", "torch"]; // FOD-USE-02

export function option(view: TwisterView, id: string): string {
  return view.options.find(([name]) => name === id)?.[1] ?? "";
}
export const isMutual = (view: TwisterView): boolean => option(view, "choice") === "mutual";

export interface Progress {
  part: Part;
  have: number;
  need: number;
}
/** The parts of the choice in the order of the rules; equal teams begin with the rooms. */
export function progress(view: TwisterView, side: SideView, catalogue: Catalogue): Progress[] {
  const picked = side.picked ?? [];
  const people = {
    part: "people" as const,
    have: picked.filter((name) => isPerson(name, catalogue)).length,
    need: PEOPLE,
  };
  const things = { part: "things" as const, have: picked.length - people.have, need: THINGS };
  const rooms = { part: "rooms" as const, have: side.pairs?.length ?? 0, need: 2 };
  if (isMutual(view))
    return [{ ...rooms, have: view.sides.reduce((n, s) => n + (s.pairs?.length ?? 0), 0), need: 4 }, people, things];
  return option(view, "choice") === "free" ? [people, things, rooms] : [people, things];
}
export const isPerson = (name: string, catalogue: Catalogue): boolean =>
  catalogue.get(kindOf(name))?.rule.includes("-CHAR-") ?? false;

export interface Choice {
  id: string; // "thief", "torch-2", "17"
  move: string; // "pick thief", "pair 17"
  taken: boolean;
  open: boolean; // offered now
}
/** All pieces of a part in the boxes that are played, those of the base box first; further copies while they are offered. */
export function pool(
  part: Part,
  view: TwisterView,
  side: SideView,
  prompt: Prompt | null,
  catalogue: Catalogue,
): Choice[] {
  const moves = new Set(prompt?.options.map((o) => o.move));
  const word = part === "rooms" ? "pair" : "pick";
  const taken = new Set(part === "rooms" ? view.sides.flatMap((s) => s.pairs ?? []).map(String) : (side.picked ?? []));
  const known = part === "rooms" ? pairs(view) : pieces(part, view, catalogue).map((entry) => entry.id);
  const copies = [...moves]
    .map((m) => m.split(" "))
    .filter(([verb, id]) => verb === "pick" && part === "things" && /-\d$/.test(id!))
    .map(([, id]) => id!);
  const ids = [
    ...new Set([
      ...known,
      ...copies,
      ...[...taken].filter((id) => part === "rooms" || isPerson(id, catalogue) === (part === "people")),
    ]),
  ];
  return ids.map((id) => ({ id, move: `${word} ${id}`, taken: taken.has(id), open: moves.has(`${word} ${id}`) }));
}
function pieces(part: Part, view: TwisterView, catalogue: Catalogue): Entry[] {
  const box = option(view, "box");
  const mark = part === "people" ? "-CHAR-" : "-OBJ-";
  const wanted = (entry: Entry): boolean =>
    box === "mixed" ||
    entry.rule.startsWith(box === "base" ? "DT-" : "FOD-") ||
    (box === "darkness" && entry.id === "rope");
  return Object.values(catalogue.entries).filter(
    (entry) => entry.rule.includes(mark) && !["zombie", "bat", "greatsword"].includes(entry.id) && wanted(entry),
  );
}
function pairs(view: TwisterView): string[] {
  const box = option(view, "box");
  return [...(box === "darkness" ? [] : ["1", "2", "3", "4"]), ...(box === "base" ? [] : ["17", "18", "19", "20"])];
}

// ---------------------------------------------------------------------- rooms as small maps
interface RoomRow {
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
const TERRAIN: Record<string, string> = {
  O: "pit",
  R: "gear",
  D: "dark",
  T: "tomb",
  H: "sacred",
  X: "sarcophagus",
  S: "statue",
  F: "fountain",
};
const EDGE: Record<string, string> = { "-": "wall", "|": "wall", "=": "gate-closed", "#": "gate-closed" };

export function roomsOf(number: string, catalogue: Catalogue): RoomRow[] {
  return catalogue.rows<RoomRow>("room").filter((row) => String(row.number) === number);
}

/** A room of the content as squares of the first place of the board. */
export function drawn(room: RoomRow): SquareView[] {
  const edge = (letter: string | undefined): string => EDGE[letter ?? "."] ?? "open";
  return room.cells.flatMap((line, r) =>
    [...line].map((letter, q): SquareView => {
      const name = `${"bcdef"[q]}${r + 1}`;
      const here = (at?: [number, number]): boolean => at?.[0] === r && at[1] === q;
      return {
        id: `pic:${name}`,
        name,
        terrain: TERRAIN[letter] ?? "floor",
        dot: false,
        gates: [],
        tile: 0,
        part: 0,
        turns: 0,
        lit_now: false,
        used: false,
        torch: here(room.sconce),
        edges: [edge(room.h[r]![q]), edge(room.v[r]![q + 1]), edge(room.h[r + 1]![q]), edge(room.v[r]![q])],
        sconce: here(room.sconce) ? (room.sconce_side ?? "") : "",
        front: here(room.statue_front),
      };
    }),
  );
}

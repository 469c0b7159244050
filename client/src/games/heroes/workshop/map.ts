/** A map that is being made, as its file has it, and the changes that one may make to it. */
import type { Files } from "../../../lib/bench.svelte";
import { turnedSides, type PrintedMap, type Tile } from "../printed";

export type Words = { en: string; it: string };
export interface ScenarioFile extends PrintedMap {
  id: string;
  rules?: string;
  name: Words;
  story: Words;
  hint: Words;
  complexity: number;
  cards: number[];
  tokens?: Record<string, string[]>; // what lies ready, by room
  reserves?: number; // monsters of each clan that come with wave 2
  wave_0: number;
  source: string;
  reconstructed: boolean;
}
export const SIZE = 4; // rows and columns
export const MOST_VALUE = 4;
const FILE = "scenarios-mine";
const SIDES = "NESW";
const BEYOND: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

// ---------------------------------------------------------------- where it stands
export function scenarios(files: Files): ScenarioFile[] {
  return Object.entries(files).flatMap(([name, tree]) =>
    name.startsWith("scenarios") ? ((tree.scenario ?? []) as ScenarioFile[]) : [],
  );
}
export const scenarioIn = (files: Files, id: string): ScenarioFile =>
  scenarios(files).find((one) => one.id === id) ?? scenarios(files)[0]!;
export const filesOf = (scenario: ScenarioFile): Files => ({ [FILE]: { scenario: [scenario] } });

/** Can it be drawn? */
export function fits(files: Files): boolean {
  const found = scenarios(files);
  return Array.isArray(found) && found.length > 0 && found.every(isScenario);
}
function isScenario(one: unknown): boolean {
  const given = one as Partial<ScenarioFile> | null;
  if (typeof given !== "object" || given === null || typeof given.id !== "string") return false;
  return (
    [given.name, given.story, given.hint].every(isWords) &&
    isList(given.tile, isTile) &&
    isList(given.portals, (p) => typeof p === "string") &&
    isList(given.cards, (c) => typeof c === "number") &&
    (given.tokens === undefined || isTokens(given.tokens)) &&
    typeof given.treasures === "object" &&
    given.treasures !== null &&
    Object.values(given.treasures).every((value) => typeof value === "number")
  );
}
const isList = (value: unknown, of: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(of);
function isWords(value: unknown): boolean {
  const words = value as Partial<Words> | null;
  return typeof words === "object" && words !== null && typeof words.en === "string" && typeof words.it === "string";
}
function isTokens(value: unknown): boolean {
  const all = typeof value === "object" && value !== null ? Object.values(value) : [null];
  return all.every((list) => isList(list, (one) => typeof one === "string"));
}
function isTile(value: unknown): boolean {
  const tile = value as Partial<Tile> | null;
  return (
    typeof tile === "object" &&
    tile !== null &&
    typeof tile.room === "string" &&
    (tile.open === undefined || typeof tile.open === "string") &&
    [tile.row, tile.column, tile.turns].every((n) => Number.isInteger(n) && n! >= 0 && n! < SIZE)
  );
}

// ---------------------------------------------------------------- rooms
export const tileOf = (map: PrintedMap, room: string): Tile | undefined => map.tile.find((tile) => tile.room === room);
export const tileAt = (map: PrintedMap, column: number, row: number): Tile | undefined =>
  map.tile.find((tile) => tile.column === column && tile.row === row);
export const cellName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** A room to a place; what lies there changes places with it, or goes if the room was not on the map. */
export function place(map: PrintedMap, room: string, column: number, row: number): void {
  if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return;
  const [mine, other] = [tileOf(map, room), tileAt(map, column, row)];
  if (other && other !== mine) {
    if (mine) [other.column, other.row] = [mine.column, mine.row];
    else remove(map, other.room);
  }
  if (mine) [mine.column, mine.row] = [column, row];
  else map.tile.push({ room, row, column, turns: 0 });
}
export function remove(map: PrintedMap, room: string): void {
  map.tile = map.tile.filter((tile) => tile.room !== room);
  map.portals = map.portals.filter((name) => name !== room);
  delete map.treasures[room];
  const all = map as Partial<ScenarioFile>;
  if (all.tokens) delete all.tokens[room];
}
export function turn(map: PrintedMap, room: string): void {
  const tile = tileOf(map, room);
  if (tile) tile.turns = (tile.turns + 1) % 4;
}
export function setTreasure(map: PrintedMap, room: string, value: number): void {
  if (value) map.treasures[room] = value;
  else delete map.treasures[room];
}
export const tokensOf = (map: ScenarioFile, room: string, kind: string): number =>
  (map.tokens?.[room] ?? []).filter((one) => one === kind).length;
/** So many of a kind lie ready in a room. */
export function setTokens(map: ScenarioFile, room: string, kind: string, count: number): void {
  const others = (map.tokens?.[room] ?? []).filter((one) => one !== kind);
  const now = [...others, ...Array.from({ length: count }, () => kind)];
  const { [room]: _, ...rest } = map.tokens ?? {};
  map.tokens = now.length ? { ...rest, [room]: now } : rest;
  if (!Object.keys(map.tokens).length) delete map.tokens;
}
export function setPortal(map: PrintedMap, room: string, there: boolean): void {
  map.portals = map.portals.filter((name) => name !== room);
  if (there) map.portals.push(room);
}

// ---------------------------------------------------------------- passages
export type Printed = (room: string) => string; // the open sides of a room's tile
const facing = (side: string): string => SIDES[(SIDES.indexOf(side) + 2) % 4]!;
const sorted = (sides: Iterable<string>): string => [...SIDES].filter((side) => [...sides].includes(side)).join("");
const lying = (tile: Tile, printed: Printed): string => turnedSides(tile.open ?? printed(tile.room), tile.turns);

export function neighbour(map: PrintedMap, room: string, side: string): Tile | undefined {
  const tile = tileOf(map, room);
  const [dx, dy] = BEYOND[side]!;
  return tile && tileAt(map, tile.column + dx, tile.row + dy);
}
/** Is there a way through that wall? */
export function isOpen(map: PrintedMap, room: string, side: string, printed: Printed): boolean {
  const [tile, other] = [tileOf(map, room), neighbour(map, room, side)];
  return !!tile && !!other && lying(tile, printed).includes(side) && lying(other, printed).includes(facing(side));
}
/** Open or close the passage to the room behind a wall, on both sides of it. */
export function setPassage(map: PrintedMap, room: string, side: string, open: boolean, printed: Printed): void {
  const [tile, other] = [tileOf(map, room), neighbour(map, room, side)];
  if (!tile || !other) return;
  setSide(tile, side, open, printed);
  setSide(other, facing(side), open, printed);
}
function setSide(tile: Tile, side: string, open: boolean, printed: Printed): void {
  const before = SIDES[(SIDES.indexOf(side) + 4 - tile.turns) % 4]!; // where that side is on the tile as it is printed
  const sides = new Set(tile.open ?? printed(tile.room));
  if (open) sides.add(before);
  else sides.delete(before);
  const now = sorted(sides);
  if (now === sorted(printed(tile.room))) delete tile.open;
  else tile.open = now;
}
/** A wall that could be opened so that a room which leads nowhere is joined to one that leads to the Vault. */
export function wayOut(map: PrintedMap, lost: readonly string[]): { room: string; side: string } | null {
  for (const room of lost)
    for (const side of SIDES) {
      const other = neighbour(map, room, side);
      if (other && !lost.includes(other.room)) return { room, side };
    }
  return null;
}
/** A place where nothing lies, beside the rooms that do. */
export function freePlace(map: PrintedMap): [number, number] | null {
  const free: [number, number][] = [];
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1) if (!tileAt(map, column, row)) free.push([column, row]);
  const beside = ([column, row]: [number, number]): boolean =>
    Object.values(BEYOND).some(([dx, dy]) => tileAt(map, column + dx, row + dy));
  return free.find(beside) ?? free[0] ?? null;
}

/** Rooms that are being drawn and the eight that are played with, as their files have them. */
import type { Files } from "../../../lib/bench.svelte";
import type { RoomRow } from "../drafting";

export type Words = { en: string; it: string };
export interface ScenarioFile {
  id: string;
  name: Words;
  help: Words;
  story: Words;
  rooms: string[];
  yellow: string[];
  blue: string[];
  target_points: number;
  jump_cards?: number;
}
export const SIZE = 5; // squares of a room, each way
export const ROOMS = 8; // of a scenario
export const BRUSHES = [".", "O", "R", "D", "T", "H", "X", "F"] as const;
const GEAR = "R";
const STATUE = "S";
const BOXES = ["rooms", "rooms-darkness"];
const FILE = "scenarios-mine";
const KINDS = ["open", "wall", "gate"] as const;
export type Edge = (typeof KINDS)[number];
const LETTERS: Record<"h" | "v", string> = { h: ".-=", v: ".|#" };

// ---------------------------------------------------------------- where it stands
export const filesOf = (scenario: ScenarioFile): Files => ({ [FILE]: { scenario: [scenario] } });
export function scenarios(files: Files): ScenarioFile[] {
  return Object.entries(files).flatMap(([name, tree]) =>
    name.startsWith("scenarios") ? ((tree.scenario ?? []) as ScenarioFile[]) : [],
  );
}
export const scenarioIn = (files: Files, id: string): ScenarioFile =>
  scenarios(files).find((one) => one.id === id) ?? scenarios(files)[0]!;

const rowsOf = (files: Files, box: string): RoomRow[] => (files[box]?.room ?? []) as RoomRow[];
/** All rooms, in the order of the boxes: as they are drawn here, else as they are printed. */
export const roomRows = (files: Files, printed: Files): RoomRow[] =>
  BOXES.flatMap((box) => rowsOf(box in files ? files : printed, box));
export const roomRow = (files: Files, printed: Files, id: string): RoomRow | undefined =>
  roomRows(files, printed).find((row) => row.id === id);

/** A room to draw on: its box becomes part of the pack with the first stroke. */
export function drawnOn(files: Files, printed: Files, id: string): RoomRow | undefined {
  const box = BOXES.find((name) => rowsOf(printed, name).some((row) => row.id === id));
  if (!box) return undefined;
  files[box] ??= structuredClone(printed[box]) as Files[string];
  return rowsOf(files, box).find((row) => row.id === id);
}
export function isChanged(files: Files, printed: Files, id: string): boolean {
  return JSON.stringify(roomRow(files, printed, id)) !== JSON.stringify(roomRow(printed, printed, id));
}
/** As it is printed; a box in which nothing is changed any more need not be in the pack. */
export function asPrinted(files: Files, printed: Files, id: string): void {
  const [row, old] = [drawnOn(files, printed, id), roomRow(printed, printed, id)];
  if (row && old) Object.assign(row, structuredClone(old));
  for (const box of BOXES) if (JSON.stringify(files[box]) === JSON.stringify(printed[box])) delete files[box];
}

// ---------------------------------------------------------------- drawing
const put = (line: string, at: number, letter: string): string => line.slice(0, at) + letter + line.slice(at + 1);

/** Ground on a square. The one gear of a room moves; a Statue painted over takes the square before it along. */
export function paint(room: RoomRow, row: number, column: number, letter: string): void {
  if (letter === GEAR) room.cells = room.cells.map((line) => line.replaceAll(GEAR, "."));
  if (room.cells[row]![column] === STATUE) delete room.statue_front;
  room.cells[row] = put(room.cells[row]!, column, letter);
}
/** Where the edge of a square stands in the drawing. */
function place(row: number, column: number, side: string): ["h" | "v", number, number] {
  const at: Record<string, ["h" | "v", number, number]> = {
    N: ["h", row, column],
    S: ["h", row + 1, column],
    W: ["v", row, column],
    E: ["v", row, column + 1],
  };
  return at[side]!;
}
export function edgeAt(room: RoomRow, row: number, column: number, side: string): Edge {
  const [grid, line, at] = place(row, column, side);
  return KINDS[Math.max(0, LETTERS[grid].indexOf(room[grid][line]![at]!))]!;
}
export function setEdge(room: RoomRow, row: number, column: number, side: string, edge: Edge): void {
  const [grid, line, at] = place(row, column, side);
  room[grid][line] = put(room[grid][line]!, at, LETTERS[grid][KINDS.indexOf(edge)]!);
}
/** Open, wall, portcullis, open … */
export const nextEdge = (edge: Edge): Edge => KINDS[(KINDS.indexOf(edge) + 1) % KINDS.length]!;

/** In the layout or out of it. */
export function toggleRoom(scenario: ScenarioFile, id: string): void {
  scenario.rooms = scenario.rooms.includes(id) ? scenario.rooms.filter((room) => room !== id) : [...scenario.rooms, id];
}

// ---------------------------------------------------------------- can it be drawn?
export function fits(files: Files): boolean {
  const found = scenarios(files);
  return (
    Array.isArray(found) &&
    found.length > 0 &&
    found.every(isScenario) &&
    BOXES.every((box) => !(box in files) || isBox(files[box]))
  );
}
function isScenario(one: unknown): boolean {
  const given = one as Partial<ScenarioFile> | null;
  if (typeof given !== "object" || given === null || typeof given.id !== "string") return false;
  return (
    [given.name, given.help, given.story].every(isWords) &&
    [given.rooms, given.yellow, given.blue].every(
      (list) => Array.isArray(list) && list.every((x) => typeof x === "string"),
    )
  );
}
function isWords(value: unknown): boolean {
  const words = value as Partial<Words> | null;
  return typeof words === "object" && words !== null && typeof words.en === "string" && typeof words.it === "string";
}
function isBox(tree: Files[string] | undefined): boolean {
  const rooms = tree?.room;
  return Array.isArray(rooms) && rooms.every(isRoom);
}
function isRoom(one: unknown): boolean {
  const room = one as Partial<RoomRow> | null;
  if (typeof room !== "object" || room === null || typeof room.id !== "string") return false;
  return isGrid(room.cells, SIZE, SIZE) && isGrid(room.h, SIZE + 1, SIZE) && isGrid(room.v, SIZE, SIZE + 1);
}
function isGrid(grid: unknown, rows: number, columns: number): boolean {
  return (
    Array.isArray(grid) &&
    grid.length === rows &&
    grid.every((line) => typeof line === "string" && line.length === columns)
  );
}

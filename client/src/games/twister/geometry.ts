/** Where squares and rooms are drawn: 22 by 10 squares of 40 units, a gap between rooms, lying or standing upright. */
import { parts, rimsOf, type Rims } from "../../board/rims";
import { PLACES as PLACE_NAMES, SIDES, type SquareView } from "./view";

export const S = 40;
const GAP = 5;
export const PLACES: readonly string[] = PLACE_NAMES;
/** The place of a side among the edges of a square. */
export const sideNumber = (side: string): number => (SIDES as readonly string[]).indexOf(side);

export type Way = "wide" | "up-yellow" | "up-blue"; // which line is at the bottom of a standing board
export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const px = (x: number): number =>
  x * S + (x > 0 ? Math.floor((x - 1) / 5) * GAP + GAP : 0) + (x > 20 ? GAP : 0) - (x < 1 ? GAP : 0);
const py = (y: number): number => y * S + Math.floor(y / 5) * GAP;
export const WIDTH = px(21) + S - GAP;
export const HEIGHT = py(9) + S;

/** Column a to v, row 1 to 10. */
export function cell(name: string): Point {
  const square = name.startsWith("sq:") ? name.slice(3) : name;
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}

export function roomCorner(place: string): Point {
  const i = PLACES.indexOf(place);
  return [(i % 4) * 5 + 1, i < 4 ? 0 : 5];
}

/** The place of the room that a square belongs to; null on the lines. */
export function placeOf(name: string): string | null {
  const [x, y] = cell(name);
  return x < 1 || x > 20 ? null : (PLACES[Math.floor((x - 1) / 5) + (y < 5 ? 0 : 4)] ?? null);
}

/** The letters and numbers of the squares along the rims, as the board lies. */
export function rims(plan: Plan): Rims {
  const turned = plan.way !== "wide";
  return rimsOf(
    SQUARE_SIGNS.map((name) => {
      const { letters, number } = parts(name);
      const mid = plan.mid(name);
      return turned ? { mid, across: number, down: letters } : { mid, across: letters, down: number };
    }),
  );
}
const SQUARE_SIGNS = [
  ...[..."abcdefghijklmnopqrstuv"].map((letter) => `${letter}1`),
  ...Array.from({ length: 10 }, (_, n) => `a${n + 1}`),
];

export class Plan {
  constructor(readonly way: Way) {}

  /** Model units to drawing units. */
  map(x: number, y: number): Point {
    if (this.way === "up-yellow") return [y, WIDTH - x];
    if (this.way === "up-blue") return [HEIGHT - y, x];
    return [x, y];
  }

  get size(): Point {
    return this.way === "wide" ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  }

  /** The middle of a square. */
  mid(name: string): Point {
    const [x, y] = cell(name);
    return this.map(px(x) + S / 2, py(y) + S / 2);
  }

  /** A part of the room or line, in squares from a square's corner. */
  box(x: number, y: number, w: number, h: number, grow = 0): Box {
    const [a, b] = this.map(px(x) - grow, py(y) - grow);
    const [c, d] = this.map(px(x) + w * S + grow, py(y) + h * S + grow);
    return { x: Math.min(a, c), y: Math.min(b, d), width: Math.abs(c - a), height: Math.abs(d - b) };
  }

  square(name: string, grow = 0): Box {
    return this.box(...cell(name), 1, 1, grow);
  }

  room(place: string, grow = 0): Box {
    return this.box(...roomCorner(place), 5, 5, grow);
  }

  roomMid(place: string): Point {
    const r = this.room(place);
    return [r.x + r.width / 2, r.y + r.height / 2];
  }

  /** One side of a square as a path; `inset` shortens it. */
  edge(name: string, side: number): string {
    const [x, y] = cell(name);
    const [X, Y] = [px(x), py(y)];
    const ends: [number, number, number, number][] = [
      [X, Y, X + S, Y],
      [X + S, Y, X + S, Y + S],
      [X, Y + S, X + S, Y + S],
      [X, Y, X, Y + S],
    ];
    const [x1, y1, x2, y2] = ends[side]!;
    const [a, b] = this.map(x1, y1);
    const [c, d] = this.map(x2, y2);
    return `M${a} ${b}L${c} ${d}`;
  }

  /** The middle of a side. */
  edgeMid(name: string, side: number): Point {
    const [x, y] = cell(name);
    const at = [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ][side]!;
    return this.map(px(x) + at[0]! * S, py(y) + at[1]! * S);
  }
}

const STEPS: Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]; // n, e, s, w

/** The square on a side of another, by name. */
export function beside(name: string, side: number): string {
  const [x, y] = cell(name);
  const [dx, dy] = STEPS[side]!;
  return `${String.fromCharCode(97 + x + dx)}${y + 1 + dy}`;
}

/** The squares of a corridor tile from its first part on; unturned it runs east. */
export function strip(name: string, turns: number, length: number): string[] {
  const found = [name];
  while (found.length < length) found.push(beside(found.at(-1)!, (turns + 1) % 4));
  return found;
}

/** The border of what fits a wish, as a path. */
export function rim(squares: SquareView[], plan: Plan, wish: (square: SquareView) => boolean): string {
  const inside = new Set(squares.filter(wish).map((s) => s.name));
  let path = "";
  for (const name of inside)
    for (let side = 0; side < 4; side++) if (!inside.has(beside(name, side))) path += plan.edge(name, side);
  return path;
}

/** One box for all squares of each corridor tile. */
export function areas(squares: SquareView[], plan: Plan): (Box & { key: number })[] {
  const found = new Map<number, Box>();
  for (const square of squares) {
    const next = plan.square(square.name);
    const box = found.get(square.tile);
    found.set(square.tile, box ? around(box, next) : next);
  }
  return [...found].map(([key, box]) => ({ ...box, key }));
}
function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Where a sconce hangs: on its wall, a little inside the square. */
export function sconceMid(square: SquareView, plan: Plan): Point {
  const [a, b] = plan.mid(square.name);
  const [x, y] = plan.edgeMid(square.name, sideNumber(square.sconce));
  return [x + (a - x) * 0.32, y + (b - y) * 0.32];
}

const FEATURES = ["sacred", "statue", "fountain", "dark", "tomb"];
/** What a room is known by: the rarest of its terrains. */
export function featureOf(squares: SquareView[]): string {
  return (
    FEATURES.find((feature) => squares.some((s) => s.terrain === feature || (feature === "dark" && s.tile > 0))) ??
    "none"
  );
}

export interface Walls {
  walls: string;
  closed: string;
  open: string;
  broken: string;
}

/** The edges of some squares as paths; an edge that two squares of a room share is drawn once. */
export function edgesOf(squares: SquareView[], plan: Plan): Walls {
  const found: Walls = { walls: "", closed: "", open: "", broken: "" };
  const seen = new Set<string>();
  for (const square of squares)
    square.edges.forEach((kind, side) => {
      if (kind === "open") return;
      const path = plan.edge(square.name, side);
      const [from, to] = path.slice(1).split("L") as [string, string];
      const key = from < to ? from + to : to + from;
      if (seen.has(key)) return;
      seen.add(key);
      if (kind === "wall") found.walls += path;
      else if (kind === "gate-closed") found.closed += path;
      else if (kind === "gate-open") found.open += path;
      else found.broken += path;
    });
  return found;
}

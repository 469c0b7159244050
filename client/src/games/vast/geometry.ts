/** Where things lie: squares by name, the ragged floor of a tile, places for pieces and tokens on it. */
import { rng } from "../../board/draw";

export type Point = [number, number];
export const TILE = 100;
export const WAYS: Record<string, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const WAY_NAMES = ["north", "east", "south", "west"] as const;

/** "sq:n2e1" or "n2e1": one east, two north of the centre. */
export function cell(square: string): Point {
  const found = /^(?:sq:)?(?:([ns])(\d+))?(?:([ew])(\d+))?(?:o)?$/.exec(square);
  if (!found) return [0, 0];
  const [, v, down, h, across] = found;
  return [h ? Number(across) * (h === "e" ? 1 : -1) : 0, v ? Number(down) * (v === "s" ? 1 : -1) : 0];
}
export function mid(square: string): Point {
  const [x, y] = cell(square);
  return [x * TILE, y * TILE];
}
export function edgeMid(square: string, way: string): Point {
  const [x, y] = mid(square);
  const [dx, dy] = WAYS[way] ?? [0, 0];
  return [x + dx * 50, y + dy * 50];
}
/** A rectangle around a square, smaller or larger by `grow`. */
export function around(square: string, grow = 0): { x: number; y: number; width: number; height: number } {
  const [x, y] = mid(square);
  const r = 50 + grow;
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export function boxOf(squares: string[], margin: number): Box {
  const mids = squares.map(mid);
  const xs = mids.map((m) => m[0]);
  const ys = mids.map((m) => m[1]);
  const [left, top] = [Math.min(...xs, 0) - 50 - margin, Math.min(...ys, 0) - 50 - margin];
  return { x: left, y: top, w: Math.max(...xs, 0) + 50 + margin - left, h: Math.max(...ys, 0) + 50 + margin - top };
}

export function seedOf(text: string): number {
  let n = 7;
  for (const c of text) n = (n * 31 + c.charCodeAt(0)) % 1000003;
  return n + 1;
}

/** The floor of a tile from 0 to 100: passages at open sides, rough rock at walls; the same tile always looks the same. */
export function floor(open: readonly boolean[], seed: number): string {
  const random = rng(seed * 7919 + 13);
  const j = (k: number): number => (random() - 0.5) * k;
  const points: string[] = [];
  for (let side = 0; side < 4; side++) {
    const a = (side * Math.PI) / 2;
    const turn = ([x, y]: Point): string => {
      const [dx, dy] = [x - 50, y - 50];
      return `${(50 + dx * Math.cos(a) - dy * Math.sin(a)).toFixed(1)} ${(50 + dx * Math.sin(a) + dy * Math.cos(a)).toFixed(1)}`;
    };
    const rough: Point[] = open[side]
      ? [[16 + j(4), 15 + j(4)], [22 + j(3), 8 + j(3)], [20, -1], [80, -1], [78 + j(3), 8 + j(3)]]
      : [[15 + j(5), 15 + j(4)], [30 + j(6), 12 + j(5)], [44 + j(6), 16 + j(4)], [58 + j(6), 12 + j(5)], [72 + j(6), 16 + j(4)]];
    points.push(...rough.map(turn));
  }
  return `M${points.join("L")}Z`;
}

/** Places for pieces on a tile, as offsets from its middle, with their size. */
export function seats(pieces: number, tokens: number): { at: Point; size: number }[] {
  const up = tokens ? -9 : 0;
  const rows: Record<number, [Point[], number]> = {
    1: [[[0, up]], tokens ? 48 : 54],
    2: [[[-21, up], [21, up]], 42],
    3: [[[-23, -18], [23, -18], [0, 16]], 38],
    4: [[[-22, -19], [22, -19], [-22, 17], [22, 17]], 36],
  };
  const [places, size] = rows[pieces] ?? [Array.from({ length: pieces }, (_, n): Point => [-28 + 28 * (n % 3), n < 3 ? -20 : 14]), 30];
  return places.map((at) => ({ at, size }));
}

/** Places for tokens: alone in the middle, beside pieces along the lower edge. */
export function shelf(tokens: number, pieces: number): { at: Point; size: number }[] {
  if (!pieces && tokens === 1) return [{ at: [0, 2], size: 38 }];
  if (!pieces && tokens === 2) return [{ at: [-18, 4], size: 33 }, { at: [19, -2], size: 33 }];
  const size = pieces ? 27 : 29;
  const gap = Math.min(28, 76 / Math.max(1, tokens));
  return Array.from({ length: tokens }, (_, n) => ({ at: [(n - (tokens - 1) / 2) * gap + (pieces && tokens === 1 ? 24 : 0), pieces ? 32 : 8] as Point, size }));
}

/** A zigzag ring: somebody there is a threat. */
export function zigzag(square: string): string {
  const [x, y] = mid(square);
  const [n, side, x0, y0] = [12, 92, x - 46, y - 46];
  const points: string[] = [];
  for (let edge = 0; edge < 4; edge++)
    for (let i = 0; i < n; i++) {
      const [t, o] = [(i * side) / n, i % 2 ? 5 : 0];
      const at = [[x0 + t, y0 + o], [x0 + side - o, y0 + t], [x0 + side - t, y0 + side - o], [x0 + o, y0 + side - t]][edge]!;
      points.push(at.join(" "));
    }
  return `M${points.join("L")}Z`;
}

export interface GroundSpace {
  square: string;
  tile: null;
  type: string;
  lit: boolean; // the bridge of a Canyon
  rotation: number;
}
/** The spaces of a Terrain as it would lie: marks of kind "ground" in their order, each with "lake 0", its name and rotation. */
export function groundOf(marks: { kind: string; target: string; value: unknown }[]): GroundSpace[] {
  return marks.filter((m) => m.kind === "ground").map((m, n) => {
    const [type = "", turn = "0"] = String(m.value).split(" ");
    return { square: m.target.replace("sq:", ""), tile: null, type, lit: type === "canyon" && n === 1, rotation: Number(turn) };
  });
}

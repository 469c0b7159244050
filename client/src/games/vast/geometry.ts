/** Where things lie: squares by name, the ragged floor of a tile, places for pieces and tokens on it. */
import { rng } from "../../board/draw";

export type Point = [number, number];
export const TILE = 100;
export const WAYS: Record<string, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export { DIRECTIONS as WAY_NAMES } from "./view";

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

/**
 * The floor of a tile from 0 to 100: passages at open sides, rough rock at walls; the same tile always looks the
 * same.
 */
export function floor(open: readonly boolean[], seed: number): string {
  const random = rng(seed * 7919 + 13);
  const j = (k: number): number => (random() - 0.5) * k;
  const points: string[] = [];
  for (let side = 0; side < 4; side++) {
    const rough: Point[] = open[side]
      ? [
          [16 + j(4), 15 + j(4)],
          [22 + j(3), 8 + j(3)],
          [20, -1],
          [80, -1],
          [78 + j(3), 8 + j(3)],
        ]
      : [
          [15 + j(5), 15 + j(4)],
          [30 + j(6), 12 + j(5)],
          [44 + j(6), 16 + j(4)],
          [58 + j(6), 12 + j(5)],
          [72 + j(6), 16 + j(4)],
        ];
    points.push(...rough.map((point) => onPath(turned(point, side))));
  }
  return `M${points.join("L")}Z`;
}

/**
 * Which of the eight squares around a space belong to the same Terrain: north, east, south, west, then the corners
 * north-west, north-east, south-east, south-west.
 */
export function joins(square: string, kin: readonly string[]): boolean[] {
  const [x, y] = cell(square);
  const cells = new Set(kin.map((other) => cell(other).join(" ")));
  const around: Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return around.map(([dx, dy]) => cells.has(`${x + dx} ${y + dy}`));
}

/**
 * The shore of a space of Terrain from 0 to 100: rough where it ends, flush where the same Terrain goes on, so
 * that spaces flow together. The coast is only what is rough.
 */
export function shore(joined: readonly boolean[], seed: number, inset: number): { area: string; coast: string } {
  const random = rng(seed * 7919 + 13);
  const j = (k: number): number => (random() - 0.5) * k;
  const points: Point[] = [];
  for (let side = 0; side < 4; side++) {
    const [before, here, corner] = [joined[(side + 3) % 4], joined[side], joined[4 + side]];
    const inner: Point[] = corner
      ? [[0, 0]]
      : [
          [0, inset],
          [inset, inset],
          [inset, 0],
        ];
    const outer: Point[] = [
      [inset, inset + 12],
      [inset + 3 + j(3), inset + 3 + j(3)],
      [inset + 12, inset],
    ];
    const start: Point[] = before && here ? inner : before ? [[0, inset]] : here ? [[inset, 0]] : outer;
    const rough: Point[] = here
      ? []
      : [
          [36 + j(8), inset - 2 + j(7)],
          [50 + j(8), inset + 2 + j(6)],
          [66 + j(8), inset - 2 + j(7)],
        ];
    points.push(...[...start, ...rough].map((point) => turned(point, side)));
  }
  const steps = points.map((from, n) => ({ from, to: points[(n + 1) % points.length]! }));
  return {
    area: `M${points.map(onPath).join("L")}Z`,
    coast: steps
      .filter(({ from, to }) => !flush(from, to))
      .map(({ from, to }) => `M${onPath(from)}L${onPath(to)}`)
      .join(""),
  };
}
const onPath = (point: Point): string => point.map((n) => n.toFixed(1)).join(" ");
const flush = (from: Point, to: Point): boolean =>
  [0, 1].some(
    (axis) =>
      Math.abs(from[axis]! - to[axis]!) < 0.01 && (Math.abs(from[axis]!) < 0.01 || Math.abs(from[axis]! - TILE) < 0.01),
  );

/** A point of a tile after so many quarter turns. */
function turned([x, y]: Point, quarters: number): Point {
  const a = (quarters * Math.PI) / 2;
  const [dx, dy] = [x - 50, y - 50];
  return [50 + dx * Math.cos(a) - dy * Math.sin(a), 50 + dx * Math.sin(a) + dy * Math.cos(a)];
}

/** Places for pieces on a tile, as offsets from its middle, with their size. */
export function seats(pieces: number, tokens: number): { at: Point; size: number }[] {
  const up = tokens ? -9 : 0;
  const rows: Record<number, [Point[], number]> = {
    1: [[[0, up]], tokens ? 48 : 54],
    2: [
      [
        [-21, up],
        [21, up],
      ],
      42,
    ],
    3: [
      [
        [-23, -18],
        [23, -18],
        [0, 16],
      ],
      38,
    ],
    4: [
      [
        [-22, -19],
        [22, -19],
        [-22, 17],
        [22, 17],
      ],
      36,
    ],
  };
  const [places, size] = rows[pieces] ?? [
    Array.from({ length: pieces }, (_, n): Point => [-28 + 28 * (n % 3), n < 3 ? -20 : 14]),
    30,
  ];
  return places.map((at) => ({ at, size }));
}

/** Places for tokens: alone in the middle, beside pieces along the lower edge. */
export function shelf(tokens: number, pieces: number): { at: Point; size: number }[] {
  if (!pieces && tokens === 1) return [{ at: [0, 2], size: 38 }];
  if (!pieces && tokens === 2)
    return [
      { at: [-18, 4], size: 33 },
      { at: [19, -2], size: 33 },
    ];
  const size = pieces ? 27 : 29;
  const gap = Math.min(28, 76 / Math.max(1, tokens));
  return Array.from({ length: tokens }, (_, n) => ({
    at: [(n - (tokens - 1) / 2) * gap + (pieces && tokens === 1 ? 24 : 0), pieces ? 32 : 8] as Point,
    size,
  }));
}

/** A zigzag ring: somebody there is a threat. */
export function zigzag(square: string): string {
  const [x, y] = mid(square);
  const [n, side, x0, y0] = [12, 92, x - 46, y - 46];
  const points: string[] = [];
  for (let edge = 0; edge < 4; edge++)
    for (let i = 0; i < n; i++) {
      const [t, o] = [(i * side) / n, i % 2 ? 5 : 0];
      const at = [
        [x0 + t, y0 + o],
        [x0 + side - o, y0 + t],
        [x0 + side - t, y0 + side - o],
        [x0 + o, y0 + side - t],
      ][edge]!;
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
/** The pieces of Terrain as they come out of the box. */
const PRINTED: Record<string, string[]> = {
  canyon: ["o", "e1", "e2"],
  lake: ["o", "e1", "s1", "s1e1"],
  magma: ["e1", "s1", "s1e1"],
  mushroom_forest: ["o", "e1", "s1", "s1e1"],
  pits: ["o"],
  river: ["o", "e1", "e2", "e3"],
};
export function printed(type: string): GroundSpace[] {
  return PRINTED[type]!.map((square, n) => ({
    square,
    tile: null,
    type,
    lit: type === "canyon" && n === 1,
    rotation: 0,
  }));
}
/**
 * The spaces of a Terrain as it would lie: marks of kind "ground" in their order, each with "lake 0", its name and
 * rotation.
 */
export function groundOf(marks: { kind: string; target: string; value: unknown }[]): GroundSpace[] {
  return marks
    .filter((m) => m.kind === "ground")
    .map((m, n) => {
      const [type = "", turn = "0"] = String(m.value).split(" ");
      return {
        square: m.target.replace("sq:", ""),
        tile: null,
        type,
        lit: type === "canyon" && n === 1,
        rotation: Number(turn),
      };
    });
}

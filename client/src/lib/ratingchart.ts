/** The chart of ratings: where its lines, bands and grid go in a box of 600 by 200. */
import type { RatingPoint } from "../protocol";

const LINES = 2; // more cannot be told apart
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 588, 12, 188];
const STEP = 200; // points between the lines of the grid

export interface ChartLine {
  game: string;
  role: string;
  path: string;
  band: string;
  from: number;
  to: number;
  games: number;
}

export function chartOf(points: RatingPoint[]): { lines: ChartLine[]; grid: { value: number; y: number }[] } {
  const byRole = new Map<string, RatingPoint[]>();
  for (const point of points) {
    const key = `${point.game}/${point.role}`;
    byRole.set(key, [...(byRole.get(key) ?? []), point]);
  }
  const shown = [...byRole.values()].sort((a, b) => b.length - a.length).slice(0, LINES);
  const all = shown.flat();
  const low = Math.floor(Math.min(...all.map((p) => p.points - p.sure), 1500) / STEP) * STEP;
  const high = Math.ceil(Math.max(...all.map((p) => p.points + p.sure), 1500) / STEP) * STEP;
  const y = (value: number): number => round(BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP));
  const grid = [];
  for (let value = low; value <= high; value += STEP) grid.push({ value, y: y(value) });
  return { lines: shown.map((line) => drawn(line, y)), grid };
}

function drawn(line: RatingPoint[], y: (value: number) => number): ChartLine {
  const x = (i: number): number => round(LEFT + (line.length > 1 ? (i * (RIGHT - LEFT)) / (line.length - 1) : 0));
  const upper = line.map((p, i) => `${x(i)} ${y(p.points + p.sure)}`);
  const lower = line.map((p, i) => `${x(i)} ${y(p.points - p.sure)}`).reverse();
  const { game, role } = line[0]!;
  return {
    game,
    role,
    path: line.map((p, i) => `${x(i)},${y(p.points)}`).join(" "),
    band: `M${[...upper, ...lower].join("L")}Z`,
    from: line[0]!.points,
    to: line.at(-1)!.points,
    games: line.length,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

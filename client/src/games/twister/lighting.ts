/** Where a corridor tile can be laid: footprints with a number each, and the ways round that a footprint allows. */
import type { Prompt } from "../../protocol";
import { cell, strip } from "./geometry";
import type { Stage } from "./stage.svelte";
import type { LightView, SquareView } from "./view";

type Edges = SquareView["edges"];
const BARE: Edges = ["open", "open", "open", "open"];

export interface TileWay {
  move: string;
  first: string; // square of the tile's first part
  turns: number;
}
export interface Footprint {
  key: string;
  squares: string[];
  ways: TileWay[];
}

/** The options of the question, by the squares that they cover, in reading order. */
export function footprints(prompt: Prompt | null, light: LightView | null): Footprint[] {
  const found = new Map<string, Footprint>();
  for (const option of prompt?.options ?? []) {
    const [verb, first = "", turn = "0"] = option.move.split(" ");
    if (verb !== "tile") continue;
    const squares = strip(first, Number(turn), light?.length ?? 1).sort(reading);
    const key = squares.join(" ");
    const print = found.get(key) ?? { key, squares, ways: [] };
    print.ways.push({ move: option.move, first, turns: Number(turn) });
    found.set(key, print);
  }
  return [...found.values()].sort(
    (a, b) => reading(a.squares[0]!, b.squares[0]!) || reading(a.squares.at(-1)!, b.squares.at(-1)!),
  );
}
function reading(a: string, b: string): number {
  const [[ax, ay], [bx, by]] = [cell(a), cell(b)];
  return ay - by || ax - bx;
}

/** The footprint and way that the person looks at; another question begins with the first. */
export function chosen(prints: Footprint[], stage: Stage, prompt: Prompt | null): { nth: number; way: TileWay } | null {
  const now = stage.laying;
  const same = now && now.version === prompt?.version;
  const nth = same ? Math.min(now.nth, prints.length - 1) : 0;
  const print = prints[nth];
  if (!print) return null;
  return { nth, way: print.ways[(same ? now.turn : 0) % print.ways.length]! };
}

/** The tile as it would lie, square by square, as if it lay there already. */
export function asLaid(light: LightView, way: TileWay): SquareView[] {
  return strip(way.first, way.turns, light.length ?? 1).map((name, part) =>
    tileSquare(name, light.pits[part] ?? false, turned(light.edges[part] ?? BARE, way.turns), part, way.turns),
  );
}

/** The edges of a square after some quarter turns clockwise: the one on the north side goes to the east. */
export function turned(edges: Edges, turns: number): Edges {
  return edges.map((_, side) => edges[(side - turns + edges.length) % edges.length]) as Edges;
}

export function tileSquare(name: string, pit: boolean, edges: Edges, part: number, turns: number): SquareView {
  return {
    id: `ghost:${name}`,
    name,
    terrain: pit ? "pit" : "floor",
    edges,
    dot: false,
    gates: [],
    tile: 1,
    part,
    turns,
    lit_now: false,
    used: false,
    sconce: "",
    torch: false,
    front: false,
  };
}

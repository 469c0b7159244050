/** What moves while something happens: pieces on their way, tiles turned over, laid or falling, the die. */
import { easeInOut, easeOut, easeStone, type Clock } from "../../lib/clock.svelte";
import type { Line } from "../../lib/game";
import { Seen } from "./seen";
import type { VastView } from "./view";

export class Stage {
  view = $state.raw<VastView | null>(null); // drawn instead of the shown one
  slides = $state<Record<string, { from: string; to: string; t: number }>>({});
  flips = $state<Record<string, number>>({});
  falls = $state<Record<string, number>>({});
  shaken = $state<Record<string, number>>({});
  face = $state<number | null>(null); // of the Dragon die, while its hits are shown
  trail = $state.raw<string[]>([]);

  /** What only lasts while the animation runs; the trail stays. */
  rest(): void {
    this.view = null;
    this.slides = {};
    this.flips = {};
    this.falls = {};
    this.shaken = {};
    this.face = null;
  }
}

const STEP = 420;
const FLIP = 360;
/** An event by its kind; the log tells of many more than are animated. */
export type Told = { kind: string } & Record<string, unknown>;

export async function animate(
  lines: Line<Told>[],
  before: VastView,
  after: VastView,
  stage: Stage,
  clock: Clock,
): Promise<void> {
  stage.view = before;
  try {
    for (const line of lines) {
      const event = line.event;
      if (event.kind === "MapShifted") break; // every square has another name now
      await play(event, after, stage, clock);
    }
  } finally {
    stage.rest();
  }
}

async function play(event: Told, after: VastView, stage: Stage, clock: Clock): Promise<void> {
  switch (event.kind) {
    case "TurnBegan":
      stage.trail = [];
      return;
    case "PieceMoved":
      return walk(String(event.piece), String(event.square), stage, clock);
    case "PieceLeft":
    case "TribeScattered":
      return shake([String(event.piece ?? event.tribe)], stage, clock);
    case "TileRevealed":
      return turnUp(String(event.square), after, stage, clock);
    case "TilePlaced":
      return lay(String(event.square), after, stage, clock);
    case "TileRemoved":
      return fall(String(event.square), stage, clock);
    case "KnightHurt":
      return shake(["knight"], stage, clock);
    case "DragonHurt":
      return shake(["dragon"], stage, clock);
    case "DieRolled":
      stage.face = Number(event.face) - 1;
      return clock.wait(900);
    default:
      return; // told by the log and the boards; nothing moves on the map
  }
}

async function walk(piece: string, to: string, stage: Stage, clock: Clock): Promise<void> {
  const now = stage.slides[piece]?.to ?? (stage.view && new Seen(stage.view).piece(piece)?.square);
  if (!now || now === "fallen") return;
  stage.trail = stage.trail.at(-1) === now ? [...stage.trail, to] : [now, to];
  stage.slides[piece] = { from: now, to, t: 0 };
  await clock.tween(STEP, easeInOut, (t) => (stage.slides[piece]!.t = t));
}

/** The tiles of the new view, the pieces of the old one where they stand. */
function withTiles(stage: Stage, after: VastView, square: string): void {
  const tile = after.tiles.find((t) => t.square === square);
  if (!stage.view || !tile) return;
  const others = stage.view.tiles.filter((t) => t.square !== square);
  const old = stage.view.tiles.find((t) => t.square === square);
  stage.view = { ...stage.view, tiles: [...others, { ...tile, pieces: old?.pieces ?? [] }] };
}

async function turnUp(square: string, after: VastView, stage: Stage, clock: Clock): Promise<void> {
  await clock.tween(FLIP / 2, easeInOut, (t) => (stage.flips[square] = 1 - t));
  withTiles(stage, after, square);
  await clock.tween(FLIP / 2, easeStone, (t) => (stage.flips[square] = Math.max(0, t)));
  delete stage.flips[square];
}

async function lay(square: string, after: VastView, stage: Stage, clock: Clock): Promise<void> {
  stage.falls[square] = 0;
  withTiles(stage, after, square);
  await clock.tween(220, easeOut, (t) => (stage.falls[square] = t));
  delete stage.falls[square];
}

async function fall(square: string, stage: Stage, clock: Clock): Promise<void> {
  await clock.tween(320, easeInOut, (t) => (stage.falls[square] = 1 - t));
  if (stage.view) stage.view = { ...stage.view, tiles: stage.view.tiles.filter((t) => t.square !== square) };
  delete stage.falls[square];
}

async function shake(pieces: string[], stage: Stage, clock: Clock): Promise<void> {
  await clock.tween(320, easeOut, (t) => {
    for (const piece of pieces) stage.shaken[piece] = t === 1 ? 0 : Math.sin(t * Math.PI * 5) * 4 * (1 - t);
  });
}

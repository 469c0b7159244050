/** What moves while something happens: pieces on their way, a turning room, the outcome of a fight. */
import type { Line } from "../../lib/game";
import { easeInOut, easeOut, easeStone, type Clock } from "../../lib/clock.svelte";
import { readToken, tokenId } from "./pieces";
import type { CombatView, Event, TwisterView } from "./view";

export interface Outcome {
  combat: CombatView;
  attackCard: number;
  defenceCard: number;
  attackTotal: number;
  defenceTotal: number;
  attacking: string;
  loser: string;
  wounded: string[];
  eliminated: string[];
  points: { side: string; points: number; total: number }[];
  blood: string[];
}

export class Stage {
  view = $state.raw<TwisterView | null>(null); // drawn instead of the shown one, once a room has been turned up
  slides = $state<Record<string, { path: string[]; t: number }>>({});
  turn = $state<{ place: string; angle: number } | null>(null);
  flip = $state<{ place: string; t: number } | null>(null);
  flips = $state<{ places: string[]; t: number } | null>(null); // rooms that change places
  shaken = $state<Record<string, number>>({});
  sparks = $state<{ at: string; text: string; t: number }[]>([]);
  trail = $state.raw<string[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  // the corridor tile in hand: which footprint, which way
  laying = $state.raw<{ version: number; nth: number; turn: number } | null>(null);
  wish = $state<string | null>(null); // the card of the draft that is looked at
  filling = $state<"first-set" | "lot" | null>(null); // picks that follow by themselves

  /** What only lasts while the animation runs; trail and outcome stay. */
  rest(): void {
    this.view = null;
    this.slides = {};
    this.turn = null;
    this.flip = null;
    this.flips = null;
    this.shaken = {};
    this.sparks = [];
  }
}

const FIRST_STEP = 420;
const NEXT_STEP = 140;
const LONGEST_WALK = 1200;
const TURN = 700;
const FLIP = 360;

export async function animate(
  lines: Line<Event>[],
  before: TwisterView,
  after: TwisterView,
  stage: Stage,
  clock: Clock,
): Promise<void> {
  try {
    for (const line of lines) await play(line.event, before, after, stage, clock);
  } finally {
    stage.rest();
  }
}

async function play(event: Event, before: TwisterView, after: TwisterView, stage: Stage, clock: Clock): Promise<void> {
  switch (event.kind) {
    case "TokenMoved":
      return walk(event.token, event.path, event.load, stage, clock);
    case "CharacterLeft":
      return spark(placeOf(event.token, before, stage), `+${event.points}`, stage, clock);
    case "RoomTurned":
      return turn(event.place, event.clockwise, after, stage, clock);
    case "RoomRevealed":
      return reveal(event.place, after, stage, clock);
    case "TokenPlaced":
    case "TokenTaken":
    case "TokenDropped":
    case "CharacterHealed":
    case "GateWorked":
    case "PotionDrunk":
    case "ObjectFound":
    case "FountainDrunk":
      stage.view = after;
      return clock.wait(160);
    case "TileLaid":
      stage.view = after;
      return light(event.squares, stage, clock);
    case "ZombieRaised":
    case "ShapeChanged":
    case "SpecterReincarnated": {
      const token = event.kind === "ZombieRaised" ? event.zombie : event.token;
      stage.view = after;
      return spark(placeOf(token, after, stage), "", stage, clock);
    }
    case "RoomsSwapped":
      await swap(event.place, event.next, stage, clock, 1);
      stage.view = after;
      return swap(event.place, event.next, stage, clock, -1);
    case "BloodDrunk":
      note(stage, (o) => ({ ...o, blood: [...o.blood, tokenId(event.token)] }));
      return;
    case "FireballCast":
      return fire(event.by, event.victim, before, stage, clock);
    case "CombatBegun":
      stage.outcome = null;
      stage.view = after;
      return shake([event.attacker, event.target], stage, clock);
    case "CombatResolved":
      stage.outcome = before.combat && {
        combat: before.combat,
        attackCard: event.attack_card,
        defenceCard: event.defence_card,
        attackTotal: event.attack_total,
        defenceTotal: event.defence_total,
        attacking: event.attacking,
        loser: event.loser,
        wounded: [],
        eliminated: [],
        points: [],
        blood: [],
      };
      return clock.wait(500);
    case "CharacterWounded":
      note(stage, (o) => ({ ...o, wounded: [...o.wounded, tokenId(event.token)] }));
      return shake([event.token], stage, clock);
    case "CharacterEliminated":
      note(stage, (o) => ({ ...o, eliminated: [...o.eliminated, tokenId(event.token)] }));
      return shake([event.token], stage, clock);
    case "PointsScored":
      note(stage, (o) => ({
        ...o,
        points: [...o.points, { side: event.side, points: event.points, total: event.total }],
      }));
      return;
    case "ActionCardPlayed":
      stage.outcome = null;
      stage.trail = [];
      return;
    default:
      return; // shown by the log and the panels; nothing moves on the board
  }
}

function note(stage: Stage, change: (outcome: Outcome) => Outcome): void {
  if (stage.outcome) stage.outcome = change(stage.outcome);
}

function placeOf(token: string, view: TwisterView, stage: Stage): string | null {
  const id = tokenId(token);
  return stage.slides[id]?.path.at(-1) ?? view.tokens.find((t) => t.id === id)?.at ?? null;
}

async function walk(token: string, path: string[], load: string, stage: Stage, clock: Clock): Promise<void> {
  const steps = path.length - 1;
  if (steps < 1) return;
  const ids = load ? [token, load].map(tokenId) : [tokenId(token)];
  stage.trail = path;
  for (const id of ids) stage.slides[id] = { path, t: 0 };
  const time = Math.min(LONGEST_WALK, FIRST_STEP + NEXT_STEP * (steps - 1));
  await clock.tween(time, easeInOut, (x) => {
    for (const id of ids) stage.slides[id]!.t = x * steps;
  });
}

async function turn(place: string, clockwise: boolean, after: TwisterView, stage: Stage, clock: Clock): Promise<void> {
  const name = place.replace("room:", "");
  await clock.tween(TURN, easeStone, (x) => (stage.turn = { place: name, angle: (clockwise ? 90 : -90) * x }));
  stage.view = after;
  stage.turn = null;
}

async function reveal(place: string, after: TwisterView, stage: Stage, clock: Clock): Promise<void> {
  const name = place.replace("room:", "");
  await clock.tween(FLIP / 2, easeInOut, (x) => (stage.flip = { place: name, t: 1 - x }));
  stage.view = after;
  await clock.tween(FLIP / 2, easeOut, (x) => (stage.flip = { place: name, t: x }));
  stage.flip = null;
}

async function shake(tokens: string[], stage: Stage, clock: Clock): Promise<void> {
  const ids = tokens.map(tokenId);
  await clock.tween(320, easeOut, (x) => {
    for (const id of ids) stage.shaken[id] = x === 1 ? 0 : Math.sin(x * Math.PI * 5) * 3 * (1 - x);
  });
}

async function fire(by: string, victim: string, before: TwisterView, stage: Stage, clock: Clock): Promise<void> {
  const at = placeOf(victim, before, stage);
  if (at && readToken(by)) await spark(at, "", stage, clock);
  await shake([victim], stage, clock);
}

async function spark(at: string | null, text: string, stage: Stage, clock: Clock, time = 520): Promise<void> {
  if (!at || clock.still) return;
  stage.sparks.push({ at, text, t: 0 });
  const mine = stage.sparks.length - 1;
  await clock.tween(time, easeOut, (x) => (stage.sparks[mine]!.t = x));
}

/** Light runs along the corridor. */
async function light(squares: string[], stage: Stage, clock: Clock): Promise<void> {
  for (const square of squares) if (!clock.still) await spark(square, "", stage, clock, 180);
}

/** Two rooms fold away and come back, each where the other was. */
async function swap(a: string, b: string, stage: Stage, clock: Clock, way: 1 | -1): Promise<void> {
  const names = [a, b].map((place) => place.replace("room:", ""));
  await clock.tween(
    FLIP / 2,
    way > 0 ? easeInOut : easeOut,
    (x) => (stage.flips = { places: names, t: way > 0 ? 1 - x : x }),
  );
  if (way < 0) stage.flips = null;
}

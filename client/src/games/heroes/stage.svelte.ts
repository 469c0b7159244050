/**
 * What moves while something happens: pieces on their way, and the heroes' assault link by link, on its own or
 * step by step.
 */
import type { Line, RoleToken } from "../../lib/game";
import { easeInOut, easeOut, type Clock } from "../../lib/clock.svelte";
import { follow, leave } from "./follow";
import { clanToken, heroToken } from "./pieces";
import type { Event, HeroesView } from "./view";

const KEY = "underkeep-heroes-steps";
const STEP = 640; // milliseconds that a link of the chain is shown
const LONGEST = 9000; // of a whole chain, before its links are shown faster
const SLIDE = 420;

export interface Slide {
  key: string;
  token: RoleToken;
  load: string;
  from: string;
  to: string;
  t: number;
  lane: number; // side by side with others of the same charge
}

export class Stage {
  view = $state.raw<HeroesView | null>(null);
  slides = $state<Slide[]>([]);
  sparks = $state<{ room: string; icon: string; color: string; t: number }[]>([]);
  shaken = $state<Record<string, number>>({});
  focus = $state.raw<string[]>([]); // rooms that the link of the chain is about
  steps = $state.raw<Line<Event>[]>([]); // of the assault that is shown or was shown last
  running = $state(false); // an assault is being shown
  byStep = $state(localStorage.getItem(KEY) === "yes");
  waiting = $state(false); // for the person to go on
  #go: (() => void) | null = null;
  #through = false; // the person wants to see the end at once

  /** The next link. */
  next(): void {
    this.#go?.();
  }
  /** All that is left, at once. */
  finish(): void {
    this.#through = true;
    this.next();
  }
  choose(byStep: boolean): void {
    this.byStep = byStep;
    localStorage.setItem(KEY, byStep ? "yes" : "no");
    if (!byStep) this.next();
  }
  begin(): void {
    this.#through = false;
  }
  get through(): boolean {
    return this.#through;
  }

  /** Until the person goes on, or skips. */
  async pause(clock: Clock): Promise<void> {
    const hurried = clock.still;
    this.waiting = true;
    await new Promise<void>((done) => {
      const watch = window.setInterval(() => !hurried && clock.still && !document.hidden && this.next(), 120);
      this.#go = () => (clearInterval(watch), done());
    });
    this.#go = null;
    this.waiting = false;
  }

  /** What only lasts while lines are shown; the chain itself stays to be read. */
  rest(): void {
    this.view = null;
    this.slides = [];
    this.sparks = [];
    this.shaken = {};
    this.focus = [];
    this.running = false;
  }
}

export async function animate(
  lines: Line<Event>[],
  before: HeroesView,
  after: HeroesView,
  stage: Stage,
  clock: Clock,
): Promise<void> {
  stage.begin();
  let phase = before.phase;
  let view = before;
  const time = Math.min(STEP, LONGEST / Math.max(1, lines.length));
  try {
    for (const line of lines) {
      const event = line.event;
      if (event.kind === "PhaseBegun") phase = event.phase;
      const link = line.part !== "quiet" && (phase === "assault" || OF_HEROES.has(event.kind));
      if (opens(event)) stage.steps = [];
      if (link && !stage.through) {
        stage.running = true;
        stage.steps = [...stage.steps, line];
        stage.focus = roomsOf(event, view);
      }
      await show(event, view, stage, clock, after);
      view = follow(view, event, after);
      stage.view = view;
      if (link && !stage.through) await (stage.byStep ? stage.pause(clock) : clock.wait(time));
    }
  } finally {
    stage.rest();
  }
}

const OF_HEROES = new Set<Event["kind"]>([
  "GuildCardDrawn",
  "HeroSummoned",
  "HeroWoken",
  "HeroExhausted",
  "HeroesCharged",
  "TreasureTurned",
  "HeroEntered",
  "HeroShot",
  "HeroAttacked",
  "HeroWaited",
  "HeroInspired",
  "HeroTrapped",
  "PlunderBegun",
]);
/** A new assault, or the clan goes on: the old chain has been read. */
function opens(event: Event): boolean {
  return (
    event.kind === "CardPlayed" || (event.kind === "PhaseBegun" && event.phase !== "end" && event.phase !== "play")
  );
}

export function roomsOf(event: Event, view: HeroesView): string[] {
  if (event.kind === "GuildCardDrawn") {
    const type = event.card.split("-").slice(1).join("-");
    return view.rooms.filter((r) => r.type === type).map((r) => r.name);
  }
  const found: string[] = [];
  if ("origin" in event) found.push(event.origin);
  if ("room" in event) found.push(event.room);
  return found;
}

// ---------------------------------------------------------------- one event
async function show(event: Event, view: HeroesView, stage: Stage, clock: Clock, after: HeroesView): Promise<void> {
  if (stage.through) return;
  switch (event.kind) {
    case "MonsterMoved":
      stage.view = leave(view, event);
      return slide(stage, clock, [
        { key: "m", token: clanToken(event.clan), load: event.load, from: event.origin, to: event.room, t: 0, lane: 0 },
      ]);
    case "HeroesCharged":
      stage.view = leave(view, event);
      return slide(stage, clock, runners(event, view));
    case "MonsterSummoned":
    case "HeroSummoned":
    case "HeroWoken":
    case "TokenPlaced":
    case "PortalTurned":
    case "RoomBuilt":
      stage.view = follow(view, event, after);
      return spark(stage, clock, event.room, "", "var(--accent)", 260);
    case "HeroKilled":
      return spark(stage, clock, event.room, `h-${event.hero}-out`, "var(--good)", 520);
    case "HeroHurt":
    case "MonsterWounded":
    case "MonsterLeft":
      void shake(stage, clock, event.room);
      return spark(stage, clock, event.room, "h-wound", "var(--threat)", 520);
    case "TreasurePlundered":
      void shake(stage, clock, event.room);
      return spark(stage, clock, event.room, `h-treasure-${Math.max(1, event.value)}`, "var(--threat)", 700);
    case "HeroAttacked":
      return shake(stage, clock, event.room);
    case "HeroTrapped":
      return spark(stage, clock, event.room, "h-trap", "var(--good)", 420);
    case "HeroShot":
      void spark(stage, clock, event.origin, "h-archer", "var(--threat)", 320);
      return spark(stage, clock, event.room, "h-ranged", "var(--threat)", 320);
    default:
      return;
  }
}

function runners(event: Event & { kind: "HeroesCharged" }, view: HeroesView): Slide[] {
  const awake = view.rooms.find((r) => r.name === event.origin)?.heroes.filter((h) => h.state !== "exhausted") ?? [];
  const all = awake.flatMap((h) => Array.from({ length: h.count }, () => h.hero));
  return all.map((hero, i) => ({
    key: `${i}`,
    token: heroToken(hero),
    load: "",
    from: event.origin,
    to: event.room,
    t: 0,
    lane: i - (all.length - 1) / 2,
  }));
}

async function slide(stage: Stage, clock: Clock, slides: Slide[]): Promise<void> {
  stage.slides = slides;
  await clock.tween(SLIDE, easeInOut, (x) => {
    for (const s of stage.slides) s.t = x;
  });
  stage.slides = [];
}

async function spark(stage: Stage, clock: Clock, room: string, icon: string, color: string, ms: number): Promise<void> {
  if (clock.still) return;
  stage.sparks.push({ room, icon, color, t: 0 });
  const mine = stage.sparks.length - 1;
  await clock.tween(ms, easeOut, (x) => {
    const it = stage.sparks[mine];
    if (it) it.t = x;
  });
}

async function shake(stage: Stage, clock: Clock, room: string): Promise<void> {
  await clock.tween(320, easeOut, (x) => (stage.shaken[room] = x === 1 ? 0 : Math.sin(x * Math.PI * 5) * 4 * (1 - x)));
}

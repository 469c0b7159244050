/**
 * The table as it is told: states come from the server as fast as they happen, and are shown scene by scene as fast as
 * the person wants to watch. What was shown is kept, so that one can go back; the newest state is one step away always.
 */
import type { Goal, LogLine, Onlooker, Player, State } from "../protocol";
import { beatsOf, type Beat } from "./beats";
import type { Clock } from "./clock.svelte";
import { readingTime, Sleeper } from "./pace.svelte";
import type { Reading } from "./scenes";
import { settings } from "./settings.svelte";

const KEPT = 400; // beats of this page's session that one can go back to
const HELD = new Set<State["cause"]>(["move", "table"]); // anything else is shown at once

/** The table as it was: everything that is drawn of it. */
export interface Past {
  view: unknown;
  race: Goal[];
  eyes: string[];
  log: readonly LogLine[];
  upto: number;
  line: number; // the line that was pressed, -1 for none
  index: number; // among what is kept, -1 for a frame that was fetched
}
export interface Stagehand {
  reading: Reading;
  clock: Clock;
  meet(view: unknown): void;
  animate(lines: LogLine[], before: unknown, after: unknown): Promise<void>;
  signs(lines: LogLine[]): number; // how much there is to read
  concerns(line: LogLine): boolean; // a moment that the person shall see
  onshow(before: State | null, now: State, beat: Beat): void;
}

export class Playback {
  newest = $state.raw<State | null>(null);
  at = $state.raw<Beat | null>(null); // what is drawn of the present
  past = $state.raw<Past | null>(null); // looked at instead
  paused = $state(false);
  waiting = $state.raw<Beat[]>([]); // told later
  moment = $state.raw<Beat | null>(null); // a card lies on the table
  kept = $state.raw<Beat[]>([]);
  #log: LogLine[] = [];
  #queue: Beat[] = [];
  #telling: Beat | null = null;
  #running = false;
  #allowed = false; // the person asked for one more
  #until = 0; // what is shown has been read by then
  #turn = 0; // counts jumps: what was under way before one is void
  #sleeper = new Sleeper();
  #roller = new Sleeper(); // while older scenes are played on
  readonly #hand: Stagehand;

  constructor(hand: Stagehand) {
    this.#hand = hand;
  }

  get shown(): State | null {
    return this.at?.state ?? null;
  }
  /** All lines that the server has sent; `lines` are those that the board has come to. */
  get count(): number {
    return this.newest ? this.#log.length : 0;
  }
  get lines(): readonly LogLine[] {
    const now = this.past && this.past.line < 0 ? this.past : this.at; // a line is pressed among all that were told
    return now ? now.log.slice(0, now.upto) : [];
  }
  get isNow(): boolean {
    return !this.past && this.at?.state === this.newest;
  }

  // ------------------------------------------------------------------ what comes
  arrive(state: State, mine: boolean): void {
    if (state.log_from < this.#log.length) this.#log = this.#log.slice(0, state.log_from);
    this.#log.push(...state.log);
    this.newest = state;
    if (!HELD.has(state.cause)) return this.#show(state);
    const beats = beatsOf(state, this.#log, mine, this.#hand.reading);
    if (mine) this.toNow();
    this.#wait([...this.#queue, ...beats]);
    if (!this.#running) void this.#run();
    else this.#sleeper.wake();
  }

  seat(players: Player[], watching: Onlooker[] = []): void {
    const old = this.newest;
    if (!old) return;
    this.newest = { ...old, players, watching };
    if (this.at?.state === old) this.at = { ...this.at, state: this.newest };
    this.#wait(this.#queue.map((beat) => (beat.state === old ? { ...beat, state: this.newest! } : beat)));
  }

  /** Nothing leads from what was shown to this: a hello, moves taken back, other eyes. */
  #show(state: State): void {
    this.#drop();
    const upto = this.#log.length;
    const before = this.shown;
    this.at = { state, log: this.#log, from: upto, upto, first: true, told: false, mine: false };
    this.kept = [this.at];
    this.#hand.meet(state.view);
    this.#hand.onshow(before, state, this.at);
  }

  #wait(beats: Beat[]): void {
    this.#queue = beats;
    this.waiting = beats.filter((beat) => beat.told && !beat.mine);
  }

  #drop(): void {
    this.#turn += 1;
    this.#wait([]);
    this.#telling = this.past = this.moment = null;
    this.#hand.clock.skip();
    this.#sleeper.wake();
  }

  // ------------------------------------------------------------------ telling
  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let next = this.#queue[0]; next; next = this.#queue[0]) {
        const wait = this.#hold(next);
        if (wait > 0) await this.#sleeper.sleep(wait);
        else await this.#tell(next);
      }
    } finally {
      this.#running = false;
    }
  }

  /** How long the next beat has to wait: for what is being read, or until the person says so. */
  #hold(beat: Beat): number {
    if (beat.mine || !beat.told || this.#allowed) return 0;
    if (this.past || this.moment || this.paused) return Infinity;
    if (settings.speed === "step") return Infinity;
    return document.hidden ? 0 : this.#until - performance.now();
  }

  async #tell(beat: Beat): Promise<void> {
    const turn = this.#turn;
    const before = this.at;
    this.#allowed = this.#allowed && !beat.told;
    this.#wait(this.#queue.slice(1));
    this.#telling = beat;
    if (beat.mine) this.past = this.moment = null;
    if (beat.first) this.#hand.meet(beat.state.view);
    if (beat.first && beat.state.cause === "move" && before && sameEyes(before.state, beat.state))
      await this.#hand.animate(beat.state.log, before.state.view, beat.state.view);
    if (turn !== this.#turn) return; // somebody went on to now meanwhile
    this.#telling = null;
    this.#put(before?.state ?? null, beat);
    if (beat.log.slice(beat.from, beat.upto).some((line) => line.moment && this.#hand.concerns(line)))
      this.moment = beat;
  }

  #put(before: State | null, beat: Beat): void {
    const state = this.newest?.seq === beat.state.seq ? this.newest : beat.state;
    this.at = state === beat.state ? beat : { ...beat, state };
    this.kept = [...this.kept, this.at].slice(-KEPT);
    this.#until = performance.now() + readingTime(this.#hand.signs(beat.log.slice(beat.from, beat.upto)));
    this.#hand.onshow(before, state, beat);
  }

  // ------------------------------------------------------------------ what the person wants
  /** To the newest state at once; what was not told yet is kept, and the recap sums it up. */
  toNow(): void {
    const rest = [...(this.#telling ? [this.#telling] : []), ...this.#queue];
    this.#drop();
    for (const beat of rest) this.#put(this.shown, beat);
    this.#until = 0;
  }

  pause(): void {
    if (this.paused || this.past) {
      this.paused = false;
      if (this.past) void this.#roll();
    } else this.paused = true;
    this.#sleeper.wake();
  }

  /** One scene on: of what is kept if an older one is looked at, else the next that waits. */
  next(): void {
    this.moment = null;
    const index = this.past?.index ?? -1;
    if (this.past) {
      const on = this.kept.findIndex((beat, n) => n > index && beat.told);
      this.#look(index < 0 || on < 0 || on >= this.kept.length - 1 ? -1 : on);
    } else this.#allowed = this.#queue.some((beat) => beat.told);
    this.#hand.clock.skip();
    this.#sleeper.wake();
  }

  previous(): void {
    const now = this.past?.index ?? this.kept.length - 1;
    const before = this.kept.findLastIndex((beat, n) => n < now && (beat.told || n === 0));
    if (before < 0) return;
    this.paused = true;
    this.moment = null;
    this.#look(before);
  }
  get hasPrevious(): boolean {
    return (this.past ? this.past.index : this.kept.length - 1) > 0;
  }
  get hasNext(): boolean {
    return !!this.past || this.waiting.length > 0;
  }

  dismiss(): void {
    this.moment = null;
    this.#until = 0;
    this.#sleeper.wake();
  }

  /** The pace was changed: what waits may wait no longer. */
  hurry(): void {
    this.#until = Math.min(this.#until, performance.now() + readingTime(1));
    this.#sleeper.wake();
  }

  // ------------------------------------------------------------------ the table as it was
  /** The kept beat that told a line of the present log, -1 if it is no longer kept. */
  keptAt(line: number): number {
    return this.kept.findIndex((beat) => beat.log === this.#log && beat.from <= line && line < beat.upto);
  }
  /** A kept beat to look at. */
  pastAt(index: number, line: number): Past | null {
    const beat = this.kept[index];
    return beat ? asPast(beat, index, line) : null;
  }
  /** How the table stood before the move of a kept beat. */
  pastBefore(index: number, line: number): Past | null {
    const beat = this.kept[index];
    return beat ? this.pastAt(this.kept.findIndex((other) => other.state.seq === beat.state.seq) - 1, line) : null;
  }
  look(past: Past): void {
    this.past = past;
  }
  back(): void {
    this.past = null;
    this.#sleeper.wake();
  }
  #look(index: number): void {
    this.past = this.pastAt(index, -1);
  }

  /** A scene once more, moving; then the table as it was. */
  async replay(before: Past, after: Past, lines: LogLine[]): Promise<void> {
    this.past = before;
    await this.#hand.animate(lines, before.view, after.view);
    if (this.past === before) this.past = after; // else somebody went elsewhere meanwhile
  }

  /** From an older scene on to now, at the pace that is set. */
  async #roll(): Promise<void> {
    while (this.past && !this.paused) {
      const beat = this.kept[this.past.index];
      if (!beat) return this.back();
      const shown = this.past;
      await this.#roller.sleep(readingTime(this.#hand.signs(beat.log.slice(beat.from, beat.upto))));
      if (this.past === shown && !this.paused) this.next();
    }
  }
}

function asPast(beat: Beat, index: number, line: number): Past {
  const { view, race, eyes } = beat.state;
  return { view, race, eyes, log: beat.log, upto: beat.upto, line, index };
}

function sameEyes(a: State, b: State): boolean {
  return a.eyes.join() === b.eyes.join();
}

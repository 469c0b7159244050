/** A table as this browser sees it: states in order, what is selected, what is considered, what was refused. */
import type {
  Advice,
  FromServer,
  Label,
  Leading,
  Learnt,
  LogLine,
  Mark,
  Option,
  Prompt,
  Reached,
  Refusal,
  State,
} from "../protocol";
import { Clock } from "./clock.svelte";
import { LuckGuard } from "./fairluck";
import type { GameClient } from "./game";
import { sayLine } from "./i18n.svelte";
import { Inspection } from "./inspection.svelte";
import { Net, newKey } from "./net.svelte";
import { Playback } from "./playback.svelte";
import { advisedOption, concerns, fitting, sameQuestion } from "./questions";
import { reading } from "./reading";
import { settings } from "./settings.svelte";
import { Talk, WATCHER } from "./talk.svelte";
import { asksFirst } from "./weighing";

export interface Reason {
  rule: string;
  message: Label;
  move: string;
  learnt?: Learnt[]; // what speaks against taking moves back
  asked?: Label | null; // the question that is open, where the move belongs to another one
}

export class Table {
  fresh = $state(0); // lines that came since the log was looked at
  selection = $state.raw<string[]>([]);
  considered = $state.raw<Option | null>(null);
  weighed = $state.raw<Option | null>(null); // gives something up: asked once before it is done
  hovered = $state<string | null>(null);
  reason = $state.raw<Reason | null>(null); // the one fixed line
  against = $state.raw<Refusal[]>([]); // what the selected thing cannot do now
  notice = $state.raw<Label | null>(null);
  ended = $state.raw<Label | null>(null); // the server closed the line for good
  point = $state.raw<string[]>([]);
  covered = $state(false); // hot-seat: hidden until the next person says who they are
  sending = $state(false);
  arrived = $state(0); // when the newest state came: clocks run from there
  leading = $state.raw<Leading | null>(null);
  advice = $state.raw<Advice | null>(null); // what a bot said when it was last asked
  adviceDenied = $state.raw<Label | null>(null);
  thinking = $state(""); // a bot was asked for advice: about which role
  reached = $state.raw<Reached | null>(null); // how far somebody could go back, as last asked
  readonly clock = new Clock();
  readonly net: Net;
  readonly stage: unknown;
  readonly story: Playback;
  readonly talk = new Talk(
    (message) => this.net.send(message),
    (targets) => (this.point = targets),
  );
  readonly inspection = new Inspection((things) => this.net.send({ type: "look", things }));
  readonly #luck: LuckGuard;
  #keys = new Set<string>(); // of moves that were made here
  #next: string[] = [];
  #mute = false; // nothing speaks against what was pressed: what it is must answer
  #asked = ""; // the target that the person asked about, unlike those the table asks about itself

  constructor(
    readonly id: string,
    readonly game: GameClient,
    readonly watch: boolean,
  ) {
    [this.stage, this.#luck] = [game.stage(), new LuckGuard(id)];
    this.story = new Playback({
      reading,
      clock: this.clock,
      meet: (view) => game.meet?.(view),
      animate: (lines, before, after) => this.#animate(lines, before, after),
      signs: (lines) => this.#signs(lines),
      concerns: (line) => settings.moments && concerns(line, this.newest),
      onshow: (before, now, beat) => {
        if (now.cause === "move") this.fresh += beat.upto - beat.from;
        if (!sameQuestion(before, now)) this.#forget(now.cause);
      },
    });
    this.net = new Net(
      id,
      () => this.#luck.hello(this.watch, this.newest?.eyes ?? []),
      (message) => this.#hear(message),
    );
  }

  /** What is drawn; `newest` is ahead while scenes are told. */
  get shown(): State | null {
    return this.story.shown;
  }
  get newest(): State | null {
    return this.story.newest;
  }

  // ------------------------------------------------------------------ what is asked
  /** The question on the screen; while something is animated only one that stays the same may be answered. */
  get prompt(): Prompt | null {
    const now = this.newest?.prompts[0];
    if (!now || this.covered) return null;
    return this.shown === this.newest || sameQuestion(this.shown, this.newest) ? now : null;
  }

  /** The options that what is selected leaves. */
  get options(): Option[] {
    return fitting(this.prompt?.options ?? [], this.selection);
  }

  /** Hot-seat: the role of this seat that is asked while other eyes are at the device. */
  get passTo(): string | null {
    const state = this.newest;
    if (!state || state.seat === null || state.result || this.story.waiting.length) return null; // first what happened
    const seat = state.players.find((p) => p.seat === state.seat);
    if (seat?.kind !== "hotseat") return null;
    if (state.prompts.length > 0 && !this.covered) return null;
    const next = seat.roles.find((role) => state.asked.includes(role) && (this.covered || !state.eyes.includes(role)));
    return next ?? (this.covered ? (seat.roles[0] ?? null) : null);
  }

  /** The option whose consequences are told and drawn: what is weighed or pointed at, the only one that is left, else
      what a bot advised for this very question. */
  get meant(): Option | null {
    if (this.weighed ?? this.considered) return this.weighed ?? this.considered;
    const over = this.hovered ? this.options.filter((o) => o.targets.includes(this.hovered!)) : [];
    if (this.hovered) return over.length === 1 ? over[0]! : null;
    return (this.selection.length && this.options.length === 1 && this.options[0]) || this.advised;
  }
  get marks(): Mark[] {
    return this.meant?.preview ?? [];
  }
  /** A hint is drawn where it happens as long as its question stands. */
  get advised(): Option | null {
    return advisedOption(this.advice, this.prompt);
  }

  get undoable(): number {
    const state = this.newest;
    if (!state || this.covered) return 0;
    return Math.max(0, ...state.undo.map((u) => u.free));
  }

  /** Something has been done, so that one may ask how far back one could go. */
  get reachable(): boolean {
    const state = this.newest;
    return !!state && !this.covered && !state.result && state.undo.length > 0 && this.story.count > 0;
  }

  // ------------------------------------------------------------------ what a person does
  /** A click: it narrows the options, plays the only one that is left, or asks why there is none. */
  pick(target: string): void {
    this.notice = null;
    if (this.talk.takes(target)) return;
    if (this.story.past) return this.story.back();
    const prompt = this.prompt;
    if (!prompt) return this.why(target);
    if (this.selection.includes(target)) return this.select(this.selection.filter((s) => s !== target));
    const meant = this.options.filter((o) => o.targets.includes(target));
    if (meant.length === 1) return this.act(meant[0]!);
    if (meant.length > 1) return this.select([...this.selection, target]);
    if (this.selection.length && prompt.options.some((o) => o.targets.includes(target))) {
      this.select([]);
      return this.pick(target);
    }
    this.why(target);
  }

  select(targets: string[]): void {
    this.selection = targets;
    this.weighed = null;
    this.inspection.close();
    this.reason = null;
    this.against = [];
    const role = this.prompt?.role;
    const last = targets.at(-1);
    if (role && last) this.net.send({ type: "why", role, target: last });
  }

  act(option: Option, sure = false): void {
    const prompt = this.prompt;
    if (!prompt || this.sending) return;
    if (!sure && this.weighed !== option && asksFirst(option, this.game)) {
      this.weighed = option;
      return;
    }
    const key = newKey();
    const { role, version } = prompt;
    this.story.toNow();
    this.#keys.add(key);
    this.sending = this.net.send({ type: "act", role, version, move: option.move, key });
    this.notice = this.sending ? null : { id: "not-sent", args: {} };
    this.considered = this.weighed = this.hovered = this.reason = null;
    this.inspection.close();
  }

  /** An option by its text. */
  move(text: string): void {
    const option = this.prompt?.options.find((o) => o.move === text);
    if (option) this.act(option);
  }

  consider(text: string | null): void {
    this.considered = (text && this.prompt?.options.find((o) => o.move === text)) || null;
  }

  /** What is this, and why not? What cannot be chosen answers both, the first in anybody's turn. In a lesson the card
      would cover what is to be pressed next: there the lesson says why not, and a right click what it is. */
  why(target: string, ...others: string[]): void {
    if (this.talk.takes(target)) return;
    this.#mute = false;
    this.reason = null;
    this.#whyNot(target, others);
    if (!this.newest?.lesson) this.inspection.ask({ things: [target, ...others], words: "" });
  }

  /** Asked of each thing that the click may have meant, until one has an answer. */
  #whyNot(target: string, others: string[]): void {
    const role = this.prompt?.role;
    this.#asked = target;
    this.#next = others;
    if (role) this.net.send({ type: "why", role, target });
    else this.#mute = true;
  }

  /** The role of one's own that can go back most easily. */
  get backRole(): string {
    const infos = this.newest?.undo ?? [];
    return (infos.find((u) => u.free > 0) ?? infos.find((u) => u.ask > 0) ?? infos[0])?.role ?? "";
  }
  reach(role: string): void {
    if (role) this.net.send({ type: "reach", role });
  }
  /** Take back so many moves, freely or by asking those who must agree: the server knows which. */
  takeBack(back: number): void {
    const state = this.newest;
    if (state && this.backRole)
      this.net.send({ type: "undo", role: this.backRole, seq: state.seq, back, key: newKey() });
  }

  // ------------------------------------------------------------------ advice
  hint(): void {
    if (this.prompt) this.#consult({ type: "hint", role: this.prompt.role });
  }
  explain(role: string): void {
    this.#consult({ type: "explain", role });
  }
  #consult(message: { type: "hint" | "explain"; role: string }): void {
    this.advice = this.adviceDenied = null;
    this.thinking = this.net.send(message) ? message.role : "";
  }

  // ------------------------------------------------------------------ around the game
  get role(): string {
    return this.prompt?.role ?? this.newest?.eyes[0] ?? "";
  }
  reply(agree: boolean): void {
    const asked = this.newest?.affairs.petition;
    if (asked) this.net.send({ type: "reply", seq: asked.seq, agree, key: newKey() });
  }
  propose(kind: "draw" | "concede"): void {
    this.net.send({ type: "propose", kind, role: this.role, key: newKey() });
  }
  resign(): void {
    this.net.send({ type: "resign", role: this.role, key: newKey() });
  }
  host(deed: "start" | "close" | "replace", seat?: number): void {
    this.net.send({ type: "host", deed, key: newKey(), ...(seat === undefined ? {} : { seat }) });
  }
  goAway(): void {
    this.net.send({ type: "leave", key: newKey() });
  }
  comeBack(): void {
    this.net.send({ type: "return", key: newKey() });
  }

  /** Hot-seat: this person sits at the device now. */
  sit(role: string): void {
    this.covered = false;
    this.net.send({ type: "device", roles: [role] });
  }

  /** Who has which colour, once another board of the same game was looked at. */
  meet(): void {
    if (this.shown) this.game.meet?.(this.shown.view);
  }

  leave(): void {
    this.net.close();
    this.clock.skip();
  }

  // ------------------------------------------------------------------ what the server says
  #hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        return this.#arrive(message);
      case "stale":
        this.notice = message.message;
        return this.#arrive(message.state);
      case "players":
        return this.story.seat(message.players, message.watching);
      case "refused":
        this.sending = false;
        this.reason = { ...message, move: "" };
        return;
      case "looked":
        if (!this.inspection.hear(message.things) && this.#mute)
          this.reason = { rule: this.prompt?.rule ?? "", move: "", message: { id: "why-nothing", args: {} } };
        return;
      case "why":
        return this.#explain(message.target, message.refusals);
      case "error":
        this.sending = false;
        if (message.final) {
          this.ended = message.message;
          this.net.close();
        } else if (this.thinking) {
          this.thinking = "";
          this.adviceDenied = message.message;
        } else this.notice = message.message;
        return;
      case "said":
        return this.talk.hear(message.lines, message.again, this.newest?.seat ?? WATCHER);
      case "offered":
        this.talk.offered = message;
        return;
      case "advice":
        this.thinking = "";
        this.advice = message;
        return;
      case "reached":
        this.reached = message;
        return;
      case "leading":
        this.leading = message.move === null ? null : message;
        return;
      default:
        return;
    }
  }

  #explain(target: string, refusals: Refusal[]): void {
    if (target === this.selection.at(-1) && target !== this.#asked) {
      this.against = refusals;
      return;
    }
    const telling = refusals.find((r) => r.rule && !r.asked);
    const [next, ...rest] = this.#next;
    if (!telling && next) return this.#whyNot(next, rest);
    this.#asked = "";
    this.reason = telling ?? refusals.find((r) => r.asked) ?? null;
    this.#mute = !this.reason;
  }

  #arrive(state: State): void {
    this.sending = false;
    this.#luck.answer(state, (message) => this.net.send(message));
    const before = this.newest;
    this.story.arrive(state, this.#keys.has(state.key));
    this.arrived = performance.now();
    if (state.seat !== null && state.cause === "hello" && !state.eyes.length) this.covered = this.passTo !== null;
    if (before && this.#mustPass(before, state)) this.covered = true;
  }

  /** The device goes round: the next question is for another person of this seat. */
  #mustPass(before: State, state: State): boolean {
    const seat = state.players.find((p) => p.seat === state.seat);
    if (seat?.kind !== "hotseat" || state.result || this.covered || state.prompts.length) return false;
    return before.eyes.length > 0 && seat.roles.some((role) => state.asked.includes(role));
  }

  async #animate(lines: LogLine[], before: unknown, after: unknown): Promise<void> {
    this.clock.start();
    await this.game.animate(lines, before, after, this.stage, this.clock).catch(console.error);
    this.clock.stop();
  }

  /** How much somebody reads of these lines. */
  #signs(lines: LogLine[]): number {
    const said = lines.filter((line) => reading.part(line) !== "quiet" && reading.isTold(line));
    return said.reduce((sum, line) => sum + sayLine(line).length, 0);
  }

  /** Another question: what was chosen for the old one is gone. */
  #forget(cause: State["cause"]): void {
    this.selection = [];
    this.against = [];
    this.considered = this.weighed = null;
    this.inspection.close();
    if (this.advice?.about === "hint") this.advice = null; // it was for the old position
    if (cause !== "stale") this.reason = null;
  }
}

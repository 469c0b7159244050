/** What is said at a table: lines, what is unread, whom one does not hear, what one points at or would propose. */
import type { ChatLine, FromClient, Offered } from "../protocol";
import { newKey } from "./net.svelte";

export const WATCHER = -1; // the seat of all who only watch
const POINTED = 6000; // ms that a thing stays marked at which somebody points

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0); // lines that came while nobody looked
  wanted = $state(false); // somebody asked to see it
  muted = $state.raw<number[]>([]);
  pointing = $state.raw<((target: string) => void) | null>(null); // the next thing that is pressed is pointed at
  offered = $state.raw<Offered | null>(null); // what another's role may do, for who wants to propose it

  constructor(
    readonly send: (message: FromClient) => boolean,
    readonly mark: (targets: string[]) => void, // on the board
  ) {}

  say(text: string, kind: ChatLine["kind"] = "text"): void {
    this.send({ type: "chat", text, key: newKey(), ...(kind === "text" ? {} : { kind }) });
  }
  mute(seats: number[]): void {
    this.muted = seats;
    this.send({ type: "mute", seats });
  }
  /** What may the role do that is waited for? */
  askChoices(role: string): void {
    this.offered = null;
    this.send({ type: "choices", role });
  }

  /** Somebody points at what they press next, for the others, instead of choosing it. */
  takes(target: string): boolean {
    const told = this.pointing;
    this.pointing = null;
    told?.(target);
    return told !== null;
  }

  hear(lines: ChatLine[], again: boolean, own: number): void {
    this.lines = again ? lines : [...this.lines, ...lines];
    if (again) return;
    this.unread += lines.filter((line) => line.seat !== own).length;
    const pointed = lines.findLast((line) => line.kind === "point");
    if (!pointed) return;
    this.mark([pointed.text]);
    setTimeout(() => this.mark([]), POINTED);
  }
}

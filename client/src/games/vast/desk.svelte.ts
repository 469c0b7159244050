/** What a person's own cards and boards need to be pressed: what is legal, which option a press means, what is read. */
import type { SeatProps } from "../../lib/game";
import { fitting } from "../../lib/questions";
import type { Catalogue } from "../../lib/words.svelte";
import type { Option } from "../../protocol";
import { entryOf, textOf } from "./about";

export class Desk {
  readonly options: Option[];
  readonly legal: Set<string>;
  constructor(readonly seat: SeatProps) {
    this.options = fitting(seat.prompt?.options ?? [], seat.selection);
    this.legal = new Set(this.options.flatMap((o) => o.targets));
  }
  get catalogue(): Catalogue {
    return this.seat.catalogue;
  }
  can(target: string): boolean {
    return this.legal.has(target);
  }
  /** A drawn thing is pressed: it may be played, or the server says why not. */
  press(target: string): void {
    if (this.can(target)) this.seat.onpick(target);
    else this.seat.onwhy(target);
  }
  /** The option with exactly this text. */
  option(move: string): Option | undefined {
    return this.options.find((o) => o.move === move);
  }
  play(move: string): void {
    this.seat.onmove(move);
  }
  /** What the pointer is on: what it would do if it is an option. */
  point(target?: string): void {
    const meant = target ? this.options.filter((o) => o.targets.includes(target)) : [];
    this.seat.onconsider(meant.length === 1 ? meant[0]!.move : null);
  }
  leave(): void {
    this.seat.onconsider(null);
  }
  entry(id: string): Record<string, unknown> | undefined {
    return entryOf(id, this.catalogue);
  }
  text(id: string): string {
    return textOf(id, this.catalogue);
  }
  name(id: string): string {
    return String(this.entry(id)?.name ?? id);
  }
}

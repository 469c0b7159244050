/** What a person's own cards and boards need to be pressed: what is legal, which option a press means, what is read. */
import type { SeatProps } from "../../lib/game";
import { fitting } from "../../lib/table.svelte";
import type { Catalogue } from "../../lib/words.svelte";
import type { Option } from "../../protocol";

/** The card, power or token whose text is shown: what the pointer, the focus or a tap was on last. */
export const reading = $state({ id: "" });

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
    reading.id = target.split(":")[1] ?? "";
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
  /** What the pointer is on: its text is shown, and what it would do if it is an option. */
  read(id: string, target?: string): void {
    reading.id = id;
    const meant = target ? this.options.filter((o) => o.targets.includes(target)) : [];
    this.seat.onconsider(meant.length === 1 ? meant[0]!.move : null);
  }
  leave(): void {
    this.seat.onconsider(null);
  }
  /** A component by its id; an omen before the variant card of the same name. */
  entry(id: string): Record<string, unknown> | undefined {
    return this.catalogue.tables.omen?.find((row) => row.id === id) ?? this.catalogue.get(id);
  }
  text(id: string): string {
    const entry = this.entry(id);
    return entry ? String(entry.help || entry.text || "") : "";
  }
  name(id: string): string {
    return String(this.entry(id)?.name ?? id);
  }
}

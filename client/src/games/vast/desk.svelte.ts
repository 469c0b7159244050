/** What a person's own cards and boards need to be pressed: what is legal, which option a press means, what is read. */
import type { SeatProps } from "../../lib/game";
import { has, t } from "../../lib/i18n.svelte";
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
  /** What it does: the words of its card, what a War card brings, or our words for what has none printed. */
  text(id: string): string {
    const entry = this.entry(id);
    const printed = String(entry?.help || entry?.text || "");
    if (printed) return printed;
    const [fangs, bones, eye] = (entry?.discs as number[] | undefined) ?? [];
    if (fangs !== undefined)
      return t("vast-board-war-brings", {
        fangs,
        bones: bones ?? 0,
        eye: eye ?? 0,
        monsters: Number(entry?.monsters),
        secrets: Number(entry?.secrets),
        rage: Number(entry?.rage),
      });
    const word = `vast-board-help-${id}`;
    return id && has(word) ? t(word) : "";
  }
  name(id: string): string {
    return String(this.entry(id)?.name ?? id);
  }
}

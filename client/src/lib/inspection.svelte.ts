/** The one card that says what a thing is: what was asked, and what came of it. It belongs to its table. */
import type { Inspected } from "../protocol";
import type { Asked } from "./inspecting";

export interface Card extends Asked {
  facts: Inspected[]; // what the server said of the things
  left: boolean; // where the card lies: away from what was pressed
}

const MAX_THINGS = 12; // things that the server tells of at once

export class Inspection {
  card = $state.raw<Card | null>(null);
  pressed = 0; // where the pointer went down last, across
  #look: (things: string[]) => void;

  constructor(look: (things: string[]) => void) {
    this.#look = look;
  }

  ask({ things, words }: Asked, x = this.pressed): void {
    const asked = things.slice(0, MAX_THINGS);
    this.card = { things: asked, words, facts: [], left: x > globalThis.innerWidth / 2 };
    if (asked.length) this.#look(asked);
  }

  /** The answer; is anything known of what was asked last? Of what was asked before, nobody wants to know any more. */
  hear(facts: Inspected[]): boolean {
    const card = this.card;
    if (!card || facts.some((fact, n) => fact.thing !== card.things[n])) return true;
    this.card = { ...card, facts };
    return !!card.words || facts.some((fact) => fact.lines.length > 0 || !!fact.rule);
  }

  close(): void {
    this.card = null;
  }
}

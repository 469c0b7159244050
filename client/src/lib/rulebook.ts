/** The rulebook as text: where a rule stands, ids as links, words that were found marked. */
import type { RulebookText, RuleText } from "../protocol";

export interface Placed {
  rule: RuleText;
  section: number;
}
export interface Piece {
  text: string;
  rule?: string;
  mark?: boolean;
}

/** The place of the heading under which a rule stands; -1 if there is no such rule. */
export function headingOf(book: RulebookText, id: string): number {
  return book.sections.findIndex((section) => section.rules.some((rule) => rule.id === id));
}

export function ruleIn(book: RulebookText, id: string): Placed | undefined {
  const section = headingOf(book, id);
  const rule = book.sections[section]?.rules.find((one) => one.id === id);
  return rule && { rule, section };
}

const ID = /([A-Z]{2,}(?:-[A-Z0-9]+)+)/;
const WORD = /([\p{L}\p{N}]+)/u;
const LEAST = 2; // letters of what is marked

/** Words that begin with what was searched: "troll" is no part of "controller". */
export class Marks {
  #stems: string[];
  constructor(stems: readonly string[]) {
    this.#stems = stems.filter((stem) => stem.length >= LEAST);
  }

  #fits(word: string): boolean {
    const bare = word.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
    return this.#stems.some((stem) => bare.startsWith(stem) && bare.length - stem.length <= Math.max(3, stem.length));
  }

  /** Text in pieces: ids of rules become links, words that were searched for are marked. */
  pieces(text: string): Piece[] {
    return text.split(ID).flatMap((part, i) => (i % 2 ? [{ text: part, rule: part }] : this.#marked(part)));
  }

  #marked(text: string): Piece[] {
    if (!this.#stems.length) return [{ text }];
    return text.split(WORD).map((part, i) => (i % 2 && this.#fits(part) ? { text: part, mark: true } : { text: part }));
  }
}

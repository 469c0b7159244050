/** Guided first games: hints over a real game with a fixed seed. What is said when comes from the game's folder. */
import type { NewTable, Prompt } from "../protocol";

export interface Hint {
  id: string; // message `<game>-guide-<guide>-<id>`
  ask: string[]; // shown at one of these questions (message ids); none: whenever this person is asked nothing
  waiting?: true; // ... and already while this person is asked nothing
  offers?: string; // ... if a move begins like that
  point?: string[]; // drawn things that it speaks of
}
export interface Guide {
  id: string;
  role: string;
  title?: string; // message for its button where the role does not tell it apart
  table: NewTable;
  hints: Hint[];
}

const KEY = "underkeep-guide-";
const QUIET = 30; // questions without anything new to say: whoever has answered them needs no guide

export function beginGuide(table: string, guide: string): void {
  store(table, { guide, said: [], quiet: 0 });
}
export function endGuide(table: string): void {
  try {
    localStorage.removeItem(KEY + table);
  } catch {
    /* nothing was stored then */
  }
}

interface Progress {
  guide: string;
  said: string[];
  quiet: number; // questions since the last hint
}
export function progress(table: string): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Progress | null;
  } catch {
    return null;
  }
}
function store(table: string, now: Progress): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(now));
  } catch {
    /* the hints then last as long as the page */
  }
}
export function tick(table: string, now: Progress, hint: string): Progress {
  const next = { ...now, said: [...now.said, hint], quiet: 0 };
  store(table, next);
  return next;
}
/** A question about which there was nothing to say. */
export function pass(table: string, now: Progress): Progress {
  const next = { ...now, quiet: (now.quiet ?? 0) + 1 };
  store(table, next);
  return next;
}
/** All has been said, or so long nothing that the rest would only be a surprise. */
export function isOver(guide: Guide, now: Progress): boolean {
  return now.said.length >= guide.hints.length || now.quiet >= QUIET;
}

/** The first hint that fits the question and was not said yet. */
export function hintFor(guide: Guide, said: string[], prompt: Prompt | null): Hint | null {
  const fits = (hint: Hint): boolean => {
    if (!prompt) return hint.waiting ?? !hint.ask.length;
    return (
      hint.ask.includes(prompt.question.id) &&
      (!hint.offers || prompt.options.some((o) => o.move.startsWith(hint.offers!)))
    );
  };
  return guide.hints.find((hint) => !said.includes(hint.id) && fits(hint)) ?? null;
}

const MOST_POINTS = 3; // more would say nothing

/** What a hint points at: the things it names, else those of the moves that it speaks of, if they are few. */
export function pointsOf(hint: Hint, prompt: Prompt | null): string[] {
  if (hint.point) return hint.point;
  if (!hint.offers || !prompt) return [];
  const meant = prompt.options.filter((option) => option.move.startsWith(hint.offers!));
  const targets = [...new Set(meant.flatMap((option) => option.targets.slice(0, 1)))];
  return targets.length <= MOST_POINTS ? targets : targets.slice(0, 1);
}

/** The guide of the first games for a role, if the game has one. */
export function guideFor(guides: readonly Guide[] | undefined, role: string): Guide | undefined {
  return guides?.find((guide) => guide.role === role);
}

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

export function beginGuide(table: string, guide: string): void {
  store(table, { guide, said: [] });
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
  const next = { ...now, said: [...now.said, hint] };
  store(table, next);
  return next;
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

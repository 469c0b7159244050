import type { Goal } from "../protocol";

/** Do all win or lose together? Then several goals stand under one role. */
export const isShared = (race: readonly Goal[]): boolean => new Set(race.map((goal) => goal.role)).size < race.length;

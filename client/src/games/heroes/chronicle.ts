/** A Chronicle as the content has it, and how far a table has come in it. */
import type { Entry } from "../../lib/words.svelte";

export interface Chapter {
  scenario: string;
  story: string;
  won?: string;
  lost?: string;
}

export const chaptersOf = (entry: Entry | undefined): Chapter[] => (entry?.chapter as Chapter[] | undefined) ?? [];

/** How the chapters before the present one ended, as the options of a View tell it. */
export function resultsTold(options: readonly (readonly [string, string])[]): string[] {
  const told = options.find(([id]) => id === "results")?.[1] ?? "";
  return told ? told.split(",") : [];
}

export const chronicleTold = (options: readonly (readonly [string, string])[]): string =>
  options.find(([id]) => id === "chronicle")?.[1] ?? "none";

export const isOver = (entry: Entry | undefined, results: string[]): boolean =>
  chaptersOf(entry).length > 0 && results.length >= chaptersOf(entry).length;

/** The scenario that a set-up form has chosen: the first chapter of its Chronicle, or the one that stands alone. */
export const scenarioChosen = (values: Record<string, unknown>, entry: Entry | undefined): string =>
  chaptersOf(entry)[0]?.scenario ?? String(values.scenario);

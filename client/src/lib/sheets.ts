/** What a game brings to the workshop: its drawing table. The shell knows the workpiece, its faults and its figures. */
import type { Component } from "svelte";
import type { NewTable, PieceFault, PieceSources } from "../protocol";
import type { Bench, Files } from "./bench.svelte";
import type { Totals } from "./measurement.svelte";
import type { Catalogue } from "./words.svelte";

export interface SheetProps {
  bench: Bench;
  catalogue: Catalogue;
  sources: PieceSources;
  marked: Set<string>; // things that something is wrong with
  heat: Record<string, number>; // things by how much they suffer, 0 to 1; empty: not shown
}
type Words = { en: string; it: string };
/** Something that bots may play; `label` is the id of its name, `goal` what the game itself aims at, in percent. */
export interface Run {
  id: string;
  label: string;
  options: NewTable["options"];
  goal: [number, number];
}
/** Faults that belong together; where none of them is found, `<game>-workshop-fine-<id>` says what is in order. */
export interface CheckGroup {
  id: string;
  kinds: string[];
}
export interface Sheet {
  Palette: Component<SheetProps>; // what there is to place
  Grid: Component<SheetProps>;
  Tools: Component<SheetProps>; // for what is selected
  List: Component<SheetProps>; // the grid in words
  Details: Component<SheetProps>; // texts, decks, rules
  sprite: string;
  symbol: string;
  parts: string[]; // files of sentences
  checks: CheckGroup[];
  openable: (sources: PieceSources) => { id: string; name: Words }[];
  begin: (sources: PieceSources, from: string, name: string) => Files; // from "" with nothing
  fits: (files: Files) => boolean; // can it be drawn? What others wrote may hold anything
  call: (files: Files, name: string, before: string) => void; // what had the name of before goes along
  table: (files: Files, bench: Bench) => NewTable;
  runs: (files: Files, bench: Bench) => Run[];
  repair?: (fault: PieceFault, bench: Bench, sources: PieceSources) => (() => void) | null;
  thing: (fault: PieceFault) => string[]; // what to mark
  unused: (totals: Totals, files: Files, bench: Bench) => string[];
  suffered: (totals: Totals) => Record<string, number>; // things by losses in a game
}

const sheets = import.meta.glob<{ default: Sheet }>("../games/*/workshop/index.ts");
const path = (game: string): string => `../games/${game}/workshop/index.ts`;

export const hasWorkshop = (game: string): boolean => path(game) in sheets;
export async function loadSheet(game: string): Promise<Sheet | null> {
  const load = sheets[path(game)];
  return load ? (await load()).default : null;
}

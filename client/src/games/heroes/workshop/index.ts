/** What Keep the Heroes Out! brings to the workshop: a scenario with its map, Treasures, Portals, deck and story. */
import type { Bench, Files } from "../../../lib/bench.svelte";
import { idFor } from "../../../lib/idfor";
import type { Totals } from "../../../lib/measurement.svelte";
import type { Sheet } from "../../../lib/sheets";
import type { NewTable, PieceFault, PieceSources } from "../../../protocol";
import sprite from "../symbols.svg?raw";
import { ROOMS } from "../view";
import Details from "./Details.svelte";
import Grid from "./Grid.svelte";
import List from "./List.svelte";
import Palette from "./Palette.svelte";
import Tools from "./Tools.svelte";
import { filesOf, fits, scenarioIn, scenarios, setPassage, wayOut, type ScenarioFile } from "./map";
import { printedSides } from "./rooms";

const CLANS = ["dragon", "ratkin"];
/** What docs/heroes-balance.md aims at, for two clans that know the game. */
const GOALS: Record<string, [number, number]> = { family: [70, 80], challenging: [45, 55], hardcore: [20, 30] };
const WORK = /^(?:work|complete) (\w+)$/;

const printed = (sources: PieceSources): ScenarioFile[] => scenarios(sources.files as Files);

function empty(name: string, id: string): ScenarioFile {
  return {
    id,
    name: { en: name, it: name },
    story: { en: "Once upon a time, below a keep …", it: "C’era una volta, sotto una rocca …" },
    hint: { en: "Guard the Vault.", it: "Difendi il Caveau." },
    complexity: 1,
    tile: [],
    treasures: {},
    portals: [],
    cards: [],
    wave_0: 2,
    source: "workshop",
    reconstructed: true,
  };
}

/** A copy that borrows the special rules of the one it comes from. */
function copied(from: ScenarioFile, name: string, id: string): ScenarioFile {
  const copy = structuredClone(from) as ScenarioFile & { special?: unknown; building?: unknown };
  delete copy.special;
  delete copy.building;
  return { ...copy, id, rules: from.rules ?? from.id, name: { en: name, it: name }, source: "workshop" };
}

function begin(sources: PieceSources, from: string, name: string): Files {
  const known = printed(sources);
  const [found, id] = [
    known.find((one) => one.id === from),
    idFor(
      name,
      known.map((one) => one.id),
    ),
  ];
  return filesOf(found ? copied(found, name, id) : empty(name, id));
}

function call(files: Files, name: string, before: string): void {
  for (const { name: words } of scenarios(files))
    for (const lang of ["en", "it"] as const) if (words[lang] === before) words[lang] = name;
}

function table(files: Files, bench: Bench): NewTable {
  const [mine, ...others] = CLANS as [string, string];
  const seats: NewTable["seats"] = [{ kind: "me", roles: [mine] }];
  for (const clan of others) seats.push({ kind: "bot", roles: [clan], level: "adept" });
  return { game: "heroes", options: { scenario: scenarioIn(files, bench.part).id, clans: CLANS }, seats };
}

const runs = (files: Files, bench: Bench) =>
  Object.entries(GOALS).map(([difficulty, goal]) => ({
    id: difficulty,
    label: `heroes-option-difficulty-${difficulty}`,
    options: { scenario: scenarioIn(files, bench.part).id, clans: CLANS, difficulty },
    goal,
  }));

/** A passage from what is cut off to the rest. */
function repair(fault: PieceFault, bench: Bench, sources: PieceSources): (() => void) | null {
  if (fault.kind !== "no-way") return null;
  const way = wayOut(scenarioIn(bench.files, bench.part), fault.things);
  if (!way) return null;
  return () =>
    bench.change((files) =>
      setPassage(scenarioIn(files, bench.part), way.room, way.side, true, printedSides(sources.files as Files)),
    );
}

/** Rooms whose action nobody took in all these games. */
function unused(totals: Totals, files: Files, bench: Bench): string[] {
  const used = new Set(Object.keys(totals.moves).map((move) => WORK.exec(move)?.[1]));
  return scenarioIn(files, bench.part)
    .tile.map((tile) => tile.room)
    .filter((room) => !used.has(room));
}

function suffered(totals: Totals): Record<string, number> {
  const rooms = Object.entries(totals.losses).filter(([thing]) => thing.startsWith("room:"));
  return Object.fromEntries(rooms.map(([thing, count]) => [thing.slice(5), count / Math.max(1, totals.games)]));
}

const sheet: Sheet = {
  Palette,
  Grid,
  Tools,
  List,
  Details,
  sprite,
  symbol: "h-trap",
  parts: ["heroes", "heroes-board", "heroes-workshop"],
  checks: [
    { id: "way", kinds: ["no-way", "no-vault", "twice"] },
    { id: "rooms", kinds: ["no-room", "no-such-room", "no-cells"] },
    { id: "treasures", kinds: ["treasures", "prize"] },
    { id: "portals", kinds: ["portals", "no-portal", "tokens"] },
    { id: "cards", kinds: ["cards"] },
    { id: "signs", kinds: ["no-pair", "no-loot"] },
    { id: "clans", kinds: ["no-tip"] },
    { id: "story", kinds: ["no-such-rule", "no-site", "idle-site"] },
  ],
  openable: (sources) => printed(sources).map(({ id, name }) => ({ id, name })),
  begin,
  fits,
  call,
  table,
  runs,
  repair,
  thing: (fault) => fault.things.filter((thing) => (ROOMS as readonly string[]).includes(thing)),
  unused,
  suffered,
};
export default sheet;

/** What Dungeon Twister brings to the workshop: eight rooms of sixteen, each redrawn at will, with points and story. */
import type { Bench, Files } from "../../../lib/bench.svelte";
import { idFor } from "../../../lib/idfor";
import type { Sheet } from "../../../lib/sheets";
import type { NewTable, PieceSources } from "../../../protocol";
import sprite from "../symbols.svg?raw";
import Details from "./Details.svelte";
import Grid from "./Grid.svelte";
import List from "./List.svelte";
import Palette from "./Palette.svelte";
import Tools from "./Tools.svelte";
import { filesOf, fits, scenarioIn, scenarios, type ScenarioFile } from "./layout";

const printed = (sources: PieceSources): ScenarioFile[] => scenarios(sources.files as Files);

function begin(sources: PieceSources, from: string, name: string): Files {
  const known = printed(sources);
  const lender = known.find((one) => one.id === from) ?? known[0]!;
  const own = {
    ...structuredClone(lender),
    id: idFor(
      name,
      known.map((one) => one.id),
    ),
    name: { en: name, it: name },
  };
  if (!from) own.rooms = [];
  return filesOf(own);
}
function call(files: Files, name: string, before: string): void {
  for (const { name: words } of scenarios(files))
    for (const lang of ["en", "it"] as const) if (words[lang] === before) words[lang] = name;
}
const options = (files: Files, bench: Bench): NewTable["options"] => ({ scenario: scenarioIn(files, bench.part).id });

function table(files: Files, bench: Bench): NewTable {
  const seats: NewTable["seats"] = [
    { kind: "me", roles: ["yellow"] },
    { kind: "bot", roles: ["blue"], level: "adept" },
  ];
  return { game: "twister", options: options(files, bench), seats };
}

const sheet: Sheet = {
  Palette,
  Grid,
  Tools,
  List,
  Details,
  sprite,
  symbol: "t-gear-cw",
  parts: ["twister", "twister-board", "twister-workshop"],
  checks: [
    { id: "layout", kinds: ["at-rooms"] },
    { id: "drawing", kinds: ["at-cells", "at-h", "at-v", "at-statue_front", "at-sconce"] },
    { id: "teams", kinds: ["at-yellow", "at-blue", "at-target_points", "at-jump_cards"] },
  ],
  openable: (sources) => printed(sources).map(({ id, name }) => ({ id, name })),
  begin,
  fits,
  call,
  table,
  runs: (files, bench) => [
    { id: "yellow", label: "twister-workshop-run-yellow", options: options(files, bench), goal: [40, 60] },
  ],
  thing: (fault) => [...fault.things],
  unused: () => [],
  suffered: () => ({}),
};
export default sheet;

/** What glows: of the options that are left, the thing that one would click next. */
import type { Option } from "../../protocol";

export function nextTargets(options: Option[], selection: string[]): Set<string> {
  const left = options.map((o) => o.targets.filter((id) => !selection.includes(id)));
  const told = left.filter((targets) => targets.length);
  const shared = told.length > 1 ? told[0]!.filter((id) => told.every((targets) => targets.includes(id))) : [];
  return new Set(told.flatMap((targets) => next(targets, shared)));
}

/** Monsters that an option may mean stand before the room that they go to: any of them will do. */
function next(targets: string[], shared: string[]): string[] {
  const open = targets.filter((id) => !shared.includes(id));
  const first = open[0] ?? targets[0]!;
  return open.filter((id) => kind(id) === kind(first));
}
const kind = (id: string): string => id.split(":", 1)[0]!;

/** The table as it was after a line of the log: from what this page has kept, else from the server's replay. */
import { api } from "./api";
import type { Past } from "./playback.svelte";
import type { Table } from "./table.svelte";

/** Look there; with `moving` the scene is played once more. */
export async function lookAt(table: Table, line: number, moving: boolean): Promise<void> {
  const { story } = table;
  const log = story.at?.log;
  const told = log?.[line];
  if (!log || !told) return;
  const index = story.keptAt(line);
  const after = story.pastAt(index, line) ?? (await fetched(table, told.move, line));
  if (!moving) return story.look(after);
  const before = story.pastBefore(index, line) ?? (await fetched(table, told.move - 1, line));
  const lines = log.filter((one) => one.move === told.move);
  await story.replay(before, after, lines);
}

/** As those eyes saw it that now look; at a device that goes round the server asks which of its seat's. */
async function fetched(table: Table, entry: number, line: number): Promise<Past> {
  const state = table.newest!;
  const shared = state.players.find((p) => p.seat === state.seat)?.kind === "hotseat";
  const { view, race, eyes } = await api.entry(table.id, entry, shared ? state.eyes.join(",") : "");
  table.game.meet?.(view);
  const log = table.story.at!.log;
  const upto = log.findLastIndex((one) => one.move <= entry) + 1;
  return { view, race, eyes, log, upto, line, index: -1 };
}

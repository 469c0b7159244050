/** Since your last turn: the scenes that the server chose, by their places in the log. */
import type { LogLine, State } from "../protocol";
import { placeOf, turnsOf, type Reading, type Scene } from "./scenes";

/** The scenes of the recap, in the order in which they happened; the server counts lines from the end of the log. */
export function recapOf(state: State, log: readonly LogLine[], reading: Reading): Scene[] {
  const end = state.log_from + state.log.length;
  const places = new Set(state.recap.map((back) => end + back));
  const first = Math.min(end, ...places);
  const scenes = turnsOf(log.slice(0, end), reading, first).flatMap((turn) => turn.scenes);
  return scenes.filter((scene) => places.has(placeOf(scene)));
}

/** What is told in one go: a state of the table with a scene of what led to it. */
import type { LogLine, State } from "../protocol";
import type { Reading } from "./scenes";

export interface Beat {
  state: State;
  log: readonly LogLine[]; // in which the two numbers below count
  from: number;
  upto: number; // the log is known so far: it is never ahead of the board
  first: boolean; // of its state: what moved is shown moving
  told: boolean; // there is something to read
  mine: boolean; // done by whoever looks on: it is never held up
}

/** A heading alone is nothing to wait for. */
const isSaid = (part: LogLine["part"]): boolean => part === "deed" || part === "effect";

/** A state as beats, one for each scene of its lines; a heading goes with the deed behind it. */
export function beatsOf(state: State, log: readonly LogLine[], mine: boolean, reading: Reading): Beat[] {
  const cuts = [state.log_from];
  let open = false; // something is told already that the next deed is not part of
  for (let at = state.log_from; at < state.log_from + state.log.length; at++) {
    const line = log[at]!;
    const part = reading.part(line);
    if (part === "quiet" || !reading.isTold(line)) continue;
    if (open && (part === "deed" || part === "turn")) {
      cuts.push(at);
      open = false;
    }
    if (part !== "turn") open = true;
  }
  const end = state.log_from + state.log.length;
  return cuts.map((from, n) => {
    const upto = cuts[n + 1] ?? end;
    const told = log.slice(from, upto).some((line) => isSaid(reading.part(line)) && reading.isTold(line));
    return { state, log, from, upto, first: n === 0, told, mine };
  });
}

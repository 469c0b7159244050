/** What bots make of a workpiece: games asked for a few at a time, until there are enough or somebody says stop. */
import type { MeasuredGames, NewTable, SentPiece } from "../protocol";
import { api, type Failure } from "./api";

export type Totals = MeasuredGames;
export const NOTHING: Totals = {
  ...{ games: 0, won: 0, decisions: 0, moves: {}, things: {}, losses: {} },
  ...{ share: 0, low: 0, high: 100, seconds: 0 },
};
const WAITS = "server-measuring-waits";
const PATIENCE = 1500; // milliseconds until busy bots are asked again

function sum(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const total = { ...one };
  for (const [key, count] of Object.entries(other)) total[key] = (total[key] ?? 0) + count;
  return total;
}
/** What was known with some games more; the server has reckoned the share of all. */
export function joined(known: Totals, more: MeasuredGames): Totals {
  return {
    games: known.games + more.games,
    won: known.won + more.won,
    decisions: known.decisions + more.decisions,
    moves: sum(known.moves, more.moves),
    things: sum(known.things, more.things),
    losses: sum(known.losses, more.losses),
    share: more.share,
    low: more.low,
    high: more.high,
    seconds: known.seconds + more.seconds,
  };
}
/** The parts of a workpiece that decide games: words do not. */
export const meaningOf = (piece: SentPiece): string =>
  JSON.stringify(piece.files, (_, value: unknown) => (isWords(value) ? "" : value));
function isWords(value: unknown): boolean {
  return typeof value === "object" && value !== null && "en" in value && "it" in value;
}

export class Measurement {
  of = $state(0);
  running = $state("");
  waiting = $state(false);
  problem = $state.raw<Failure | null>(null);
  totals = $state.raw<Record<string, Totals>>({});
  meaning = $state(""); // of the workpiece that was measured
  #turn = 0;

  stop(): void {
    this.#turn += 1;
    this.running = "";
  }

  async run(piece: SentPiece, run: string, options: NewTable["options"], level: string, games: number): Promise<void> {
    const [turn, meaning] = [++this.#turn, meaningOf(piece)];
    if (meaning !== this.meaning) [this.totals, this.meaning] = [{}, meaning];
    [this.running, this.problem, this.of] = [run, null, games];
    let known = NOTHING;
    const seed = `${run} ${meaning.length}`;
    while (turn === this.#turn && known.games < games) {
      const more = await this.#ask({
        piece,
        options,
        level,
        seed,
        played: known.games,
        won: known.won,
        most: games - known.games,
      });
      if (turn !== this.#turn) return;
      if (more) this.totals = { ...this.totals, [run]: (known = joined(known, more)) };
    }
    if (turn === this.#turn) this.running = "";
  }

  async #ask(wish: Parameters<typeof api.measurePiece>[0]): Promise<MeasuredGames | null> {
    try {
      this.waiting = false;
      return await api.measurePiece(wish);
    } catch (error) {
      const failure = error as Failure;
      if (failure.problem.message.id === WAITS) {
        this.waiting = true;
        await new Promise((done) => setTimeout(done, PATIENCE));
      } else {
        this.problem = failure;
        this.stop();
      }
      return null;
    }
  }
}

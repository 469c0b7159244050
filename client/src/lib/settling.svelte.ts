/** Hot-seat: whoever has left the set-up to a prepared plan need not take the device for it. It answers in turns with
    the others, and nothing is shown until somebody is asked who has to decide. */
import type { FromClient, Option, Prompt, State } from "../protocol";
import { newKey } from "./net.svelte";
import { isPlanned, planOf } from "./prepared";

/** The device goes round: the next question is for another person of this seat. */
export function goesRound(before: State, state: State): boolean {
  const seat = state.players.find((p) => p.seat === state.seat);
  if (seat?.kind !== "hotseat" || state.result || state.prompts.length) return false;
  return before.eyes.length > 0 && seat.roles.some((role) => state.asked.includes(role));
}

/** What the plan of this role answers, if it has an answer. */
export function plannedMove(table: string, prompt: Prompt): Option | undefined {
  const plan = planOf(table, prompt.role);
  const move = prompt.prepared?.find((one) => one.plan === plan)?.move;
  return prompt.options.find((one) => one.move === move);
}

export class Settling {
  role = $state(""); // whose questions answer themselves now
  #done = new Set<string>(); // roles that must decide from now on

  constructor(
    readonly table: string,
    readonly send: (message: FromClient) => boolean,
  ) {}

  /** A state came: does it answer itself? */
  takes(state: State): boolean {
    const seat = state.players.find((p) => p.seat === state.seat);
    if (seat?.kind !== "hotseat" || state.result) return this.#stop();
    const prompt = state.prompts[0];
    if (!prompt) return this.#next(seat.roles.find((role) => state.asked.includes(role) && this.#answers(role)));
    if (prompt.role !== this.role) return this.#stop();
    const option = plannedMove(this.table, prompt);
    if (!option) {
      this.#done.add(prompt.role);
      return this.#stop();
    }
    return this.send({ type: "act", role: prompt.role, version: prompt.version, move: option.move, key: newKey() });
  }

  #answers(role: string): boolean {
    return !this.#done.has(role) && isPlanned(this.table, role);
  }
  #next(role: string | undefined): boolean {
    if (!role) return this.#stop();
    this.role = role;
    return this.send({ type: "device", roles: [role] });
  }
  #stop(): boolean {
    this.role = "";
    return false;
  }
}

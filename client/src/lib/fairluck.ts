/**
 * Luck that nobody chooses, as this browser guards it: the number that the server committed to is pinned at first
 * sight, one's own share of shared luck is kept secret until everybody has pledged theirs, and at the end everything is
 * checked.
 */
import type { FromClient, LuckShare, State } from "../protocol";
import { newKey } from "./net.svelte";
import { hex, sealed, sha256, unhex } from "./sha256";

/** What this browser knows of a table's luck from before the server could have known better. */
export interface Pin {
  table: string;
  commitment: string; // as first seen
  share: string; // one's own
  pledges: LuckShare[]; // all pledges as they were when one's own share was opened
}
export type Verdict = "fair" | "false" | "other" | "swapped";

const KEY = "underkeep-luck";
const MOST = 100;
const MIXING = "underkeep shared luck 1";

function pins(): Pin[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Pin[];
  } catch {
    return [];
  }
}

export const pinOf = (table: string): Pin | undefined => pins().find((pin) => pin.table === table);

function keep(pin: Pin): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([pin, ...pins().filter((p) => p.table !== pin.table)].slice(0, MOST)));
  } catch {
    /* without storage the luck is checked as far as this page remembers */
  }
}

export const pledgeOf = (share: string): string => sha256(unhex(share));

/** Guards the luck of one table. */
export class LuckGuard {
  #pin: Pin;

  constructor(table: string) {
    const share = hex(crypto.getRandomValues(new Uint8Array(32)));
    this.#pin = pinOf(table) ?? { table, commitment: "", share, pledges: [] };
  }

  get pledge(): string {
    return pledgeOf(this.#pin.share);
  }

  /** The first message of a line. */
  hello(spectate: boolean, device: string[]): FromClient {
    return { type: "hello", spectate, device, after: 0, pledge: this.pledge, deltas: true };
  }

  /** A state came: one's share is opened when it is time. */
  answer(state: State, send: (message: FromClient) => void): void {
    const share = this.see(state);
    if (share) send({ type: "open", share, key: newKey() });
  }

  /** What is to be remembered of a state is; one's share, when it is time to open it. */
  see(state: State): string {
    const pin = this.#pin;
    if (!pin.commitment) keep((this.#pin = { ...pin, commitment: state.commitment }));
    const { luck } = state.affairs;
    const own = luck.shares.find((given) => given.seat === state.seat);
    if (!luck.opening || !own || own.share || own.pledge !== this.pledge) return "";
    if (!pin.pledges.length) keep((this.#pin = { ...this.#pin, pledges: luck.shares }));
    return pin.share;
  }
}

/** The seed that the secret and the opened shares make; the same as `mixed` of core/formats/fair_luck.py. */
export function mixed(secret: string, shares: readonly LuckShare[]): string {
  const given = shares.filter((one) => one.share).sort((a, b) => a.seat - b.seat);
  const parts = given.map((one) => one.seat.toString(16).padStart(2, "0") + one.share);
  return sha256(unhex(hex(new TextEncoder().encode(MIXING)) + secret + parts.join("")));
}

/** Is the seed what was promised, as far as this browser can know? */
export function verdict(end: State, pin: Pin | undefined): Verdict {
  const { luck } = end.affairs;
  const shared = luck.kind === "shared";
  if (pin?.commitment && pin.commitment !== end.commitment) return "other";
  if (!sealed(shared ? luck.secret : (end.seed ?? ""), end.commitment)) return "false";
  if (!shared) return "fair";
  if (luck.shares.some((one) => one.share && pledgeOf(one.share) !== one.pledge)) return "swapped";
  if (pin?.pledges.some((old) => luck.shares.find((one) => one.seat === old.seat)?.pledge !== old.pledge))
    return "swapped";
  return mixed(luck.secret, luck.shares) === end.seed ? "fair" : "false";
}

/** What the next assault may bring, as the server foresees it from what everybody knows; asked for at every move. */
import { api, type Failure } from "../../lib/api";
import { say } from "../../lib/i18n.svelte";
import type { Foreseen } from "../../protocol";

export const KINDS = ["enter", "charge", "hit", "plunder"] as const;
export type Kind = (typeof KINDS)[number];

/** Of one room: the chances in percent, 0 where nothing of the kind is foreseen. */
export type Chances = Record<Kind, number>;

export const forecast = $state({ shown: false, busy: false, problem: "", told: [] as Foreseen[] });

export async function look(table: string): Promise<void> {
  forecast.busy = true;
  try {
    forecast.told = (await api.forecast(table)).foreseen;
    forecast.problem = "";
  } catch (error) {
    forecast.problem = say((error as Failure).problem.message);
  }
  forecast.busy = false;
}

export function hide(): void {
  Object.assign(forecast, { shown: false, told: [], problem: "" });
}

const nothing = (): Chances => ({ enter: 0, charge: 0, hit: 0, plunder: 0 });

/** By room, those with the most to fear first. */
export function byRoom(told: readonly Foreseen[]): Map<string, Chances> {
  const rooms = new Map<string, Chances>();
  for (const one of told) {
    if (!one.thing.startsWith("room:")) continue;
    const name = one.thing.slice("room:".length);
    const chances = rooms.get(name) ?? nothing();
    chances[one.kind as Kind] = one.chance;
    rooms.set(name, chances);
  }
  const fear = (c: Chances): number => 1000 * c.plunder + 10 * c.hit + Math.max(c.enter, c.charge);
  return new Map([...rooms].sort(([, a], [, b]) => fear(b) - fear(a)));
}

export const ofAll = (told: readonly Foreseen[], kind: string): number =>
  told.find((one) => one.thing === "guild" && one.kind === kind)?.chance ?? 0;

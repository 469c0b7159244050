/** How many games of a role were begun on this device: the bots play gently in the first ones. */
import type { GameCard, NewTable } from "../protocol";

const KEY = "underkeep-begun";
const GENTLE = 2; // games of a role

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
const name = (table: NewTable): string => `${table.game}/${myRole(table)}`;

/** The role that Play now gives to whoever presses it. */
export function myRole(table: NewTable): string {
  return table.seats.find((seat) => seat.kind === "me")?.roles[0] ?? "";
}

export function isGentle(table: NewTable): boolean {
  return (all()[name(table)] ?? 0) < GENTLE;
}

export function noteBegun(table: NewTable): void {
  const begun = all();
  begun[name(table)] = (begun[name(table)] ?? 0) + 1;
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    /* without storage every game is a first one */
  }
}

/** The table of Play now, with the weakest bots in the first games of a role. */
export function firstTable(card: GameCard, quick: NewTable): NewTable {
  const [weakest] = card.levels;
  if (!weakest || !isGentle(quick)) return quick;
  return { ...quick, seats: quick.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level: weakest } : seat)) };
}

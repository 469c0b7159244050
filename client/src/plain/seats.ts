/** How the roles of a game that nobody has drawn yet look: a colour for each, in the order of the table. */
import type { RoleToken } from "../lib/game";

const COLOURS = 6; // of plain.css
let order: readonly string[] = [];

/** The roles in order, as the table that is shown has them. */
export function meet(roles: readonly string[]): void {
  order = roles;
}
export const known = (): readonly string[] => order;

export function token(role: string, roles: readonly string[] = order): RoleToken {
  const colour = (Math.max(0, roles.indexOf(role)) % COLOURS) + 1;
  return { shape: "circle", color: `var(--plain-${colour})`, symbol: "ui-person", ink: "var(--muted)" };
}

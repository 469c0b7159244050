/** Who sits where at a table that is being set up. */
import { has, t } from "./i18n.svelte";
import type { SeatWish } from "../protocol";

export type Kind = SeatWish["kind"];
export interface Chair {
  kind: Kind;
  level: string; // of a bot
}

export const levelName = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

/**
 * Me and hot-seat share one chair when both are there; each friend and each bot has its own. Where all play with open
 * hands (`open`) nobody has anything to hide from the others at the device, and it is not passed.
 */
export function wishes(roles: string[], seats: Record<string, Chair>, open = false): SeatWish[] {
  const of = (kind: Kind): string[] => roles.filter((r) => seats[r]?.kind === kind);
  const hot = of("hotseat");
  const here = hot.length ? [...of("me"), ...hot] : of("me");
  const own: SeatWish[] = here.length
    ? [{ kind: hot.length && !open ? "hotseat" : "me", roles: roles.filter((r) => here.includes(r)) }]
    : [];
  return [
    ...own,
    ...of("link").map((role): SeatWish => ({ kind: "link", roles: [role] })),
    ...of("bot").map((role): SeatWish => ({ kind: "bot", roles: [role], level: seats[role]!.level })),
  ];
}

/** Attacks, hits, losses and luck of a whole game, from its log alone. */
import type { Count, Line } from "../../lib/game";
import { ownerOf } from "./pieces";
import type { Told } from "./stage.svelte";

const EVEN = 0.5; // three of the six faces of the Dragon die hit the centre
const FACES = 6; // of the Action die
const FIXED: Record<string, string> = {
  KnightAttacked: "goblins",
  MonsterAmbushed: "goblins",
  TribesAttacked: "knight",
  BowShot: "knight",
  EnchantedShot: "knight",
  BackstabMade: "thief",
  PickpocketTried: "thief",
};
const HURTS: Record<string, (event: Told) => Count> = {
  KnightHurt: (e) => ({ row: "suffered", role: "knight", count: Number(e.before) - Number(e.health) }),
  DragonHurt: (e) => ({ row: "suffered", role: "dragon", count: Number(e.before) - Number(e.health) }),
  TribeScattered: () => ({ row: "suffered", role: "goblins", count: 1 }),
  ThiefKilled: () => ({ row: "suffered", role: "thief", count: 1 }),
};
const FAILED = new Set(["AttackMissed", "AttemptFailed", "AttackEvaded", "AmbushWithstood"]);
const VICTIM: Record<string, string> = {
  KnightHurt: "knight",
  DragonHurt: "dragon",
  TribeScattered: "goblins",
  ThiefKilled: "thief",
};

/** Does this say that an attack of a role has hit? */
const isHit = (event: Told, attacker: string): boolean =>
  event.kind in VICTIM ? VICTIM[event.kind] !== attacker : event.kind === "TreasureLost" && attacker === "thief";
const attackerOf = (event: Told): string =>
  FIXED[event.kind] ?? (["DragonAttacked", "ThiefAttacked"].includes(event.kind) ? ownerOf(String(event.by)) : "");
/** How likely a roll was to succeed; null where nothing was rolled. */
function chanceOf(event: Told): number | null {
  if (event.kind === "DragonAttacked") return event.rolled ? EVEN : null;
  const needed = Number(event.needed ?? 1);
  return event.kind === "PickpocketTried" && needed > 1 ? (FACES + 1 - needed) / FACES : null;
}

/** An attack hits if somebody else is hurt before the next one; it fails if the log says so. */
export default function counts(lines: readonly Line<Told>[]): Count[] {
  const found: Count[] = [];
  let open: { role: string; chance: number | null } | null = null;
  const close = (hit: boolean): void => {
    if (!open) return;
    const { role, chance } = open;
    if (hit) found.push({ row: "hits", role, count: 1 });
    if (chance !== null) found.push({ row: "luck", role, count: (hit ? 1 : 0) - chance });
    open = null;
  };
  for (const { event } of lines) {
    const role = attackerOf(event);
    if (role) {
      found.push({ row: "attacks", role, count: 1 });
      open = { role, chance: chanceOf(event) };
    } else if (FAILED.has(event.kind)) close(false);
    else if (open && isHit(event, open.role)) close(true);
    const hurt = HURTS[event.kind];
    if (hurt) found.push(hurt(event));
    if (event.kind === "TurnBegan") open = null;
  }
  return found;
}

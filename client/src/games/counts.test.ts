import { expect, test } from "vitest";
import heroes from "./heroes/counts";
import twister from "./twister/counts";
import vast from "./vast/counts";
import type { LogLine } from "../protocol";
import type { Count, GameClient } from "../lib/game";
import { statsOf } from "../lib/stats";

type Counter = (lines: readonly { event: never }[]) => Count[];
const line = (kind: string, fields: object = {}): LogLine => ({
  move: 1,
  label: { id: kind, args: {} },
  event: { kind, ...fields },
});
/** Rows as "knight 2, dragon 1". */
function stats(counts: unknown, ...lines: LogLine[]): Record<string, string> {
  const made: unknown = { counts: (log: readonly LogLine[]) => (counts as Counter)(log as never) };
  const rows = statsOf(lines, made as GameClient);
  return Object.fromEntries(rows.map((r) => [r.row, [...r.by].map(([who, n]) => `${who} ${n}`).join(", ")]));
}

test("Vast: attacks, those that hit, what was suffered, and luck where a die decided", () => {
  const found = stats(
    vast,
    line("DragonAttacked", { by: "knight", rolled: true }),
    line("AttackMissed"),
    line("DragonAttacked", { by: "fangs", rolled: true }),
    line("DragonHurt", { before: 5, health: 4 }),
    line("KnightAttacked", { tribe: "eye" }),
    line("KnightHurt", { before: 7, health: 5 }),
    line("PickpocketTried", { needed: 4 }),
    line("AttemptFailed"),
  );

  expect(found).toEqual({
    attacks: "knight 1, goblins 2, thief 1",
    hits: "goblins 2",
    suffered: "dragon 1, knight 2",
    luck: "knight -0.5, goblins 0.5, thief -0.5",
  });
});

test("Twister: fights by the side that attacks, and who was wounded or lost", () => {
  const found = stats(
    twister,
    line("CombatBegun", { attacker: "tok:yellow:troll" }),
    line("CombatResolved", { attacking: "yellow", loser: "blue" }),
    line("CharacterWounded", { token: "tok:blue:goblin" }),
    line("CombatBegun", { attacker: "tok:blue:thief" }),
    line("CombatResolved", { attacking: "blue", loser: "" }),
  );

  expect(found).toEqual({ attacks: "yellow 1, blue 1", hits: "yellow 1", suffered: "blue 1" });
});

test("Heroes: attacks of clans, heroes that fell to them, monsters that they lost", () => {
  const found = stats(
    heroes,
    line("MonsterAttacked", { clan: "gnoll" }),
    line("HeroKilled"),
    line("HeroAttacked"),
    line("MonsterLeft", { clan: "witch" }),
  );

  expect(found).toEqual({ attacks: "gnoll 1", hits: "gnoll 1", suffered: "witch 1" });
});

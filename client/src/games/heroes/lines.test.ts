import { expect, test } from "vitest";
import type { Line } from "../../lib/game";
import { lineIcon, lineRole, lineRule, lineTargets, round } from "./lines";
import type { Event } from "./view";

const line = (event: Partial<Event> & { kind: Event["kind"] }): Line<Event> =>
  ({ move: 1, label: { id: "", args: {} }, event }) as Line<Event>;

test("an exhausted hero has a symbol and a rule of its own", () => {
  const tired = line({ kind: "HeroExhausted", hero: "champion-thief", why: "plunder" });

  expect(lineIcon(tired)).toBe("h-thief-out");
  expect(lineRule(tired)).toBe("KHO-ASSAULT-21");
  expect(lineIcon(line({ kind: "HeroWoken", hero: "wounded-mage" }))).toBe("h-mage");
});

test("a line points at its room and is written in the ink of its clan", () => {
  const moved = line({ kind: "MonsterMoved", clan: "imp", room: "vault" });

  expect(lineTargets(moved)).toEqual(["room:vault"]);
  expect(lineRole(moved)).toBe("imp");
  expect(lineRole(line({ kind: "HeroKilled" }))).toBeNull();
});

test("turns and assaults head the log, other phases do not", () => {
  expect(round(line({ kind: "TurnBegun", clan: "imp" }))).toEqual({
    id: "heroes-board-turn-of",
    args: { clan: "imp" },
  });
  expect(round(line({ kind: "PhaseBegun", phase: "assault" }))?.id).toBe("heroes-board-assault");
  expect(round(line({ kind: "PhaseBegun", phase: "refresh" }))).toBeNull();
});

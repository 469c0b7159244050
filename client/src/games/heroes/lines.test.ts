import { expect, test } from "vitest";
import type { Line } from "../../lib/game";
import { lineIcon, lineRule } from "./lines";
import type { Event } from "./view";

const line = (event: Partial<Event> & { kind: Event["kind"] }): Line<Event> =>
  ({ move: 1, label: { id: "", args: {} }, event }) as Line<Event>;

test("an exhausted hero has a symbol and a rule of its own", () => {
  const tired = line({ kind: "HeroExhausted", hero: "champion-thief", why: "plunder" });

  expect(lineIcon(tired)).toBe("h-thief-out");
  expect(lineRule(tired)).toBe("KHO-ASSAULT-21");
  expect(lineIcon(line({ kind: "HeroWoken", hero: "wounded-mage" }))).toBe("h-mage");
});

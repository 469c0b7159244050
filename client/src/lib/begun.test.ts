import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameCard, NewTable } from "../protocol";
import { firstTable, isGentle, myRole, noteBegun } from "./begun";

const quick: NewTable = {
  game: "first",
  options: {},
  seats: [
    { kind: "me", roles: ["one"] },
    { kind: "bot", roles: ["other"], level: "master" },
  ],
};
const card = { levels: ["novice", "adept", "master"] } as GameCard;

describe("the first games of a role", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("are played against the weakest bots, and the third is not", () => {
    expect(myRole(quick)).toBe("one");
    expect(firstTable(card, quick).seats[1]!.level).toBe("novice");
    noteBegun(quick);
    expect(isGentle(quick)).toBe(true);
    noteBegun(quick);
    expect(firstTable(card, quick).seats[1]!.level).toBe("master");
  });
});

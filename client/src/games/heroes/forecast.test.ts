import { describe, expect, it } from "vitest";
import { byRoom, ofAll } from "./forecast.svelte";

const told = [
  { thing: "room:forge", kind: "enter", chance: 40 },
  { thing: "room:vault", kind: "plunder", chance: 5 },
  { thing: "room:forge", kind: "hit", chance: 20 },
  { thing: "guild", kind: "scenario", chance: 12 },
];

describe("a forecast", () => {
  it("is told room by room, what costs most first", () => {
    expect([...byRoom(told)]).toEqual([
      ["vault", { enter: 0, charge: 0, hit: 0, plunder: 5 }],
      ["forge", { enter: 40, charge: 0, hit: 20, plunder: 0 }],
    ]);
  });

  it("tells what concerns all apart", () => {
    expect(ofAll(told, "scenario")).toBe(12);
    expect(ofAll(told, "defeat")).toBe(0);
  });
});

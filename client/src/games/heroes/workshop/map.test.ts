import { expect, test } from "vitest";
import type { PrintedMap } from "../printed";
import {
  fits,
  freePlace,
  isOpen,
  place,
  remove,
  setPassage,
  setPortal,
  setTokens,
  setTreasure,
  tileOf,
  tokensOf,
  type ScenarioFile,
  turn,
  wayOut,
} from "./map";

const OPEN: Record<string, string> = { vault: "NESW", library: "SW", pantry: "NS", crypt: "NE" };
const printed = (room: string): string => OPEN[room] ?? "";

function small(): PrintedMap {
  const tile = [
    { room: "vault", row: 0, column: 0, turns: 0 },
    { room: "library", row: 0, column: 1, turns: 0 },
    { room: "pantry", row: 1, column: 0, turns: 0 },
  ];
  return { tile, treasures: { vault: 4, pantry: 1 }, portals: ["pantry"] };
}

test("a room moves to a free place, and changes places with what lies there", () => {
  const map = small();
  place(map, "library", 3, 3);
  expect(tileOf(map, "library")).toMatchObject({ column: 3, row: 3 });
  place(map, "vault", 0, 1);
  expect(tileOf(map, "vault")).toMatchObject({ column: 0, row: 1 });
  expect(tileOf(map, "pantry")).toMatchObject({ column: 0, row: 0 });
  place(map, "vault", 4, 0);
  expect(tileOf(map, "vault")).toMatchObject({ column: 0, row: 1 });
});

test("a new room takes the place of one that goes with all it had", () => {
  const map = small();
  place(map, "crypt", 0, 1);
  expect(map.tile.map((tile) => tile.room)).toEqual(["vault", "library", "crypt"]);
  expect([map.treasures, map.portals]).toEqual([{ vault: 4 }, []]);
  remove(map, "vault");
  expect(map.treasures).toEqual({});
});

test("a passage is opened and closed on both sides, wherever the rooms are turned", () => {
  const map = small();
  expect(isOpen(map, "vault", "E", printed)).toBe(true);
  setPassage(map, "library", "W", false, printed);
  expect(isOpen(map, "vault", "E", printed)).toBe(false);
  expect([tileOf(map, "library")!.open, tileOf(map, "vault")!.open]).toEqual(["S", "NSW"]);
  turn(map, "library");
  setPassage(map, "vault", "E", true, printed);
  expect(isOpen(map, "library", "W", printed)).toBe(true);
  expect(tileOf(map, "library")!.open).toBe("S");
});

test("what is as the tile is printed is not written down", () => {
  const map = small();
  setPassage(map, "vault", "E", false, printed);
  setPassage(map, "vault", "E", true, printed);
  expect(map).toEqual(small());
});

test("a wall towards nothing stays a wall", () => {
  const map = small();
  setPassage(map, "library", "N", true, printed);
  expect(map).toEqual(small());
});

test("the way out of a room that is cut off leads to one that is not", () => {
  const map = small();
  expect(wayOut(map, ["library"])).toEqual({ room: "library", side: "W" });
  expect(wayOut(map, ["vault", "library", "pantry"])).toBeNull();
});

test("Treasures and Portals come and go", () => {
  const map = small();
  setTreasure(map, "library", 3);
  setTreasure(map, "pantry", 0);
  setPortal(map, "vault", true);
  setPortal(map, "pantry", false);
  expect([map.treasures, map.portals]).toEqual([{ vault: 4, library: 3 }, ["vault"]]);
});

test("the first free place lies beside what is there", () => {
  expect(freePlace(small())).toEqual([2, 0]);
  expect(freePlace({ tile: [], treasures: {}, portals: [] })).toEqual([0, 0]);
});

test("what others wrote is drawn only if it has the right shape", () => {
  const words = { en: "a", it: "b" };
  const good = { id: "x", name: words, story: words, hint: words, cards: [], ...small() };
  const drawn = (one: object): boolean => fits({ "scenarios-x": { scenario: [one] } });
  expect(drawn(good)).toBe(true);
  for (const bad of [
    { tile: 3 },
    { tile: [{ room: "vault", row: 9, column: 0, turns: 0 }] },
    { portals: [1] },
    { name: "x" },
    { treasures: { a: [] } },
  ])
    expect(drawn({ ...good, ...bad })).toBe(false);
  expect(fits({ "scenarios-x": { scenario: 3 } })).toBe(false);
  expect(fits({})).toBe(false);
});

test("what lies ready is counted by kind, and goes with its room", () => {
  const map = small() as ScenarioFile;
  setTokens(map, "vault", "coin", 2);
  setTokens(map, "vault", "frog", 1);
  setTokens(map, "vault", "coin", 1);
  expect([tokensOf(map, "vault", "coin"), tokensOf(map, "vault", "frog"), tokensOf(map, "crypt", "frog")]).toEqual([
    1, 1, 0,
  ]);
  remove(map, "vault");
  expect(tokensOf(map, "vault", "coin")).toBe(0);
  setTokens(map, "pantry", "frog", 1);
  setTokens(map, "pantry", "frog", 0);
  expect(map.tokens).toBeUndefined();
});

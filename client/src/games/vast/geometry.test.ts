import { expect, test } from "vitest";
import { around, boxOf, cell, edgeMid, floor, joins, mid, seats, shelf, shore } from "./geometry";

test("squares are named by how far they lie from the centre", () => {
  expect(["o", "sq:n2e1", "s1", "w3"].map(cell)).toEqual([
    [0, 0],
    [1, -2],
    [0, 1],
    [-3, 0],
  ]);
  expect(mid("n2e1")).toEqual([100, -200]);
});

test("an edge is half a tile away, and a frame grows to all sides", () => {
  expect(edgeMid("e1", "north")).toEqual([100, -50]);
  expect(around("e1", 5)).toEqual({ x: 45, y: -55, width: 110, height: 110 });
});

test("the box holds every tile with its margin, and the centre", () => {
  expect(boxOf(["e2", "n1"], 10)).toEqual({ x: -60, y: -160, w: 320, h: 220 });
});

test("the same tile always looks the same, another has other rock", () => {
  const walls = [false, true, false, true];

  expect(floor(walls, 5)).toBe(floor(walls, 5));
  expect(floor(walls, 5)).not.toBe(floor(walls, 6));
});

test("spaces of one Terrain flow together only where they touch", () => {
  const joined = joins("o", ["o", "e1", "s1e1"]);

  expect(joined).toEqual([false, true, false, false, false, false, true, false]);
  expect(
    shore(
      Array.from({ length: 8 }, () => true),
      3,
      12,
    ).coast,
  ).toBe("");
  expect(shore(joined, 3, 12).coast).not.toBe("");
});

test("nobody stands on anybody else, and all stand on their tile", () => {
  for (let pieces = 1; pieces <= 6; pieces++)
    for (const tokens of [0, 1, 3]) {
      const places = [...seats(pieces, tokens).map((p) => p.at), ...shelf(tokens, pieces).map((p) => p.at)];
      expect(new Set(places.map((at) => at.join(" "))).size).toBe(pieces + tokens);
      for (const [x, y] of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(50);
    }
});

import { expect, test } from "vitest";
import { beside, cell, edgesOf, HEIGHT, placeOf, Plan, roomCorner, S, strip, WIDTH } from "./geometry";
import type { SquareView } from "./view";

const wide = new Plan("wide");
const square = (name: string, ...edges: string[]): SquareView => ({ name, edges }) as SquareView;

test("squares are columns a to v and rows 1 to 10, rooms five by five between the lines", () => {
  expect(cell("sq:c4")).toEqual([2, 3]);
  expect([placeOf("b1"), placeOf("f5"), placeOf("g5"), placeOf("b6"), placeOf("u10")]).toEqual([
    "n1",
    "n1",
    "n2",
    "s1",
    "s4",
  ]);
  expect([placeOf("a3"), placeOf("v3")]).toEqual([null, null]);
  expect(roomCorner("s3")).toEqual([11, 5]);
});

test("neighbours are a square apart, with a gap where a room ends", () => {
  const [x] = wide.mid("b1");

  expect(wide.mid("c1")[0] - x).toBe(S);
  expect(wide.mid("g1")[0] - wide.mid("f1")[0]).toBeGreaterThan(S);
  expect(wide.mid("a6")[1] - wide.mid("a5")[1]).toBeGreaterThan(S);
});

test.each(["up-yellow", "up-blue"] as const)("a standing board (%s) shows every square once, inside", (way) => {
  const plan = new Plan(way);
  const seen = new Set<string>();
  for (const column of "abcdefghijklmnopqrstuv")
    for (let row = 1; row <= 10; row++) {
      const [x, y] = plan.mid(`${column}${row}`);
      seen.add(`${x} ${y}`);
      expect(x > 0 && x < HEIGHT && y > -S && y < WIDTH + S).toBe(true);
    }
  expect(seen.size).toBe(220);
  expect(plan.size).toEqual([HEIGHT, WIDTH]);
});

test("yellow's line is at the bottom of yellow's board, blue's at the bottom of blue's", () => {
  const low = (way: "up-yellow" | "up-blue", name: string): number => new Plan(way).mid(name)[1];

  expect(low("up-yellow", "a1")).toBeGreaterThan(low("up-yellow", "v1"));
  expect(low("up-blue", "v1")).toBeGreaterThan(low("up-blue", "a1"));
});

test("a corridor tile runs east, and turned with the clock", () => {
  expect(["n", "e", "s", "w"].map((_, side) => beside("c3", side))).toEqual(["c2", "d3", "c4", "b3"]);
  expect(strip("c3", 0, 3)).toEqual(["c3", "d3", "e3"]);
  expect(strip("c3", 1, 2)).toEqual(["c3", "c4"]);
  expect(strip("c3", 2, 2)).toEqual(["c3", "b3"]);
});

test("a wall that two squares share is drawn once, and each kind of edge on its own path", () => {
  const walls = edgesOf(
    [square("b1", "wall", "wall", "open", "gate-open"), square("c1", "open", "gate-closed", "open", "wall")],
    wide,
  );

  expect(walls.walls.match(/M/g)?.length).toBe(2);
  expect(walls.open).toBe(wide.edge("b1", 3));
  expect(walls.closed).toBe(wide.edge("c1", 1));
});

test("the middle of a side lies between the squares", () => {
  const [x, y] = wide.edgeMid("b2", 1);

  expect([x, y]).toEqual([(wide.mid("b2")[0] + wide.mid("c2")[0]) / 2, wide.mid("b2")[1]]);
});

import { expect, test } from "vitest";
import { behind, GAP, gridOf, Plan, withRoom } from "./geometry";
import type { RoomView } from "./view";

const room = (name: string, cell: string, turned: string, doors: string[] = [], steps = 0): RoomView =>
  ({ id: `room:${name}`, name, cell, turned, doors, steps }) as RoomView;

test("cells are columns and rows, drawn from the first that is used", () => {
  const plan = new Plan(false, ["h8", "i8", "h9"]);

  expect(gridOf("h8")).toEqual([7, 7]);
  expect(plan.corner("h8")).toEqual([0, 0]);
  expect(plan.corner("i9")).toEqual([plan.w + GAP, plan.h + GAP]);
  expect(plan.mid("h8")).toEqual([plan.w / 2, plan.h / 2]);
  expect([plan.box.w, plan.box.h]).toEqual([2 * plan.w + GAP + 60, 2 * plan.h + GAP + 60]);
});

test("a passage lies in the gap between neighbours and nowhere else", () => {
  const plan = new Plan(true, ["a1", "b2"]);
  const across = plan.corridor("a1", "b1")!;

  expect(across.x + across.w / 2).toBe(plan.w + GAP / 2);
  expect(across.upright).toBe(false);
  expect(plan.corridor("a1", "a2")!.upright).toBe(true);
  expect(plan.corridor("a1", "b2")).toBeNull();
});

test.each([true, false])("pieces of a room never stand outside of it or on each other (upright: %s)", (upright) => {
  const plan = new Plan(upright, ["a1"]);
  for (let of = 1; of <= 8; of++) {
    const places = Array.from({ length: of }, (_, n) => plan.slot(n, of));
    expect(new Set(places.map((p) => `${p.x} ${p.y}`)).size).toBe(of);
    for (const p of places) {
      expect(p.x).toBeGreaterThan(0);
      expect(p.x).toBeLessThan(plan.w);
      expect(p.y).toBeGreaterThan(0);
      expect(p.y).toBeLessThan(plan.h);
    }
  }
});

test("behind a side lies the neighbour that a passage leads to", () => {
  const [a, b, c] = [room("a", "b2", "E", ["b"]), room("b", "c2", "W", ["a"]), room("c", "b3", "")];

  expect(behind(a, "E", [a, b, c])).toBe(b);
  expect(behind(a, "S", [a, b, c])).toBeUndefined();
});

test("a new room is joined where doors face each other, and is a step further", () => {
  const rooms = [room("a", "b2", "E", [], 1), room("b", "d2", "N", [], 0)];

  const laid = withRoom(rooms, "new", "hat", "c2 EW");

  expect(laid.at(-1)).toMatchObject({ id: "room:new", cell: "c2", doors: ["a"], steps: 2 });
  expect(laid[0]!.doors).toEqual(["new"]);
  expect(laid[1]!.doors).toEqual([]);
});

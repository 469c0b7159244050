import { expect, test } from "vitest";
import { behind, GAP, gridOf, LEAST, Plan, withRoom } from "./geometry";
import type { RoomView } from "./view";

const room = (name: string, cell: string, turned: string, doors: string[] = [], steps = 0): RoomView =>
  ({ id: `room:${name}`, name, cell, turned, doors, steps }) as RoomView;

test("cells are columns and rows, drawn from the first that is used", () => {
  const plan = new Plan("lying", ["h8", "i8", "h9"]);

  expect(gridOf("h8")).toEqual([7, 7]);
  expect(plan.corner("h8")).toEqual([0, 0]);
  expect(plan.corner("i9")).toEqual([plan.w + GAP, plan.h + GAP]);
  expect(plan.mid("h8")).toEqual([plan.w / 2, plan.h / 2]);
  expect([plan.box.w, plan.box.h]).toEqual([2 * plan.w + GAP + 60, 2 * plan.h + GAP + 60]);
});

test("a passage lies in the gap between neighbours and nowhere else", () => {
  const plan = new Plan("upright", ["a1", "b2"]);
  const across = plan.corridor("a1", "b1")!;

  expect(across.x + across.w / 2).toBe(plan.w + GAP / 2);
  expect(across.upright).toBe(false);
  expect(plan.corridor("a1", "a2")!.upright).toBe(true);
  expect(plan.corridor("a1", "b2")).toBeNull();
});

test.each(["lying", "upright", "dense"] as const)(
  "pieces stand in their room, on no other and no Portal: %s",
  (shape) => {
    const plan = new Plan(shape, ["a1"]);
    const { x: px, y: py, size: across } = plan.portal;
    for (let of = 1; of <= (plan.dense ? 4 : 8); of++) {
      const places = Array.from({ length: of }, (_, n) => plan.slot(n, of, true));
      for (const [n, p] of places.entries()) {
        const rim = p.size / 2;
        expect(Math.min(p.x, p.y, plan.w - p.x, plan.h - p.y)).toBeGreaterThan(rim);
        expect(Math.max(Math.abs(p.x - px), Math.abs(p.y - py))).toBeGreaterThanOrEqual(rim + across / 2 - 2);
        for (const q of places.slice(n + 1))
          expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y))).toBeGreaterThanOrEqual(p.size - 1);
      }
    }
  },
);

test("on a phone four columns fit, their pieces 30 pixels wide and their names 11 high at least", () => {
  const plan = new Plan("dense", ["a1", "d3"]);
  const scale = Math.max(LEAST, Math.min(390 / plan.box.w, 370 / plan.box.h));

  expect(plan.box.w * LEAST).toBeLessThanOrEqual(390);
  expect(plan.slot(0, 4).size * scale).toBeGreaterThanOrEqual(29);
  expect(plan.slot(0, 2).size * scale).toBeGreaterThanOrEqual(36);
  expect(Math.min(plan.w, plan.h) * scale).toBeGreaterThan(2 * 41);
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

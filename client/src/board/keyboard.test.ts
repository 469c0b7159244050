import { expect, test } from "vitest";
import { BoardKeys, nearest, type Keyed, type Spot } from "./keyboard.svelte";

const spot = (id: string, x: number, y: number): Spot => ({ id, mid: [x, y] });
const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => spot(`${x}${y}`, x * 40, y * 40)));
const middle = GRID[4]!;

test("an arrow leads to the neighbour in its direction", () => {
  expect(nearest(GRID, middle, [1, 0])?.id).toBe("21");
  expect(nearest(GRID, middle, [-1, 0])?.id).toBe("01");
  expect(nearest(GRID, middle, [0, -1])?.id).toBe("10");
  expect(nearest(GRID, middle, [0, 1])?.id).toBe("12");
});

test("over a hole it leads further on rather than aside", () => {
  const holed = [...GRID.filter((s) => s.id !== "21"), spot("31", 120, 40)];

  expect(nearest(holed, middle, [1, 0])?.id).toBe("31");
});

test("what lies beside is not ahead, and a cone keeps out what lies too far aside", () => {
  const far = spot("far", 50, 100);

  expect(nearest([middle, spot("beside", 47, 40)], middle, [1, 0])).toBeNull();
  expect(nearest([middle, far], middle, [1, 0])?.id).toBe("far");
  expect(nearest([middle, far], middle, [1, 0], 1.6)).toBeNull();
});

/** Keys of a board on which only "12" can be chosen, and what they did. */
function keys(more: Partial<Keyed> = {}) {
  const did: string[] = [];
  const made = new BoardKeys({
    spots: () => GRID,
    can: (id) => id === "12",
    choose: (id) => did.push(`choose ${id}`),
    why: (id) => did.push(`why ${id}`),
    hover: (id) => did.push(`hover ${id}`),
    show: (x, y) => did.push(`show ${x} ${y}`),
    ...more,
  });
  const press = (key: string, on: object = { closest: () => true }): boolean => {
    let stopped = false;
    const event: unknown = { key, target: on, preventDefault: () => (stopped = true) }; // there is no page
    made.press(event as KeyboardEvent);
    return stopped;
  };
  return { made, did, press };
}

test("Tab reaches the spot that had the focus, else the first that can be chosen, else the first", () => {
  const { made } = keys();

  expect(made.current).toBe("12");
  made.stay("20");
  expect(made.current).toBe("20");
  expect(keys({ can: () => false }).made.current).toBe("00");
  expect([made.spot("20").tabindex, made.spot("12").tabindex]).toEqual([0, -1]);
});

test("Enter and Space choose the spot, a question mark asks why not", () => {
  const { did, press } = keys();

  expect([press("Enter"), press(" "), press("?"), press("x")]).toEqual([true, true, true, false]);

  expect(did).toEqual(["choose 12", "choose 12", "why 12"]);
});

test("Enter on what is no spot presses that", () => {
  const { did, press } = keys();
  const clicked: string[] = [];

  press("Enter", { closest: () => null, dispatchEvent: (event: Event) => clicked.push(event.type) });

  expect([did, clicked]).toEqual([[], ["click"]]);
});

test("a board without spots leaves every key alone", () => {
  expect(keys({ spots: () => [] }).press("Enter")).toBe(false);
});

import { expect, test } from "vitest";
import type { Delta, State } from "../protocol";
import { Deltas } from "./deltas";

const view = { round: 1, tiles: [{ at: "a" }, { at: "b" }], hand: ["x"] };
const head = { type: "state", frame: 3, seq: 7, cause: "hello", key: "", log: [], log_from: 0 };
const made: unknown = { ...head, view, asked: ["a"] };
const first = made as State;
const delta: Delta = {
  type: "delta",
  base: 3,
  frame: 4,
  seq: 8,
  cause: "move",
  key: "k",
  log: [],
  log_from: 2,
  parts: { asked: ["b"] },
  view: { round: 2 },
  items: { tiles: { "1": { at: "c" } } },
};

test("a delta makes the next state, and leaves alone what did not change", () => {
  const deltas = new Deltas(() => undefined);
  deltas.whole(first);

  const next = deltas.whole(delta) as State;

  const moved = { ...view, round: 2, tiles: [{ at: "a" }, { at: "c" }] };
  expect(next).toEqual({ ...first, frame: 4, seq: 8, cause: "move", key: "k", log_from: 2, asked: ["b"], view: moved });
  expect((next.view as typeof view).tiles[0]).toBe(view.tiles[0]);
  expect(first.view).toEqual({ ...view, tiles: [{ at: "a" }, { at: "b" }] });
});

test("lists grow and shrink, and things change field by field", () => {
  const deltas = new Deltas(() => undefined);
  deltas.whole({ ...first, view: { ...view, knight: { grit: 1, at: "a" } } });
  const items = { tiles: { "2": { at: "d" } }, hand: { length: 0 }, knight: { grit: 2 } };

  const next = deltas.whole({ ...delta, view: {}, items }) as State;

  const tiles = [{ at: "a" }, { at: "b" }, { at: "d" }];
  expect(next.view).toEqual({ round: 1, tiles, hand: [], knight: { grit: 2, at: "a" } });
});

test("who came and went meanwhile is not forgotten", () => {
  const deltas = new Deltas(() => undefined);
  deltas.whole(first);
  deltas.whole({ type: "players", players: [], watching: [{ name: "Ann", emblem: "" }] });

  expect((deltas.whole(delta) as State).watching).toEqual([{ name: "Ann", emblem: "" }]);
});

test("whoever missed a state asks for a whole one and is shown nothing wrong", () => {
  let asked = 0;
  const deltas = new Deltas(() => (asked += 1));
  deltas.whole(first);

  expect(deltas.whole({ ...delta, base: 2 })).toBe(null);
  expect(asked).toBe(1);
});

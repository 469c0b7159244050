import { expect, test } from "vitest";
import { turnOf } from "./ways";

test("an arrow points where a climb or a step leads", () => {
  expect(turnOf("climb", "west")).toBe(2);
  expect(turnOf("climb", "north")).toBe(-1);
  expect(turnOf("west", "")).toBe(2);
  expect(turnOf("climb", "east")).toBe(0);
});

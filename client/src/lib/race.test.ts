import { expect, test } from "vitest";
import type { Goal } from "../protocol";
import { isShared } from "./race";

const goal = (role: string): Goal => ({ role, label: { id: "x", args: {} }, have: 0, need: 1, threat: false, why: [] });

test("goals are shared where several stand under one role", () => {
  expect(isShared([goal("dragon"), goal("dragon")])).toBe(true);
  expect(isShared([goal("yellow"), goal("blue")])).toBe(false);
  expect(isShared([])).toBe(false);
});

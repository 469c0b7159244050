import { expect, test } from "vitest";
import { COLOURS, emblemOf, FIELDS, SIGNS, written } from "./emblem";

test("a chosen emblem is shown as it was chosen", () => {
  expect(written(emblemOf("Ann", "pale-red-tower"))).toBe("pale-red-tower");
});

test("without a choice, or one that nobody can draw, the name decides, and always the same", () => {
  expect(emblemOf("Ann", "")).toEqual(emblemOf("ann", "pale-mauve-tower"));
  const many = new Set(Array.from({ length: 200 }, (_, i) => written(emblemOf(`person ${i}`))));
  expect(many.size).toBeGreaterThan(120);
});

test("every part can be written for the server", () => {
  for (const part of [...FIELDS, ...Object.keys(COLOURS), ...Object.keys(SIGNS)]) expect(part).toMatch(/^[a-z]{1,12}$/);
});

import { expect, test } from "vitest";
import { parts, rimsOf } from "./rims";

test("every column and row stands once along the rims", () => {
  const rims = rimsOf([
    { mid: [0, 0], across: "M", down: "20" },
    { mid: [100, 0], across: "N", down: "20" },
    { mid: [0, -100], across: "M", down: "19" },
  ]);
  expect(rims.columns).toEqual([
    { text: "M", at: 0 },
    { text: "N", at: 100 },
  ]);
  expect(rims.rows.map((sign) => sign.text)).toEqual(["20", "19"]);
});

test("a sign has letters and a number", () => {
  expect(parts("AA-3")).toEqual({ letters: "AA", number: "-3" });
});

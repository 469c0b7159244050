import { expect, test } from "vitest";
import { isPlace, numbered } from "./rich";

test("numbers before and after stand out of their sentence, and nothing is lost", () => {
  const said = "Health 7 → 6, Rage 2 → 1.";

  expect(
    numbered(said)
      .map((part) => part.text)
      .join(""),
  ).toBe(said);
  expect(
    numbered(said)
      .filter((part) => part.kind === "after")
      .map((part) => part.text),
  ).toEqual(["6", "1"]);
  expect(numbered("nothing")).toEqual([{ text: "nothing", kind: "" }]);
});

test("places are what the board draws as ground", () => {
  expect(["sq:a1", "room:vault", "piece:knight", "oak"].map(isPlace)).toEqual([true, true, false, false]);
});

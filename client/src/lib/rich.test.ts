import { expect, test } from "vitest";
import { numbered, placeIn } from "./rich";

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

test("places are what the board draws as ground, also by the name that a line has for them", () => {
  expect(["sq:a1", "room:vault", "piece:knight", "oak"].map((id) => placeIn(id))).toEqual([
    "sq:a1",
    "room:vault",
    "",
    "",
  ]);
  expect(placeIn("vault", ["piece:imp", "room:vault"])).toBe("room:vault");
});

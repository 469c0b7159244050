import { expect, test, vi } from "vitest";

vi.mock("./locales", () => ({ sources: { "en/nim": async () => "nim-role-knight = The Knight\n" } }));
const { i18n, need } = await import("./i18n.svelte");
const { numbered, placeIn, withActor } = await import("./rich");

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

test("an actor that the sentence says in its own words is found there, and no part of another word", async () => {
  await need("nim");
  i18n.game = "nim";

  expect(withActor([{ text: "The Knight walks." }], "knight")).toEqual([
    { text: "The " },
    { text: "Knight", arg: "actor", value: "knight" },
    { text: " walks." },
  ]);
  expect(withActor([{ text: "Knighthood." }], "knight")).toEqual([{ text: "Knighthood." }]);
});

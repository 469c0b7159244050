import { expect, test } from "vitest";
import { blocksOf, roleIn } from "./blocks";

test("paragraphs are blocks, and those of a role have a heading", () => {
  const [table, raven, fox] = blocksOf(
    "Mound: 3 cards\nSack: none\n\n> Raven (you)\n  Hand: rope\n\nFox\n  Hand: 2 cards",
  );

  expect(table).toEqual({ head: "", rows: ["Mound: 3 cards", "Sack: none"], asked: false });
  expect(raven).toEqual({ head: "Raven (you)", rows: ["Hand: rope"], asked: true });
  expect(fox).toEqual({ head: "Fox", rows: ["Hand: 2 cards"], asked: false });
});

test("a map keeps its lines as they are", () => {
  expect(blocksOf("> #..\n#..\n###")).toEqual([{ head: "", rows: ["> #..", "#..", "###"], asked: false }]);
});

test("an event speaks of the role that it names", () => {
  expect(roleIn({ kind: "Dug", who: "fox", count: 2 }, ["raven", "fox"])).toBe("fox");
  expect(roleIn({ kind: "Ended" }, ["raven", "fox"])).toBeNull();
});

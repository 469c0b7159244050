import { expect, test } from "vitest";
import { gather, type Lot } from "./piles";

const lot = (name: string, more: string, count: number): Lot => ({ name, more, symbols: [], count });

test("equal cards of a pile are one line, cards of one name with other faces are two", () => {
  const lots = gather([lot("Gnoll", "Move", 1), lot("Gnoll", "Draw", 1), lot("Gnoll", "Move", 1), lot("Trap", "", 0)]);

  expect(lots.map((l) => [l.name, l.more, l.count])).toEqual([
    ["Gnoll", "Move", 2],
    ["Gnoll", "Draw", 1],
    ["Trap", "", 0],
  ]);
});

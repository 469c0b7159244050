import { expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { kebab, talliesOf } from "./tallies";

const line = (kind: string, role = ""): LogLine => ({ move: 1, label: { id: kind, args: {} }, event: { kind }, role });

test("events are counted by role where the game has a sentence for it, the most first", () => {
  const log = [
    line("Ambush", "eye"),
    line("TileLaid", "cave"),
    line("TileLit", "eye"),
    line("TileLit", "eye"),
    line("Odd", "eye"),
  ];

  const found = talliesOf(
    log,
    "nim",
    (l) => l.role ?? "",
    (id) => id !== "nim-tally-odd",
  );

  expect(found.get("eye")).toEqual([
    { message: "nim-tally-tile-lit", count: 2 },
    { message: "nim-tally-ambush", count: 1 },
  ]);
  expect(found.get("cave")).toEqual([{ message: "nim-tally-tile-laid", count: 1 }]);
});

test("a kind is written as messages are named", () => {
  expect(kebab("CrystalTileFallen")).toBe("crystal-tile-fallen");
});

import { expect, test } from "vitest";
import { chartOf } from "./ratingchart";

const point = (role: string, points: number, sure = 100) => ({ game: "some", role, at: "", points, sure });

test("the two roles with most games are drawn, from the first game to the last", () => {
  const chart = chartOf([
    point("knight", 1500),
    point("knight", 1600),
    point("thief", 1400),
    point("thief", 1380),
    point("cave", 1500),
  ]);
  expect(chart.lines.map((line) => [line.role, line.from, line.to, line.games])).toEqual([
    ["knight", 1500, 1600, 2],
    ["thief", 1400, 1380, 2],
  ]);
});

test("a better rating stands higher, inside the grid", () => {
  const chart = chartOf([point("knight", 1500), point("knight", 1700)]);
  const [first, second] = chart.lines[0]!.path.split(" ").map((pair) => Number(pair.split(",")[1]));
  expect(second!).toBeLessThan(first!);
  expect(chart.grid[0]!.value).toBeLessThanOrEqual(1400);
  expect(chart.grid.at(-1)!.value).toBeGreaterThanOrEqual(1800);
});

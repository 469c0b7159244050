import { describe, expect, it } from "vitest";
import type { PuzzleCard, Puzzles } from "../protocol";
import { nextPuzzle, puzzleOf } from "./puzzles";

const card = (id: string, theme: string, rating: number): PuzzleCard => ({
  game: "cave",
  id,
  theme,
  role: "knight",
  title: id,
  goal: "",
  rating,
  tried: 0,
  solved: 0,
});
const found = (solved: string[]): Puzzles => ({
  lang: "en",
  daily: null,
  games: [{ game: "cave", themes: [], puzzles: [card("a", "x", 1200), card("b", "y", 1210), card("c", "x", 1900)] }],
  me: { rating: 1500, spread: 350, tried: 0, streak: 0, solved },
});

describe("the next puzzle", () => {
  it("is of the same theme, however hard", () => expect(nextPuzzle(found([]), "cave", "a")?.id).toBe("c"));
  it("leaves out what is solved", () => expect(nextPuzzle(found(["cave/c"]), "cave", "a")?.id).toBe("b"));
  it("is none when all are solved", () => expect(nextPuzzle(found(["cave/c", "cave/b"]), "cave", "a")).toBeUndefined());
  it("finds a puzzle by its name", () => expect(puzzleOf(found([]), "cave", "b")?.theme).toBe("y"));
});

import { beforeEach, expect, test } from "vitest";
import type { Prompt } from "../protocol";
import { beginGuide, endGuide, hintFor, progress, tick, type Guide } from "./guide";

const guide: Guide = {
  id: "first",
  role: "a",
  table: { game: "nim", options: {}, seats: [] },
  hints: [
    { id: "goal", ask: ["ask-take"] },
    { id: "take", ask: ["ask-take"], offers: "take 3" },
    { id: "other", ask: ["ask-else"], waiting: true },
    { id: "wait", ask: [] },
  ],
};
const prompt = (question: string, ...moves: string[]): Prompt =>
  ({ question: { id: question, args: {} }, options: moves.map((move) => ({ move })) }) as Prompt;
beforeEach(() => localStorage.clear());

test("the first hint that fits the question and was not said is shown", () => {
  expect(hintFor(guide, [], prompt("ask-take", "take 1"))?.id).toBe("goal");
  expect(hintFor(guide, ["goal"], prompt("ask-take", "take 1"))).toBeNull();
});

test("a hint about a move waits until the move is offered", () => {
  expect(hintFor(guide, ["goal"], prompt("ask-take", "take 1", "take 31"))?.id).toBe("take");
});

test("while nothing is asked only hints that need no question are shown", () => {
  expect(hintFor(guide, [], null)?.id).toBe("other");
  expect(hintFor(guide, ["other"], null)?.id).toBe("wait");
  expect(hintFor(guide, [], prompt("ask-else"))?.id).toBe("other");
});

test("what was said is remembered until the guide ends", () => {
  beginGuide("table", "first");

  tick("table", progress("table")!, "goal");

  expect(progress("table")).toEqual({ guide: "first", said: ["goal"] });
  endGuide("table");
  expect(progress("table")).toBeNull();
});

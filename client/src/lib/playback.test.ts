import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine, State } from "../protocol";
import { beatsOf } from "./beats";
import { Clock } from "./clock.svelte";
import { readingTime } from "./pace.svelte";
import { Playback } from "./playback.svelte";
import type { Reading } from "./scenes";
import { settings } from "./settings.svelte";

const reading: Reading = { part: (l) => l.part ?? "effect", isTold: (l) => l.label.id !== "silent" };
const line = (id: string, part: LogLine["part"], moment = ""): LogLine => ({
  move: 1,
  label: { id, args: {} },
  event: {},
  part,
  moment,
});
/** What these tests never look at is left out. */
function state(seq: number, log: LogLine[], log_from: number, more: Partial<State> = {}): State {
  const made: unknown = { seq, cause: "move", eyes: ["red"], view: seq, race: [], prompts: [], log, log_from, ...more };
  return made as State;
}
const moved: number[] = [];
function playback(): Playback {
  const made = new Playback({
    reading,
    clock: new Clock(),
    meet: () => undefined,
    animate: async (_lines, _before, after) => void moved.push(Number(after)),
    signs: (lines) => lines.length * 30,
    concerns: () => true,
    onshow: () => undefined,
  });
  made.arrive(state(1, [], 0, { cause: "hello" }), false);
  return made;
}
/** One deed a move, from move 2 on. */
function deeds(story: Playback, ...names: string[]): void {
  for (const name of names) {
    const n = story.count;
    story.arrive(state(n + 2, [line(name, "deed")], n), false);
  }
}
const soon = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
const told = (story: Playback): string => story.lines.map((l) => l.label.id).join("");

beforeEach(() => {
  vi.useFakeTimers();
  moved.splice(0);
  settings.speed = "normal";
});

test("a state is told scene by scene; a heading goes with the deed behind it", () => {
  const log = [
    line("on", "effect"),
    line("turn", "turn"),
    line("hit", "deed"),
    line("hurt", "effect"),
    line("go", "deed"),
  ];

  const beats = beatsOf(state(2, log, 0), log, false, reading);

  expect(beats.map((b) => [b.from, b.upto, b.first])).toEqual([
    [0, 1, true],
    [1, 4, false],
    [4, 5, false],
  ]);
});

test("longer sentences stay longer, at every speed in its proportion, and nothing takes no time", () => {
  expect(readingTime(10, "normal")).toBe(1200);
  expect(readingTime(100, "normal")).toBeGreaterThan(2000);
  expect(readingTime(100, "slow")).toBe(2 * readingTime(100, "normal"));
  expect([readingTime(0, "slow"), readingTime(100, "none")]).toEqual([0, 0]);
});

test("others' scenes come one by one, and the log is never ahead of the board", async () => {
  const story = playback();
  deeds(story, "a", "b", "c");
  await soon();
  const seen: string[] = [];
  for (let n = 0; n < 5; n++) {
    seen.push(`${told(story)}${story.shown?.seq}`);
    await soon(1300);
  }

  expect(seen).toEqual(["a2", "ab3", "abc4", "abc4", "abc4"]);
  expect(moved).toEqual([2, 3, 4]);
});

test("pause holds, next tells one, previous goes back, and on is on again", async () => {
  const story = playback();
  story.pause();
  deeds(story, "a", "b", "c");
  await soon(9000);
  expect([told(story), story.waiting.length]).toEqual(["", 3]);
  story.next();
  await soon(9000);
  story.next();
  await soon(9000);
  expect(told(story)).toBe("ab");
  story.previous();
  expect([told(story), story.past?.view]).toEqual(["a", 2]);
  story.next();
  expect([told(story), story.past]).toEqual(["ab", null]);
  story.pause();
  await soon(9000);

  expect(told(story)).toBe("abc");
});

test("to now shows the newest at once, and what was skipped can still be looked at", async () => {
  const story = playback();
  deeds(story, "a", "b", "c");
  await soon();
  story.toNow();

  expect([told(story), story.isNow, story.waiting.length]).toEqual(["abc", true, 0]);
  story.previous();
  expect(told(story)).toBe("ab");
});

test("one's own move is never held up and comes back to now first", async () => {
  const story = playback();
  deeds(story, "a", "b");
  await soon();
  story.previous();
  const n = story.count;
  story.arrive(state(9, [line("mine", "deed")], n), true);
  await soon();

  expect([told(story), story.past]).toEqual(["abmine", null]);
});

test("step waits for the person, none for nobody", async () => {
  settings.speed = "step";
  const story = playback();
  deeds(story, "a", "b");
  await soon(9000);
  expect(told(story)).toBe("");
  settings.speed = "none";
  story.hurry();
  await soon();

  expect(told(story)).toBe("ab");
});

test("a moment holds what follows until it is dismissed; several come one after another", async () => {
  const story = playback();
  story.arrive(state(2, [line("x", "deed", "death")], 0), false);
  story.arrive(state(3, [line("y", "deed", "loot")], 1), false);
  await soon(9000);
  expect([told(story), !!story.moment]).toEqual(["x", true]);
  story.dismiss();
  await soon(9000);
  expect([told(story), !!story.moment]).toEqual(["xy", true]);
  story.dismiss();

  expect(story.moment).toBeNull();
});

test("moves that were taken back are gone at once", async () => {
  const story = playback();
  deeds(story, "a", "b", "c");
  await soon();
  story.arrive(state(9, [line("z", "deed")], 1, { cause: "undo" }), false);

  expect([told(story), story.shown?.seq, story.waiting.length]).toEqual(["az", 9, 0]);
});

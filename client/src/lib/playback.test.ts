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
const scenes: string[] = []; // that moved: which lines, from where, and how many were still ahead
const stood: string[] = []; // the same at once
function playback(): Playback {
  const made = new Playback({
    reading,
    clock: new Clock(),
    meet: () => undefined,
    animate: async (lines, before, after, ahead) => {
      moved.push(Number(after));
      scenes.push(`${lines.map((l) => l.label.id).join("")}${before}>${after}/${ahead}`);
      return false;
    },
    stand: async (lines, before, after, ahead) =>
      void stood.push(`${lines.map((l) => l.label.id).join("")}${before}>${after}/${ahead}`),
    clear: () => void (scenes.at(-1) === "clear" || scenes.push("clear")),
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
  for (const list of [moved, scenes, stood]) list.splice(0);
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

test("a move of several deeds moves scene by scene, and the stage stands between them", async () => {
  const story = playback();
  scenes.splice(0);
  story.arrive(state(2, [line("a", "deed"), line("b", "effect"), line("c", "deed"), line("d", "deed")], 0), false);
  await soon(9000);

  expect(told(story)).toBe("abcd");
  expect(scenes).toEqual(["ab1>2/2", "c1>2/1", "d1>2/0"]);
});

test("who looks elsewhere in the midst of a move finds the stage as it was", async () => {
  const story = playback();
  deeds(story, "x");
  await soon(9000);
  story.arrive(state(9, [line("a", "deed"), line("b", "deed")], 1), false);
  await soon();
  story.previous();
  expect(scenes.at(-1)).toBe("clear");
  story.back();
  expect(stood).toEqual(["a2>9/1"]);
  story.pause();
  await soon(9000);

  expect(scenes.at(-1)).toBe("b2>9/0");
});

test("moments that were jumped over are not lost: one has its card, several are listed", async () => {
  const story = playback();
  deeds(story, "a");
  story.arrive(state(8, [line("x", "deed", "death")], 1), false);
  deeds(story, "b");
  await soon();
  story.toNow();
  expect([told(story), story.moment?.state.seq, story.missed]).toEqual(["axb", 8, null]);
  story.dismiss();
  for (const [n, id] of ["y", "z"].entries()) {
    deeds(story, "c");
    story.arrive(state(20 + n, [line(id, "deed", "loot")], story.count), false);
  }
  await soon();
  story.toNow();

  expect([story.moment, story.missed?.count]).toEqual([null, 3]);
  expect(story.missed?.beats.map((b) => b.state.seq)).toEqual([20, 21]);
  story.dismiss();
  expect(story.missed).toBeNull();
});

test("who acts before a moment was told is told of it still", async () => {
  const story = playback();
  deeds(story, "a");
  story.arrive(state(8, [line("x", "deed", "death")], 1), false);
  await soon();
  story.toNow(true);
  story.arrive(state(9, [line("mine", "deed")], 2), true);
  await soon(9000);

  expect([told(story), story.missed?.beats.map((b) => b.state.seq)]).toEqual(["axmine", [8]]);
});

test("much that waits for who only watches is told as one summary, never for who plays", async () => {
  const watching: Partial<State> = { eyes: [] };
  const story = playback();
  story.arrive(state(1, [], 0, { cause: "hello", ...watching }), false);
  for (let n = 0; n < 90; n++) {
    const weight = n === 30 ? 3 : 0;
    story.arrive(state(n + 2, [{ ...line("s", "deed"), stakes: { red: weight } }], n, watching), false);
  }
  await soon();

  expect(story.missed!.count).toBeGreaterThan(50);
  expect(story.missed!.beats).toHaveLength(7);
  expect(story.missed!.beats.map((b) => b.state.seq)).toContain(32);
  expect(story.lines.length).toBeGreaterThan(50);
  expect(story.waiting.length).toBeLessThan(40);
  const mine = playback();
  deeds(mine, ..."s".repeat(90));
  await soon();
  expect([mine.missed, mine.waiting.length]).toEqual([null, 89]);
});

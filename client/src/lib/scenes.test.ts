import { expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { filtered, placeOf, stakeOf, turnsOf, type Reading } from "./scenes";

const line = (id: string, part: LogLine["part"], more: Partial<LogLine> = {}): LogLine => ({
  move: 1,
  label: { id, args: {} },
  event: { kind: id },
  part,
  ...more,
});
const reading: Reading = { part: (l) => l.part ?? "effect", isTold: (l) => l.label.id !== "silent" };
const said = (lines: { line: LogLine }[]): string => lines.map((l) => l.line.label.id).join("+");
const shape = (lines: LogLine[]): string[] =>
  turnsOf(lines, reading).map(
    (turn) => `${turn.head?.line.label.id ?? "-"}: ${turn.scenes.map((s) => said(s.lines)).join(" ")}`,
  );

test("a turn has its deeds, a deed what came of it, also in a later move", () => {
  const log = [
    line("begin", "turn"),
    line("attack", "deed"),
    line("dice", "quiet"),
    line("hurt", "effect", { move: 2 }),
    line("walk", "deed", { move: 3 }),
    line("next", "turn", { move: 4 }),
  ];

  expect(shape(log)).toEqual(["begin: attack+hurt walk", "next: "]);
});

test("without deeds the lines of a move stand together; what has no sentence is not told", () => {
  const log = [line("a", "effect"), line("b", "effect"), line("silent", "effect"), line("c", "effect", { move: 2 })];

  expect(shape(log)).toEqual(["-: a+b c"]);
});

test("places count from the beginning of the log, wherever the reading begins", () => {
  const log = [line("a", "deed"), line("b", "deed"), line("c", "deed")];

  expect(turnsOf(log, reading, 1)[0]!.scenes.map(placeOf)).toEqual([1, 2]);
});

test("a scene is as bad as the worst of its lines, else as good as the best", () => {
  const log = [
    line("hit", "deed", { stakes: { knight: 2 } }),
    line("lost", "effect", { stakes: { knight: -1, thief: 1 } }),
  ];
  const scene = turnsOf(log, reading)[0]!.scenes[0]!;

  expect([["knight"], ["thief"], ["cave"], ["thief", "knight"]].map((roles) => stakeOf(scene, roles))).toEqual([
    -1, 1, 0, -1,
  ]);
});

test("the reader may leave out roles, effects, or what does not concern them", () => {
  const log = [
    line("begin", "turn", { role: "thief" }),
    line("steal", "deed", { role: "thief", stakes: { knight: -2 } }),
    line("gone", "effect", { role: "knight" }),
    line("walk", "deed", { role: "thief" }),
    line("later", "turn", { role: "cave" }),
    line("tile", "deed", { role: "cave" }),
  ];
  const turns = turnsOf(log, reading);
  const heads = (kind: "all" | "deeds" | "mine", ...without: string[]): string =>
    filtered(turns, { kind, without }, ["knight"], (l) => l.role ?? "")
      .map((t) => t.scenes.map((s) => s.lines.map((l) => l.line.label.id).join("+")).join(" "))
      .join(" / ");

  expect(heads("deeds")).toBe("steal walk / tile");
  expect(heads("mine")).toBe("steal+gone");
  expect(heads("all", "thief")).toBe("tile");
});

import { expect, test } from "vitest";
import type { LogLine, State } from "../protocol";
import { recapOf } from "./recap";
import { placeOf } from "./scenes";

const line = (id: string, part: LogLine["part"]): LogLine => ({ move: 1, label: { id, args: {} }, event: {}, part });

test("the recap's lines count from the end of the log, and are told with what came of them", () => {
  const log = [
    line("turn", "turn"),
    line("hit", "deed"),
    line("hurt", "effect"),
    line("go", "deed"),
    line("me", "turn"),
  ];
  const made: unknown = { log_from: 3, log: log.slice(3), recap: [-4, -2] };

  const scenes = recapOf(made as State, log, { part: (l) => l.part ?? "effect", isTold: () => true });

  expect(scenes.map(placeOf)).toEqual([1, 3]);
  expect(scenes[0]!.lines.map((l) => l.line.label.id)).toEqual(["hit", "hurt"]);
});

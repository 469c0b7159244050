import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, FromServer, Option, Prompt, State } from "../protocol";
import type { GameClient } from "./game";

const sent: FromClient[] = [];
const line = vi.hoisted(() => ({ open: true }));
let hear: (message: FromServer) => void;
vi.mock("./net.svelte", () => ({
  newKey: () => "key",
  Net: class {
    constructor(_table: string, _hello: unknown, listen: typeof hear) {
      hear = listen;
    }
    send(message: FromClient): boolean {
      if (line.open) sent.push(message);
      return line.open;
    }
    close(): void {}
  },
}));
const { fitting } = await import("./questions");
const { Table } = await import("./table.svelte");

const option = (move: string, ...targets: string[]): Option => ({
  move,
  label: { id: move, args: {} },
  targets,
  preview: [{ kind: "path", target: move, value: 0 }],
  rule: "",
});
const OPTIONS = [
  option("walk a b", "piece:a", "sq:b"),
  option("walk a c", "piece:a", "sq:c"),
  option("rest d", "piece:d"),
];
/** What these tests never look at is left out. */
function state(seq: number, options: Option[], more: Partial<State> = {}): State {
  const made: unknown = {
    type: "state",
    seq,
    cause: "move",
    key: "",
    seat: 0,
    eyes: ["red"],
    asked: ["red"],
    prompts: [{ role: "red", version: seq, question: { id: "ask", args: {} }, rule: "R-1", options }] as Prompt[],
    view: {},
    log: [],
    log_from: 0,
    players: [],
    watching: [],
    undo: [],
    affairs: { luck: { kind: "server", opening: false, shares: [], secret: "" } },
    result: null,
    ...more,
  };
  return made as State;
}
const game: unknown = { stage: () => null, animate: async () => undefined };

function table(options = OPTIONS) {
  const made = new Table("t", game as GameClient, false);
  hear(state(1, options, { cause: "hello" }));
  return made;
}
beforeEach(() => {
  line.open = true;
  sent.splice(0);
});

test("what is selected leaves the options that are about all of it", () => {
  expect(fitting(OPTIONS, []).length).toBe(3);
  expect(fitting(OPTIONS, ["piece:a"]).map((o) => o.move)).toEqual(["walk a b", "walk a c"]);
  expect(fitting(OPTIONS, ["piece:a", "sq:c"]).map((o) => o.move)).toEqual(["walk a c"]);
});

test("a click that leaves one option plays it", () => {
  table().pick("piece:d");

  expect(sent).toEqual([{ type: "act", role: "red", version: 1, move: "rest d", key: "key" }]);
});

test("a click that leaves several selects, and asks what the thing cannot do", () => {
  const now = table();

  now.pick("piece:a");

  expect(now.selection).toEqual(["piece:a"]);
  expect(sent).toEqual([{ type: "why", role: "red", target: "piece:a" }]);
});

test("the second click plays; a click on what is selected lets it go", () => {
  const now = table();
  now.pick("piece:a");

  now.pick("piece:a");
  expect(now.selection).toEqual([]);
  now.pick("piece:a");
  now.pick("sq:c");

  expect(sent.at(-1)).toMatchObject({ type: "act", move: "walk a c" });
});

test("a click on what another option is about begins anew with it", () => {
  const now = table();
  now.pick("piece:a");

  now.pick("piece:d");

  expect(sent.at(-1)).toMatchObject({ type: "act", move: "rest d" });
});

test("a click on what no option is about asks why, and what it is", () => {
  table().pick("sq:z");

  expect(sent).toEqual([
    { type: "why", role: "red", target: "sq:z" },
    { type: "look", things: ["sq:z"] },
  ]);
});

test("out of turn a thing is told, and nothing is refused", () => {
  const now = table();
  hear({ ...state(2, []), prompts: [] });
  const facts = [{ thing: "sq:z", lines: [{ id: "a-square", args: {} }], rule: "R-1" }];

  now.pick("sq:z");
  hear({ type: "looked", things: facts });

  expect(now.inspection.card?.facts).toEqual(facts);
  expect(now.reason).toBe(null);
});

test("what nobody knows anything of is refused in a sentence", () => {
  const now = table();

  now.pick("sq:z");
  hear({ type: "why", role: "red", target: "sq:z", refusals: [] });
  hear({ type: "looked", things: [{ thing: "sq:z", lines: [], rule: "" }] });

  expect(now.reason?.message.id).toBe("why-nothing");
});

test("the card about a thing goes with the question, and hears no late answer about another thing", async () => {
  const now = table();
  now.pick("sq:z");
  now.pick("sq:y");

  hear({ type: "looked", things: [{ thing: "sq:z", lines: [], rule: "R-1" }] });
  expect(now.inspection.card?.facts).toEqual([]);
  hear(state(2, [option("stop")]));
  await vi.waitUntil(() => now.shown?.seq === 2);

  expect(now.inspection.card).toBe(null);
});

test("a move is not sent twice", () => {
  const now = table();

  now.pick("piece:d");
  now.pick("piece:d");

  expect(sent.filter((message) => message.type === "act").length).toBe(1);
});

test("why not is asked of what else a click may have meant until something is told", () => {
  const now = table();
  const idle = { rule: "R-0", move: "", message: { id: "other", args: {} }, asked: { id: "turn", args: {} } };
  const telling = { rule: "R-2", move: "", message: { id: "no-road", args: {} } };

  now.why("sq:z", "piece:z");
  hear({ type: "why", target: "sq:z", refusals: [idle] } as FromServer);
  hear({ type: "why", target: "piece:z", refusals: [idle, telling] } as FromServer);

  expect(sent.flatMap((message) => ("target" in message ? [message.target] : []))).toEqual(["sq:z", "piece:z"]);
  expect(now.reason).toEqual(telling);
});

test("pointing at a thing shows what its only option would do", () => {
  const now = table();

  now.hovered = "piece:d";
  expect(now.marks.map((mark) => mark.target)).toEqual(["rest d"]);
  now.hovered = "piece:a";

  expect(now.marks).toEqual([]);
});

test("another question forgets what was chosen for the one before", async () => {
  const now = table();
  now.pick("piece:a");

  hear(state(2, [option("stop")]));
  await vi.waitUntil(() => now.shown?.seq === 2);

  expect(now.selection).toEqual([]);
  expect(now.options.map((o) => o.move)).toEqual(["stop"]);
});

test("a choice that cannot be sent says so, and can be made again", () => {
  const now = table();
  line.open = false;

  now.pick("piece:d");
  expect(now.notice?.id).toBe("not-sent");
  line.open = true;
  now.pick("piece:d");

  expect(now.notice).toBe(null);
  expect(sent).toMatchObject([{ type: "act", move: "rest d" }]);
});

test("a hint goes with the position that it was given for", async () => {
  const now = table();
  hear({ type: "advice", about: "hint", role: "red", move: "rest d" } as FromServer);
  expect(now.advice?.move).toBe("rest d");

  hear(state(2, [option("stop")]));
  await vi.waitUntil(() => now.shown?.seq === 2);

  expect(now.advice).toBe(null);
});

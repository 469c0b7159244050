import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const words = vi.fn(async (game: string, lang: string) => ({ messages: `${game}-role-last = ${lang}: the Last\n` }));
vi.mock("./api", () => ({ api: { words } }));
vi.mock("./locales", () => ({
  sources: {
    "en/ui": async () => "title = Nim\n",
    "en/nim": async () => `
nim-role-first = the First
nim-name-stick = matchstick
nim-target-heap = heap { $aName } of { $b }
nim-log-taken = { $who ->
    [none] Nobody takes anything.
   *[other] { $whoName } takes { $count } from { $fromName }: { $thingsName }.
 }
`,
    "it/nim": async () => "nim-role-first = il Primo\n",
  },
}));
const { has, i18n, nameOf, need, say, sayLine, segments, speak, t } = await import("./i18n.svelte");

beforeAll(() => need("nim"));
beforeEach(async () => {
  i18n.game = "nim";
  i18n.names = { oak: "Oak" };
  await speak("en");
});

test("a thing is called by its component, its role, its name, or as it is", () => {
  expect(["oak", "first", "stick", "what"].map(nameOf)).toEqual(["Oak", "the First", "matchstick", "what"]);
  expect(nameOf(["oak", "stick"])).toBe("Oak, matchstick");
});

test("a drawn thing is called by its sentence, with its parts named", () => {
  expect(nameOf("heap:oak:3")).toBe("heap Oak of 3");
  expect(nameOf("pile:oak:stick")).toBe("Oak matchstick");
});

test("a line of the log selects by ids and says names, lists from the event", () => {
  const label = { id: "nim-log-taken", args: { who: "first", count: 2, from: "heap:oak:3", things: "?" } };

  expect(sayLine({ label, event: { things: ["stick", "stick"] } })).toBe(
    "the First takes 2 from heap Oak of 3: matchstick, matchstick.",
  );
  expect(say({ id: "nim-log-taken", args: { who: "" } })).toBe("Nobody takes anything.");
});

test("another language has words of its own, and an id where it has none", async () => {
  await speak("it");

  expect(t("nim-role-first")).toBe("il Primo");
  expect(has("nim-log-taken")).toBe(false);
  expect(t("nim-log-taken")).toBe("nim-log-taken");
});

test("a game that only the server knows brings its words in every language", async () => {
  await need("hex", "hex-board");
  const english = t("hex-role-last");
  await speak("it");

  expect([english, t("hex-role-last")]).toEqual(["en: the Last", "it: the Last"]);
  expect(words.mock.calls).toEqual([
    ["hex", "en"],
    ["hex", "it"],
  ]);
});

test("the pseudo-language changes every sentence", async () => {
  await speak("xx");

  expect(t("nim-role-first")).not.toBe("the First");
});

test("the pieces of a line keep which name stands for what, and together they are the sentence", () => {
  const label = { id: "nim-log-taken", args: { who: "first", count: 2, from: "heap:oak:3", things: "?" } };
  const line = { label, event: { kind: "Taken", who: "first", things: ["oak", "stick"] } };

  const said = segments(line);

  expect(said.map((s) => s.text).join("")).toBe(sayLine(line));
  expect(said.filter((s) => s.arg)).toEqual([
    { text: "the First", arg: "who", value: "first" },
    { text: "heap Oak of 3", arg: "from", value: "heap:oak:3" },
    { text: "Oak", arg: "things", value: "oak" },
    { text: "matchstick", arg: "things", value: "stick" },
  ]);
});

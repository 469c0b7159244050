import { expect, test } from "vitest";
import { wishes, type Chair } from "./seating";

const seat = (kind: Chair["kind"], level = ""): Chair => ({ kind, level });

test("friends and bots have a chair each, the roles of one person share one", () => {
  const seats = { a: seat("me"), b: seat("bot", "master"), c: seat("link"), d: seat("me") };

  expect(wishes(["a", "b", "c", "d"], seats)).toEqual([
    { kind: "me", roles: ["a", "d"] },
    { kind: "link", roles: ["c"] },
    { kind: "bot", roles: ["b"], level: "master" },
  ]);
});

test("who shares the device shares one chair with me, in the order of the roles", () => {
  const seats = { a: seat("hotseat"), b: seat("me"), c: seat("hotseat") };

  expect(wishes(["a", "b", "c"], seats)).toEqual([{ kind: "hotseat", roles: ["a", "b", "c"] }]);
});

test("where all hands are open the device is not passed", () => {
  expect(wishes(["a", "b"], { a: seat("hotseat"), b: seat("hotseat") }, true)).toEqual([
    { kind: "me", roles: ["a", "b"] },
  ]);
});

test("without anybody here there is no chair of one's own", () => {
  expect(wishes(["a"], { a: seat("link") })).toEqual([{ kind: "link", roles: ["a"] }]);
});

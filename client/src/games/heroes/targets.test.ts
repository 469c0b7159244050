import { expect, test } from "vitest";
import type { Option } from "../../protocol";
import { nextTargets } from "./targets";

const option = (...targets: string[]): Option => ({ move: targets.join(), targets }) as Option;
const glow = (selection: string[], ...options: Option[]): string[] => [...nextTargets(options, selection)].sort();

test("the first thing of every option glows", () => {
  expect(glow([], option("card:a", "room:x"), option("card:b", "room:y"))).toEqual(["card:a", "card:b"]);
});

test("what all options share is no choice: the next thing glows", () => {
  expect(glow([], option("card:a", "room:x"), option("card:a", "room:y"))).toEqual(["room:x", "room:y"]);
});

test("what is selected glows no more", () => {
  expect(glow(["card:a"], option("card:a", "room:x"))).toEqual(["room:x"]);
});

test("all monsters that an option may mean glow before the room they go to", () => {
  expect(glow([], option("monster:1", "monster:2", "room:x"))).toEqual(["monster:1", "monster:2"]);
});

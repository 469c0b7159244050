import { beforeEach, expect, test } from "vitest";
import type { SeatLink } from "../protocol";
import { recent, relink, remember } from "./recent";

const link = (seat: number, url: string): SeatLink => ({ seat, link: url }) as SeatLink;
beforeEach(() => localStorage.clear());

test("the table of last time stands first and keeps its links", () => {
  remember("one", "nim", [link(1, "/a")]);
  remember("two", "nim");

  remember("one", "nim");

  expect(recent().map((r) => r.table)).toEqual(["one", "two"]);
  expect(recent()[0]!.links).toEqual([link(1, "/a")]);
});

test("only the eight last tables are kept", () => {
  for (let n = 0; n < 10; n++) remember(`t${n}`, "nim");

  expect(recent().map((r) => r.table)).toEqual(["t9", "t8", "t7", "t6", "t5", "t4", "t3", "t2"]);
});

test("another link for a seat takes the place of the one before", () => {
  remember("one", "nim", [link(1, "/a"), link(2, "/b")]);

  relink("one", link(2, "/c"));

  expect(recent()[0]!.links).toEqual([link(1, "/a"), link(2, "/c")]);
});

test("a list that cannot be read is none", () => {
  localStorage.setItem("underkeep-tables", "{");

  expect(recent()).toEqual([]);
});

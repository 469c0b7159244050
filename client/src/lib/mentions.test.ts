import { expect, test } from "vitest";
import { pieces } from "./mentions";

test("things of the board are found in what is written", () => {
  expect(pieces("look at @sq:3:4, then @room:library")).toEqual([
    { text: "look at " },
    { text: "@sq:3:4", thing: "sq:3:4" },
    { text: ", then " },
    { text: "@room:library", thing: "room:library" },
  ]);
});

test("an address of mail is none, nor is a lonely sign", () => {
  expect(pieces("ann@example.org @ @bob")).toEqual([{ text: "ann@example.org @ @bob" }]);
});

import { expect, test } from "vitest";
import { spell } from "./time";

test.each([
  [0, "0:00"],
  [4.2, "0:05"], // what is left is never shown as less than it is
  [65, "1:05"],
  [3599, "59:59"],
  [3845, "1:04:05"],
  [90061, "1d 01:01"],
])("%s seconds are %s", (seconds, face) => expect(spell(seconds)).toBe(face));

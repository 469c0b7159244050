import { describe, expect, it } from "vitest";
import type { ChatLine, Prompt } from "../protocol";
import { FRESH, leanings } from "./leanings";

const AT = "2026-11-19T22:00:00Z";
const NOW = Date.parse(AT) + 1000;
const line = (n: number, seat: number, kind: ChatLine["kind"], text: string): ChatLine => ({
  n,
  seat,
  kind,
  text,
  at: AT,
  name: "",
  emblem: "",
});
const options = ["room forge", "room crypt"].map((move) => ({ move })) as Prompt["options"];
const told = (lines: ChatLine[], now = NOW) => leanings(lines, options, now).map((one) => [one.option.move, one.seats]);

describe("what partners lean to", () => {
  it("counts who proposed an answer and who agreed, most voices first", () => {
    const lines = [
      line(1, 1, "plan", "room forge"),
      line(2, 2, "plan", "room crypt"),
      line(3, 3, "agree", "2"),
      line(4, 0, "text", "room forge"),
    ];
    expect(told(lines)).toEqual([
      ["room crypt", [2, 3]],
      ["room forge", [1]],
    ]);
  });

  it("takes the last word of each, and nothing that is old or cannot be chosen now", () => {
    const lines = [line(1, 1, "plan", "room forge"), line(2, 1, "plan", "room crypt"), line(3, 2, "plan", "throw")];
    expect(told(lines)).toEqual([["room crypt", [1]]]);
    expect(told(lines, NOW + FRESH)).toEqual([]);
  });
});

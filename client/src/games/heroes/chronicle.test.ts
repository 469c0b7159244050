import { describe, expect, it } from "vitest";
import type { Entry } from "../../lib/words.svelte";
import { chronicleTold, isOver, resultsTold, scenarioChosen } from "./chronicle";

const lease = {
  id: "lease",
  name: "The Lease",
  help: "",
  rule: "",
  reconstructed: true,
  chapter: [
    { scenario: "k1", story: "first", won: "stores", lost: "warning" },
    { scenario: "k3", story: "second" },
  ],
} as Entry;

describe("a Chronicle", () => {
  it("is told by the options of a view", () => {
    const options = [
      ["chronicle", "lease"],
      ["results", "won,lost"],
    ] as const;
    expect(chronicleTold(options)).toBe("lease");
    expect(resultsTold(options)).toEqual(["won", "lost"]);
    expect(resultsTold([["results", ""]])).toEqual([]);
  });

  it("is over after its last chapter", () => {
    expect(isOver(lease, ["won"])).toBe(false);
    expect(isOver(lease, ["won", "lost"])).toBe(true);
    expect(isOver(undefined, ["won"])).toBe(false);
  });

  it("begins with the scenario of its first chapter", () => {
    expect(scenarioChosen({ scenario: "k7" }, lease)).toBe("k1");
    expect(scenarioChosen({ scenario: "k7" }, undefined)).toBe("k7");
  });
});

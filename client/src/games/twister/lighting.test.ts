import { expect, test } from "vitest";
import type { Prompt } from "../../protocol";
import { asLaid, chosen, footprints, turned } from "./lighting";
import type { Stage } from "./stage.svelte";
import type { LightView } from "./view";

const light: LightView = {
  token: "tok:yellow:thief",
  ring_left: null,
  first: true,
  tile: 1,
  length: 2,
  pits: [false, true],
  edges: [
    ["wall", "open", "open", "open"],
    ["open", "open", "wall", "open"],
  ],
};
const prompt = (...moves: string[]): Prompt => ({ version: 7, options: moves.map((move) => ({ move })) }) as Prompt;
const stage = (laying: Stage["laying"]): Stage => ({ laying }) as Stage;

test("moves that cover the same squares are one footprint with several ways", () => {
  const prints = footprints(prompt("tile d3 2", "tile b1 1", "tile c3 0", "decline"), light);

  expect(prints.map((p) => p.key)).toEqual(["b1 b2", "c3 d3"]);
  expect(prints[1]!.ways.map((way) => way.move)).toEqual(["tile d3 2", "tile c3 0"]);
});

test("the first footprint is looked at until the person turns to another, of this question", () => {
  const asked = prompt("tile b1 1", "tile d3 2", "tile c3 0");
  const prints = footprints(asked, light);

  expect(chosen(prints, stage(null), asked)).toMatchObject({ nth: 0 });
  expect(chosen(prints, stage({ version: 7, nth: 1, turn: 1 }), asked)?.way.move).toBe("tile c3 0");
  expect(chosen(prints, stage({ version: 6, nth: 1, turn: 1 }), asked)).toMatchObject({ nth: 0 });
});

test("walls go round with the tile", () => {
  expect(turned(["wall", "open", "open", "gate-open"], 1)).toEqual(["gate-open", "wall", "open", "open"]);
  expect(turned(["wall", "gate-open", "open", "open"], 3)).toEqual(["gate-open", "open", "open", "wall"]);
});

test("a tile is shown as it would lie", () => {
  const [first, second] = asLaid(light, { move: "", first: "c3", turns: 1 });

  expect(first).toMatchObject({ name: "c3", terrain: "floor", edges: ["open", "wall", "open", "open"] });
  expect(second).toMatchObject({ name: "c4", terrain: "pit", edges: ["open", "open", "open", "wall"] });
});

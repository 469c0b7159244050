import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, Option, Player, Prompt, State } from "../protocol";
import { choosePlan } from "./prepared";
import { Settling } from "./settling.svelte";

function state(asked: string[], role = "", move = ""): State {
  const prompt: Partial<Prompt> = {
    role,
    version: 1,
    options: [{ move } as Option],
    prepared: [{ plan: "wall", move: "lay it" }],
  };
  const made: Partial<State> = {
    seat: 0,
    players: [{ seat: 0, kind: "hotseat", roles: ["yellow", "blue"] } as Player],
    asked,
    eyes: role ? [role] : [],
    result: null,
    prompts: role ? [prompt as Prompt] : [],
  };
  return made as State;
}
const sent: FromClient[] = [];
const settling = (): Settling => new Settling("table", (message) => sent.push(message) > 0);
beforeEach(() => {
  vi.stubGlobal("sessionStorage", localStorage);
  localStorage.clear();
  sent.length = 0;
});

test("without a plan the device is passed as ever", () => {
  expect(settling().takes(state(["blue"]))).toBe(false);
  expect(sent).toEqual([]);
});

test("a plan answers for its role until it has no answer, then somebody must sit down", () => {
  choosePlan("table", "blue", "wall");
  const one = settling();

  expect(one.takes(state(["blue"]))).toBe(true);
  expect(one.takes(state(["blue"], "blue", "lay it"))).toBe(true);
  expect(one.role).toBe("blue");
  expect(sent).toMatchObject([
    { type: "device", roles: ["blue"] },
    { type: "act", role: "blue", move: "lay it" },
  ]);
  expect(one.takes(state(["blue"], "blue", "play 2"))).toBe(false);
  expect(one.takes(state(["blue"]))).toBe(false);
  expect(one.role).toBe("");
});

test("whoever sits there is not answered for", () => {
  choosePlan("table", "blue", "wall");

  expect(settling().takes(state(["blue"], "blue", "lay it"))).toBe(false);
  expect(sent).toEqual([]);
});

import { expect, test } from "vitest";
import { idFor } from "./idfor";

test("a name makes an id that files take", () => {
  expect(idFor("La Città d’Oro!")).toBe("la-citta-d-oro");
  expect([idFor("k3", ["k3"]), idFor("龍"), idFor("One", ["one", "one-2"])]).toEqual(["k3-2", "scenario", "one-3"]);
});

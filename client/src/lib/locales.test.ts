import { expect, test } from "vitest";
import { part, sources } from "./locales";

test.each([
  ["../../../src/underkeep/locale/it/ui.ftl", "it/ui"],
  ["../../../src/underkeep/games/nim/words/en/game.ftl", "en/nim"],
  ["../../../src/underkeep/games/nim/words/it/board.ftl", "it/nim-board"],
  ["../../../src/underkeep/games/nim/words/en/guide.ftl", "en/nim-guide"],
])("%s is the part %s", (path, name) => expect(part(path)).toBe(name));

test("whatever is there in English is there in Italian too", () => {
  const parts = (lang: string): string[] =>
    Object.keys(sources)
      .filter((name) => name.startsWith(`${lang}/`))
      .map((name) => name.slice(3))
      .sort();

  expect(parts("en")).toContain("ui");
  expect(parts("it")).toEqual(parts("en"));
});

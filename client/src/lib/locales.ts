const files = import.meta.glob<string>(
  ["../../../src/underkeep/locale/*/*.ftl", "../../../src/underkeep/games/*/words/*/*.ftl"],
  { query: "?raw", import: "default" },
);

/** games/<game>/words/en/board.ftl is en/<game>-board, its game.ftl en/<game>; locale/en/ui.ftl is en/ui. */
export function part(path: string): string {
  const [, game, lang, kind] = /games\/(\w+)\/words\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
  if (game) return `${lang}/${kind === "game" ? game : `${game}-${kind}`}`;
  return path.split("/").slice(-2).join("/").replace(".ftl", "");
}

/** The sentences of the package's own locale files, each brought when it is needed. A still page brings its own. */
export const sources: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(files).map(([path, bring]) => [part(path), bring]),
);

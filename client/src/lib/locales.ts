/** The sentences of the package's own locale files, each brought when it is needed. A still page brings its own. */
export const sources: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(import.meta.glob<string>("../../../src/underkeep/locale/*/*.ftl", { query: "?raw", import: "default" })).map(([path, bring]) => [
    path.split("/").slice(-2).join("/").replace(".ftl", ""),
    bring,
  ]),
);

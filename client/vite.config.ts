import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { build, defineConfig, type InlineConfig, type Plugin } from "vite";

const here = (...path: string[]): string => resolve(import.meta.dirname, ...path);

/** A still page of a game: one script and one style sheet, for outputs that stand on their own (src/still/). */
function still(game: string, outDir: string): InlineConfig {
  return {
    configFile: false,
    root: here(),
    publicDir: false,
    logLevel: "warn",
    plugins: [svelte()],
    resolve: {
      alias: [
        { find: "still:game", replacement: here("src/games", game, "index.ts") },
        { find: "still:theme", replacement: here("src/games", game, "theme.css") },
        { find: /^\.{1,2}\/(.*\/)?api$/, replacement: here("src/still/api.ts") },
        { find: /^\.{1,2}\/(.*\/)?locales$/, replacement: here("src/still/locales.ts") },
      ],
    },
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000, // fonts
      rolldownOptions: {
        input: here("src/still/main.ts"),
        output: { format: "iife", entryFileNames: `${game}.js`, assetFileNames: `${game}[extname]` },
      },
    },
  };
}

/** After the client itself: a still page of every game, in its folder `still`. */
function stills(): Plugin {
  let outDir = "";
  return {
    name: "stills",
    apply: "build",
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    closeBundle: async () => {
      for (const game of readdirSync(here("src/games"))) await build(still(game, resolve(outDir, "still")));
    },
  };
}

// The locale files are those of the Python package: one source for server, terminal and browser.
export default defineConfig({
  plugins: [svelte(), stills()],
  base: "./",
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
      "/api": "http://127.0.0.1:8000",
    },
  },
});

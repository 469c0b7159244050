import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The locale files are those of the Python package: one source for server, terminal and browser.
export default defineConfig({
  plugins: [svelte()],
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

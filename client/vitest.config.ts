import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Tests of what the client works out without a page; those that need one are in tests/browser. */
export default defineConfig({
  plugins: [svelte()],
  test: { include: ["src/**/*.test.ts"], environment: "node", pool: "threads", setupFiles: ["src/browserless.ts"] },
});

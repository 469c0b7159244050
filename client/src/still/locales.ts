/** Stands for lib/locales.ts in a still page: the sentences are in the page. */
import { page } from "./page";

export const sources: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(page.words).map(([part, text]) => [part, () => Promise.resolve(text)]),
);

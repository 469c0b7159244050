/** Stands for lib/api.ts in a still page: the content is in the page, and there is no rulebook to open. */
import { page } from "./page";

export const api = {
  content: (): Promise<unknown> => Promise.resolve(page.content),
  words: (): Promise<{ messages: string }> => Promise.resolve({ messages: "" }),
  rulebook: (): Promise<never> => new Promise(() => undefined),
};

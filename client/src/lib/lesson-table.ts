/** How a lesson begins. */
import { api } from "./api";
import { go } from "./router.svelte";

/** A table at the position of the lesson, and there. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  const made = await api.beginLesson({ game, lesson });
  go("table", made.table);
}

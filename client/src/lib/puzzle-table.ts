/** How a puzzle begins. */
import { api } from "./api";
import { go } from "./router.svelte";

/** A table at the position of the puzzle, and there. */
export async function beginPuzzle(game: string, puzzle: string): Promise<void> {
  const made = await api.beginPuzzle({ game, puzzle });
  go("table", made.table);
}

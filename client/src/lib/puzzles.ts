/** Puzzles: found by name, and which one comes next. */
import type { GamePuzzles, PuzzleCard, Puzzles } from "../protocol";

export const keyOf = (card: PuzzleCard): string => `${card.game}/${card.id}`;

export function puzzleOf(found: Puzzles, game: string, id: string): PuzzleCard | undefined {
  return found.games.find((one) => one.game === game)?.puzzles.find((card) => card.id === id);
}

/** The next one that is not solved yet: of the same theme first, then the nearest in difficulty. */
export function nextPuzzle(found: Puzzles, game: string, id: string): PuzzleCard | undefined {
  const all: GamePuzzles | undefined = found.games.find((one) => one.game === game);
  const here = all?.puzzles.find((card) => card.id === id);
  const solved = new Set(found.me.solved);
  const left = (all?.puzzles ?? []).filter((card) => card.id !== id && !solved.has(keyOf(card)));
  const far = (card: PuzzleCard): number =>
    (card.theme === here?.theme ? 0 : 10000) + Math.abs(card.rating - (here?.rating ?? found.me.rating));
  return left.sort((a, b) => far(a) - far(b))[0];
}

/** How the story of a table moves on its board: scene by scene, on the stage of its game. */
import type { LogLine } from "../protocol";
import type { Clock } from "./clock.svelte";
import type { GameClient } from "./game";
import { sayLine } from "./i18n.svelte";
import { reading } from "./reading";

type Lines = readonly LogLine[];

export class Staging {
  readonly stage: unknown;

  constructor(
    readonly game: GameClient,
    readonly clock: Clock,
  ) {
    this.stage = game.stage();
  }

  async animate(lines: Lines, before: unknown, after: unknown, ahead: number): Promise<boolean> {
    this.clock.start();
    return this.#run(lines, before, after, ahead);
  }

  async stand(lines: Lines, before: unknown, after: unknown, ahead: number): Promise<void> {
    this.clock.rush();
    await this.#run(lines, before, after, ahead);
  }

  async #run(lines: Lines, before: unknown, after: unknown, ahead: number): Promise<boolean> {
    const played = this.game.animate([...lines], before, after, this.stage, this.clock, ahead);
    const read = await played.catch((error: unknown) => void console.error(error));
    this.clock.stop();
    return read === true;
  }

  clear(): void {
    this.game.clear?.(this.stage);
  }

  /** How much somebody reads of these lines. */
  signs(lines: LogLine[]): number {
    const said = lines.filter((line) => reading.part(line) !== "quiet" && reading.isTold(line));
    return said.reduce((sum, line) => sum + sayLine(line).length, 0);
  }
}

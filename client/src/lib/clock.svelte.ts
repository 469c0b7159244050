/** Time for animations: tweens that can be skipped and that take no time when motion is not wanted. */
import { pace } from "./settings.svelte";

export type Ease = (x: number) => number;
export const easeOut: Ease = (x) => 1 - (1 - x) ** 3;
export const easeInOut: Ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2);
/** A slight overshoot, like a gear biting. */
export const easeStone: Ease = (x) => {
  const c = 1.35;
  return x < 0.12 ? x * 0.35 : 1 + (c + 1) * (x - 1) ** 3 + c * (x - 1) ** 2;
};

export class Clock {
  #skip = false;
  busy = $state(false);

  /** Everything that runs now ends at once. */
  skip(): void {
    this.#skip = true;
  }

  start(): void {
    this.#skip = false;
    this.busy = true;
  }

  stop(): void {
    this.busy = false;
    this.#skip = false;
  }

  get still(): boolean {
    return this.#skip || pace() === 0 || document.hidden;
  }

  /** Call `draw` with 0 to 1 for that many milliseconds. */
  tween(ms: number, ease: Ease, draw: (x: number) => void): Promise<void> {
    const time = ms * pace();
    return new Promise((done) => {
      const from = performance.now();
      const frame = (now: number): void => {
        const x = this.still || time === 0 ? 1 : Math.min(1, Math.max(0, (now - from) / time));
        draw(x === 1 ? 1 : ease(x));
        if (x === 1) done();
        else requestAnimationFrame(frame);
      };
      if (this.still || time === 0) frame(from);
      else requestAnimationFrame(frame);
    });
  }

  wait(ms: number): Promise<void> {
    return this.tween(ms, easeOut, () => undefined);
  }
}

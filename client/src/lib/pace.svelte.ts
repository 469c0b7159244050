/** How fast others' scenes are told: how long a sentence stays before the next, and a sleep that can be ended. */
import { settings } from "./settings.svelte";

export const SPEEDS = ["step", "slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

const SCALE: Record<Speed, number> = { step: 1, slow: 2, normal: 1, fast: 0.4, none: 0 };
const SHORTEST = 1200; // ms at normal speed: also what a fight's cards are seen at least
const LONGEST = 4200;
const TO_LOOK = 500; // until the eye is at the line
const PER_SIGN = 24; // then, reading; about forty signs a second, since numbers and names are looked for, not read

/** How long so many signs stay, in ms; 0 for nothing to read. */
export function readingTime(signs: number, speed: Speed = settings.speed): number {
  if (!signs) return 0;
  return Math.min(LONGEST, Math.max(SHORTEST, TO_LOOK + PER_SIGN * signs)) * SCALE[speed];
}

/** Those who wait: until their time is over, or somebody says that something has changed. */
export class Sleeper {
  #wakers = new Set<() => void>();

  sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = Number.isFinite(ms) ? setTimeout(() => waker(), ms) : null;
      const waker = (): void => {
        if (timer !== null) clearTimeout(timer);
        this.#wakers.delete(waker);
        done();
      };
      this.#wakers.add(waker);
    });
  }

  wake(): void {
    for (const waker of [...this.#wakers]) waker();
  }
}

/** Keys that lead through the story: Space, arrows, End, Enter, and Shift with a digit for the speed. */
import { SPEEDS } from "./pace.svelte";
import type { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const KEYS: Record<string, (story: Playback) => void> = {
  " ": (story) => (settings.speed === "step" ? story.next() : story.pause()),
  ArrowLeft: (story) => story.previous(),
  ArrowRight: (story) => story.next(),
  Enter: (story) => story.dismiss(),
};
const OWN = "button, a, summary, svg.map, [role=radio], textarea, [role=alertdialog]"; // these need the keys themselves

/** Did the key mean something to the story? */
export function storyKey(event: KeyboardEvent, story: Playback): boolean {
  const speed = event.shiftKey && /^Digit[1-4]$/.test(event.code) ? SPEEDS[Number(event.code.at(-1)) - 1] : null;
  const press = KEYS[event.key];
  if (speed) {
    settings.speed = speed;
    story.hurry();
  } else if (event.key === "End") story.toNow();
  else if (press && !(event.target instanceof Element && event.target.closest(OWN))) press(story);
  else return false;
  return true;
}

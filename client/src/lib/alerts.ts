/** It is your turn: a short sound and a message of the system, each only when asked for in the settings. */
import { settings } from "./settings.svelte";

export function alertTurn(words: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Underkeep", { body: words, tag: "turn" });
}

/** The sign of the tab: with a dot while it is one's turn. */
export function markTab(turn: boolean): void {
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", turn ? "./icon-turn.svg" : "./icon.svg");
}

/** Two soft notes. */
function chime(): void {
  const air = new AudioContext();
  for (const [i, pitch] of [523, 784].entries()) {
    const [note, volume] = [air.createOscillator(), air.createGain()];
    const at = air.currentTime + i * 0.16;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    note.connect(volume).connect(air.destination);
    note.start(at);
    note.stop(at + 0.5);
  }
}

/** Wanted from now on; the browser asks the person first. */
export async function wishNotices(on: boolean): Promise<void> {
  settings.notify = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
}

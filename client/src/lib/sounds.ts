/** One short sound for each kind of moment, made here: no files. Silent unless somebody wants to hear them. */
import { settings } from "./settings.svelte";

interface Note {
  pitch: number; // Hz
  to?: number; // glides there
  at: number; // seconds after the first
  long: number;
  wave: OscillatorType;
  loud: number; // beside the others
}
const note = (pitch: number, at: number, long: number, wave: OscillatorType = "triangle", loud = 1): Note => ({
  pitch,
  at,
  long,
  wave,
  loud,
});
const SOUNDS: Record<string, Note[]> = {
  death: [note(220, 0, 0.5), note(165, 0.22, 0.9)],
  strike: [{ ...note(180, 0, 0.18, "sawtooth", 0.7), to: 60 }, note(440, 0.1, 0.4)],
  ambush: [
    note(311, 0, 0.16, "square", 0.4),
    note(294, 0.14, 0.16, "square", 0.4),
    note(440, 0.28, 0.4, "square", 0.4),
  ],
  loot: [note(659, 0, 0.2), note(784, 0.1, 0.2), note(988, 0.2, 0.5)],
  collapse: [{ ...note(90, 0, 1.1, "sawtooth", 0.8), to: 35 }],
  fight: [
    { ...note(900, 0, 0.12, "square", 0.3), to: 500 },
    { ...note(1100, 0.16, 0.2, "square", 0.3), to: 480 },
  ],
  wave: [note(196, 0, 0.35), note(262, 0.25, 0.35), note(330, 0.5, 0.6)],
  end: [note(392, 0, 0.3), note(494, 0.2, 0.3), note(587, 0.4, 0.3), note(784, 0.6, 0.9)],
};
const LOUDEST = 0.22;
let air: AudioContext | undefined;

/** The sound of a kind of moment; of one that nobody knows, none. */
export function ring(kind: string): void {
  const notes = SOUNDS[kind];
  if (!settings.effects || !notes || settings.volume <= 0) return;
  air ??= new AudioContext();
  for (const one of notes) sound(air, one);
}

function sound(out: AudioContext, { pitch, to, at, long, wave, loud }: Note): void {
  const [voice, volume] = [out.createOscillator(), out.createGain()];
  const start = out.currentTime + at;
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(LOUDEST * loud * settings.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + long);
  voice.connect(volume).connect(out.destination);
  voice.start(start);
  voice.stop(start + long);
}

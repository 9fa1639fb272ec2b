/** Small sounds, made here and now; off by a switch. */
import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number];

const SOUNDS = {
  card: [[320, 0, 0.05]],
  collect: [
    [260, 0, 0.06],
    [200, 0.05, 0.08],
  ],
  reveal: [
    [392, 0, 0.07],
    [523, 0.07, 0.1],
  ],
  turn: [
    [587, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.3],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

/** Browsers let a page sound only after the person has touched it. */
function wake(): void {
  if (settings.sound) void (audio ??= new AudioContext()).resume();
}
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

export function play(sound: Sound): void {
  if (!settings.sound || audio?.state !== "running") return;
  for (const [frequency, start, length] of SOUNDS[sound]) note(audio, frequency, start, length);
}

function note(on: AudioContext, frequency: number, start: number, length: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  const begin = on.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(volume).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
}

export function vibrate(): void {
  // Browsers refuse it, and complain, before the person has touched the page.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.vibrate && touched && "vibrate" in navigator) navigator.vibrate(100);
}

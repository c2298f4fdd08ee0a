/** A soft two-note chime for a mention; off until the person turns it on. */

import { recall, remember } from "./storage.js";

let audio = null;

export function soundOn() {
  return recall("sound", false);
}

export function setSound(on) {
  remember("sound", on);
  if (on) chime();
}

export function chime() {
  if (!soundOn()) return;
  audio ??= new AudioContext();
  [660, 880].forEach((pitch, i) => {
    const start = audio.currentTime + i * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
}

/** One neutral signal for "you are asked something": two short wooden knocks, the same for every prompt. */
import { recall, remember } from "./prefs.js";

/** @type {AudioContext | null} */
let audio = null;

/** @returns {{volume: number, mute: boolean, buzz: boolean}} volume 0 … 1 */
export const soundSettings = () => recall("sound", { volume: 0.6, mute: false, buzz: true });

/** @param {Partial<{volume: number, mute: boolean, buzz: boolean}>} patch */
export const setSound = (patch) => remember("sound", { ...soundSettings(), ...patch });

/** Browsers let a page sound only after a tap: call this inside one. */
export function allowSound() {
  audio ??= "AudioContext" in window ? new AudioContext() : null;
  if (audio?.state === "suspended") void audio.resume();
}

/** @param {AudioContext} context @param {number} at @param {number} pitch @param {number} volume */
function knock(context, at, pitch, volume) {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.12);
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * 0.5), at + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}

/** Sound and vibration, as far as the person and the device allow. */
export function signal() {
  const { volume, mute, buzz } = soundSettings();
  if (buzz && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([60, 60, 60]);
  if (mute || volume === 0 || audio?.state !== "running") return;
  knock(audio, audio.currentTime, 620, volume);
  knock(audio, audio.currentTime + 0.17, 780, volume);
}

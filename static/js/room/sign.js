/** Signs, crests and names: the small marks every part of the page uses. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { vars } from "../lib/vars.js";

/** Play order on the ring; colour and shape of seat n, the same for everybody. */
const CRESTS = ["hishi", "moon", "masu", "mountain", "sun", "blossom", "star", "tortoise"];

/** @param {number | null} seat */
export const crestOf = (seat) => (seat === null ? "" : (CRESTS[seat % CRESTS.length] ?? ""));

/** About how many letters wide a name is: a sign of Chinese, Japanese or Korean counts twice, and so does a capital W. @param {string} name */
export const breadth = (name) => [...name].reduce((sum, sign) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60MW]|\p{Extended_Pictographic}/u.test(sign) ? 2 : 1), 0);

/** How broad the longest part of a name is that does not break, for type that makes room for it: `--word`. @param {string} name */
export const fits = (name) => vars({ word: Math.max(1, ...(name.match(/[^\s-]+-?/gu) ?? []).map(breadth)) });

/** @param {string} name */
export const sign = (name) => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}" /></svg>`;

/** @param {string} name */
export const crest = (name) => html`<svg class="crest" viewBox="0 0 24 24" aria-hidden="true"><use href="#crest-${name}" /></svg>`;

export const foot = html`<svg viewBox="0 0 20 44" aria-hidden="true"><use href="#foot" /></svg>`;

/** A person's name beside their crest; isolated, never markup. @param {{crest: string, name: string}} person */
export const whoIs = (person) =>
  html`<span class="who" data-seat=${person.crest || nothing}>${person.crest ? crest(person.crest) : nothing}<bdi ${fits(person.name)}>${person.name}</bdi></span>`;

/** Five footsteps from a deed to its target. */
export const walk = html`<span class="walk" aria-hidden="true">${Array.from({ length: 5 }, () => foot)}</span>`;

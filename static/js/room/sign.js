/** Signs, crests and names: the small marks every part of the page uses. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** Play order on the ring; colour and shape of seat n, the same for everybody. */
export const CRESTS = ["hishi", "moon", "masu", "mountain", "sun", "blossom", "star", "tortoise"];

/** @param {number | null} seat */
export const crestOf = (seat) => (seat === null ? "" : (CRESTS[seat % CRESTS.length] ?? ""));

/** @param {string} name */
export const sign = (name) => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}" /></svg>`;

/** @param {string} name */
export const crest = (name) => html`<svg class="crest" viewBox="0 0 24 24" aria-hidden="true"><use href="#crest-${name}" /></svg>`;

export const foot = html`<svg viewBox="0 0 20 44" aria-hidden="true"><use href="#foot" /></svg>`;

/** A person's name beside their crest; isolated, never markup. @param {{crest: string, name: string}} person */
export const whoIs = (person) =>
  html`<span class="who" data-seat=${person.crest || nothing}>${person.crest ? crest(person.crest) : nothing}<bdi>${person.name}</bdi></span>`;

/** Five footsteps from a deed to its target. */
export const walk = html`<span class="walk" aria-hidden="true">${Array.from({ length: 5 }, () => foot)}</span>`;

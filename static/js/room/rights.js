/** What may be offered to this person now. The server decides; this only keeps buttons away that it would refuse. */

const HOST_GRACE = 60_000;

/** The host has been away for so long that players may stand in. @param {import("./view.js").Room} room @param {number} now   the server's */
function hostAway({ members }, now) {
  const host = members.find((member) => member.host);
  return !host || (!host.here && host.away_since !== null && now - host.away_since >= HOST_GRACE);
}

/** @param {import("./view.js").Room} room @param {string} kind @param {number} now */
export function allowed(room, kind, now) {
  if (!room.may.includes(kind)) return false;
  return !["start", "replace"].includes(kind) || Boolean(room.you?.host) || hostAway(room, now);
}

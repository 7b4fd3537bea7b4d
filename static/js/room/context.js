/** From the room's view to what a game's component gets. Used by the room, the projector and the replay alike. */
import { still } from "../lib/motion.js";
import { crestOf, whoIs } from "./sign.js";

/** @typedef {import("./contract.js").Person} Person */
/** @typedef {import("./view.js").Room} Room */

/** Members with a seat, in play order. @param {{room: Room}} app */
export const seated = ({ room }) => room.members.filter(({ seat }) => seat !== null).sort((a, b) => Number(a.seat) - Number(b.seat));

/** Seats that the game allows at most, by the options chosen. @param {{room: Room}} app @returns {number} */
export const mostSeats = ({ room }) => room.start.args.max;

/** The number that the next match will have. @param {{number: number} | null} match  the present or last one */
export const nextNumber = (match) => (match?.number ?? 0) + 1;

/**
 * Which prompt of the room waits for me, null when none does. `ask` alone counts within one match, and begins anew with the next.
 * @param {{number: number, view: {ask: number | null}} | null | undefined} match
 */
export function promptOf(match) {
  return match && match.view.ask !== null ? `${match.number}.${match.view.ask}` : null;
}

/**
 * Who sits where: the names of the deal, the presence of now.
 * @param {Room} room @param {Record<string, unknown>} [bubbles]
 * @returns {Person[]}
 */
export function peopleOf({ match, members, you }, bubbles = {}) {
  if (!match) return [];
  return match.players.map((player, seat) => {
    const member = members.find(({ id }) => id === player.member);
    return {
      seat,
      id: player.member,
      name: player.name,
      crest: crestOf(seat),
      here: member?.here ?? false,
      bot: player.bot,
      born: member?.born_bot ?? false,
      you: you?.id === player.member,
      asked: match.asked.includes(seat),
      said: bubbles[player.member],
    };
  });
}

/**
 * @param {object} parts
 * @param {Room} parts.room
 * @param {import("./contract.js").Entry[]} parts.log
 * @param {import("../lib/words.js").T} parts.t
 * @param {Partial<import("./contract.js").Ctx>} [parts.more]   callbacks and the page's own state
 * @returns {import("./contract.js").Ctx | null}   null while there is no match
 */
export function contextOf({ room, log, t, more = {} }) {
  const { match, you } = room;
  if (!match) return null;
  const people = more.people ?? peopleOf(room);
  const { table, own, actions, ask, text } = match.view;
  const me = more.me === undefined ? (you && own && you.seat !== null && match.players[you.seat]?.member === you.id ? you.seat : null) : more.me;
  return {
    slug: match.game,
    table,
    own,
    actions,
    ask,
    text,
    me,
    people,
    options: match.options,
    told: match.story,
    outcome: match.outcome,
    over: match.outcome !== null || match.given_up,
    wall: false,
    still: still(),
    lang: t.lang,
    t,
    who: (seat) => whoIs(people[seat] ?? { crest: "", name: "?" }),
    name: (seat) => people[seat]?.name ?? "?",
    ui: {},
    setUi: () => {},
    act: () => {},
    explain: () => {},
    covered: false,
    peeking: false,
    peek: () => {},
    marks: { get: () => "", set: () => {} },
    log,
    ...more,
  };
}

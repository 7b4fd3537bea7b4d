/** The room's view as it comes on the wire, and what every part of the page is handed. Types only. */

/** @typedef {{id: string, name: string, seat: number | null, host: boolean, bot: boolean, born_bot: boolean, here: boolean, watching: boolean, away_since: number | null}} Member */
/** @typedef {{id: string, name: string, seat: number | null, host: boolean, watching: boolean}} You */
/** @typedef {{n: number, member: string, name: string, at: number, phrase: string | null, text: string | null}} Said */
/** @typedef {{member: string, name: string, points: number, wins: number}} Standing */
/** @typedef {{winners: number[], losers: number[], reason: string, points: number[]}} Outcome */
/** @typedef {{number: number, members: string[], outcome: Outcome}} Result */
/** @typedef {{kind: "open"} | {kind: "points", to: number | null} | {kind: "matches", of: number}} SeriesKind */
/** @typedef {{turn_time: number, series: SeriesKind, same_room: boolean, texts: boolean, locked: boolean, projector_lang: string | null}} RoomOptions */
/**
 * @typedef {object} Match
 * @property {number} number
 * @property {string} game
 * @property {any} options
 * @property {string} commitment
 * @property {string | null} seed
 * @property {{member: string, name: string, bot: boolean}[]} players
 * @property {{seat: number, text: string} | null} story
 * @property {number[]} asked
 * @property {number | null} deadline
 * @property {Outcome | null} outcome
 * @property {boolean} given_up
 * @property {any[] | null} owns   every seat's own, once it was given up
 * @property {string | null} marks
 * @property {{table: any, own: any, ask: number | null, actions: any[], text: boolean}} view
 */
/**
 * @typedef {object} Room
 * @property {string} code
 * @property {string} game
 * @property {any} options
 * @property {RoomOptions} room
 * @property {You | null} you
 * @property {string[]} may
 * @property {{code: string | null, args: {have: number, min: number, max: number}}} start   how many have a place, and can
 * @property {Member[]} members
 * @property {Said[]} said
 * @property {{standing: Standing[], played: number, results: Result[], winners: string[] | null}} series
 * @property {Match | null} match
 */
/** @typedef {{slug: string, seats: number[], options: any}} GameInfo */

/** A sheet over the page and what it is about. @typedef {{name: string, about?: any}} Sheet */

/**
 * The page's own passing state. Nothing of it leaves the browser.
 * @typedef {object} Local
 * @property {"connecting" | "open" | "lost" | "closed"} link
 * @property {string | null} closed     the code of the last word of the server
 * @property {Sheet | null} sheet
 * @property {Record<string, any>} ui   uncommitted choices of this prompt
 * @property {string | null} acted      the prompt (see `promptOf`) that was answered just now
 * @property {unknown} toast               words at the foot of the page, for a moment
 * @property {boolean} covered
 * @property {boolean} peeking
 * @property {boolean} lobby            show the lobby between two matches
 * @property {{words: unknown | null} | null} strip
 * @property {import("./contract.js").Entry[] | null} missed   what happened while I was away
 * @property {Record<string, unknown>} bubbles   by member id
 * @property {string} name              what is typed into the name field
 * @property {string | null} wrong      why the last try to join was refused
 * @property {number} read              the last `said.n` that was seen in the talk sheet
 * @property {boolean} holding          an older view is shown for a beat
 * @property {"removed" | "left" | null} gone   why I am no longer in the room
 */

/**
 * What every part of the page gets.
 * @typedef {object} App
 * @property {Room} room
 * @property {import("./contract.js").Entry[]} log
 * @property {import("../lib/words.js").T} t
 * @property {Local} local
 * @property {(patch: Partial<Local>) => void} set
 * @property {(name: string, about?: any) => void} open
 * @property {() => void} close
 * @property {(kind: string, fields?: object) => Promise<import("../lib/socket.js").Answer>} send
 * @property {(kind: string) => boolean} may     the server would take it: the kind is offered, and it is mine to do now
 * @property {import("./contract.js").GameComponent | null} component   of the match, else of the room's game
 * @property {import("./contract.js").Ctx | null} ctx
 * @property {GameInfo[]} games
 * @property {string} code
 * @property {string} address
 * @property {string} reach       ok, guessed, none or image
 * @property {boolean} secure
 * @property {string} base
 * @property {string} root
 * @property {number} ahead
 * @property {(lang: string) => void} speak
 * @property {(member: string) => boolean} isMuted
 * @property {(member: string, mute: boolean) => void} mute
 */
export {};

/**
 * The types that a game's component and the room's furniture agree on. Types only: nothing here runs.
 * What each function is for, in words, stands in README.md beside this file.
 */

/** Words that a template shows: text, a template, or a list of both. @typedef {unknown} Words */

/**
 * A seat's person. Colour and shape always come together: `crest` names both.
 * @typedef {object} Person
 * @property {number} seat
 * @property {string} id       the member's public id
 * @property {string} name     as typed; always shown by `ctx.who(seat)` or inside <bdi>
 * @property {string} crest    sun, mountain, masu, hishi, moon, star, tortoise or blossom
 * @property {boolean} here
 * @property {boolean} bot     a bot plays this seat now
 * @property {boolean} born    … and it has always been one
 * @property {boolean} you
 * @property {boolean} asked   has a prompt now (public)
 * @property {Words} [said]    what they just said, for a moment
 */

/**
 * Everything a component function gets. It may read all of it, and change only through `act`, `setUi`, `explain`.
 * @typedef {object} Ctx
 * @property {string} slug
 * @property {any} table       `view.table`: what everybody may know
 * @property {any} own         `view.own`: what this seat knows beyond it; null without a seat
 * @property {any[]} actions   `view.actions`: complete, to be sent back unchanged
 * @property {number | null} ask
 * @property {boolean} text    free text may come along with the action now
 * @property {number | null} me   my seat, or null (spectator, projector)
 * @property {Person[]} people    by seat, in play order: seat + 1 sits to the left
 * @property {any} options     the options of this match
 * @property {{seat: number, text: string} | null} told   the free text of the match (the crime), if one was typed
 * @property {any} outcome     {winners, losers, reason, points} or null
 * @property {boolean} over    the match has an outcome, or was given up
 * @property {boolean} wall    drawn by the projector: nothing can be clicked
 * @property {boolean} still   motion is off (system or switch)
 * @property {string} lang     en, ja or fr
 * @property {import("../lib/words.js").T} t   t(id, args) → words for a template, t.text(id, args) → a plain string
 * @property {(seat: number) => Words} who    crest + name, isolated; "You" is never put in its place
 * @property {(seat: number) => string} name  the bare name, for t.text
 * @property {Record<string, any>} ui         uncommitted choices of this prompt; empty again at the next `ask`
 * @property {(patch: Record<string, any>) => void} setUi
 * @property {(action: any, extra?: {text?: string}) => void} act   sends one of `actions`
 * @property {boolean} covered   my hand is covered; `hand.js` draws it so
 * @property {boolean} peeking   … but held open just now
 * @property {(open: boolean) => void} peek
 * @property {(what: string) => void} explain  opens the help of a card (or whatever `help` knows)
 * @property {Marks} marks     the viewer's own notes, and how to change them
 * @property {Entry[]} log     all lines told to this viewer, oldest first
 */

/** @typedef {{get: (key: string) => string, set: (key: string, value: string) => void}} Marks */

/** A log line as it came. `by`: null (the seat's own person), "bot" or "clock". @typedef {{at: number, by: string | null, line: any}} Entry */

/**
 * One line of the log in words.
 * @typedef {object} LineView
 * @property {Words} words      one sentence
 * @property {Words} [picture]  a mini card or sign in front of it
 * @property {boolean} [beat]   the furniture waits one beat before it shows this line: set it for every answer and
 *                              reveal, whatever the answer is
 * @property {boolean} [news]   this is private to the viewer ("only you see this")
 */

/**
 * @typedef {object} Button
 * @property {Words} label
 * @property {() => void} press
 * @property {"go" | "plain"} [look]   go: the one that leads on
 * @property {boolean} [off]           shown, not possible now
 */

/**
 * The one line between words and hand.
 * @typedef {object} PromptView
 * @property {boolean} mine      I am asked: vermilion
 * @property {Words} words
 * @property {string} [icon]     a sign of img/signs
 * @property {Words} [more]      a short second half
 * @property {Button[]} [buttons]
 */

/**
 * The last step before an action leaves the browser.
 * @typedef {object} ConfirmView
 * @property {Words} title
 * @property {Words} [deed]      the deed as a picture: card, footsteps, target
 * @property {{icon?: string, words: Words, warn?: boolean}[]} points   consequences in words
 * @property {Words} yes         the deed's verb
 * @property {any} action        one of ctx.actions
 * @property {() => void} back   takes the choice back
 * @property {{label: Words, placeholder: string, max: number}} [text]   asks for free text (only where ctx.text)
 */

/** @typedef {{title: Words, ja?: string, picture?: Words, body: Words}} HelpView */

/** Something that travels: a card back, or a face when all may see it. Places: a seat, "middle", "aside". @typedef {{from: number | "middle" | "aside", to: number | "middle" | "aside", face?: Words}} Move */

/**
 * What `static/games/<slug>/<slug>.js` exports as default. All functions are pure: data and callbacks in, template out.
 * @typedef {object} GameComponent
 * @property {string} slug
 * @property {{css: string[], sprites: string[], ftl: string[]}} files   paths under static/, names of Fluent files
 * @property {(ctx: Ctx) => Words} title            short, for the top bar (the printed Japanese title)
 * @property {(ctx: Ctx) => Words} board            the middle of the page
 * @property {(ctx: Ctx) => Words} [story]          quiet words above the last event
 * @property {(entry: Entry, ctx: Ctx) => LineView | null} line   null: this line is not shown
 * @property {(entry: Entry, ctx: Ctx) => {words: Words | null} | null} [strip]   see README: the private strip
 * @property {(ctx: Ctx) => PromptView} prompt
 * @property {(ctx: Ctx) => Words} hand             what I hold, below the prompt
 * @property {(ctx: Ctx) => ConfirmView | null} confirm
 * @property {(ctx: Ctx) => Words} [notebook]       what this seat legally knows, plus its own marks
 * @property {(entry: Entry, ctx: Ctx) => Words | null} [news]   in the replay: what these eyes alone were told by this line
 * @property {(entry: Entry, ctx: Ctx) => Move[]} [moves]
 * @property {(ctx: Ctx) => Words | null} [lesson]   what this moment is about, for a beginner; from what this seat may know
 * @property {(ctx: Ctx) => Words} reveal           the end, in full, when ctx.over
 * @property {(ctx: Ctx) => Judged[]} [truth]       my marks of the notebook, when all is known: was each right?
 * @property {(ctx: Ctx, what: string) => HelpView | null} help
 * @property {(ctx: Ctx) => Words} [wall]           the projector's table; else `board`
 * @property {(entry: Entry, ctx: Ctx) => Words} [stage]    the projector's theatre for this line
 * @property {(entry: Entry, ctx: Ctx) => Words} [caption]  the projector's sentence; else `line().words`
 * @property {(ctx: Ctx, second: Ctx | null) => Words} [finale]   the end on the projector, all on one page; else `reveal`. `second`: the same in the wall's second language
 */
/** A pencil mark of mine beside the truth. @typedef {{words: Words, pencil: string, right: boolean}} Judged */
export {};

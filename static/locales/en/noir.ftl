# Noir. $person, $card: a suspect's name; $role: "killer" or "inspector".

noir-name = Noir
noir-ja = ノワール
noir-blurb = A killer and an inspector, each hidden among the same twenty-five faces. Two players, fifteen minutes.

## The twenty-five

noir-person-A = Aiko
noir-person-B = Bruno
noir-person-C = Chiyo
noir-person-D = Dario
noir-person-E = Emi
noir-person-F = Fumio
noir-person-G = Greta
noir-person-H = Hiro
noir-person-I = Ines
noir-person-J = Jun
noir-person-K = Kiku
noir-person-L = Luca
noir-person-M = Mori
noir-person-N = Nadia
noir-person-O = Otto
noir-person-P = Pia
noir-person-Q = Quentin
noir-person-R = Rin
noir-person-S = Sora
noir-person-T = Tomas
noir-person-U = Ume
noir-person-V = Viola
noir-person-W = Wen
noir-person-X = Xenia
noir-person-Y = Yuki

## Options

noir-option-mode = Mode
noir-option-mode-standard = Standard
    .about = Evidence marks people innocent, and every mark is followed by a question with a true answer.
noir-option-mode-classic = Classic
    .about = No marks and no questions: evidence only shows who it was not. A disguise costs a life.
noir-option-mode-citizens_arrest = Citizen’s arrest
    .about = As standard; the Inspector may also spend a card to arrest somebody next to it.
noir-option-roles = Roles
noir-option-roles-random = Drawn, then exchanged
    .about = Luck decides the first match; after that the two change sides each time.
noir-option-roles-host_kills = The host kills
    .about = Whoever hosts plays the Killer in every match.
noir-option-roles-host_inspects = The host inspects
    .about = Whoever hosts plays the Inspector in every match.

## Roles and marks

noir-role-killer = Killer
noir-role-inspector = Inspector
noir-you-killer = Killer: you are
noir-you-inspector = Inspector: you are
noir-nobody-yet = Nobody yet
noir-is-dead = deceased
noir-is-innocent = marked innocent
noir-is-gone = no longer on the board
noir-is-you = This is you
noir-is-beside = Next to you
noir-is-target = can be chosen
noir-is-drawn = just drawn
noir-is-discarded = The card lies face up among the discards.
noir-in-hand = In your evidence
noir-drawn = just drawn
noir-place = row { $row }, column { $column }
noir-board = The suspects: { $rows } rows, { $columns } columns. Arrow keys walk, Shift and arrows move a line.
noir-covered = Your hand is covered.

## Counts

noir-dead = Deceased
noir-dead-of = { $n } of { $of }
noir-deck = Cards in the deck
noir-deck-n = { $n ->
    [0] deck empty
    [one] 1 card left
   *[other] { $n } cards left
  }
noir-quiet = Turns without progress
noir-quiet-of = { $n } of { $of } quiet
noir-hand = { $n ->
    [0] Your evidence: none
    [one] Your evidence: 1 card
   *[other] Your evidence: { $n } cards
  }
noir-hand-means = These people are not the Killer. Only you know that.
noir-evidence-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
noir-evidence-open = { $n ->
    [0] Look at your evidence: no cards
    [one] Look at your evidence: 1 card
   *[other] Look at your evidence: { $n } cards
  }
noir-discards = Face up

## What is asked

noir-over = The match is over
noir-wait-opening = { $who } kills somebody nearby
noir-wait-choosing = { $who } chooses a face to hide behind
noir-wait-turning = { $role ->
    [killer] The Killer’s turn: { $who }
   *[inspector] The Inspector’s turn: { $who }
  }
noir-wait-discarding = { $who } discards a card
noir-ask-killer = Your turn, Killer
noir-ask-inspector = Your turn, Inspector
noir-ask-opening = Kill a neighbour
noir-ask-choosing = Who are you?
noir-ask-discarding = Discard one card
noir-ask-kill = Kill whom?
noir-ask-arrest = Arrest whom?
noir-ask-shift = Shift which line?
noir-ask-citizens_arrest = { $card ->
    [none] Around which card?
   *[other] Next to { $card }: whom?
  }
noir-ask-line = { $way ->
    [left] Row { $n } to the left?
    [right] Row { $n } to the right?
    [up] Column { $n } up?
   *[down] Column { $n } down?
  }
noir-do-shift = Shift
noir-do-kill = Kill
noir-do-disguise = Disguise
noir-do-arrest = Arrest
noir-do-exonerate = Exonerate
noir-do-citizens_arrest = Citizen’s arrest
noir-back = Back
noir-offer = Offer a draw
noir-offer-short = Draw?
noir-accept = Accept the draw
noir-offer-stands = { $who } offers a draw.
noir-handle = { $way ->
    [left] Shift row { $n } to the left
    [right] Shift row { $n } to the right
    [up] Shift column { $n } up
   *[down] Shift column { $n } down
  }
noir-handle-off = { $axis ->
    [row] Row { $n } may not go straight back
   *[column] Column { $n } may not go straight back
  }
noir-last-shift = { $way ->
    [left] Last shift: row { $n } to the left
    [right] Last shift: row { $n } to the right
    [up] Last shift: column { $n } up
   *[down] Last shift: column { $n } down
  }

## Before a deed

noir-confirm-kill = Kill { $person }?
noir-confirm-arrest = Arrest { $person }?
noir-confirm-citizens_arrest = Spend { $card } to arrest { $person }?
noir-confirm-disguise = Become somebody else?
noir-confirm-exonerate = Draw a card?
noir-confirm-discard = Discard { $person }?
noir-confirm-choose_identity = Be { $person }?
noir-confirm-offer_draw = Offer a draw?
noir-confirm-accept_draw = Accept the draw?
noir-yes-kill = Kill
noir-yes-arrest = Arrest
noir-yes-citizens_arrest = Arrest
noir-yes-disguise = Draw and disguise
noir-yes-exonerate = Draw
noir-yes-discard = Discard
noir-yes-choose_identity = Be { $person }
noir-yes-offer_draw = Offer
noir-yes-accept_draw = Accept
noir-then-kill = If { $person } is the Inspector, you win.
noir-then-kill-first = The Inspector will hide behind somebody who still lives.
noir-then-kill-near = Everyone sees: the Killer stands next to { $person }.
noir-then-kill-canvas = { $person } is marked innocent: the Inspector must say whether they stand next to { $person }.
noir-then-kill-last = The sixteenth deceased: you win.
noir-then-arrest = If { $person } is the Killer, you win. If not, the turn is spent.
noir-then-arrest-cold = Your notebook says: { $person } is not the Killer.
noir-then-arrest-near = Everyone sees: the Inspector is { $person } or stands next to { $person }.
noir-then-bluff = A bluff: this is you, so the answer will be no.
noir-then-citizens-card = { $card } leaves your hand face up, and your hand stays smaller.
noir-then-marked = { $card } is marked innocent.
noir-then-disguise-living = Drawn alive: you become that person, and nobody learns who it is.
noir-then-disguise-marked = Who you were is shown and marked innocent.
noir-then-disguise-killed = Who you were is shown and dies; it counts.
noir-then-disguise-failed = Drawn deceased: the card is shown, you stay who you are, the turn is over.
noir-then-exonerate = You look at the top card, then discard one of your hand face up.
noir-then-exonerate-bound = The draw cannot be taken back.
noir-then-exonerate-canvas = The Killer must say whether they stand next to the discarded person.
noir-then-discard-classic = Everyone sees: { $person } is not the Killer.
noir-then-discard-lost = The line of { $person } is gone: nobody is marked, nothing is asked.
noir-then-discard-dead = { $person } is deceased and gets no mark.
noir-then-discard-marked = { $person } is marked innocent and cannot be arrested.
noir-then-discard-canvas = The Killer must say whether they stand next to { $person }.
noir-then-choose = You stay { $person } to the end. If { $person } dies, the Killer wins.
noir-then-choose-rest = The other three stay in your hand as evidence.
noir-then-offer = The other may accept until their own next action. Then nobody wins.
noir-then-offer-turn = It is still your turn.
noir-then-accept = The match ends at once and nobody wins.

## Refusals

noir-refused-match_over = The match is over.
noir-refused-no_offer = Nobody offers a draw.
noir-refused-not_your_turn = It is not your turn.
noir-refused-not_your_role = Your role cannot do that.
noir-refused-must_kill = The first turn is a kill.
noir-refused-must_choose = First choose who you are.
noir-refused-must_discard = First discard a card.
noir-refused-already_chosen = You have chosen already.
noir-refused-draw_first = Draw a card first.
noir-refused-draw_offered = A draw is on offer already.
noir-refused-no_such_line = There is no such line.
noir-refused-undoes_shift = That would undo the last shift
noir-refused-deck_empty = The deck is empty
noir-refused-yourself = That is you
noir-refused-deceased = Already deceased
noir-refused-innocent = Marked innocent
noir-refused-not_adjacent = Not next to you
noir-refused-not_on_board = No longer on the board
noir-refused-not_in_hand = Not in your hand
noir-refused-not_in_this_mode = Not in this mode.
noir-refused-line_gone = Its line is gone
noir-refused-no_target = Nobody within reach
noir-refused-no_card = No card to spend

## The log

noir-line-roles = { $by ->
    [exchange] Sides change: { $killer } kills, { $inspector } inspects.
   *[other] { $killer } kills, { $inspector } inspects.
  }
noir-line-dealt = { $killer } is one of 25 suspects.
noir-line-shifted = { $way ->
    [left] { $who } moves row { $n } to the left.
    [right] { $who } moves row { $n } to the right.
    [up] { $who } moves column { $n } up.
   *[down] { $who } moves column { $n } down.
  }
noir-line-killed = { $who } kills { $person }.
noir-line-disguised = { $failed ->
    [yes] { $who } draws { $person }, deceased: no disguise.
   *[no] { $killed ->
        [yes] { $who } was { $person }, now dead, and is somebody else.
       *[no] { $who } was { $person } and is somebody else now.
      }
  }
noir-line-chosen = { $who } hides behind one of four faces.
noir-line-drawn = { $who } draws a card.
noir-line-discarded = { $marked ->
    [yes] { $who } clears { $person }: innocent.
   *[no] { $who } discards { $person }.
  }
noir-line-arrested = { $by ->
    [card] { $who } arrests { $person }, next to { $card }.
   *[self] { $who } arrests { $person }.
  }
noir-line-arrest-answered = { $yes ->
    [yes] Is { $person } the Killer? Yes!
   *[no] Is { $person } the Killer? No.
  }
noir-line-canvassed = { $role ->
    [killer] { $yes ->
        [yes] Killer next to { $person }? Yes.
       *[no] Killer next to { $person }? No.
      }
   *[inspector] { $yes ->
        [yes] Inspector next to { $person }? Yes.
       *[no] Inspector next to { $person }? No.
      }
  }
noir-line-removed = { $rows ->
    [0] { $columns ->
        [one] A column without a living soul is gone.
       *[other] { $columns } columns without a living soul are gone.
      }
    [one] { $columns ->
        [0] A row without a living soul is gone.
        [one] A row and a column without a living soul are gone.
       *[other] A row and { $columns } columns without a living soul are gone.
      }
   *[other] { $columns ->
        [0] { $rows } rows without a living soul are gone.
        [one] { $rows } rows and a column without a living soul are gone.
       *[other] { $rows } rows and { $columns } columns without a living soul are gone.
      }
  }
noir-line-offered = { $who } offers a draw.
noir-line-accepted = { $who } accepts the draw.
noir-line-ended = { $reason ->
    [inspector_killed] The Inspector is dead: { $who } wins.
    [sixteen_deceased] Sixteen deceased: { $who } wins.
    [killer_arrested] The Killer is caught: { $who } wins.
    [draw_agreed] A draw, by agreement.
   *[draw_quiet] A draw: forty turns without progress.
  }
noir-news-identity = You are { $person }.
noir-news-hand = Your four: { $people }.
noir-news-drawn = You drew { $person }.
noir-all-identity = { $who } is { $person }.
noir-all-hand = { $who } holds { $people }.
noir-all-drawn = It is { $person }.
noir-says = { $yes ->
    [yes] Yes
   *[no] No
  }

## The notebook

noir-book-who = { $role ->
    [killer] Who can the Killer be?
   *[inspector] Who can the Inspector be?
  }
noir-book-left = { $n ->
    [one] 1 left
   *[other] { $n } left
  }
noir-book-pencil = Tap a face for a pencil mark of your own.
noir-book-facts = { $role ->
    [killer] What the Killer gave away
   *[inspector] What the Inspector gave away
  }
noir-book-none = Nothing yet.
noir-sign-mine = M
noir-sign-deceased = †
noir-sign-seen = S
noir-sign-clue = C
noir-sign-shown = ·
noir-why-mine = mine
noir-why-deceased = deceased
noir-why-seen = seen face up
noir-why-clue = ruled out by a clue
noir-cell = { $may ->
    [yes] it must be them
    [no] { $why ->
        [mine] no, your own card
        [deceased] no, deceased
        [seen] no, seen face up
        [clue] no, ruled out by a clue
       *[other] no
      }
   *[open] possible
  }{ $mark ->
    [maybe] , pencilled: perhaps
    [likely] , pencilled: likely
    [not] , pencilled: no
   *[none] {""}
  }
noir-may = { $role ->
    [killer] { $may ->
        [yes] Must be the Killer.
        [no] { $why ->
            [mine] Not the Killer: your own card.
            [deceased] Not the Killer: deceased.
            [seen] Not the Killer: seen face up.
            [clue] Not the Killer: ruled out by a clue.
           *[other] Not the Killer.
          }
       *[open] Can be the Killer.
      }
   *[inspector] { $may ->
        [yes] Must be the Inspector.
        [no] { $why ->
            [mine] Not the Inspector: your own card.
            [deceased] Not the Inspector: deceased.
            [seen] Not the Inspector: seen face up.
            [clue] Not the Inspector: ruled out by a clue.
           *[other] Not the Inspector.
          }
       *[open] Can be the Inspector.
      }
  }
noir-fact-kill = { $person } died: the Killer stood next to { $person }.
noir-fact-arrest = { $yes ->
    [yes] { $person } is the Killer.
   *[no] { $person } was not the Killer.
  }
noir-fact-stood = { $person } arrested: the Inspector was { $person } or stood next to { $person }.
noir-fact-canvass = { $role ->
    [killer] { $yes ->
        [yes] The Killer stood next to { $person }.
       *[no] The Killer did not stand next to { $person }.
      }
   *[inspector] { $yes ->
        [yes] The Inspector stood next to { $person }.
       *[no] The Inspector did not stand next to { $person }.
      }
  }
noir-fact-within = One of { $people }.
noir-fact-without = Rules out { $people }.
noir-fact-stale = Before the disguise: no longer counts.

## A suspect, looked up

noir-help-living = Can be killed by a Killer or arrested by an Inspector who stands next to them.
noir-help-innocent = Cannot be arrested, but can be killed. Counts as alive.
noir-help-dead = Out of the match. A row or column without a living soul is taken off the board.

## The end

noir-reason-inspector_killed = The Inspector was killed
noir-reason-sixteen_deceased = Sixteen deceased
noir-reason-killer_arrested = The Killer was arrested
noir-reason-draw_agreed = A draw by agreement
noir-reason-draw_quiet = A draw after forty quiet turns
noir-end-title = { $reason ->
    [inspector_killed] The Inspector is dead
    [sixteen_deceased] Sixteen deceased
    [killer_arrested] The Killer is caught
    [draw_agreed] A draw
   *[draw_quiet] The trail went cold
  }
noir-end-words = { $reason ->
    [inspector_killed] { $who } wins: the right one fell.
    [sixteen_deceased] { $who } wins: nobody stopped it.
    [killer_arrested] { $who } wins: the right hand on the right shoulder.
    [draw_agreed] Both put their hats back on. Nobody wins.
   *[draw_quiet] Forty turns without progress. Nobody wins.
  }
noir-end-stopped = The match was given up
noir-was = was { $person }
noir-end-board = The last scene
noir-end-hand = { $n ->
    [one] Evidence in hand: 1 card
   *[other] Evidence in hand: { $n } cards
  }
noir-end-deck = { $n ->
    [one] The deck: 1 card left
   *[other] The deck: { $n } cards left, from the top
  }

## First match, with help

noir-lesson-opening = You are the killer, behind the face with the star. Kill the inspector, or sixteen in all, and you win. Begin with somebody next to you.
noir-lesson-choosing = You are the inspector: arrest the killer before you are killed. Choose a face to hide behind. The other cards stay with you: none is the killer.
noir-lesson-discarding = Lay one card down. It cannot be the killer, and the killer is asked whether they stand next to it.
noir-lesson-killer = Kill a neighbour, shift a row or column so that others stand near you, or disguise yourself. Do not be easy to follow.
noir-lesson-inspector = Arrest a neighbour you suspect, shift to come near somebody, or exonerate: it clears one card and makes the killer answer.
noir-lesson-do-shift = Pick a row or column and a direction. Whoever falls off comes back at the other end.
noir-lesson-do-kill = Tap a neighbour to kill. The inspector's person among them wins the match for you.
noir-lesson-do-arrest = Tap a neighbour to arrest, or yourself as a bluff. The killer must answer truthfully.
noir-lesson-do-citizens_arrest = Choose a card of your hand, then a neighbour of that person.
noir-lesson-wait-killer = The inspector thinks. Every answer you must give narrows the circle: look who stands near your face.
noir-lesson-wait-inspector = The killer moves. Whoever is killed stood next to the killer: draw a circle in your head.

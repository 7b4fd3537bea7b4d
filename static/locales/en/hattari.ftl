# Hattari. Silhouettes are numbered 2 to 8; 0 stands for the blank. $who is one person or a list of people.

hattari-name = Hattari
hattari-ja = ハッタリ
hattari-blurb = Three suspects, and nobody has seen them all. Accuse, bluff, and stay on top of nothing.

## Pieces

hattari-piece = { $n ->
    [0] the blank
   *[other] the { $n }
  }
hattari-blank = blank
hattari-silhouette = Silhouette
hattari-suspect = Suspect { $n }
hattari-plate = suspect { $n }
hattari-how-mine = you saw
hattari-how-all = was
hattari-how-laid = is
hattari-how-stale = swapped
hattari-unknown = face down
hattari-victim-word = the victim
hattari-stack = Markers, from the bottom: { $who }
hattari-stack-none = No markers
hattari-markers = { $usable } usable, { $down } face-down
hattari-total = { $n ->
    [one] one marker in all
   *[other] { $n } markers in all
  }
hattari-seen-by = Seen by { $who }

## The table

hattari-lineup = Three suspects
hattari-unseen = unseen
hattari-tampered = tampered
hattari-culprit = culprit
hattari-victim-label = The victim
hattari-victim = The victim, face down
hattari-victim-mine = The victim: { $piece }, laid there by you
hattari-victim-bare = The victim was { $piece }
hattari-swapped = swapped
hattari-kept = not swapped
hattari-folk = Everybody's markers, in play order
hattari-starts = starts this round
hattari-held = Held { $piece }
hattari-do-look = Look at { $n }
hattari-do-tamper = Swap { $n }
hattari-do-accuse = Accuse { $n }
hattari-do-not = Not { $n }
hattari-fate-taken = { $n ->
    [one] one face-down to { $who }
   *[other] { $n } face-down to { $who }
  }
hattari-fate-home = { $n ->
    [one] goes home, usable
   *[other] go home, usable
  }

## What I am asked, and for whom the table waits

hattari-ask-silhouette = This one is yours
hattari-seen = Seen
hattari-ask-look = Look at two
hattari-next = Next
hattari-ask-tamper = Swap one?
hattari-keep = Swap nothing
hattari-ask-accuse = Who did it?
hattari-five-here = A 5 is here: the lowest is guilty
hattari-five-elsewhere = The 5 is not here: the highest is guilty
hattari-ask-report = Case closed
hattari-go-on = Next round
hattari-wait-confirming = { $n ->
    [one] { $who } looks at a silhouette.
   *[other] { $who } look at their silhouettes.
  }
hattari-wait-reporting = { $n ->
    [one] { $who } reads the report.
   *[other] { $who } read the report.
  }
hattari-wait-confirming-all = Everybody looks at a silhouette.
hattari-wait-reporting-all = Everybody reads the report.
hattari-wait-looking = { $who } chooses whom to look at.
hattari-wait-tampering = { $who } may swap a suspect with the victim.
hattari-wait-accusing = { $who } is to accuse.
hattari-wait-over = The match is over.

## What I know

hattari-know = What only you know
hattari-fact-mine = goes to { $who } next
hattari-fact-kept = not among the suspects
hattari-fact-given = now with { $who }
hattari-fact-received = came from { $who }
hattari-fact-stale = not suspect { $n } any more: the victim
hattari-hands = What everybody held
hattari-notes = Which silhouette lies where
hattari-notes-about = Ink is what you have seen this round. Tap a cell to pencil in what you think.
hattari-notes-covered = Covered. Uncover your hand to read your notes.
hattari-notes-yes = here
hattari-notes-no = not here
hattari-notes-was = was here, swapped away
hattari-notes-mark = { $piece }, { $where }: { $mark ->
    [maybe] perhaps
    [o] you think so
    [x] you think not
   *[none] no mark
  }
hattari-unplaced = You have not seen: { $pieces }.

## The sheet before a choice leaves the browser

hattari-sure-look = Look at { $one } and { $two }?
hattari-then-look = Suspect { $place } stays unseen by you. Everyone sees which two you chose.
hattari-then-look-swap = Then you may swap one of the two with the victim.
hattari-yes-look = Look
hattari-sure-swap = Swap suspect { $place }?
hattari-then-swap = You know the new victim then, and nothing about the new suspect { $place }.
hattari-then-swap-seen = Everyone sees that suspect { $place } was swapped, not for whom.
hattari-yes-swap = Swap
hattari-sure-keep = Swap nothing?
hattari-then-keep = What you saw stays true. Everyone sees that nothing was swapped.
hattari-then-keep-next = Then you accuse.
hattari-yes-keep = Leave them
hattari-sure-accuse = Accuse suspect { $place }?
hattari-then-right = If it is the culprit, your marker comes home, usable.
hattari-then-wrong-alone = If not, the stack goes face-down to whoever lies on top at the end: you, so far.
hattari-then-wrong = If not, whoever lies on top at the end takes the stack face-down: you, so far, with { $n } markers. Below you: { $who }.
hattari-then-next = { $who } sees suspects { $one } and { $two } next.
hattari-then-reveal = Yours is the last: all is revealed.
hattari-then-last = It is your last usable marker. If it does not come home, the match ends.
hattari-yes-accuse = Accuse { $place }

## What happened

hattari-line-start = { $who } starts.
hattari-line-dealt = Round { $round } is dealt, { $who } starts.
hattari-line-dealt-you = Yours is { $piece }.
hattari-line-passed = Every silhouette goes to the right.
hattari-line-passed-you = Yours went to the right. { $who } gave you { $piece }.
hattari-line-looked = { $who } looks at suspects { $one } and { $two }.
hattari-line-seen = { $who } sees suspects { $one } and { $two }.
hattari-line-seen-you = You saw: suspect { $one } is { $first }, suspect { $two } is { $second }.
hattari-line-seen-all = { $who } saw { $first } in place { $one }, { $second } in place { $two }.
hattari-line-swapped = { $who } swaps suspect { $place } with the victim.
hattari-line-swapped-you = { $who } swaps suspect { $place } with the victim: { $piece } is the victim now.
hattari-line-kept = { $who } swaps nothing.
hattari-line-accused = { $who } accuses suspect { $place }.
hattari-line-revealed = Suspect { $place } did it: { $piece }, the { $five ->
    [yes] lowest, for a 5 is among them
   *[no] highest
  }.
hattari-line-ended = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the win.
  }

## The end

hattari-end-title = { $n ->
    [one] { $who } wins
   *[other] { $who } share the win
  }
hattari-end-stopped = The match was given up
hattari-reason-no_usable = Somebody has no usable marker left. The fewest markers win.
hattari-reason-many = Somebody holds eight markers or more. The fewest markers win.
hattari-reason-last_round = Sixty rounds are played. The fewest markers win.
hattari-end-markers = Markers
hattari-end-rounds = Round by round
hattari-truth = Round { $round }, { $where }: { $piece }
hattari-round = { $n }
hattari-guilty = { $piece }, the culprit
hattari-round-taken = Stacks to { $who }
hattari-round-none = Nobody took a stack

## Help

hattari-help-title = How the culprit is found
hattari-help-culprit = The culprit is the highest of the three suspects.
hattari-help-five = If the 5 is among them, it is the lowest instead. That may be the 5 itself.
hattari-help-blank = The blank is never the culprit. It is left out of the count.
hattari-help-stacks = Markers under the culprit go home, usable. Every other stack turns face-down and goes, whole, to the owner of its top marker.
hattari-help-end = The match ends when somebody has no usable marker, or holds eight or more. The fewest markers win.
hattari-help-why = Not this one
hattari-why-not_looked_at = Only a suspect you have looked at can be swapped.

## Options

hattari-option-players_2 = Players
hattari-option-players_2-false = Three or four
    .about = As in the first edition. With three players the 2 stays in the box.
hattari-option-players_2-true = Two
    .about = A variant for exactly two: without the 2 and the 8, and nothing is passed on.

## Refusals

hattari-refused-match_over = The match is over.
hattari-refused-already_confirmed = You have confirmed already.
hattari-refused-not_your_turn = It is not your turn.
hattari-refused-not_now = Something else is asked now.
hattari-refused-two_suspects = Name two different suspects, the lower number first.
hattari-refused-not_looked_at = Only a suspect you have looked at can be swapped.

## A first match with help

hattari-lesson-silhouette = The highest of the three suspects did it; with the 5 there, the lowest. This one is not there: it goes to the right, another comes.
hattari-lesson-kept = The highest of the three suspects did it; with the 5 there, the lowest. This one is yours, so it is not there.
hattari-lesson-look = You start this round. Choose two suspects to look at. The third stays unseen by you, and everyone can tell.
hattari-lesson-next = Next leads to the last step. Until then everything can be taken back.
hattari-lesson-tamper = You may swap one of the two with the victim, to puzzle the others. After a swap you no longer know who stands there.
hattari-lesson-first = You accuse first, so others may lie on top of you. A wrong stack goes to its top marker: a bluff can cost somebody else.
hattari-lesson-between = You saw two suspects. Those before you saw others: ask yourself what their markers should make you think.
hattari-lesson-five = You see the 5, so the lowest of the three is guilty. Those before you may not know that.
hattari-lesson-last = You are last, nobody will cover you. Be right, or at least do not lie on top of a wrong stack.
hattari-lesson-report = Markers under the culprit went home. Every other stack went face-down to its top marker. Whoever has the fewest in the end wins.
hattari-lesson-wait = Watch who looks where and whom they accuse. The small crests beside a suspect tell who has seen them.
hattari-lesson-wait-all = Everybody is reading. It goes on when all are ready.

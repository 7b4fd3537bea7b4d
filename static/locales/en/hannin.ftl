# Hannin wa Odoru. $names is "third" or "rulebook", the edition whose card names the room uses.

hannin-name = Hannin wa Odoru
hannin-ja = 犯人は踊る
hannin-blurb = The criminal goes from hand to hand. Ten minutes of asking, swapping and running.

## Cards: the name, one of them in a sentence, what it does

hannin-card-criminal = Criminal
hannin-card-first_discoverer = { $names ->
    [rulebook] Discoverer
   *[third] Crime Reporter
  }
hannin-card-detective = Detective
hannin-card-alibi = Alibi
hannin-card-accomplice = Accomplice
hannin-card-exchange = Exchange
hannin-card-rumor = { $names ->
    [rulebook] Gossip
   *[third] Rumor
  }
hannin-card-propaganda = { $names ->
    [rulebook] Muddy the Waters
   *[third] Propaganda
  }
hannin-card-witness = Witness
hannin-card-dog = Dog
hannin-card-boy = Boy Detective
hannin-card-bystander = { $names ->
    [rulebook] Civilian
   *[third] Bystander
  }
hannin-many = { $n } × { $name }
hannin-one-criminal = the Criminal
hannin-one-first_discoverer = { $names ->
    [rulebook] the Discoverer
   *[third] the Crime Reporter
  }
hannin-one-detective = a Detective
hannin-one-alibi = an Alibi
hannin-one-accomplice = an Accomplice
hannin-one-exchange = an Exchange
hannin-one-rumor = { $names ->
    [rulebook] a Gossip
   *[third] a Rumor
  }
hannin-one-propaganda = { $names ->
    [rulebook] a Muddy the Waters
   *[third] a Propaganda
  }
hannin-one-witness = a Witness
hannin-one-dog = the Dog
hannin-one-boy = the Boy Detective
hannin-one-bystander = { $names ->
    [rulebook] a Civilian
   *[third] a Bystander
  }

hannin-does-criminal = Only as your last card. Then the criminal gets away: you win, and so does everyone who played an Accomplice.
hannin-does-first_discoverer = Opens the match. Whoever holds it begins and tells what happened.
hannin-does-detective = Not in your first turn. Accuse a player who has cards. { $win ->
    [solver] If they hold the Criminal and no Alibi, you alone win.
   *[everyone] If they hold the Criminal and no Alibi, all who are not on the criminal's side win.
  }
hannin-does-alibi = Does nothing when played. While you hold it, you may answer a Detective “no” even as the criminal. No help against the Dog.
hannin-does-accomplice = You join the criminal's side for the rest of the match. Only playing it counts.
hannin-does-exchange = Swap one card with a player who has cards. Each picks in secret, any card. { $lone ->
    [blocked] It cannot be played as your only card.
   *[fizzles] As your only card it does nothing.
  }
hannin-does-rumor = Everyone takes one card, unseen, from the player on their right. All at once.
hannin-does-propaganda = Everyone who has cards picks one and passes it to the left. All at once.
hannin-does-witness = Look at another player's whole hand, once, now. Only you see it; everyone sees that you looked.
hannin-does-dog = Point at one face-down card of another player. It is shown to all. If it is the Criminal, you alone win, Alibi or not.
hannin-does-boy = Only you learn who holds the Criminal now. That player learns that they were seen.
hannin-does-bystander = Nothing happens.
hannin-help-box = Certainly in this match: { $sure }. Perhaps more: { $more }.
hannin-help-also = In the other edition: { $name }.
hannin-help-english = On an English deck: { $name }.
hannin-open-card = { $card }: read what it does

## Why a card may not be played now. The codes are those of the server

hannin-why-first_discoverer_first = The match begins with the crime: play that card first.
hannin-why-criminal_last = The Criminal can only be played as your last card.
hannin-why-detective_first_turn = No Detective in your first turn: nobody could know anything yet.
hannin-why-exchange_alone = With no other card to swap, it may not be played.
hannin-why-no_criminal = You do not hold the Criminal, so the answer is no.
hannin-why-no_alibi = You hold the Criminal and no Alibi, so the answer is yes.
hannin-why-other = Not now.

## The line above the hand

hannin-ask-open = You found it. Begin.
hannin-ask-turn = Your turn. Play one card.
hannin-ask-pass = Nothing you hold can be played.
hannin-ask-play = Play { $name }?
hannin-ask-target = { $card ->
    [detective] Accuse whom?
    [exchange] Swap with whom?
    [witness] Whose hand?
   *[dog] Sniff at whom?
  }
hannin-ask-point = Point at a card of { $who }.
hannin-ask-swap = A card for { $who }.
hannin-ask-left = A card for { $who }, on your left.
hannin-ask-to = For { $who }?
hannin-ask-answer = Are you the criminal?
hannin-wait-open = { $who } tells what happened.
hannin-wait-turn = { $who } is to play.
hannin-wait-point = { $who } points at a card of { $target }.
hannin-wait-answer = { $who } answers.
hannin-wait-give = { $n ->
    [one] { $who } picks a card.
   *[other] { $who } pick a card.
  }
hannin-wait-over = The match is over.
hannin-back-out = Back
hannin-next = Next
hannin-pass = Pass
hannin-yes = Yes
hannin-says = { $yes ->
    [yes] Yes!
   *[no] No.
  }
hannin-no = No
hannin-seat = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
  }. Played: { $played }.
hannin-seat-none = nothing yet
hannin-in-hand = { $n ->
    [0] no cards
    [one] one card in hand
   *[other] { $n } cards in hand
  }
hannin-told = “{ $text }”
hannin-held-out = The hand of { $who }, face down: { $n ->
    [one] one card
   *[other] { $n } cards
  }
hannin-place = Card { $n } of { $of }

## The sheet before a choice leaves the browser: what it is, then what follows from it

hannin-sure-title = { $card ->
    [criminal] Get away?
    [first_discoverer] Begin?
    [alibi] Play the Alibi?
    [accomplice] Join the criminal's side?
    [propaganda] Everyone passes one?
    [boy] Find the criminal?
    [rumor] Everyone takes one?
    [bystander] Play the { $name }?
    [exchange] Play the Exchange for nothing?
    [detective] Play the Detective for nothing?
   *[other] Play { $name }?
  }
hannin-sure-title-at = { $card ->
    [detective] Accuse { $who }?
    [exchange] Swap with { $who }?
    [witness] Look at the hand of { $who }?
   *[dog] Set the Dog on { $who }?
  }
hannin-sure-title-point = Turn over card { $n }?
hannin-sure-title-give = { $name } for { $who }?
hannin-sure-title-answer = { $yes ->
    [yes] Say yes?
   *[no] Say no?
  }
hannin-sure-title-pass = Pass?
hannin-sure-yes = { $card ->
    [detective] Accuse
    [exchange] Swap
    [witness] Look
    [dog] Go, dog
    [criminal] Dance off
    [first_discoverer] Begin
    [accomplice] Join
    [boy] Find out
   *[other] Play it
  }
hannin-sure-yes-point = Turn it over
hannin-sure-yes-give = Give it
hannin-sure-yes-answer = { $yes ->
    [yes] It's me
   *[no] Not me
  }
hannin-sure-yes-pass = Pass

hannin-then-criminal = The match ends here and now, and the criminal gets away.
hannin-then-criminal-mind = You win, and so does everyone who played an Accomplice.
hannin-then-first_discoverer = You open the match. Then play goes on to your left.
hannin-then-first_discoverer-mind = { $text ->
    [yes] Tell the others what happened: here, or aloud.
   *[no] Tell the others what happened, aloud.
  }
hannin-then-detective = { $win ->
    [solver] { $who } answers. The criminal without an Alibi: the match ends and you alone win.
   *[everyone] { $who } answers. The criminal without an Alibi: the match ends, and all win who are not on the criminal's side.
  }
hannin-then-detective-mind = A “no” may be the truth, or an Alibi.
hannin-then-detective-dead = Your first hand leaves you nothing else, so you may play it.
hannin-then-detective-dead-mind = It accuses nobody.
hannin-then-alibi = Nothing happens; the card lies in front of you.
hannin-then-alibi-mind = It no longer protects you, should the Criminal reach you.
hannin-then-accomplice = You win when the criminal gets away, and lose when the criminal is caught.
hannin-then-accomplice-mind = That holds for the rest of the match, whoever the criminal is.
hannin-then-accomplice-again = You are on the criminal's side already. Nothing changes.
hannin-then-exchange = You and { $who } each pick a card in secret. Then the two are swapped.
hannin-then-exchange-mind = Any card may come, the Criminal too.
hannin-then-exchange-lone = You have no other card to swap, so nothing happens.
hannin-then-exchange-lone-mind = After it your hand is empty.
hannin-then-rumor = All at once, everyone takes a card unseen from their right: you from { $right }, { $left } from you.
hannin-then-rumor-mind = You cannot choose what leaves your hand.
hannin-then-propaganda = All at once, everyone passes a card to the left: you to { $left }, and { $right } to you.
hannin-then-propaganda-mind = What you give is yours to pick; what you get is not.
hannin-then-witness = You see every card { $who } holds now. Nobody else does.
hannin-then-witness-mind = Everyone sees that you looked.
hannin-then-dog = Next you point at one of the cards of { $who }, mixed and face down. All see it.
hannin-then-dog-mind = Not the Criminal: it goes back, and play goes on.
hannin-then-point = All see the card. If it is the Criminal, you alone win, Alibi or not.
hannin-then-point-mind = Any other card goes back to { $who }.
hannin-then-boy = You learn who holds the Criminal now. Nobody else does.
hannin-then-boy-mind = Whoever holds it learns that you saw them.
hannin-then-bystander = Nothing happens.
hannin-then-bystander-mind = The card lies in front of you.
hannin-then-give = { $who } gets it, and the two of you know what it was.
hannin-then-give-mind = What you picked is final.
hannin-then-answer-yes = You give yourself up and the match ends.
hannin-then-answer-no = Play goes on.
hannin-then-answer-yes-mind = The criminal's side loses.
hannin-then-answer-no-mind = Nobody learns why it is a no.
hannin-then-pass = You keep your hand. Everyone sees that you passed.
hannin-then-pass-mind = It is all you can do now.

hannin-mind-alibi-own = You hold the Criminal, and this is your last Alibi: the next Detective who asks you has you.
hannin-mind-detective-own = You hold the Criminal yourself. Whatever { $who } says, it stays with you.
hannin-mind-catch = You are on the criminal's side: catching the criminal makes you lose.
hannin-mind-give-criminal = You hand on the Criminal: from now on it is { $who }.
hannin-mind-known-no = You know better: { $who } does not hold the Criminal.
hannin-mind-known-yes = You know it: { $who } holds the Criminal.
hannin-tell-label = What happened? You may leave this empty and tell it aloud.
hannin-tell-hint = Who ate the last melon-pan of the night train?

## What happened. $who did it; cards come as "an Alibi", "the Criminal"

hannin-line-dealt = The cards are dealt. { $who } found the crime and begins.
hannin-line-played = { $card ->
    [criminal] { $who } plays the last card: { $one }!
    [first_discoverer] { $who } opens the match.
    [alibi] { $who } plays { $one }. Nothing happens.
    [accomplice] { $who } plays { $one } and joins the criminal's side.
    [rumor] { $who } plays { $one }: everyone takes a card from the right.
    [propaganda] { $who } plays { $one }: everyone passes a card to the left.
    [boy] { $who } plays { $one } and looks for the criminal.
   *[other] { $who } plays { $one }. Nothing happens.
  }
hannin-line-played-at = { $card ->
    [detective] { $who } asks { $target }: “Are you the criminal?”
    [exchange] { $who } plays { $one } with { $target }.
    [witness] { $who } plays { $one } and looks at the hand of { $target }.
   *[dog] { $who } sets { $one } on { $target }.
  }
hannin-line-passed = { $who } has nothing to play and passes.
hannin-line-chose = { $who } has picked a card.
hannin-line-moved = { $by ->
    [exchange] { $who } and { $target } have swapped a card.
    [rumor] Everyone took a card from the right.
   *[propaganda] The cards went to the left.
  }
hannin-line-moved-none = No card moved.
hannin-line-witnessed = { $who } has seen the hand of { $target }.
hannin-line-looked = { $who } knows now who it is.
hannin-line-answered = { $yes ->
    [yes] { $who }: “Yes. It was me.”
   *[no] { $who }: “No.”
  }
hannin-line-pointed = { $who } points at card { $n } of { $target }.
hannin-line-shown = { $card ->
    [criminal] It is { $one }!
   *[other] It is { $one }. It goes back to { $target }.
  }
hannin-line-ended = { $reason ->
    [escape] { $holder } gets away. The criminal dances off.
    [detective] { $who } has caught { $holder }.
    [dog] The Dog of { $who } has caught { $holder }.
   *[own_side] { $who } has caught { $holder }, and was on that side too.
  }
hannin-line-stopped = The match was given up.

## Only you see this

hannin-news-hand = { $who } holds { $cards }.
hannin-news-holder = { $who } holds the Criminal.
hannin-news-holder-you = It is you: the Criminal is in your hand.
hannin-news-seen = { $who } saw that you hold the Criminal.
hannin-news-gave = You gave { $one } to { $who }.
hannin-news-took = You took { $one } from { $who }.
hannin-news-swap = You gave { $one } to { $who } and took { $other } from { $source }.
hannin-news-chose = You picked { $one }. It is on its way.
hannin-news-picked = { $who } picked { $one }.
hannin-news-move = { $who } gave { $one } to { $target }.

## The notebook

hannin-notes-tab-seen = What I saw
hannin-notes-caption = Who may hold what
hannin-notes-yes = Certainly
hannin-notes-no = Certainly not
hannin-notes-sure = holds it
hannin-notes-lacks = surely not
hannin-notes-mark-set = { $mark ->
    [maybe] perhaps
    [surely] surely
    [not] not
   *[none] no mark
  }
hannin-notes-row = { $who }: make marks
hannin-notes-key = Ink: what the table told you. Blue pencil: your own marks. Tap a row to write.
hannin-notes-nothing = Nothing yet. What you alone learn is kept here.
hannin-notes-watch = You only watch: there is nothing hidden to write down.
hannin-notes-turn = turn { $n }
hannin-notes-saw-hand = As the witness you saw that { $who } held { $cards }.
hannin-notes-saw-hand-none = As the witness you saw that { $who } held nothing.
hannin-notes-saw-holder = The Boy Detective showed you: { $who } held the Criminal.
hannin-notes-was-seen = { $who } saw that you held the Criminal.
hannin-notes-gave = You gave { $one } to { $who }.
hannin-notes-took = You took { $one } from { $who }.
hannin-notes-shown = The Dog showed it: { $who } holds { $one }.
hannin-notes-deck = Certainly in this match
hannin-notes-drawn = { $n ->
    [0] And nothing else: the whole box is dealt.
    [one] And one more, at random.
   *[other] And { $n } more, at random.
  }

## The end

hannin-reason-escape = The criminal dances off
hannin-reason-detective = Caught by the Detective
hannin-reason-dog = Caught by the Dog
hannin-reason-own_side = Caught by an Accomplice
hannin-end-ja = { $reason ->
    [escape] 犯人は踊った
   *[other] 犯人はつかまった
  }
hannin-end-title = { $reason ->
    [escape] The criminal dances off
    [detective] The dance is over
    [dog] Good dog!
   *[own_side] Caught by a friend
  }
hannin-end-words = { $reason ->
    [escape] { $holder } played the Criminal as the last card.
    [detective] { $who } asked { $holder }, who had no Alibi.
    [dog] The Dog of { $who } found the Criminal on { $holder }.
   *[own_side] { $who } caught { $holder } and loses for it.
  }
hannin-end-stopped = The match was given up
hannin-end-stopped-words = Nobody wins, nobody scores.
hannin-end-lay = What was played
hannin-end-wins = Who wins
hannin-end-nobody = Nobody. All of them were on the criminal's side.
hannin-end-you = { $how ->
    [win] You win.
    [lose] You lose.
   *[neither] You neither win nor lose.
  }
hannin-end-role = { $role ->
    [criminal] criminal
    [accomplice] accomplice
    [solver] solved it
    [dog] sniffed it
   *[other] innocent
  }
hannin-end-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
  }
hannin-end-others = Who loses
hannin-end-dance = The dance of the criminal
hannin-end-step = { $how ->
    [deal] dealt at the start
    [exchange] swapped, turn { $n }
    [rumor] taken at random, turn { $n }
   *[propaganda] passed to the left, turn { $n }
  }
hannin-end-brief = { $how ->
    [deal] dealt
   *[other] turn { $n }
  }
hannin-end-out = { $reason ->
    [escape] out of the door, turn { $n }
    [dog] sniffed out, turn { $n }
   *[other] caught, turn { $n }
  }
hannin-end-knew = { $n ->
    [one] { $who } knew it.
   *[other] { $who } knew it.
  }
hannin-end-hands = Every hand
hannin-end-played = played
hannin-end-held = still held
hannin-end-none = none
hannin-end-box = In the box
hannin-end-box-none = Nothing: all 32 cards were dealt.
hannin-end-notes = Your notebook and the truth
hannin-end-mark = { $right ->
    [yes] right
   *[no] wrong
  }
hannin-end-notes-score = { $right ->
    [0] None of your { $all } marks came true.
   *[other] { $right } of your { $all } marks were right.
  }

## Refusals of the server

hannin-refused-match_over = The match is over.
hannin-refused-already_chosen = You have picked already.
hannin-refused-not_your_turn = It is not your turn.
hannin-refused-pass_needless = You can play a card, so you may not pass.
hannin-refused-not_in_hand = You do not hold that card.
hannin-refused-no_criminal = You do not hold the Criminal, so the answer is no.
hannin-refused-no_alibi = You hold the Criminal and no Alibi, so the answer is yes.
hannin-refused-place_unknown = There is no card in that place.
hannin-refused-not_asked = Nobody asked you that.
hannin-refused-target_needless = This card is aimed at nobody.
hannin-refused-target_missing = Choose a player.
hannin-refused-target_self = Not at yourself.
hannin-refused-target_unknown = There is no such seat.
hannin-refused-target_empty = That player has no cards.
hannin-refused-first_discoverer_first = The match begins with the crime: play that card first.
hannin-refused-criminal_last = The Criminal can only be played as your last card.
hannin-refused-detective_first_turn = No Detective in your first turn.
hannin-refused-exchange_alone = With no other card to swap, it may not be played.
hannin-refused-other = That is not possible now.

## The lobby's form

hannin-option-edition = Edition
    .about = Card names and four rules at once.
hannin-option-edition-third = Third edition
    .about = Everyone who is not on the criminal's side wins with the Detective.
hannin-option-edition-rulebook = Rulebook edition
    .about = The Detective's player wins alone. Fewer kinds come at random, and a lone Exchange is stuck.
hannin-option-names = Card names
    .about = Which printed names the cards carry.
hannin-option-names-null = As the edition
    .about = The names of the chosen edition.
hannin-option-names-third = Third edition
    .about = Crime Reporter, Rumor, Propaganda, Bystander.
hannin-option-names-rulebook = Rulebook
    .about = Discoverer, Gossip, Muddy the Waters, Civilian.
hannin-option-random_pool = Cards at random
    .about = Where the cards beyond the certain ones come from.
hannin-option-random_pool-null = As the edition
    .about = Third: everything. Rulebook: action cards only.
hannin-option-random_pool-everything = Everything left
    .about = More Detectives and Alibis may turn up.
hannin-option-random_pool-actions = Action cards only
    .about = No more Detectives, Alibis or Accomplices than are certain.
hannin-option-detective_win = A Detective's catch
    .about = Who wins when a Detective catches the criminal.
hannin-option-detective_win-null = As the edition
    .about = Third: everyone who is not on the criminal's side. Rulebook: the Detective's player.
hannin-option-detective_win-everyone = Wins for everyone
    .about = All who are not on the criminal's side win together.
hannin-option-detective_win-solver = Wins for one
    .about = Only the player of the Detective wins.
hannin-option-lone_exchange = Exchange as the only card
    .about = What happens with an Exchange and nothing to swap.
hannin-option-lone_exchange-null = As the edition
    .about = Third: it fizzles. Rulebook: it is stuck.
hannin-option-lone_exchange-fizzles = It fizzles
    .about = It may be played and does nothing.
hannin-option-lone_exchange-blocked = It is stuck
    .about = It may not be played; its player passes.
hannin-option-answers = Answers to the Detective
    .about = Who says yes or no.
hannin-option-answers-automatic = The table answers
    .about = At once, and truthfully as far as an Alibi allows.
hannin-option-answers-spoken = The player answers
    .about = With two buttons. Only a criminal with an Alibi has a choice.

## Quick phrases of this game

hannin-phrase-who_has_dog = Who has the Dog?
hannin-phrase-have_alibi = I have an Alibi.
hannin-phrase-two_to_dance = It takes two to dance.

## A first match with help

hannin-lesson-begin = One card in these hands is the Criminal: find who holds it, or get away with it. You open the match: tap the bright card, then Next.
hannin-lesson-first = Somebody holds the Criminal: find out who. Tap a card to read what it does. A pale card cannot be played now: tap it, and it says why.
hannin-lesson-criminal = You hold the Criminal, and nobody may know. Get rid of your other cards: played last, it lets you dance off and win.
hannin-lesson-escape = The Criminal is your last card. Play it, and you get away.
hannin-lesson-guilty = You are on the criminal's side: do not help to catch the criminal. Look after whoever holds it.
hannin-lesson-detective = With a Detective you accuse somebody. Your notebook (the open book) shows who cannot hold the Criminal.
hannin-lesson-dog = The Dog turns over one card of your choice. If it is the Criminal, you win alone, Alibi or not.
hannin-lesson-look = Keep an Alibi in case the Criminal comes to you; play what moves cards when you do not like your hand.
hannin-lesson-aim = Now tap the player it is aimed at. The footprints show where it goes.
hannin-lesson-next = Next leads to the last step. Until then everything can be taken back.
hannin-lesson-give = Pick the card you give away. Only the two of you will know what it was.
hannin-lesson-give-criminal = You could give the Criminal away now. Then somebody else runs, and you hunt.
hannin-lesson-point = The cards are mixed. Point at one: everyone will see it.
hannin-lesson-answer = You are asked aloud. An Alibi in your hand allows a “no” even if you hold the Criminal.
hannin-lesson-pass = Nothing in your hand can be played, so you pass.
hannin-lesson-wait = The others play. Cards in front of a player are gone from the game: count Detectives and Alibis.
hannin-lesson-wait-first = One card in all these hands is the Criminal. Find who holds it. If it is you: played as your last card, it gets away.
hannin-lesson-wait-criminal = You hold the Criminal. Keep a straight face, and an Alibi if you can.

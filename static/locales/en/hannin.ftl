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
hannin-help-box = In the box: { $n }. Certainly in this match: { $sure }.
hannin-help-also = In the other edition: { $name }.
hannin-side = { $side ->
    [crime] Crime
    [hunt] Hunt
    [move] Cards move
   *[calm] Calm
  }
hannin-back = a face-down card
hannin-open-card = { $card }: read what it does

## Why a card may not be played now. The codes are those of the server

hannin-why-other = Not now.

## The line above the hand

hannin-ask-open = You found it. Begin.
hannin-ask-turn = Your turn. Play one card.
hannin-ask-pass = Nothing you hold can be played.
hannin-ask-target = { $card ->
    [detective] Accuse whom?
    [exchange] Swap with whom?
    [witness] Whose hand?
   *[dog] Sniff at whom?
  }
hannin-ask-point = Point at a card of { $who }.
hannin-ask-swap = Pick a card for { $who }.
hannin-ask-left = Pick a card for { $who }, on your left.
hannin-ask-answer = { $who } asks: are you the criminal?
hannin-wait-open = { $who } tells what happened.
hannin-wait-turn = { $who } is to play.
hannin-wait-point = { $who } points at a card of { $target }.
hannin-wait-answer = { $who } answers.
hannin-wait-give = { $n ->
    [one] { $who } picks a card.
   *[other] { $who } pick a card.
  }
hannin-wait-chosen = You have picked.
hannin-back-out = Back
hannin-next = Next
hannin-pass = Pass
hannin-yes = Yes, it's me
hannin-no = No
hannin-you = You
hannin-table = The table, in play order
hannin-seat = { $who }: { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
  }. Played: { $played }.
hannin-seat-none = nothing yet
hannin-in-hand = { $n ->
    [0] no cards
    [one] one card in hand
   *[other] { $n } cards in hand
  }
hannin-hand = Your hand, { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
  }
hannin-hand-empty = No cards. You play again when one reaches you.
hannin-place = Card { $n } of { $of }
hannin-left-of-you = on your left
hannin-right-of-you = on your right

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
hannin-sure-lone = Nothing happens.

hannin-then-criminal = The match ends here and now, and the criminal gets away.
hannin-then-criminal-mind = You win, and so does everyone who played an Accomplice.
hannin-then-first_discoverer = You open the match. Then play goes on to your left.
hannin-then-first_discoverer-mind = Tell the others what happened: here, or aloud.
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

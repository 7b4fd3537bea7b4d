# The room: everything around the table that belongs to no game. $who, $host and the like are people's names.

## Everywhere

you = You
close = Close
change = Change
done = Done
copy = Copy
share = Share the link
take-back = Take it back
come-back = Come back
to-home = To the front page
to-front = Room { $code }: to the front page
title-asked = You are asked
language = Language
rules = Rules
rules-of = The rules of { $game }
link-lost = The line is cut. Coming back by itself…
link-copied = The link is copied.
link-by-hand = This browser keeps the clipboard closed. The link is { $url }

## The link and the big screen

invite-others = Invite others
room-code = Room code
qr-label = QR code of the room's link
share-title = Come and play
share-text = Open the link, type a name, take a seat.
reach-guessed = Phones on the same network reach this room at { $address }.
reach-none = This server listens to this machine only: no phone can reach this room.
reach-image = Open this page by this machine's address on your network, not by localhost: then the link works for phones.
wall-show = Show it on a big screen
wall-about = Open the projector page, or send its link to the room's computer
wall-how = The big screen shows what everybody may know: the table, the played cards, the code to join. It has no buttons; phones steer everything. Open it here, or type this address on the other computer:
wall-open = Open it here
wall-public = It never shows a hand, not even on the host's own computer.

## Joining

your-name = Your name
name-hint = Up to 20 characters. Anyone in the room sees it.
take-seat = Take a seat
join-next = Sit in the next match
just-watch = Just watch
join-here = Here already:
join-first = You are the first. Take a seat, then send the link.
join-running = A match is running. You may watch it now, and sit in the next one.
join-full = Every seat is taken. You may watch, and sit when one is free.
refused-name_empty = Type a name first.
refused-bad_name = This name cannot be shown. Use 1 to 20 visible characters.
refused-name_taken = Somebody here has that name.
refused-room_locked = The host has locked this room. Ask them to open it.
refused-room_full = No more people fit into this room.

## The lobby

lobby-title = { $game }: before the deal
around = Around the table
shuffle = Shuffle
goes-left = Cards go left, along the steps.
add-bot = Add a bot
or-wait = or wait
free-seat = Free seat
seat-of = Seat { $n }: { $who }, { $role }
move-how = Drag a seat along the ring, or move it with the arrow keys. Press it for more.
role-you = you
role-host = host
role-bot = bot
role-away = away
role-seated = seated
role-watches = watches
watching = Watching
waits-for-seat = waits for a seat
you-wait = You sit down as soon as a seat is free.
you-watch = You are watching.
sit-down = Sit down
other-game = Another game
more-options = More options
options = Options
new-series = A change of game or of its options begins the score anew.
players-range = { $min ->
    [2] { $max ->
        [2] 2 players
       *[other] { $min } to { $max } players
      }
   *[other] { $min } to { $max } players
  }
deal = { $n ->
    [0] Deal
    [one] Deal for one player
   *[other] Deal for { $n } players
  }
host-deals = { $host } deals.
start-ready = { $n ->
    [one] { $n } is seated.
   *[other] { $n } are seated.
  }
seats-range = { $min ->
    [2] { $max ->
        [2] Two
       *[other] { $min } to { $max }
      }
   *[other] { $min } to { $max }
  }
start-seats_wrong = { $have ->
    [0] { seats-range } can play. Nobody is seated.
    [one] { seats-range } can play. { $have } is seated.
   *[other] { seats-range } can play. { $have } are seated.
  }
start-match_running = A match is running.
start-not_host = The host deals.
start-other = Not yet.
back-to-reveal = Back to the last match

## Options of the room

room-series = Score
room-series-open = Open score
    .about = Points add up from match to match, without an end.
room-series-points = First to the goal
    .about = The series ends at 5 points with up to five players, at 10 with more.
room-series-matches-3 = Three matches
    .about = The best after three matches wins.
room-series-matches-5 = Five matches
    .about = The best after five matches wins.
room-series-matches-7 = Seven matches
    .about = The best after seven matches wins.
room-turn_time = Time for a choice
room-turn_time-0 = Turn time off
    .about = Nobody is hurried.
room-turn_time-30 = 30 seconds a choice
    .about = When the time is over, a bot makes that one choice for you. It never gives a criminal away while another card can be played.
room-turn_time-60 = One minute a choice
    .about = When the time is over, a bot makes that one choice for you. It never gives a criminal away while another card can be played.
room-turn_time-120 = Two minutes a choice
    .about = When the time is over, a bot makes that one choice for you. It never gives a criminal away while another card can be played.
room-same_room = Where you sit
room-same_room-false = Apart
    .about = Stories can be typed, for those who cannot hear them.
room-same_room-true = All in one room
    .about = Stories are told aloud; there is no text to type.
room-texts = Free text
room-texts-true = Free text allowed
    .about = People may type to each other, besides the quick phrases.
room-texts-false = Phrases only
    .about = Only the ready-made phrases can be said.
room-locked = The door
room-locked-false = Open door
    .about = Whoever has the link may come in.
room-locked-true = Locked
    .about = Those who were here come back; nobody new comes in.
room-projector_lang = Language of the big screen
room-projector_lang-null = As its own browser
room-projector_lang-en = English
room-projector_lang-ja = Japanese
room-projector_lang-fr = French
room-projector_lang-ja-en = Japanese and English
room-projector_lang-ja-fr = Japanese and French
room-projector_lang-en-fr = English and French

## People

people = People
seat-left = One seat to the left
seat-right = One seat to the right
host-now = { $who } is the host now.
host-you = You are the host now.
hand-over = Make host
replace = Let a bot play
replace-about = They take the seat back at any choice.
remove = Remove
remove-about = They may come back and watch.
remove-bot = Remove the bot
block = Remove and block
block-about = This browser cannot come back to this room.
mute-person = Mute
mute = Mute { $who }
muted = { $who } is muted for you.
unmute = Unmute

## At the table

table-title = { $game }: the table
ended-title = { $game }: the end
ring-label = The table, in play order
words-label = What happened
seat-turn = to play
seat-bot = played by a bot
seat-away = away
seat-done = has chosen
hand-label = Your hand, { $n ->
    [one] one card
   *[other] { $n } cards
  }{ $coming ->
    [0] {""}
    [one] , one more on its way
   *[other] , { $coming } more on their way
  }
hand-empty = No cards in your hand.
cover-toggle = Cover my hand
cover-open = Uncover
cover-hold = Press and hold to peek
cover-label = Your hand, covered: { $n ->
    [one] one card
   *[other] { $n } cards
  }
sent = One moment…
clock-label = Time left for this choice
notebook-open = My notebook
notebook-title = My notebook
strip-only-you = Only you see this
strip-nothing = Nothing for you.
strip-covered = Covered. Hold your hand open to read it.
log-open = What happened so far
log-title = What happened so far
by-bot = by a bot
by-clock = time was up
menu = Menu
menu-open = Menu
watch-next = You are watching. You sit in the next match.
watch-bot-plays = A bot plays your seat.
return = Take my seat back

## Talk

say-open = Say something
say-open-new = Say something; there is something new
say-text = In your own words
say-send = Say
say-none = Nobody has said anything yet.
say-closed = The host has closed free text. Phrases and reactions still work.
say-aloud = You all sit in one room: say it aloud. Phrases and reactions still work.
phrases = Quick phrases
reactions = Reactions
phrase-suspicious = Suspicious…
phrase-not_me = It wasn't me!
phrase-trust_me = Trust me.
phrase-hurry = Your turn!
phrase-well_played = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thanks, everyone.
phrase-hello = Hello!
phrase-one_more = One more?
phrase-laugh = Ha ha ha!
phrase-thinking = Let me think…
reaction-gasp = Gasp!
reaction-laugh = Ha ha!
reaction-clap = Bravo!
reaction-think = Hmm…
reaction-angry = Grr!
reaction-heart = Aww!

## Being away

bot-for-you = A bot plays your seat.
away-long = { $who } has been away for a while.
missed-title = { $n ->
    [0] While you were away
    [one] While you were away: one thing happened
   *[other] While you were away: { $n } things happened
  }
missed-asked = You are asked:
missed-now = Now:
missed-go = On with it
move-device = Move my seat to another device
move-device-about = A link that works once and for ten minutes. The other device gets this seat and this hand, without an account.
move-make = Make the link
move-again = Make a new link
move-failed = The link could not be made. Try again in a moment.
move-qr = QR code of the link for the other device
leave-room = Leave the room
leave-match = Leave the match
leave-title = Leave?
leave-about = The room stays open. The link brings you back.
leave-match-about = A bot plays your seat at once, so that nobody waits. You can take it back.
leave-yes = Leave
end-match = End the match
end-about = All hands are shown, and nobody gets points.
end-yes = End it

## After the match

play-again = Play again
replay = Replay
seats-and-game = Settings
given-up = The host has ended this match. Nobody gets points.
given-up-hands = What everybody held
standing = Standing
series-open = { $n ->
    [one] After one match.
   *[other] After { $n } matches.
  }
series-points = { $to ->
    [0] { $n ->
        [one] After one match.
       *[other] After { $n } matches.
      }
   *[other] { $n ->
        [one] After one match. First to { $to } points.
       *[other] After { $n } matches. First to { $to } points.
      }
  }
series-matches = Match { $n } of { $of }.
series-won = { $n ->
    [one] { $who } wins the series.
   *[other] { $who } share the series.
  }
points = { $n ->
    [one] one point
   *[other] { $n } points
  }
wins = { $n ->
    [one] one win
   *[other] { $n } wins
  }
judged-title = Your notebook and the truth
judged-score = { $right ->
    [0] None of your { $all } marks came true.
   *[other] { $right } of your { $all } marks were right.
  }
judged-mark = { $right ->
    [yes] right
   *[no] wrong
  }
check-title = Was the shuffle fair?
check-good = Yes: what this browser kept at the deal fits the seed that is published now. Nothing was changed after the deal.
check-bad = No: what this browser kept at the deal does not fit the seed that is published now.
check-late = This browser was not here at the deal, so it kept nothing to compare with. Others at the table can.
check-more = How it is checked
check-means = Before the deal the server published the fingerprint of a secret seed. All luck of the match follows from that seed. This shows that nothing was changed after the deal, and just that. To compute every roll again, keep the record and run the command beside it.
check-record = Record of the match

## A first match with help

lesson-name = Guest
lesson-label = Help for a first match
lesson-skip = No more help
lesson-turn = The red strip is for you: something is to be chosen. What you may choose has a red edge or full colours.
lesson-wait = The others play. The footprints show whose turn comes next; the line above tells what happened.
lesson-over = That was a match
lesson-over-about = Now with people: send them the link, and they take the bots' seats.

## Menu

theme = Look
theme-system = As the device
theme-paper = Paper
theme-night = Night
sound = Signal when you are asked
sound-on = Sound
vibration = Vibration
volume = Volume
motion = Motion
motion-on = Moving
motion-off = Still
insecure = This address is plain http: anyone on the same network could read along, and the screen may go dark by itself. With https both are solved.

## Refusals, and the last word of the server

refused-other = That is not possible now.
refused-stale = That had been answered already. Here is the table as it is.
refused-not_your_turn = It is not your turn.
refused-match_running = That has to wait until the match has ended.
refused-no_match = No match is running.
refused-not_host = Only the host can do that.
refused-not_joined = Take a seat first.
refused-not_seated = You have no seat in this match.
refused-not_yourself = That cannot be done to yourself.
refused-not_away = They have not been away long enough.
refused-not_replaced = No bot plays your seat.
refused-bot_plays = A bot plays that seat already.
refused-person_plays = That seat has its person.
refused-order_wrong = The seats have changed meanwhile. Try again.
refused-unknown_member = That person is gone.
refused-seats_full = No seat is free.
refused-seats_wrong = { seats-range } can play; { $have } are seated.
refused-too_fast = A little slower, please.
refused-texts_closed = The host has closed free text.
refused-text_too_long = That is too long: at most { $max } characters.
refused-bad_options = Those options do not go together.
refused-not_kept = The server could not keep that. Nothing has changed; try again.
notice-restarting = The server restarts. Nothing is lost; this page comes back by itself.
notice-other = The server says: one moment.
gone-removed = The host has taken you from the room. You may come back and watch; you sit in the next match.
gone-left = You have left. The room is still there.
closed-room_unknown = No such room
closed-room_unknown-about = The code may be mistyped, or the room was closed after everybody had left.
closed-room_expired = This room is closed
closed-room_expired-about = Nobody was here for a long time, so its table was cleared.
closed-room_closed = This room is closed
closed-room_closed-about = Whoever runs this server has closed it.
closed-room_unreadable = This room cannot be opened
closed-room_unreadable-about = The server no longer understands what it kept of it. Whoever runs the server can look into it.
closed-blocked = You cannot come back
closed-blocked-about = The host has removed you from this room and blocked this browser.
closed-not_joined = Still there?
closed-not_joined-about = This page was open for a while without anyone joining.
closed-too_many_sockets = Too many at once
closed-too_many_sockets-about = Too many connections come from here. Close other tabs; this page tries again by itself.
closed-too_many_projectors = Too many big screens
closed-too_many_projectors-about = This room has all the big screens it can take.
closed-too_many_guesses = Too many wrong codes
closed-too_many_guesses-about = Too many codes that lead nowhere came from here. Wait a while, then open the link once more.
closed-room_full = The room is full
closed-room_full-about = No more people fit into this room just now. This page tries again by itself.
closed-server_full = The server is full
closed-server_full-about = This server has all the guests it can take. This page tries again by itself.
closed-too_fast = Too fast
closed-too_fast-about = This page sent more than the server takes. It comes back by itself in a while.
closed-bad_frame = Something did not fit
closed-bad_frame-about = This page and the server do not understand each other. Reload the page.
closed-wrong_origin = Not from here
closed-wrong_origin-about = This page was opened through an address that the server does not know as its own.
closed-other = The line is closed
closed-other-about = The server has ended this connection.

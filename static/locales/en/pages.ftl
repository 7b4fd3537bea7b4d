# Pages around the table: home, rules, errors. Read by the templates and by home.js.

house-name = The criminal dances
house-ja = 犯人は踊る
house-about = Deduction card games in the browser, from a link, with no accounts.
house-version = Odoru { $version }
language = Language
to-home = To the front page
no-script = This page needs JavaScript to play: cards are dealt and played while you watch.
unofficial = Unofficial: made by people who like these games, not by their authors or publishers, and not endorsed by them. The pictures are our own.

home-skip = Skip to the games
home-title = The criminal dances
home-lead = Someone at this table did it, and the proof keeps changing hands. Pick a game, send the link, deal.
home-games = Games
home-players = { $min } to { $max } players.
home-players-just = { $n ->
    [one] { $n } player.
   *[other] { $n } players.
  }
home-open = Open a room
home-opening = Opening a room…
home-open-failed = The room could not be opened. Try again in a moment.
home-open-limited = Too many rooms were opened from here just now. Wait a minute, then try again.
home-open-stopping = This server is about to restart and opens no new rooms. Try again in a minute.
home-key = Passphrase of this server
home-key-about = Whoever runs this server asks for it before a room is opened.
home-key-wrong = That is not the passphrase of this server.
home-learn = A first match, with help
home-rules = Rules
home-code = Have a code? Join a room
home-join = Join
home-code-wrong = A code has six letters and digits, for example KQRT7M.
home-mine = Your rooms on this device
home-mine-forget = Forget { $code }
home-mine-seen = Last here { $when }
home-plain-http = On a plain http address anyone on the same network could read along. Use https where that matters.

room-opening = Opening the room…
projector-title = On the big screen
replay-title = Match { $number } again
rules-title = { $game }: the rules
invite-title = Come and play
invite-about = Open the link, type a name, take a seat. No account.

move-title = Move a seat to this device
move-about = This device takes over the seat and the hand. The other one keeps showing the same. Only take a link you made yourself: whoever made it will see every hand on this device.
move-take = Take the seat here
move-spent = This link has been used or is more than ten minutes old. Make a new one on the device that has the seat.

error-not_found = Nothing is here
error-not_found-about = The address leads nowhere. Perhaps a letter got lost.
error-room_unknown = No such room
error-room_unknown-about = The code may be mistyped, or the room was closed after everybody had left.
error-too_many_guesses = Too many wrong codes
error-too_many_guesses-about = Too many codes that lead nowhere came from here. Wait a while, then open the link once more.
error-no_such_match = No such match
error-no_such_match-about = This room has not played that many matches.
error-match_running = This match is still running
error-match_running-about = It can be watched again once it has ended.
error-limited = One moment
error-limited-about = Too many requests came from here. Wait a minute, then try again.
error-other = That did not work
error-other-about = Something went wrong on our side. Nothing of a running match is lost; go back and try again.

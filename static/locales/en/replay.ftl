# A match that has ended, step by step.

replay-share = Copy a link to this step
replay-copied = The link to this step is copied.
replay-by-hand = This browser keeps the clipboard closed. The link is { $url }
replay-eyes = Through whose eyes?
replay-public = The table
replay-all = All-knowing
replay-step = Step { $n } of { $of }
replay-slider = Step; the arrow keys go back and forth
replay-back = One step back
replay-forth = One step on
replay-happened = What has just happened
replay-answered = { $who } is done. Still to answer: { $others }.
replay-to-room = To the room

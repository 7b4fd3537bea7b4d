# The page for the wall. Short and large; some of it is shown in two languages at once.

wall-lost = The connection is cut. Coming back by itself
wall-full-screen = F11, or the key F, fills the whole screen; T tests whether phones reach it.
wall-trying = This page keeps trying by itself.
wall-join = Scan, or open
wall-people = Who is here, in play order
wall-host = host
wall-bot = bot
wall-away = away
wall-watching = { $n ->
    [one] And one person watches.
   *[other] And { $n } people watch.
  }
wall-range = { $min ->
    [2] { $max ->
        [2] Two
       *[other] { $min } to { $max }
      }
   *[other] { $min } to { $max }
  }
wall-more = { $have } of { $min } are seated. { wall-range } can play.
wall-fewer = { $have } are seated, at most { $max } can play.
wall-ready = { $have } are seated. The host deals from a phone.
wall-deals = The cards are dealt.
wall-reach-none = This server listens to this computer only: no phone can reach it.
wall-reach-image = Open this page by the machine's address on the network, not by localhost: then phones can follow.
wall-reach-guessed = Phones on the same network find it at { $address }.
wall-match-open = Match { $number }
wall-match-points = Match { $number }, first to { $to }
wall-match-matches = Match { $number } of { $of }
wall-again = The host deals again from a phone. Seats stay as they are.
wall-champions = { $n ->
    [one] { $who } wins the series.
   *[other] { $who } share the series.
  }
wall-standing = The score

## Can the phones reach this?

wall-test = Can the phones reach this?
wall-test-ok = The code leads to { $address }
wall-test-guessed = The code leads to { $address }, this machine's address on the network.
wall-test-none = This server listens to this computer only. Start it on all addresses, then load this page again.
wall-test-scan = Take a phone on the same network as the guests will use, and scan the code.
wall-test-nobody = Waiting for the first phone…
wall-test-seen = { $n ->
    [one] { $who } is here: the phones can reach this.
   *[other] { $who } are here: the phones can reach this.
  }
wall-test-here = { $n ->
    [one] { $who } is here, but that says nothing about phones yet.
   *[other] { $who } are here, but that says nothing about phones yet.
  }
wall-test-hint = Nothing happens? Guest networks often keep devices apart; use another network, or set ODORU_PUBLIC_URL.
wall-test-close = The key T closes this page.

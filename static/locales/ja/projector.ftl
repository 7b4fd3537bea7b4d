# 大画面のページ。短く、大きく。2つの言語で並べることもある。

wall-lost = 接続が切れました。自動で戻ります
wall-full-screen = F11 か F キーで全画面、T キーでスマホから届くかを試せます。
wall-trying = このページは自動で試し続けます。
wall-join = 読み取るか、開いてください
wall-people = いる人（順番どおり）
wall-host = ホスト
wall-bot = ボット
wall-away = 離席
wall-watching = { $n ->
   *[other] ほかに { $n }人が観戦中。
  }
wall-range = { $min ->
    [2] { $max ->
        [2] 二人
       *[other] { $min }〜{ $max }人
      }
   *[other] { $min }〜{ $max }人
  }
wall-more = { $min }人中 { $have }人が着席。{ wall-range }で遊べます。
wall-fewer = { $have }人が着席、遊べるのは { $max }人まで。
wall-ready = { $have }人が着席。ホストがスマホから配ります。
wall-deals = カードが配られました。
wall-reach-none = このサーバーはこの機械だけで待ち受けています。スマホからは届きません。
wall-reach-image = localhost ではなく、この機械のネットワーク上のアドレスで開いてください。スマホからも入れるようになります。
wall-reach-guessed = 同じネットワークのスマホは { $address } で開けます。
wall-match-open = 第{ $number }ゲーム
wall-match-points = 第{ $number }ゲーム、{ $to }点先取
wall-match-matches = 第{ $number }ゲーム（全{ $of }回）
wall-again = ホストがスマホからまた配ります。席はそのまま。
wall-champions = { $n ->
    [1] { $who } が優勝しました。
   *[other] { $who } が優勝を分け合いました。
  }
wall-standing = 得点

## Can the phones reach this?

wall-test = スマホから届く？
wall-test-ok = コードの行き先は { $address }
wall-test-guessed = コードの行き先は { $address }。この機械のネットワーク上の住所です。
wall-test-none = このサーバーはこの機械だけで待ち受けています。すべての住所で起動し、このページを開き直してください。
wall-test-scan = 参加者と同じネットワークのスマホで、コードを読み取ってください。
wall-test-nobody = 最初のスマホを待っています…
wall-test-seen = { $n ->
   *[other] { $who } が来ました。スマホから届きます。
  }
wall-test-here = { $who } が来ていますが、スマホから届くかどうかはまだわかりません。
wall-test-hint = 反応がないときは、来客用のネットワークが機器どうしの通信を止めていることがあります。別のネットワークを使うか、ODORU_PUBLIC_URL を設定してください。
wall-test-close = T キーで閉じます。

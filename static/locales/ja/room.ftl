# 部屋：どのゲームのものでもない、卓のまわりのすべて。$who や $host は人の名前。

## どこでも

you = あなた
close = 閉じる
change = 変える
done = これでよい
copy = コピー
share = リンクを送る
take-back = やめておく
come-back = もう一度入る
to-home = 入口へ戻る
to-front = 部屋 { $code }：入口へ戻る
title-asked = あなたの番です
language = 言語
rules = ルール
rules-of = { $game } のルール
link-lost = 回線が切れました。自動でつなぎ直しています…
link-copied = リンクをコピーしました。
link-by-hand = このブラウザではコピーできません。リンクはこちらです：{ $url }

## リンクと大きな画面

invite-others = ほかの人を招く
room-code = 部屋のコード
qr-label = 部屋のリンクのQRコード
share-title = いっしょに遊びましょう
share-text = リンクを開き、名前を入れ、席に着くだけ。
reach-guessed = 同じネットワークのスマートフォンからは { $address } で入れます。
reach-none = このサーバーはこの機械の中だけで動いています。スマートフォンからは入れません。
reach-image = localhost ではなく、この機械のネットワーク上のアドレスでこのページを開いてください。そうすればスマートフォンからも入れます。
wall-show = 大きな画面に映す
wall-about = 映写ページを開くか、会場のパソコンにリンクを送ります
wall-how = 大きな画面には、だれが知ってもよいものだけが映ります。卓、出されたカード、入るためのコードです。ボタンはなく、操作はすべてスマートフォンから。ここで開くか、別のパソコンで次のアドレスを入力してください。
wall-open = ここで開く
wall-public = ホストのパソコンでも、手札が映ることはありません。

## 入る

your-name = あなたの名前
name-hint = 20文字まで。部屋の全員に見えます。
take-seat = 席に着く
join-next = 次のゲームから座る
just-watch = 見るだけ
join-here = もういる人：
join-first = あなたが最初です。席に着いて、リンクを送りましょう。
join-running = いまゲームの最中です。見ることはできます。次のゲームから座れます。
join-full = 席がすべて埋まっています。見ることはできます。空いたら座れます。
refused-name_empty = まず名前を入れてください。
refused-bad_name = その名前は表示できません。見える文字で1〜20文字にしてください。
refused-name_taken = 同じ名前の人がいます。
refused-room_locked = ホストが部屋に鍵をかけています。開けてもらってください。
refused-room_full = この部屋にはもう入れません。

## 配る前

lobby-title = { $game }：配る前
around = 席順
shuffle = まぜる
goes-left = カードは足あとの向き、左へ回ります。
add-bot = ボットを入れる
or-wait = または待つ
free-seat = 空席
seat-of = { $n }番目の席：{ $who }、{ $role }
move-how = 席を輪に沿って引くか、矢印キーで動かせます。押すとほかの操作が出ます。
role-you = あなた
role-host = ホスト
role-bot = ボット
role-away = 離席中
role-seated = 着席
role-watches = 観戦
watching = 観戦
waits-for-seat = 席を待っています
you-wait = 席が空き次第、座れます。
you-watch = 観戦中です。
sit-down = 座る
other-game = 別のゲーム
more-options = ほかの設定
options = 設定
new-series = ゲームや設定を変えると、得点は最初からになります。
players-range = { $min ->
    [2] { $max ->
        [2] 2人
       *[other] { $min }〜{ $max }人
      }
   *[other] { $min }〜{ $max }人
  }
deal = { $n ->
    [0] 配る
   *[other] { $n }人で始める
  }
host-deals = { $host } さんが配ります。
start-ready = { $n ->
   *[other] { $n }人が着席しています。
  }
seats-range = { $min ->
    [2] { $max ->
        [2] 二人
       *[other] { $min }〜{ $max }人
      }
   *[other] { $min }〜{ $max }人
  }
start-seats_wrong = { $have ->
    [0] { seats-range }で遊べます。まだだれも座っていません。
   *[other] { seats-range }で遊べます。いま{ $have }人です。
  }
start-match_running = いまゲームの最中です。
start-not_host = ホストが配ります。
start-other = まだ始められません。
back-to-reveal = 前のゲームの結果へ

## 部屋の設定

room-series = 得点
room-series-open = 終わりのない得点
    .about = ゲームごとに点を足していきます。
room-series-points = 目標の点まで
    .about = 5人までは5点、それより多いときは10点で終わります。
room-series-matches-3 = 3ゲーム
    .about = 3ゲームの合計がいちばん多い人の勝ち。
room-series-matches-5 = 5ゲーム
    .about = 5ゲームの合計がいちばん多い人の勝ち。
room-series-matches-7 = 7ゲーム
    .about = 7ゲームの合計がいちばん多い人の勝ち。
room-turn_time = 考える時間
room-turn_time-0 = 時間制限なし
    .about = だれも急かされません。
room-turn_time-30 = 1回30秒
    .about = 時間が来ると、その1回だけボットが代わりに選びます。ほかのカードが出せるうちは、犯人を出すことはありません。
room-turn_time-60 = 1回1分
    .about = 時間が来ると、その1回だけボットが代わりに選びます。ほかのカードが出せるうちは、犯人を出すことはありません。
room-turn_time-120 = 1回2分
    .about = 時間が来ると、その1回だけボットが代わりに選びます。ほかのカードが出せるうちは、犯人を出すことはありません。
room-same_room = どこで遊ぶか
room-same_room-false = 離れて
    .about = 声が届かない人のために、話を文字で書けます。
room-same_room-true = 全員同じ部屋で
    .about = 話は声で。文字の入力欄は出ません。
room-texts = 自由な書き込み
room-texts-true = 書き込みあり
    .about = 決まり文句のほかに、自由に書けます。
room-texts-false = 決まり文句だけ
    .about = 用意された言葉だけで話します。
room-locked = 扉
room-locked-false = 開いている
    .about = リンクを知っている人はだれでも入れます。
room-locked-true = 鍵をかける
    .about = いた人は戻れます。新しい人は入れません。
room-projector_lang = 大きな画面の言語
room-projector_lang-null = その画面のブラウザに合わせる
room-projector_lang-en = 英語
room-projector_lang-ja = 日本語
room-projector_lang-fr = フランス語
room-projector_lang-ja-en = 日本語と英語
room-projector_lang-ja-fr = 日本語とフランス語
room-projector_lang-en-fr = 英語とフランス語

## 人

people = いる人
seat-left = 左へ1つ動かす
seat-right = 右へ1つ動かす
host-now = { $who } さんがホストになりました。
host-you = あなたがホストになりました。
hand-over = ホストにする
replace = ボットに任せる
replace-about = 本人はいつでも席に戻れます。
remove = 外す
remove-about = また入って観戦できます。
remove-bot = ボットを外す
block = 外して締め出す
block-about = このブラウザでは、もうこの部屋に入れません。
mute-person = 発言を隠す
mute = { $who } さんの発言を隠す
muted = { $who } さんの発言を隠しています。
unmute = また表示する

## 卓で

table-title = { $game } の卓
ended-title = { $game }：結果
ring-label = 卓、順番どおり
words-label = 起きたこと
seat-turn = 手番
seat-bot = ボットが代わりに遊んでいます
seat-away = 離席中
seat-done = 選びました
hand-label = あなたの手札、{ $n ->
   *[other] { $n }枚
  }{ $coming ->
    [0] {""}
   *[other] 、あと{ $coming }枚届きます
  }
hand-empty = 手札はありません。
cover-toggle = 手札を隠す
cover-open = 開く
cover-hold = 押している間だけ見る
cover-label = 隠した手札、{ $n ->
   *[other] { $n }枚
  }
sent = 少しお待ちください…
clock-label = 残り時間
notebook-open = わたしの手帳
notebook-title = わたしの手帳
strip-only-you = あなただけに見えています
strip-nothing = あなたへの知らせはありません。
strip-covered = 隠しています。手札を押している間だけ読めます。
log-open = これまでのこと
log-title = これまでのこと
by-bot = ボットが選択
by-clock = 時間切れ
menu = メニュー
menu-open = メニュー
watch-next = 観戦中です。次のゲームから座れます。
watch-bot-plays = ボットがあなたの席で遊んでいます。
return = 席に戻る

## 話す

say-open = ひとこと
say-open-new = ひとこと。新しい発言があります
say-text = 自分の言葉で
say-send = 言う
say-none = まだだれも何も言っていません。
say-closed = ホストが自由な書き込みを閉じています。決まり文句と反応は使えます。
say-aloud = みんな同じ部屋にいるので、声に出してどうぞ。決まり文句と反応は使えます。
phrases = 決まり文句
reactions = 反応
phrase-suspicious = あやしい…
phrase-not_me = わたしじゃない！
phrase-trust_me = 信じて。
phrase-hurry = あなたの番ですよ！
phrase-well_played = お見事！
phrase-sorry = ごめんなさい！
phrase-thanks = ありがとうございました。
phrase-hello = こんにちは！
phrase-one_more = もう1回？
phrase-laugh = はははは！
phrase-thinking = ちょっと考えさせて…
reaction-gasp = えっ！
reaction-laugh = あはは！
reaction-clap = ぱちぱち！
reaction-think = うーん…
reaction-angry = むむっ！
reaction-heart = すてき！

## 離れているとき

bot-for-you = ボットがあなたの席で遊んでいます。
away-long = { $who } さんがしばらく戻っていません。
missed-title = { $n ->
    [0] 離れている間に
   *[other] 離れている間に：{ $n }件
  }
missed-asked = あなたの番です：
missed-now = いま：
missed-go = 続ける
move-device = 席を別の端末に移す
move-device-about = 10分以内に1回だけ使えるリンクです。もう一方の端末がこの席と手札を受け取ります。登録は要りません。
move-make = リンクを作る
move-again = リンクを作り直す
move-failed = リンクを作れませんでした。少し待ってからもう一度どうぞ。
move-qr = もう一方の端末のためのQRコード
leave-room = 部屋を出る
leave-match = ゲームから抜ける
leave-title = 出ますか？
leave-about = 部屋は残ります。リンクから戻れます。
leave-match-about = すぐにボットが席を引き継ぐので、だれも待たされません。席にはまた戻れます。
leave-yes = 出る
end-match = ゲームを打ち切る
end-about = 全員の手札が公開され、だれにも点は入りません。
end-yes = 打ち切る

## ゲームのあと

play-again = もう1回
replay = 見返す
seats-and-game = 席と設定
given-up = ホストがこのゲームを打ち切りました。だれにも点は入りません。
given-up-hands = みんなの手元
standing = 順位
series-open = { $n ->
   *[other] { $n }ゲーム終了。
  }
series-points = { $to ->
    [0] { $n ->
       *[other] { $n }ゲーム終了。
      }
   *[other] { $n ->
       *[other] { $n }ゲーム終了。{ $to }点で決着。
      }
  }
series-matches = { $of }ゲーム中{ $n }ゲーム目。
series-won = { $n ->
    [1] { $who } さんの優勝です。
   *[other] { $who } さんが優勝を分け合います。
  }
points = { $n ->
   *[other] { $n }点
  }
wins = { $n ->
   *[other] { $n }勝
  }
judged-title = 手帳と答え合わせ
judged-score = { $right ->
    [0] 印 { $all }個のうち当たりはありませんでした。
   *[other] 印 { $all }個のうち { $right }個が当たり。
  }
judged-mark = { $right ->
    [yes] 正解
   *[no] はずれ
  }
check-title = 配り方は公正でしたか？
check-good = はい。配ったときにこのブラウザが控えたものと、いま公開された種が一致します。配ったあとに変えられたものはありません。
check-bad = いいえ。配ったときにこのブラウザが控えたものと、いま公開された種が一致しません。
check-late = このブラウザは配ったときにいなかったので、比べるものがありません。卓のほかの人は確かめられます。
check-more = 確かめ方
check-means = 配る前に、サーバーは秘密の種の指紋を公開しました。このゲームの運はすべてその種から決まります。これで分かるのは、配ったあとに変えられていないこと、それだけです。一つ一つの運を計算し直すには、記録を保存し、横のコマンドを実行してください。
check-record = ゲームの記録

## 手引きつきの初ゲーム

lesson-name = ゲスト
lesson-label = 初ゲームの手引き
lesson-skip = 手引きを消す
lesson-turn = 赤い帯はあなたへの合図です。何かを選んでください。選べるものは赤い縁か、はっきりした色で示されます。
lesson-wait = ほかの人が遊んでいます。次の番は足あとが示し、起きたことは上の行に出ます。
lesson-over = これで1ゲームです
lesson-over-about = 次は人と。リンクを送れば、ボットの席に座ってもらえます。

## メニュー

theme = 見た目
theme-system = 端末に合わせる
theme-paper = 紙
theme-night = 夜
sound = あなたの番の合図
sound-on = 音
vibration = 振動
volume = 音量
motion = 動き
motion-on = 動かす
motion-off = 止める
insecure = このアドレスは https ではありません。同じネットワークの人に読まれるおそれがあり、画面が自然に消えることもあります。https ならどちらも解決します。

## 断りと、サーバーの最後の言葉

refused-other = いまはできません。
refused-stale = それはもう決まっていました。いまの卓はこのとおりです。
refused-not_your_turn = あなたの番ではありません。
refused-match_running = ゲームが終わるまで待ってください。
refused-no_match = ゲームは行われていません。
refused-not_host = ホストだけができます。
refused-not_joined = まず席に着いてください。
refused-not_seated = このゲームにあなたの席はありません。
refused-not_yourself = 自分自身にはできません。
refused-not_away = まだ離れて間もない人です。
refused-not_replaced = あなたの席にボットはいません。
refused-bot_plays = その席はもうボットが遊んでいます。
refused-person_plays = その席には本人がいます。
refused-order_wrong = その間に席が変わりました。もう一度どうぞ。
refused-unknown_member = その人はもういません。
refused-seats_full = 空席がありません。
refused-seats_wrong = { seats-range }で遊べます。いま{ $have }人です。
refused-too_fast = もう少しゆっくりお願いします。
refused-texts_closed = ホストが自由な書き込みを閉じています。
refused-text_too_long = 長すぎます。{ $max }文字までです。
refused-bad_options = その設定は組み合わせられません。
refused-not_kept = サーバーが記録できませんでした。何も変わっていません。もう一度どうぞ。
notice-restarting = サーバーが再起動します。何も失われません。このページは自動で戻ります。
notice-other = サーバーより：少しお待ちください。
gone-removed = ホストがあなたを部屋から外しました。また入って観戦できます。次のゲームから座れます。
gone-left = 部屋を出ました。部屋はまだあります。
closed-room_unknown = 部屋が見つかりません
closed-room_unknown-about = コードの打ち間違いか、みんなが去ったあとに部屋が閉じられました。
closed-room_expired = 部屋は閉じられました
closed-room_expired-about = 長い間だれもいなかったので、卓は片づけられました。
closed-room_closed = 部屋は閉じられました
closed-room_closed-about = サーバーの管理者が閉じました。
closed-room_unreadable = この部屋は開けません
closed-room_unreadable-about = サーバーが残した記録を読めなくなりました。管理者が調べられます。
closed-blocked = 戻れません
closed-blocked-about = ホストがあなたを部屋から外し、このブラウザを締め出しました。
closed-not_joined = まだいますか？
closed-not_joined-about = だれも席に着かないまま、しばらく開いていました。
closed-too_many_sockets = 接続が多すぎます
closed-too_many_sockets-about = ここからの接続が多すぎます。ほかのタブを閉じてください。自動でつなぎ直します。
closed-too_many_projectors = 大きな画面が多すぎます
closed-too_many_projectors-about = この部屋ではこれ以上映せません。
closed-too_many_guesses = まちがったコードが多すぎます
closed-too_many_guesses-about = ここから存在しないコードが何度も入力されました。しばらく待ってから、リンクをもう一度開いてください。
closed-room_full = 満室です
closed-room_full-about = いまはこれ以上入れません。自動でつなぎ直します。
closed-server_full = サーバーが満員です
closed-server_full-about = このサーバーはいまいっぱいです。自動でつなぎ直します。
closed-too_fast = 速すぎます
closed-too_fast-about = このページからの送信が多すぎました。しばらくして自動で戻ります。
closed-bad_frame = 話が合いません
closed-bad_frame-about = このページとサーバーの話が通じません。ページを読み込み直してください。
closed-wrong_origin = ここからは入れません
closed-wrong_origin-about = このサーバーのものではないアドレスからページが開かれました。
closed-other = 接続が終わりました
closed-other-about = サーバーがこの接続を終えました。

# 卓のまわりのページ：入口、ルール、エラー。

house-name = 犯人は踊る
house-ja = 犯人は踊る
house-about = ブラウザで遊ぶ推理カードゲーム。リンクひとつで、登録なしで。
house-version = Odoru { $version }
language = 言語
to-home = 入口へ戻る
no-script = 遊ぶには JavaScript が必要です。カードは目の前で配られ、出されていきます。
unofficial = 非公式です。このゲームが好きな人たちが作ったもので、作者や出版社とは関係がなく、公認も受けていません。絵はすべて描きおろしです。

home-skip = ゲームの一覧へ
home-title = 犯人は踊る
home-lead = この中のだれかがやった。なのに証拠は手から手へ移っていく。ゲームを選び、リンクを送り、カードを配りましょう。
home-games = ゲーム
home-players = { $min }〜{ $max }人。
home-players-just = { $n ->
   *[other] { $n }人。
  }
home-open = 部屋を開く
home-opening = 部屋を開いています…
home-open-failed = 部屋を開けませんでした。少し待ってからもう一度どうぞ。
home-open-limited = ここから部屋がたくさん開かれたところです。1分ほど待ってからもう一度どうぞ。
home-open-stopping = サーバーがまもなく再起動するため、新しい部屋は開けません。1分ほど待ってからもう一度どうぞ。
home-key = このサーバーの合言葉
home-key-about = 部屋を開く前に、サーバーの管理者が合言葉をたずねています。
home-key-wrong = 合言葉が違います。
home-learn = 手引きつきの初ゲーム
home-rules = ルール
home-code = コードをお持ちですか？ 部屋に入る
home-join = 入る
home-code-wrong = コードは英数字6文字です。例：KQRT7M
home-mine = この端末で入った部屋
home-mine-forget = { $code } を忘れる
home-mine-seen = 最後にいた時刻：{ $when }
home-plain-http = https でないアドレスでは、同じネットワークの人に読まれるおそれがあります。気になるときは https を使ってください。

room-opening = 部屋を開いています…
projector-title = 大きな画面で
replay-title = 第{ $number }ゲームをもう一度
rules-title = { $game } のルール
invite-title = いっしょに遊びましょう
invite-about = リンクを開き、名前を入れ、席に着くだけ。登録は要りません。

move-title = 席をこの端末に移す
move-about = この端末が席と手札を受け取ります。元の端末にも同じものが表示されたままです。自分で作ったリンクだけを使ってください。作った人には、この端末の手札がすべて見えるようになります。
move-take = ここで席に着く
move-spent = このリンクは使用済みか、10分以上たっています。席のある端末で作り直してください。

error-not_found = ここには何もありません
error-not_found-about = このアドレスはどこにも通じていません。文字が抜けたのかもしれません。
error-room_unknown = 部屋が見つかりません
error-room_unknown-about = コードの打ち間違いか、みんなが去ったあとに部屋が閉じられました。
error-too_many_guesses = まちがったコードが多すぎます
error-too_many_guesses-about = ここから存在しないコードが何度も入力されました。しばらく待ってから、リンクをもう一度開いてください。
error-no_such_match = そのゲームはありません
error-no_such_match-about = この部屋ではまだそこまでゲームをしていません。
error-match_running = このゲームはまだ続いています
error-match_running-about = 終わったあとで見返せます。
error-limited = 少しお待ちください
error-limited-about = ここからの要求が多すぎます。1分ほど待ってからもう一度どうぞ。
error-other = うまくいきませんでした
error-other-about = こちら側で問題が起きました。進行中のゲームは失われません。戻ってもう一度お試しください。

# ハッタリ。人影は 2 から 8 まで、0 は無地。$who は一人の名前か名前の並び。

hattari-name = ハッタリ
hattari-ja = ハッタリ
hattari-blurb = 容疑者は三人。全員を見た者はいない。告発し、はったりをかけ、山のてっぺんに残らないこと。

## 駒

hattari-piece = { $n ->
    [0] 無地
   *[other] { $n }
  }
hattari-blank = 無地
hattari-silhouette = 人影
hattari-suspect = 容疑者 { $n }
hattari-plate = 容疑者 { $n }
hattari-how-mine = 見た
hattari-how-all = 正体
hattari-how-laid = 正体
hattari-how-stale = 入れ替えた
hattari-unknown = 伏せてある
hattari-victim-word = 被害者
hattari-stack = マーカー、下から：{ $who }
hattari-stack-none = マーカーなし
hattari-markers = 使える { $usable }、裏向き { $down }
hattari-total = 合計 { $n } 枚
hattari-seen-by = 見た人：{ $who }

## 卓

hattari-lineup = 三人の容疑者
hattari-unseen = 未確認
hattari-tampered = 差し替え
hattari-culprit = 犯人
hattari-victim-label = 被害者
hattari-victim = 被害者（伏せてある）
hattari-victim-mine = 被害者は { $piece }（あなたが置いた）
hattari-victim-bare = 被害者は { $piece } だった
hattari-swapped = 差し替えあり
hattari-kept = 差し替えなし
hattari-folk = 全員のマーカー（手番順）
hattari-starts = この回のスタートプレイヤー
hattari-held = { $piece } を持っていた
hattari-do-look = { $n } を見る
hattari-do-tamper = { $n } を替える
hattari-do-accuse = { $n } を告発
hattari-do-not = { $n } は不可
hattari-fate-taken = { $n ->
    [1] 裏向きで { $who } へ
   *[other] { $n } 枚とも裏向きで { $who } へ
  }
hattari-fate-home = { $n ->
    [1] 持ち主に戻る
   *[other] { $n } 枚、持ち主に戻る
  }

## たずねること、待つこと

hattari-ask-silhouette = あなたの人影です
hattari-seen = 見た
hattari-ask-look = 二人を見る
hattari-next = 次へ
hattari-ask-tamper = 差し替える？
hattari-keep = 差し替えない
hattari-ask-accuse = 犯人は誰？
hattari-five-here = 5 がいる：いちばん低い者が犯人
hattari-five-elsewhere = 5 はいない：いちばん高い者が犯人
hattari-ask-report = 一件落着
hattari-go-on = 次の回へ
hattari-wait-confirming = { $n ->
   *[other] { $who } が人影を見ています。
  }
hattari-wait-reporting = { $n ->
   *[other] { $who } が報告を読んでいます。
  }
hattari-wait-confirming-all = 全員が自分の人影を見ています。
hattari-wait-reporting-all = 全員が報告を読んでいます。
hattari-wait-looking = { $who } が見る相手を選んでいます。
hattari-wait-tampering = { $who } が差し替えるか考えています。
hattari-wait-accusing = { $who } が告発します。
hattari-wait-over = ゲームは終わりました。

## 知っていること

hattari-know = あなただけが知っていること
hattari-fact-mine = 次は { $who } へ
hattari-fact-kept = 容疑者の中にはいない
hattari-fact-given = 今は { $who } に
hattari-fact-received = { $who } から来た
hattari-fact-stale = もう容疑者 { $n } ではなく被害者
hattari-hands = みんなの人影
hattari-notes = どの人影がどこにあるか
hattari-notes-about = インクはこの回に見たこと。ます目を押すと鉛筆で推理を書けます。
hattari-notes-covered = 伏せてあります。手元を開くとメモが読めます。
hattari-notes-yes = ここ
hattari-notes-no = ここではない
hattari-notes-was = ここにいたが差し替えた
hattari-notes-mark = { $piece }、{ $where }：{ $mark ->
    [maybe] たぶん
    [o] そう思う
    [x] 違うと思う
   *[none] 印なし
  }
hattari-unplaced = まだ見ていない：{ $pieces }

## 決める前に

hattari-sure-look = { $one } と { $two } を見ますか？
hattari-then-look = 容疑者 { $place } は見られません。どの二人を選んだかは全員に見えます。
hattari-then-look-swap = そのあと、見た二人のどちらかを被害者と差し替えられます。
hattari-yes-look = 見る
hattari-sure-swap = 容疑者 { $place } を差し替えますか？
hattari-then-swap = 新しい被害者は分かりますが、新しい容疑者 { $place } のことは分からなくなります。
hattari-then-swap-seen = 容疑者 { $place } を差し替えたことは全員に見えます。中身は見えません。
hattari-yes-swap = 差し替える
hattari-sure-keep = 差し替えませんか？
hattari-then-keep = 見たことはそのまま正しいままです。差し替えなかったことは全員に見えます。
hattari-then-keep-next = 次は告発です。
hattari-yes-keep = そのまま
hattari-sure-accuse = 容疑者 { $place } を告発しますか？
hattari-then-right = 犯人なら、マーカーは使えるまま戻ります。
hattari-then-wrong-alone = 違えば、最後にいちばん上にいる人が山を裏向きで引き取ります。今のところ、あなたです。
hattari-then-wrong = 違えば、最後にいちばん上にいる人が山を裏向きで引き取ります。今のところあなたで、{ $n } 枚。下にいるのは { $who }。
hattari-then-next = 次の { $who } は容疑者 { $one } と { $two } を見ます。
hattari-then-reveal = あなたが最後です。すべてが明かされます。
hattari-then-last = 使える最後のマーカーです。戻らなければゲームは終わります。
hattari-yes-accuse = { $place } を告発

## 起きたこと

hattari-line-start = 最初は { $who } から。
hattari-line-dealt = 第 { $round } 回。{ $who } から始めます。
hattari-line-dealt-you = あなたの人影は { $piece }。
hattari-line-passed = 人影がみな右どなりへ渡りました。
hattari-line-passed-you = あなたの人影は右へ。{ $who } から { $piece } が来ました。
hattari-line-looked = { $who } が容疑者 { $one } と { $two } を見ます。
hattari-line-seen = { $who } は容疑者 { $one } と { $two } を見ました。
hattari-line-seen-you = 見たもの：容疑者 { $one } は { $first }、容疑者 { $two } は { $second }。
hattari-line-seen-all = { $who } が見たもの：{ $one } は { $first }、{ $two } は { $second }。
hattari-line-swapped = { $who } が容疑者 { $place } を被害者と差し替えました。
hattari-line-swapped-you = { $who } が容疑者 { $place } を差し替え、被害者は { $piece } になりました。
hattari-line-kept = { $who } は差し替えませんでした。
hattari-line-accused = { $who } が容疑者 { $place } を告発。
hattari-line-revealed = 犯人は容疑者 { $place }、{ $piece }。{ $five ->
    [yes] 5 がいるので、いちばん低い者です。
   *[no] いちばん高い者です。
  }
hattari-line-ended = { $n ->
    [1] { $who } の勝ち。
   *[other] { $who } が勝ちを分け合います。
  }

## 結末

hattari-end-title = { $n ->
    [1] { $who } の勝ち
   *[other] { $who } の同点勝ち
  }
hattari-end-stopped = ゲームは途中で終わりました
hattari-reason-no_usable = 使えるマーカーのない人が出ました。いちばん少ない人の勝ちです。
hattari-reason-many = マーカーを八枚以上持つ人が出ました。いちばん少ない人の勝ちです。
hattari-reason-last_round = 六十回が終わりました。いちばん少ない人の勝ちです。
hattari-end-markers = マーカー
hattari-end-rounds = 各回の記録
hattari-truth = 第{ $round }回、{ $where }：{ $piece }
hattari-round = { $n }
hattari-guilty = { $piece }、犯人
hattari-round-taken = 山は { $who } へ
hattari-round-none = 山を引き取った人はいない

## 説明

hattari-help-title = 犯人の決まり方
hattari-help-culprit = 三人のうち、いちばん大きい数が犯人です。
hattari-help-five = 5 がいるときは、いちばん小さい数が犯人です。5 自身のこともあります。
hattari-help-blank = 無地は犯人になりません。数えずに比べます。
hattari-help-stacks = 犯人の下のマーカーは使えるまま戻ります。ほかの山は裏向きになり、いちばん上の持ち主がまるごと引き取ります。
hattari-help-end = 使えるマーカーのない人か、八枚以上持つ人が出たら終わりです。いちばん少ない人が勝ちます。
hattari-help-why = これはできません
hattari-why-not_looked_at = 差し替えられるのは、見た容疑者だけです。

## 選べる設定

hattari-option-players_2 = 人数
hattari-option-players_2-false = 三人か四人
    .about = 初版のとおり。三人のときは 2 を箱に残します。
hattari-option-players_2-true = 二人
    .about = ちょうど二人のための変種。2 と 8 を使わず、人影は渡しません。

## 受けられないこと

hattari-refused-match_over = ゲームは終わっています。
hattari-refused-already_confirmed = もう確認しました。
hattari-refused-not_your_turn = あなたの番ではありません。
hattari-refused-not_now = 今は別のことをたずねています。
hattari-refused-two_suspects = 違う二人を、番号の小さい順に選んでください。
hattari-refused-not_looked_at = 差し替えられるのは、見た容疑者だけです。

## はじめての一戦

hattari-lesson-silhouette = 三人のうち、いちばん高い数字が犯人。5 がいれば、いちばん低い数字です。この人影は三人の中にいません。このあと右へ渡り、別の一枚が来ます。
hattari-lesson-kept = 三人のうち、いちばん高い数字が犯人。5 がいれば、いちばん低い数字です。この人影はあなたのもので、三人の中にいません。
hattari-lesson-look = この回はあなたから。見る容疑者を二人選びます。残る一人は見られず、それが誰かは全員に分かります。
hattari-lesson-next = 「次へ」で最後の確認に進みます。それまでは何でも取り消せます。
hattari-lesson-tamper = 二人のどちらかを被害者と差し替え、みんなを惑わせてもかまいません。差し替えた場所のことは、もう分からなくなります。
hattari-lesson-first = 最初の告発です。上にほかの人が乗るかもしれません。外れた山はいちばん上の人へ行くので、はったりの代金は他人が払うこともあります。
hattari-lesson-between = あなたは二人を見ました。前の人たちは別の二人を見ています。そのマーカーで何を思わせたいのでしょう。
hattari-lesson-five = 5 が見えています。犯人は三人のうちいちばん低い者。前の人はそれを知らないかもしれません。
hattari-lesson-last = 最後の告発で、上に乗る人はいません。当てるか、せめて外れた山の上には乗らないこと。
hattari-lesson-report = 犯人の下のマーカーは戻り、ほかの山は裏向きでいちばん上の人へ行きました。最後にいちばん少ない人の勝ちです。
hattari-lesson-wait = 誰がどこを見て、誰を告発したかを見ておきましょう。容疑者の横の小さな紋は、見た人のしるしです。
hattari-lesson-wait-all = 全員が読んでいます。そろったら先へ進みます。

# Noir. $person, $card: a suspect's name; $role: "killer" or "inspector".

noir-name = ノワール
noir-ja = ノワール
noir-blurb = 同じ二十五の顔にまぎれた殺し屋と警部。二人用、約十五分。

## The twenty-five

noir-person-A = アイコ
noir-person-B = ブルーノ
noir-person-C = チヨ
noir-person-D = ダリオ
noir-person-E = エミ
noir-person-F = フミオ
noir-person-G = グレタ
noir-person-H = ヒロ
noir-person-I = イネス
noir-person-J = ジュン
noir-person-K = キク
noir-person-L = ルカ
noir-person-M = モリ
noir-person-N = ナディア
noir-person-O = オットー
noir-person-P = ピア
noir-person-Q = クエン
noir-person-R = リン
noir-person-S = ソラ
noir-person-T = トマ
noir-person-U = ウメ
noir-person-V = ヴィオラ
noir-person-W = ウェン
noir-person-X = クセニア
noir-person-Y = ユキ

## Options

noir-option-mode = モード
noir-option-mode-standard = スタンダード
    .about = 証拠を捨てるとその人は「シロ」になり、そのたびに本当の答えが返る質問がある。
noir-option-mode-classic = クラシック
    .about = シロの印も質問もない。証拠は「この人ではない」と示すだけ。変装すると一人死ぬ。
noir-option-mode-citizens_arrest = 市民逮捕
    .about = スタンダードに加え、警部は手札一枚を使って、その人の隣にいる人を逮捕できる。
noir-option-roles = 役割
noir-option-roles-random = 抽選、その後は交代
    .about = 一戦目はくじで決め、その後は毎回入れ替わる。
noir-option-roles-host_kills = ホストが殺し屋
    .about = 毎回ホストが殺し屋を受け持つ。
noir-option-roles-host_inspects = ホストが警部
    .about = 毎回ホストが警部を受け持つ。

## Roles and marks

noir-role-killer = 殺し屋
noir-role-inspector = 警部
noir-you-killer = 殺し屋・正体
noir-you-inspector = 警部・正体
noir-nobody-yet = まだ決まっていない
noir-is-dead = 死亡
noir-is-innocent = シロ
noir-is-gone = 盤から外れた
noir-is-you = これがあなた
noir-is-beside = あなたの隣
noir-is-target = 選べます
noir-is-drawn = 引いたばかり
noir-is-discarded = このカードは表向きに捨てられている。
noir-in-hand = あなたの証拠
noir-drawn = 今引いた
noir-place = 上から{ $row }、左から{ $column }
noir-board = 容疑者 縦{ $rows }列×横{ $columns }列。矢印キーで移動、シフト＋矢印で列をずらす。
noir-covered = 手札は伏せてあります。

## Counts

noir-dead = 死者
noir-dead-of = { $n }／{ $of }人
noir-deck = 山札
noir-deck-n = { $n ->
    [0] 山札なし
   *[other] 山札 { $n }枚
  }
noir-quiet = 進展のない手番
noir-quiet-of = 進展なし { $n }／{ $of }
noir-hand = { $n ->
    [0] あなたの証拠：なし
   *[other] あなたの証拠：{ $n }枚
  }
noir-hand-means = この人たちは殺し屋ではない。知っているのはあなただけ。
noir-evidence-n = { $n }枚
noir-evidence-open = 証拠を見る：{ $n }枚
noir-discards = 捨て札

## What is asked

noir-over = 対戦終了
noir-wait-opening = { $who }が近くの一人を殺します
noir-wait-choosing = { $who }が隠れる顔を選んでいます
noir-wait-turning = { $role ->
    [killer] 殺し屋の番：{ $who }
   *[inspector] 警部の番：{ $who }
  }
noir-wait-discarding = { $who }が一枚捨てます
noir-ask-killer = あなたの番、殺し屋
noir-ask-inspector = あなたの番、警部
noir-ask-opening = 隣の一人を殺す
noir-ask-choosing = どの顔に隠れる？
noir-ask-discarding = 一枚捨てる
noir-ask-kill = 誰を殺す？
noir-ask-arrest = 誰を逮捕する？
noir-ask-shift = どの列をずらす？
noir-ask-citizens_arrest = { $card ->
    [none] どのカードを使う？
   *[other] { $card }の隣の誰を？
  }
noir-ask-line = { $way ->
    [left] 上から{ $n }列目を左へ？
    [right] 上から{ $n }列目を右へ？
    [up] 左から{ $n }列目を上へ？
   *[down] 左から{ $n }列目を下へ？
  }
noir-do-shift = ずらす
noir-do-kill = 殺す
noir-do-disguise = 変装
noir-do-arrest = 逮捕
noir-do-exonerate = 潔白
noir-do-citizens_arrest = 市民逮捕
noir-back = 戻る
noir-offer = 引き分けを申し出る
noir-offer-short = 引分
noir-accept = 引き分けを受ける
noir-offer-stands = { $who }が引き分けを申し出ています。
noir-handle = { $way ->
    [left] 上から{ $n }列目を左へずらす
    [right] 上から{ $n }列目を右へずらす
    [up] 左から{ $n }列目を上へずらす
   *[down] 左から{ $n }列目を下へずらす
  }
noir-handle-off = { $axis ->
    [row] 上から{ $n }列目をすぐには戻せない
   *[column] 左から{ $n }列目をすぐには戻せない
  }
noir-last-shift = { $way ->
    [left] 直前：上から{ $n }列目が左へ
    [right] 直前：上から{ $n }列目が右へ
    [up] 直前：左から{ $n }列目が上へ
   *[down] 直前：左から{ $n }列目が下へ
  }

## Before a deed

noir-confirm-kill = { $person }を殺しますか？
noir-confirm-arrest = { $person }を逮捕しますか？
noir-confirm-citizens_arrest = { $card }を使って{ $person }を逮捕しますか？
noir-confirm-disguise = 変装しますか？
noir-confirm-exonerate = 一枚引きますか？
noir-confirm-discard = { $person }を捨てますか？
noir-confirm-choose_identity = { $person }になりますか？
noir-confirm-offer_draw = 引き分けを申し出ますか？
noir-confirm-accept_draw = 引き分けを受けますか？
noir-yes-kill = 殺す
noir-yes-arrest = 逮捕する
noir-yes-citizens_arrest = 逮捕する
noir-yes-disguise = 引いて変装
noir-yes-exonerate = 引く
noir-yes-discard = 捨てる
noir-yes-choose_identity = { $person }になる
noir-yes-offer_draw = 申し出る
noir-yes-accept_draw = 受ける
noir-then-kill = { $person }が警部なら、あなたの勝ち。
noir-then-kill-first = 警部はこのあと、生きている人の中から正体を選びます。
noir-then-kill-near = 殺し屋が{ $person }の隣にいると、全員にわかります。
noir-then-kill-canvas = { $person }はシロ。警部は{ $person }の隣にいるかどうかを正直に答えます。
noir-then-kill-last = 十六人目の死者。あなたの勝ち。
noir-then-arrest = { $person }が殺し屋なら、あなたの勝ち。違えば手番を失うだけ。
noir-then-arrest-cold = 手帳によれば、{ $person }は殺し屋ではありません。
noir-then-arrest-near = 警部が{ $person }か、その隣にいると、全員にわかります。
noir-then-bluff = はったり。自分自身なので、答えは「いいえ」です。
noir-then-citizens-card = { $card }を表向きに捨て、手札はその分ずっと減ったままです。
noir-then-marked = { $card }はシロになります。
noir-then-disguise-living = 生きている人なら、その人になります。誰かは知られません。
noir-then-disguise-marked = 元の正体は公開され、シロになります。
noir-then-disguise-killed = 元の正体は公開されて死亡。死者に数えます。
noir-then-disguise-failed = 死者なら、カードを見せて手番終了。正体は変わりません。
noir-then-exonerate = 山札の一番上を見てから、手札を一枚表向きに捨てます。
noir-then-exonerate-bound = 引いたら取り消せません。
noir-then-exonerate-canvas = 殺し屋は、捨てられた人の隣にいるかどうかを正直に答えます。
noir-then-discard-classic = { $person }が殺し屋でないと、全員にわかります。
noir-then-discard-lost = { $person }の列はもうありません。印も質問もなしです。
noir-then-discard-dead = { $person }は死亡しているので、印はつきません。
noir-then-discard-marked = { $person }はシロになり、逮捕されなくなります。
noir-then-discard-canvas = 殺し屋は{ $person }の隣にいるかどうかを正直に答えます。
noir-then-choose = 最後まで{ $person }のままです。{ $person }が死ねば殺し屋の勝ち。
noir-then-choose-rest = 残りの三枚は証拠として手札に残ります。
noir-then-offer = 相手は次に自分が動くまで受けられます。受ければ勝者なし。
noir-then-offer-turn = あなたの手番は続きます。
noir-then-accept = 対戦はすぐ終わり、勝者はいません。

## Refusals

noir-refused-match_over = 対戦は終わっています。
noir-refused-no_offer = 引き分けの申し出はありません。
noir-refused-not_your_turn = あなたの番ではありません。
noir-refused-not_your_role = その役割ではできません。
noir-refused-must_kill = 最初の手番は殺しです。
noir-refused-must_choose = まず正体を選びます。
noir-refused-must_discard = まず一枚捨てます。
noir-refused-already_chosen = もう選びました。
noir-refused-draw_first = まず一枚引きます。
noir-refused-draw_offered = 申し出は済んでいます。
noir-refused-no_such_line = その列はありません。
noir-refused-undoes_shift = 直前の移動は戻せません
noir-refused-deck_empty = 山札がありません
noir-refused-yourself = あなた自身です
noir-refused-deceased = すでに死亡
noir-refused-innocent = シロです
noir-refused-not_adjacent = 隣にいません
noir-refused-not_on_board = 盤から外れました
noir-refused-not_in_hand = 手札にありません
noir-refused-not_in_this_mode = このモードではできません。
noir-refused-line_gone = その列はもうありません
noir-refused-no_target = 届く相手がいません
noir-refused-no_card = 使える手札がありません

## The log

noir-line-roles = { $by ->
    [exchange] 役割交代：{ $killer }が殺し屋、{ $inspector }が警部。
   *[other] { $killer }が殺し屋、{ $inspector }が警部。
  }
noir-line-dealt = 容疑者25人の中に{ $killer }がいる。
noir-line-shifted = { $way ->
    [left] { $who }が上から{ $n }列目を左へ。
    [right] { $who }が上から{ $n }列目を右へ。
    [up] { $who }が左から{ $n }列目を上へ。
   *[down] { $who }が左から{ $n }列目を下へ。
  }
noir-line-killed = { $who }が{ $person }を殺した。
noir-line-disguised = { $failed ->
    [yes] { $who }が引いたのは死んだ{ $person }。変装失敗。
   *[no] { $killed ->
        [yes] { $who }は{ $person }だった。{ $person }は死に、今は別人。
       *[no] { $who }は{ $person }だった。今は別人。
      }
  }
noir-line-chosen = { $who }が四つの顔の一つに隠れた。
noir-line-drawn = { $who }が一枚引いた。
noir-line-discarded = { $marked ->
    [yes] { $who }が{ $person }を捨てた。シロ。
   *[no] { $who }が{ $person }を捨てた。
  }
noir-line-arrested = { $by ->
    [card] { $who }が{ $card }の隣の{ $person }を逮捕。
   *[self] { $who }が{ $person }を逮捕。
  }
noir-line-arrest-answered = { $yes ->
    [yes] { $person }は殺し屋？ はい！
   *[no] { $person }は殺し屋？ いいえ。
  }
noir-line-canvassed = { $role ->
    [killer] { $yes ->
        [yes] 殺し屋は{ $person }の隣？ はい。
       *[no] 殺し屋は{ $person }の隣？ いいえ。
      }
   *[inspector] { $yes ->
        [yes] 警部は{ $person }の隣？ はい。
       *[no] 警部は{ $person }の隣？ いいえ。
      }
  }
noir-line-removed = { $rows ->
    [0] 誰も生きていない縦の列が{ $columns }つ消えた。
   *[other] { $columns ->
        [0] 誰も生きていない横の列が{ $rows }つ消えた。
       *[other] 誰も生きていない横の列{ $rows }つと縦の列{ $columns }つが消えた。
      }
  }
noir-line-offered = { $who }が引き分けを申し出た。
noir-line-accepted = { $who }が引き分けを受けた。
noir-line-ended = { $reason ->
    [inspector_killed] 警部は死んだ。{ $who }の勝ち。
    [sixteen_deceased] 死者十六人。{ $who }の勝ち。
    [killer_arrested] 殺し屋逮捕。{ $who }の勝ち。
    [draw_agreed] 合意の引き分け。
   *[draw_quiet] 四十手番進展なし。引き分け。
  }
noir-news-identity = あなたは{ $person }。
noir-news-hand = あなたの四枚：{ $people }。
noir-news-drawn = 引いたのは{ $person }。
noir-all-identity = { $who }の正体は{ $person }。
noir-all-hand = { $who }の手札は{ $people }。
noir-all-drawn = 引いたのは{ $person }。
noir-says = { $yes ->
    [yes] はい
   *[no] いいえ
  }

## The notebook

noir-book-who = { $role ->
    [killer] 殺し屋は誰か
   *[inspector] 警部は誰か
  }
noir-book-left = 残り{ $n }人
noir-book-pencil = 顔を押すと、自分用の鉛筆の印がつきます。
noir-book-facts = { $role ->
    [killer] 殺し屋が残した手がかり
   *[inspector] 警部が残した手がかり
  }
noir-book-none = まだありません。
noir-sign-mine = 手
noir-sign-deceased = †
noir-sign-seen = 捨
noir-sign-clue = 証
noir-sign-shown = ・
noir-why-mine = 自分の札
noir-why-deceased = 死亡
noir-why-seen = 公開された
noir-why-clue = 手がかりで除外
noir-cell = { $may ->
    [yes] この人しかいない
    [no] { $why ->
        [mine] 違う、自分の札
        [deceased] 違う、死亡
        [seen] 違う、公開された
        [clue] 違う、手がかりで除外
       *[other] 違う
      }
   *[open] ありうる
  }{ $mark ->
    [maybe] 、鉛筆：もしかして
    [likely] 、鉛筆：あやしい
    [not] 、鉛筆：違う
   *[none] {""}
  }
noir-may = { $role ->
    [killer] { $may ->
        [yes] 殺し屋に違いない。
        [no] { $why ->
            [mine] 殺し屋ではない：自分の札。
            [deceased] 殺し屋ではない：死亡。
            [seen] 殺し屋ではない：公開された。
            [clue] 殺し屋ではない：手がかりで除外。
           *[other] 殺し屋ではない。
          }
       *[open] 殺し屋かもしれない。
      }
   *[inspector] { $may ->
        [yes] 警部に違いない。
        [no] { $why ->
            [mine] 警部ではない：自分の札。
            [deceased] 警部ではない：死亡。
            [seen] 警部ではない：公開された。
            [clue] 警部ではない：手がかりで除外。
           *[other] 警部ではない。
          }
       *[open] 警部かもしれない。
      }
  }
noir-fact-kill = { $person }が死んだとき、殺し屋は{ $person }の隣にいた。
noir-fact-arrest = { $yes ->
    [yes] { $person }が殺し屋。
   *[no] { $person }は殺し屋ではなかった。
  }
noir-fact-stood = { $person }を逮捕：警部は{ $person }か、その隣だった。
noir-fact-canvass = { $role ->
    [killer] { $yes ->
        [yes] 殺し屋は{ $person }の隣にいた。
       *[no] 殺し屋は{ $person }の隣にいなかった。
      }
   *[inspector] { $yes ->
        [yes] 警部は{ $person }の隣にいた。
       *[no] 警部は{ $person }の隣にいなかった。
      }
  }
noir-fact-within = { $people }の誰か。
noir-fact-without = { $people }を除外。
noir-fact-stale = 変装の前なので、もう意味がない。

## A suspect, looked up

noir-help-living = 隣にいる殺し屋に殺され、隣にいる警部に逮捕されることがある。
noir-help-innocent = 逮捕はされないが、殺されることはある。生存者に数える。
noir-help-dead = もう何もされない。誰も生きていない列は盤から外れる。

## The end

noir-reason-inspector_killed = 警部が殺された
noir-reason-sixteen_deceased = 死者十六人
noir-reason-killer_arrested = 殺し屋が逮捕された
noir-reason-draw_agreed = 合意の引き分け
noir-reason-draw_quiet = 進展のない引き分け
noir-end-title = { $reason ->
    [inspector_killed] 警部、死す
    [sixteen_deceased] 死者十六人
    [killer_arrested] 殺し屋、御用
    [draw_agreed] 引き分け
   *[draw_quiet] 迷宮入り
  }
noir-end-words = { $reason ->
    [inspector_killed] { $who }の勝ち。倒れたのは本物だった。
    [sixteen_deceased] { $who }の勝ち。誰にも止められなかった。
    [killer_arrested] { $who }の勝ち。その肩に手を置いた。
    [draw_agreed] 二人とも帽子をかぶり直した。勝者なし。
   *[draw_quiet] 四十手番、進展なし。勝者なし。
  }
noir-end-stopped = 対戦は打ち切られました
noir-was = 正体は{ $person }
noir-end-board = 最後の現場
noir-end-hand = 手札の証拠：{ $n }枚
noir-end-deck = 山札の残り：{ $n }枚、上から

## 手引きつきの初ゲーム

noir-lesson-opening = あなたは殺し屋。星印の顔に隠れています。警部を殺すか、全部で16人を殺せば勝ち。まず隣のだれかから。
noir-lesson-choosing = あなたは警部。殺される前に殺し屋を逮捕しましょう。隠れる顔を選びます。残りの札は手元に。どれも殺し屋ではありません。
noir-lesson-discarding = 札を1枚捨てます。その人物は殺し屋ではありません。殺し屋は、その隣にいるかどうかを答えます。
noir-lesson-killer = 隣の人を殺すか、行や列をずらして別の人を隣に来させるか、変装するか。足取りを読まれないように。
noir-lesson-inspector = 怪しい隣人を逮捕するか、ずらして近づくか、潔白を示すか。潔白を示すと殺し屋は答えなければなりません。
noir-lesson-do-shift = 行か列と向きを選びます。はみ出た人は反対の端から戻ります。
noir-lesson-do-kill = 殺す隣人を押してください。その中に警部がいれば、あなたの勝ちです。
noir-lesson-do-arrest = 逮捕する隣人を押してください。はったりで自分でもかまいません。殺し屋は正直に答えます。
noir-lesson-do-citizens_arrest = 手札を1枚選び、その人物の隣人を選びます。
noir-lesson-wait-killer = 警部が考えています。答えるたびに輪は狭まります。自分の顔の近くにだれがいるか見ておきましょう。
noir-lesson-wait-inspector = 殺し屋の番です。殺された人の隣に殺し屋がいました。頭の中で輪を描きましょう。

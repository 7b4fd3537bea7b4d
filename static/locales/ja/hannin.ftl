# 犯人は踊る。$names は "third" か "rulebook"。日本語のカード名はどちらの版でも同じ。

hannin-name = 犯人は踊る
hannin-ja = 犯人は踊る
hannin-blurb = 犯人のカードが手から手へ。聞いて、交換して、逃げる10分間。

## Cards: the name, one of them in a sentence, what it does

hannin-card-criminal = 犯人
hannin-card-first_discoverer = 第一発見者
hannin-card-detective = 探偵
hannin-card-alibi = アリバイ
hannin-card-accomplice = たくらみ
hannin-card-exchange = 取り引き
hannin-card-rumor = うわさ
hannin-card-propaganda = 情報操作
hannin-card-witness = 目撃者
hannin-card-dog = いぬ
hannin-card-boy = 少年
hannin-card-bystander = 一般人
hannin-many = { $name } { $n }枚
hannin-one-criminal = 犯人
hannin-one-first_discoverer = 第一発見者
hannin-one-detective = 探偵
hannin-one-alibi = アリバイ
hannin-one-accomplice = たくらみ
hannin-one-exchange = 取り引き
hannin-one-rumor = うわさ
hannin-one-propaganda = 情報操作
hannin-one-witness = 目撃者
hannin-one-dog = いぬ
hannin-one-boy = 少年
hannin-one-bystander = 一般人

hannin-does-criminal = 最後の1枚としてだけ出せる。出せば逃げきり。あなたと、たくらみを出した人全員の勝ち。
hannin-does-first_discoverer = ゲームの最初に出す。持っている人から始め、何が起きたのかを語る。
hannin-does-detective = 最初の手番では使えない。手札のある人をひとり疑う。{ $win ->
    [solver] 犯人を持っていてアリバイがなければ、あなたひとりの勝ち。
   *[everyone] 犯人を持っていてアリバイがなければ、犯人側でない全員の勝ち。
  }
hannin-does-alibi = 出しても何も起きない。手札にある間は、犯人でも探偵に「いいえ」と答えられる。いぬには効かない。
hannin-does-accomplice = このゲームの間ずっと犯人側になる。持っているだけでは意味がない。
hannin-does-exchange = 手札のある人とカードを1枚交換する。互いにこっそり選び、どのカードでもよい。{ $lone ->
    [blocked] 手札がこれだけのときは出せない。
   *[fizzles] 手札がこれだけなら何も起きない。
  }
hannin-does-rumor = 全員が、右どなりの手札から見ないで1枚取る。いっせいに。
hannin-does-propaganda = 手札のある全員が1枚選び、左どなりに渡す。いっせいに。
hannin-does-witness = ほかの人の手札を、いま一度だけ全部見る。中身を知るのはあなただけ。見たことは全員にわかる。
hannin-does-dog = ほかの人の伏せた手札から1枚を指す。そのカードは全員に公開。犯人なら、アリバイがあってもあなたひとりの勝ち。
hannin-does-boy = いま犯人を持っている人を、あなただけが知る。本人には、見られたことが伝わる。
hannin-does-bystander = 何も起きない。
hannin-help-box = このゲームに必ず入る枚数：{ $sure }。さらに入るかもしれない枚数：{ $more }。
hannin-help-also = もうひとつの版での名前：{ $name }。
hannin-help-english = 英語版のカード名：{ $name }。
hannin-open-card = { $card }：効果を読む

## Why a card may not be played now. The codes are those of the server

hannin-why-first_discoverer_first = まずは事件から。第一発見者を先に出してください。
hannin-why-criminal_last = 犯人は最後の1枚としてだけ出せます。
hannin-why-detective_first_turn = 最初の手番では探偵を使えません。まだだれにも何もわからないからです。
hannin-why-exchange_alone = 交換するカードがほかにないので出せません。
hannin-why-no_criminal = 犯人を持っていないので、答えは「いいえ」です。
hannin-why-no_alibi = 犯人を持っていてアリバイがないので、答えは「はい」です。
hannin-why-other = いまはできません。

## The line above the hand

hannin-ask-open = あなたが第一発見者です。
hannin-ask-turn = あなたの番です。1枚出す。
hannin-ask-pass = 出せるカードがありません。
hannin-ask-play = { $name }を出す？
hannin-ask-target = { $card ->
    [detective] だれを疑う？
    [exchange] だれと交換する？
    [witness] だれの手札を見る？
   *[dog] だれを嗅がせる？
  }
hannin-ask-point = { $who } のカードを1枚指す
hannin-ask-swap = { $who } に渡すカードは？
hannin-ask-left = 左どなりの { $who } に渡すカードは？
hannin-ask-to = { $who } に？
hannin-ask-answer = あなたが犯人ですか？
hannin-wait-open = { $who } が事件を語ります。
hannin-wait-turn = { $who } の番です。
hannin-wait-point = { $who } が { $target } のカードを指します。
hannin-wait-answer = { $who } が答えます。
hannin-wait-give = { $n ->
   *[other] { $who } がカードを選んでいます。
  }
hannin-wait-over = ゲームは終わりました。
hannin-back-out = 戻る
hannin-next = 次へ
hannin-pass = パス
hannin-yes = はい
hannin-says = { $yes ->
    [yes] はい！
   *[no] いいえ
  }
hannin-no = いいえ
hannin-seat = { $n ->
   *[other] 手札 { $n }枚
  }。出したカード：{ $played }。
hannin-seat-none = まだなし
hannin-in-hand = { $n ->
    [0] 手札なし
   *[other] 手札 { $n }枚
  }
hannin-told = 「{ $text }」
hannin-held-out = { $who } の伏せた手札、{ $n ->
   *[other] { $n }枚
  }
hannin-place = { $of }枚のうち { $n }枚目

## The sheet before a choice leaves the browser: what it is, then what follows from it

hannin-sure-title = { $card ->
    [criminal] 逃げきる？
    [first_discoverer] 始める？
    [alibi] アリバイを出す？
    [accomplice] 犯人側につく？
    [propaganda] 全員で1枚渡す？
    [boy] 犯人を見つける？
    [rumor] 全員で1枚取る？
    [bystander] { $name }を出す？
    [exchange] 効果なしで取り引きを出す？
    [detective] 効果なしで探偵を出す？
   *[other] { $name }を出す？
  }
hannin-sure-title-at = { $card ->
    [detective] { $who } を疑う？
    [exchange] { $who } と交換する？
    [witness] { $who } の手札を見る？
   *[dog] { $who } にいぬを放つ？
  }
hannin-sure-title-point = { $n }枚目をめくる？
hannin-sure-title-give = { $name }を { $who } に？
hannin-sure-title-answer = { $yes ->
    [yes] 「はい」と答える？
   *[no] 「いいえ」と答える？
  }
hannin-sure-title-pass = パスする？
hannin-sure-yes = { $card ->
    [detective] 疑う
    [exchange] 交換する
    [witness] 見る
    [dog] いけ、いぬ
    [criminal] 踊って逃げる
    [first_discoverer] 始める
    [accomplice] つく
    [boy] 見つける
   *[other] 出す
  }
hannin-sure-yes-point = めくる
hannin-sure-yes-give = 渡す
hannin-sure-yes-answer = { $yes ->
    [yes] 私です
   *[no] 違います
  }
hannin-sure-yes-pass = パス

hannin-then-criminal = ゲームはここで終わり、犯人は逃げきります。
hannin-then-criminal-mind = あなたと、たくらみを出した人全員の勝ちです。
hannin-then-first_discoverer = あなたから始まり、左どなりへと続きます。
hannin-then-first_discoverer-mind = { $text ->
    [yes] 何が起きたのか、ここか声でみんなに伝えましょう。
   *[no] 何が起きたのか、声でみんなに伝えましょう。
  }
hannin-then-detective = { $win ->
    [solver] { $who } が答えます。アリバイのない犯人なら、ゲームは終わり、あなたひとりの勝ちです。
   *[everyone] { $who } が答えます。アリバイのない犯人なら、ゲームは終わり、犯人側でない全員の勝ちです。
  }
hannin-then-detective-mind = 「いいえ」は本当かもしれないし、アリバイかもしれません。
hannin-then-detective-dead = 最初の手札にほかに出せるカードがないので、出せます。
hannin-then-detective-dead-mind = だれも疑いません。
hannin-then-alibi = 何も起きません。カードは前に置かれます。
hannin-then-alibi-mind = 犯人が回ってきても、もうこのカードは守ってくれません。
hannin-then-accomplice = 犯人が逃げきれば勝ち、つかまれば負けになります。
hannin-then-accomplice-mind = だれが犯人になっても、最後まで変わりません。
hannin-then-accomplice-again = もう犯人側なので、何も変わりません。
hannin-then-exchange = あなたと { $who } がこっそり1枚ずつ選び、交換します。
hannin-then-exchange-mind = どのカードが来るかわかりません。犯人かもしれません。
hannin-then-exchange-lone = 交換するカードがないので、何も起きません。
hannin-then-exchange-lone-mind = 出すと手札がなくなります。
hannin-then-rumor = 全員がいっせいに右から1枚取ります。あなたは { $right } から、{ $left } はあなたから。
hannin-then-rumor-mind = どのカードを取られるかは選べません。
hannin-then-propaganda = 全員がいっせいに左へ1枚渡します。あなたは { $left } に、{ $right } はあなたに。
hannin-then-propaganda-mind = 渡すカードは選べますが、来るカードは選べません。
hannin-then-witness = { $who } のいまの手札が全部見えます。見えるのはあなただけです。
hannin-then-witness-mind = あなたが見たことは全員にわかります。
hannin-then-dog = 次に、混ぜて伏せた { $who } のカードから1枚を指します。全員に公開されます。
hannin-then-dog-mind = 犯人でなければ戻り、ゲームは続きます。
hannin-then-point = カードは全員に公開されます。犯人なら、アリバイがあってもあなたひとりの勝ちです。
hannin-then-point-mind = 違うカードなら { $who } に戻ります。
hannin-then-boy = いま犯人を持っている人を、あなただけが知ります。
hannin-then-boy-mind = 本人には、あなたに見られたことが伝わります。
hannin-then-bystander = 何も起きません。
hannin-then-bystander-mind = カードは前に置かれます。
hannin-then-give = { $who } に渡り、何を渡したかは2人だけが知ります。
hannin-then-give-mind = 選んだら変えられません。
hannin-then-answer-yes = 名乗り出て、ゲームは終わります。
hannin-then-answer-no = ゲームは続きます。
hannin-then-answer-yes-mind = 犯人側の負けになります。
hannin-then-answer-no-mind = なぜ「いいえ」なのかは、だれにもわかりません。
hannin-then-pass = 手札はそのまま。パスしたことは全員に見えます。
hannin-then-pass-mind = いまできるのはこれだけです。

hannin-mind-alibi-own = 犯人を持っていて、これが最後のアリバイです。次に探偵に聞かれたらつかまります。
hannin-mind-detective-own = 犯人はあなたが持っています。{ $who } が何と答えても変わりません。
hannin-mind-catch = あなたは犯人側です。犯人をつかまえると負けになります。
hannin-mind-give-criminal = 犯人を渡します。これからは { $who } が犯人です。
hannin-mind-known-no = あなたは知っています。{ $who } は犯人を持っていません。
hannin-mind-known-yes = あなたは知っています。{ $who } が犯人を持っています。
hannin-tell-label = 何が起きた？ 空のまま、声で語ってもかまいません。
hannin-tell-hint = 夜行列車で最後のメロンパンを食べたのはだれだ？

## What happened. $who did it; cards come as "an Alibi", "the Criminal"

hannin-line-dealt = カードが配られました。{ $who } が事件を見つけ、始めます。
hannin-line-played = { $card ->
    [criminal] { $who } が最後の1枚、{ $one }を出しました！
    [first_discoverer] { $who } が{ $one }として始めます。
    [alibi] { $who } が{ $one }を出しました。何も起きません。
    [accomplice] { $who } が{ $one }を出し、犯人側につきました。
    [rumor] { $who } が{ $one }を出しました。全員が右から1枚取ります。
    [propaganda] { $who } が{ $one }を出しました。全員が左へ1枚渡します。
    [boy] { $who } が{ $one }を出し、犯人を探します。
   *[other] { $who } が{ $one }を出しました。何も起きません。
  }
hannin-line-played-at = { $card ->
    [detective] { $who } が { $target } に聞きます。「あなたが犯人ですか？」
    [exchange] { $who } が { $target } に{ $one }を持ちかけます。
    [witness] { $who } が{ $one }を出し、{ $target } の手札を見ます。
   *[dog] { $who } が { $target } に{ $one }を放ちました。
  }
hannin-line-passed = { $who } は出せるカードがなく、パスしました。
hannin-line-chose = { $who } がカードを選びました。
hannin-line-moved = { $by ->
    [exchange] { $who } と { $target } がカードを交換しました。
    [rumor] 全員が右から1枚取りました。
   *[propaganda] カードが左へ渡されました。
  }
hannin-line-moved-none = カードは動きませんでした。
hannin-line-witnessed = { $who } が { $target } の手札を見ました。
hannin-line-looked = { $who } は犯人を知りました。
hannin-line-answered = { $yes ->
    [yes] { $who }「はい、私です」
   *[no] { $who }「いいえ」
  }
hannin-line-pointed = { $who } が { $target } の { $n }枚目を指しました。
hannin-line-shown = { $card ->
    [criminal] { $one }です！
   *[other] { $one }でした。{ $target } に戻ります。
  }
hannin-line-ended = { $reason ->
    [escape] { $holder } が逃げきりました。犯人は踊って去っていきます。
    [detective] { $who } が { $holder } をつかまえました。
    [dog] { $who } のいぬが { $holder } をつかまえました。
   *[own_side] { $who } が { $holder } をつかまえました。自分も犯人側だったのに。
  }
hannin-line-stopped = ゲームは取りやめになりました。

## Only you see this

hannin-news-hand = { $who } の手札は{ $cards }。
hannin-news-holder = { $who } が犯人を持っています。
hannin-news-holder-you = 犯人はあなたです。手札にあります。
hannin-news-seen = 犯人を持っていることを { $who } に見られました。
hannin-news-gave = { $who } に{ $one }を渡しました。
hannin-news-took = { $who } から{ $one }を取りました。
hannin-news-swap = { $who } に{ $one }を渡し、{ $source } から{ $other }を受け取りました。
hannin-news-chose = { $one }を選びました。まもなく渡ります。
hannin-news-picked = { $who } は{ $one }を選びました。
hannin-news-move = { $who } が { $target } に{ $one }を渡しました。

## The notebook

hannin-notes-tab-seen = 見たこと
hannin-notes-caption = だれが何を持っているか
hannin-notes-yes = 確かにある
hannin-notes-no = 確かにない
hannin-notes-sure = 持っている
hannin-notes-lacks = 持っていない
hannin-notes-mark-set = { $mark ->
    [maybe] たぶん
    [surely] きっとある
    [not] ないはず
   *[none] 印なし
  }
hannin-notes-row = { $who }：印をつける
hannin-notes-key = 墨はテーブルでわかったこと、青鉛筆は自分の印。行を押すと書けます。
hannin-notes-nothing = まだ何もありません。あなただけが知ったことはここに残ります。
hannin-notes-watch = 観戦中は、書きとめる秘密がありません。
hannin-notes-turn = { $n }手目
hannin-notes-saw-hand = 目撃者として見た { $who } の手札：{ $cards }。
hannin-notes-saw-hand-none = 目撃者として見た { $who } の手札は空でした。
hannin-notes-saw-holder = 少年で知った犯人の持ち主：{ $who }。
hannin-notes-was-seen = 犯人を持っているところを { $who } に見られました。
hannin-notes-gave = { $who } に{ $one }を渡しました。
hannin-notes-took = { $who } から{ $one }を受け取りました。
hannin-notes-shown = いぬが見せたカード：{ $who } は{ $one }を持っています。
hannin-notes-deck = このゲームに必ずあるカード
hannin-notes-drawn = { $n ->
    [0] ほかにはありません。箱のカードをすべて配りました。
   *[other] ほかに無作為に { $n }枚。
  }

## The end

hannin-reason-escape = 犯人は踊って逃げきった
hannin-reason-detective = 探偵がつかまえた
hannin-reason-dog = いぬがつかまえた
hannin-reason-own_side = たくらみ仲間がつかまえた
hannin-end-ja = { $reason ->
    [escape] 犯人は踊った
   *[other] 犯人はつかまった
  }
hannin-end-title = { $reason ->
    [escape] 逃げきった
    [detective] 御用だ！
    [dog] いぬ、お手柄
   *[own_side] 仲間割れ
  }
hannin-end-words = { $reason ->
    [escape] { $holder } が最後の1枚で犯人を出しました。
    [detective] { $who } が { $holder } に聞き、アリバイはありませんでした。
    [dog] { $who } のいぬが { $holder } の手札から犯人を見つけました。
   *[own_side] { $who } が { $holder } をつかまえ、自分も負けになりました。
  }
hannin-end-stopped = ゲームは取りやめになりました
hannin-end-stopped-words = 勝者はなく、点数もつきません。
hannin-end-lay = 出されたカード
hannin-end-wins = 勝ち
hannin-end-nobody = 勝者なし。全員が犯人側でした。
hannin-end-you = { $how ->
    [win] あなたの勝ち
    [lose] あなたの負け
   *[neither] 勝ちでも負けでもなし
  }
hannin-end-role = { $role ->
    [criminal] 犯人
    [accomplice] たくらみ
    [solver] 解決
    [dog] いぬ使い
   *[other] 無実
  }
hannin-end-points = { $n ->
   *[other] +{ $n }点
  }
hannin-end-others = そのほか
hannin-end-dance = 犯人の足どり
hannin-end-step = { $how ->
    [deal] 最初に配られた
    [exchange] 取り引きで、{ $n }手目
    [rumor] うわさで取った、{ $n }手目
   *[propaganda] 左へ渡された、{ $n }手目
  }
hannin-end-brief = { $how ->
    [deal] 最初
   *[other] { $n }手目
  }
hannin-end-out = { $reason ->
    [escape] 扉の外へ、{ $n }手目
    [dog] 嗅ぎ当てられた、{ $n }手目
   *[other] つかまった、{ $n }手目
  }
hannin-end-knew = { $n ->
   *[other] { $who } は知っていた。
  }
hannin-end-hands = 全員の手札
hannin-end-played = 出したカード
hannin-end-held = 残りの手札
hannin-end-none = なし
hannin-end-box = 箱の中
hannin-end-box-none = なし。32枚すべてを配りました。
hannin-end-notes = 手帳と答え合わせ
hannin-end-mark = { $right ->
    [yes] 正解
   *[no] はずれ
  }
hannin-end-notes-score = { $right ->
    [0] 印 { $all }個のうち当たりはありませんでした。
   *[other] 印 { $all }個のうち { $right }個が当たり。
  }

## Refusals of the server

hannin-refused-match_over = ゲームは終わっています。
hannin-refused-already_chosen = もう選びました。
hannin-refused-not_your_turn = あなたの番ではありません。
hannin-refused-pass_needless = 出せるカードがあるのでパスできません。
hannin-refused-not_in_hand = そのカードは手札にありません。
hannin-refused-no_criminal = 犯人を持っていないので、答えは「いいえ」です。
hannin-refused-no_alibi = 犯人を持っていてアリバイがないので、答えは「はい」です。
hannin-refused-place_unknown = そこにカードはありません。
hannin-refused-not_asked = いまは聞かれていません。
hannin-refused-target_needless = このカードは相手を選びません。
hannin-refused-target_missing = 相手を選んでください。
hannin-refused-target_self = 自分は選べません。
hannin-refused-target_unknown = その席はありません。
hannin-refused-target_empty = その人は手札がありません。
hannin-refused-first_discoverer_first = まずは事件から。第一発見者を先に出してください。
hannin-refused-criminal_last = 犯人は最後の1枚としてだけ出せます。
hannin-refused-detective_first_turn = 最初の手番では探偵を使えません。
hannin-refused-exchange_alone = 交換するカードがほかにないので出せません。
hannin-refused-other = いまはできません。

## The lobby's form

hannin-option-edition = 版
    .about = カード名と4つの決まりをまとめて選びます。
hannin-option-edition-third = 第3版
    .about = 探偵がつかまえれば、犯人側でない全員の勝ち。
hannin-option-edition-rulebook = ルールブック版
    .about = 探偵を使った人ひとりの勝ち。無作為に入る種類が少なく、取り引きだけの手札は出せません。
hannin-option-names = カード名
    .about = カードに印刷する名前（日本語は同じ）。
hannin-option-names-null = 版のとおり
    .about = 選んだ版の名前。
hannin-option-names-third = 第3版
    .about = 英語では Crime Reporter, Rumor, Propaganda, Bystander。
hannin-option-names-rulebook = ルールブック版
    .about = 英語では Discoverer, Gossip, Muddy the Waters, Civilian。
hannin-option-random_pool = 無作為のカード
    .about = 必ず入るカード以外をどこから選ぶか。
hannin-option-random_pool-null = 版のとおり
    .about = 第3版は全部から。ルールブック版は行動カードだけから。
hannin-option-random_pool-everything = 残り全部から
    .about = 探偵やアリバイが増えることもあります。
hannin-option-random_pool-actions = 行動カードだけ
    .about = 探偵、アリバイ、たくらみは増えません。
hannin-option-detective_win = 探偵がつかまえたら
    .about = だれが勝つか。
hannin-option-detective_win-null = 版のとおり
    .about = 第3版は犯人側でない全員。ルールブック版は探偵を使った人。
hannin-option-detective_win-everyone = みんなの勝ち
    .about = 犯人側でない全員がいっしょに勝ちます。
hannin-option-detective_win-solver = ひとりの勝ち
    .about = 探偵を使った人だけが勝ちます。
hannin-option-lone_exchange = 取り引き1枚だけのとき
    .about = 交換するカードがない取り引きの扱い。
hannin-option-lone_exchange-null = 版のとおり
    .about = 第3版は効果なし。ルールブック版は出せません。
hannin-option-lone_exchange-fizzles = 効果なし
    .about = 出せますが何も起きません。
hannin-option-lone_exchange-blocked = 出せない
    .about = 出せないので、その人はパスします。
hannin-option-answers = 探偵への答え
    .about = だれが「はい」「いいえ」を言うか。
hannin-option-answers-automatic = 自動で答える
    .about = すぐに、アリバイの許す範囲で正直に。
hannin-option-answers-spoken = 本人が答える
    .about = 2つのボタンで。選べるのはアリバイのある犯人だけです。

## Quick phrases of this game

hannin-phrase-who_has_dog = いぬはだれが？
hannin-phrase-have_alibi = アリバイがあります。
hannin-phrase-two_to_dance = ひとりでは踊れない。

## 手引きつきの初ゲーム

hannin-lesson-begin = この中の1枚が犯人です。だれが持っているかを突き止めるか、自分なら逃げきるか。まずあなたから。明るいカードを押して「次へ」。
hannin-lesson-first = 犯人はだれかの手にあります。突き止めましょう。カードを押すと効果が読めます。色の薄いカードはいまは出せません。押すと理由が出ます。
hannin-lesson-criminal = あなたが犯人です。だれにも知られないように。ほかのカードを先に使い、最後に出せば逃げきって勝ちです。
hannin-lesson-escape = 犯人が最後の1枚です。出せば逃げきりです。
hannin-lesson-guilty = あなたは犯人側です。犯人をつかまえる手伝いはせず、持っている人を助けましょう。
hannin-lesson-detective = 探偵でだれかを名指しできます。手帳（開いた本の印）に、犯人を持っていない人が出ています。
hannin-lesson-dog = いぬは選んだ1枚を表にします。犯人なら、アリバイがあってもあなたひとりの勝ちです。
hannin-lesson-look = 犯人が回ってきたときのためにアリバイは残しましょう。手札が気に入らなければ、カードを動かすカードを。
hannin-lesson-aim = だれに使うか、席を押してください。足あとが行き先を示します。
hannin-lesson-next = 「次へ」で最後の確認に進みます。それまでは何でも取り消せます。
hannin-lesson-give = 渡すカードを選びます。何だったかは、ふたりだけの秘密です。
hannin-lesson-give-criminal = いま犯人を渡すこともできます。そうすれば逃げるのは別の人、あなたは追う側です。
hannin-lesson-point = カードは混ぜてあります。1枚を指すと、全員に見えます。
hannin-lesson-answer = 問いかけられました。手にアリバイがあれば、犯人でも「いいえ」と答えられます。
hannin-lesson-pass = 出せるカードがないので、パスします。
hannin-lesson-wait = ほかの人の番です。前に出たカードはもう使えません。探偵とアリバイの枚数を数えましょう。
hannin-lesson-wait-first = みんなの手札のどこかに犯人が1枚。だれが持っているか突き止めましょう。あなたなら、最後の1枚として出せば逃げきりです。
hannin-lesson-wait-criminal = 犯人はあなたです。顔に出さず、できればアリバイも手元に。

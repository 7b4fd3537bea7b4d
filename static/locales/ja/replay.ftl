# 終わったゲームを一手ずつ。

replay-share = この場面へのリンクをコピー
replay-copied = この場面へのリンクをコピーしました。
replay-by-hand = このブラウザーではコピーできません。リンクは { $url }
replay-eyes = だれの目で見る？
replay-public = テーブル
replay-all = すべて
replay-step = { $of }手中 { $n }手目
replay-slider = 場面。矢印キーで前後に動きます
replay-back = 一手戻る
replay-forth = 一手進む
replay-happened = いま起きたこと
replay-answered = { $who } は済みました。残るは { $others }。
replay-to-room = 部屋へ

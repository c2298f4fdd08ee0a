### 日本語。同じものには、いつも同じ言葉を使います。

## カード

good = { $good ->
    [diamond] ダイヤモンド
    [gold] 金
    [silver] 銀
    [cloth] 布
    [spice] スパイス
    [leather] 革
   *[camel] ラクダ
}{ $count }枚
good-name = { $good ->
    [diamond] ダイヤモンド
    [gold] 金
    [silver] 銀
    [cloth] 布
    [spice] スパイス
    [leather] 革
   *[camel] ラクダ
}

## Alt texts: 画像が見えない人のための説明

alt-space = { "" }
alt-comma = { "、" }
alt-nothing = なし
alt-turn = { $name }の番です。
alt-your-turn = あなたの番です。
alt-round-over = ラウンド終了。
alt-match-over = 試合終了。
alt-market = 市場：{ $cards }。
alt-slot = { $slot }番{ $card ->
    [diamond] ダイヤモンド
    [gold] 金
    [silver] 銀
    [cloth] 布
    [spice] スパイス
    [leather] 革
   *[camel] ラクダ
}
alt-slot-empty = { $slot }番は空
alt-slot-drawn = { $slot }番は山札から
alt-fresh = 市場の新しいカード：{ $slots }番。
alt-deck = 山札：{ $count }枚。
alt-bonus-piles = 残りのボーナストークン：3枚売り{ $three }個、4枚売り{ $four }個、5枚売り{ $five }個。ラクダトークン：{ $camel }ルピー。
alt-tokens = 残りのトークン：{ $rows }。
alt-row = { good-name } { $values }
alt-row-empty = { good-name } なし
alt-gone = いま売れたトークン：{ good-name } { $values }。
alt-player = { $name }（{ $seat ->
    [1] 太陽
   *[2] 月
}）：{ $has }。
alt-hand-size = 手札{ $count }枚
alt-hand-open = 手札：{ $cards }
alt-herd-secret = ラクダの数は秘密
alt-goods-none = 商品トークンなし
alt-goods = 商品トークン{ $rupees }ルピー（{ $tokens }）
alt-pouch = { good-name }{ $count }個＝{ $rupees }
alt-sum = { $values }＝{ $rupees }
alt-bonuses-none = ボーナストークンなし
alt-bonuses = ボーナストークン：{ $bonuses }
alt-bonus-count = { $kind }枚売り{ $count }個
alt-bonus-values = { $kind }枚売り { $values }
alt-seals = 大法官の印{ $count }/{ $needed }
alt-last = 直前の手：{ $move }
alt-took = { $name }が{ $cards }を取りました。
alt-exchanged = { $name }が{ $given }を{ $taken }と交換しました。
alt-sold = { $name }が{ $cards }を売却し、{ $earned }を得ました。
alt-earned-bonus = { $values }と{ $kind }枚売りのボーナストークン
alt-hand = あなたの手札：{ $cards }。ラクダの群れ：{ $herd }。
alt-sales = いま売ると：{ $sales }。
alt-sale = { $cards }で{ $rupees }ルピー
alt-sale-bonus = { $cards }で{ $rupees }ルピーと{ $kind }枚売りのボーナストークン
alt-sale-too-few = { $cards }はまだ売れない
alt-purse = あなたの持ち分は{ $rupees }ルピー：{ $tokens }、{ $bonuses }。{ $seals }。
alt-takes-seal = { $name }が大法官の印を獲得。
alt-wins-match = { $name }が試合に勝ちました。
alt-tie = すべて同点のため、大法官の印は誰にも渡りません。
alt-broken-off = { $how ->
    [resigned] { $name }が投了しました。
    [timeout] { $name }の時間切れです。
   *[cancelled] 試合は中止されました。
}
alt-decided-bonus = ルピーは同点。ボーナストークンの数で決着：{ $first }対{ $second }。
alt-decided-goods = ルピーとボーナストークンは同点。商品トークンの数で決着：{ $first }対{ $second }。
alt-total = { $name }（{ $seat ->
    [1] 太陽
   *[2] 月
}）、{ $rupees }ルピー：{ $has }。
alt-camel-token = ラクダトークン{ $rupees }
alt-if-took = { $cards }を取ると：
alt-if-exchanged = { $given }を{ $taken }と交換すると：
alt-if-sold = { $cards }を売却し、{ $earned }を得ると：
alt-challenge = ジャイプルへの招待状：夕暮れの宮殿の前で太陽と月が向かい合い、その間にダイヤモンド、金、銀、布、スパイス、革のカードが扇形に並び、ラクダの隊商が通り過ぎます。

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

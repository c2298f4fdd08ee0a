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

## The record book

command-profile = プレイヤーのレーティング、戦績、プレイスタイルを画像で見ます
command-leaderboard = このサーバーの上位プレイヤー（現在とシーズン別）
command-history = 終わったゲームの一覧（自分またはこのサーバー）
command-replay = 終わったゲームを一手ずつ見直します
command-verify = 山札が最初の手より前に決まっていたことを確かめます
option-player = 誰のプロフィールか。省略すると自分
option-whose = 自分のゲームか、このサーバーのゲームか
option-finished = どの終わったゲームか。省略すると自分の最後のゲーム
option-verify = ゲームのコード
choice-whose-mine = 自分のゲーム
choice-whose-server = このサーバーのゲーム

profile-title = ### { $player } · { $scope ->
    [server] このサーバー
   *[everywhere] すべての場所
}
profile-unrated = レート対象のゲームはまだありません。
profile-rating = レーティング { $rating } ± { $margin }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
}、レート対象{ $games }ゲームから。{ $rank }
profile-rank = このサーバーで{ $rank }位です。
profile-overall = すべての場所：{ $rating } ± { $margin }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
}。
profile-curve = 直近{ $games }ゲームのレーティングは{ $low }から{ $high }の間です。
profile-results = 対人戦{ $games }ゲーム：{ $won }勝{ $lost }敗{ $share ->
    [none] 。
   *[other] （勝率{ $share } %）。
}
profile-favourite = 得意な商品：{ good-name }（売却した{ $of }枚のうち{ $cards }枚）。
profile-sale = 売却の平均：{ $rupees }ルピー、最高{ $best }ルピー（{ $sales }回の売却）。
profile-bonus = ボーナストークン：{ $sales }回の売却のうち{ $share } %。
profile-camels = ラクダの群れが多かったラウンド：{ $rounds }ラウンドのうち{ $share } %。
profile-reply = 返答はおよそ{ $time }（{ $moves }手の中央値）。
profile-figure = { $figure ->
    [win_rate] 勝率
    [favourite] 得意な商品
    [average_sale] 売却の平均
    [bonus_rate] ボーナストークン
    [camel_rate] ラクダの群れ
   *[reply] 返答時間
}
profile-missing = -# ゲームが少なく、まだ言えないもの：{ $figures }。
duration = { $unit ->
    [day] { $count }日
    [hour] { $count }時間
    [minute] { $count }分
   *[second] { $count }秒
}
button-rivalry = ライバル
button-history = ゲーム一覧
button-share = みんなに見せる
button-scope = { $scope ->
    [server] このサーバー
   *[everywhere] すべての場所
}
button-watch = { $game ->
    [last] 最後の試合を見る
   *[closest] 一番の接戦を見る
}
select-rival = 比べる相手…
rivalry-title = ### { $first } と { $second }
rivalry-score = { $games }試合：{ $first } { $won }勝、{ $second } { $lost }勝。
rivalry-rounds = 大法官の印：{ $won }対{ $lost }。
rivalry-streak = { $count ->
    [1] 直近の試合は{ $name }が勝ちました。
   *[other] { $name }が{ $count }連勝中です。
}
rivalry-longest = 最長の連勝：{ $first } { $mine }、{ $second } { $theirs }。
rivalry-sale = 最大の売却：{ $name }、`{ $code }`で{ $rupees }ルピー。
rivalry-closest = 一番の接戦：`{ $code }`、全ラウンドの合計で{ $rupees }ルピー差。

leaderboard-title = ### ランキング · { $season }
leaderboard-line = { $rank ->
    [0] ▫
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $rank }.**
} { $player } · **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
} ± { $margin } · { $won } : { $lost }
leaderboard-empty = ここではまだ誰もレート対象のゲームを終えていません。
leaderboard-how = -# このサーバーのレート対象ゲーム（勝ち : 負け）。「?」は順位をつけるにはゲームが足りません。設定で非表示にした人は載りません。
season-now = 現在
season = { $quarter ->
    [1] { $year }年1月～3月
    [2] { $year }年4月～6月
    [3] { $year }年7月～9月
   *[4] { $year }年10月～12月
}
select-season = シーズン…

history-title = ### { $whose ->
    [mine] あなたの終わったゲーム
    [theirs] このサーバーでの{ $player }の終わったゲーム
   *[server] このサーバーの終わったゲーム
}
history-line = `{ $code }` { $how ->
    [won] { $opponent } に勝ち
    [lost] { $opponent } に負け
   *[neutral] { $first } が { $second } に勝利
}{ $why ->
    [resigned] （投了）
    [timeout] （時間切れ）
   *[played] {""}
} · { $when }
history-empty = 終わったゲームはありません。
sieve = { $sieve ->
    [won] 勝ち
    [lost] 負け
    [rated] レート対象
    [matches] 2本先取
    [singles] 1ラウンドのみ
    [practice] 商人との対戦
   *[all] すべて
}
select-sieve = 表示するもの…
select-replay = ゲームをもう一度見る…
library-mine = { $code } · 相手：{ $opponent } · { $how ->
    [won] 勝ち
   *[lost] 負け
}
library-theirs = { $code } · { $first } と { $second }
library-kind = { $length ->
    [single] 1ラウンドのみ
   *[best_of_three] 2本先取
}{ $rated ->
    [yes] 、レート対象
   *[no] {""}
}

replay-players = ☀ { $first } · 🌙 { $second }
replay-option = { $ply }. { $move }
select-jump = 手を選んで移動…
button-film = 動画
button-turning = 分かれ目
button-verify = 封印された山札
film-making = 🎞 `{ $code }` ラウンド{ $round }の動画を作っています…
film = 🎞 ゲーム `{ $code }`、ラウンド{ $round }
work-failed = 申し訳ありません、うまくいきませんでした。しばらくしてからもう一度お試しください。

turning-making = 🔎 チャンドラが `{ $code }` ラウンド{ $round }を一手ずつ見直しています…
turning-title = ### `{ $code }` ラウンド{ $round }の分かれ目
turning-lesson = **{ $number }.** { $ply }手目：{ $event } 勝つ見込みが{ $cost } %下がりました。
    { $player } への助言：**{ $better }**。{ $reasons }
turning-none = 取り上げるほどのミスはありませんでした。
turning-balance = { $player }：一手あたり平均{ $cost } %を失い、{ $kind ->
    [good] 運では全体で{ $luck } %を得ました
    [bad] 運では全体で{ $luck } %を失いました
   *[none] 運は五分五分でした
}。
turning-how = -# その時点で各プレイヤーが知りえたことをもとにした、コンピューター商人の見立てです。運とは誰の手柄でもないもの、つまり配られた札、めくれた札、ボーナストークンのことです。
button-lesson = 手{ $number }を見る

verify-title = ### `{ $code }` の封印された山札
verify-how = 各ラウンドの封印は最初の手より前に公開されます。ソルト、山札、ボーナストークンのSHA-256です。下の行をシェルで実行すると、封印と同じ値が表示されます。
verify-round = **ラウンド{ $round }** · 封印 `{ $seal }`
verify-opened = ソルト `{ $salt }` · 山札 `{ $deck }`
verify-sealed = -# まだ対戦中です。ラウンドの終わりに公開されます。

alt-profile = プロフィールカード：レーティングとその推移、勝敗、彫刻のアーチの下に五つの数字。
alt-rivalry = 太陽と月の二枚の旗に、勝った試合、大法官の印、最大の売却、最長の連勝。
alt-film = { $first }（太陽）と{ $second }（月）のラウンド{ $round }の動画：配札後と{ $moves }手それぞれの後の盤面を両者の手札を開いて示し、最後に結果を表示します。
alt-chance = { $ply }手目 { $share } %
alt-turning = { $first }（太陽、線の下側）の{ $second }（月、線の上側）に対する勝つ見込みのグラフ：{ $chances }。
alt-turning-marks = 印のついた手：{ $plies }。

error-NothingBooked = { $whom } には、ここで表示できる終わったゲームがありません。
error-NotShownHere = ゲーム `{ $code }` は別の場所で行われました。ここで見られるのは対戦した二人だけです。
error-NotThisRound = ゲーム `{ $code }` には見られるラウンド{ $round }がありません。
error-WorkshopFull = すでにいくつかの動画や分析を作成中です。1分ほどしてからもう一度お試しください。
error-NoFinishedGame = まだ終わったゲームがありません。このサーバーのゲームのコードを指定するか、`/jaipur challenge` で対戦してください。
error-NotARival = 比べるには、異なる二人を選んでください。

data-book = 終わったゲームから集計したレーティング、統計、対戦成績も保存しています。
help-book = 記録帳：{ $profile }、{ $leaderboard }、{ $history }。{ $replay } で終わったゲームを見直し、動画や分かれ目も見られます。{ $verify } は山札が最初の手より前に決まっていたことを示します。

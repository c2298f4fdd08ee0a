### 日本語。同じものには、いつも同じ言葉を使います。文は「です・ます」、句読点は全角。
### カードは「枚」、ラクダは「頭」、トークンは「個」、メンションや名前には「さん」を付けます。

## カード

good = { $good ->
    [diamond] ダイヤモンド
    [gold] 金
    [silver] 銀
    [cloth] 布
    [spice] スパイス
    [leather] 革
   *[camel] ラクダ
}{ $count }{ $good ->
    [camel] 頭
   *[other] 枚
}
good-name = { $good ->
    [diamond] ダイヤモンド
    [gold] 金
    [silver] 銀
    [cloth] 布
    [spice] スパイス
    [leather] 革
   *[camel] ラクダ
}

nothing = なし
somebody = 名無し
joining-words = と や の を 枚 頭 個

## 人

merchant-name = { $level ->
    [beginner] 見習いのアンジュ
    [cameleer] ラクダ使いのケサル
    [hoarder] 収集家のミーラ
    [trader] 商人のバルビル
    [hasty] 行商人のパヴァン
    [broker] 仲買人のファリド
    [vizier] 大臣のナシル
   *[master] 達人のチャンドラ
}
merchant-short-name = { $level ->
    [beginner] アンジュ
    [cameleer] ケサル
    [hoarder] ミーラ
    [trader] バルビル
    [hasty] パヴァン
    [broker] ファリド
    [vizier] ナシル
   *[master] チャンドラ
}
# On a player's plate: a merchant who moves for somebody absent.
name-with-steward = { $merchant }（{ $absent }）
merchant-line = { $level ->
    [beginner] 「相場はまだ勉強中で、よく見落とすんです。お手やわらかに！」
    [cameleer] 「ラクダを見ると、損だとわかっていても素通りできない。」
    [hoarder] 「あと一枚でそろうのに…。つい待ちすぎてしまうの。」
    [trader] 「公正な取引、値引きはなし。昔ながらの経験則でいこう。」
    [hasty] 「はい、売った！　もっと集まるまで待つなんて性に合わないね。」
    [broker] 「勝算は読める。だが、自分の読みをよく疑ってしまう。」
    [vizier] 「相手の次の一手までは読む。その先は運まかせだ。」
   *[master] 「この市場を見続けて、もう四十年になる。」
}
merchant-greets = { $level ->
    [beginner] *アンジュはぺこりとおじぎをした。*「はじめての自分のお店なんです！　まだ見落としも多いので、いろいろ教えてください。」
    [cameleer] *ケサルはラクダの鼻先をなでた。*「まあ座って。ラクダに気をつけて。何頭いても足りないんだ。」
    [hoarder] *ミーラは戸棚に鍵をかけた。*「そろえてから売るのが好きなの。ときどき先を越されるけれど。」
    [trader] *バルビルは袖をまくった。*「さて、隊商は何を運んできたかな。こっちは経験則が頼りだ。」
    [hasty] *パヴァンはもう荷をまとめている。*「急いだ、急いだ！　明日の二ルピーより今日の一ルピーさ。」
    [broker] *ファリドは両手で硬貨の重さをくらべた。*「取引の値打ちはわかる。自信さえあればなあ。」
    [vizier] *ナシルは帳簿を開いた。*「次の一手はわかっている。その先は星にまかせよう。」
   *[master] *チャンドラはほほえんだ。*「おぬしが来ることは、市場が教えてくれたよ。」
}
merchant-on-rung = { $rung }・{ merchant-name }
merchant-which = ### 誰と取引しますか？
merchant-mine = **自分に合った強さ**なら、互角の相手と対戦できます。今は{ merchant-name }さん（{ $most }段階中{ $rung }）です。勝てば次はもっと強い相手、負ければもっとやさしい相手になります。
merchant-rated = -# 商人とのレーティング対象の対戦です。このレーティングだけが変わり、ヒントは使えません。
merchant-head-start = { $whose ->
    [you] -# ⚖ ハンデ：毎ラウンド、あなたに{ $rupees }ルピーを加えます（レーティング対象外。あなたの強さの段階は変わりません）。
   *[merchant] -# ⚖ ハンデ：毎ラウンド、商人に{ $rupees }ルピーを加えます（レーティング対象外。あなたの強さの段階は変わりません）。
}
merchant-not-rated = -# この対戦はレーティングの対象外です。1日のうちに、商人とのレーティング対象の対戦を3回、早々にやめたためです。
button-my-level = 自分に合った強さ
select-merchant = 商人を選ぶ（1がいちばんやさしい）…

## 手の説明

event-took = { $who ->
    [you] あなたは{ $cards }を取りました。
   *[they] { $name }さんは{ $cards }を取りました。
}
event-exchanged = { $who ->
    [you] あなたは{ $given }を出して{ $taken }と交換しました。
   *[they] { $name }さんは{ $given }を出して{ $taken }と交換しました。
}
event-sold = { $who ->
    [you] あなたは{ $cards }を{ $rupees }ルピーで売却しました{ $bonus ->
        [none] 。
        [known] （ほかにボーナス{ $value }ルピー）。
       *[hidden] （ほかにボーナストークン1個）。
    }
   *[they] { $name }さんは{ $cards }を{ $rupees }ルピーで売却しました{ $bonus ->
        [none] 。
        [known] （ほかに{ $kind }枚売りのボーナス{ $value }ルピー）。
       *[hidden] （ほかに{ $kind }枚売りのボーナストークン1個）。
    }
}
event-planned = { $event }*（予約した手）*
events-before = *…その前に{ $count }手*
result-won = 🏅 { $who ->
    [you] 第{ $round }ラウンドはあなたが{ $first }対{ $second }で優秀の証を獲得しました
   *[they] 第{ $round }ラウンドは{ $name }さんが{ $first }対{ $second }で優秀の証を獲得しました
}{ $by ->
    [bonus_tokens] （ルピーは同点、ボーナストークンの数で決着）。
    [goods_tokens] （ルピーもボーナストークンも同点、商品トークンの数で決着）。
   *[rupees] 。
}
result-tie = ⚖ 第{ $round }ラウンドは{ $first }対{ $second }、すべて同点でした。優秀の証は誰にも渡らず、このラウンドをやり直します。
sale-brings = { $values ->
    [none] トークンなし
   *[other] { $values }ルピー
}{ $bonus ->
    [yes] ＋ボーナス
   *[no] {""}
}
move-take = { $cards }を取る
move-camels = { $count ->
    [1] ラクダ{ $count }頭を取る
   *[other] ラクダ{ $count }頭をすべて取る
}
move-exchange = { $given }を出して{ $taken }と交換する
move-sell = { $cards }を売却する
# $whenはDiscordが表示する相対時間です（「3 日後」「2 時間前」など）。下の$sinceも同じです。
until = · 期限：{ $when }
until-then-reserve = · 期限：{ $when }、その後に予備時間{ $reserve }
until-in-fair-reserve = · ⏳ 大会の予備時間を使用中、{ $when }に時間切れ負け
until-in-reserve = · ⏳ 予備時間{ $reserve }を使用中（{ $when }に終了）
pace-and-reserve = { $pace } · 対戦全体で予備時間{ $reserve }
away = -# 🏖 { $name }さんは{ $when }まで不在です。持ち時間は進み続けます。
pace = { $pace ->
    [hour] 1手1時間
    [eight_hours] 1手8時間
    [day] 1手1日
    [three_days] 1手3日
    [seven_days] 1手7日
   *[no_limit] 時間制限なし
}

## 挑戦

challenge-to = ### { $challenger }さんが{ $opponent }さんをジャイプルの対戦に誘っています
challenge-anyone = ### { $challenger }さんが対戦相手を探しています
challenge-details = { $length ->
    [single] 1ラウンド勝負
   *[best_of_three] 2ラウンド先取
} · { $pace }{ $herds ->
    [secret] {" "}· ラクダの数は秘密
   *[open] {""}
}{ $hints ->
    [yes] {" "}· ヒントあり（レーティング対象外）
   *[no] {""}
}
challenge-head-start = ⚖ ハンデ：毎ラウンド、{ $name }さんに{ $rupees }ルピーを加えます（レーティング対象外）。
challenge-head-start-anyone = ⚖ ハンデ：毎ラウンド、挑戦を受けた人に{ $rupees }ルピーを加えます（レーティング対象外）。
challenge-open-until = -# 受付期限：{ $when }
challenge-accepted = 🤝 { $first }さんと{ $second }さんがテーブル`{ $code }`につきました。
challenge-thread = 対戦の場所：{ $thread }
challenge-table-hidden = ここでは一方に「外部アプリを使用」の権限がないため、テーブルを表示できません。もう一方が{ $table }を使うと表示できます。
practice-thread = テーブルの場所：{ $thread }
challenge-closed = { $state ->
    [declined] { $name }さんは挑戦を断りました。
    [withdrawn] { $name }さんは挑戦を取り下げました。
    [expired] { $name }さんの挑戦は、期限までに誰も受けませんでした。
   *[accepted] { $name }さんの挑戦は成立しました。
}
challenge-not-called = { $why ->
    [soon] 🔕 挑戦は出ていますが、{ $name }さんには通知していません。同じ相手への通知は10分に1回までです。次に通知できるのは{ $when }です。
    [day] 🔕 挑戦は出ていますが、{ $name }さんには通知していません。同じ相手への通知は1日に3回までです。次に通知できるのは{ $when }です。
    [declined] 🔕 挑戦は出ていますが、{ $name }さんには通知していません。以前あなたの挑戦を断っているためです。次に通知できるのは{ $when }です。
   *[erased] 🔕 挑戦は出ていますが、{ $name }さんには通知していません。データを消去してから1日は、挑戦しても相手に通知されません。次に通知できるのは{ $when }です。
}
challenge-erased = この挑戦はなくなりました。どちらかのデータが消去されたためです。
rematch-offer =
    直近の3戦は{ $opponent }さんの勝ちでした。今度はハンデをもらいますか？　毎ラウンド、選んだルピーがあなたに加算されます（レーティング対象外）。{ $opponent }さんには招待の中で示され、受けるかどうかを選んでもらいます。この質問はあなたにしか見えません。
button-head-start = ＋{ $rupees }
button-rematch-plain = いいえ、これまでどおり
rematch-begins = 🤝 もう一勝負！　新しいテーブルは`{ $code }`です。
button-accept = 受ける
button-decline = 断る
button-withdraw = 取り下げる

## テーブル

table-title = ### ☀ { $first }さん · 🌙 { $second }さん · 第{ $round }ラウンド · `{ $code }`
table-head-start = -# ⚖ ハンデ：{ $name }さんに毎回＋{ $rupees }
table-turn = ➤ { $mover }さんの番です
table-late = ⏰ { $mover }さんは時間切れです。{ $waiting }さんは勝ちを宣言する、もう少し待つ、商人に代わりを任せる、のいずれかを選べます。
table-steward = -# 🧔 { $merchant }さんが{ $name }さんの代わりにプレイしています。**自分の手札**を開くと席は戻ります。この対戦はもう成績に含まれません。
table-stewarded = -# 🧔 この対戦では{ $merchant }さんが代わりにプレイしたため、成績に含まれません。
table-cancel-proposed = { $proposer }さんが対戦の中止を提案しています。
table-cancelled = この対戦は中止になりました。
table-won = { $how ->
    [resigned] 🏆 { $loser }さんの投了により、{ $winner }さんの勝ちです。
    [timeout] 🏆 { $loser }さんの時間切れにより、{ $winner }さんの勝ちです。
    [erased] 🏆 相手が投了し、自分のデータをすべて消去したため、{ $winner }さんの勝ちです。
   *[played] 🏆 { $winner }さんの勝ちです！
}
rating-change = { $player }さん { $rating }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
}（{ $change }）
table-ratings = -# レーティング：{ $changes }
table-seal = -# 封印された山札：`{ $seal }`
table-restored = -# ボットの管理者がバックアップを復元しました。対戦はここから続きます。
round-end-title = ### 第{ $round }ラウンド終了 · ☀ { $first }さん · 🌙 { $second }さん · `{ $code }`
table-comes = テーブルを{ $channel }に出します。
thread-name = ジャイプル { $code }：☀ { $first }さん · 🌙 { $second }さん
post-name = ☀ { $first }さん · 🌙 { $second }さん · { $code }
post-opening = ☀ { $first }さんと🌙 { $second }さんのジャイプルの対戦（`{ $code }`）です。テーブルは下にあります。誰でも観戦できますが、手札は本人にしか見えません。
tag-running = 対戦中
tag-finished = 終了
button-hand = 自分の手札
button-rules = ルール
button-more = その他
button-claim = 勝ちを宣言する
button-wait = もう少し待つ
button-steward = 商人に代わりを任せる
button-agree = 中止に同意する
button-refuse = 対戦を続ける
button-rematch = 再戦
button-replay = リプレイ
button-record = 対戦記録
more = 対戦`{ $code }`をどうしますか？
button-post-again = テーブルを出し直す
button-help = 使い方
button-cancel = 対戦を中止する
button-resign = 投了する
really = { $what ->
    [resign] 本当に対戦`{ $code }`を投了しますか？　相手の勝ちになります。
    [propose] 二人ともすでに一手以上進めているため、中止には相手の同意が必要です。対戦`{ $code }`の中止を提案しますか？
    [claim] 相手は時間切れです。対戦`{ $code }`の勝ちを宣言しますか？　対戦はすぐに終わります。もう少し待つことも、商人に代わりを任せることもできます。
    [steward] 相手は時間切れです。対戦`{ $code }`で商人に代わりを任せますか？　相手が戻っても、この対戦はもうレーティングにもライバルの成績にも含まれません。相手が**自分の手札**を開くと席は戻ります。
   *[cancel] 本当に対戦`{ $code }`を中止しますか？　勝者はなしになります。
}
button-yes = はい
button-no = いいえ、戻る
done = { $what ->
    [resigned] 投了しました。お疲れさまでした。
    [cancelled] 対戦を中止しました。
    [proposed] 相手に中止を提案しました。
    [refused] 対戦を続けます。
    [claimed] あなたの勝ちになりました。
    [steward] { merchant-name }さんが相手の代わりに続けます。この対戦はもう成績に含まれません。
   *[waiting] 相手の1手分の時間を今から計り直します。予備時間は使い切ったままです。
}
trouble = ⚠ { $what ->
    [channel] このテーブルのチャンネルはなくなりました。別のチャンネルで`/jaipur table`を使うと、そこにテーブルを出せます。
    [locked] スレッド{ $channel }はロックされているため、テーブルを表示できません。スレッドを管理している人がロックを解除できます。または、別のチャンネルで`/jaipur table`を使うと、そこにテーブルを出せます。
   *[permission] { $channel }に投稿する権限がありません。「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限が必要です。チャンネルを管理している人に許可してもらってください。
}
interrupted = { $why ->
    [removed] ⏸ ボットがサーバーのメンバーではなくなったため、この対戦は中断しています。その間、持ち時間は減りません。ボットがもう一度招待されると再開します。
   *[refused] ⏸ テーブルを長い間表示できなかったため、この対戦は中断しています。その間、持ち時間は減りません。`/jaipur table`で再開できます。同じサーバーの別のチャンネルでも使えます。
}
nonmember = { $why ->
    [hidden] そこでは一方に「外部アプリを使用」の権限がないため、テーブルはもう一方が動いたときにだけ表示されます。いつもメンションできるとは限らないので、ときどき見に来てください。
    [permission] そこでは権限が足りず、ボットから投稿できません。相手が一手進めたときはメンションできますが、リマインダーは届かないことがあります。ときどき見に来てください。
   *[absent] そこではボットがメンバーではないため、相手が一手進めたときはメンションできますが、リマインダーは届かないことがあります。ときどき見に来てください。
}
table-moved = テーブル`{ $code }`は移動しました：{ $table }
trouble-files = -# ここでは画像を添付できないため、テーブルを文章で表示しています。チャンネルを管理している人が「ファイルを添付」を許可すると画像で表示できます。
trouble-threads = -# この対戦のスレッドを作る権限がないため、ここで対戦します。チャンネルを管理している人が「公開スレッドの作成」を許可するとスレッドを作れます。
trouble-forum = -# このサーバーの対戦用フォーラムに投稿を作れないため、ここで対戦します。フォーラムを管理している人が「チャンネルを見る」「投稿を作成」「投稿でメッセージを送信」を許可するか、私が使えるタグを用意すると投稿を作れます。

## パネル

panel-title = ### { $opponent }さんとの対戦 · 第{ $round }ラウンド · `{ $code }`
seat-taken-back = 🪑 席が戻りました。不在の間は{ $merchant }さんが代わりにプレイしていたため、この対戦はもう成績に含まれません。
panel-your-turn = **あなたの番です**
panel-their-turn = { $opponent }さんの番です
panel-since = **前回見てからの出来事**
panel-stale = ⚠ そのボタンは古くなっています（手は実行されていません）。現在の状況はこちらです。
panel-played = ✅ あなたの手は反映されています。
panel-round-over = **第{ $round }ラウンド終了**
button-new-round = 第{ $round }ラウンドへ
button-take = { $good ->
    [diamond] ダイヤモンドを取る
    [gold] 金を取る
    [silver] 銀を取る
    [cloth] 布を取る
    [spice] スパイスを取る
   *[leather] 革を取る
}
button-camels = ラクダ{ $count }頭を取る
button-exchange = 交換する…
button-hint = ヒント
button-sell = { $cards }を売却：{ $rupees }{ $bonus ->
    [yes] ＋ボーナス
   *[no] {""}
}
option-sell = { $cards }を売却
select-sell = 枚数を減らして売却…
button-refresh = 更新
button-table = テーブル
button-next-game = 次の対戦
button-play = 決定
button-back = 戻る
confirm = **あなたの一手：** { $move }。これでよろしいですか？
confirm-sale = { $move }（{ $brings }）
exchange-how = 交換を選ぶか、取るカードを選んでください。取るカードを選ぶと、出せるカードが表示されます。
exchange-give = { $taken }を取ります。代わりに何を出しますか？
button-ready-exchange = { $given }で{ $taken }を取る
option-take = { $cards }を取る
option-give = { $cards }を出す
select-take = 取るカード…
select-give = ほかのカードを出す…
understood = **次のように読み取りました：** { $move }。これでよろしいですか？
one-tap-on = ⚡ これからは1回のタップですぐに実行します。確認画面は{ $settings }で元に戻せます。
button-one-tap = ワンタップで決める
hint = 💡 **おすすめの一手：{ $move }**
spectator = { $first }さんと{ $second }さんの対戦（`{ $code }`）を観戦しています。二人の手札は見えません。

## 予約

button-plan = 次の手を予約する…
button-plan-change = 予約を変える…
button-plan-drop = 予約を取り消す
button-plan-done = 完了
plan-how = **次の手を予約しましょう。** いま選べる行動から選んでください。{ $opponent }さんの手番が終わると、まだ可能ならすぐに実行されます。
plan-more = それができない場合の手も追加できます。
plan-is = 🗓 **予約：** { $moves }
plan-else = { $before }、できなければ{ $then }
plan-camels = ラクダをすべて取る
plan-wakes = 条件：{ $reasons }
plan-wakes-never = 何があっても実行されます。
plan-dropped = 🗓 予約を取り消しました。
plan-late = ⚠ その間に対戦が進んだため、予約できませんでした。現在の状況はこちらです。
plan-nothing-to = いまは予約できる手がありません。予約は、人の番を待っている間にできます。
plan-look-first = 前回見てから動きがありました。まずこちらを見てから予約してください。
plan-stopped = 🗓 予約した手は実行されませんでした（{ $moves }）：{ $why ->
    [precious] ダイヤモンド・金・銀のどれかが市場に出ました。
    [camels] 市場のラクダが3頭以上になりました。
    [less] 売却の価値が下がりました。
   *[illegal] 予約した手がどれもできなくなりました。
}
select-wake = 実行の条件…
wake-precious = ダイヤモンド・金・銀が出たら中止
wake-camels = ラクダが3頭以上になったら中止
wake-less = 売却の価値が下がったら中止
wake-never = 何があっても実行する

## ヒントの理由

reason-ends-ahead = これで、およそ{ $rupees }ルピーのリードでラウンドが終わります。
reason-sells-for = いまなら{ $number }枚で{ $rupees }ルピーになります。
reason-bonus = { $number }枚の売却で{ $least }～{ $most }ルピーのボーナスがもらえます。
reason-before-the-drop = いま一番上のトークンは{ $top }ルピーですが、このあとは{ $next }ルピーに下がります。
reason-before-opponent = 相手も同じ商品を{ $number }枚取っており、先に売却されるかもしれません。
reason-makes-room = 手札が{ $number }枚でいっぱいなので、空きができます。
reason-collects = { $number ->
    [1] { good-name }1枚は、いまなら{ $rupees }ルピーで売れます。
   *[other] これで{ good-name }が{ $number }枚になり、いまの相場で{ $rupees }ルピーになります。
}
reason-needs-more = { good-name }は{ $number }枚そろうと、いまの相場で{ $rupees }ルピーになります。
reason-nears-bonus = これで{ good-name }が{ $number }枚になり、ボーナス付きで売却できます。
reason-denies = 相手も{ good-name }を取っています（これまでに{ $number }枚）。
reason-last-ones = { good-name }はもう出てきません。
reason-pays-in-camels = ラクダ{ $number }頭を出すだけで済みます。
reason-gains-camels = ラクダ{ $number }頭は、あとで交換に使えます。
reason-larger-herd = ラクダの群れが{ $mine }対{ $theirs }で相手より大きくなります。
reason-nothing-better = ほかにもっと良い手はありません。

## Where to begin

button-learn = 遊び方を学ぶ
button-merchants = 商人と対戦
button-challenge = 誰かに挑戦する
select-opponent = 誰に挑戦しますか？
challenge-whom =
    ### 誰と対戦しますか？
    2ラウンド先取です。`/jaipur challenge`ならほかの条件も選べます。
challenge-unseen =
    この会話はほかの誰にも見えないので、挑戦しても誰も受けられません。
    サーバーで挑戦するか、相手とグループを作ってそこで`/jaipur challenge`を使ってください。商人ならいつでも相手をします。
challenge-hidden =
    このサーバーでは外部アプリの返事は本人にしか見えません。ここでの返事はあなただけに表示されるため、誰も挑戦を受けられません。挑戦は取り下げました。
    サーバーの管理者に、ボットの追加か「外部アプリを使用」の許可を頼んでください。友だちとグループを開いて、そこで`/jaipur challenge`を使うこともできます。商人ならいつでも対戦できます。
has-no-table = { $what ->
    [lesson] レッスンのテーブルはチャンネルに出ません。すべてここで進みます。
   *[deal] 同じ配札で遊ぶ対戦のテーブルはチャンネルに出ません。すべてここで進みます。
}

## 足りない権限

challenge-missing = { $how ->
    [thread] ⚠ 私はこの非公開スレッドに入っていません。ここで私にメンションすると入れます。そのあと、もう一度お試しください。このまま遊ぶこともできます。その場合、テーブルは手番のたびに表示され、リマインダーは届かないことがあります。
    [words] ⚠ このチャンネルではボットの権限が足りません：{ $rights }。チャンネルを管理できる人に許可してもらってから、もう一度お試しください。このまま遊ぶこともできます。その場合、テーブルは文章で表示されます。
   *[answers] ⚠ このチャンネルではボットの権限が足りません：{ $rights }。チャンネルを管理できる人に許可してもらってから、もう一度お試しください。このまま遊ぶこともできます。その場合、テーブルは手番のたびに表示され、リマインダーは届かないことがあります。
}
challenge-missing-forum = { $how ->
    [words] ⚠ このサーバーの対戦に使う{ $forum }で、ボットの権限が足りません：{ $rights }。フォーラムを管理できる人に許可してもらってから、もう一度お試しください。このまま遊ぶこともできます。その場合、テーブルは文章で表示されます。
   *[answers] ⚠ このサーバーの対戦に使う{ $forum }で、ボットの権限が足りません：{ $rights }。フォーラムを管理できる人に許可してもらってから、もう一度お試しください。このまま遊ぶこともできます。その場合、テーブルはここに置かれます。
}
button-play-without = このまま遊ぶ
server-no-member = ⚠ 私はこのサーバーのメンバーではなく、コマンドだけが使えます。サーバーを管理できる人が[私を招待]({ $invite })すると、ここで設定できるようになります。

## 導入直後のあいさつ

greeting =
    ### ジャイプルの市場へようこそ！
    二人の商人のカードゲームです。数分でも、何日かけても、このサーバーで遊べます。市場は全員に見え、手札は自分だけに見えます。
    -# そのほかの使い方は{ $help }をご覧ください。

## 対戦の一覧

which-game = 当てはまる対戦が{ $count }件あります。どれですか？
select-game = 対戦を選ぶ…
game-label = { $code } · { $opponent }さんとの対戦
whose-turn = { $whose ->
    [yours] あなたの番
   *[theirs] 相手の番
}
games-none = 進行中の対戦はありません。{ $challenge }で始めましょう。
games-yours = { $count ->
    [0] **あなたの番の対戦はありません。**
   *[other] **あなたの番の対戦：{ $count }件**
}
games-theirs = **相手の番の対戦：{ $count }件**
games-line = `{ $code }` { $opponent }さんとの対戦 · 第{ $round }ラウンド · 最終更新：{ $since } { $until } { $table }
button-open = 開く
games-no-other = ほかにあなたの番の対戦はありません。
reminder = ⏳ { $opponent }さんとの対戦であなたの番です。手の期限は{ $when }です。{ $table }
digest-title = ### 🗞 今日の対戦
digest-late = **相手が時間切れの対戦：{ $count }件**
digest-line = - `{ $code }` { $opponent }さんとの対戦 { $time } { $table }
digest-more = ほか{ $count }件
button-games = 自分の対戦
replay-deal = カードが配られました。
replay-where = ### `{ $code }`のリプレイ · 第{ $round }ラウンド、{ $ply }手目
button-round = 第{ $round }ラウンド
record = 対戦`{ $code }`の記録です。封印された山札も含めて、誰でも検証できます。

## 設定

settings-title = ### あなたの設定
setting-mentions = { $mode ->
    [every] 🔔 あなたの番になるたびにメンションします。
    [once] 🔔 一度メンションしたら、あなたが戻るまではしません。ボットで何かすれば、戻ったことになります。
   *[never] 🔕 メンションはしません。
}
setting-dm_notices = { $state ->
    [on] ✉ リマインダーをダイレクトメッセージで送ります。
   *[off] ✉ リマインダーはテーブルに出します。
}
setting-confirm = { $state ->
    [on] 👁 一手ごとに確認画面を出します。
   *[off] ⚡ 1回のタップですぐに実行します。
}
setting-takes_challenges = { $state ->
    [on] 🤝 誰からの挑戦も受け付けます。
   *[off] 🚪 挑戦を受け付けません。
}
setting-is_hidden = { $state ->
    [on] 🙈 ランキングにも、本日のバザールの一覧にも表示されません。
   *[off] 🏅 ランキングに表示されることがあります。
}
setting-blocked = ブロック中（敬称略）：{ $people }
setting-digest = { $state ->
    [on] 🗞 1日に1回、あなたの番の対戦をダイレクトメッセージでまとめて知らせます。
   *[off] 🗞 毎日のまとめは送りません。
}
setting-away = { $state ->
    [on] 🏖 { $when }まで不在だと、ほかの人に表示しています。持ち時間は進み続けます。
   *[off] 🏖 不在の表示はしていません。
}
switch-dm_notices = ダイレクトメッセージ
switch-confirm = 一手ごとの確認
switch-takes_challenges = 挑戦の受付
switch-is_hidden = ランキングに非表示
switch-digest = 毎日のまとめ
select-mentions = メンション…
mention-choice = { $mode ->
    [every] 毎回メンションする
    [once] 戻るまでに一度だけメンションする
   *[never] メンションしない
}
select-away = 不在の期間…
away-choice = { $days ->
    [0] 不在ではない
    [1] 1日間不在
    [7] 1週間不在
    [14] 2週間不在
    [28] 4週間不在
   *[other] { $days }日間不在
}
select-language = 言語…
language-as-discord = Discordと同じ
blocked = { $player }さんはもうあなたに挑戦できません。同じコマンドをもう一度使うと解除できます。
unblocked = { $player }さんは再びあなたに挑戦できます。
server-title = ### このサーバーの設定
server-threads = { $state ->
    [on] 🧵 対戦ごとに専用のスレッドを作ります。
   *[off] 🧵 対戦はチャンネルで行います。
}
server-is_quiet = { $state ->
    [on] 🔕 サイレント：誰にもメンションしません。
   *[off] 🔔 番になったプレイヤーにメンションします。
}
server-speaks = { $source ->
    [setting] 🗣 テーブルの言語は、下で選んだものです。
    [discord] 🗣 テーブルの言語は、Discordで設定されたこのコミュニティの言語です。
   *[challenger] 🗣 テーブルの言語は、挑戦した人の言語です。下で1つに決めることもできます。
}
server-rights = ✅ 必要な権限はすべてそろっています。
server-missing = ⚠ ここで足りない権限：{ $rights }
right = { $name ->
    [create_posts] 投稿を作成
    [send_messages_in_posts] 投稿でメッセージを送信
    [view_channel] チャンネルを見る
    [send_messages] メッセージを送信
    [attach_files] ファイルを添付
    [embed_links] 埋め込みリンク
    [read_message_history] メッセージ履歴を読む
    [send_messages_in_threads] スレッドでメッセージを送信
   *[create_public_threads] 公開スレッドの作成
}
server-channel = { $channel ->
    [none] 📍 対戦はどのチャンネルでも始められます。
   *[other] 📍 対戦を始められるのは{ $channel }だけです。
}
server-forum = 📍 対戦はそれぞれ{ $forum }の投稿になります。始めるのはどのチャンネルでもかまいません。
server-forum-missing = ⚠ { $forum }で足りない権限：{ $rights }
select-channel = すべての対戦に使うチャンネル…
switch-server-threads = スレッド
switch-server-is_quiet = サイレント
select-pace = 標準の持ち時間（1手）…

## ダイレクトメッセージ

direct-messages =
    ✉ 初めての対戦、おつかれさまでした！　持ち時間が残り少なくなったら、ダイレクトメッセージでお知らせしましょうか？
    お知らせしない場合は、テーブルでメンションします。{ $settings }でいつでも変更できます。
direct-messages-set = { $state ->
    [on] ✉ わかりました。時間切れの前にダイレクトメッセージでお知らせします。
   *[off] ✉ わかりました。ダイレクトメッセージは送りません。
}
button-direct-yes = お願いします
button-direct-no = いいえ、結構です

## データ

data =
    ### あなたについて保存しているもの
    あなたのDiscord IDと表示名、設定とブロック、挑戦、対戦とその一手一手や日時です。
data-exported = あなたについて保存しているデータのすべてです。
data-too-large = データが大きすぎて、ここではDiscordのファイルとして送れません。別のサーバーでは上限が高いことがあります。それでも送れない場合は、ボットの管理者にお問い合わせください。
data-erase =
    ### すべて消去しますか？
    投了になる進行中の対戦：{ $running }件
    名前を消して残す終了済みの対戦：{ $finished }件
    削除される挑戦：{ $challenges }件
    削除されるブロック：{ $blocks }件
    設定と名前も削除されます。元に戻すことはできません。
data-erased = あなたに関するデータをすべて消去しました。
button-export = 書き出す
button-erase = 消去する…
button-erase-yes = すべて消去する

## エラー

error-unexpected = 申し訳ありません、こちら側で問題が発生しました。何も失われていません。また起きるようなら、このコードをボットの管理者に伝えてください：`{ $code }`
error-not-written = ただいま記録を保存できないため、何も変更されず、手番も進んでいません。しばらくしてからもう一度お試しください。原因はボットの管理者がログで確認できます。
error-NoGameHere = ここに進行中の対戦はありません。`/jaipur challenge`で始められます。
error-UnknownGame = 対戦`{ $text }`は見つかりません。
error-NotUnderstood = `{ $text }`を読み取れませんでした。`金2枚、革`や`GGL`のように、商品の名前か文字で書いてください。
error-TooManyCards = ゲームの中に、{ $good }のカードはそんなに多くありません。
error-OldButton = このボタンはもう使えません。`/jaipur hand`で続けてください。
error-TooBusy = もう少しゆっくりお願いします。{ $seconds }秒後にもう一度お試しください。
error-NotConfirmed = Discordからこのメッセージの確認が返ってきませんでした。しばらく待っても表示されなければ、もう一度同じ操作をしてください。
error-Leaving = ただいま再起動中のため、何も行われていません。少し待ってからもう一度お試しください。
error-OnlyForManagers = 「サーバー管理」の権限を持つメンバーだけが行えます。
error-OnlyInServers = サーバーの中でのみ使えます。
error-PlayElsewhere = このサーバーでは、対戦は{ $channel }で始めます。
error-NotFromHere = 私はここのメンバーではないため、自分から投稿できません。テーブルのボタンを使ってください。
error-HintsAreOff = この対戦ではヒントを使えません。
error-NoSuchMatch = 対戦`{ $code }`は見つかりません。
error-NoSuchChallenge = この挑戦はもうありません。
error-NotAPlayer = 対戦している二人だけが行えます。
error-NotYourTurn = あなたの番ではありません。
error-StalePly = その間に対戦が進んでいます。
error-MatchOver = この対戦は終わっています。
error-MatchRunning = この対戦はまだ続いています。
error-ChallengeYourself = 自分自身とは対戦できません。相手を指定せずに募集するか、私に挑戦してください。
error-ChallengeABot = 私以外のボットはジャイプルで遊べません。私か、ほかの人に挑戦してください。
error-PersonAndMerchant = 相手の人と商人の強さは同時に選べません。人に挑戦するなら強さを、商人と遊ぶなら相手を外してください。
error-AlreadyChallenged = この挑戦はもう出しています（`{ $code }`）。
error-AlreadyRematched = 再戦はもう始まっています：対戦`{ $code }`
error-TooManyChallenges = 受付中の挑戦が{ $limit }件あります。まずどれかを取り下げてください。
error-TooManyGames = { $whom }さんは進行中の対戦が{ $limit }件あり、これ以上は増やせません。
error-ChallengesOff = { $whom }さんは現在、挑戦を受け付けていません。
error-Blocked = { $whom }さんは現在、挑戦を受け付けていません。
error-YouBlocked = あなたは{ $whom }さんをブロックしています。
error-NotYourChallenge = { $role ->
    [challenger] これはあなた自身の挑戦です。招待した相手が受けるか断るかを選べます。あなたは取り下げることができます。
    [opener] これはあなた自身の挑戦です。受けられるのはほかの人です。あなたは取り下げることができます。
    [challenged] この挑戦を取り下げられるのは、招待した人だけです。あなたは受けるか断るかを選べます。
    [anyone] この挑戦を取り下げられるのは、募集した人だけです。あなたは受けることができます。
   *[onlooker] これはほかの人への挑戦です。受けるか断るかを選べるのは招待された人だけ、取り下げられるのは挑戦した人だけです。
}
error-ChallengeGone = { $state ->
    [accepted] この挑戦はすでに成立しています。
    [declined] この挑戦は断られました。
    [withdrawn] この挑戦は取り下げられました。
   *[expired] この挑戦は期限が切れました。
}
error-NeedsAgreement = 二人ともすでに一手以上進めているため、二人の同意が必要です。
error-TooManyCalledOff = 始まったばかりの対戦を{ $limit }回やめました。やめられるのは1日にここまでです。次に中止できるのは{ $deadline }です。それまでは対戦を続けるか、投了してください。
error-NothingProposed = 中止の提案は出ていません。
error-ProposedByYou = 相手の返事を待っています。
error-NoDeadline = この対戦では誰の持ち時間も進んでいないため、勝ちの宣言や待つことはできません。
error-DeadlineAhead = 相手にはまだ時間があります（手の期限：{ $deadline }）。
error-YourOwnTurn = いまはあなたの番なので、勝ちの宣言や待つことはできません。
error-NoPlansHere = 商人はすぐに手番を終えるので、予約は必要ありません。
error-TooManyPlanned = 予約できるのは{ $limit }手までです。
error-RoundIsOver = ラウンドは終わりました。
error-MatchIsOver = 対戦は終わりました。
error-NothingMoves = それではカードが動きません。
error-NotInMarket = { $there ->
    [0] 市場に{ $card }はありません。
   *[other] 市場の{ $card }は{ $there }枚だけです（{ $wanted }枚は取れません）。
}
error-NotInHand = { $there ->
    [0] 手札に{ $card }はありません。
   *[other] 手札の{ $card }は{ $there }枚だけです（{ $wanted }枚は出せません）。
}
error-NotInHerd = { $there ->
    [0] ラクダを持っていません。
   *[other] 持っているラクダは{ $there }頭だけです。
}
error-NoCamels = 市場にラクダはいません。
error-HandFull = 商品が{ $size }枚になってしまいます。手札の上限は{ $limit }枚です（ラクダは数えません）。
error-MixedTake = 商品とラクダを一緒に取ることはできません。
error-CamelsInExchange = 交換でラクダを取ることはできません。
error-ExchangeTooSmall = 交換では商品を{ $minimum }枚以上取ります。1枚だけなら「取る」ボタンを使ってください。
error-UnequalExchange = 取るカードが{ $taken }枚、出すカードが{ $given }枚です。同じ枚数にしてください。
error-SameGoodBothWays = 同じ商品（{ $good }）を取りながら出すことはできません。
error-MixedSale = 一度に売却できる商品は1種類だけです。
error-CamelsAreNotSold = ラクダは売却できません。
error-TooFewToSell = { $good }は一度に{ $minimum }枚以上売却しなければなりません。
error-NotAMove = `{ $text }`は手として読み取れません。

## コマンド

command-jaipur = 二人の商人のカードゲーム「ジャイプル」で遊びます
command-challenge = 対戦に誘います。相手を指定しなければ、誰でも受けられます
command-learn = 一手ずつの説明つきで、最初のラウンドを遊びます
command-hand = 自分だけのパネル：手札、市場、選べる行動
command-table = テーブルをチャンネルの一番下に出し直します
command-take = 市場から商品を1枚取ります
command-camels = 市場のラクダをすべて取ります
command-exchange = 商品を2枚以上取り、同じ枚数のカードを出します
command-sell = 1種類の商品を売却します
command-plan = 相手が考えている間に、次の手を予約します
command-games = 自分の対戦の一覧と、誰の番か
command-resign = 対戦を投了します
command-cancel = 対戦を中止します
command-rules = ゲームの遊び方
command-help = ボットの使い方
command-settings = 言語、メンション、一手ごとの確認など、自分の設定
command-block = この人からの挑戦を受け付けません（もう一度で解除）
command-server = スレッド、持ち時間、言語、サイレントなど、このサーバーの設定
command-data = 自分について保存されているデータを書き出す・消去する
menu-challenge = ジャイプルで挑戦する
menu-profile = ジャイプルのプロフィール
option-game = どの対戦か（複数当てはまるときだけ必要）
option-opponent = 挑戦する相手（このボットならすぐに始まります）
option-length = 2ラウンド先取、または1ラウンド勝負
option-pace = 1手の持ち時間
option-herds = 各プレイヤーのラクダの数を全員に見せるかどうか
option-level = コンピューター商人と対戦します：自分に合った強さ、または1（やさしい）～8（容赦なし）
option-hints = 二人ともヒントを使えます（レーティング対象外）
option-rated = 商人との対戦を、商人とのレーティングの対象にします（ヒントなし）
option-head-start = 毎ラウンド、どちらか一人に加えるルピー（レーティング対象外）
option-take-good = 取る商品
option-exchange-take = 取るもの。例：「金2枚」またはGG
option-exchange-give = 出すもの。例：「革、ラクダ」またはLK
option-sell-good = 売却する商品
option-sell-count = 枚数（省略すると全部）
option-plan-first = 相手が行動したら実行する手（省くとボタンで選べます）
option-plan-second = 1つ目ができないときの手
option-plan-third = どちらもできないときの手
option-plan-wake = 予約を中止して、自分で決める条件
option-topic = 読みたい項目
option-block = 挑戦を受けたくない相手
choice-length-best_of_three = 2ラウンド先取
choice-length-single = 1ラウンド勝負
choice-pace-hour = 1手1時間
choice-pace-eight_hours = 1手8時間
choice-pace-day = 1手1日
choice-pace-three_days = 1手3日
choice-pace-seven_days = 1手7日
choice-pace-no_limit = 時間制限なし
choice-herds-open = 公開：ラクダの数が全員に見えます
choice-herds-secret = 秘密：実際のテーブルと同じ
choice-head-start-me = 自分に＋{ $rupees }
choice-head-start-opponent = 相手に＋{ $rupees }
choice-wake-usual = 貴重なカード、ラクダ3頭以上、売却の値下がり、のどれか
choice-wake-precious = ダイヤモンド・金・銀のどれかが出たときだけ
choice-wake-camels = ラクダが3頭以上になったときだけ
choice-wake-less = 売却の価値が下がるときだけ
choice-wake-never = なし：何があっても実行する
choice-level-mine = 自分に合った強さ
choice-level-beginner = 1・見習いのアンジュ
choice-level-cameleer = 2・ラクダ使いのケサル
choice-level-hoarder = 3・収集家のミーラ
choice-level-trader = 4・商人のバルビル
choice-level-hasty = 5・行商人のパヴァン
choice-level-broker = 6・仲買人のファリド
choice-level-vizier = 7・大臣のナシル
choice-level-master = 8・達人のチャンドラ

## ルール

select-topic = 項目を選ぶ…
topic-turn = 手番にすること
topic-table = テーブルの見方
topic-exchange = 交換
topic-selling = 売却
topic-bonuses = ボーナストークン
topic-camels = ラクダ
topic-end = ラウンドの終わり
topic-ties = 同点のとき
topic-tokens = カードとトークン
rules-table =
    {"**"}1** 市場：5枚のカード。明るい枠は直前の手で置かれたカードで、枠の色がその手番のプレイヤーを示します。
    {"**"}2** 山札：残りの枚数。6枚以下で橙色、3枚以下で赤になります。
    {"**"}3** ボーナストークンの山：3枚、4枚、5枚以上をまとめて売ったときのもので、横の数字が残りの個数です。
    {"**"}4** 商品ごとの残りのトークン。売却すると左から取ります。空の輪はもうなくなったトークン、薄いものは直前の売却で取られたトークンです。
    {"**"}5** ラクダトークン：ラウンドの終わりに群れが大きいほうのプレイヤーが5ルピーを得ます。
    {"**"}6** 最近の3手。右端がいちばん新しい手です。⬇は手に入れたカード、⬆は出したカードや売ったカード、コインは得たルピーです。
    {"**"}7** プレイヤー：太陽か月。マリーゴールドの花飾りに囲まれているほうの手番です。
    {"**"}8** 手札の枚数とラクダの頭数。右側は獲得した優秀の証です。
    {"**"}9** コインは全員に見えているルピーの合計です。＋の後はボーナストークンで、その値はラウンドが終わるまで秘密です。その下は商品トークンで、×2は2個という意味です。
rules-turn =
    あなたとライバルは、ジャイプルの市場で商売をします。市場には5枚のカードが表向きに並びます。手札に持てる商品は**7枚まで**で、ラクダは手札とは別に「ラクダの群れ」に置きます。手番には次の4つの行動から**1つだけ**を行います。
    - **商品を1枚取る**：市場から手札に加えます。
    - **ラクダをすべて取る**：市場のラクダを全部、自分の群れに加えます。
    - **交換する**：市場の商品2枚以上と、自分のカード同じ枚数を取り替えます。
    - **売却する**：同じ種類の商品を出し、ルピーになるトークンを受け取ります。
    商品1枚またはラクダを取ったあとは、山札から市場を5枚に補充します。
    トークンは早い者勝ちで、上にあるものほど高額です。一方、3枚以上をまとめて売るとボーナスが付くので、我慢にも価値があります。ラウンド終了時により裕福な人が**優秀の証**を得て、2個集めた人が対戦に勝ちます。
rules-exchange =
    市場から**商品を2枚以上**（種類は自由）取り、**同じ枚数のカード**を手札かラクダの群れ、またはその両方から出します。
    - 同じ種類を、取る側と出す側の両方に入れることはできません。
    - ラクダは出せますが、交換で取ることはできません。
    - 交換後の手札は商品7枚までです。
    ラクダを出して商品を取れば手札が増え、商品どうしの交換では増えません。出したカードは取ったカードの場所に入り、山札からの補充はありません。
rules-selling =
    手札から**1種類**の商品を好きな枚数だけ売り、同じ数のトークンを上から受け取ります（残っている分まで）。
    - ダイヤモンド、金、銀：トークンが残り1個でも、**必ず2枚以上**売ります。
    - 布、スパイス、革：1枚から売れます。
    一部を手元に残してもかまいません。売ったカードは、そのラウンドでは戻ってきません。トークンがなくなった商品も売れますが、ボーナス以外は何ももらえません。
rules-bonuses =
    一度に**3枚、4枚、5枚以上**を売ると、その枚数の山の一番上からボーナストークンを1個受け取ります。
    - 3枚：1～3ルピー
    - 4枚：4～6ルピー
    - 5枚以上：8～10ルピー
    数えるのは売ったカードの枚数で、受け取った商品トークンの数ではありません。ボーナストークンを持っていることは全員に見えますが、ラウンドが終わるまで金額を知るのは本人だけです。山がなくなると、そのボーナスはもらえません。
rules-camels =
    ラクダは商品ではありません。自分の群れに置き、手札の枚数には数えず、売ることもできません。
    - 市場のラクダは、1頭だけのときも含めて、必ず**すべて一度に**取ります。
    - 交換では、ラクダ1頭が商品1枚の代わりになります。
    - ラウンド終了時に**群れの大きい人**がラクダトークン（5ルピー）を得ます。同数なら誰も得られません。
    互いのラクダの数を全員に見せるか秘密にするかは、対戦の前に選びます。
rules-end =
    次のどちらかが起きると、ラウンドはすぐに終わります。
    - **3種類目の商品**のトークンがなくなったとき
    - 山札が尽きて、市場を5枚に**補充できない**とき
    まずラクダの多い人がラクダトークンを得ます。次に商品トークン、ボーナストークン、ラクダトークンを合計します。手札に残ったカードには価値がありません。ハンデを決めていれば、それも加えます。より裕福な人が優秀の証を得て、もう一人が次のラウンドの先手になります。**優秀の証2個**で対戦に勝ちます（1ラウンド勝負では1個）。
rules-ties =
    ルピーが同点なら、**ボーナストークンの多い人**が優秀の証を得ます。それも同じなら、**商品トークンの多い人**です。三つとも同じなら誰も得られず、先手を入れ替えてそのラウンドをやり直します。
rules-tokens =
    {"**"}ラウンドの準備**：ラクダ3頭と山札からの2枚を市場に並べます。各プレイヤーに5枚配り、その中のラクダは自分の群れに移します。最初のラウンドの先手は抽選で決まります。
    {"**"}カード**（55枚）：ダイヤモンド6、金6、銀6、布8、スパイス8、革10、ラクダ11
    {"**"}商品トークン**（上から順に）
    - ダイヤモンド：7 7 5 5 5
    - 金：6 6 5 5 5
    - 銀：5 5 5 5 5
    - 布：5 3 3 2 2 1 1
    - スパイス：5 3 3 2 2 1 1
    - 革：4 3 2 1 1 1 1 1 1
    {"**"}ボーナストークン**（よく混ぜて裏向き）
    - 3枚：1 1 2 2 2 3 3
    - 4枚：4 4 5 5 6 6
    - 5枚以上：8 8 9 10 10
    {"**"}ラクダトークン**：5
help =
    ### ジャイプル　二人のバザール
    🎓 **はじめての方へ：** { $learn }で、一手ずつの説明つきで最初のラウンドを遊べます。
    🤝 **対戦：** { $challenge }で友達を誘うことも、相手を募集することもできます。私を選ぶと、コンピューターの商人がすぐに席につきます。
    ✋ **進め方：** **テーブル**は、チャンネルの全員に見える画像です。その下の**自分の手札**（または{ $hand }）を押すと、自分だけのパネルが開きます。手札、前回見てからの出来事、選べる行動がすべてそこにあります。
    ⌨️ **文字入力でも：** { $take }、{ $camels }、{ $exchange }、{ $sell }。カードは名前か文字で書きます：D ダイヤモンド、G 金、S 銀、C 布、P スパイス、L 革、K ラクダ。どの画像にも、スクリーンリーダー向けの詳しい説明が付いています。
    🗓 **予約：** 待っている間は、{ $plan }（またはパネルのボタン）で次の手を予約できます。相手の手番が終わるとすぐに実行され、選んだ条件に当てはまるときは中止されます。予約は誰にも見えませんが、手番がすぐに終わったことは全員にわかります。
    📋 **対戦が増えたら：** { $games }は自分の対戦の一覧を出し、あなたの番の対戦へ案内します。{ $table }はテーブルを一番下に出し直します。
    ⚙️ **そのほか：** { $rules }は遊び方の説明、{ $settings }は言語・メンション・一手ごとの確認の設定、{ $data }は保存データの書き出しと消去です。

help-time = ⏳ **時間：** どの対戦にも1手ごとの時間と、各自の予備時間があります。1手が長引くと予備時間が自動で進み、補充はされません。すべて使い切ると、相手は勝ちを宣言する、もう少し待つ、商人に代わりを任せる、のいずれかを選べます。{ $settings }では不在を知らせたり、毎日のまとめを受け取ったりもできます。

## 代替テキスト：画像が見えない人のための説明

alt-space = { "" }
alt-comma = { "、" }
alt-nothing = なし
alt-turn = { $name }さんの番です。
alt-your-turn = あなたの番です。
alt-round-over = ラウンド終了です。
alt-match-over = 対戦終了です。
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
alt-bonus-piles = 残りのボーナストークン：3枚の売却用{ $three }個、4枚用{ $four }個、5枚以上用{ $five }個。ラクダトークン：{ $camel }ルピー。
alt-tokens = 残りのトークン：{ $rows }。
alt-row = { good-name } { $values }
alt-row-empty = { good-name } なし
alt-gone = いま売れたトークン：{ good-name } { $values }。
alt-player = { $name }さん（{ $seat ->
    [1] 太陽
   *[2] 月
}）：{ $has }。
alt-hand-size = 手札{ $count }枚
alt-hand-open = 手札：{ $cards }
alt-left-over = 売れ残り（0ルピー）：{ $cards }
alt-herd-secret = ラクダの数は秘密
alt-goods-none = 商品トークンなし
alt-goods-total = 商品トークン{ $rupees }ルピー
alt-goods = 商品トークン{ $rupees }ルピー（{ $tokens }）
alt-pouch = { good-name }{ $count }個
alt-sum = { $values }＝{ $rupees }
alt-bonuses-none = ボーナストークンなし
alt-bonuses = ボーナストークン：{ $bonuses }
alt-bonus-count = { $kind }枚売り{ $count }個
alt-bonus-values = { $kind }枚売り { $values }
alt-seals = 優秀の証{ $count }個（{ $needed }個で勝ち）
alt-last = 最近の手：{ $moves }
alt-took = { $name }さんは{ $cards }を取りました。
alt-exchanged = { $name }さんは{ $given }を出して{ $taken }と交換しました。
alt-sold = { $name }さんは{ $cards }を売却し、{ $earned }を得ました。
alt-earned-bonus = { $values }と{ $kind }枚売りのボーナストークン
alt-hand = あなたの手札：{ $cards }。ラクダの群れ：{ $herd }。
alt-sales = いま売ると：{ $sales }。
alt-sale = { $cards }で{ $rupees }ルピー
alt-sale-bonus = { $cards }で{ $rupees }ルピーと{ $kind }枚売りのボーナストークン
alt-sale-too-few = { $cards }はまだ売れない（{ $minimum }枚以上）
alt-purse = あなたの所持金は{ $rupees }ルピー、{ $bonuses }、{ $seals }。あなたは{ $name }さん（{ $seat ->
    [1] 太陽
   *[2] 月
}）です。
alt-takes-seal = { $name }さんが優秀の証を獲得しました。
alt-ahead = { $rupees }ルピー差です。
alt-wins-match = { $name }さんの勝ちです。
alt-tie = すべて同点のため、優秀の証は誰にも渡りません。
alt-broken-off = { $how ->
    [resigned] { $name }さんが投了しました。
    [timeout] { $name }さんの時間切れです。
   *[cancelled] 対戦は中止されました。
}
alt-decided-bonus = ルピーは同点。ボーナストークンの数で決着：{ $first }対{ $second }。
alt-decided-goods = ルピーもボーナストークンも同点。商品トークンの数で決着：{ $first }対{ $second }。
alt-total = { $name }さん（{ $seat ->
    [1] 太陽
   *[2] 月
}）、{ $rupees }ルピー：{ $has }。
alt-head-start = ハンデ＋{ $rupees }
alt-camel-token = ラクダトークン{ $rupees }
alt-if-took = { $cards }を取ると：
alt-if-exchanged = { $given }を出して{ $taken }と交換すると：
alt-if-sold = { $cards }を売却して{ $earned }を得ると：
alt-challenge = ジャイプルへの招待状：夕暮れの宮殿の前で太陽と月が向かい合い、その間にダイヤモンド、金、銀、布、スパイス、革のカードが扇形に並び、ラクダの隊商が通り過ぎます。
alt-table-guide = ラウンド途中のテーブル。説明のある場所に1から9の番号が付いています。

## The record book

command-profile = プレイヤーのレーティング、戦績、プレイスタイルを画像で見ます
command-leaderboard = このサーバーの上位プレイヤー（現在とシーズン別）
command-history = 終わった対戦の一覧（自分またはこのサーバー）
command-replay = 終わった対戦を一手ずつ見直します
command-verify = 山札が最初の手より前に決まっていたことを確かめます
option-player = 誰のプロフィールか。省略すると自分
option-whose = 自分の対戦か、このサーバーの対戦か
option-finished = 見たい終わった対戦。省略すると自分の最新の対戦
option-verify = 対戦のコード
choice-whose-mine = 自分の対戦
choice-whose-server = このサーバーの対戦

profile-title = ### { $player }さん · { $scope ->
    [server] このサーバー
   *[everywhere] 全サーバー
}
profile-unrated = レーティング対象の対戦はまだありません。
profile-rating = レーティング：{ $rating } ± { $margin }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
}（レーティング対象の対戦：{ $games }回）
profile-rank = このサーバーで{ $rank }位です。
profile-overall = 全サーバー：{ $rating } ± { $margin }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
}
profile-merchants = 商人とのレーティング：{ $rating } ± { $margin }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
}（レーティング対象の対戦：{ $games }回）
profile-curve = 直近{ $games }回の対戦で、レーティングは{ $low }から{ $high }の間です。
profile-results = 対人戦{ $games }回：{ $won }勝{ $lost }敗{ $share ->
    [none] {""}
   *[other] （勝率{ $share }%）
}
profile-favourite = 得意な商品：{ good-name }（売却した{ $of }枚のうち{ $cards }枚）
profile-sale = 売却の平均：{ $rupees }ルピー、最高{ $best }ルピー（{ $sales }回の売却）
profile-bonus = ボーナストークン：{ $sales }回の売却のうち{ $share }%
profile-camels = ラクダの群れが相手より大きかったラウンド：{ $rounds }ラウンドのうち{ $share }%
profile-reply = 返答までの時間：およそ{ $time }（{ $moves }手の中央値）
profile-figure = { $figure ->
    [win_rate] 勝率
    [favourite] 得意な商品
    [average_sale] 売却の平均
    [bonus_rate] ボーナストークン
    [camel_rate] ラクダの群れ
   *[reply] 返答時間
}
profile-missing = -# 対戦数が足りず、まだ出せないもの：{ $figures }
duration-short = { $unit ->
    [day] { $count }日
    [hour] { $count }時間
    [minute] { $count }分
   *[second] { $count }秒
}
duration = { $unit ->
    [day] { $count }日
    [hour] { $count }時間
    [minute] { $count }分
   *[second] { $count }秒
}
duration-two = { $larger }{ $smaller }
button-rivalry = ライバル
button-history = 対戦一覧
button-share = みんなに見せる
button-scope = { $scope ->
    [server] このサーバー
   *[everywhere] 全サーバー
}
button-watch = { $game ->
    [last] 最後の対戦を見る
   *[closest] 一番の接戦を見る
}
select-rival = 比べる相手…
rivalry-title = ### ☀ { $first }さん · 🌙 { $second }さん
rivalry-score = 対戦{ $games }回：{ $first }さん{ $won }勝、{ $second }さん{ $lost }勝
rivalry-rounds = 優秀の証：{ $won }対{ $lost }
rivalry-streak = { $count ->
    [1] 直近の対戦は{ $name }さんが勝ちました。
   *[other] { $name }さんが{ $count }連勝中です。
}
rivalry-longest = 最長の連勝：{ $first }さん{ $mine }、{ $second }さん{ $theirs }
rivalry-sale = 最大の売却：{ $name }さん、対戦`{ $code }`で{ $rupees }ルピー
rivalry-closest = 一番の接戦：対戦`{ $code }`、全ラウンドの合計で{ $rupees }ルピー差

leaderboard-title = ### ランキング · { $season }
leaderboard-line = { $rank ->
    [0] ▫
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $rank }位**
} { $player }さん · **{ $rating }** ± { $margin }{ $provisional ->
    [yes] （暫定）
   *[no] {""}
} · { $won }勝{ $lost }敗
leaderboard-empty = ここではまだ誰もレーティング対象の対戦を終えていません。
leaderboard-how = -# このサーバーのレーティング対象の対戦です。順位がつくのは、3人以上の相手と10回以上対戦し、レーティングが暫定でなくなってからです。設定で非表示にした人は載りません。
season-now = 現在のレーティング
season = { $quarter ->
    [1] { $year }年1月～3月
    [2] { $year }年4月～6月
    [3] { $year }年7月～9月
   *[4] { $year }年10月～12月
}
select-season = シーズン…

history-title = ### { $whose ->
    [mine] あなたの終わった対戦
    [theirs] このサーバーでの{ $player }さんの終わった対戦
   *[server] このサーバーの終わった対戦
}
history-line = `{ $code }` { $how ->
    [won] { $opponent }さんに勝ち
    [lost] { $opponent }さんに負け
   *[neutral] { $first }さんが{ $second }さんに勝利
}{ $why ->
    [resigned] （投了）
    [timeout] （時間切れ）
   *[played] {""}
} · { $when }
history-empty = 終わった対戦はありません。
sieve = { $sieve ->
    [won] 勝ち
    [lost] 負け
    [rated] レーティング対象
    [matches] 2ラウンド先取
    [singles] 1ラウンド勝負
    [practice] 商人との対戦
   *[all] すべて
}
select-sieve = 表示するもの…
select-replay = 対戦をもう一度見る…
library-mine = { $code } · { $opponent }さんとの対戦 · { $how ->
    [won] 勝ち
   *[lost] 負け
}
library-theirs = { $code } · ☀ { $first }さん · 🌙 { $second }さん
library-kind = { $length ->
    [single] 1ラウンド勝負
   *[best_of_three] 2ラウンド先取
}{ $rated ->
    [yes] 、レーティング対象
   *[no] {""}
}

replay-players = ☀ { $first }さん · 🌙 { $second }さん
replay-option = { $ply }. { $move }
select-jump = 手を選んで移動…
button-film = 動画
button-turning = 分かれ目
button-verify = 封印された山札
film-making = 🎞 対戦`{ $code }`第{ $round }ラウンドの動画を作っています…
film = 🎞 対戦`{ $code }`、第{ $round }ラウンド
work-progress = { $bar } { $share }%
work-failed = 申し訳ありません、うまくいきませんでした。しばらくしてからもう一度お試しください。
work-later = 時間がかかり、Discordの制限でここにはもう表示できません。あとでもう一度お試しください。できたところまでは残っています。

turning-making = 🔎 達人のチャンドラさんが、対戦`{ $code }`第{ $round }ラウンドを一手ずつ見直しています…
turning-title = ### 対戦`{ $code }`第{ $round }ラウンドの分かれ目
turning-lesson = **{ $number }.** { $ply }手目：{ $event }勝つ見込みが{ $cost }ポイント下がりました。
    { $player }さんのより良い手：**{ $better }**。{ $reasons }
turning-none = 取り上げるほどのミスはありませんでした。
turning-grade = { $player }さん：採点は100点満点中**約{ $grade }点**。
turning-no-grade = { $player }さん：勝敗を左右できる手が少なかったため、採点はありません。
turning-even-luck = 運が五分五分だったら、およそ：{ $first }さん **{ $share } : { $rest }** { $second }さん。
turning-how = -# 採点は、まだ勝敗を左右できた手で、勝つ見込みをどれだけ失わずにすんだかを表します。その時点で各プレイヤーが知りえたことをもとにした、コンピューター商人の見立てです。1ラウンドだけでは実力はよく分からず、レーティングにも影響しません。「運が五分五分だったら」は、配られたカード、めくれたカード、ボーナストークン、ハンデの影響を除き、二人の手だけで決まったとしたときの勝つ見込みです。どちらも10刻みで表しており、採点は1段階、見込みは2段階ほどずれることがあります。1ポイントは勝つ見込みの1%分です。
button-show-move = { $ply }手目を見る

button-style = 自分のスタイル
button-style-example = 例を見る
style-making = 🔎 達人のチャンドラさんが、あなたの最近の対戦を一手ずつ見直しています。このメッセージを閉じても、見直したところから続けられます。
style-title = ### 自分のスタイル
style-too-few = まだ分かることが少なすぎます。人または商人とあと{ $games }回対戦を終えてから、もう一度ご覧ください。案内付きの最初のラウンド、見てから同じ配札で遊んだ対戦、商人があなたの代わりに指した対戦は数えません。
style-grade = 直近{ $games }回の対戦の採点は、100点満点中**{ $grade }点**です（誤差は±{ $margin }点ほど）。
style-no-grade = 採点はまだありません。あなたの手が勝敗を左右できたラウンドが{ $enough }回以上必要で、内容の差が大きいほど多くかかります。
style-good = { $good ->
    [none] 商品
   *[other] { good-name }
}
style-habit = **よくあるミス：** { $habit ->
    [small-sales] { $goods }を1、2枚ずつ売っていて、3枚以上まとめて売るボーナスを逃しています。
    [early-sales] { $goods }を売るのが早すぎます。
    [late-sales] { $goods }を売るのが遅すぎます。
    [many-camels] ラクダを取りすぎて、新しく並んだ市場を相手に渡しています。
    [few-camels] 取る価値のあるラクダを見逃しています。
    [many-exchanges] 交換が多すぎます。
    [few-exchanges] 交換を見落としています。
    [many-takes] 商品を1枚だけ取ることが多すぎます。
    [few-takes] 1枚取るだけでよい商品を見逃しています。
   *[other-cards] 行動の選び方は合っていますが、カードの選び方が違っています。
}{ $rounds }ラウンドで{ $times }回あり、ラウンドに勝つ見込みが平均{ $cost }ポイント下がりました。
style-no-habit = 目立つ癖はありません。癖と言えるほど頻繁で痛手になるミスはありませんでした。
style-few-rounds = よくあるミスが分かるのは{ $enough }ラウンドからです。あと{ $rounds }ラウンドです。
style-few-moves = { $stage ->
    [early] 序盤：
   *[late] 終盤：
}比べるにはまだ手数が足りません。
style-how = -# 人や商人との最近の{ $rounds }ラウンドで、まだ勝敗を左右できた{ $moves }手をもとにしています。「強いプレイヤー」は、分かれ目も探すコンピューター商人が、同じ局面であなたが知りえたことだけをもとに選んだ手です。序盤は山札が{ $early }枚以上残っている間です。1ポイントは勝つ見込みの1%分です。ほかの人には見えず、レーティングにも影響しません。
style-label = { $what ->
    [grade] 100点満点中
    [games] { $margin ->
        [none] 直近{ $count }対戦
       *[other] ±{ $margin }（直近{ $count }対戦）
    }
    [curve] 対戦ごとの採点（線は{ $count }戦分）
    [mine] あなた
    [strong] 強いプレイヤー
    [early] 序盤
    [late] 終盤
    [take] 商品1枚
    [camels] ラクダ
    [exchange] 交換
   *[sale] 売却
}
alt-style = あなたのスタイルの図。
alt-style-grades = 対戦ごとの採点：{ $grades }。{ $count }戦分では：{ $lately }。
alt-style-stage = { $stage ->
    [early] 序盤
   *[late] 終盤
}（かっこ内は強いプレイヤー）：商品1枚{ $take }%（{ $take2 }%）、ラクダ{ $camels }%（{ $camels2 }%）、交換{ $exchange }%（{ $exchange2 }%）、売却{ $sale }%（{ $sale2 }%）。

share-making = 対戦 `{ $code }` のカードを作っています…
share-preview = みんなにはこのように表示されます。画像はここから保存できます。
share-elsewhere = -# この対戦が行われた場所でのみ、みんなに見せられます。
share-shown = -# { $player }さんが対戦 `{ $code }` をシェアしました
share-shown-before = このカードは1時間以内にここで見せています。取り下げれば、もう一度見せられます。
share-shown-only-you = このサーバーでは外部アプリの発言が隠されるため、これはあなたにしか見えません。画像は上のメッセージから保存できます。
share-taken-down = -# { $player }さんが対戦 `{ $code }` のカードを取り下げました。
button-share-card = シェア
button-take-down = 取り下げる
share-label = { $what ->
    [best_sale] 最高の売却
    [turning] 分かれ目
   *[even_luck] 運が互角なら（約）
}
alt-share-round = 第{ $number }ラウンド：{ $first }さん{ $mine }ルピー、{ $second }さん{ $theirs }ルピー。
alt-share-sale = 最高の売却（合計{ $rupees }ルピー）：{ $move }
alt-share-turning = 分かれ目（勝率が{ $cost }%下がりました）：{ $move } より良い手：{ $better }。
alt-share-luck = 運が互角なら、およそ：{ $first }さん{ $share }、{ $second }さん{ $rest }。

button-try = 同じ配札で遊ぶ
button-try-seat = { $seat ->
    [sun] ☀
   *[moon] 🌙
} { $name }さん
button-try-compare = 比べる
try-title = ### 🎴 対戦`{ $code }`第{ $round }ラウンドの配札で遊ぶ
try-cards = { $player }さんの手札を受け持ち、{ $starts ->
    [yes] 先手
   *[no] 後手
}で始めます。もう一方の手札は商人が受け持ちます。カード、ボーナストークン、条件はすべてそのときと同じです。
try-mine = **自分に合った強さ**は、今は{ merchant-name }さん（{ $most }段階中{ $rung }）です。この対戦では強さの段階は変わりません。
try-counts = -# リプレイを見た人はカードを知っているので、成績には何も影響せず、誰にも知らされません。終わったら、得点と採点を{ $player }さんのものと並べて見られます。
try-seal = -# 対戦`{ $code }`第{ $round }ラウンドの配札（公開済み）・封印`{ $seal }`
try-making = 🔎 達人のチャンドラさんが、あなたのラウンドと対戦`{ $code }`第{ $round }ラウンドを一手ずつ見直しています…
try-compared = ### 🎴 対戦`{ $code }`第{ $round }ラウンドの配札、二度の対戦
try-side = { $side ->
    [mine] **あなたの側の手札で**
   *[others] **もう一方の手札で**
}
try-result = { $who ->
    [you] あなた
   *[they] { $name }さん
}：**{ $score }**ルピー、{ $grade ->
    [none] 採点なし
   *[other] 採点は100点満点中**約{ $grade }点**
}
try-how = -# 得点は相手の手にも左右されるため、それだけではよく分かりません。採点は、まだ勝敗を左右できた手で、勝つ見込みをどれだけ失わずにすんだかを表します。その時点で各プレイヤーが知りえたことをもとにした、コンピューター商人の見立てです。そのような手が少なすぎると、採点はありません。10刻みで表しており、1段階ほどずれることがあります。1ラウンドだけでは実力はよく分かりません。

verify-title = ### { $verdict ->
    [fits] ✅ `{ $code }`の山札は、どのラウンドも最初の手より前に決まっていました
    [so_far] ✅ `{ $code }`の山札は、これまでのラウンドではすべて最初の手より前に決まっていました
    [sealed] 🔒 `{ $code }`の山札はまだ封印されています
    [tried] 🎴 `{ $code }`の山札は、別の対戦のものです
   *[differs] ❌ `{ $code }`の山札に、封印されたものと一致しないものがあります
}
verify-how = 各ラウンドの封印は最初の手より前に公開されます。ソルト、山札、ボーナストークンのSHA-256です。ご自分でも確かめられます。下の行をシェルで実行すると、封印と同じ値が表示されます。
verify-round = **第{ $round }ラウンド** · 封印`{ $seal }`
verify-deal-of = 🎴 新しい配札ではなく、対戦`{ $code }`第{ $round }ラウンドのものです。封印はそのラウンドの前に公開されました。ここで示すのは、その後何も変わっていないことであり、カードを誰も知らなかったことではありません。
verify-differs = ❌ この山札は、封印されたものと一致しません。
verify-opened = ソルト`{ $salt }` · 山札`{ $deck }`
verify-sealed = -# まだ対戦中です。山札はラウンドの終わりに公開されます。

alt-profile = プロフィールカード：レーティングとその推移、勝敗、彫刻のアーチの下に5つの数字。
alt-rivalry = 太陽と月の2枚の旗に、勝った対戦、優秀の証、最大の売却、最長の連勝。
alt-film = { $first }さん（太陽）と{ $second }さん（月）の第{ $round }ラウンドの動画：配られた直後と{ $moves }手それぞれの後の盤面を両者の手札を開いて示し、最後に結果を表示します。
alt-chance = { $ply }手目{ $share }%
alt-turning = { $first }さん（太陽、線の下側）の{ $second }さん（月、線の上側）に対する勝つ見込みのグラフ：{ $chances }。
alt-turning-marks = 印のついた手：{ $plies }。
alt-turning-grade = { $name }さん：{ $grade ->
    [none] 採点なし
   *[other] 採点は100点満点中約{ $grade }点
}、運が五分五分だったら勝つ見込みは約{ $share }%。
picture-label = { $what ->
    [rating] レーティング
    [margin] 誤差
    [rank] 順位
    [curve] レーティングの推移
    [won] 勝ち
    [win_rate] 勝率
    [lost] 負け
    [favourite] 得意な商品
    [average_sale] 平均売上
    [bonus_rate] ボーナス率
    [camel_rate] ラクダ優勢
    [reply] 1手の時間
    [rounds] 優秀の証
    [best_sale] 最高の売上
    [longest] 最長の連勝
    [chance] 勝つ見込み
    [grade] 採点（100点満点）
    [no_grade] 採点なし
   *[luck] 運が五分五分なら
}

error-NothingBooked = { $whom }さんには、ここで表示できる終わった対戦がありません。
error-NotShownHere = 対戦`{ $code }`は別の場所で、または非公開で行われました。ここで見られるのは対戦した本人だけです。
error-NotThisRound = 対戦`{ $code }`に、表示できる第{ $round }ラウンドはありません。
error-NothingToShare = 対戦`{ $code }`のカードはありません。中止になったか、配札を試した対戦だからです。
error-YourOwnDeal = この配札はあなた自身が対戦したものです。遊べるのはほかの人だけです。
error-OneJobAtATime = 前の動画または分析をまだ作成中です。一度に作れるのは1つだけです。
error-TooManyJobs = すでにいくつかの動画や分析を作成中です。1分ほどしてからもう一度お試しください。
error-NoFinishedGame = まだ終わった対戦がありません。このサーバーの対戦のコードを指定するか、`/jaipur challenge`で対戦してください。
error-NotARival = 比べるには、異なる二人を選んでください。

data-book = さらに、終わった対戦から集計したレーティング、統計、対戦成績と、一度開いた「自分のスタイル」、ほかに練習、バザール、大会の記録です。これですべてで、ほかには渡しません。
help-book = 📖 **記録帳：** { $profile }、{ $leaderboard }、{ $history }。自分のプロフィールの*自分のスタイル*では、自分の打ち方が自分だけに分かります。{ $replay }で終わった対戦を見直し、動画や分かれ目も見られ、自分の対戦でなければ「同じ配札で遊ぶ」もできます。{ $verify }は山札が最初の手より前に決まっていたことを示します。

## 練習問題：ある局面と、そこで選んだ手の良し悪し

exercise-opponent = 対戦相手
exercise-opponent-told = 対戦相手
exercise-before = 直前の手：{ $event }
exercise-seen = 相手の手元にあると分かるもの：{ $cards }
exercise-asked = **あなたならどうしますか？**
exercise-mark = { $emoji } **{ $mark ->
    [best] すばらしい
    [good] 良い
    [fair] いまひとつ
   *[poor] もったいない
}** · 100点中{ $grade }点
exercise-worth = { $whose ->
    [best] より良い手：
    [next] 次に良い手：
   *[yours] あなたの手：
}**{ $move }** · 勝つ見込み{ $chance }%
exercise-try-again = もっと良い手があります。見つかりますか？
exercise-how = -# 点数は、ラウンドに勝つ見込みをその手でどれだけ保てたかを表します。その時点で知りえたことをもとにした、コンピューター商人の見立てです。
command-train = あなたのレベルに合った局面と、前に間違えた局面を練習します
train-title = ### 🎯 練習 · { $kind ->
    [own] 対戦`{ $exercise }`の局面
   *[bank] 局面`{ $exercise }`
}
train-back = -# 正解できるまで、くり返し出ます。{ $others ->
    [0] {""}
   *[other] ほかに{ $others }問待っています。
}
train-returns = この局面は{ $days ->
    [1] 明日
   *[other] { $days }日後
}にまた出ます。
train-level = あなたのレベル：**{ $level }**（{ $change }）。この局面：{ $exercise }。
train-late = この局面には前に答えているので、今回は数えません。
button-exercise-again = もう一度
button-exercise-tell = 答えを見る
button-train-next = 次の局面
help-train = { $train }では、あなたのレベルに合った局面を練習できます。間違えた局面は、正解できるまでくり返し出ます。終わった対戦の下の**復習**では、いちばん損をした手をもう一度選べます。どちらもほかの人には見えません。
error-NoSuchExercise = その局面はもうありません。`/jaipur train`でほかの局面を練習できます。

## 復習：自分の対戦でいちばん損をした手を、もう一度選ぶ

button-reviews = 復習
review-making = 🎓 達人のチャンドラさんが、対戦`{ $code }`でのあなたの手を見直して、復習する局面を探しています…
review-title = ### 🎓 復習 { $number }/{ $of } · あなたの対戦`{ $code }`、第{ $round }ラウンド、{ $ply }手目
review-asked = -# そのとき見えていたのはこれだけです。ここでは損な手を選んでいました。もう一度選んでみましょう。
review-same = 対戦でも同じ手を選んでいました。
review-played = { $again ->
    [yes] 対戦でも同じ手を選んでいました。
   *[no] 対戦での手：**{ $move }** · 勝つ見込み{ $chance }%。
}いちばん良い手なら、勝つ見込みは{ $points }ポイント上がります。
review-kept = この局面は明日また出ます：{ $train }。
review-last = この対戦の復習はこれで終わりです。
review-none = 🎓 取り上げるほどの手はありませんでした。対戦`{ $code }`では、大きく損をした手がひとつもありません。お見事です！
button-review-next = 次の局面

## レッスン

lesson = 🎓 { $step ->
    [take] **商品を1枚取りましょう。** 同じ商品はまとめて売るほど得なので、もう集めている商品を取ります。手札は7枚までです。**{ $button }** を押すと、取ったあとの様子が画像に出ます。続けて **{ $play }** を押してください。
    [camels] **ラクダを取りましょう。** 市場のラクダは全部いっしょに群れに加わります。手札の枚数には数えず、あとで交換に使えます。**{ $button }** を押し、続けて **{ $play }** を押してください。
    [exchange] **交換しましょう。** 市場の商品を2枚以上取り、同じ枚数を出します。ラクダで払えば、手札の商品は減りません。**{ $exchange }** を押し、**{ $button }** を選び、**{ $play }** を押してください。
    [pay] **あとは払うだけです。** **{ $button }** を選び、続けて **{ $play }** を押してください。
    [sell] **売りましょう。** 1種類の商品をトークンに換えます。価値の高いものから順にもらえ、3枚以上まとめて売るとボーナストークンももらえます。ダイヤモンド、金、銀は2枚以上必要です。早いほど高く売れます。**{ $button }** を押し、続けて **{ $play }** を押してください。
    [end] **終わりが近づいています。** 山札が足りず市場を補充できなくなるか、3種類のトークンがなくなるとラウンド終了です。ラクダの群れが大きい人は5ルピーもらえます。売り忘れに注意してください。
    [wait] アンジュさんが考えています。パネルは自動で更新されます。
   *[free] **これで4つの行動を全部覚えました。** 自由に取引してください。**{ $hint }** を押すと、達人ならどうするか教えてくれます。
}
lesson-done = 🎓 1ラウンドが終わりました。レッスンはここまでです。ふつうの対戦では先に2ラウンド取ったほうが勝ちです。次は商人と対戦するか、誰かに挑戦してみましょう。

## 大会

command-fair = 回戦のない総当たりの大会を開きます。名前を省くと、このサーバーの大会の一覧
option-fair-name = 大会の名前
option-fair-days = 開催する日数
option-fair-games = 一人が同時に行う対戦の数
option-fair-invited = 招待した人だけが参加できます
option-fair-merchants = 奇数のときは、コンピューターの商人が順位外で加わります
option-fair-event = サーバーのイベントとしても告知します
choice-fair-days-7 = 7日間
choice-fair-days-14 = 14日間
choice-fair-days-21 = 21日間
fair-title = ## 🎪 { $title }
fair-agreed = { $length ->
    [single] 1ラウンド勝負
   *[three] 2ラウンド先取
}、{ $days }日間、同時に{ $games }対戦まで{ $access ->
    [open] {""}
   *[invited] 、招待制
}。1手につき1日、大会全体で2日の予備時間があります。
fair-gathering = 最初の対戦は{ $when }に始まります。
names-more = ほか{ $count }人
fair-joined = { $count ->
    [0] まだ誰も参加していません。
   *[other] { $count }人が参加：{ $names }
}
fair-asked = { $count }人が主催者の返事を待っています。
fair-running = { $when }に終わります。
fair-grace = 期間が終わり、新しい対戦は始まりません。対戦中のものは、遅くとも{ $when }に終わります。
fair-late = 途中参加の締め切り：{ $when }
fair-left = 終了{ $played } · 対戦中{ $running } · 残り{ $left }
fair-off = 中止になりました。
fair-won = { $count ->
    [0] 終了しました。
   *[other] 🏆 優勝：{ $winners }
}
fair-called-off = { $why ->
    [few] {"**"}{ $title }**は中止になりました。大会には3人以上が必要です。
    [organiser] {"**"}{ $title }**は中止になりました。
   *[nobody] {"**"}{ $title }**は終了しました。優勝者はいません。
}{ $people ->
    [none] {""}
   *[other] {""}{ $people }
}
fair-table-part = { $kind ->
    [final] 決勝
   *[group] グループ{ $number }
}
fair-reason = { $why ->
    [between] 直接対決で上位
    [seals] 優秀の証で上位
   *[rupees] ルピー差で上位
}
fair-card-winner = { $count ->
    [1] 優勝：{ $winners }
    [2] 優勝：{ $winners }
   *[other] 優勝者{ $count }人
}
fair-card-summary = 参加{ $people }人、{ $games }対戦
fair-hidden = あなたは非表示を選んでいます。この大会の中だけは、全員にあなたの名前が見えます。それでも参加しますか？
fair-you-joined = { $state ->
    [asked] 最近、1割を超える対戦で時間切れ負けになっているため、まず主催者に確認します。1日以内に断られなければ参加が決まります。
    [gathering] 参加しました！　最初の対戦は{ $when }に始まります。
   *[running] 参加しました！　相手が空きしだい、最初の対戦が始まります。
}
fair-really-leave = { $state ->
    [gathering] 参加をやめますか？
   *[running] 大会から抜けますか？　対戦中のものは負けになり、戻ることはできません。終えた対戦が半分に満たなければ結果は表から消え、半分以上なら残りは負けになります。
}
fair-you-left = 大会から抜けました。
fair-missing = { $how ->
    [thread] ⚠ 私はこの非公開スレッドに入っていません。ここで私にメンションすると入れます。そのあと、もう一度お試しください。
   *[rights] ⚠ このチャンネルではボットの権限が足りません：{ $rights }。チャンネルを管理できる人に許可してもらってから、もう一度お試しください。
}
fair-list = ### このサーバーの大会
fair-line = { $link ->
    [none] - **{ $title }**{ $channel ->
        [none] ：チャンネルがなくなりました。主催者はここに移せます。
       *[other] （{ $channel }）：メッセージがなくなりました。そのチャンネルで再表示できます。
    }
   *[other] - [{ $title }]({ $link })
}
fair-invitation = { $name }さん、大会「**{ $title }**」に招待されています！　{ $link ->
    [none] `/jaipur fair`で見られます。
   *[other] [参加はこちら]({ $link })
}
fair-event = 回戦のないジャイプルの大会です。参加はチャンネルのメッセージから。
fair-none = 今は大会が開かれていません。`/jaipur fair`に名前をつけると開けます。
fair-organise = これはあなただけに見えます。大会は、あなたがいなくても自動で進みます。
fair-organise-list = { $which ->
    [asked] ⏰ 90日間に1割を超える対戦で時間切れ負けをし、参加を希望：{ $names }
    [late] ⏰ 招待中のうち、90日間に1割を超える対戦で時間切れ負けをした人：{ $names }
   *[invited] 招待中：{ $names }
}
fair-handed-over = { $name }さんが主催者になりました。
fair-really-end = 今すぐ大会を終えますか？　対戦中のものは、時間を多く使ったほうの負けになります。
fair-has-ended = この大会は終わりました。
button-fair-join = 参加する
button-fair-leave = 抜ける
button-fair-organise = 運営
button-fair-begin = 今すぐ始める
button-fair-end = 大会を終える
button-fair-ended = 大会の一覧
button-fair-show = { $title }をここに表示
select-fair-invite = 招待する…
select-fair-let-in = 参加を認める…
select-fair-remove = 外す…
select-fair-hand-over = 主催者を譲る…
table-fair-reserve = ⏰ { $mover }さんの1日が過ぎ、大会の予備時間を使っています。{ $when }になくなると負けになります。
server-fairs_by_all = { $state ->
    [on] 🎪 誰でも大会を開けます。
   *[off] 🎪 「イベントの管理」か「サーバー管理」の権限を持つメンバーが大会を開けます。
}
switch-server-fairs_by_all = 誰でも大会を開ける
trophies = 🏆 { $trophies }
trophy-fair = { $title }
trophy-season = { $season }シーズン首位
leaderboard-fairs = -# 🏆 大会：{ $fairs }
leaderboard-fair = { $title }（{ $winners }）
leaderboard-season = -# 🏆 { $season }の首位：{ $winners }
help-fair = 🎪 **大会：** { $fair }で、滞ることのない総当たりの大会を開けます。回戦はなく、全員が全員と当たり（9人以上ではグループごと）、一つ終わるたびに次の対戦が始まります。
error-NoSuchFair = 大会`{ $code }`はありません。
error-NotYourFair = これができるのは、主催者か「イベントの管理」「サーバー管理」の権限を持つメンバーだけです。
error-FairTooShort = それでは時間が足りず、半分の対戦が終わりません。2ラウンド先取には14日以上、同時に1対戦だけの場合も14日以上が必要です。両方は選べません。
error-TooManyFairs = このサーバーではすでに{ $limit }件の大会が開かれています。どれかが終わるまでお待ちください。
error-FairClosed = この大会には参加できません。満員か、期間の半分が過ぎたか、決勝が始まったか、終わっています。
error-AlreadyInFair = すでに参加しているか、もう抜けています。
error-NotInFair = この大会には参加していません。
error-NoLongerInFair = その人は、もうこの大会の参加者ではありません。
error-BotsInNoFair = ボットは大会に参加できません。人を選んでください。
error-NotInvited = この大会は招待制です。主催者に頼んでください。
error-RemovedFromFair = 主催者により参加が取り消されています。もう一度参加するには招待が必要です。
error-TooFewInFair = 大会を始めるには{ $fewest }人以上が必要です。
error-TooManyInvited = すでに{ $limit }人を招待しています。参加を待つか、誰かを外してください。
error-PlayedInFair = これは大会の対戦なので、中止も勝ちの宣言もできません。時間を使い切ると自動で負けになります。投了はいつでもできます。
error-MayNotOpenFairs = ここで大会を開けるのは、「イベントの管理」か「サーバー管理」の権限を持つメンバーだけです。
alt-fair-table = 対戦表：{ $title }。
alt-fair-row = { $number }：{ $entrant }、{ $rank }位{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}、{ $wins }勝、優秀の証{ $seals }、ルピー差{ $rupees }{ $met ->
    [none] 。
   *[other] ；{ $met }。
}
alt-fair-short = 番号のない相手とはこれから対戦します。負けは相手の勝ちとして示します。
alt-fair-short-row = { $number } { $entrant }{ $shared ->
    [yes] （={ $rank }位）
   *[no] {""}
}{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
}：優秀の証{ $seals }、{ $rupees }{ $met ->
    [none] 。
   *[other] ；{ $met }。
}
alt-fair-met = { $what ->
    [won] { $numbers }に勝ち
    [lost] { $numbers }に負け
    [running] { $numbers }と対戦中
    [blank] { $numbers }とは対戦なし
   *[to_come] { $numbers }とこれから
}
alt-fair-card = { $title }の結果：{ $result }。{ $summary }。
alt-fair-place = { $rank }位：{ $entrant }、{ $wins }勝。

## 本日のバザール

command-today = 全員共通の三つの露店に1日1回挑みます。2分ほど、各1回だけ選べます
option-today-day = 練習する過去の回の番号
button-today = 本日のバザール
button-today-play = 遊ぶ
button-today-practise = 練習する
button-today-next = 次の露店
button-today-result = 結果を見る
button-today-show = みんなに見せる
button-today-on = 今日の回へ
select-today-missed = 逃した回を練習する…
select-today-channel = 本日のバザールのチャンネル…
today-stall = ### 🏺 バザール #{ $day }・露店{ $stall }/3（{ $stall ->
    [1] 易しい
    [2] ふつう
   *[3] 難しい
}）
today-one-try = 選べるのは各1回、最初の選択が有効です。
today-practice = -# 練習です。記録には数えられず、誰にも知らされません。
today-still = -# まだ昨日の回です。始めた分は{ $until }まで成績に入ります。
today-exchanged = -# 第{ $before }回をもう一度、布とスパイスを入れ替えて出題しています。
today-chosen-before = -# ここではもう選んでいます。最初の選択が有効です。
today-replaced = ここで選んだあと、ボットの管理者が問題を差し替えました。あなたの選択は採点されず、この日の点数にも入りません。
today-choices = { $count }人の選択：
today-too-few = -# 10人以上が選ぶと、みんなの選択がここに表示されます。
today-result-title = ### 🏺 バザール #{ $day }：100点中{ $grade }点
today-result-stall = { $mark } **{ $grade }**・露店{ $stall }：{ $move }
today-result-better = { $mark } **{ $grade }**・露店{ $stall }：{ $move }（最善：{ $best }）
today-result-unknown = { $mark }・露店{ $stall }：選んだあとで問題が差し替えられたため、数えません
today-attendance = この{ $of }日のうち{ $count }日参加しています。次のバザールは{ $when }に開きます。
today-copy = コピー用：
today-share = ジャイプルのバザール #{ $day } { $marks } { $grade }・この{ $of }日のうち{ $count }日
today-hidden = -# 設定で非表示にしているため、結果はどこにも載りません。
today-shown-line = { $name }さん：{ $share }
today-shown-here = -# { $channel }の今日のメッセージに、名前と印が載りました。
today-shown-only-you = このサーバーでは外部アプリの発言が隠されるため、これはあなたにしか見えません。結果の一行をコピーして使えます。
today-shown-before = -# ここではもう見せています。
today-message-title = ### 🏺 本日のバザール #{ $day }
today-message =
    易しいものから難しいものまで三つの露店、世界中で同じ問題です。2分ほど、各1回だけ選べます。
    -# 今日のバザールは{ $until }に閉まります。
today-message-shown = { $count }人が結果を見せています：
today-line = { $marks } **{ $grade }**・{ $name }さん
today-earlier = -# … その前に{ $count }人
today-later = -# … ほか{ $count }人
today-nobody = 結果を見せた人はいませんでした。
today-results-title = ### 🏺 バザール #{ $day }の結果
today-solution-title = **最善の手**
today-solution = { $found ->
    [none] 露店{ $stall }：{ $move }
   *[other] 露店{ $stall }：{ $move }（{ $found }%が発見）
}
server-today = { $channel ->
    [none] 🏺 本日のバザールのメッセージはありません。
   *[other] 🏺 本日のバザールを、{ $channel }に1日1通、通知なしで知らせます。
}
help-today = { $today }は「本日のバザール」です。世界中で同じ三つの露店に、1日1回、2分ほどで挑みます。逃した回は練習できます。
error-NoSuchDay = バザール #{ $day }はまだ開かれていません。
error-DayNotOpened = その露店にはまだ着いていません。`/jaipur today`で続きから遊べます。
error-DayNotFinished = 先に三つの露店をすべて終えると、結果を見せられます。
error-DayIsOver = 見せられるのは成績に入る回だけで、その日が終わって1時間後までです。
error-YouHide = 設定で非表示にしているため、どこにも載りません。結果を見せるには「ランキングに非表示」をオフにしてください。
alt-today-card = 本日のバザール #{ $day }：100点中{ $grade }点。
alt-today-mark = 露店{ $stall }：{ $mark ->
    [unknown] 採点なし
    [best] すばらしい（緑の四角）
    [good] 良い（黄色の丸）
    [fair] いまひとつ（オレンジのひし形）
   *[poor] もったいない（赤い三角）
}
alt-choices = { $count }人の選択。
alt-choice = { $move }：{ $share }%、{ $mark ->
    [best] すばらしい
    [good] 良い
    [fair] いまひとつ
   *[poor] もったいない
}{ $whose ->
    [mine] 、あなたの選択。
   *[others] 。
}

### English. Terms here are used everywhere; keep the same word for the same thing.

## Cards

good = { $good ->
    [diamond] { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
    [gold] { $count } gold
    [silver] { $count } silver
    [cloth] { $count } cloth
    [spice] { $count } spice
    [leather] { $count } leather
   *[camel] { $count ->
        [one] { $count } camel
       *[other] { $count } camels
    }
}
good-name = { $good ->
    [diamond] diamonds
    [gold] gold
    [silver] silver
    [cloth] cloth
    [spice] spice
    [leather] leather
   *[camel] camels
}

nothing = nothing
somebody = somebody
joining-words = and with plus the a an

## People

merchant-name = { $level ->
    [beginner] Anju the apprentice
    [cameleer] Kesar the cameleer
    [hoarder] Meera the collector
    [trader] Balbir the trader
    [hasty] Pavan the peddler
    [broker] Farid the broker
    [vizier] Nasir the vizier
   *[master] Chandra the master
}
merchant-short-name = { $level ->
    [beginner] Anju
    [cameleer] Kesar
    [hoarder] Meera
    [trader] Balbir
    [hasty] Pavan
    [broker] Farid
    [vizier] Nasir
   *[master] Chandra
}
# On a player's plate: a merchant who moves for somebody absent.
name-with-steward = { $merchant } ({ $absent })
merchant-line = { $level ->
    [beginner] "I'm still learning the prices. I overlook things, so be patient with me!"
    [cameleer] "I can't walk past a camel, whatever it costs me."
    [hoarder] "One more card and my set is perfect. I may wait a little too long."
    [trader] "Fair deals, firm prices, good old rules of thumb. Shall we?"
    [hasty] "Sold! Who wants to wait for more?"
    [broker] "I know the odds, but I often doubt them."
    [vizier] "I think one answer ahead. Beyond that I trust my luck."
   *[master] "I've watched this market for forty years."
}
merchant-greets = { $level ->
    [beginner] *Anju bows:* "My very first stall! I still overlook things. Show me how it's done."
    [cameleer] *Kesar pats a muzzle:* "Sit down, and mind the camels. I never have enough of them."
    [hoarder] *Meera locks her cupboard:* "I sell whole sets. Now and then somebody is faster."
    [trader] *Balbir rolls up his sleeves:* "Let's see what the caravan brought. I trade by rules of thumb."
    [hasty] *Pavan is packing up already:* "Quick, quick! A rupee today beats two tomorrow."
    [broker] *Farid weighs a coin in each hand:* "I know what a deal is worth. If only I were sure!"
    [vizier] *Nasir opens his ledger:* "I know your next answer. What follows it, I leave to the stars."
   *[master] *Chandra smiles:* "The market told me you'd come."
}
merchant-on-rung = { $rung } · { merchant-name }
merchant-which = ### Who would you like to trade with?
merchant-mine = **At my level** finds you an even opponent: right now, { merchant-name } ({ $rung } of { $most }). Win, and the next one is stronger; lose, and the next one is gentler.
merchant-rated = -# Rated against merchants: the game counts for that rating alone, and there are no hints.
merchant-head-start = { $whose ->
    [you] -# ⚖ Head start: you get { $rupees } extra rupees in every round. The game isn't rated, and your level stays as it is.
   *[merchant] -# ⚖ Head start: the merchant gets { $rupees } extra rupees in every round. The game isn't rated, and your level stays as it is.
}
merchant-not-rated = -# This game isn't rated: you've left three rated games against merchants early in the past day.
button-my-level = At my level
select-merchant = Choose a merchant, 1 is the gentlest…

## Moves in words

event-took = { $who ->
    [you] You took { $cards }.
   *[they] { $name } took { $cards }.
}
event-exchanged = { $who ->
    [you] You took { $taken } for { $given }.
   *[they] { $name } took { $taken } for { $given }.
}
event-sold = { $who ->
    [you] You sold { $cards } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }{ $bonus ->
        [none] .
        [known] {" "}and a bonus of { $value }.
       *[hidden] {" "}and a bonus token.
    }
   *[they] { $name } sold { $cards } for { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }{ $bonus ->
        [none] .
        [known] {" "}and a bonus of { $value } (for { $kind } cards).
       *[hidden] {" "}and a bonus token (for { $kind } cards).
    }
}
event-planned = { $event } *As planned.*
events-before = *… and { $count ->
    [one] { $count } earlier move
   *[other] { $count } earlier moves
}*
result-won = 🏅 { $who ->
    [you] You won the seal of round { $round }, { $first } to { $second }
   *[they] { $name } won the seal of round { $round }, { $first } to { $second }
}{ $by ->
    [bonus_tokens] {" "}(rupees tied; bonus tokens decided it).
    [goods_tokens] {" "}(rupees and bonus tokens tied; goods tokens decided it).
   *[rupees] .
}
result-tie = ⚖ Round { $round } ended { $first } to { $second } and tied on everything: nobody gets the seal, and the round is replayed.
sale-brings = { $values ->
    [none] no tokens
   *[other] { $values }
}{ $bonus ->
    [yes] {" "}and a bonus
   *[no] {""}
}
move-take = take { $cards }
move-camels = { $count ->
    [one] take the camel
   *[other] take all { $count } camels
}
move-exchange = take { $taken }, give { $given }
move-sell = sell { $cards }
# $when is how far off the moment is, as Discord says it: "in 3 days", "2 hours ago". So is $since below.
until = · due { $when }
until-then-reserve = · due { $when }, then { $reserve } in reserve
until-in-fair-reserve = · ⏳ in reserve for the fair; the game is lost { $when }
until-in-reserve = · ⏳ using the reserve of { $reserve }, gone { $when }
pace-and-reserve = { $pace }, and { $reserve } in reserve for the whole game
away = -# 🏖 { $name } is away until { $when }. The clock keeps running.
pace = { $pace ->
    [hour] 1 hour per move
    [eight_hours] 8 hours per move
    [day] 1 day per move
    [three_days] 3 days per move
    [seven_days] 7 days per move
   *[no_limit] no time limit
}

## Challenges

challenge-to = ### { $challenger } invites { $opponent } to a game of Jaipur
challenge-anyone = ### { $challenger } is looking for an opponent
challenge-details = { $length ->
    [single] A single round
   *[best_of_three] Best of three rounds
} · { $pace }{ $herds ->
    [secret] {" "}· secret herds
   *[open] {""}
}{ $hints ->
    [yes] {" "}· with hints, unrated
   *[no] {""}
}
challenge-head-start = ⚖ Head start: { $name } gets { $rupees } extra rupees in every round. The game isn't rated.
challenge-head-start-anyone = ⚖ Head start: whoever accepts gets { $rupees } extra rupees in every round. The game isn't rated.
challenge-open-until = -# Expires { $when }
challenge-accepted = 🤝 { $first } and { $second } sit down at table `{ $code }`.
challenge-thread = They're playing in { $thread }.
challenge-table-hidden = One of you isn't allowed to use apps from outside here, so I can't show the table. The other one can, with { $table }.
practice-thread = The table is in { $thread }.
challenge-closed = { $state ->
    [declined] { $name } declined the challenge.
    [withdrawn] { $name } withdrew the challenge.
    [expired] Nobody took up { $name }'s challenge in time.
   *[accepted] { $name }'s challenge was accepted.
}
challenge-not-called = { $why ->
    [soon] 🔕 Your challenge stands, but I didn't ping { $name }: you can ping the same person at most once every ten minutes. You can ping them again { $when }.
    [day] 🔕 Your challenge stands, but I didn't ping { $name }: you can ping the same person at most three times a day. You can ping them again { $when }.
    [declined] 🔕 Your challenge stands, but I didn't ping { $name }, who has declined one of your challenges. You can ping them again { $when }.
   *[erased] 🔕 Your challenge stands, but I didn't ping { $name }: for a day after you erase your data, your challenges ping nobody. You can ping them again { $when }.
}
challenge-erased = This challenge is gone: one of the two players had their data erased.
rematch-offer =
    { $opponent } won the last three games. Would you like a head start this time? You'd get this many extra rupees in every round, and the game wouldn't be rated. { $opponent } sees it in the invitation and decides; nobody else sees this question.
button-head-start = +{ $rupees }
button-rematch-plain = No, as before
rematch-begins = 🤝 Once more! Your new table is `{ $code }`.
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## The table

table-title = ### ☀ { $first } · 🌙 { $second } · round { $round } · `{ $code }`
table-head-start = -# ⚖ Head start: { $name } +{ $rupees } in every round
table-turn = ➤ { $mover } to move
table-late = ⏰ { $mover } is out of time. { $waiting } can claim the win, wait, or let a merchant play on.
table-steward = -# 🧔 { $merchant } moves for { $name }, who can take the seat back with **My hand**. This game doesn't count any more.
table-stewarded = -# 🧔 { $merchant } has moved for somebody in this game, so it doesn't count.
table-cancel-proposed = { $proposer } would like to call the game off.
table-cancelled = The game was called off.
table-won = { $how ->
    [resigned] 🏆 { $winner } wins the game: { $loser } resigned.
    [timeout] 🏆 { $winner } wins the game: { $loser } ran out of time.
    [erased] 🏆 { $winner } wins the game: the other player gave up and had all their data erased.
   *[played] 🏆 { $winner } wins the game!
}
# $change begins with + or −, $changes is a list of rating-change. A question mark: provisional.
rating-change = { $player } { $rating }{ $provisional ->
    [yes] {", "}provisional
   *[no] {""}
} ({ $change })
table-ratings = -# Rating: { $changes }
table-seal = -# Sealed deck: `{ $seal }`
table-restored = -# The host restored a backup, so the game goes on from here.
round-end-title = ### The end of round { $round } · ☀ { $first } · 🌙 { $second } · `{ $code }`
table-comes = The table is on its way to { $channel }.
thread-name = Jaipur { $code }: ☀ { $first } · 🌙 { $second }
post-name = ☀ { $first } · 🌙 { $second } · { $code }
post-opening = ☀ { $first } and 🌙 { $second } play Jaipur here, game `{ $code }`. The table is below: everybody can watch, and hands stay private.
tag-running = running
tag-finished = finished
button-hand = My hand
button-rules = Rules
button-more = More
button-claim = Claim the win
button-wait = Wait
button-steward = Let a merchant play on
button-agree = Call it off
button-refuse = Keep playing
button-rematch = Rematch
button-replay = Replay
button-record = Record file
more = What would you like to do with game `{ $code }`?
button-post-again = Post the table again
button-help = Help
button-cancel = Call off
button-resign = Resign
really = { $what ->
    [resign] Really resign game `{ $code }`? Your opponent will win.
    [propose] You've both moved, so your opponent has to agree. Ask them to call off game `{ $code }`?
    [claim] Your opponent is out of time. Claim the win in game `{ $code }`? That ends it at once; you can also wait, or let a merchant play on.
    [steward] Your opponent is out of time. Let a merchant play on for them in game `{ $code }`? The game won't count for ratings and rivalries any more, even if they come back. Their next **My hand** takes the seat back.
   *[cancel] Really call off game `{ $code }`? Nobody will win.
}
button-yes = Yes
button-no = No, go back
done = { $what ->
    [resigned] You resigned. Thanks for the game.
    [cancelled] The game was called off.
    [proposed] Your opponent has been asked to call the game off.
    [refused] The game goes on.
    [claimed] The win is yours.
    [steward] { merchant-name } plays on for your opponent. The game doesn't count any more.
   *[waiting] Your opponent has the time for one move again, from now. Their reserve stays used up.
}
trouble = ⚠ { $what ->
    [channel] This table's channel is gone. Use `/jaipur table` in another channel to set the table up there.
    [locked] The thread { $channel } is locked, so I can't show the table there. Anyone who manages threads can unlock it; or use `/jaipur table` in another channel to set the table up there.
   *[permission] I'm not allowed to post in { $channel }. I need the permissions View Channel, Send Messages and Attach Files there; anyone who manages the channel can grant them.
}
interrupted = { $why ->
    [removed] ⏸ This game is interrupted: the bot is no longer a member of its server. The clock is stopped, and the game goes on when the bot is invited again.
   *[refused] ⏸ This game is interrupted: I couldn't show its table for too long. The clock is stopped. `/jaipur table` sets the table up again, here or in another channel of this server.
}
nonmember = { $why ->
    [hidden] One of you isn't allowed to use apps from outside there, so the table only comes along with the other's moves. I can't always ping you, so check back now and then.
    [permission] I'm missing permissions there, so I can't post on my own: I can ping you when somebody moves, but a reminder may not reach you. Check back now and then.
   *[absent] The bot isn't a member there: it can ping you when somebody moves, but a reminder may not reach you. Check back now and then.
}
table-moved = The table `{ $code }` has moved on: { $table }
trouble-files = -# I'm not allowed to attach pictures here, so here's the table in words. Anyone who manages the channel can grant me Attach Files.
trouble-threads = -# I'm not allowed to open a thread for this game, so it's played here. Anyone who manages the channel can grant me Create Public Threads.
trouble-forum = -# I'm not allowed to open a post in this server's forum for games, so this one is played here. Anyone who manages the forum can grant me View Channel, Create Posts and Send Messages in Posts, or add a tag I'm allowed to use.

## The panel

panel-title = ### Against { $opponent } · round { $round } · `{ $code }`
seat-taken-back = 🪑 The seat is yours again. { $merchant } moved for you while you were away, so this game doesn't count any more.
panel-your-turn = **Your turn**
panel-their-turn = { $opponent } to move
panel-since = **Since you last looked**
panel-stale = ⚠ That button is out of date; nothing was played. Here's where things stand.
panel-played = ✅ Your move has been played.
panel-round-over = **Round { $round } is over**
button-new-round = On to round { $round }
button-take = { $good ->
    [diamond] Take diamond
    [gold] Take gold
    [silver] Take silver
    [cloth] Take cloth
    [spice] Take spice
   *[leather] Take leather
}
button-camels = { $count ->
    [one] Take the camel
   *[other] Take { $count } camels
}
button-exchange = Exchange…
button-hint = Hint
button-sell = Sell { $cards }: { $rupees }{ $bonus ->
    [yes] {" "}+ bonus
   *[no] {""}
}
option-sell = Sell { $cards }
select-sell = Sell fewer…
button-refresh = Refresh
button-table = Table
button-next-game = Next game
button-play = Play
button-back = Back
confirm = **Your move:** { $move }?
confirm-sale = { $move } for { $brings }
exchange-how = Pick an exchange, or choose what to take: then you'll see what you can give in return.
exchange-give = You're taking { $taken }. What do you give in return?
button-ready-exchange = Take { $taken } for { $given }
option-take = Take { $cards }
option-give = Give { $cards }
select-take = Take…
select-give = Give something else…
understood = **Understood as:** { $move }. Play it?
one-tap-on = ⚡ From now on, moves are played at the first tap. You can change that back in { $settings }.
button-one-tap = One tap per move
hint = 💡 **I'd { $move }.**
spectator = You're watching { $first } and { $second } (`{ $code }`). Their hands are hidden from you.

## Plans

button-plan = Plan my next move…
button-plan-change = Change the plan…
button-plan-drop = Drop the plan
button-plan-done = Done
plan-how = **Plan your next move.** Choose from what you could do now: as soon as { $opponent } has moved, it's played for you, if it's still possible.
plan-more = Add another move in case that isn't possible, or leave it at that.
plan-is = 🗓 **Planned:** { $moves }
plan-else = { $before }; if not, { $then }
plan-camels = take all the camels
plan-wakes = It's played { $reasons }.
plan-wakes-never = It's played whatever happens.
plan-dropped = 🗓 The plan is dropped.
plan-late = ⚠ The game has moved on in the meantime, so nothing was planned. Here's where things stand.
plan-nothing-to = There's nothing to plan right now: a plan is for while you're waiting for a person to move.
plan-look-first = Something has happened since you last looked. See what it is, then plan.
plan-stopped = 🗓 Your plan wasn't played ({ $moves }): { $why ->
    [precious] a diamond, gold or silver has come to the market.
    [camels] three or more camels have come together in the market.
    [less] the sale would bring less now.
   *[illegal] none of it is possible any more.
}
select-wake = Play it…
wake-precious = unless diamonds, gold or silver come
wake-camels = unless 3 or more camels gather
wake-less = unless the sale would bring less
wake-never = whatever happens

## Reasons of a hint

reason-ends-ahead = { $rupees ->
    [one] It ends the round about { $rupees } rupee ahead.
   *[other] It ends the round about { $rupees } rupees ahead.
}
reason-sells-for = { $number ->
    [one] This card sells
   *[other] These { $number } cards sell
} for { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} right now.
reason-bonus = Selling { $number } cards earns a bonus of { $least } to { $most }.
reason-before-the-drop = The top token is worth { $top }; the next one is only worth { $next }.
reason-before-opponent = The other player has taken { $number } of these and might sell first.
reason-makes-room = The hand is full with { $number } cards; this makes room.
reason-collects = { $number ->
    [one] The { good-name } sells for
   *[other] That makes { $number } { good-name }, worth
} { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} right now.
reason-needs-more = { $number } { good-name } sell for { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} right now.
reason-nears-bonus = That makes { $number } { good-name }, enough for a bonus.
reason-denies = The other player has taken { good-name }, too: { $number } so far.
reason-last-ones = { $good ->
    [diamond] There are no more diamonds to come.
   *[other] There's no more { good-name } to come.
}
reason-pays-in-camels = { $number ->
    [one] It only costs a camel.
   *[other] It only costs { $number } camels.
}
reason-gains-camels = { $number ->
    [one] A camel can pay for an exchange later.
   *[other] { $number } camels can pay for exchanges later.
}
reason-larger-herd = It makes for the larger herd: { $mine } to { $theirs }.
reason-nothing-better = There's nothing better on offer.

## Exercises: a position, and how good a choice in it was

exercise-opponent = Opponent
exercise-opponent-told = Your opponent
exercise-before = Just before: { $event }
exercise-seen = Seen with your opponent: { $cards }
exercise-asked = **What do you play?**
exercise-mark = { $emoji } **{ $mark ->
    [best] Excellent
    [good] Good
    [fair] So-so
   *[poor] Costly
}** · { $grade } of 100
exercise-worth = { $whose ->
    [best] Better:
    [next] Next best:
   *[yours] Your move:
} **{ $move }** · { $chance }% to win
exercise-try-again = There's something better. Do you see it?
exercise-how = -# The grade is the share of your chance to win the round that your move kept, as the computer merchant sees it, going by what you could know.
command-train = Positions at your level, and those you got wrong
train-title = ### 🎯 Training · { $kind ->
    [own] from your game `{ $exercise }`
   *[bank] position `{ $exercise }`
}
train-back = -# Back again, until it's right.{ $others ->
    [0] {""}
    [one] {" "}{ $others } more is waiting.
   *[other] {" "}{ $others } more are waiting.
}
train-returns = It comes back { $days ->
    [1] tomorrow
   *[other] in { $days } days
}.
train-level = Your level: **{ $level }** ({ $change }). This position: { $exercise }.
train-late = You answered this one before, so it doesn't count any more.
button-exercise-again = Try again
button-exercise-tell = Show me
button-train-next = Next position
help-train = { $train } shows you positions at your level, and again those you got wrong, until they're right. **Lessons** below a finished game shows you your costliest moves, to choose anew. Nobody else sees either.
error-NoSuchExercise = That position isn't there any more. `/jaipur train` has others.

## Lessons: one's own costliest moves of a game, to choose anew

button-reviews = Lessons
review-making = 🎓 Chandra the master is going through your moves in game `{ $code }` and looks for lessons…
review-title = ### 🎓 Lesson { $number } of { $of } · your game `{ $code }`, round { $round }, move { $ply }
review-asked = -# This is all you knew then. Your move was costly: choose anew.
review-same = That's what you played in the game, too.
review-played = { $again ->
    [yes] You played the same in the game.
   *[no] In the game: **{ $move }** · { $chance }% to win.
} The best move gains { $points } points.
review-kept = You'll see it again tomorrow: { $train }.
review-last = That was the last lesson from this game.
review-none = 🎓 Nothing worth mentioning: none of your moves in game `{ $code }` cost you much. Well played!
button-review-next = Next lesson

## The lesson

lesson = 🎓 { $step ->
    [take] **Take a good.** Goods of one kind earn more when they're sold together, so take what you're already collecting. You can hold seven goods. Tap **{ $button }**; the picture shows the result. Then tap **{ $play }**.
    [camels] **Take the camels.** They all join your herd at once. They don't count towards your hand, and they'll pay for exchanges later. Tap **{ $button }**, then **{ $play }**.
    [exchange] **Exchange.** Take two or more goods from the market and give the same number of cards for them. Pay with camels and keep your goods: tap **{ $exchange }**, then **{ $button }**, then **{ $play }**.
    [pay] **Now pay.** Tap **{ $button }**, then **{ $play }**.
    [sell] **Sell.** Cards of one kind become tokens, the most valuable first; three or more at once earn a bonus token, too. Diamonds, gold and silver need at least two cards. Don't wait too long: tokens lose value. Tap **{ $button }**, then **{ $play }**.
    [end] **The end is near.** The round is over when the deck can't refill the market, or when three kinds of tokens are gone. The larger herd earns 5 rupees. Sell in time!
    [wait] Anju is thinking. Your panel will update by itself.
   *[free] **You know all four moves.** Trade as you like; **{ $hint }** tells you what a master would do.
}
lesson-done = 🎓 That was a whole round, and the end of the lesson. A full game goes to whoever wins two rounds. Now play a merchant, or challenge somebody.

## Where to begin

button-learn = Learn the game
button-merchants = Play a merchant
button-challenge = Challenge somebody
select-opponent = Who should it be?
challenge-whom =
    ### Who would you like to play?
    Best of three rounds. `/jaipur challenge` gives you more options.
challenge-unseen =
    Nobody else can see this conversation, so nobody could accept.
    Challenge somebody in a server, or open a group with them and use `/jaipur challenge` there. A merchant is always ready.
challenge-hidden =
    This server hides what apps from outside say: only you can see what I answer here, so nobody could accept. I've taken the challenge back.
    Somebody who manages the server can add me, or allow Use External Apps. Or open a group with your friend and use `/jaipur challenge` there. A merchant is always ready.
has-no-table = { $what ->
    [lesson] A lesson has no table in the channel: it's all here.
   *[deal] A deal that you try has no table in the channel: it's all here.
}

## Missing permissions

challenge-missing = { $how ->
    [thread] ⚠ I'm not in this private thread. Mention me here to let me in; then ask again. Or play without me in it: the table comes along with your moves, and a reminder may not reach you.
    [words] ⚠ I'm missing a permission in this channel: { $rights }. Anyone who manages the channel can grant it; then ask again. Or play without it: the table will be in words.
   *[answers] ⚠ I'm missing permissions in this channel: { $rights }. Anyone who manages the channel can grant them; then ask again. Or play without them: the table comes along with your moves, and a reminder may not reach you.
}
challenge-missing-forum = { $how ->
    [words] ⚠ I'm missing a permission in { $forum }, where this server's games are played: { $rights }. Anyone who manages the forum can grant it; then ask again. Or play without it: the table will be in words.
   *[answers] ⚠ I'm missing permissions in { $forum }, where this server's games are played: { $rights }. Anyone who manages the forum can grant them; then ask again. Or play without them: the table will be here.
}
button-play-without = Play without
server-no-member = ⚠ I'm not a member of this server; only my commands are here. Anyone who manages the server can [invite me]({ $invite }); then you can set things up here.

## After an install

greeting =
    ### Welcome to the market of Jaipur!
    A card game for two traders, played here over minutes or days. Everybody sees the market; your hand stays private.
    -# { $help } shows everything else.

## Games

which-game = This fits { $count } of your games. Which one do you mean?
select-game = Choose a game…
game-label = { $code } · against { $opponent }
whose-turn = { $whose ->
    [yours] your turn
   *[theirs] their turn
}
games-none = You have no games running. Start one with { $challenge }.
games-yours = { $count ->
    [0] **No games are waiting for you.**
    [one] **{ $count } game is waiting for you**
   *[other] **{ $count } games are waiting for you**
}
games-theirs = { $count ->
    [one] **Waiting for your opponent: { $count }**
   *[other] **Waiting for your opponents: { $count }**
}
games-line = `{ $code }` against { $opponent } · round { $round } · last played { $since } { $until } { $table }
button-open = Open
games-no-other = No other game is waiting for you.
reminder = ⏳ Your game against { $opponent } is waiting for you: your move is due { $when }. { $table }
digest-title = ### 🗞 Your games today
digest-late = { $count ->
    [one] **Your opponent is out of time: { $count } game**
   *[other] **Your opponents are out of time: { $count } games**
}
digest-line = - `{ $code }` against { $opponent } { $time } { $table }
digest-more = { $count ->
    [one] …and { $count } more game.
   *[other] …and { $count } more games.
}
button-games = My games
replay-deal = The cards are dealt.
replay-where = ### Replay of `{ $code }` · round { $round }, move { $ply }
button-round = Round { $round }
record = The record of game `{ $code }`. Anyone can verify it, sealed deck included.

## Settings

settings-title = ### Your settings
setting-mentions = { $mode ->
    [every] 🔔 I mention you whenever it's your turn.
    [once] 🔔 I mention you once, then not again until you're back. Using any of my commands or buttons counts as being back.
   *[never] 🔕 I never mention you.
}
setting-dm_notices = { $state ->
    [on] ✉ Reminders come as direct messages.
   *[off] ✉ Reminders come at the table.
}
setting-confirm = { $state ->
    [on] 👁 Moves are shown before they're played.
   *[off] ⚡ Moves are played at the first tap.
}
setting-takes_challenges = { $state ->
    [on] 🤝 Anyone can challenge you.
   *[off] 🚪 Nobody can challenge you.
}
setting-is_hidden = { $state ->
    [on] 🙈 You don't appear on leaderboards, nor among those who show their bazaar of the day.
   *[off] 🏅 You can appear on leaderboards.
}
setting-blocked = Blocked: { $people }
setting-digest = { $state ->
    [on] 🗞 Once a day, a direct message lists the games that are waiting for you.
   *[off] 🗞 No daily digest.
}
setting-away = { $state ->
    [on] 🏖 The others see that you're away until { $when }. Your clocks keep running.
   *[off] 🏖 Nobody is told that you're away.
}
switch-dm_notices = Direct messages
switch-confirm = Confirm moves
switch-takes_challenges = Challenges
switch-is_hidden = Hide me
switch-digest = Daily digest
select-mentions = Mentions…
mention-choice = { $mode ->
    [every] Mention me every turn
    [once] Mention me once until I'm back
   *[never] Never mention me
}
select-away = Away until…
away-choice = { $days ->
    [0] I'm here
    [1] Away for a day
    [7] Away for a week
    [14] Away for two weeks
    [28] Away for four weeks
   *[other] Away for { $days } days
}
select-language = Language…
language-as-discord = Same as Discord
blocked = { $player } can no longer challenge you. Use the same command again to undo this.
unblocked = { $player } can challenge you again.
server-title = ### Server settings
server-threads = { $state ->
    [on] 🧵 Every game gets its own thread.
   *[off] 🧵 Games are played in the channel.
}
server-is_quiet = { $state ->
    [on] 🔕 Quiet: nobody is mentioned.
   *[off] 🔔 Players are mentioned when it's their turn.
}
server-speaks = { $source ->
    [setting] 🗣 Tables are in the language chosen below.
    [discord] 🗣 Tables are in this community's language, as set in Discord.
   *[challenger] 🗣 Tables are in the challenger's language. Choose one below to use it for all of them.
}
server-rights = ✅ I have all the permissions I need here.
server-missing = ⚠ I'm missing these permissions here: { $rights }.
right = { $name ->
    [create_posts] Create Posts
    [send_messages_in_posts] Send Messages in Posts
    [view_channel] View Channel
    [send_messages] Send Messages
    [attach_files] Attach Files
    [embed_links] Embed Links
    [read_message_history] Read Message History
    [send_messages_in_threads] Send Messages in Threads
   *[create_public_threads] Create Public Threads
}
server-channel = { $channel ->
    [none] 📍 Games can be started in any channel.
   *[other] 📍 Games can only be started in { $channel }.
}
server-forum = 📍 Every game is a post in { $forum }. It can be started in any channel.
server-forum-missing = ⚠ In { $forum } I'm missing these permissions: { $rights }.
select-channel = Channel for all games…
switch-server-threads = Threads
switch-server-is_quiet = Quiet
select-pace = Default time per move…

## Direct messages

direct-messages =
    ✉ That was your first game! Shall I send you a direct message when a move of yours is nearly due?
    Otherwise I'll mention you at the table. You can change your mind in { $settings }.
direct-messages-set = { $state ->
    [on] ✉ All right: I'll send you a direct message before a move is due.
   *[off] ✉ All right: no direct messages.
}
button-direct-yes = Yes, please
button-direct-no = No, thanks

## Data

data =
    ### What I store about you
    Your Discord ID and display name, your settings and blocks, your challenges, and your games with their moves and times.
data-exported = This is everything I store about you.
data-too-large = Your data is too large for a file that I could send here. Another server may allow larger ones; otherwise, ask whoever hosts the bot.
data-erase =
    ### Erase everything?
    Running games you'll resign: { $running }
    Finished games that stay, without your name: { $finished }
    Challenges that will be deleted: { $challenges }
    Blocks that will be deleted: { $blocks }
    Your settings and name will be deleted too. This can't be undone.
data-erased = Everything about you has been erased.
button-export = Export
button-erase = Erase…
button-erase-yes = Erase everything

## Errors

error-unexpected = Sorry, something went wrong on our side. Nothing is lost. If it happens again, give the host this code: `{ $code }`
error-not-written = I can't save anything right now, so nothing was changed or played. Please try again later; the host will find the reason in the log.
error-NoGameHere = You have no games running here. Start one with `/jaipur challenge`.
error-UnknownGame = There's no game `{ $text }`.
error-NotUnderstood = I don't understand `{ $text }`. Write goods by name or letter, for example `2 gold, leather`.
error-TooManyCards = There aren't that many cards of this kind in the game: { $good }.
error-OldButton = This button no longer works. Use `/jaipur hand` to carry on.
error-TooBusy = Slow down a little, please. Try again in { $seconds } s.
error-NotConfirmed = Discord didn't confirm that message. If it doesn't show up here in a moment, please try again.
error-Leaving = I'm being restarted, so nothing was played; please try again in a moment.
error-OnlyForManagers = Only members with Manage Server can do this.
error-OnlyInServers = This only works in a server.
error-PlayElsewhere = In this server, games are started in { $channel }.
error-NotFromHere = I'm not a member here, so I can't post on my own. Use the table's buttons.
error-HintsAreOff = There are no hints in this game.
error-NoSuchMatch = There's no game `{ $code }`.
error-NoSuchChallenge = This challenge no longer exists.
error-NotAPlayer = Only the two players can do this.
error-NotYourTurn = It's not your turn.
error-StalePly = The game has moved on in the meantime.
error-MatchOver = This game is over.
error-MatchRunning = This game is still being played.
error-ChallengeYourself = You can't play against yourself. Leave the opponent out to find somebody, or challenge me.
error-ChallengeABot = I'm the only bot here that plays Jaipur. Challenge me, or a person.
error-PersonAndMerchant = Name a person or a merchant, not both: leave out the level to challenge somebody, or the opponent to play a merchant.
error-AlreadyChallenged = You've already made this challenge (`{ $code }`).
error-AlreadyRematched = The rematch has already begun: game `{ $code }`.
error-TooManyChallenges = You have { $limit } open challenges. Withdraw one first.
error-TooManyGames = { $whom } has { $limit } games running. That's as many as I can keep going.
error-ChallengesOff = { $whom } isn't taking challenges at the moment.
error-Blocked = { $whom } isn't taking challenges at the moment.
error-YouBlocked = You have blocked { $whom }.
error-NotYourChallenge = { $role ->
    [challenger] That's your own challenge. The person you invited can accept or decline it; you can withdraw it.
    [opener] That's your own challenge. Somebody else has to accept it; you can withdraw it.
    [challenged] Only the person who invited you can withdraw this challenge. You can accept or decline it.
    [anyone] Only the person who opened this challenge can withdraw it. You can accept it.
   *[onlooker] This challenge is for somebody else: only they can accept or decline it, and only the challenger can withdraw it.
}
error-ChallengeGone = { $state ->
    [accepted] This challenge has already been accepted.
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] This challenge has expired.
}
error-NeedsAgreement = You've both moved, so you both have to agree.
error-TooManyCalledOff = You've left { $limit } games early, and that's the limit for a day. You can call one off again { $deadline }; until then, play on or resign.
error-NothingProposed = Nobody has asked to call the game off.
error-ProposedByYou = Your opponent has to answer that.
error-NoDeadline = Nobody's time is running in this game, so there's nothing to claim or to wait for.
error-DeadlineAhead = Your opponent still has time: their move is due { $deadline }.
error-YourOwnTurn = It's your own turn, so there's nothing to claim or to wait for.
error-NoPlansHere = A merchant answers at once, so there's nothing to plan.
error-TooManyPlanned = A plan has at most { $limit } moves.
error-RoundIsOver = The round is over.
error-MatchIsOver = The game is over.
error-NothingMoves = That doesn't move any cards.
error-NotInMarket = { $there ->
    [0] The market has no { $card }.
   *[other] You want { $wanted } { $card }, but the market only has { $there }.
}
error-NotInHand = { $there ->
    [0] You have no { $card }.
   *[other] You need { $wanted } { $card }, but you only have { $there }.
}
error-NotInHerd = { $there ->
    [0] You have no camels.
    [one] You only have one camel.
   *[other] You only have { $there } camels.
}
error-NoCamels = There are no camels in the market.
error-HandFull = You'd hold { $size } goods; the limit is { $limit }. Camels don't count.
error-MixedTake = You can't take goods and camels together.
error-CamelsInExchange = You can't take camels in an exchange.
error-ExchangeTooSmall = An exchange takes at least { $minimum } goods. To take just one, use the Take buttons.
error-UnequalExchange = You're taking { $taken } and giving { $given }: the numbers have to be equal.
error-SameGoodBothWays = You can't take and give the same good ({ $good }).
error-MixedSale = You can only sell one kind of good at a time.
error-CamelsAreNotSold = Camels can't be sold.
error-TooFewToSell = You have to sell at least { $minimum } { $good } at once.
error-NotAMove = `{ $text }` isn't a move.

## Commands

command-jaipur = Play Jaipur, the card game for two traders
command-challenge = Challenge somebody to a game; leave the opponent out and anyone can accept
command-learn = Your first round, explained move by move
command-hand = Your private panel: hand, market and moves
command-table = Post the table again at the bottom of the channel
command-take = Take one good from the market
command-camels = Take all the camels
command-exchange = Take several goods and give the same number of cards
command-sell = Sell goods of one kind
command-plan = Plan your next move while your opponent is thinking
command-games = Your games everywhere, and whose turn it is
command-resign = Resign a game
command-cancel = Call a game off
command-rules = How to play
command-help = How to use the bot
command-settings = Your language, mentions, move confirmation and more
command-block = Stop taking challenges from somebody; use it again to undo
command-server = Threads, pace, language and quiet mode for this server
command-data = Export or erase what I store about you
menu-challenge = Challenge to Jaipur
menu-profile = Jaipur profile
option-game = Which of your games; only needed if several fit
option-opponent = Who to challenge; the bot itself plays at once
option-length = Best of three rounds, or a single one
option-pace = Time per move
option-herds = Whether everybody sees how many camels each player has
option-level = Play a computer merchant: at your level, or from 1 (gentle) to 8 (merciless)
option-hints = Both players can ask for hints; the game isn't rated
option-rated = Against a merchant: count the game in your rating against merchants, without hints
option-head-start = Extra rupees in every round for one of you; the game isn't rated
option-take-good = The good to take
option-exchange-take = What to take, for example "2 gold" or GG
option-exchange-give = What to give, for example "leather, camel" or LK
option-sell-good = The good to sell
option-sell-count = How many; all of them if left out
option-plan-first = What to play when your opponent has moved; leave it out to choose by buttons
option-plan-second = What to play if the first isn't possible
option-plan-third = What to play if neither is possible
option-plan-wake = What should stop the plan, so that you decide yourself
option-topic = What you'd like to read about
option-block = Whose challenges you don't want
choice-length-best_of_three = Best of three rounds
choice-length-single = A single round
choice-pace-hour = 1 hour per move
choice-pace-eight_hours = 8 hours per move
choice-pace-day = 1 day per move
choice-pace-three_days = 3 days per move
choice-pace-seven_days = 7 days per move
choice-pace-no_limit = No time limit
choice-herds-open = Open: everybody sees how many camels you have
choice-herds-secret = Secret: as at a real table
choice-head-start-me = +{ $rupees } for me
choice-head-start-opponent = +{ $rupees } for my opponent
choice-wake-usual = Any of these: a precious card, three camels, a sale that brings less
choice-wake-precious = Only if a diamond, gold or silver turns up
choice-wake-camels = Only if three or more camels come together
choice-wake-less = Only if the sale would bring less than now
choice-wake-never = Nothing: play it whatever happens
choice-level-mine = At my level
choice-level-beginner = 1 · Anju the apprentice
choice-level-cameleer = 2 · Kesar the cameleer
choice-level-hoarder = 3 · Meera the collector
choice-level-trader = 4 · Balbir the trader
choice-level-hasty = 5 · Pavan the peddler
choice-level-broker = 6 · Farid the broker
choice-level-vizier = 7 · Nasir the vizier
choice-level-master = 8 · Chandra the master

## Rules

select-topic = Choose a topic…
topic-turn = Your turn
topic-table = How to read the table
topic-exchange = Exchange
topic-selling = Selling
topic-bonuses = Bonus tokens
topic-camels = Camels
topic-end = End of the round
topic-ties = Ties
topic-tokens = Cards and tokens
rules-table =
    {"**"}1** The market: five cards. A bright frame shows what the last move put there, in the colour of whoever played it.
    {"**"}2** The deck: how many cards are left. Amber at 6 or fewer, red at 3 or fewer.
    {"**"}3** Bonus tokens in stock: one stack each for 3, 4, and 5 or more cards sold at once, and how many are left.
    {"**"}4** Tokens left for each good. A sale takes from the left; a hollow ring is a token that's gone, a faded one went with the last move.
    {"**"}5** The camel token: 5 rupees for the larger herd at the end of the round.
    {"**"}6** The last three moves, the newest on the right. ⬇ came into the hand, ⬆ was given back or sold; the coin is what it earned.
    {"**"}7** A player: sun or moon. A garland of marigolds frames whoever is to move.
    {"**"}8** Cards in hand, camels in the herd; on the right the seals won.
    {"**"}9** The coin counts the rupees everybody can see. After the + come bonus tokens, whose values stay secret until the round ends. Below: goods tokens, ×2 means two of them.
rules-turn =
    You and your rival trade in the market of Jaipur. Five cards lie face up in the market. You can hold up to **seven goods** in your hand; your camels stand apart, in your herd. On your turn you do exactly **one** of four things:
    - **Take one good** from the market into your hand.
    - **Take all the camels** in the market into your herd.
    - **Exchange** two or more goods in the market for the same number of your cards.
    - **Sell** goods of one kind for tokens, which are worth rupees.
    When one good or the camels have been taken, the deck refills the market to five cards.
    A good's first tokens are worth the most, so it pays to be early. Selling three or more cards at once earns a bonus, so it pays to be patient, too. Whoever is richer at the end of a round gets a **seal**; two seals win the game.
rules-exchange =
    Take **two or more goods** of any kinds from the market and give back **the same number of cards** from your hand, your herd, or both.
    - You can't take and give the same kind.
    - You can give camels, but you can never take them this way.
    - After the exchange you can't hold more than seven goods.
    Giving camels for goods makes your hand grow; giving goods for goods doesn't. Your cards take the places of the ones you took; nothing comes from the deck.
rules-selling =
    Sell any number of cards of **one kind** from your hand and take that many of its tokens from the top, as long as there are any.
    - Diamonds, gold and silver: **at least two cards**, even when only one token is left.
    - Cloth, spice and leather: one card is enough.
    You don't have to sell all you have. Cards you've sold are out of the round. You can sell a good that has no tokens left: it earns nothing, except perhaps a bonus.
rules-bonuses =
    Selling **three, four, or five or more cards** at once earns a bonus token from the top of its pile:
    - three cards: 1 to 3 rupees
    - four cards: 4 to 6 rupees
    - five or more: 8 to 10 rupees
    What counts is how many cards you sell, not how many tokens you get for them. Everybody sees that you have a bonus token, but only you know its value until the round is over. When a pile is empty, there's no bonus.
rules-camels =
    Camels aren't goods: they stand in your herd, don't count towards the hand limit and can't be sold.
    - You always take **all the camels** in the market at once, even if there's only one.
    - In an exchange, each camel pays for one good.
    - At the end of the round the **larger herd** earns the camel token: 5 rupees. If the herds are equal, nobody gets it.
    Before the game you choose whether everybody sees the size of both herds or they stay secret.
rules-end =
    The round ends at once when
    - the tokens of a **third kind of good** are used up, or
    - the market **can't be refilled** to five cards because the deck is empty.
    The larger herd gets the camel token. Then goods tokens, bonus tokens and the camel token are added up; cards left in your hand are worth nothing. A head start, if you agreed on one, is added. The richer player takes the seal, and the other one starts the next round. **Two seals win** the game; in a game of a single round, one is enough.
rules-ties =
    Tied on rupees: the player with **more bonus tokens** takes the seal. Still tied: the player with **more goods tokens**. Tied on all three: nobody takes it, the round is replayed, and the other player starts.
rules-tokens =
    {"**"}Start of a round**: three camels and two cards from the deck make up the market. Each player is dealt five cards and moves the camels among them into the herd. Who starts the first round is random.
    {"**"}Cards** (55): 6 diamonds, 6 gold, 6 silver, 8 cloth, 8 spice, 10 leather, 11 camels
    {"**"}Goods tokens**, top first
    - Diamonds: 7 7 5 5 5
    - Gold: 6 6 5 5 5
    - Silver: 5 5 5 5 5
    - Cloth: 5 3 3 2 2 1 1
    - Spice: 5 3 3 2 2 1 1
    - Leather: 4 3 2 1 1 1 1 1 1
    {"**"}Bonus tokens**, shuffled
    - Three cards: 1 1 2 2 2 3 3
    - Four cards: 4 4 5 5 6 6
    - Five or more: 8 8 9 10 10
    {"**"}Camel token**: 5
help =
    ### Jaipur, the bazaar for two
    🎓 **New here?** { $learn } is a first round with every move explained.
    🤝 **Play:** { $challenge } invites a friend or anyone at all. Pick me, and a computer merchant sits down with you at once.
    ✋ **Move:** The **table** is the picture in the channel that everybody sees. **My hand** below it (or { $hand }) opens your private panel: your cards, what's happened since you last looked, and every move you can make.
    ⌨️ **Prefer typing?** { $take }, { $camels }, { $exchange }, { $sell }. Write cards by name or letter: D diamonds, G gold, S silver, C cloth, P spice, L leather, K camel. Every picture has a full description for screen readers.
    🗓 **Plan:** While you wait, { $plan } (or the button in your panel) plans your next move: it's played as soon as your opponent has moved, unless something happens that you want to answer yourself. Nobody sees a plan; but everybody sees that an answer came at once.
    📋 **Several games?** { $games } lists them and takes you to the next one that's waiting for you. { $table } brings a table back to the bottom.
    ⚙️ **And:** { $rules } explains the game, { $settings } sets language, mentions and confirmation, { $data } exports or erases what I store about you.

help-time = ⏳ **Time:** Every game has a time per move and, for each player, a reserve that starts by itself when a move takes longer. Nothing refills it. When all of it is used up, your opponent can claim the win, wait, or let a merchant play on for you. { $settings } also tells the others that you're away, and sends a daily digest.

## Alt texts: the pictures in words, for those who can't see them

alt-space = { " " }
alt-comma = { ", " }
alt-nothing = nothing
alt-turn = { $name } to move.
alt-your-turn = Your turn.
alt-round-over = The round is over.
alt-match-over = The game is over.
alt-market = Market: { $cards }.
alt-slot = #{ $slot } { $card ->
    [diamond] diamond
    [gold] gold
    [silver] silver
    [cloth] cloth
    [spice] spice
    [leather] leather
   *[camel] camel
}
alt-slot-empty = #{ $slot } empty
alt-slot-drawn = #{ $slot } from the deck
alt-fresh = New in the market: #{ $slots }.
alt-deck = Deck: { $count }.
alt-bonus-piles = Bonus tokens left: { $three } for 3 cards, { $four } for 4, { $five } for 5 or more. Camel token: { $camel } rupees.
alt-tokens = Tokens left: { $rows }.
alt-row = { good-name } { $values }
alt-row-empty = { good-name } none
alt-gone = Just sold: { good-name } { $values }.
alt-player = { $name } ({ $seat ->
    [1] sun
   *[2] moon
}): { $has }.
alt-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
alt-hand-open = hand: { $cards }
alt-left-over = left over, worth nothing: { $cards }
alt-herd-secret = camels secret
alt-goods-none = no goods tokens
alt-goods-total = { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} in goods tokens
alt-goods = { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} in goods tokens ({ $tokens })
alt-pouch = { good }
alt-sum = { $values } = { $rupees }
alt-bonuses-none = no bonus tokens
alt-bonuses = bonus tokens: { $bonuses }
alt-bonus-count = { $count } for { $kind } cards
alt-bonus-values = { $values } for { $kind } cards
alt-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
} of { $needed }
alt-last = Last moves: { $moves }
alt-took = { $name } took { $cards }.
alt-exchanged = { $name } took { $taken } for { $given }.
alt-sold = { $name } sold { $cards } for { $earned }.
alt-earned-bonus = { $values } and a bonus token for { $kind } cards
alt-hand = Your hand: { $cards }. Your herd: { $herd }.
alt-sales = If sold now: { $sales }.
alt-sale = { $cards } for { $rupees }
alt-sale-bonus = { $cards } for { $rupees } and a bonus token for { $kind }
alt-sale-too-few = { $cards } not yet ({ $minimum } or more)
alt-purse = You have { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
}; { $bonuses }; { $seals }. You're { $name } ({ $seat ->
    [1] sun
   *[2] moon
}).
alt-takes-seal = { $name } takes a seal.
alt-wins-match = { $name } wins the game.
alt-tie = Nobody takes a seal: everything is tied.
alt-ahead = { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} ahead.
alt-broken-off = { $how ->
    [resigned] { $name } resigned.
    [timeout] { $name } ran out of time.
   *[cancelled] It was called off.
}
alt-decided-bonus = Rupees tied; bonus tokens decide, { $first } to { $second }.
alt-decided-goods = Rupees and bonus tokens tied; goods tokens decide, { $first } to { $second }.
alt-total = { $name } ({ $seat ->
    [1] sun
   *[2] moon
}), { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
}: { $has }.
alt-head-start = head start +{ $rupees }
alt-camel-token = camel token { $rupees }
alt-if-took = If you take { $cards }:
alt-if-exchanged = If you take { $taken } for { $given }:
alt-if-sold = If you sell { $cards } for { $earned }:
alt-challenge = An invitation to Jaipur: a sun and a moon face each other before a palace at dusk, between them a fan of cards with diamonds, gold, silver, cloth, spice and leather; a caravan of camels passes by.
alt-table-guide = A table halfway through a round, with numbers from 1 to 9 where the legend explains something.

## The record book

command-profile = A player's rating, results and style, as a picture
command-leaderboard = This server's best players, now and by season
command-history = Finished games, yours or this server's
command-replay = Watch a finished game again, move by move
command-verify = Check that a game's deck was fixed before the first move
option-player = Whose profile; yours if left out
option-whose = Your games, or this server's
option-finished = Which finished game; your latest if left out
option-verify = The game's code
choice-whose-mine = My games
choice-whose-server = This server's games

profile-title = ### { $player } · { $scope ->
    [server] in this server
   *[everywhere] everywhere
}
profile-unrated = No rated games yet.
profile-rating = Rating { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisional)
   *[no] {""}
} after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}.
profile-rank = No. { $rank } in this server.
profile-overall = Everywhere: { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisional)
   *[no] {""}
}.
profile-merchants = Against merchants: { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisional)
   *[no] {""}
} after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}.
profile-curve = Between { $low } and { $high } over the last { $games } rated games.
profile-results = { $games ->
    [one] { $games } game
   *[other] { $games } games
} against people: { $won } won, { $lost } lost{ $share ->
    [none] .
   *[other] {" "}({ $share }% won).
}
profile-favourite = Favourite good: { good-name } ({ $cards } of { $of } cards sold).
profile-sale = Average sale: { $rupees } rupees; best: { $best } (of { $sales } sales).
profile-bonus = Bonus tokens: in { $share }% of { $sales } sales.
profile-camels = Larger herd: in { $share }% of { $rounds } rounds.
profile-reply = Replies in about { $time } (median of { $moves } moves).
profile-figure = { $figure ->
    [win_rate] win rate
    [favourite] favourite good
    [average_sale] average sale
    [bonus_rate] bonus tokens
    [camel_rate] larger herd
   *[reply] reply time
}
profile-missing = -# Too few games yet for: { $figures }.
duration-short = { $unit ->
    [day] { $count } d
    [hour] { $count } h
    [minute] { $count } min
   *[second] { $count } s
}
duration = { $unit ->
    [day] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hour] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[second] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}
duration-two = { $larger } { $smaller }
button-rivalry = Rivalry
button-history = Games
button-share = Show everybody
button-scope = { $scope ->
    [server] This server
   *[everywhere] Everywhere
}
button-watch = { $game ->
    [last] Watch the last game
   *[closest] Watch the closest game
}
select-rival = Compare with…
rivalry-title = ### ☀ { $first } · 🌙 { $second }
rivalry-score = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $first } won { $won }, { $second } { $lost }.
rivalry-rounds = Seals: { $won } to { $lost }.
rivalry-streak = { $count ->
    [one] { $name } won the last game.
   *[other] { $name } has won the last { $count } games.
}
rivalry-longest = Longest streak: { $first } { $mine }, { $second } { $theirs }.
rivalry-sale = Biggest sale: { $name } with { $rupees } rupees in `{ $code }`.
rivalry-closest = Closest game: `{ $code }`, { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} apart over all rounds.

leaderboard-title = ### Leaderboard · { $season }
leaderboard-line = { $rank ->
    [0] ▫
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $rank }.**
} { $player } · **{ $rating }** ± { $margin }{ $provisional ->
    [yes] {", "}provisional
   *[no] {""}
} · { $won } : { $lost }
leaderboard-empty = Nobody has finished a rated game here yet.
leaderboard-how = -# Rated games in this server, won : lost. To be ranked you need ten games against three different people and a rating that's no longer provisional. Hidden players aren't listed.
season-now = current ratings
season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}
select-season = Season…

history-title = ### { $whose ->
    [mine] Your finished games
    [theirs] { $player }'s finished games in this server
   *[server] This server's finished games
}
history-line = `{ $code }` { $how ->
    [won] won against { $opponent }
    [lost] lost to { $opponent }
   *[neutral] { $first } beat { $second }
}{ $why ->
    [resigned] {" "}by resignation
    [timeout] {" "}on time
   *[played] {""}
} · { $when }
history-empty = No finished games.
sieve = { $sieve ->
    [won] Won
    [lost] Lost
    [rated] Rated
    [matches] Best of three
    [singles] Single rounds
    [practice] Against merchants
   *[all] All games
}
select-sieve = Show…
select-replay = Watch a game again…
library-mine = { $code } · against { $opponent } · { $how ->
    [won] won
   *[lost] lost
}
library-theirs = { $code } · ☀ { $first } · 🌙 { $second }
library-kind = { $length ->
    [single] single round
   *[best_of_three] best of three
}{ $rated ->
    [yes] {", "}rated
   *[no] {""}
}

replay-players = ☀ { $first } · 🌙 { $second }
replay-option = { $ply }. { $move }
select-jump = Jump to a move…
button-film = Film
button-turning = Turning points
button-verify = Sealed deck
film-making = 🎞 Making the film of `{ $code }`, round { $round }…
film = 🎞 Game `{ $code }`, round { $round }
work-progress = { $bar } { $share }%
work-failed = Sorry, that didn't work. Please try again in a while.
work-later = This takes longer than Discord lets me show it here. Ask again later: what is done is kept.

turning-making = 🔎 Chandra the master is going through `{ $code }`, round { $round }, move by move…
turning-title = ### Turning points of `{ $code }`, round { $round }
turning-lesson = **{ $number }.** Move { $ply }: { $event } That lowered the chance of winning by { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
    Better for { $player }: **{ $better }**. { $reasons }
turning-none = Nobody made a mistake worth mentioning.
turning-grade = { $player }: grade about **{ $grade }** of 100.
turning-no-grade = { $player }: no grade, because too few moves could still decide the round.
turning-even-luck = With even luck, about: { $first } **{ $share } : { $rest }** { $second }.
turning-how = -# The grade says how little of the chance of winning was lost by moves that could still decide the round, as the computer merchant sees it, going by what each player could know at the time. A single round says little about a player, and no rating rests on it. With even luck: the chances of winning if only the moves had counted, and not the deal, the cards that came up, the bonus tokens or a head start. Both are told in steps of ten: the merchant's grade may be one step off, and its chances two. A point is 1% of the chance of winning.
button-show-move = Show move { $ply }

button-style = My style
button-style-example = Show an example
style-making = 🔎 Chandra the master is going through your latest games, move by move. You can close this and come back: what has been looked at stays.
style-title = ### My style
style-too-few = There isn't enough to tell yet. Finish { $games ->
    [one] one more game
   *[other] { $games } more games
}, against people or merchants, then look here again. The guided first round doesn't count, nor do deals that you tried after seeing them, nor games in which a merchant has moved for you.
style-grade = Grade **{ $grade }** of 100 in your last { $games } games, give or take { $margin }.
style-no-grade = No grade yet: it takes { $enough } rounds or more in which your moves could still decide something, and more where they differ much.
style-good = { $good ->
    [none] goods
   *[other] { good-name }
}
style-habit = **Your favourite mistake:** { $habit ->
    [small-sales] You sell { $goods } in ones and twos, and miss the bonus for three or more at once.
    [early-sales] You sell { $goods } too early.
    [late-sales] You wait too long before you sell { $goods }.
    [many-camels] You take the camels too readily, and hand your opponent a fresh market.
    [few-camels] You leave the camels lying when they're worth taking.
    [many-exchanges] You exchange too often.
    [few-exchanges] You overlook exchanges.
    [many-takes] You take single goods too often.
    [few-takes] You pass up single goods that are worth taking.
   *[other-cards] You find the right kind of move, but the wrong cards for it.
} That happened { $times } times in { $rounds } rounds, and on average lowered your chance of winning a round by { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
style-no-habit = No habit stands out: no kind of mistake is frequent and costly enough to be one.
style-few-rounds = Which mistake is your favourite can be told from { $enough } rounds on: { $rounds ->
    [one] one more
   *[other] { $rounds } more
} to go.
style-few-moves = { $stage ->
    [early] Early in the round:
   *[late] Late in the round:
} too few moves yet to compare.
style-how = -# From your { $rounds } latest rounds, against people and merchants: { $moves } moves that could still decide the round. The strong player is the computer merchant that also finds the turning points, in the same positions, knowing only what you could know. Early: { $early } cards or more are left in the deck. A point is 1% of the chance of winning. Only you can see this, and no rating rests on it.
style-label = { $what ->
    [grade] Grade
    [games] { $margin ->
        [none] of 100, in your last { $count } games
       *[other] ± { $margin }, of 100, in your last { $count } games
    }
    [curve] Grade by game (line: { $count } games)
    [mine] you
    [strong] a strong player
    [early] Early
    [late] Late
    [take] one good
    [camels] camels
    [exchange] exchange
   *[sale] sale
}
alt-style = A picture of your style.
alt-style-grades = Grade, game by game: { $grades }. { $count } games together: { $lately }.
alt-style-stage = { $stage ->
    [early] Early
   *[late] Late
}, and in brackets a strong player: one good { $take }% ({ $take2 }%), camels { $camels }% ({ $camels2 }%), exchange { $exchange }% ({ $exchange2 }%), sale { $sale }% ({ $sale2 }%).

share-making = Making the card of game `{ $code }`…
share-preview = This is what everybody would see. To keep the picture, save it from here.
share-elsewhere = -# It can be shown where the game was played.
share-shown = -# { $player } shares game `{ $code }`
share-shown-before = The card has been shown here within the last hour. Once it's taken down, it can be shown again.
share-shown-only-you = This server hides what apps from outside say, so only you can see this. The picture can be saved from the message above.
share-taken-down = -# { $player } has taken down the card of game `{ $code }`.
button-share-card = Share
button-take-down = Take down
share-label = { $what ->
    [best_sale] Best sale
    [turning] Turning point
   *[even_luck] With even luck, about
}
alt-share-round = Round { $number }: { $first } { $mine }, { $second } { $theirs } rupees.
alt-share-sale = Best sale, for { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} in all: { $move }
alt-share-turning = Turning point, which cost { $cost }% of the chance of winning: { $move } Better: { $better }.
alt-share-luck = With even luck, about: { $first } { $share }, { $second } { $rest }.

button-try = Try this deal
button-try-seat = { $seat ->
    [sun] ☀
   *[moon] 🌙
} { $name }
button-try-compare = Compare
try-title = ### 🎴 Try the deal of `{ $code }`, round { $round }
try-cards = You play with the cards of { $player } and { $starts ->
    [yes] move first
   *[no] move second
}; a merchant gets the others. Cards, bonus tokens and terms are as they were.
try-mine = **At my level** is { merchant-name } ({ $rung } of { $most }) right now, and your level stays as it is.
try-counts = -# It counts for nothing, and nobody is told: whoever has seen the replay knows the cards. At the end you can put your score and grade beside those of { $player }.
try-seal = -# The deal of `{ $code }`, round { $round }, open since then · seal `{ $seal }`
try-making = 🔎 Chandra the master is going through both rounds, yours and round { $round } of `{ $code }`, move by move…
try-compared = ### 🎴 The deal of `{ $code }`, round { $round }, played twice
try-side = { $side ->
    [mine] **With your cards**
   *[others] **With the other cards**
}
try-result = { $who ->
    [you] You
   *[they] { $name }
}: **{ $score }** { $score ->
    [one] rupee
   *[other] rupees
}, { $grade ->
    [none] no grade
   *[other] grade about **{ $grade }** of 100
}
try-how = -# The score says little by itself: it depends on what the other one did, too. The grade says how little of the chance of winning was lost by moves that could still decide the round, as the computer merchant sees it, going by what each player could know at the time. Where too few moves could, there's none. It's told in steps of ten, and may be one step off; a single round says little about a player.

verify-title = ### { $verdict ->
    [fits] ✅ Every deck of `{ $code }` was fixed before its first move
    [so_far] ✅ So far, every deck of `{ $code }` was fixed before its first move
    [sealed] 🔒 The deck of `{ $code }` is still sealed
    [tried] 🎴 The deck of `{ $code }` is that of another game
   *[differs] ❌ A deck of `{ $code }` isn't the one that was sealed
}
verify-how = A round's seal is published before its first move. It's the SHA-256 of salt, deck and bonus tokens. You don't have to take my word for it: run the line in a shell, and it prints the seal.
verify-round = **Round { $round }** · seal `{ $seal }`
verify-deal-of = 🎴 No fresh deal: it's that of `{ $code }`, round { $round }. Its seal was published before that round. Here it shows that nothing was changed since, not that nobody knew the cards.
verify-differs = ❌ This deck isn't the one that was sealed.
verify-opened = Salt `{ $salt }` · deck `{ $deck }`
verify-sealed = -# Still being played: the deck is opened when the round ends.

alt-profile = A profile card: rating, rating curve, games won and lost, and five figures under carved arches.
alt-rivalry = Two banners, sun and moon, with games won, seals, biggest sale and longest streak.
alt-film = An animation of round { $round } between { $first } (sun) and { $second } (moon): the board after the deal and after each of { $moves } moves, with both hands open, and the result at the end.
alt-chance = move { $ply } { $share }%
alt-turning = A chart of the winning chances of { $first } (sun, below the line) against { $second } (moon, above it): { $chances }.
alt-turning-marks = Marked moves: { $plies }.
alt-turning-grade = { $name }: { $grade ->
    [none] no grade
   *[other] grade about { $grade } of 100
}, with even luck a chance of about { $share }%.
picture-label = { $what ->
    [rating] Rating
    [margin] margin
    [rank] rank
    [curve] Rating, game by game
    [won] won
    [win_rate] win rate
    [lost] lost
    [favourite] favourite good
    [average_sale] average sale
    [bonus_rate] sales with a bonus
    [camel_rate] larger herd
    [reply] time per move
    [rounds] seals
    [best_sale] biggest sale
    [longest] longest run
    [chance] Chance of winning
    [grade] grade, of 100
    [no_grade] no grade
   *[luck] with even luck
}

error-NothingBooked = { $whom } has no finished games to show here.
error-NotShownHere = Game `{ $code }` was played elsewhere, or in private. Only who played it can look at it here.
error-NotThisRound = Game `{ $code }` has no round { $round } to show.
error-NothingToShare = There's no card of game `{ $code }`: it was called off, or it's a deal that you tried.
error-YourOwnDeal = You've played this deal yourself. The others can try it.
error-OneJobAtATime = Your last film or analysis is still being made. One at a time, please.
error-TooManyJobs = Several films and analyses are already being made. Please try again in a minute.
error-NoFinishedGame = You haven't finished a game yet. Give the code of one of this server's games, or play one: `/jaipur challenge`.
error-NotARival = Choose two different people to compare.

data-book = From your finished games: ratings, statistics, rivalries and, once you have opened it, your style. Besides, your training, your days at the bazaar and your fairs. That's all, and none of it is passed on.
help-book = 📖 **The record book:** { $profile }, { $leaderboard }, { $history }; *My style* on your own profile tells you alone how you play; { $replay } shows a finished game again, with a film and its turning points, and where you haven't played yourself, *Try this deal*; { $verify } proves that the deck was fixed before the first move.

## The fair

command-fair = Open a fair, a tournament without rounds; leave the name out to see this server's fairs
option-fair-name = What the fair is called
option-fair-days = How long it lasts
option-fair-games = How many games each person plays at a time
option-fair-invited = Only people you invite can join
option-fair-merchants = With an odd number of people, a computer merchant joins, outside the ranking
option-fair-event = Announce it as an event of this server, too
choice-fair-days-7 = 7 days
choice-fair-days-14 = 14 days
choice-fair-days-21 = 21 days
fair-title = ## 🎪 { $title }
fair-agreed = { $length ->
    [single] Single rounds
   *[three] Best of three
}, { $days } days, up to { $games ->
    [one] { $games } game
   *[other] { $games } games
} at a time{ $access ->
    [open] {""}
   *[invited] , by invitation
}. One day per move, and two days in reserve for the whole fair.
fair-gathering = The first games begin { $when }.
names-more = { $count } more
fair-joined = { $count ->
    [0] Nobody has joined yet.
    [one] { $count } person has joined: { $names }
   *[other] { $count } people have joined: { $names }
}
fair-asked = { $count ->
    [one] { $count } person is waiting for the organiser.
   *[other] { $count } people are waiting for the organiser.
}
fair-running = Ends { $when }.
fair-grace = The time is over, so nothing new begins. What is still being played ends { $when } at the latest.
fair-late = You can still join; that ends { $when }.
fair-left = { $played } played · { $running } being played · { $left } to come
fair-off = It was called off.
fair-won = { $count ->
    [0] It's over.
    [one] 🏆 { $winners } has won.
   *[other] 🏆 { $winners } have won.
}
fair-called-off = { $why ->
    [few] {"**"}{ $title }** was called off: a fair needs at least three people.
    [organiser] {"**"}{ $title }** was called off.
   *[nobody] {"**"}{ $title }** is over. Nobody has won.
}{ $people ->
    [none] {""}
   *[other] {" "}{ $people }
}
fair-table-part = { $kind ->
    [final] final
   *[group] group { $number }
}
fair-reason = { $why ->
    [between] by head-to-head
    [seals] by seals
   *[rupees] by rupees
}
fair-card-winner = { $count ->
    [1] { $winners } has won
    [2] { $winners } have won
   *[other] { $count } winners
}
fair-card-summary = { $people } people, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
fair-hidden = You've chosen to be hidden. In this fair, and only here, everybody will see your name. Join anyway?
fair-you-joined = { $state ->
    [asked] You've lost more than one game in ten on time lately, so the organiser is asked first. Unless they say no within a day, you're in.
    [gathering] You're in! The first games begin { $when }.
   *[running] You're in! Your first game begins as soon as somebody is free.
}
fair-really-leave = { $state ->
    [gathering] Leave the fair?
   *[running] Leave the fair? You lose the games you're playing, and you can't come back. If you've finished less than half of your games, your results vanish from the table; otherwise the rest count as lost.
}
fair-you-left = You've left the fair.
fair-missing = { $how ->
    [thread] ⚠ I'm not in this private thread. Mention me here to let me in; then ask again.
   *[rights] ⚠ I'm missing permissions in this channel: { $rights }. Anyone who manages the channel can grant them; then ask again.
}
fair-list = ### Fairs in this server
fair-line = { $link ->
    [none] - **{ $title }**{ $channel ->
        [none] : its channel is gone. Whoever organises it can move it here.
       *[other] , in { $channel }: its message is gone, and can be shown there again.
    }
   *[other] - [{ $title }]({ $link })
}
fair-invitation = { $name }, you're invited to the fair **{ $title }**! { $link ->
    [none] You find it with `/jaipur fair`.
   *[other] [Join it here]({ $link }).
}
fair-event = A Jaipur tournament without rounds. Join it by the message in that channel.
fair-none = There's no fair at the moment. Give `/jaipur fair` a name to open one.
fair-organise = Only you can see this. The fair goes on by itself, whether you're here or not.
fair-organise-list = { $which ->
    [asked] ⏰ Lost more than one game in ten on time in the last 90 days, and would like to join: { $names }
    [late] ⏰ Invited, and lost more than one game in ten on time in the last 90 days: { $names }
   *[invited] Invited: { $names }
}
fair-handed-over = { $name } organises the fair now.
fair-really-end = End the fair now? In every game that's still running, whoever has used more time loses.
fair-has-ended = This fair has ended.
button-fair-join = Join
button-fair-leave = Leave
button-fair-organise = Organise
button-fair-begin = Begin now
button-fair-end = End the fair
button-fair-ended = Fairs
button-fair-show = Show { $title } here
select-fair-invite = Invite somebody…
select-fair-let-in = Let somebody in…
select-fair-remove = Remove somebody…
select-fair-hand-over = Hand the fair over to…
table-fair-reserve = ⏰ { $mover }'s day is over; their reserve for the fair is running. When it's used up, { $when }, the game is lost.
server-fairs_by_all = { $state ->
    [on] 🎪 Everybody can open a fair.
   *[off] 🎪 Members with Manage Events or Manage Server can open a fair.
}
switch-server-fairs_by_all = Fairs for all
trophies = 🏆 { $trophies }
trophy-fair = { $title }
trophy-season = best of season { $season }
leaderboard-fairs = -# 🏆 Fairs: { $fairs }
leaderboard-fair = { $title } ({ $winners })
leaderboard-season = -# 🏆 Best of { $season }: { $winners }
help-fair = 🎪 **Fairs:** { $fair } opens a tournament that never stalls: no rounds, everybody meets everybody (in groups, with nine people or more), and the next game begins when one ends.
error-NoSuchFair = There's no fair `{ $code }`.
error-NotYourFair = Only the organiser, or a member with Manage Events or Manage Server, can do this.
error-FairTooShort = That's too little time: half of the games would never be finished. Best of three needs 14 days or more, and so does one game at a time; don't choose both.
error-TooManyFairs = There are { $limit } fairs in this server already. Let one end first.
error-FairClosed = Nobody can join this fair now: all places are taken, half of its time is over, its final has begun, or it has ended.
error-AlreadyInFair = Nobody joins a fair twice, or comes back after leaving.
error-NotInFair = You're not in this fair.
error-NoLongerInFair = That person isn't in this fair any more.
error-BotsInNoFair = Bots take no part in fairs. Choose a person.
error-NotInvited = This fair is by invitation. Ask the organiser.
error-RemovedFromFair = The organiser has taken you off the list. Only an invitation lets you in again.
error-TooFewInFair = A fair begins with at least { $fewest } people.
error-TooManyInvited = { $limit } people are invited already. Wait until some have joined, or remove some.
error-PlayedInFair = This game belongs to a fair: nobody can call it off or claim the win. Whoever runs out of time loses automatically, and you can always resign.
error-MayNotOpenFairs = Only members with Manage Events or Manage Server can open a fair here.
alt-fair-table = Cross table: { $title }.
alt-fair-row = { $number }: { $entrant }, place { $rank }{ $reason ->
    [none] {""}
   *[other] { " " }{ $reason }
}, won { $wins }, seals { $seals }, rupees { $rupees }{ $met ->
    [none] .
   *[other] ; { $met }.
}
alt-fair-short = Opponents not named are still to come; losses are the others' wins.
alt-fair-short-row = { $number } { $entrant }{ $shared ->
    [yes] {" "}(={ $rank })
   *[no] {""}
}{ $reason ->
    [none] {""}
   *[other] { " " }{ $reason }
}: seals { $seals }, { $rupees }{ $met ->
    [none] .
   *[other] ; { $met }.
}
alt-fair-met = { $what ->
    [won] beat { $numbers }
    [lost] lost to { $numbers }
    [running] playing { $numbers }
    [blank] skips { $numbers }
   *[to_come] still meets { $numbers }
}
alt-fair-card = The result of { $title }: { $result }. { $summary }.
alt-fair-place = { $rank }: { $entrant }, won { $wins }.

## The bazaar of the day

command-today = Three stalls for everybody, once a day: two minutes, one try each
option-today-day = A day before, as practice: its number
button-today = Bazaar of the day
button-today-play = Play
button-today-practise = Practise
button-today-next = Next stall
button-today-result = My result
button-today-show = Show everybody
button-today-on = On to today's
select-today-missed = Practise a day you missed…
select-today-channel = Channel for the bazaar of the day…
today-stall = ### 🏺 Bazaar #{ $day } · stall { $stall } of 3, { $stall ->
    [1] easy
    [2] medium
   *[3] hard
}
today-one-try = One try a stall: the first choice counts.
today-practice = -# Practice: it doesn't count, and nobody is told.
today-still = -# Still yesterday's: what you've begun counts until { $until }.
today-exchanged = -# Day #{ $before } once more, with cloth and spice exchanged.
today-chosen-before = -# You've been here before: your first choice counts.
today-replaced = The host has replaced the positions since your choice here. It isn't judged, and doesn't count for the number of the day.
today-choices = The choices of { $count } people:
today-too-few = -# Everybody's choices are shown here once there are ten.
today-result-title = ### 🏺 Bazaar #{ $day }: { $grade } of 100
today-result-stall = { $mark } **{ $grade }** · stall { $stall }: { $move }
today-result-better = { $mark } **{ $grade }** · stall { $stall }: { $move } (best: { $best })
today-result-unknown = { $mark } · stall { $stall }: the position has been replaced since your choice, so it doesn't count
today-attendance = You've been here on { $count } of the last { $of } days. The next bazaar opens { $when }.
today-copy = To copy:
today-share = Jaipur bazaar #{ $day } { $marks } { $grade } · { $count } of the last { $of } days
today-hidden = -# You hide (see your settings), so your result is listed nowhere.
today-shown-line = { $name }: { $share }
today-shown-here = -# Your name and marks are in today's message in { $channel }.
today-shown-only-you = This server hides what apps from outside say, so only you can see this. You can copy the line from your result.
today-shown-before = -# You've shown it here.
today-message-title = ### 🏺 The bazaar of the day #{ $day }
today-message =
    Three stalls, easy to hard, the same for everyone everywhere. Two minutes, one try each.
    -# Today's bazaar closes { $until }.
today-message-shown = { $count ->
    [one] One person has shown theirs:
   *[other] { $count } people have shown theirs:
}
today-line = { $marks } **{ $grade }** · { $name }
today-earlier = -# … and { $count } before them
today-later = -# … and { $count } more
today-nobody = Nobody showed theirs.
today-results-title = ### 🏺 Bazaar #{ $day }: the results
today-solution-title = **The best moves**
today-solution = { $found ->
    [none] Stall { $stall }: { $move }
   *[other] Stall { $stall }: { $move } (found by { $found }%)
}
server-today = { $channel ->
    [none] 🏺 No message about the bazaar of the day.
   *[other] 🏺 One silent message a day in { $channel }: the bazaar of the day.
}
help-today = { $today }: three stalls, the same for everyone everywhere, once a day in two minutes. Missed days can be practised.
error-NoSuchDay = There's no bazaar #{ $day } yet.
error-DayNotOpened = You haven't come to that stall. `/jaipur today` goes on where you were.
error-DayNotFinished = Finish all three stalls first, then you can show your result.
error-DayIsOver = Only a day that counts can be shown, until an hour after its end.
error-YouHide = You hide in your settings, so you're listed nowhere. Turn *Hide me* off to show your result.
alt-today-card = Bazaar of the day #{ $day }: { $grade } of 100.
alt-today-mark = Stall { $stall }: { $mark ->
    [unknown] not judged
    [best] excellent (green square)
    [good] good (yellow circle)
    [fair] so-so (orange diamond)
   *[poor] costly (red triangle)
}
alt-choices = The choices of { $count } people.
alt-choice = { $move }: { $share }%, { $mark ->
    [best] excellent
    [good] good
    [fair] so-so
   *[poor] costly
}{ $whose ->
    [mine] , your choice.
   *[others] .
}

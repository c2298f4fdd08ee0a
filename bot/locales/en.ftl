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
    [trader] Balbir the trader
   *[master] Chandra the master
}
merchant-line = { $level ->
    [beginner] **Anju the apprentice**: "I am still learning the prices. Be patient with me!"
    [trader] **Balbir the trader**: "Fair deals, firm prices. Shall we?"
   *[master] **Chandra the master**: "I have watched this market for forty years."
}
merchant-greets = { $level ->
    [beginner] *Anju bows:* "My very first stall! Show me how it is done."
    [trader] *Balbir rolls up his sleeves:* "Let us see what the caravan brought."
   *[master] *Chandra smiles:* "The market has told me that you would come."
}
merchant-which = ### Whom do you want to trade with?

## Moves in words

event-took = { $who ->
    [you] You took { $cards }.
   *[they] { $name } took { $cards }.
}
event-exchanged = { $who ->
    [you] You took { $taken } and gave { $given }.
   *[they] { $name } took { $taken } and gave { $given }.
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
events-before = *… { $count ->
    [one] { $count } move before that
   *[other] { $count } moves before that
}*
result-won = 🏅 { $who ->
    [you] You took the seal of round { $round }, { $first } to { $second }
   *[they] { $name } took the seal of round { $round }, { $first } to { $second }
}{ $by ->
    [bonus_tokens] {" "}(equal rupees: more bonus tokens decided).
    [goods_tokens] {" "}(equal rupees and bonus tokens: more goods tokens decided).
   *[rupees] .
}
result-tie = ⚖ Round { $round } ended { $first } to { $second }, equal in everything: no seal, the round is played again.
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
until = · time runs out { $when }
pace = { $pace ->
    [hour] 1 hour a move
    [eight_hours] 8 hours a move
    [day] 1 day a move
    [three_days] 3 days a move
    [seven_days] 7 days a move
   *[no_limit] no time limit
}

## Challenges

challenge-to = ### { $challenger } invites { $opponent } to the market of Jaipur
challenge-anyone = ### { $challenger } looks for an opponent in the market of Jaipur
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
challenge-open-until = -# Expires { $when }
challenge-accepted = 🤝 { $first } and { $second } sit down at table `{ $code }`.
challenge-closed = { $state ->
    [declined] { $name } declined the challenge.
    [withdrawn] { $name } withdrew the challenge.
    [expired] Nobody took up the challenge of { $name } in time.
   *[accepted] The challenge of { $name } was accepted.
}
challenge-not-called = { $why ->
    [soon] 🔕 The challenge stands. I did not call { $name }: one person calls another at most once in ten minutes. You can call again { $when }.
    [day] 🔕 The challenge stands. I did not call { $name }: one person calls another at most three times a day. You can call again { $when }.
    [declined] 🔕 The challenge stands. I did not call { $name }, who has declined a challenge of yours. You can call again { $when }.
   *[erased] 🔕 The challenge stands. I did not call { $name }: for a day after you erased your data your challenges call nobody. You can call again { $when }.
}
challenge-erased = This challenge is gone: one of the two had their data erased.
rematch-begins = 🤝 Once more! Your new table is `{ $code }`.
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## The table

table-title = ### { $first } and { $second } · round { $round } · `{ $code }`
table-turn = ➤ { $mover } to move
table-late = ⏰ { $mover } is out of time. { $waiting } may claim the win or wait.
table-cancel-proposed = { $proposer } would like to call the match off.
table-cancelled = The match was called off.
table-won = { $how ->
    [resigned] 🏆 { $winner } wins the match: { $loser } resigned.
    [timeout] 🏆 { $winner } wins the match: { $loser } ran out of time.
    [erased] 🏆 { $winner } wins the match: the other player gave up and had all their data erased.
   *[played] 🏆 { $winner } wins the match!
}
# $change begins with + or −, $changes is a list of rating-change. A question mark: provisional.
rating-change = { $player } { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
} ({ $change })
table-ratings = -# Rating: { $changes }
table-seal = -# Sealed deck: `{ $seal }`
table-restored = -# The host restored a backup: the game goes on from here.
table-comes = The table comes to { $channel }.
thread-name = Jaipur { $code }: { $first } – { $second }
button-hand = My hand
button-rules = Rules
button-more = More
button-claim = Claim the win
button-wait = Wait
button-agree = Call it off
button-refuse = Play on
button-rematch = Rematch
button-replay = Replay
button-record = Record file
more = What would you like to do with game `{ $code }`?
button-post-again = Post the table again
button-help = Help
button-cancel = Call off
button-resign = Resign
really = { $what ->
    [resign] Really give up game `{ $code }`? Your opponent wins the match.
    [propose] Both of you have moved, so your opponent has to agree. Propose to call off game `{ $code }`?
    [claim] Your opponent is out of time. Claim the win of game `{ $code }`? The match ends at once; you can also wait.
   *[cancel] Really call off game `{ $code }`? Nobody wins.
}
button-yes = Yes
button-no = No, go back
done = { $what ->
    [resigned] You have resigned. Thank you for the game.
    [cancelled] The match is called off.
    [proposed] Your opponent is asked to call the match off.
    [refused] The game goes on.
    [claimed] The win is yours.
   *[waiting] Your opponent gets the whole time once more.
}
trouble = ⚠ { $what ->
    [channel] The channel of this table is gone. Use `/jaipur table` in another channel to set it up there.
    [locked] The thread { $channel } is locked, so I cannot show the table there. Somebody who manages threads can open it again; or use `/jaipur table` in another channel to set the table up there.
   *[permission] I am not allowed to post in { $channel }. I need the permissions View Channel, Send Messages and Attach Files there; somebody who manages the channel can grant them.
}
trouble-files = -# I am not allowed to attach pictures here, so the table is in words. Somebody who manages the channel can grant me Attach Files.
trouble-threads = -# I am not allowed to open a thread for this game, so it is played here. Somebody who manages the channel can grant me Create Public Threads.

## The panel

panel-title = ### Against { $opponent } · round { $round } · `{ $code }`
panel-your-turn = **Your turn**
panel-their-turn = { $opponent } is to move
panel-since = **Since you last looked**
panel-stale = ⚠ That button was from an earlier moment. Nothing was played; this is how things stand.
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
exchange-how = Choose two or more goods to take, and as many cards to give, in any order.
exchange-summary = Take { $taken } · give { $given }
select-take = Take from the market…
select-give = Give from hand and herd…
hint = 💡 **I would { $move }.**
spectator = You are watching { $first } and { $second } (`{ $code }`). Their hands are hidden from you.

## Reasons of a hint

reason-ends-ahead = { $rupees ->
    [one] It ends the round with you ahead by about { $rupees } rupee.
   *[other] It ends the round with you ahead by about { $rupees } rupees.
}
reason-sells-for = { $number ->
    [one] This card brings
   *[other] These { $number } cards bring
} { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} today.
reason-bonus = Selling { $number } cards earns a bonus of { $least } to { $most }.
reason-before-the-drop = The top token is worth { $top } now; after it comes { $next }.
reason-before-opponent = Your opponent has taken { $number } of the same kind and may sell first.
reason-makes-room = Your hand of { $number } cards is full; this makes room.
reason-collects = You then hold { $number } of that kind, worth { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} today.
reason-nears-bonus = With { $number } of that kind you can sell for a bonus.
reason-denies = Your opponent collects that kind too: { $number } so far.
reason-last-ones = No more of that kind will come.
reason-pays-in-camels = { $number ->
    [one] It costs you only a camel.
   *[other] It costs you only { $number } camels.
}
reason-gains-camels = { $number ->
    [one] A camel pays for a later exchange.
   *[other] { $number } camels pay for later exchanges.
}
reason-larger-herd = It gives you the larger herd: { $mine } to { $theirs }.
reason-nothing-better = Nothing better is on offer.

## The lesson

lesson = 🎓 { $step ->
    [take] **Take a good.** You hold two gold already, so tap **Take gold**: goods of one kind sold together bring more. You may hold seven goods.
    [camels] **Take the camels.** All of them at once join your herd. They do not count as cards in your hand, and they pay for exchanges later.
    [exchange] **Exchange.** Tap **Exchange…** and take two or more goods; give as many cards back. Camels are the best small change: your goods stay with you.
    [sell] **Sell.** A sale gives away cards of one kind for tokens, the most valuable first. Diamonds, gold and silver go two at least. Be early: the tokens get worse.
    [bonus] **A bonus!** Three cards or more sold at once earn an extra token: up to 3 rupees for three, up to 6 for four, up to 10 for five.
    [end] **The end comes near.** The round is over when the deck cannot fill the market, or when three kinds of tokens are gone. The larger herd earns 5 rupees. Sell in time!
    [wait] Anju is thinking. Your panel follows by itself.
   *[free] **You know all four moves.** Trade as you like; **Hint** tells you what a master would do.
}
lesson-done = 🎓 That was a whole round. A match goes to whoever wins two of them. Challenge a friend with `/jaipur challenge`, or one of the merchants.

## Where to begin

button-learn = Learn the game
button-merchants = Play a merchant
button-challenge = Challenge somebody
select-opponent = Who should it be?
challenge-whom =
    ### Who would you like to play?
    Best of three rounds. With `/jaipur challenge` you can choose more.
challenge-unseen =
    Nobody else can see this conversation, so nobody could accept.
    Challenge somebody in a server, or open a group with them and use `/jaipur challenge` there. A merchant is always ready.
lesson-has-no-table = A lesson has no table in the channel: it's all here.

## Games

which-game = { $count } of your games fit. Which one do you mean?
select-game = Choose a game…
game-label = { $code } · against { $opponent }
whose-turn = { $whose ->
    [yours] your turn
   *[theirs] their turn
}
games-none = You have no game running. Start one with { $challenge }.
games-yours = { $count ->
    [0] **No game waits for you.**
    [one] **{ $count } game waits for you**
   *[other] **{ $count } games wait for you**
}
games-theirs = { $count ->
    [one] **{ $count } game waits for somebody else**
   *[other] **{ $count } games wait for somebody else**
}
games-line = `{ $code }` against { $opponent } · round { $round } · last change { $since } { $until } { $table }
games-no-other = No other game is waiting for you.
reminder = ⏳ Your game against { $opponent } is waiting: your time runs out { $when }. { $table }
replay-deal = The cards are dealt.
replay-where = ### Replay of `{ $code }` · round { $round }, move { $ply }
button-round = Round { $round }
record = The record of game `{ $code }`. Anybody can verify it, the sealed deck included.

## Settings

settings-title = ### Your settings
setting-pings = { $state ->
    [on] 🔔 I mention you when it is your turn.
   *[off] 🔕 I never mention you.
}
setting-dm_notices = { $state ->
    [on] ✉ Reminders come as direct messages.
   *[off] ✉ No direct messages.
}
setting-confirm = { $state ->
    [on] 👁 A move is shown before it is played.
   *[off] ⚡ A move is played at the first tap.
}
setting-takes_challenges = { $state ->
    [on] 🤝 Everybody may challenge you.
   *[off] 🚪 Nobody may challenge you.
}
setting-is_hidden = { $state ->
    [on] 🙈 You do not appear on leaderboards.
   *[off] 🏅 You may appear on leaderboards.
}
setting-blocked = Blocked: { $people }
switch-pings = Mentions
switch-dm_notices = Direct messages
switch-confirm = Confirm moves
switch-takes_challenges = Challenges
switch-is_hidden = Hide me
select-language = Language…
language-as-discord = As in Discord
blocked = { $player } can no longer challenge you. The same command again takes it back.
unblocked = { $player } may challenge you again.
server-title = ### Settings of this server
server-threads = { $state ->
    [on] 🧵 Every game gets a thread of its own.
   *[off] 🧵 Games are played in the channel.
}
server-is_quiet = { $state ->
    [on] 🔕 Quiet: nobody is mentioned.
   *[off] 🔔 Players are mentioned when it is their turn.
}
server-rights = ✅ I have every permission that I need here.
server-missing = ⚠ I lack these permissions here: { $rights }.
right = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [attach_files] Attach Files
    [embed_links] Embed Links
    [send_messages_in_threads] Send Messages in Threads
   *[create_public_threads] Create Public Threads
}
server-channel = { $channel ->
    [none] 📍 Games may be started in every channel.
   *[other] 📍 Games are started in { $channel } only.
}
select-channel = Channel for all games…
switch-server-threads = Threads
switch-server-is_quiet = Quiet
select-pace = Usual time a move…

## Data

data =
    ### What I store about you
    Your Discord id and display name, your settings, your challenges and games with their moves and times. Nothing else, and nobody else gets it.
data-exported = This is everything that is stored about you.
data-erase =
    ### Erase everything?
    Running games that you give up: { $running }
    Finished games that keep an anonymous seat: { $finished }
    Challenges that are deleted: { $challenges }
    Blocks that are deleted: { $blocks }
    Settings and name are deleted too. This cannot be undone.
data-erased = Everything about you is erased.
button-export = Export
button-erase = Erase…
button-erase-yes = Erase everything

## Errors

error-unexpected = Something went wrong on our side, sorry. Nothing is lost. If it happens again, tell the host this code: `{ $code }`
error-not-written = I cannot write anything down at the moment, so nothing was changed or played. Please try again later; the host finds the reason in the log.
error-NoGameHere = You have no game running here. Start one with `/jaipur challenge`.
error-UnknownGame = There is no game `{ $text }`.
error-NotUnderstood = I do not understand `{ $text }`. Write goods by name or letter, for example `2 gold, leather`.
error-TooManyCards = The game does not have that many cards of this kind: { $good }.
error-OldButton = This button does not work any more. Use `/jaipur hand` to go on.
error-TooBusy = One moment, please: not so fast. Try again in { $seconds } s.
error-NotConfirmed = Discord didn't confirm that message. If you don't see it here in a moment, do the same again.
error-Leaving = I am being restarted. Nothing was played; please try again in a moment.
error-OnlyForManagers = Only people who may manage this server can do this.
error-OnlyInServers = This works only in a server.
error-PlayElsewhere = In this server games are started in { $channel }.
error-NotFromHere = I am not a member here, so I cannot post by myself. Use the buttons of the table.
error-HintsAreOff = There are no hints in this game.
error-NoSuchMatch = There is no game `{ $code }`.
error-NoSuchChallenge = This challenge does not exist any more.
error-NotAPlayer = Only the two players can do this.
error-NotYourTurn = It is not your turn.
error-StalePly = The game has gone on meanwhile.
error-MatchOver = This match is over.
error-MatchRunning = This match is still being played.
error-ChallengeYourself = You cannot play against yourself. Leave the opponent out to find somebody, or challenge me.
error-ChallengeABot = Bots do not play Jaipur, except me. Challenge me, or a person.
error-AlreadyChallenged = This challenge stands already (`{ $code }`).
error-AlreadyRematched = The rematch has begun already: game `{ $code }`.
error-TooManyChallenges = You have { $limit } open challenges. Withdraw one first.
error-TooManyGames = { $whom } has { $limit } games running. That is as many as I can keep going.
error-ChallengesOff = { $whom } does not take challenges at the moment.
error-Blocked = { $whom } does not take challenges at the moment.
error-YouBlocked = You have blocked { $whom }.
error-NotYourChallenge = This challenge is not for you.
error-ChallengeGone = { $state ->
    [accepted] This challenge was accepted already.
    [declined] This challenge was declined.
    [withdrawn] This challenge was withdrawn.
   *[expired] This challenge has run out.
}
error-NeedsAgreement = Both of you have moved, so both have to agree.
error-TooManyCalledOff = You have called off { $limit } games before both of you had moved. Within a day that is all. You can call one off again { $deadline }; until then play on, or resign.
error-NothingProposed = Nobody proposes to call the match off.
error-ProposedByYou = Your opponent has to answer this.
error-NoDeadline = This game has no time limit.
error-DeadlineAhead = Your opponent still has time; it runs out { $deadline }.
error-YourOwnTurn = It is your own turn, so there is nothing to claim or to wait for.
error-RoundIsOver = The round is over.
error-MatchIsOver = The match is over.
error-NothingMoves = That moves nothing.
error-NotInMarket = { $there ->
    [0] There is no { $card } in the market.
   *[other] The market has only { $there } { $card }, not { $wanted }.
}
error-NotInHand = { $there ->
    [0] You have no { $card }.
   *[other] You have only { $there } { $card }, not { $wanted }.
}
error-NotInHerd = { $there ->
    [0] You have no camels.
    [one] You have only one camel.
   *[other] You have only { $there } camels.
}
error-NoCamels = There are no camels in the market.
error-HandFull = You would hold { $size } goods; the limit is { $limit }. Camels do not count.
error-MixedTake = Goods and camels cannot be taken together.
error-CamelsInExchange = Camels cannot be taken by exchange.
error-ExchangeTooSmall = An exchange takes at least { $minimum } goods. To take a single one, use the take buttons.
error-UnequalExchange = You take { $taken } and give { $given }: it has to be the same number.
error-SameGoodBothWays = You cannot take and give the same good ({ $good }).
error-MixedSale = You can sell only one kind of good at a time.
error-CamelsAreNotSold = Camels cannot be sold.
error-TooFewToSell = You have to sell at least { $minimum } { $good } at once.
error-NotAMove = `{ $text }` is not a move.

## Commands

command-jaipur = Play Jaipur, the card game for two traders
command-challenge = Invite somebody to a game; leave the opponent out and anyone may accept
command-learn = Your first round, explained move by move
command-hand = Your private panel: hand, market and moves
command-table = Post the table again at the bottom of the channel
command-take = Take one good from the market
command-camels = Take all the camels
command-exchange = Take several goods and give as many cards
command-sell = Sell goods of one kind
command-games = Your games everywhere, and whose turn it is
command-resign = Give up a game
command-cancel = Call a game off
command-rules = How to play
command-help = How to use the bot
command-settings = Language, mentions, confirmation and more, for yourself
command-block = Take no more challenges from somebody (again: take it back)
command-server = Threads, pace, language and quiet mode of this server
command-data = Export or erase what is stored about you
menu-challenge = Challenge to Jaipur
option-game = Which of your games; needed only where several fit
option-opponent = Whom to challenge; the bot itself plays at once
option-length = Best of three rounds, or a single one
option-pace = Time a move
option-herds = Whether everybody is told how many camels each player has
option-level = Play against a computer merchant of this strength
option-hints = Both players may ask for hints; such a game is not rated
option-take-good = The good to take
option-exchange-take = What to take, for example "2 gold" or GG
option-exchange-give = What to give, for example "leather, camel" or LK
option-sell-good = The good to sell
option-sell-count = How many; all of them if left out
option-topic = What you would like to read about
option-block = Whose challenges you do not want
choice-length-best_of_three = Best of three rounds
choice-length-single = A single round
choice-pace-hour = 1 hour a move
choice-pace-eight_hours = 8 hours a move
choice-pace-day = 1 day a move
choice-pace-three_days = 3 days a move
choice-pace-seven_days = 7 days a move
choice-pace-no_limit = No time limit
choice-herds-open = Open: camels are counted for everybody
choice-herds-secret = Secret: as at the table
choice-level-beginner = Anju the apprentice (easy)
choice-level-trader = Balbir the trader (solid)
choice-level-master = Chandra the master (hard)

## Rules

select-topic = Choose a topic…
topic-turn = Your turn
topic-exchange = Exchange
topic-selling = Selling
topic-bonuses = Bonus tokens
topic-camels = Camels
topic-end = End of the round
topic-ties = Ties
topic-tokens = Cards and tokens
rules-turn =
    You and your rival trade in the market of Jaipur. Five cards lie open in the market. You hold up to **seven goods** in your hand; your camels stand apart, in your herd. A turn is exactly **one** of four things:
    - **Take one good** from the market into your hand.
    - **Take all the camels** of the market into your herd.
    - **Exchange** two or more goods of the market for as many cards of yours.
    - **Sell** goods of one kind for tokens, which are worth rupees.
    After one good or the camels are taken, the deck fills the market up to five cards again.
    The first tokens of a good are worth the most, so it pays to be early. Selling three or more cards at once earns a bonus, so it pays to be patient, too. Whoever is richer at the end of a round gets a **seal**; two seals win the match.
rules-exchange =
    Take **two or more goods** of any kinds from the market and give back **as many cards** from your hand, your herd, or both.
    - No kind may be on both sides.
    - Camels can be given but never taken this way.
    - After the exchange you may hold seven goods at most.
    Giving camels for goods makes your hand grow; giving goods for goods does not. Your cards take the places of those you took; nothing comes from the deck.
rules-selling =
    Sell any number of cards of **one kind** from your hand and take as many tokens of it from the top, as long as there are any.
    - Diamonds, gold and silver: **two cards at least**, even when a single token is left.
    - Cloth, spice and leather: one card is enough.
    You may keep some back. Cards that are sold are out of the round. Selling where no tokens are left is allowed: it brings nothing, except perhaps a bonus.
rules-bonuses =
    Selling **three, four, or five and more cards** at once earns a bonus token from the top of its pile:
    - three cards: 1 to 3 rupees
    - four cards: 4 to 6 rupees
    - five or more: 8 to 10 rupees
    The cards count, not the tokens you got for them. Everybody sees that you have a bonus token, but only you see its value until the round is over. When a pile is empty there is no bonus.
rules-camels =
    Camels are no goods: they stand in your herd, do not count for the hand limit and cannot be sold.
    - You always take **all the camels** of the market at once, even a single one.
    - In an exchange, each camel pays for one good.
    - At the end of the round the **larger herd** earns the camel token: 5 rupees. Equal herds earn nothing.
    Before the game you choose whether everybody sees the size of both herds, or herds are secret.
rules-end =
    The round ends at once when
    - the tokens of a **third kind of good** are used up, or
    - the market **cannot be filled up** to five cards because the deck is empty.
    The larger herd gets the camel token. Then goods tokens, bonus tokens and the camel token are added up; cards left in the hand are worth nothing. The richer player takes the seal, and the other one starts the next round. **Two seals win** the match; a game of a single round is won with one.
rules-ties =
    Equal rupees: the player with **more bonus tokens** takes the seal. Equal again: the player with **more goods tokens**. Equal in all three: nobody takes it, the round is played again, and the other player starts.
rules-tokens =
    {"**"}Start of a round**: three camels and two cards of the deck lie in the market. Each player is dealt five cards and puts the camels among them into the herd. Who starts the first round is drawn by lot.
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
    New here? { $learn } is a first round with every move explained.
    { $challenge } invites a friend, or anyone, or me: then a computer merchant sits down with you at once.
    The **table** is the picture in the channel that everybody sees. **My hand** below it (or { $hand }) opens your private panel: there you see your cards, what happened since you last looked, and every move you can make.
    If you would rather type: { $take }, { $camels }, { $exchange }, { $sell }. Cards are written by name or letter: D diamonds, G gold, S silver, C cloth, P spice, L leather, K camel. Every picture has a full description for screen readers.
    { $games } lists your games and goes to the next one that waits for you. { $table } brings a table down to the bottom.
    { $rules } explains the game, { $settings } sets language, mentions and confirmation, { $data } exports or erases what is stored about you.

## Alt texts: the pictures in words, for who cannot see them

alt-space = { " " }
alt-comma = { ", " }
alt-nothing = nothing
alt-turn = { $name } to move.
alt-your-turn = Your turn.
alt-round-over = The round is over.
alt-match-over = The match is over.
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
alt-bonus-piles = Bonus tokens left: { $three } for 3 cards, { $four } for 4, { $five } for 5. Camel token: { $camel } rupees.
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
alt-herd-secret = camels secret
alt-goods-none = no goods tokens
alt-goods = { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
} in goods tokens ({ $tokens })
alt-pouch = { good } = { $rupees }
alt-sum = { $values } = { $rupees }
alt-bonuses-none = no bonus tokens
alt-bonuses = bonus tokens: { $bonuses }
alt-bonus-count = { $count } for { $kind } cards
alt-bonus-values = { $values } for { $kind } cards
alt-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
} of { $needed }
alt-last = Last move: { $move }
alt-took = { $name } took { $cards }.
alt-exchanged = { $name } took { $taken } for { $given }.
alt-sold = { $name } sold { $cards } for { $earned }.
alt-earned-bonus = { $values } and a bonus token for { $kind } cards
alt-hand = Your hand: { $cards }. Your herd: { $herd }.
alt-sales = If sold now: { $sales }.
alt-sale = { $cards } for { $rupees }
alt-sale-bonus = { $cards } for { $rupees } and a bonus token for { $kind }
alt-sale-too-few = { $cards } not yet
alt-purse = You have { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
}: { $tokens }; { $bonuses }. { $seals }.
alt-takes-seal = { $name } takes a seal.
alt-wins-match = { $name } wins the match.
alt-tie = Nobody takes a seal: everything is equal.
alt-broken-off = { $how ->
    [resigned] { $name } resigned.
    [timeout] { $name } ran out of time.
   *[cancelled] It was called off.
}
alt-decided-bonus = Equal rupees; the bonus tokens decide, { $first } to { $second }.
alt-decided-goods = Equal rupees and bonus tokens; the goods tokens decide, { $first } to { $second }.
alt-total = { $name } ({ $seat ->
    [1] sun
   *[2] moon
}), { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
}: { $has }.
alt-camel-token = camel token { $rupees }
alt-if-took = If you take { $cards }:
alt-if-exchanged = If you take { $taken } for { $given }:
alt-if-sold = If you sell { $cards } for { $earned }:
alt-challenge = An invitation to Jaipur: a sun and a moon face each other before a palace at dusk, between them a fan of cards with diamonds, gold, silver, cloth, spice and leather; a caravan of camels passes by.

## The record book

command-profile = A player's rating, results and style, as a picture
command-leaderboard = The best players of this server, now and by season
command-history = Finished games, yours or this server's
command-replay = Watch a finished game again, move by move
command-verify = Check that the deck of a game was fixed before the first move
option-player = Whose profile; your own if left out
option-whose = Your games, or those of this server
option-finished = Which finished game; your last one if left out
option-verify = The code of the game
choice-whose-mine = My games
choice-whose-server = Games of this server

profile-title = ### { $player } · { $scope ->
    [server] in this server
   *[everywhere] everywhere
}
profile-unrated = No rated games yet.
profile-rating = Rating { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisional)
   *[no] {""}
} from { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}.
profile-rank = Place { $rank } in this server.
profile-overall = Everywhere: { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisional)
   *[no] {""}
}.
profile-curve = Over the last { $games } rated games between { $low } and { $high }.
profile-results = { $games ->
    [one] { $games } game
   *[other] { $games } games
} against people: { $won } won, { $lost } lost{ $share ->
    [none] .
   *[other] {" "}({ $share } % won).
}
profile-favourite = Favourite good: { good-name } ({ $cards } of { $of } cards sold).
profile-sale = Average sale: { $rupees } rupees, the best { $best } (from { $sales } sales).
profile-bonus = Bonus tokens: { $share } % of { $sales } sales.
profile-camels = Larger herd: { $share } % of { $rounds } rounds.
profile-reply = Replies after about { $time } (the middle of { $moves } moves).
profile-figure = { $figure ->
    [win_rate] share of wins
    [favourite] favourite good
    [average_sale] average sale
    [bonus_rate] bonus tokens
    [camel_rate] larger herd
   *[reply] reply time
}
profile-missing = -# Too few games yet to say: { $figures }.
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
button-rivalry = Rivalry
button-history = Games
button-share = Show to all
button-scope = { $scope ->
    [server] This server
   *[everywhere] Everywhere
}
button-watch = { $game ->
    [last] Watch the last match
   *[closest] Watch the closest match
}
select-rival = Compare with…
rivalry-title = ### { $first } and { $second }
rivalry-score = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}: { $first } won { $won }, { $second } { $lost }.
rivalry-rounds = Seals: { $won } to { $lost }.
rivalry-streak = { $count ->
    [one] { $name } won the last match.
   *[other] { $name } has won the last { $count } matches.
}
rivalry-longest = Longest run: { $first } { $mine }, { $second } { $theirs }.
rivalry-sale = Biggest sale: { $name } with { $rupees } rupees in `{ $code }`.
rivalry-closest = Closest match: `{ $code }`, { $rupees ->
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
} { $player } · **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
} ± { $margin } · { $won } : { $lost }
leaderboard-empty = Nobody has finished a rated game here yet.
leaderboard-how = -# Rated games in this server, won : lost. A place needs ten games against three different people, and a rating without a question mark. Who hides in the settings is not listed.
season-now = as it stands
season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}
select-season = Season…

history-title = ### { $whose ->
    [mine] Your finished games
    [theirs] Finished games of { $player } in this server
   *[server] Finished games of this server
}
history-line = `{ $code }` { $how ->
    [won] won against { $opponent }
    [lost] lost against { $opponent }
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
library-theirs = { $code } · { $first } and { $second }
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
work-failed = That did not work out, sorry. Please try again in a while.

turning-making = 🔎 Chandra the master goes through `{ $code }`, round { $round }, move by move…
turning-title = ### Turning points of `{ $code }`, round { $round }
turning-lesson = **{ $number }.** Move { $ply }: { $event } That cost { $cost } % of the chance to win.
    Advice to { $player }: **{ $better }**. { $reasons }
turning-none = Nobody made a mistake worth mentioning.
turning-balance = { $player }: a move cost { $cost } % on average; { $kind ->
    [good] luck gave { $luck } % in all
    [bad] luck took { $luck } % in all
   *[none] luck was even
}.
turning-how = -# As the computer merchant sees it, from what each player could know at the time. Luck is all that was nobody's doing: the deal, the cards that came up, the bonus tokens.
button-lesson = Show move { $number }

verify-title = ### The sealed decks of `{ $code }`
verify-how = The seal of a round is published before its first move. It is the SHA-256 of salt, deck and bonus tokens: run the line in a shell, and it prints the seal.
verify-round = **Round { $round }** · seal `{ $seal }`
verify-opened = Salt `{ $salt }` · deck `{ $deck }`
verify-sealed = -# Still being played: it is opened at the end of the round.

alt-profile = A profile card: rating, rating curve, matches won and lost, and five figures under carved arches.
alt-rivalry = Two banners, sun and moon, with matches won, seals, biggest sale and longest run.
alt-film = An animation of round { $round } between { $first } (sun) and { $second } (moon): the board after the deal and after each of { $moves } moves, with both hands open, and the result at the end.
alt-chance = move { $ply } { $share } %
alt-turning = A chart of the chance to win of { $first } (sun, below the line) against { $second } (moon, above it): { $chances }.
alt-turning-marks = Marked moves: { $plies }.

error-NothingBooked = { $whom } has finished no game that I could show here.
error-NotShownHere = Game `{ $code }` was played elsewhere. Only its two players can look at it here.
error-NotThisRound = Game `{ $code }` has no round { $round } to look at.
error-OneJobAtATime = Your last film or analysis is still being made. One at a time, please.
error-TooManyJobs = Several films and analyses are being made already. Please try again in a minute.
error-NoFinishedGame = You have not finished a game yet. Name the code of a game of this server, or play one: `/jaipur challenge`.
error-NotARival = Choose two different people to compare.

data-book = What your finished games add up to is kept too: ratings, statistics and rivalries.
help-book = The record book: { $profile }, { $leaderboard }, { $history }; { $replay } shows a finished game again, with a film and its turning points; { $verify } proves that the deck was fixed before the first move.

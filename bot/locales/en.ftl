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

## Alt texts: the pictures in words, for who cannot see them

alt-space = { " " }
alt-comma = { ", " }
alt-nothing = nothing
alt-turn = { $name } to move.
alt-your-turn = Your turn.
alt-round-over = The round is over.
alt-match-over = The match is over.
alt-market = Market: { $cards }.
alt-slot = { $slot } { $card ->
    [diamond] diamond
    [gold] gold
    [silver] silver
    [cloth] cloth
    [spice] spice
    [leather] leather
   *[camel] camel
}
alt-slot-empty = { $slot } empty
alt-slot-drawn = { $slot } from the deck
alt-fresh = New in the market: { $slots }.
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
alt-goods = { $rupees } rupees in goods tokens ({ $tokens })
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
alt-purse = You have { $rupees } rupees: { $tokens }; { $bonuses }. { $seals }.
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
}), { $rupees } rupees: { $has }.
alt-camel-token = camel token { $rupees }
alt-if-took = If you take { $cards }:
alt-if-exchanged = If you take { $taken } for { $given }:
alt-if-sold = If you sell { $cards } for { $earned }:
alt-challenge = An invitation to Jaipur: a sun and a moon face each other before a palace at dusk, between them a fan of cards with diamonds, gold, silver, cloth, spice and leather; a caravan of camels passes by.

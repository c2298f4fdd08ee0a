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

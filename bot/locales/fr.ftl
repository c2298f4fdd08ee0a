### Français. Un même mot pour une même chose, partout.

## Cartes

good = { $good ->
    [diamond] { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
    [gold] { $count } or
    [silver] { $count } argent
    [cloth] { $count ->
        [one] { $count } étoffe
       *[other] { $count } étoffes
    }
    [spice] { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }
    [leather] { $count ->
        [one] { $count } cuir
       *[other] { $count } cuirs
    }
   *[camel] { $count ->
        [one] { $count } chameau
       *[other] { $count } chameaux
    }
}
good-name = { $good ->
    [diamond] diamants
    [gold] or
    [silver] argent
    [cloth] étoffes
    [spice] épices
    [leather] cuir
   *[camel] chameaux
}

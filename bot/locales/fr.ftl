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

## Alt texts: les images en mots, pour qui ne peut pas les voir

alt-space = { " " }
alt-comma = { ", " }
alt-nothing = rien
alt-turn = À { $name } de jouer.
alt-your-turn = À vous de jouer.
alt-round-over = La manche est finie.
alt-match-over = La partie est finie.
alt-market = Marché : { $cards }.
alt-slot = { $slot } { $card ->
    [diamond] diamant
    [gold] or
    [silver] argent
    [cloth] étoffe
    [spice] épice
    [leather] cuir
   *[camel] chameau
}
alt-slot-empty = { $slot } vide
alt-slot-drawn = { $slot } de la pioche
alt-fresh = Nouveau au marché : { $slots }.
alt-deck = Pioche : { $count }.
alt-bonus-piles = Jetons bonus restants : { $three } pour 3 cartes, { $four } pour 4, { $five } pour 5. Jeton chameau : { $camel } roupies.
alt-tokens = Jetons restants : { $rows }.
alt-row = { good-name } { $values }
alt-row-empty = { good-name } : plus rien
alt-gone = Vient d’être vendu : { good-name } { $values }.
alt-player = { $name } ({ $seat ->
    [1] soleil
   *[2] lune
}) : { $has }.
alt-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
alt-hand-open = main : { $cards }
alt-herd-secret = enclos secret
alt-goods-none = aucun jeton marchandise
alt-goods = { $rupees } roupies en jetons marchandise ({ $tokens })
alt-pouch = { good } = { $rupees }
alt-sum = { $values } = { $rupees }
alt-bonuses-none = aucun jeton bonus
alt-bonuses = jetons bonus : { $bonuses }
alt-bonus-count = { $count } pour { $kind } cartes
alt-bonus-values = { $values } pour { $kind } cartes
alt-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
} sur { $needed }
alt-last = Dernier coup : { $move }
alt-took = { $name } a pris { $cards }.
alt-exchanged = { $name } a troqué { $given } contre { $taken }.
alt-sold = { $name } a vendu { $cards } pour { $earned }.
alt-earned-bonus = { $values } et un jeton bonus pour { $kind } cartes
alt-hand = Votre main : { $cards }. Votre enclos : { $herd }.
alt-sales = Si vous vendez maintenant : { $sales }.
alt-sale = { $cards } pour { $rupees }
alt-sale-bonus = { $cards } pour { $rupees } et un jeton bonus pour { $kind }
alt-sale-too-few = { $cards } pas encore
alt-purse = Vous avez { $rupees } roupies : { $tokens } ; { $bonuses }. { $seals }.
alt-takes-seal = { $name } remporte un Sceau d’Excellence.
alt-wins-match = { $name } gagne la partie.
alt-tie = Personne ne remporte de sceau : égalité parfaite.
alt-broken-off = { $how ->
    [resigned] { $name } a abandonné.
    [timeout] { $name } a dépassé le temps.
   *[cancelled] Elle a été annulée.
}
alt-decided-bonus = Roupies à égalité ; les jetons bonus départagent, { $first } à { $second }.
alt-decided-goods = Roupies et jetons bonus à égalité ; les jetons marchandise départagent, { $first } à { $second }.
alt-total = { $name } ({ $seat ->
    [1] soleil
   *[2] lune
}), { $rupees } roupies : { $has }.
alt-camel-token = jeton chameau { $rupees }
alt-if-took = Si vous prenez { $cards } :
alt-if-exchanged = Si vous troquez { $given } contre { $taken } :
alt-if-sold = Si vous vendez { $cards } pour { $earned } :
alt-challenge = Une invitation à Jaipur : un soleil et une lune se font face devant un palais au crépuscule ; entre eux, un éventail de cartes : diamants, or, argent, étoffes, épices et cuir ; une caravane de chameaux passe.

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

## The record book

command-profile = Le classement, les résultats et le style d’un joueur, en image
command-leaderboard = Les meilleurs joueurs de ce serveur, maintenant et par saison
command-history = Les parties terminées, les tiennes ou celles de ce serveur
command-replay = Revoir une partie terminée, coup par coup
command-verify = Vérifier que la pioche d’une partie était fixée avant le premier coup
option-player = Le profil de qui ; le tien si tu ne précises rien
option-whose = Tes parties, ou celles de ce serveur
option-finished = Quelle partie terminée ; ta dernière si tu ne précises rien
option-verify = Le code de la partie
choice-whose-mine = Mes parties
choice-whose-server = Les parties de ce serveur

profile-title = ### { $player } · { $scope ->
    [server] sur ce serveur
   *[everywhere] partout
}
profile-unrated = Pas encore de partie classée.
profile-rating = Cote { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisoire)
   *[no] {""}
} après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.{ $rank }
profile-rank = {" "}{ $rank ->
    [1] 1re place
   *[other] { $rank }e place
} sur ce serveur.
profile-overall = Partout : { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisoire)
   *[no] {""}
}.
profile-curve = Sur les { $games } dernières parties classées, entre { $low } et { $high }.
profile-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre des personnes : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}{ $share ->
    [none] .
   *[other] {" "}({ $share } % de victoires).
}
profile-favourite = Marchandise préférée : { good-name } ({ $cards } cartes vendues sur { $of }).
profile-sale = Vente moyenne : { $rupees } roupies, la meilleure { $best } (sur { $sales } ventes).
profile-bonus = Jetons bonus : { $share } % des { $sales } ventes.
profile-camels = Plus grand enclos : { $share } % des { $rounds } manches.
profile-reply = Répond en { $time } environ (médiane de { $moves } coups).
profile-figure = { $figure ->
    [win_rate] part de victoires
    [favourite] marchandise préférée
    [average_sale] vente moyenne
    [bonus_rate] jetons bonus
    [camel_rate] plus grand enclos
   *[reply] temps de réponse
}
profile-missing = -# Trop peu de parties pour le dire : { $figures }.
duration = { $unit ->
    [day] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hour] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[second] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}
button-rivalry = Rivalité
button-history = Parties
button-share = Montrer à tous
button-scope = { $scope ->
    [server] Ce serveur
   *[everywhere] Partout
}
button-watch = { $game ->
    [last] Revoir le dernier match
   *[closest] Revoir le match le plus serré
}
select-rival = Comparer avec…
rivalry-title = ### { $first } et { $second }
rivalry-score = { $games ->
    [one] { $games } match
   *[other] { $games } matchs
} : { $first } en a gagné { $won }, { $second } { $lost }.
rivalry-rounds = Sceaux d’Excellence : { $won } à { $lost }.
rivalry-streak = { $count ->
    [one] { $name } a gagné le dernier match.
   *[other] { $name } a gagné les { $count } derniers matchs.
}
rivalry-longest = Plus longue série : { $first } { $mine }, { $second } { $theirs }.
rivalry-sale = Plus grosse vente : { $name }, { $rupees } roupies dans `{ $code }`.
rivalry-closest = Match le plus serré : `{ $code }`, { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} d’écart sur l’ensemble des manches.

leaderboard-title = ### Classement · { $season }
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
leaderboard-empty = Personne n’a encore terminé de partie classée ici.
leaderboard-how = -# Parties classées de ce serveur, gagnées : perdues. Un point d’interrogation : trop peu de parties pour une place. Qui se cache dans ses réglages n’apparaît pas.
season-now = à ce jour
season = { $quarter ->
    [1] janvier à mars { $year }
    [2] avril à juin { $year }
    [3] juillet à septembre { $year }
   *[4] octobre à décembre { $year }
}
select-season = Saison…

history-title = ### { $whose ->
    [mine] Tes parties terminées
    [theirs] Parties terminées de { $player } sur ce serveur
   *[server] Parties terminées de ce serveur
}
history-line = `{ $code }` { $how ->
    [won] gagnée contre { $opponent }
    [lost] perdue contre { $opponent }
   *[neutral] { $first } a battu { $second }
}{ $why ->
    [resigned] {" "}par abandon
    [timeout] {" "}au temps
   *[played] {""}
} · { $when }
history-empty = Aucune partie terminée.
sieve = { $sieve ->
    [won] Gagnées
    [lost] Perdues
    [rated] Classées
    [matches] En deux manches gagnantes
    [singles] Manches uniques
    [practice] Contre des marchands
   *[all] Toutes les parties
}
select-sieve = Montrer…
select-replay = Revoir une partie…
library-mine = { $code } · contre { $opponent } · { $how ->
    [won] gagnée
   *[lost] perdue
}
library-theirs = { $code } · { $first } et { $second }
library-kind = { $length ->
    [single] manche unique
   *[best_of_three] en deux manches gagnantes
}{ $rated ->
    [yes] {", "}classée
   *[no] {""}
}

replay-players = ☀ { $first } · 🌙 { $second }
replay-option = { $ply }. { $move }
select-jump = Aller à un coup…
button-film = Film
button-turning = Tournants
button-verify = Pioche scellée
film-making = 🎞 Je tourne le film de `{ $code }`, manche { $round }…
film = 🎞 Partie `{ $code }`, manche { $round }
work-failed = Cela n’a pas marché, désolé. Réessaie dans un moment.

turning-making = 🔎 Chandra relit `{ $code }`, manche { $round }, coup par coup…
turning-title = ### Les tournants de `{ $code }`, manche { $round }
turning-lesson = **{ $number }.** Coup { $ply } : { $event } Cela a coûté { $cost } % de chances de gagner.
    Conseil à { $player } : **{ $better }**. { $reasons }
turning-none = Personne n’a fait d’erreur qui mérite d’être citée.
turning-balance = { $player } : un coup a coûté { $cost } % en moyenne ; { $kind ->
    [good] la chance a donné { $luck } % en tout
    [bad] la chance a repris { $luck } % en tout
   *[none] la chance n’a penché d’aucun côté
}.
turning-how = -# L’avis du marchand-ordinateur, d’après ce que chacun pouvait savoir à ce moment. La chance, c’est ce que personne n’a décidé : la donne, les cartes retournées, les jetons bonus.
button-lesson = Voir le coup { $number }

verify-title = ### Les pioches scellées de `{ $code }`
verify-how = L’empreinte d’une manche est publiée avant son premier coup. C’est le SHA-256 du sel, de la pioche et des jetons bonus : lance la ligne dans un terminal, elle affiche l’empreinte.
verify-round = **Manche { $round }** · empreinte `{ $seal }`
verify-opened = Sel `{ $salt }` · pioche `{ $deck }`
verify-sealed = -# Encore en jeu : elle sera ouverte à la fin de la manche.

alt-profile = Une carte de profil : la cote et sa courbe, les matchs gagnés et perdus, et cinq chiffres sous des arcs sculptés.
alt-rivalry = Deux bannières, soleil et lune, avec les matchs gagnés, les sceaux, la plus grosse vente et la plus longue série.
alt-film = Une animation de la manche { $round } entre { $first } (soleil) et { $second } (lune) : le plateau après la donne et après chacun des { $moves } coups, les deux mains ouvertes, et le résultat à la fin.
alt-chance = coup { $ply } { $share } %
alt-turning = Un graphique des chances de gagner de { $first } (soleil, sous la ligne) contre { $second } (lune, au-dessus) : { $chances }.
alt-turning-marks = Coups marqués : { $plies }.

error-NothingBooked = { $whom } n’a terminé aucune partie que je puisse montrer ici.
error-NotShownHere = La partie `{ $code }` a été jouée ailleurs. Seuls ses deux joueurs peuvent la regarder ici.
error-NotThisRound = La partie `{ $code }` n’a pas de manche { $round } à regarder.
error-WorkshopFull = Plusieurs films et analyses sont déjà en cours. Réessaie dans une minute.
error-NoFinishedGame = Tu n’as pas encore terminé de partie. Donne le code d’une partie de ce serveur, ou joues-en une : `/jaipur challenge`.
error-NotARival = Choisis deux personnes différentes à comparer.

data-book = S’y ajoute ce que tes parties terminées donnent au total : cotes, statistiques et rivalités.
help-book = Le livre d’or : { $profile }, { $leaderboard }, { $history } ; { $replay } rejoue une partie terminée, avec un film et ses tournants ; { $verify } prouve que la pioche était fixée avant le premier coup.

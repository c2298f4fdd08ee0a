### Français. Un même mot pour une même chose, partout. On tutoie les joueurs.
### Espaces insécables : fine avant ; ! ?, normale avant : et dans les guillemets.

## Cartes

good = { $good ->
    [diamond] { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
    [gold] { $count } or
    [silver] { $count } argent
    [cloth] { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
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
    [cloth] tissus
    [spice] épices
    [leather] cuir
   *[camel] chameaux
}

nothing = rien
somebody = quelqu’un
joining-words = et avec plus le la les l un une de du des d

## Les gens

merchant-name = { $level ->
    [beginner] Anju l’apprentie
    [trader] Balbir le négociant
   *[master] Chandra le maître
}
merchant-line = { $level ->
    [beginner] **Anju l’apprentie** : « J’apprends encore les prix. Un peu de patience avec moi ! »
    [trader] **Balbir le négociant** : « Affaires honnêtes, prix fermes. On y va ? »
   *[master] **Chandra le maître** : « Voilà quarante ans que j’observe ce marché. »
}
merchant-greets = { $level ->
    [beginner] *Anju s’incline :* « Mon tout premier étal ! Montre-moi comment on s’y prend. »
    [trader] *Balbir retrousse ses manches :* « Voyons ce que la caravane nous apporte. »
   *[master] *Chandra sourit :* « Le marché m’avait annoncé ta venue. »
}
merchant-which = ### Avec qui veux-tu faire affaire ?

## Les coups en mots

event-took = { $who ->
    [you] Tu as pris { $cards }.
   *[they] { $name } a pris { $cards }.
}
event-exchanged = { $who ->
    [you] Tu as troqué { $given } contre { $taken }.
   *[they] { $name } a troqué { $given } contre { $taken }.
}
event-sold = { $who ->
    [you] Tu as vendu { $cards } pour { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    }{ $bonus ->
        [none] .
        [known] {" "}et un bonus de { $value }.
       *[hidden] {" "}et un jeton bonus.
    }
   *[they] { $name } a vendu { $cards } pour { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    }{ $bonus ->
        [none] .
        [known] {" "}et un bonus de { $value } (pour { $kind } cartes).
       *[hidden] {" "}et un jeton bonus (pour { $kind } cartes).
    }
}
events-before = *… { $count ->
    [one] { $count } coup auparavant
   *[other] { $count } coups auparavant
}*
result-won = 🏅 { $who ->
    [you] Tu remportes le sceau de la manche { $round }, { $first } à { $second }
   *[they] { $name } remporte le sceau de la manche { $round }, { $first } à { $second }
}{ $by ->
    [bonus_tokens] {" "}(roupies à égalité : les jetons bonus ont départagé).
    [goods_tokens] {" "}(roupies et jetons bonus à égalité : les jetons marchandise ont départagé).
   *[rupees] .
}
result-tie = ⚖ La manche { $round } finit à { $first } contre { $second }, égalité parfaite : pas de sceau, la manche est rejouée.
sale-brings = { $values ->
    [none] aucun jeton
   *[other] { $values }
}{ $bonus ->
    [yes] {" "}et un bonus
   *[no] {""}
}
move-take = prendre { $cards }
move-camels = { $count ->
    [one] prendre le chameau
   *[other] prendre les { $count } chameaux
}
move-exchange = troquer { $given } contre { $taken }
move-sell = vendre { $cards }
# $when est dit par Discord : « dans 3 jours », « il y a 2 heures ». De même $since plus bas.
until = · échéance { $when }
pace = { $pace ->
    [hour] 1 heure par coup
    [eight_hours] 8 heures par coup
    [day] 1 jour par coup
    [three_days] 3 jours par coup
    [seven_days] 7 jours par coup
   *[no_limit] sans limite de temps
}

## Défis

challenge-to = ### { $challenger } invite { $opponent } au marché de Jaipur
challenge-anyone = ### { $challenger } cherche un adversaire au marché de Jaipur
challenge-details = { $length ->
    [single] Une seule manche
   *[best_of_three] Deux manches gagnantes
} · { $pace }{ $herds ->
    [secret] {" "}· enclos secrets
   *[open] {""}
}{ $hints ->
    [yes] {" "}· avec conseils, hors classement
   *[no] {""}
}
challenge-open-until = -# Expire { $when }
challenge-accepted = 🤝 { $first } et { $second } s’installent à la table `{ $code }`.
challenge-closed = { $state ->
    [declined] { $name } a refusé le défi.
    [withdrawn] { $name } a retiré son défi.
    [expired] Personne n’a relevé à temps le défi de { $name }.
   *[accepted] Le défi de { $name } a été relevé.
}
challenge-not-called = { $why ->
    [soon] 🔕 Le défi tient, mais je n’ai pas appelé { $name } : on appelle une même personne une fois toutes les dix minutes au plus. Tu pourras l’appeler de nouveau { $when }.
    [day] 🔕 Le défi tient, mais je n’ai pas appelé { $name } : on appelle une même personne trois fois par jour au plus. Tu pourras l’appeler de nouveau { $when }.
    [declined] 🔕 Le défi tient, mais je n’ai pas appelé { $name }, qui a décliné un de tes défis. Tu pourras l’appeler de nouveau { $when }.
   *[erased] 🔕 Le défi tient, mais je n’ai pas appelé { $name } : pendant un jour après l’effacement de tes données, tes défis n’appellent personne. Tu pourras appeler de nouveau { $when }.
}
challenge-erased = Ce défi n’existe plus : les données d’une des deux personnes ont été effacées.
rematch-begins = 🤝 C’est reparti ! Votre nouvelle table : `{ $code }`.
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer

## La table

table-title = ### { $first } et { $second } · manche { $round } · `{ $code }`
table-turn = ➤ À { $mover } de jouer
table-late = ⏰ { $mover } a dépassé son temps. { $waiting } peut réclamer la victoire ou patienter.
table-cancel-proposed = { $proposer } propose d’annuler la partie.
table-cancelled = La partie a été annulée.
table-won = { $how ->
    [resigned] 🏆 { $winner } gagne la partie : { $loser } a abandonné.
    [timeout] 🏆 { $winner } gagne la partie : { $loser } a dépassé son temps.
    [erased] 🏆 { $winner } gagne la partie : l’autre personne a abandonné et fait effacer toutes ses données.
   *[played] 🏆 { $winner } gagne la partie !
}
rating-change = { $player } { $rating }{ $provisional ->
    [yes]  ?
   *[no] {""}
} ({ $change })
table-ratings = -# Cote : { $changes }
table-seal = -# Pioche scellée : `{ $seal }`
table-restored = -# L’hébergeur a restauré une sauvegarde : la partie reprend ici.
table-comes = La table arrive dans { $channel }.
thread-name = Jaipur { $code } : { $first } – { $second }
button-hand = Ma main
button-rules = Règles
button-more = Plus
button-claim = Réclamer la victoire
button-wait = Patienter
button-agree = Annuler la partie
button-refuse = Continuer à jouer
button-rematch = Revanche
button-replay = Revoir la partie
button-record = Feuille de partie
more = Que veux-tu faire de la partie `{ $code }` ?
button-post-again = Republier la table
button-help = Aide
button-cancel = Annuler la partie
button-resign = Abandonner
really = { $what ->
    [resign] Abandonner vraiment la partie `{ $code }` ? Ton adversaire gagnera.
    [propose] Vous avez joué tous les deux, ton adversaire doit donc être d’accord. Lui proposer d’annuler la partie `{ $code }` ?
    [claim] Ton adversaire a dépassé son temps. Réclamer la victoire dans la partie `{ $code }` ? La partie s’arrête aussitôt ; tu peux aussi patienter.
   *[cancel] Annuler vraiment la partie `{ $code }` ? Personne ne gagne.
}
button-yes = Oui
button-no = Non, retour
done = { $what ->
    [resigned] Tu as abandonné. Merci pour la partie.
    [cancelled] La partie est annulée.
    [proposed] L’annulation est proposée à ton adversaire.
    [refused] La partie continue.
    [claimed] La victoire est à toi.
   *[waiting] Ton adversaire dispose à nouveau de tout son temps.
}
trouble = ⚠ { $what ->
    [channel] Le salon de cette table n’existe plus. Utilise `/jaipur table` dans un autre salon pour l’y installer.
    [locked] Le fil { $channel } est verrouillé, je ne peux donc pas y montrer la table. Une personne qui gère les fils peut le rouvrir ; ou utilise `/jaipur table` dans un autre salon pour y installer la table.
   *[permission] Je n’ai pas le droit d’écrire dans { $channel }. Il m’y faut les permissions Voir le salon, Envoyer des messages et Joindre des fichiers ; une personne qui gère le salon peut me les accorder.
}
trouble-files = -# Je n’ai pas le droit de joindre des images ici, voici donc la table en mots. Une personne qui gère le salon peut m’accorder Joindre des fichiers.
trouble-threads = -# Je n’ai pas le droit d’ouvrir un fil pour cette partie, elle se joue donc ici. Une personne qui gère le salon peut m’accorder « Créer des fils publics ».

## Le panneau

panel-title = ### Contre { $opponent } · manche { $round } · `{ $code }`
panel-your-turn = **À toi de jouer**
panel-their-turn = À { $opponent } de jouer
panel-since = **Depuis ta dernière visite**
panel-stale = ⚠ Ce bouton datait d’avant. Rien n’a été joué ; voici où en est la partie.
button-take = { $good ->
    [diamond] Prendre le diamant
    [gold] Prendre l’or
    [silver] Prendre l’argent
    [cloth] Prendre le tissu
    [spice] Prendre l’épice
   *[leather] Prendre le cuir
}
button-camels = { $count ->
    [one] Prendre le chameau
   *[other] Prendre { $count } chameaux
}
button-exchange = Troquer…
button-hint = Conseil
button-sell = Vendre { $cards } : { $rupees }{ $bonus ->
    [yes] {" "}+ bonus
   *[no] {""}
}
option-sell = Vendre { $cards }
select-sell = Vendre moins…
button-refresh = Actualiser
button-table = Table
button-next-game = Partie suivante
button-play = Jouer
button-back = Retour
confirm = **Ton coup :** { $move } ?
confirm-sale = { $move } pour { $brings }
exchange-how = Choisis au moins deux marchandises à prendre et autant de cartes à donner, dans l’ordre que tu veux.
exchange-summary = Prendre { $taken } · donner { $given }
select-take = Prendre au marché…
select-give = Donner de ta main ou de ton enclos…
hint = 💡 **Mon conseil : { $move }.**
spectator = Tu regardes la partie de { $first } et { $second } (`{ $code }`). Leurs mains te restent cachées.

## Raisons d’un conseil

reason-ends-ahead = { $rupees ->
    [one] La manche se termine, et tu mènes d’environ { $rupees } roupie.
   *[other] La manche se termine, et tu mènes d’environ { $rupees } roupies.
}
reason-sells-for = { $number ->
    [one] Cette carte rapporte
   *[other] Ces { $number } cartes rapportent
} aujourd’hui { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
}.
reason-bonus = Vendre { $number } cartes rapporte un bonus de { $least } à { $most }.
reason-before-the-drop = Le jeton du dessus vaut { $top } ; après, il n’y aura plus que { $next }.
reason-before-opponent = Ton adversaire en a pris { $number } aussi et pourrait vendre avant toi.
reason-makes-room = Ta main est pleine avec { $number } cartes ; cela fait de la place.
reason-collects = Tu en auras { $number }, pour une valeur actuelle de { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
}.
reason-nears-bonus = Avec { $number } cartes de cette sorte, tu peux vendre avec un bonus.
reason-denies = Ton adversaire en collectionne aussi : déjà { $number }.
reason-last-ones = Il n’en viendra plus d’autres.
reason-pays-in-camels = { $number ->
    [one] Cela ne te coûte qu’un chameau.
   *[other] Cela ne te coûte que { $number } chameaux.
}
reason-gains-camels = { $number ->
    [one] Un chameau servira à payer un troc plus tard.
   *[other] { $number } chameaux serviront à payer de futurs trocs.
}
reason-larger-herd = Ton enclos devient le plus grand : { $mine } contre { $theirs }.
reason-nothing-better = Il n’y a rien de mieux à faire.

## Where to begin

button-learn = Apprendre à jouer
button-merchants = Jouer contre un marchand
button-challenge = Défier quelqu’un
select-opponent = Qui veux-tu défier ?
challenge-whom =
    ### Contre qui veux-tu jouer ?
    Deux manches gagnantes. Avec `/jaipur challenge` tu as plus de choix.
challenge-unseen =
    Personne d’autre ne voit cette conversation, donc personne ne pourrait accepter.
    Défie quelqu’un dans un serveur, ou ouvre un groupe avec cette personne et utilise `/jaipur challenge` là-bas. Un marchand est toujours prêt.
lesson-has-no-table = Une leçon n’a pas de table dans le salon : tout est ici.

## Parties

which-game = { $count } de tes parties sont possibles. De laquelle s’agit-il ?
select-game = Choisis une partie…
game-label = { $code } · contre { $opponent }
whose-turn = { $whose ->
    [yours] à toi de jouer
   *[theirs] à l’adversaire de jouer
}
games-none = Tu n’as aucune partie en cours. Lances-en une avec { $challenge }.
games-yours = { $count ->
    [0] **Aucune partie ne t’attend.**
    [one] **{ $count } partie t’attend**
   *[other] **{ $count } parties t’attendent**
}
games-theirs = { $count ->
    [one] **{ $count } partie attend ton adversaire**
   *[other] **{ $count } parties attendent tes adversaires**
}
games-line = `{ $code }` contre { $opponent } · manche { $round } · dernière activité { $since } { $until } { $table }
games-no-other = Aucune autre partie ne t’attend.
reminder = ⏳ Ta partie contre { $opponent } t’attend : ton temps sera écoulé { $when }. { $table }
replay-deal = Les cartes sont distribuées.
replay-where = ### Relecture de `{ $code }` · manche { $round }, coup { $ply }
button-round = Manche { $round }
record = La feuille de la partie `{ $code }`. Chacun peut la vérifier, pioche scellée comprise.

## Réglages

settings-title = ### Tes réglages
setting-pings = { $state ->
    [on] 🔔 Je te mentionne quand c’est à toi de jouer.
   *[off] 🔕 Je ne te mentionne jamais.
}
setting-dm_notices = { $state ->
    [on] ✉ Les rappels arrivent en message privé.
   *[off] ✉ Pas de messages privés.
}
setting-confirm = { $state ->
    [on] 👁 Un coup est montré avant d’être joué.
   *[off] ⚡ Un coup est joué au premier clic.
}
setting-takes_challenges = { $state ->
    [on] 🤝 Tout le monde peut te défier.
   *[off] 🚪 Personne ne peut te défier.
}
setting-is_hidden = { $state ->
    [on] 🙈 Tu n’apparais pas dans les classements.
   *[off] 🏅 Tu peux apparaître dans les classements.
}
setting-blocked = Bloqués : { $people }
switch-pings = Mentions
switch-dm_notices = Messages privés
switch-confirm = Confirmer les coups
switch-takes_challenges = Défis
switch-is_hidden = Me masquer
select-language = Langue…
language-as-discord = Comme dans Discord
blocked = { $player } ne peut plus te défier. La même commande annule le blocage.
unblocked = { $player } peut à nouveau te défier.
server-title = ### Réglages de ce serveur
server-threads = { $state ->
    [on] 🧵 Chaque partie a son propre fil.
   *[off] 🧵 Les parties se jouent dans le salon.
}
server-is_quiet = { $state ->
    [on] 🔕 Discret : personne n’est mentionné.
   *[off] 🔔 Les joueurs sont mentionnés quand c’est à eux de jouer.
}
server-rights = ✅ J’ai ici toutes les permissions nécessaires.
server-missing = ⚠ Il me manque ici ces permissions : { $rights }.
right = { $name ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [attach_files] Joindre des fichiers
    [embed_links] Intégrer des liens
    [send_messages_in_threads] Envoyer des messages dans les fils
   *[create_public_threads] Créer des fils publics
}
server-channel = { $channel ->
    [none] 📍 Une partie peut être lancée dans n’importe quel salon.
   *[other] 📍 Les parties ne sont lancées que dans { $channel }.
}
select-channel = Salon de toutes les parties…
switch-server-threads = Fils
switch-server-is_quiet = Discret
select-pace = Temps habituel par coup…

## Données

data =
    ### Ce que je conserve à ton sujet
    Ton identifiant Discord et ton nom affiché, tes réglages, tes défis et tes parties avec leurs coups et leurs heures. Rien d’autre, et personne d’autre n’y a accès.
data-exported = Voici tout ce qui est conservé à ton sujet.
data-erase =
    ### Tout effacer ?
    Parties en cours que tu abandonnes : { $running }
    Parties terminées dont ta place devient anonyme : { $finished }
    Défis supprimés : { $challenges }
    Blocages supprimés : { $blocks }
    Tes réglages et ton nom sont supprimés aussi. C’est irréversible.
data-erased = Tout ce qui te concernait est effacé.
button-export = Exporter
button-erase = Effacer…
button-erase-yes = Tout effacer

## Erreurs

error-unexpected = Quelque chose a mal tourné de notre côté, désolé. Rien n’est perdu. Si cela se reproduit, donne ce code à l’hébergeur du bot : `{ $code }`
error-not-written = Je ne peux rien enregistrer pour le moment : rien n’a été changé ni joué. Réessaie plus tard ; l’hébergeur du bot trouvera la raison dans le journal.
error-NoGameHere = Tu n’as aucune partie en cours ici. Lances-en une avec `/jaipur challenge`.
error-UnknownGame = Il n’y a pas de partie `{ $text }`.
error-NotUnderstood = Je ne comprends pas `{ $text }`. Écris les marchandises par leur nom ou leur lettre, par exemple `2 or, cuir`.
error-TooManyCards = Le jeu n’a pas autant de cartes { $good }.
error-OldButton = Ce bouton ne fonctionne plus. Utilise `/jaipur hand` pour continuer.
error-TooBusy = Un instant, pas si vite. Réessaie dans { $seconds } s.
error-NotConfirmed = Discord n’a pas confirmé ce message. Si tu ne le vois pas d’ici un instant, recommence.
error-Leaving = Je redémarre. Rien n’a été joué, réessaie dans un instant.
error-OnlyForManagers = Seules les personnes qui gèrent ce serveur peuvent faire cela.
error-OnlyInServers = Cela ne fonctionne que dans un serveur.
error-PlayElsewhere = Sur ce serveur, les parties se lancent dans { $channel }.
error-NotFromHere = Je ne suis pas membre ici et ne peux donc rien publier de moi-même. Utilise les boutons de la table.
error-HintsAreOff = Cette partie se joue sans conseils.
error-NoSuchMatch = Il n’y a pas de partie `{ $code }`.
error-NoSuchChallenge = Ce défi n’existe plus.
error-NotAPlayer = Seuls les deux joueurs peuvent faire cela.
error-NotYourTurn = Ce n’est pas à toi de jouer.
error-StalePly = La partie a avancé entre-temps.
error-MatchOver = Cette partie est finie.
error-MatchRunning = Cette partie est encore en cours.
error-ChallengeYourself = Tu ne peux pas jouer contre toi-même. N’indique pas d’adversaire pour en trouver un, ou défie-moi.
error-ChallengeABot = À part moi, les bots ne jouent pas à Jaipur. Défie-moi, ou défie quelqu’un.
error-AlreadyChallenged = Ce défi est déjà lancé (`{ $code }`).
error-AlreadyRematched = La revanche a déjà commencé : partie `{ $code }`.
error-TooManyChallenges = Tu as déjà { $limit } défis ouverts. Retires-en un d’abord.
error-TooManyGames = { $whom } a { $limit } parties en cours. Je ne peux pas en mener davantage.
error-ChallengesOff = { $whom } n’accepte pas de défis en ce moment.
error-Blocked = { $whom } n’accepte pas de défis en ce moment.
error-YouBlocked = Tu as bloqué { $whom }.
error-NotYourChallenge = Ce défi ne t’est pas adressé.
error-ChallengeGone = { $state ->
    [accepted] Ce défi a déjà été relevé.
    [declined] Ce défi a été refusé.
    [withdrawn] Ce défi a été retiré.
   *[expired] Ce défi a expiré.
}
error-NeedsAgreement = Vous avez joué tous les deux, vous devez donc être d’accord tous les deux.
error-TooManyCalledOff = Tu as annulé { $limit } parties avant que chacun ait joué : c’est le maximum en un jour. Tu pourras de nouveau en annuler une { $deadline } ; d’ici là, joue ou abandonne.
error-NothingProposed = Personne ne propose d’annuler la partie.
error-ProposedByYou = C’est à ton adversaire de répondre.
error-NoDeadline = Cette partie n’a pas de limite de temps.
error-DeadlineAhead = Ton adversaire a encore du temps : échéance { $deadline }.
error-YourOwnTurn = C’est à toi de jouer : il n’y a rien à réclamer ni à attendre.
error-RoundIsOver = La manche est finie.
error-MatchIsOver = La partie est finie.
error-NothingMoves = Aucune carte ne bouge ainsi.
# $card et $good sont ici des mots de good-name.
error-NotInMarket = { $there ->
    [0] Il n’y a pas
    [one] Il n’y a qu’{ $there } carte
   *[other] Il n’y a que { $there } cartes
} { $card ->
    [diamants] de { $card }
    [tissus] de { $card }
    [cuir] de { $card }
    [chameaux] de { $card }
   *[other] d’{ $card }
} au marché{ $there ->
    [0] .
   *[other] , pas { $wanted }.
}
error-NotInHand = { $there ->
    [0] Tu n’as pas
    [one] Tu n’as qu’{ $there } carte
   *[other] Tu n’as que { $there } cartes
} { $card ->
    [diamants] de { $card }
    [tissus] de { $card }
    [cuir] de { $card }
    [chameaux] de { $card }
   *[other] d’{ $card }
}{ $there ->
    [0] .
   *[other] , pas { $wanted }.
}
error-NotInHerd = { $there ->
    [0] Tu n’as pas de chameaux.
    [one] Tu n’as qu’un chameau.
   *[other] Tu n’as que { $there } chameaux.
}
error-NoCamels = Il n’y a pas de chameaux au marché.
error-HandFull = Tu aurais { $size } marchandises en main ; la limite est de { $limit }. Les chameaux ne comptent pas.
error-MixedTake = On ne prend pas de marchandises et de chameaux à la fois.
error-CamelsInExchange = On ne prend pas de chameaux par un troc.
error-ExchangeTooSmall = Un troc porte sur au moins { $minimum } marchandises. Pour n’en prendre qu’une, utilise les boutons Prendre.
error-UnequalExchange = Tu prends { $taken } et donnes { $given } : il faut le même nombre.
error-SameGoodBothWays = On ne peut pas prendre et donner la même marchandise ({ $good }).
error-MixedSale = On ne vend qu’une sorte de marchandise à la fois.
error-CamelsAreNotSold = Les chameaux ne se vendent pas.
error-TooFewToSell = Il faut vendre au moins { $minimum } cartes { $good ->
    [diamants] de { $good }
    [tissus] de { $good }
    [cuir] de { $good }
   *[other] d’{ $good }
} à la fois.
error-NotAMove = `{ $text }` n’est pas un coup.

## Commandes

command-jaipur = Joue à Jaipur, le jeu de cartes pour deux marchands
command-challenge = Invite quelqu’un à jouer ; sans adversaire indiqué, n’importe qui peut accepter
command-learn = Ta première manche, expliquée coup par coup
command-hand = Ton panneau privé : main, marché et coups
command-table = Republie la table en bas du salon
command-take = Prends une marchandise au marché
command-camels = Prends tous les chameaux
command-exchange = Troque : prends plusieurs marchandises et donne autant de cartes
command-sell = Vends des marchandises d’une même sorte
command-games = Toutes tes parties, et à qui de jouer
command-resign = Abandonne une partie
command-cancel = Annule une partie
command-rules = Les règles du jeu
command-help = Comment utiliser le bot
command-settings = Langue, mentions, confirmation et autres réglages, pour toi
command-block = N’accepte plus de défis de quelqu’un (une deuxième fois : annule le blocage)
command-server = Fils, cadence, langue et mode discret de ce serveur
command-data = Exporte ou efface ce qui est conservé à ton sujet
menu-challenge = Défier à Jaipur
option-game = De quelle partie il s’agit ; utile seulement si plusieurs sont possibles
option-opponent = Qui défier ; le bot lui-même joue tout de suite
option-length = Deux manches gagnantes, ou une seule manche
option-pace = Temps par coup
option-herds = Si tout le monde voit combien de chameaux a chaque joueur
option-level = Jouer contre un marchand de cette force, mené par l’ordinateur
option-hints = Les deux joueurs peuvent demander des conseils ; la partie ne compte pas au classement
option-take-good = La marchandise à prendre
option-exchange-take = Ce que tu prends, par exemple « 2 or » ou GG
option-exchange-give = Ce que tu donnes, par exemple « cuir, chameau » ou LK
option-sell-good = La marchandise à vendre
option-sell-count = Combien ; toutes si rien n’est indiqué
option-topic = Ce que tu veux lire
option-block = La personne dont tu ne veux plus de défis
choice-length-best_of_three = Deux manches gagnantes
choice-length-single = Une seule manche
choice-pace-hour = 1 heure par coup
choice-pace-eight_hours = 8 heures par coup
choice-pace-day = 1 jour par coup
choice-pace-three_days = 3 jours par coup
choice-pace-seven_days = 7 jours par coup
choice-pace-no_limit = Sans limite de temps
choice-herds-open = Ouverts : tout le monde voit le nombre de chameaux
choice-herds-secret = Secrets : comme autour d’une vraie table
choice-level-beginner = Anju l’apprentie (facile)
choice-level-trader = Balbir le négociant (solide)
choice-level-master = Chandra le maître (difficile)

## Règles

select-topic = Choisis un sujet…
topic-turn = À ton tour
topic-exchange = Le troc
topic-selling = La vente
topic-bonuses = Les jetons bonus
topic-camels = Les chameaux
topic-end = La fin de la manche
topic-ties = Les égalités
topic-tokens = Cartes et jetons
rules-turn =
    Ton rival et toi faites commerce au marché de Jaipur. Cinq cartes y sont visibles. Tu as en main **sept marchandises** au plus ; tes chameaux sont à part, dans ton enclos. À ton tour, tu fais exactement **une** de ces quatre choses :
    - **Prendre une marchandise** du marché dans ta main.
    - **Prendre tous les chameaux** du marché dans ton enclos.
    - **Troquer** au moins deux marchandises du marché contre autant de tes cartes.
    - **Vendre** des marchandises d’une même sorte contre des jetons, qui valent des roupies.
    Quand une marchandise ou les chameaux ont été pris, la pioche complète le marché à cinq cartes.
    Les premiers jetons d’une marchandise valent le plus : mieux vaut vendre tôt. Mais vendre trois cartes ou plus d’un coup rapporte un bonus : la patience paie aussi. À la fin de la manche, le plus riche reçoit un **Sceau d’Excellence** ; deux sceaux gagnent la partie.
rules-exchange =
    Prends au marché **au moins deux marchandises**, de n’importe quelles sortes, et rends **autant de cartes** de ta main, de ton enclos ou des deux.
    - Aucune sorte ne peut être des deux côtés.
    - Un chameau peut être donné, mais jamais pris ainsi.
    - Après le troc, tu as sept marchandises en main au plus.
    Donner des chameaux contre des marchandises agrandit ta main ; donner des marchandises, non. Tes cartes prennent la place de celles que tu as prises : rien ne vient de la pioche.
rules-selling =
    Vends autant de cartes d’**une même sorte** que tu veux, de ta main, et prends autant de jetons de cette marchandise par le dessus, tant qu’il y en a.
    - Diamants, or et argent : **deux cartes au moins**, même s’il ne reste qu’un jeton.
    - Tissus, épices et cuir : une carte suffit.
    Tu peux en garder. Les cartes vendues quittent la manche. Vendre là où il n’y a plus de jetons est permis : cela ne rapporte rien, sauf peut-être un bonus.
rules-bonuses =
    Vendre **trois, quatre, ou cinq cartes et plus** d’un coup rapporte le jeton bonus au-dessus de la pile correspondante :
    - trois cartes : de 1 à 3 roupies
    - quatre cartes : de 4 à 6 roupies
    - cinq ou plus : de 8 à 10 roupies
    Ce sont les cartes qui comptent, pas les jetons reçus. Tout le monde voit que tu as un jeton bonus, mais il n’y a que toi qui en connaisses la valeur jusqu’à la fin de la manche. Quand une pile est vide, elle ne donne plus de bonus.
rules-camels =
    Les chameaux ne sont pas des marchandises : ils restent dans ton enclos, ne comptent pas dans la limite de la main et ne se vendent pas.
    - On prend toujours **tous les chameaux** du marché à la fois, même s’il n’y en a qu’un.
    - Dans un troc, chaque chameau paie une marchandise.
    - À la fin de la manche, **le plus grand enclos** rapporte le jeton chameau : 5 roupies. À égalité, personne ne l’a.
    Avant la partie, on choisit si tout le monde voit le nombre de chameaux de chacun, ou si les enclos sont secrets.
rules-end =
    La manche s’arrête aussitôt
    - quand les jetons d’une **troisième marchandise** sont épuisés, ou
    - quand le marché **ne peut plus être complété** à cinq cartes, faute de pioche.
    Le plus grand enclos reçoit le jeton chameau. On additionne alors jetons marchandise, jetons bonus et jeton chameau ; les cartes restées en main ne valent rien. Le plus riche remporte le sceau, et l’autre commence la manche suivante. **Deux sceaux gagnent** la partie ; une partie en une seule manche se gagne avec un sceau.
rules-ties =
    Roupies à égalité : le sceau va à qui a **le plus de jetons bonus**. Encore égalité : à qui a **le plus de jetons marchandise**. Égalité sur les trois : personne ne l’obtient, la manche est rejouée, et c’est l’autre joueur qui commence.
rules-tokens =
    {"**"}Début de la manche** : trois chameaux et deux cartes de la pioche forment le marché. Chacun reçoit cinq cartes et met dans son enclos les chameaux qui s’y trouvent. Le sort désigne qui commence la première manche.
    {"**"}Cartes** (55) : 6 diamants, 6 or, 6 argent, 8 tissus, 8 épices, 10 cuirs, 11 chameaux
    {"**"}Jetons marchandise**, de haut en bas
    - Diamants : 7 7 5 5 5
    - Or : 6 6 5 5 5
    - Argent : 5 5 5 5 5
    - Tissus : 5 3 3 2 2 1 1
    - Épices : 5 3 3 2 2 1 1
    - Cuir : 4 3 2 1 1 1 1 1 1
    {"**"}Jetons bonus**, mélangés
    - Trois cartes : 1 1 2 2 2 3 3
    - Quatre cartes : 4 4 5 5 6 6
    - Cinq ou plus : 8 8 9 10 10
    {"**"}Jeton chameau** : 5
help =
    ### Jaipur, le bazar à deux
    { $learn } : ta première manche, expliquée coup par coup.
    { $challenge } invite un ami, n’importe qui, ou moi : un marchand mené par l’ordinateur s’assied alors aussitôt en face de toi.
    La **table** est l’image que tout le monde voit dans le salon. **Ma main**, juste en dessous (ou { $hand }), ouvre ton panneau privé : tu y vois tes cartes, ce qui s’est passé depuis ta dernière visite et tous les coups possibles.
    Tu préfères le clavier ? { $take }, { $camels }, { $exchange }, { $sell }. Les cartes s’écrivent par leur nom ou leur lettre : D diamants, G or, S argent, C tissus, P épices, L cuir, K chameau. Chaque image a une description complète pour les lecteurs d’écran.
    { $games } montre tes parties et mène à la prochaine qui t’attend. { $table } ramène une table tout en bas.
    { $rules } explique le jeu, { $settings } règle la langue, les mentions et la confirmation, { $data } exporte ou efface ce qui est conservé à ton sujet.

## Textes de remplacement : les images en mots, pour qui ne peut pas les voir

alt-space = { " " }
alt-comma = { ", " }
alt-nothing = rien
alt-turn = À { $name } de jouer.
alt-your-turn = À toi de jouer.
alt-round-over = La manche est finie.
alt-match-over = La partie est finie.
alt-market = Marché : { $cards }.
alt-slot = n° { $slot } { $card ->
    [diamond] diamant
    [gold] or
    [silver] argent
    [cloth] tissu
    [spice] épice
    [leather] cuir
   *[camel] chameau
}
alt-slot-empty = n° { $slot } vide
alt-slot-drawn = n° { $slot } de la pioche
alt-fresh = Nouveau au marché : n° { $slots }.
alt-deck = Pioche : { $count }.
alt-bonus-piles = Jetons bonus restants : { $three } pour 3 cartes, { $four } pour 4, { $five } pour 5. Jeton chameau : { $camel } roupies.
alt-tokens = Jetons restants : { $rows }.
alt-row = { good-name } { $values }
alt-row-empty = { good-name } plus rien
alt-gone = Vient d’être vendu : { good-name } { $values }.
alt-player = { $name } ({ $seat ->
    [1] soleil
   *[2] lune
}) : { $has }.
alt-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
alt-hand-open = main : { $cards }
alt-herd-secret = enclos secret
alt-goods-none = aucun jeton marchandise
alt-goods = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en marchandises ({ $tokens })
alt-pouch = { good } = { $rupees }
alt-sum = { $values } = { $rupees }
alt-bonuses-none = aucun jeton bonus
alt-bonuses = jetons bonus : { $bonuses }
alt-bonus-count = { $count } pour { $kind }
alt-bonus-values = { $values } pour { $kind } cartes
alt-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
} sur { $needed }
alt-last = Dernier coup : { $move }
alt-took = { $name } a pris { $cards }.
alt-exchanged = { $name } a troqué { $given } contre { $taken }.
alt-sold = { $name } a vendu { $cards } pour { $earned }.
alt-earned-bonus = { $values } et un jeton bonus pour { $kind } cartes
alt-hand = Ta main : { $cards }. Ton enclos : { $herd }.
alt-sales = Si tu vends maintenant : { $sales }.
alt-sale = { $cards } pour { $rupees }
alt-sale-bonus = { $cards } pour { $rupees } et un jeton bonus pour { $kind }
alt-sale-too-few = { $cards } pas encore
alt-purse = Tu as { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} : { $tokens } ; { $bonuses }. { $seals }.
alt-takes-seal = { $name } remporte un sceau.
alt-wins-match = { $name } gagne la partie.
alt-tie = Personne ne remporte de sceau : égalité parfaite.
alt-broken-off = { $how ->
    [resigned] { $name } a abandonné.
    [timeout] { $name } a dépassé son temps.
   *[cancelled] Elle a été annulée.
}
alt-decided-bonus = Roupies à égalité ; les jetons bonus départagent, { $first } à { $second }.
alt-decided-goods = Roupies et jetons bonus à égalité ; les jetons marchandise départagent, { $first } à { $second }.
alt-total = { $name } ({ $seat ->
    [1] soleil
   *[2] lune
}), { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} : { $has }.
alt-camel-token = jeton chameau { $rupees }
alt-if-took = Si tu prends { $cards } :
alt-if-exchanged = Si tu troques { $given } contre { $taken } :
alt-if-sold = Si tu vends { $cards } pour { $earned } :
alt-challenge = Une invitation à Jaipur : un soleil et une lune se font face devant un palais au crépuscule ; entre eux, un éventail de cartes avec diamants, or, argent, tissus, épices et cuir ; une caravane de chameaux passe.

## The record book

command-profile = Le classement, les résultats et le style d’un joueur, en image
command-leaderboard = Les meilleurs joueurs de ce serveur, maintenant et par saison
command-history = Les parties terminées, les tiennes ou celles de ce serveur
command-replay = Revoir une partie terminée, coup par coup
command-verify = Vérifier que la pioche d’une partie était fixée avant le premier coup
option-player = Le profil de qui ; le tien si tu ne précises rien
option-whose = Tes parties, ou celles de ce serveur
option-finished = Quelle partie terminée ; ta dernière si tu ne précises rien
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
}.
profile-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} sur ce serveur.
profile-overall = Partout : { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisoire)
   *[no] {""}
}.
profile-curve = Sur les { $games } dernières parties classées, entre { $low } et { $high }.
profile-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre des personnes : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}{ $share ->
    [none] .
   *[other] {" "}({ $share } % de victoires).
}
profile-favourite = Marchandise préférée : { good-name } ({ $cards } cartes vendues sur { $of }).
profile-sale = Vente moyenne : { $rupees } roupies, la meilleure { $best } (sur { $sales } ventes).
profile-bonus = Jetons bonus : { $share } % des { $sales } ventes.
profile-camels = Plus grand enclos : { $share } % des { $rounds } manches.
profile-reply = Répond en { $time } environ (médiane de { $moves } coups).
profile-figure = { $figure ->
    [win_rate] part de victoires
    [favourite] marchandise préférée
    [average_sale] vente moyenne
    [bonus_rate] jetons bonus
    [camel_rate] plus grand enclos
   *[reply] temps de réponse
}
profile-missing = -# Trop peu de parties pour le dire : { $figures }.
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
    [last] Revoir la dernière partie
   *[closest] Revoir la partie la plus serrée
}
select-rival = Comparer avec…
rivalry-title = ### { $first } et { $second }
rivalry-score = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $first } en a gagné { $won }, { $second } { $lost }.
rivalry-rounds = Sceaux d’Excellence : { $won } à { $lost }.
rivalry-streak = { $count ->
    [one] { $name } a gagné la dernière partie.
   *[other] { $name } a gagné les { $count } dernières parties.
}
rivalry-longest = Plus longue série : { $first } { $mine }, { $second } { $theirs }.
rivalry-sale = Plus grosse vente : { $name }, { $rupees } roupies dans `{ $code }`.
rivalry-closest = Partie la plus serrée : `{ $code }`, { $rupees ->
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
    [yes] ?
   *[no] {""}
} ± { $margin } · { $won } : { $lost }
leaderboard-empty = Personne n’a encore terminé de partie classée ici.
leaderboard-how = -# Parties classées de ce serveur, gagnées : perdues. Un point d’interrogation : trop peu de parties pour une place. Qui se cache dans ses réglages n’apparaît pas.
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
turning-lesson = **{ $number }.** Coup { $ply } : { $event } Cela a coûté { $cost } % de chances de gagner.
    Conseil à { $player } : **{ $better }**. { $reasons }
turning-none = Personne n’a fait d’erreur qui mérite d’être citée.
turning-balance = { $player } : un coup a coûté { $cost } % en moyenne ; { $kind ->
    [good] la chance a donné { $luck } % en tout
    [bad] la chance a repris { $luck } % en tout
   *[none] la chance n’a penché d’aucun côté
}.
turning-how = -# L’avis du marchand-ordinateur, d’après ce que chacun pouvait savoir à ce moment. La chance, c’est ce que personne n’a décidé : la donne, les cartes retournées, les jetons bonus.
button-lesson = Voir le coup { $number }

verify-title = ### Les pioches scellées de `{ $code }`
verify-how = L’empreinte d’une manche est publiée avant son premier coup. C’est le SHA-256 du sel, de la pioche et des jetons bonus : lance la ligne dans un terminal, elle affiche l’empreinte.
verify-round = **Manche { $round }** · empreinte `{ $seal }`
verify-opened = Sel `{ $salt }` · pioche `{ $deck }`
verify-sealed = -# Encore en jeu : elle sera ouverte à la fin de la manche.

alt-profile = Une carte de profil : la cote et sa courbe, les parties gagnées et perdues, et cinq chiffres sous des arcs sculptés.
alt-rivalry = Deux bannières, soleil et lune, avec les parties gagnées, les sceaux, la plus grosse vente et la plus longue série.
alt-film = Une animation de la manche { $round } entre { $first } (soleil) et { $second } (lune) : le plateau après la donne et après chacun des { $moves } coups, les deux mains ouvertes, et le résultat à la fin.
alt-chance = coup { $ply } { $share } %
alt-turning = Un graphique des chances de gagner de { $first } (soleil, sous la ligne) contre { $second } (lune, au-dessus) : { $chances }.
alt-turning-marks = Coups marqués : { $plies }.

error-NothingBooked = { $whom } n’a terminé aucune partie que je puisse montrer ici.
error-NotShownHere = La partie `{ $code }` a été jouée ailleurs. Seuls ses deux joueurs peuvent la regarder ici.
error-NotThisRound = La partie `{ $code }` n’a pas de manche { $round } à regarder.
error-OneJobAtATime = Ton dernier film ou ta dernière analyse est encore en préparation. Un seul à la fois, s’il te plaît.
error-TooManyJobs = Plusieurs films et analyses sont déjà en cours. Réessaie dans une minute.
error-NoFinishedGame = Tu n’as pas encore terminé de partie. Donne le code d’une partie de ce serveur, ou joues-en une : `/jaipur challenge`.
error-NotARival = Choisis deux personnes différentes à comparer.

data-book = S’y ajoute ce que tes parties terminées donnent au total : cotes, statistiques et rivalités.
help-book = Le livre d’or : { $profile }, { $leaderboard }, { $history } ; { $replay } rejoue une partie terminée, avec un film et ses tournants ; { $verify } prouve que la pioche était fixée avant le premier coup.

## La leçon

lesson = 🎓 { $step ->
    [take] **Prends une marchandise.** Tu as déjà deux cartes or : touche **Prendre l’or**. Des marchandises identiques vendues ensemble rapportent plus. Tu peux en avoir sept en main.
    [camels] **Prends les chameaux.** Tous à la fois, ils rejoignent ton enclos. Ils ne comptent pas dans ta main et paieront tes trocs.
    [exchange] **Troque.** Touche **Troquer…**, prends deux marchandises ou plus et rends autant de cartes. Les chameaux sont la meilleure monnaie : tes marchandises restent à toi.
    [sell] **Vends.** Une vente échange des cartes d’une seule sorte contre des jetons, les meilleurs d’abord. Diamants, or et argent se vendent par deux au moins. Fais vite : les jetons perdent de la valeur.
    [bonus] **Un bonus !** Trois cartes ou plus vendues d’un coup donnent un jeton bonus : jusqu’à 3 roupies pour trois, 6 pour quatre, 10 pour cinq.
    [end] **La fin approche.** La manche s’arrête quand la pioche ne remplit plus le marché ou quand trois sortes de jetons sont épuisées. Le plus grand enclos gagne 5 roupies. Vends à temps !
    [wait] Anju réfléchit. Ton panneau suit la partie tout seul.
   *[free] **Tu connais les quatre actions.** Joue comme tu veux ; **Conseil** te dit ce que ferait un maître.
}
lesson-done = 🎓 Voilà une manche entière. Il en faut deux pour gagner une partie. Défie quelqu’un avec `/jaipur challenge`, ou l’un des marchands.

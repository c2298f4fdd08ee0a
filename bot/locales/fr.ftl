### Français. Un même mot pour une même chose, partout. On tutoie les joueurs.
### Espaces insécables : fine avant ; ! ?, normale avant : et dans les guillemets.

## Cartes

good = { $good ->
    [diamond] { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
    [gold] { $count ->
        [one] { $count } carte or
       *[other] { $count } cartes or
    }
    [silver] { $count ->
        [one] { $count } carte argent
       *[other] { $count } cartes argent
    }
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
joining-words = et avec plus le la les l un une de du des d carte cartes

## Les gens

merchant-name = { $level ->
    [beginner] Anju l’apprentie
    [cameleer] Kesar le chamelier
    [hoarder] Meera la collectionneuse
    [trader] Balbir le négociant
    [hasty] Pavan le colporteur
    [broker] Farid le courtier
    [vizier] Nasir le vizir
   *[master] Chandra le maître
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
    [beginner] « J’apprends encore les prix, et des choses m’échappent. Un peu de patience ! »
    [cameleer] « Je ne peux pas laisser passer un chameau, quoi qu’il m’en coûte. »
    [hoarder] « Encore une carte et ma série sera parfaite. J’attends parfois trop. »
    [trader] « Affaires honnêtes, prix fermes, bonnes vieilles recettes. On y va ? »
    [hasty] « Vendu ! Pourquoi attendre d’en avoir plus ? »
    [broker] « Je connais les chances, mais j’en doute souvent. »
    [vizier] « Je pense une réponse à l’avance. Au-delà, je compte sur ma chance. »
   *[master] « Voilà quarante ans que j’observe ce marché. »
}
merchant-greets = { $level ->
    [beginner] *Anju s’incline :* « Mon tout premier étal ! Des choses m’échappent encore. Montre-moi comment on s’y prend. »
    [cameleer] *Kesar flatte un museau :* « Assieds-toi, et attention aux chameaux. Je n’en ai jamais assez. »
    [hoarder] *Meera ferme son armoire à clé :* « Je vends des séries entières. Parfois, on me devance. »
    [trader] *Balbir retrousse ses manches :* « Voyons ce que la caravane nous apporte. Moi, je m’en tiens à mes vieilles recettes. »
    [hasty] *Pavan remballe déjà :* « Vite, vite ! Une roupie aujourd’hui vaut mieux que deux demain. »
    [broker] *Farid pèse une pièce dans chaque main :* « Je sais ce que vaut une affaire. Si seulement j’en étais sûr ! »
    [vizier] *Nasir ouvre son registre :* « Je connais ta prochaine réponse. La suite, je la laisse aux étoiles. »
   *[master] *Chandra sourit :* « Le marché m’avait annoncé ta venue. »
}
merchant-on-rung = { $rung } · { merchant-name }
merchant-which = ### Avec qui veux-tu faire affaire ?
merchant-mine = **À mon niveau** te trouve un adversaire à ta mesure : en ce moment, { merchant-name } ({ $rung } sur { $most }). Si tu gagnes, le suivant est plus fort ; si tu perds, plus doux.
merchant-rated = -# Classée contre les marchands : la partie ne compte que pour cette cote, et il n’y a pas de conseils.
merchant-head-start = { $whose ->
    [you] -# ⚖ Avance : tu reçois { $rupees } roupies de plus à chaque manche. La partie n’est pas classée, et ton niveau ne change pas.
   *[merchant] -# ⚖ Avance : le marchand reçoit { $rupees } roupies de plus à chaque manche. La partie n’est pas classée, et ton niveau ne change pas.
}
merchant-not-rated = -# Cette partie n’est pas classée : en vingt-quatre heures, tu as quitté trois parties classées contre des marchands avant la fin.
button-my-level = À mon niveau
select-merchant = Choisis un marchand, 1 est le plus doux…

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
event-planned = { $event } *Comme prévu.*
events-before = *… et { $count ->
    [one] { $count } coup plus tôt
   *[other] { $count } coups plus tôt
}*
result-won = 🏅 { $who ->
    [you] Tu remportes le sceau de la manche { $round }, { $first } à { $second }
   *[they] { $name } remporte le sceau de la manche { $round }, { $first } à { $second }
}{ $by ->
    [bonus_tokens] {" "}(égalité en roupies : les jetons bonus ont départagé).
    [goods_tokens] {" "}(égalité en roupies et en jetons bonus : les jetons marchandise ont départagé).
   *[rupees] .
}
result-tie = ⚖ La manche { $round } finit à { $first } contre { $second }, égalité parfaite : personne n’a le sceau, on rejoue la manche.
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
until-then-reserve = · échéance { $when }, puis { $reserve } de réserve
until-in-fair-reserve = · ⏳ sur la réserve de la foire ; partie perdue { $when }
until-in-reserve = · ⏳ réserve de { $reserve } entamée, épuisée { $when }
pace-and-reserve = { $pace }, et { $reserve } de réserve pour toute la partie
away = -# 🏖 { $name } s’absente jusqu’au { $when }. Le temps continue de s’écouler.
pace = { $pace ->
    [hour] 1 heure par coup
    [eight_hours] 8 heures par coup
    [day] 1 jour par coup
    [three_days] 3 jours par coup
    [seven_days] 7 jours par coup
   *[no_limit] sans limite de temps
}

## Défis

challenge-to = ### { $challenger } invite { $opponent } à une partie de Jaipur
challenge-anyone = ### { $challenger } cherche un adversaire
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
challenge-head-start = ⚖ Avance : { $name } reçoit { $rupees } roupies de plus à chaque manche. La partie n’est pas classée.
challenge-head-start-anyone = ⚖ Avance : la personne qui accepte reçoit { $rupees } roupies de plus à chaque manche. La partie n’est pas classée.
challenge-open-until = -# Expire { $when }
challenge-accepted = 🤝 { $first } et { $second } s’installent à la table `{ $code }`.
challenge-thread = La partie se joue dans { $thread }.
challenge-table-hidden = L’un de vous n’a pas le droit d’utiliser des applications externes ici, je ne peux donc pas montrer la table. L’autre le peut, avec { $table }.
practice-thread = La table est dans { $thread }.
challenge-closed = { $state ->
    [declined] { $name } a refusé le défi.
    [withdrawn] { $name } a retiré son défi.
    [expired] Personne n’a relevé à temps le défi de { $name }.
   *[accepted] Le défi de { $name } a été relevé.
}
challenge-not-called = { $why ->
    [soon] 🔕 Ton défi est lancé, mais je n’ai pas mentionné { $name } : on ne mentionne une même personne qu’une fois toutes les dix minutes. Tu pourras recommencer { $when }.
    [day] 🔕 Ton défi est lancé, mais je n’ai pas mentionné { $name } : on ne mentionne une même personne que trois fois par jour. Tu pourras recommencer { $when }.
    [declined] 🔕 Ton défi est lancé, mais je n’ai pas mentionné { $name }, qui a refusé un de tes défis. Tu pourras recommencer { $when }.
   *[erased] 🔕 Ton défi est lancé, mais je n’ai pas mentionné { $name } : pendant un jour après l’effacement de tes données, tes défis ne mentionnent personne. Tu pourras recommencer { $when }.
}
challenge-erased = Ce défi n’existe plus : les données d’une des deux personnes ont été effacées.
rematch-offer =
    { $opponent } a gagné les trois dernières parties. Veux-tu une avance cette fois ? Tu recevrais ces roupies en plus à chaque manche, et la partie ne serait pas classée. { $opponent } le verra dans l’invitation et décidera ; personne d’autre ne voit cette proposition.
button-head-start = +{ $rupees }
button-rematch-plain = Non, comme avant
rematch-begins = 🤝 C’est reparti ! Votre nouvelle table : `{ $code }`.
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer

## La table

table-title = ### ☀ { $first } · 🌙 { $second } · manche { $round } · `{ $code }`
table-head-start = -# ⚖ Avance : { $name } +{ $rupees } à chaque manche
table-turn = ➤ À { $mover } de jouer
table-late = ⏰ { $mover } a dépassé son temps. { $waiting } peut réclamer la victoire, patienter, ou laisser un marchand continuer.
table-steward = -# 🧔 { $merchant } joue à la place de { $name }, qui peut reprendre sa place avec **Ma main**. Cette partie ne compte plus.
table-stewarded = -# 🧔 { $merchant } a joué à la place de quelqu’un dans cette partie : elle ne compte pas.
table-cancel-proposed = { $proposer } propose d’annuler la partie.
table-cancelled = La partie a été annulée.
table-won = { $how ->
    [resigned] 🏆 { $winner } gagne la partie : { $loser } a abandonné.
    [timeout] 🏆 { $winner } gagne la partie : { $loser } a dépassé son temps.
    [erased] 🏆 { $winner } gagne la partie : l’autre personne a abandonné et fait effacer toutes ses données.
   *[played] 🏆 { $winner } gagne la partie !
}
rating-change = { $player } { $rating }{ $provisional ->
    [yes] {", "}provisoire
   *[no] {""}
} ({ $change })
table-ratings = -# Cote : { $changes }
table-seal = -# Pioche scellée : `{ $seal }`
table-restored = -# L’hébergeur a restauré une sauvegarde : la partie reprend d’ici.
round-end-title = ### Fin de la manche { $round } · ☀ { $first } · 🌙 { $second } · `{ $code }`
table-comes = La table arrive dans { $channel }.
thread-name = Jaipur { $code } : ☀ { $first } · 🌙 { $second }
post-name = ☀ { $first } · 🌙 { $second } · { $code }
post-opening = ☀ { $first } et 🌙 { $second } jouent ici à Jaipur, partie `{ $code }`. La table est ci-dessous : tout le monde peut regarder, et les mains restent privées.
tag-running = en cours
tag-finished = terminée
button-hand = Ma main
button-rules = Règles
button-more = Plus
button-claim = Réclamer la victoire
button-wait = Patienter
button-steward = Laisser un marchand continuer
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
    [claim] Ton adversaire a dépassé son temps. Réclamer la victoire dans la partie `{ $code }` ? La partie s’arrête aussitôt ; tu peux aussi patienter, ou laisser un marchand continuer.
    [steward] Ton adversaire a dépassé son temps. Laisser un marchand continuer à sa place dans la partie `{ $code }` ? Elle ne comptera plus, ni pour la cote ni pour les rivalités, même si ton adversaire revient. Il reprend sa place dès qu’il ouvre **Ma main**.
   *[cancel] Annuler vraiment la partie `{ $code }` ? Personne ne gagne.
}
button-yes = Oui
button-no = Non, retour
done = { $what ->
    [resigned] Tu as abandonné. Merci pour la partie.
    [cancelled] La partie est annulée.
    [proposed] J’ai proposé à ton adversaire d’annuler la partie.
    [refused] La partie continue.
    [claimed] La victoire est à toi.
    [steward] { merchant-name } continue à la place de ton adversaire. La partie ne compte plus.
   *[waiting] Ton adversaire retrouve le temps d’un coup, à partir de maintenant. Sa réserve reste épuisée.
}
trouble = ⚠ { $what ->
    [channel] Le salon de cette table n’existe plus. Utilise `/jaipur table` dans un autre salon pour l’y installer.
    [locked] Le fil { $channel } est verrouillé, je ne peux donc pas y montrer la table. Une personne qui gère les fils peut le rouvrir ; ou utilise `/jaipur table` dans un autre salon pour y installer la table.
   *[permission] Je n’ai pas le droit d’écrire dans { $channel }. Il m’y faut les permissions Voir le salon, Envoyer des messages et Joindre des fichiers ; une personne qui gère le salon peut me les accorder.
}
interrupted = { $why ->
    [removed] ⏸ Cette partie est interrompue : le bot n’est plus membre de son serveur. En attendant, le temps ne court pas. Elle reprend quand le bot est invité à nouveau.
   *[refused] ⏸ Cette partie est interrompue : je n’ai pas pu montrer sa table pendant trop longtemps. En attendant, le temps ne court pas. `/jaipur table` la remet en place, aussi dans un autre salon du même serveur.
}
nonmember = { $why ->
    [hidden] L’un de vous n’a pas le droit d’utiliser des applications externes là-bas : la table ne vient qu’avec les coups de l’autre. Je ne pourrai pas toujours te mentionner : passe voir de temps en temps.
    [permission] Il me manque des permissions là-bas, je ne peux donc rien y publier de moi-même : je peux te mentionner quand quelqu’un joue, mais un rappel risque de ne pas te parvenir. Passe voir de temps en temps.
   *[absent] Le bot n’est pas membre là-bas : il peut te mentionner quand quelqu’un joue, mais un rappel risque de ne pas te parvenir. Passe voir de temps en temps.
}
table-moved = La table `{ $code }` a changé de place : { $table }
trouble-files = -# Je n’ai pas le droit de joindre des images ici, voici donc la table en mots. Une personne qui gère le salon peut m’accorder Joindre des fichiers.
trouble-threads = -# Je n’ai pas le droit d’ouvrir un fil pour cette partie, elle se joue donc ici. Une personne qui gère le salon peut m’accorder Créer des fils publics.
trouble-forum = -# Je n’ai pas le droit d’ouvrir un post dans le forum des parties de ce serveur, celle-ci se joue donc ici. Une personne qui gère le forum peut m’accorder Voir le salon, Créer des posts et Envoyer des messages dans les posts, ou prévoir un tag que je puisse utiliser.

## Le panneau

panel-title = ### Contre { $opponent } · manche { $round } · `{ $code }`
seat-taken-back = 🪑 La place est de nouveau à toi. { $merchant } a joué à ta place pendant ton absence, cette partie ne compte donc plus.
panel-your-turn = **À toi de jouer**
panel-their-turn = À { $opponent } de jouer
panel-since = **Depuis ta dernière visite**
panel-stale = ⚠ Ce bouton n’est plus à jour ; rien n’a été joué. Voici où en est la partie.
panel-played = ✅ Ton coup a été joué.
panel-round-over = **La manche { $round } est terminée**
button-new-round = Passer à la manche { $round }
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
# Sans verbe : avec lui, deux boutons ne tiennent pas côte à côte sur un téléphone, et le marché sort de l’écran.
button-sell = { $cards } → { $rupees }{ $bonus ->
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
exchange-how = Choisis un troc tout prêt, ou ce que tu veux prendre : tu verras ensuite ce que tu peux donner en échange.
exchange-give = Tu prends { $taken }. Que donnes-tu en échange ?
button-ready-exchange = Prendre { $taken } contre { $given }
option-take = Prendre { $cards }
option-give = Donner { $cards }
select-take = Prendre…
select-give = Donner autre chose…
understood = **J’ai compris :** { $move }. On joue ce coup ?
one-tap-on = ⚡ À partir de maintenant, un coup est joué au premier toucher. { $settings } permet de rétablir la confirmation.
button-one-tap = Un toucher par coup
hint = 💡 **Mon conseil : { $move }.**
spectator = Tu regardes la partie de { $first } et { $second } (`{ $code }`). Leurs mains te restent cachées.

## Plans

button-plan = Prévoir mon prochain coup…
button-plan-change = Changer le plan…
button-plan-drop = Abandonner le plan
button-plan-done = Terminé
plan-how = **Prévois ton prochain coup.** Choisis parmi ce que tu pourrais faire maintenant : dès que { $opponent } aura joué, il sera joué pour toi, s’il est encore possible.
plan-more = Ajoute un autre coup au cas où celui-là ne serait pas possible, ou restes-en là.
plan-is = 🗓 **Prévu :** { $moves }
plan-else = { $before } ; sinon { $then }
plan-camels = prendre tous les chameaux
plan-wakes = Il est joué { $reasons }.
plan-wakes-never = Il est joué quoi qu’il arrive.
plan-dropped = 🗓 Le plan est abandonné.
plan-late = ⚠ La partie a avancé entre-temps ; rien n’a été prévu. Voici où elle en est.
plan-nothing-to = Il n’y a rien à prévoir pour l’instant : un plan sert pendant que tu attends le coup d’une personne.
plan-look-first = Il s’est passé quelque chose depuis ta dernière visite. Regarde d’abord, puis prévois ton coup.
plan-stopped = 🗓 Ton plan n’a pas été joué ({ $moves }) : { $why ->
    [precious] un diamant, de l’or ou de l’argent est arrivé au marché.
    [camels] trois chameaux ou plus se sont réunis au marché.
    [less] la vente rapporterait moins maintenant.
   *[illegal] aucun des coups prévus n’est plus possible.
}
select-wake = Le jouer…
wake-precious = sauf si diamants, or ou argent arrivent
wake-camels = sauf si 3 chameaux ou plus se réunissent
wake-less = sauf si la vente rapporterait moins
wake-never = quoi qu’il arrive

## Raisons d’un conseil

reason-ends-ahead = { $rupees ->
    [one] La manche se termine avec environ { $rupees } roupie d’avance.
   *[other] La manche se termine avec environ { $rupees } roupies d’avance.
}
reason-sells-for = { $number ->
    [one] Cette carte rapporte
   *[other] Ces { $number } cartes rapportent
} { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en ce moment.
reason-bonus = Vendre { $number } cartes rapporte un bonus de { $least } à { $most }.
reason-before-the-drop = Le jeton du dessus vaut { $top } ; le suivant ne vaut plus que { $next }.
reason-before-opponent = L’adversaire en a déjà pris { $number } et pourrait vendre en premier.
reason-makes-room = La main est pleine avec { $number } cartes ; ça fait de la place.
reason-collects = { $number ->
    [one] { $good ->
        [cloth] Le tissu rapporte
        [spice] L’épice rapporte
       *[leather] Le cuir rapporte
    }
   *[other] Cela fait { $number } cartes ({ good-name }), qui rapportent
} { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en ce moment.
reason-needs-more = { $good ->
    [diamond] { $number } diamants
    [gold] { $number } cartes or
   *[silver] { $number } cartes argent
} rapportent { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en ce moment.
reason-nears-bonus = Cela fait { $number } cartes ({ good-name }) : de quoi obtenir un bonus.
reason-denies = L’adversaire en a pris aussi ({ good-name } : { $number }).
reason-last-ones = Il ne viendra plus { $good ->
    [gold] d’or
    [silver] d’argent
    [spice] d’épices
   *[other] de { good-name }
}.
reason-pays-in-camels = { $number ->
    [one] Cela ne coûte qu’un chameau.
   *[other] Cela ne coûte que { $number } chameaux.
}
reason-gains-camels = { $number ->
    [one] Un chameau pourra payer un troc plus tard.
   *[other] { $number } chameaux pourront payer des trocs plus tard.
}
reason-larger-herd = L’enclos devient le plus grand : { $mine } contre { $theirs }.
reason-nothing-better = Il n’y a rien de mieux à faire.

## Where to begin

button-learn = Apprendre à jouer
button-merchants = Jouer contre un marchand
button-challenge = Défier quelqu’un
select-opponent = Qui veux-tu défier ?
challenge-whom =
    ### Contre qui veux-tu jouer ?
    Deux manches gagnantes. `/jaipur challenge` offre plus de choix.
challenge-unseen =
    Personne d’autre ne voit cette conversation, donc personne ne pourrait accepter.
    Défie quelqu’un dans un serveur, ou ouvre un groupe avec cette personne et utilise `/jaipur challenge` là-bas. Un marchand est toujours prêt.
challenge-hidden =
    Ce serveur cache ce que disent les applications de l’extérieur : personne d’autre que toi ne voit mes réponses ici, alors personne ne pourrait accepter. J’ai retiré le défi.
    Quelqu’un qui gère le serveur peut m’ajouter, ou autoriser « Utiliser des applications externes ». Tu peux aussi ouvrir un groupe avec cette personne et y utiliser `/jaipur challenge`. Un marchand est toujours prêt.
has-no-table = { $what ->
    [lesson] Une leçon n’a pas de table dans le salon : tout est ici.
   *[deal] Une donne que tu essaies n’a pas de table dans le salon : tout est ici.
}

## Permissions manquantes

challenge-missing = { $how ->
    [thread] ⚠ Je ne suis pas dans ce fil privé. Mentionne-moi ici pour m’y faire entrer ; redemande ensuite. Ou joue sans : la table suivra vos coups, et un rappel risque de ne pas te parvenir.
    [words] ⚠ Il me manque une permission dans ce salon : { $rights }. Quelqu’un qui gère le salon peut me l’accorder ; redemande ensuite. Ou joue sans : la table sera en texte.
   *[answers] ⚠ Il me manque des permissions dans ce salon : { $rights }. Quelqu’un qui gère le salon peut me les accorder ; redemande ensuite. Ou joue sans : la table suivra vos coups, et un rappel risque de ne pas te parvenir.
}
challenge-missing-forum = { $how ->
    [words] ⚠ Il me manque une permission dans { $forum }, où se jouent les parties de ce serveur : { $rights }. Quelqu’un qui gère le forum peut me l’accorder ; redemande ensuite. Ou joue sans : la table sera en texte.
   *[answers] ⚠ Il me manque des permissions dans { $forum }, où se jouent les parties de ce serveur : { $rights }. Quelqu’un qui gère le forum peut me les accorder ; redemande ensuite. Ou joue sans : la table sera ici.
}
button-play-without = Jouer sans
server-no-member = ⚠ Je ne suis pas membre de ce serveur, seules mes commandes y sont. Quelqu’un qui gère le serveur peut [m’inviter]({ $invite }) ; les réglages seront alors ici.

## Après une installation

greeting =
    ### Bienvenue au marché de Jaipur !
    Un jeu de cartes pour deux marchands, qui se joue ici en quelques minutes ou quelques jours. Tout le monde voit le marché ; ta main reste secrète.
    -# { $help } montre tout le reste.

## Parties

which-game = Cela correspond à { $count } de tes parties. De laquelle parles-tu ?
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
    [one] **En attente de ton adversaire : { $count }**
   *[other] **En attente de tes adversaires : { $count }**
}
games-line = `{ $code }` contre { $opponent } · manche { $round } · dernier coup { $since } { $until } { $table }
button-open = Ouvrir
games-no-other = Aucune autre partie ne t’attend.
reminder = ⏳ Ta partie contre { $opponent } t’attend : ton coup est à jouer { $when }. { $table }
digest-title = ### 🗞 Tes parties aujourd’hui
digest-late = { $count ->
    [one] **Ton adversaire a dépassé son temps : { $count } partie**
   *[other] **Tes adversaires ont dépassé leur temps : { $count } parties**
}
digest-line = - `{ $code }` contre { $opponent } { $time } { $table }
digest-more = { $count ->
    [one] …et { $count } autre partie.
   *[other] …et { $count } autres parties.
}
button-games = Mes parties
replay-deal = Les cartes sont distribuées.
replay-where = ### Relecture de `{ $code }` · manche { $round }, coup { $ply }
button-round = Manche { $round }
record = La feuille de la partie `{ $code }`. Tout le monde peut la vérifier, pioche scellée comprise.

## Réglages

settings-title = ### Tes réglages
setting-mentions = { $mode ->
    [every] 🔔 Je te mentionne chaque fois que c’est à toi de jouer.
    [once] 🔔 Je te mentionne une fois, puis plus jusqu’à ton retour. N’importe laquelle de mes commandes ou n’importe quel bouton suffit à le signaler.
   *[never] 🔕 Je ne te mentionne jamais.
}
setting-dm_notices = { $state ->
    [on] ✉ Les rappels arrivent en message privé.
   *[off] ✉ Les rappels arrivent à la table.
}
setting-confirm = { $state ->
    [on] 👁 Chaque coup est montré avant d’être joué.
   *[off] ⚡ Chaque coup est joué au premier toucher.
}
setting-takes_challenges = { $state ->
    [on] 🤝 Tout le monde peut te défier.
   *[off] 🚪 Personne ne peut te défier.
}
setting-is_hidden = { $state ->
    [on] 🙈 Tu n’apparais ni dans les classements, ni parmi ceux qui montrent leur bazar du jour.
   *[off] 🏅 Tu peux apparaître dans les classements.
}
setting-blocked = Bloqués : { $people }
setting-digest = { $state ->
    [on] 🗞 Une fois par jour, un message privé liste les parties qui t’attendent.
   *[off] 🗞 Pas de résumé quotidien.
}
setting-away = { $state ->
    [on] 🏖 Les autres voient ton absence jusqu’au { $when }. Ton temps continue de s’écouler.
   *[off] 🏖 Aucune absence annoncée.
}
switch-dm_notices = Messages privés
switch-confirm = Confirmer les coups
switch-takes_challenges = Défis
switch-is_hidden = Me masquer
switch-digest = Résumé quotidien
select-mentions = Mentions…
mention-choice = { $mode ->
    [every] Me mentionner à chaque tour
    [once] Me mentionner une fois jusqu’à mon retour
   *[never] Ne jamais me mentionner
}
select-away = Absence jusqu’au…
away-choice = { $days ->
    [0] Je suis là
    [1] Absence d’un jour
    [7] Absence d’une semaine
    [14] Absence de deux semaines
    [28] Absence de quatre semaines
   *[other] Absence de { $days } jours
}
select-language = Langue…
language-as-discord = Comme dans Discord
blocked = { $player } ne peut plus te défier. Relance la même commande pour annuler.
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
server-speaks = { $source ->
    [setting] 🗣 Les tables sont dans la langue choisie ci-dessous.
    [discord] 🗣 Les tables sont dans la langue de cette communauté, réglée dans Discord.
   *[challenger] 🗣 Les tables sont dans la langue de qui lance le défi. Choisis-en une ci-dessous pour toutes.
}
server-rights = ✅ J’ai toutes les permissions qu’il me faut ici.
server-missing = ⚠ Il me manque ces permissions ici : { $rights }.
right = { $name ->
    [create_posts] Créer des posts
    [send_messages_in_posts] Envoyer des messages dans les posts
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [attach_files] Joindre des fichiers
    [embed_links] Intégrer des liens
    [read_message_history] Voir les anciens messages
    [send_messages_in_threads] Envoyer des messages dans les fils
   *[create_public_threads] Créer des fils publics
}
server-channel = { $channel ->
    [none] 📍 On peut lancer une partie dans n’importe quel salon.
   *[other] 📍 On ne peut lancer une partie que dans { $channel }.
}
server-forum = 📍 Chaque partie est un post dans { $forum }. On peut la lancer dans n’importe quel salon.
server-forum-missing = ⚠ Dans { $forum }, il me manque ces permissions : { $rights }.
select-channel = Salon de toutes les parties…
switch-server-threads = Fils
switch-server-is_quiet = Discret
select-pace = Temps habituel par coup…

## Messages privés

direct-messages =
    ✉ C’était ta première partie ! Veux-tu un message privé quand ton temps pour jouer touche à sa fin ?
    Sinon, je te mentionne à la table. Tu peux changer d’avis dans { $settings }.
direct-messages-set = { $state ->
    [on] ✉ C’est noté : je t’écris en privé avant la fin de ton temps.
   *[off] ✉ C’est noté : pas de messages privés.
}
button-direct-yes = Oui, volontiers
button-direct-no = Non merci

## Données

data =
    ### Ce que je conserve à ton sujet
    Ton identifiant Discord et ton nom affiché, tes réglages et tes blocages, tes défis, et tes parties avec leurs coups et leurs heures.
data-exported = Voici tout ce que je conserve à ton sujet.
data-too-large = Tes données sont trop volumineuses pour un fichier que Discord accepte ici. Dans un autre serveur, la limite est peut-être plus haute ; sinon, demande à la personne qui héberge le bot.
data-erase =
    ### Tout effacer ?
    Parties en cours que tu abandonneras : { $running }
    Parties terminées qui restent, sans ton nom : { $finished }
    Défis qui seront supprimés : { $challenges }
    Blocages qui seront supprimés : { $blocks }
    Tes réglages et ton nom seront supprimés aussi. C’est irréversible.
data-erased = Tout ce qui te concernait a été effacé.
button-export = Exporter
button-erase = Effacer…
button-erase-yes = Tout effacer

## Erreurs

error-unexpected = Désolé, quelque chose a mal tourné de notre côté. Rien n’est perdu. Si ça se reproduit, donne ce code à l’hébergeur du bot : `{ $code }`
error-not-written = Je ne peux rien enregistrer pour le moment : rien n’a été changé ni joué. Réessaie plus tard ; l’hébergeur du bot trouvera la raison dans le journal.
error-NoGameHere = Tu n’as aucune partie en cours ici. Lances-en une avec `/jaipur challenge`.
error-UnknownGame = Il n’y a pas de partie `{ $text }`.
error-NotUnderstood = Je ne comprends pas `{ $text }`. Écris les marchandises par leur nom ou leur lettre, par exemple `2 or, cuir`.
error-TooManyCards = Il n’y a pas autant de cartes de cette sorte dans le jeu : { $good }.
error-OldButton = Ce bouton ne fonctionne plus. Utilise `/jaipur hand` pour continuer.
error-TooBusy = Doucement, s’il te plaît. Réessaie dans { $seconds } s.
error-NotConfirmed = Discord n’a pas confirmé ce message. Si tu ne le vois pas d’ici un instant, recommence.
error-Leaving = Je redémarre, rien n’a donc été joué ; réessaie dans un instant.
error-OnlyForManagers = Seuls les membres qui ont la permission Gérer le serveur peuvent faire ça.
error-OnlyInServers = Ça ne marche que dans un serveur.
error-PlayElsewhere = Sur ce serveur, les parties se lancent dans { $channel }.
error-NotFromHere = Je ne suis pas membre ici, je ne peux donc rien publier de moi-même. Utilise les boutons de la table.
error-HintsAreOff = Cette partie se joue sans conseils.
error-NoSuchMatch = Il n’y a pas de partie `{ $code }`.
error-NoSuchChallenge = Ce défi n’existe plus.
error-NotAPlayer = Seuls les deux joueurs peuvent faire ça.
error-NotYourTurn = Ce n’est pas à toi de jouer.
error-StalePly = La partie a avancé entre-temps.
error-MatchOver = Cette partie est finie.
error-MatchRunning = Cette partie est encore en cours.
error-ChallengeYourself = Tu ne peux pas jouer contre toi-même. N’indique pas d’adversaire pour en trouver un, ou défie-moi.
error-ChallengeABot = À part moi, les bots ne jouent pas à Jaipur. Défie-moi, ou défie quelqu’un.
error-PersonAndMerchant = Choisis une personne ou un marchand, pas les deux : laisse le niveau de côté pour défier quelqu’un, ou l’adversaire pour jouer contre un marchand.
error-AlreadyChallenged = Tu as déjà lancé ce défi (`{ $code }`).
error-AlreadyRematched = La revanche a déjà commencé : partie `{ $code }`.
error-TooManyChallenges = Tu as déjà { $limit } défis ouverts. Retires-en un d’abord.
error-TooManyGames = { $whom } a { $limit } parties en cours. Je ne peux pas en mener plus.
error-ChallengesOff = { $whom } n’accepte pas de défis en ce moment.
error-Blocked = { $whom } n’accepte pas de défis en ce moment.
error-YouBlocked = Tu as bloqué { $whom }.
error-NotYourChallenge = { $role ->
    [challenger] C’est ton propre défi. La personne que tu as invitée peut l’accepter ou le refuser ; toi, tu peux le retirer.
    [opener] C’est ton propre défi. C’est à quelqu’un d’autre de l’accepter ; toi, tu peux le retirer.
    [challenged] Seule la personne qui t’invite peut retirer ce défi. Toi, tu peux l’accepter ou le refuser.
    [anyone] Seule la personne qui a lancé ce défi peut le retirer. Toi, tu peux l’accepter.
   *[onlooker] Ce défi s’adresse à quelqu’un d’autre : seule cette personne peut l’accepter ou le refuser, et seul son auteur peut le retirer.
}
error-ChallengeGone = { $state ->
    [accepted] Ce défi a déjà été relevé.
    [declined] Ce défi a été refusé.
    [withdrawn] Ce défi a été retiré.
   *[expired] Ce défi a expiré.
}
error-NeedsAgreement = Vous avez joué tous les deux, vous devez donc être d’accord tous les deux.
error-TooManyCalledOff = Tu as quitté { $limit } parties dès le début : c’est le maximum en un jour. Tu pourras de nouveau en annuler une { $deadline } ; d’ici là, joue ou abandonne.
error-NothingProposed = Personne n’a proposé d’annuler la partie.
error-ProposedByYou = C’est à ton adversaire de répondre.
error-NoDeadline = Le temps de personne ne s’écoule dans cette partie : il n’y a rien à réclamer ni à attendre.
error-DeadlineAhead = Ton adversaire a encore du temps : son coup est à jouer { $deadline }.
error-YourOwnTurn = C’est à toi de jouer : il n’y a rien à réclamer ni à attendre.
error-NoPlansHere = Un marchand répond aussitôt : il n’y a rien à prévoir.
error-TooManyPlanned = Un plan a { $limit } coups au plus.
error-RoundIsOver = La manche est finie.
error-MatchIsOver = La partie est finie.
error-NothingMoves = Aucune carte ne changerait de place.
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
error-MixedTake = Tu ne peux pas prendre des marchandises et des chameaux à la fois.
error-CamelsInExchange = Tu ne peux pas prendre de chameaux dans un troc.
error-ExchangeTooSmall = Un troc porte sur au moins { $minimum } marchandises. Pour n’en prendre qu’une, utilise les boutons Prendre.
error-UnequalExchange = Tu prends { $taken } et donnes { $given } : il faut le même nombre.
error-SameGoodBothWays = Tu ne peux pas prendre et donner la même marchandise ({ $good }).
error-MixedSale = Tu ne peux vendre qu’une sorte de marchandise à la fois.
error-CamelsAreNotSold = Les chameaux ne se vendent pas.
error-TooFewToSell = Tu dois vendre au moins { $minimum } cartes { $good ->
    [diamants] de { $good }
    [tissus] de { $good }
    [cuir] de { $good }
   *[other] d’{ $good }
} à la fois.
error-NotAMove = `{ $text }` n’est pas un coup.

## Commandes

command-jaipur = Joue à Jaipur, le jeu de cartes pour deux marchands
command-challenge = Défie quelqu’un ; sans adversaire indiqué, n’importe qui peut accepter
command-learn = Ta première manche, expliquée coup par coup
command-hand = Ton panneau privé : main, marché et coups
command-table = Republie la table en bas du salon
command-take = Prends une marchandise au marché
command-camels = Prends tous les chameaux
command-exchange = Troque : prends plusieurs marchandises et donne autant de cartes
command-sell = Vends des marchandises d’une même sorte
command-plan = Prévois ton prochain coup pendant que ton adversaire réfléchit
command-games = Toutes tes parties, et à qui de jouer
command-resign = Abandonne une partie
command-cancel = Annule une partie
command-rules = Les règles du jeu
command-help = Comment utiliser le bot
command-settings = Ta langue, tes mentions, la confirmation des coups et plus
command-block = N’accepte plus les défis de quelqu’un ; relance-la pour annuler
command-server = Fils, cadence, langue et mode discret de ce serveur
command-data = Exporte ou efface ce que je conserve à ton sujet
menu-challenge = Défier à Jaipur
menu-profile = Profil Jaipur
option-game = Laquelle de tes parties ; utile seulement s’il y en a plusieurs
option-opponent = Qui défier ; le bot lui-même joue tout de suite
option-length = Deux manches gagnantes, ou une seule manche
option-pace = Temps par coup
option-herds = Si tout le monde voit combien de chameaux a chacun
option-level = Joue contre un marchand virtuel : à ton niveau, ou de 1 (doux) à 8 (impitoyable)
option-hints = Les deux joueurs peuvent demander des conseils ; la partie n’est pas classée
option-rated = Contre un marchand : la partie compte pour ta cote contre les marchands, sans conseils
option-head-start = Des roupies en plus à chaque manche pour l’un de vous ; la partie n’est pas classée
option-take-good = La marchandise à prendre
option-exchange-take = Ce que tu prends, par exemple « 2 or » ou GG
option-exchange-give = Ce que tu donnes, par exemple « cuir, chameau » ou LK
option-sell-good = La marchandise à vendre
option-sell-count = Combien ; toutes si tu ne précises rien
option-plan-first = Ce qui sera joué quand l’autre aura joué ; laisse vide pour choisir par boutons
option-plan-second = Ce qui sera joué si le premier n’est pas possible
option-plan-third = Ce qui sera joué si aucun des deux n’est possible
option-plan-wake = Ce qui doit arrêter le plan, pour que tu décides toi-même
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
choice-herds-open = Ouverts : tout le monde voit combien de chameaux tu as
choice-herds-secret = Secrets : comme autour d’une vraie table
choice-head-start-me = +{ $rupees } pour moi
choice-head-start-opponent = +{ $rupees } pour l’adversaire
choice-wake-usual = Carte précieuse, trois chameaux, ou vente qui rapporte moins
choice-wake-precious = Seulement si un diamant, de l’or ou de l’argent arrive
choice-wake-camels = Seulement si trois chameaux ou plus se réunissent au marché
choice-wake-less = Seulement si la vente rapporterait moins que maintenant
choice-wake-never = Rien : le jouer quoi qu’il arrive
choice-level-mine = À mon niveau
choice-level-beginner = 1 · Anju l’apprentie
choice-level-cameleer = 2 · Kesar le chamelier
choice-level-hoarder = 3 · Meera la collectionneuse
choice-level-trader = 4 · Balbir le négociant
choice-level-hasty = 5 · Pavan le colporteur
choice-level-broker = 6 · Farid le courtier
choice-level-vizier = 7 · Nasir le vizir
choice-level-master = 8 · Chandra le maître

## Règles

select-topic = Choisis un sujet…
topic-turn = À ton tour
topic-table = Lire la table
topic-exchange = Le troc
topic-selling = La vente
topic-bonuses = Les jetons bonus
topic-camels = Les chameaux
topic-end = La fin de la manche
topic-ties = Les égalités
topic-tokens = Cartes et jetons
rules-table =
    {"**"}1** Le marché : cinq cartes. Un cadre vif montre ce que le dernier coup y a posé, à la couleur de qui l’a joué.
    {"**"}2** La pioche : combien de cartes il reste. Orange à 6 ou moins, rouge à 3 ou moins.
    {"**"}3** Les jetons bonus en réserve : une pile pour 3, pour 4 et pour 5 cartes ou plus vendues d’un coup, et combien il en reste.
    {"**"}4** Les jetons restants de chaque marchandise. Une vente prend à gauche ; un anneau vide est un jeton parti, un jeton pâli est parti au dernier coup.
    {"**"}5** Le jeton chameau : 5 roupies pour le plus grand enclos à la fin de la manche.
    {"**"}6** Les trois derniers coups, le plus récent à droite. ⬇ est arrivé en main, ⬆ a été rendu ou vendu ; la pièce dit ce que cela a rapporté.
    {"**"}7** Un joueur : soleil ou lune. Une guirlande de fleurs orange entoure la personne dont c’est le tour.
    {"**"}8** Les cartes en main, les chameaux dans l’enclos ; à droite, les sceaux gagnés.
    {"**"}9** La pièce compte les roupies que tout le monde peut voir. Après le +, les jetons bonus, dont la valeur reste secrète jusqu’à la fin de la manche. En dessous, les jetons marchandise : ×2 veut dire qu’il y en a deux.
rules-turn =
    Ton rival et toi faites commerce au marché de Jaipur. Cinq cartes y sont visibles. Tu peux avoir en main **sept marchandises** au plus ; tes chameaux sont à part, dans ton enclos. À ton tour, tu fais exactement **une** de ces quatre choses :
    - **Prendre une marchandise** du marché dans ta main.
    - **Prendre tous les chameaux** du marché dans ton enclos.
    - **Troquer** au moins deux marchandises du marché contre autant de tes cartes.
    - **Vendre** des marchandises d’une même sorte contre des jetons, qui valent des roupies.
    Quand une marchandise ou les chameaux ont été pris, la pioche complète le marché à cinq cartes.
    Les premiers jetons d’une marchandise valent le plus : mieux vaut vendre tôt. Mais vendre trois cartes ou plus d’un coup rapporte un bonus : la patience paie aussi. À la fin de la manche, le plus riche reçoit un **sceau** ; il faut deux sceaux pour gagner la partie.
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
    Ce sont les cartes vendues qui comptent, pas les jetons reçus. Tout le monde voit que tu as un jeton bonus, mais il n’y a que toi qui en connais la valeur jusqu’à la fin de la manche. Quand une pile est vide, elle ne donne plus de bonus.
rules-camels =
    Les chameaux ne sont pas des marchandises : ils restent dans ton enclos, ne comptent pas dans ta main et ne se vendent pas.
    - Tu prends toujours **tous les chameaux** du marché à la fois, même s’il n’y en a qu’un.
    - Dans un troc, chaque chameau paie une marchandise.
    - À la fin de la manche, **le plus grand enclos** rapporte le jeton chameau : 5 roupies. À égalité, personne ne l’a.
    Avant la partie, tu choisis si tout le monde voit le nombre de chameaux de chacun, ou si les enclos sont secrets.
rules-end =
    La manche s’arrête aussitôt
    - quand les jetons d’une **troisième marchandise** sont épuisés, ou
    - quand le marché **ne peut plus être complété** à cinq cartes, faute de pioche.
    Le plus grand enclos reçoit le jeton chameau. On additionne alors jetons marchandise, jetons bonus et jeton chameau ; les cartes restées en main ne valent rien. L’avance, si vous en êtes convenus, s’y ajoute. Le plus riche remporte le sceau, et l’autre commence la manche suivante. **Il faut deux sceaux pour gagner** la partie ; dans une partie en une seule manche, un suffit.
rules-ties =
    Égalité en roupies : le sceau va à qui a **le plus de jetons bonus**. Encore égalité : à qui a **le plus de jetons marchandise**. Égalité sur les trois : personne ne l’obtient, on rejoue la manche, et c’est l’autre joueur qui commence.
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
    🎓 **Tu débutes ?** { $learn } : une première manche, expliquée coup par coup.
    🤝 **Jouer :** { $challenge } invite un ami ou n’importe qui. Choisis-moi, et un marchand virtuel s’assied aussitôt en face de toi.
    ✋ **Les coups :** la **table** est l’image que tout le monde voit dans le salon. **Ma main**, juste en dessous (ou { $hand }), ouvre ton panneau privé : tes cartes, ce qui s’est passé depuis ta dernière visite et tous les coups possibles.
    ⌨️ **Au clavier :** { $take }, { $camels }, { $exchange }, { $sell }. Les cartes s’écrivent par leur nom ou leur lettre : D diamants, G or, S argent, C tissus, P épices, L cuir, K chameau. Chaque image a une description complète pour les lecteurs d’écran.
    🗓 **Prévoir :** pendant que tu attends, { $plan } (ou le bouton de ton panneau) prévoit ton prochain coup : il est joué dès que ton adversaire a joué, sauf s’il se passe quelque chose à quoi tu veux répondre toi-même. Personne ne voit un plan ; mais tout le monde voit que la réponse est venue aussitôt.
    📋 **Plusieurs parties ?** { $games } les montre et mène à la prochaine qui t’attend. { $table } ramène une table tout en bas.
    ⚙️ **Et aussi :** { $rules } explique le jeu, { $settings } règle la langue, les mentions et la confirmation, { $data } exporte ou efface ce que je conserve à ton sujet.

help-time = ⏳ **Temps :** chaque partie a un temps par coup et, pour chacun, une réserve, entamée dès qu’un coup dure plus longtemps. Elle ne se recharge pas. Quand elle est épuisée, ton adversaire peut réclamer la victoire, patienter, ou laisser un marchand continuer à ta place. { $settings } annonce aussi tes absences et envoie un résumé quotidien.

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
alt-bonus-piles = Jetons bonus restants : { $three } pour 3 cartes, { $four } pour 4, { $five } pour 5 ou plus. Jeton chameau : { $camel } roupies.
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
alt-left-over = cartes restantes, sans valeur : { $cards }
alt-herd-secret = enclos secret
alt-goods-none = aucun jeton marchandise
alt-goods-total = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en marchandises
alt-goods = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en marchandises ({ $tokens })
alt-pouch = { good-name } ({ $count })
alt-sum = { $values } = { $rupees }
alt-bonuses-none = aucun jeton bonus
alt-bonuses = jetons bonus : { $bonuses }
alt-bonus-count = { $count } pour { $kind } cartes
alt-bonus-values = { $values } pour { $kind } cartes
alt-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
} sur { $needed }
alt-last = Derniers coups : { $moves }
alt-took = { $name } a pris { $cards }.
alt-exchanged = { $name } a troqué { $given } contre { $taken }.
alt-sold = { $name } a vendu { $cards } pour { $earned }.
alt-earned-bonus = { $values } et un jeton bonus pour { $kind } cartes
alt-hand = Ta main : { $cards }. Ton enclos : { $herd }.
alt-sales = Si tu vends maintenant : { $sales }.
alt-sale = { $cards } pour { $rupees }
alt-sale-bonus = { $cards } pour { $rupees } et un jeton bonus pour { $kind }
alt-sale-too-few = { $cards } pas encore ({ $minimum } au moins)
alt-purse = Tu as { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} ; { $bonuses } ; { $seals }. Tu es { $name } ({ $seat ->
    [1] soleil
   *[2] lune
}).
alt-takes-seal = { $name } remporte un sceau.
alt-ahead = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} d’avance.
alt-wins-match = { $name } gagne la partie.
alt-tie = Personne ne remporte de sceau : égalité parfaite.
alt-broken-off = { $how ->
    [resigned] { $name } a abandonné.
    [timeout] { $name } a dépassé son temps.
   *[cancelled] Elle a été annulée.
}
alt-decided-bonus = Égalité en roupies ; les jetons bonus départagent, { $first } à { $second }.
alt-decided-goods = Égalité en roupies et en jetons bonus ; les jetons marchandise départagent, { $first } à { $second }.
alt-total = { $name } ({ $seat ->
    [1] soleil
   *[2] lune
}), { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} : { $has }.
alt-head-start = avance +{ $rupees }
alt-camel-token = jeton chameau { $rupees }
alt-if-took = Si tu prends { $cards } :
alt-if-exchanged = Si tu troques { $given } contre { $taken } :
alt-if-sold = Si tu vends { $cards } pour { $earned } :
alt-challenge = Une invitation à Jaipur : un soleil et une lune se font face devant un palais au crépuscule ; entre eux, un éventail de cartes avec diamants, or, argent, tissus, épices et cuir ; une caravane de chameaux passe.
alt-table-guide = Une table au milieu d’une manche, avec des numéros de 1 à 9 là où la légende explique quelque chose.

## The record book

command-profile = La cote, les résultats et le style d’un joueur, en image
command-leaderboard = Les meilleurs joueurs de ce serveur, maintenant et par saison
command-history = Les parties terminées, les tiennes ou celles de ce serveur
command-replay = Revois une partie terminée, coup par coup
command-verify = Vérifie que la pioche d’une partie était fixée avant le premier coup
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
profile-merchants = Contre les marchands : { $rating } ± { $margin }{ $provisional ->
    [yes] {" "}(provisoire)
   *[no] {""}
} après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.
profile-curve = Entre { $low } et { $high } sur les { $games } dernières parties classées.
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
   *[other] {" "}(taux de victoire : { $share } %).
}
profile-favourite = Marchandise préférée : { good-name } ({ $cards } cartes vendues sur { $of }).
profile-sale = Vente moyenne : { $rupees } roupies ; la meilleure : { $best } (sur { $sales } ventes).
profile-bonus = Jetons bonus : dans { $share } % des { $sales } ventes.
profile-camels = Plus grand enclos : dans { $share } % des { $rounds } manches.
profile-reply = Répond en { $time } environ (médiane de { $moves } coups).
profile-figure = { $figure ->
    [win_rate] taux de victoire
    [favourite] marchandise préférée
    [average_sale] vente moyenne
    [bonus_rate] jetons bonus
    [camel_rate] plus grand enclos
   *[reply] temps de réponse
}
profile-missing = -# Encore trop peu de parties pour : { $figures }.
duration-short = { $unit ->
    [day] { $count } j
    [hour] { $count } h
    [minute] { $count } min
   *[second] { $count } s
}
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
duration-two = { $larger } { $smaller }
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
rivalry-title = ### ☀ { $first } · 🌙 { $second }
rivalry-score = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $first } en a gagné { $won }, { $second } { $lost }.
rivalry-rounds = Sceaux : { $won } à { $lost }.
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
} { $player } · **{ $rating }** ± { $margin }{ $provisional ->
    [yes] {", "}provisoire
   *[no] {""}
} · { $won } : { $lost }
leaderboard-empty = Personne n’a encore terminé de partie classée ici.
leaderboard-how = -# Parties classées de ce serveur, gagnées : perdues. Pour avoir une place, il faut dix parties contre trois personnes différentes et une cote qui n’est plus provisoire. Qui se masque dans ses réglages n’apparaît pas.
season-now = cotes actuelles
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
library-theirs = { $code } · ☀ { $first } · 🌙 { $second }
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
button-turning = Moments clés
button-verify = Pioche scellée
film-making = 🎞 Je tourne le film de `{ $code }`, manche { $round }…
film = 🎞 Partie `{ $code }`, manche { $round }
work-progress = { $bar } { $share } %
work-failed = Désolé, ça n’a pas marché. Réessaie dans un moment.
work-later = Cela prend plus de temps que Discord ne m’en laisse ici. Redemande plus tard : ce qui est fait est gardé.

turning-making = 🔎 Chandra le maître relit `{ $code }`, manche { $round }, coup par coup…
turning-title = ### Moments clés de `{ $code }`, manche { $round }
turning-lesson = **{ $number }.** Coup { $ply } : { $event } Les chances de gagner ont baissé de { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
    Mieux pour { $player } : **{ $better }**. { $reasons }
turning-none = Personne n’a fait d’erreur qui mérite d’être citée.
turning-grade = { $player } : note d’environ **{ $grade }** sur 100.
turning-no-grade = { $player } : pas de note, trop peu de coups pouvaient encore décider de la manche.
turning-even-luck = À chance égale, environ : { $first } **{ $share } : { $rest }** { $second }.
turning-how = -# La note dit si les coups qui pouvaient encore décider de la manche ont gardé les chances de gagner, de l’avis du marchand virtuel et d’après ce que chacun pouvait savoir à ce moment. Une seule manche en dit peu, et aucune cote n’en dépend. À chance égale : les chances de gagner si seuls les coups avaient compté, et non la donne, les cartes retournées, les jetons bonus ou une avance. Note et chances sont arrondies à la dizaine : le marchand peut se tromper d’une dizaine pour la note, de deux pour les chances. Un point vaut 1 % de chances de gagner.
button-show-move = Voir le coup { $ply }

button-style = Mon style
button-style-example = Voir un exemple
style-making = 🔎 Chandra le maître relit tes dernières parties, coup par coup. Tu peux fermer ce message et revenir : ce qui est relu reste acquis.
style-title = ### Mon style
style-too-few = Il est encore trop tôt pour en parler. Termine { $games ->
    [one] encore { $games } partie
   *[other] encore { $games } parties
}, contre des personnes ou des marchands, puis reviens ici. La première manche guidée ne compte pas, ni les donnes que tu as essayées après les avoir vues, ni les parties où un marchand a joué à ta place.
style-grade = Note de **{ $grade }** sur 100 dans tes { $games } dernières parties, à { $margin } points près.
style-no-grade = Pas encore de note : il faut au moins { $enough } manches où tes coups pouvaient encore décider de quelque chose, et davantage si elles diffèrent beaucoup.
style-good = { $good ->
    [none] tes marchandises
    [diamond] tes diamants
    [gold] ton or
    [silver] ton argent
    [cloth] tes tissus
    [spice] tes épices
   *[leather] ton cuir
}
style-habit = **Ton erreur favorite :** { $habit ->
    [small-sales] tu vends { $goods } une ou deux cartes à la fois, et manques le bonus de trois cartes ou plus d’un coup.
    [early-sales] tu vends { $goods } trop tôt.
    [late-sales] tu attends trop longtemps avant de vendre { $goods }.
    [many-camels] tu prends les chameaux trop volontiers, et offres un marché tout neuf à ton adversaire.
    [few-camels] tu laisses les chameaux quand ils valent la peine d’être pris.
    [many-exchanges] tu troques trop souvent.
    [few-exchanges] tu ne vois pas assez les trocs.
    [many-takes] tu prends trop souvent une seule marchandise.
    [few-takes] tu laisses passer des marchandises qu’il suffirait de prendre.
   *[other-cards] tu trouves le bon genre de coup, mais pas les bonnes cartes.
} C’est arrivé { $times } fois en { $rounds } manches ; en moyenne, tes chances de gagner une manche en ont baissé de { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
style-no-habit = Aucune habitude ne ressort : aucun genre d’erreur n’est assez fréquent ni assez coûteux pour en être une.
style-few-rounds = Ton erreur favorite se reconnaît à partir de { $enough } manches : il en manque { $rounds }.
style-few-moves = { $stage ->
    [early] En début de manche :
   *[late] En fin de manche :
} encore trop peu de coups pour comparer.
style-how = -# D’après tes { $rounds } dernières manches, contre des personnes et des marchands : { $moves } coups qui pouvaient encore décider de la manche. L’expert est le marchand virtuel qui trouve aussi les moments clés, dans les mêmes positions, avec ce que tu pouvais savoir et rien de plus. Début de manche : il reste { $early } cartes ou plus dans la pioche. Un point vaut 1 % de chances de gagner. Il n’y a que toi qui vois ceci, et aucune cote n’en dépend.
style-label = { $what ->
    [grade] Note
    [games] { $margin ->
        [none] sur 100, dans tes { $count } dernières parties
       *[other] ± { $margin }, sur 100, tes { $count } dernières parties
    }
    [curve] Note par partie (ligne : { $count } parties)
    [mine] toi
    [strong] un expert
    [early] Début de manche
    [late] Fin de manche
    [take] une carte
    [camels] chameaux
    [exchange] troc
   *[sale] vente
}
alt-style = Une image de ton style.
alt-style-grades = Note, partie par partie : { $grades }. { $count } parties ensemble : { $lately }.
alt-style-stage = { $stage ->
    [early] Début de manche
   *[late] Fin de manche
}, et entre parenthèses un expert : une carte { $take } % ({ $take2 } %), chameaux { $camels } % ({ $camels2 } %), troc { $exchange } % ({ $exchange2 } %), vente { $sale } % ({ $sale2 } %).

share-making = Préparation de la carte de la partie `{ $code }`…
share-preview = Voici ce que tout le monde verrait. Pour garder l’image, enregistre-la d’ici.
share-elsewhere = -# Elle peut être montrée là où la partie a été jouée.
share-shown = -# { $player } partage la partie `{ $code }`
share-shown-before = La carte a été montrée ici il y a moins d’une heure. Une fois retirée, elle peut l’être à nouveau.
share-shown-only-you = Ce serveur masque ce que disent les applications venues d’ailleurs : tu es seul à voir ceci. Tu peux enregistrer l’image depuis le message ci-dessus.
share-taken-down = -# { $player } a retiré la carte de la partie `{ $code }`.
button-share-card = Partager
button-take-down = Retirer
share-label = { $what ->
    [best_sale] Meilleure vente
    [turning] Moment clé
   *[even_luck] À chance égale, environ
}
alt-share-round = Manche { $number } : { $first } { $mine }, { $second } { $theirs } roupies.
alt-share-sale = Meilleure vente, { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
} en tout : { $move }
alt-share-turning = Moment clé, qui a coûté { $cost } % des chances de gagner : { $move } Mieux : { $better }.
alt-share-luck = À chance égale, environ : { $first } { $share }, { $second } { $rest }.

button-try = Essayer cette donne
button-try-seat = { $seat ->
    [sun] ☀
   *[moon] 🌙
} { $name }
button-try-compare = Comparer
try-title = ### 🎴 Essayer la donne de `{ $code }`, manche { $round }
try-cards = Tu joues avec les cartes de { $player } et tu { $starts ->
    [yes] commences
   *[no] joues après l’autre
} ; un marchand reçoit les autres. Cartes, jetons bonus et conditions sont les mêmes qu’alors.
try-mine = **À mon niveau**, c’est en ce moment { merchant-name } ({ $rung } sur { $most }), et ton niveau ne change pas.
try-counts = -# Ça ne compte pour rien, et personne n’en est averti : qui a vu la relecture connaît les cartes. À la fin, tu pourras mettre ton score et ta note à côté de ceux de { $player }.
try-seal = -# La donne de `{ $code }`, manche { $round }, connue depuis · empreinte `{ $seal }`
try-making = 🔎 Chandra le maître relit les deux manches coup par coup, la tienne et la manche { $round } de `{ $code }`…
try-compared = ### 🎴 La donne de `{ $code }`, manche { $round }, jouée deux fois
try-side = { $side ->
    [mine] **Avec tes cartes**
   *[others] **Avec les autres cartes**
}
try-result = { $who ->
    [you] Toi
   *[they] { $name }
} : **{ $score }** { $score ->
    [one] roupie
   *[other] roupies
}, { $grade ->
    [none] pas de note
   *[other] note d’environ **{ $grade }** sur 100
}
try-how = -# Le score en dit peu à lui seul : il dépend aussi de ce qu’a fait l’autre. La note dit si les coups qui pouvaient encore décider de la manche ont gardé les chances de gagner, de l’avis du marchand virtuel et d’après ce que chacun pouvait savoir à ce moment. S’il y en a eu trop peu, il n’y a pas de note. Elle est arrondie à la dizaine, et peut être fausse d’une dizaine ; une seule manche en dit peu sur un joueur.

verify-title = ### { $verdict ->
    [fits] ✅ Chaque pioche de `{ $code }` était fixée avant le premier coup
    [so_far] ✅ Jusqu’ici, chaque pioche de `{ $code }` était fixée avant le premier coup
    [sealed] 🔒 La pioche de `{ $code }` est encore scellée
    [tried] 🎴 La pioche de `{ $code }` est celle d’une autre partie
   *[differs] ❌ Une pioche de `{ $code }` n’est pas celle qui avait été scellée
}
verify-how = L’empreinte d’une manche est publiée avant son premier coup. C’est le SHA-256 du sel, de la pioche et des jetons bonus. Tu n’as pas à me croire sur parole : lance la ligne dans un terminal, elle affiche l’empreinte.
verify-round = **Manche { $round }** · empreinte `{ $seal }`
verify-deal-of = 🎴 Ce n’est pas une nouvelle donne : c’est celle de `{ $code }`, manche { $round }. Son empreinte a été publiée avant cette manche. Ici, elle montre que rien n’a changé depuis, et non que personne ne connaissait les cartes.
verify-differs = ❌ Cette pioche n’est pas celle qui avait été scellée.
verify-opened = Sel `{ $salt }` · pioche `{ $deck }`
verify-sealed = -# Encore en jeu : la pioche sera ouverte à la fin de la manche.

alt-profile = Une carte de profil : la cote et sa courbe, les parties gagnées et perdues, et cinq chiffres sous des arcs sculptés.
alt-rivalry = Deux bannières, soleil et lune, avec les parties gagnées, les sceaux, la plus grosse vente et la plus longue série.
alt-film = Une animation de la manche { $round } entre { $first } (soleil) et { $second } (lune) : le plateau après la donne et après chacun des { $moves } coups, les deux mains ouvertes, et le résultat à la fin.
alt-chance = coup { $ply } { $share } %
alt-turning = Un graphique des chances de gagner de { $first } (soleil, sous la ligne) contre { $second } (lune, au-dessus) : { $chances }.
alt-turning-marks = Coups marqués : { $plies }.
alt-turning-grade = { $name } : { $grade ->
    [none] pas de note
   *[other] note d’environ { $grade } sur 100
}, à chance égale environ { $share } % de chances.
picture-label = { $what ->
    [rating] Cote
    [margin] marge
    [rank] rang
    [curve] La cote, partie par partie
    [won] gagnées
    [win_rate] taux de victoire
    [lost] perdues
    [favourite] produit préféré
    [average_sale] vente moyenne
    [bonus_rate] ventes avec bonus
    [camel_rate] plus grand enclos
    [reply] temps par coup
    [rounds] sceaux
    [best_sale] plus grosse vente
    [longest] plus longue série
    [chance] Chances de gagner
    [grade] note sur 100
    [no_grade] pas de note
   *[luck] à chance égale
}

error-NothingBooked = { $whom } n’a aucune partie terminée à montrer ici.
error-NotShownHere = La partie `{ $code }` a été jouée ailleurs ou en privé. Seuls ceux qui l’ont jouée peuvent la regarder ici.
error-NotThisRound = La partie `{ $code }` n’a pas de manche { $round } à montrer.
error-NothingToShare = Il n’y a pas de carte de la partie `{ $code }` : elle a été annulée, ou c’est une donne que tu as essayée.
error-YourOwnDeal = Cette donne, tu l’as jouée toi-même. Les autres peuvent l’essayer.
error-OneJobAtATime = Ton dernier film ou ta dernière analyse est encore en préparation. Un seul à la fois, s’il te plaît.
error-TooManyJobs = Plusieurs films et analyses sont déjà en cours. Réessaie dans une minute.
error-NoFinishedGame = Tu n’as pas encore terminé de partie. Donne le code d’une partie de ce serveur, ou joues-en une : `/jaipur challenge`.
error-NotARival = Choisis deux personnes différentes à comparer.

data-book = De tes parties terminées : cotes, statistiques, rivalités et, une fois ouvert, ton style. De plus : ton entraînement, tes jours au bazar et tes foires. C’est tout, et rien n’en est transmis.
help-book = 📖 **Statistiques et archives :** { $profile }, { $leaderboard }, { $history } ; *Mon style*, sur ton propre profil, montre à toi, et à personne d’autre, comment tu joues ; { $replay } rejoue une partie terminée, avec un film, ses moments clés et, si tu n’y as pas joué, *Essayer cette donne* ; { $verify } prouve que la pioche était fixée avant le premier coup.

## Les exercices : une position, et ce que vaut un choix

exercise-opponent = Adversaire
exercise-opponent-told = Ton adversaire
exercise-before = Juste avant : { $event }
exercise-seen = Vu chez ton adversaire : { $cards }
exercise-asked = **Que joues-tu ?**
exercise-mark = { $emoji } **{ $mark ->
    [best] Très bon
    [good] Bon
    [fair] Moyen
   *[poor] Coûteux
}** · { $grade } sur 100
exercise-worth = { $whose ->
    [best] Mieux :
    [next] Deuxième choix :
   *[yours] Ton coup :
} **{ $move }** · { $chance } % de chances de gagner
exercise-try-again = Il y a mieux. Tu vois quoi ?
exercise-how = -# La note, c’est la part de tes chances de gagner la manche que ton coup a gardée, selon le marchand virtuel et d’après ce que tu pouvais savoir.
command-train = Des positions à ton niveau, et celles que tu as manquées
train-title = ### 🎯 Entraînement · { $kind ->
    [own] ta partie `{ $exercise }`
   *[bank] position `{ $exercise }`
}
train-back = -# De retour, jusqu’à ce que ce soit juste.{ $others ->
    [0] {""}
    [one] {" "}{ $others } autre attend encore.
   *[other] {" "}{ $others } autres attendent encore.
}
train-returns = Elle revient { $days ->
    [1] demain
   *[other] dans { $days } jours
}.
train-level = Ton niveau : **{ $level }** ({ $change }). Cette position : { $exercise }.
train-late = Tu y avais déjà répondu : cela ne compte plus.
button-exercise-again = Réessayer
button-exercise-tell = Montre-moi
button-train-next = Position suivante
help-train = { $train } te montre des positions à ton niveau, et te remontre celles que tu as manquées jusqu’à ce que tu trouves. **Leçons**, sous une partie terminée, te montre tes coups les plus coûteux, à rejouer. Personne d’autre ne voit ni l’un ni l’autre.
error-NoSuchExercise = Cette position n’existe plus. `/jaipur train` en a d’autres.

## Leçons : ses propres coups les plus coûteux d’une partie, à rejouer

button-reviews = Leçons
review-making = 🎓 Chandra le maître relit tes coups de la partie `{ $code }` et cherche des leçons à en tirer…
review-title = ### 🎓 Leçon { $number } sur { $of } · ta partie `{ $code }`, manche { $round }, coup { $ply }
review-asked = -# C’est tout ce que tu savais alors. Ton coup t’a coûté cher : choisis à nouveau.
review-same = C’est aussi ce que tu as joué dans la partie.
review-played = { $again ->
    [yes] Dans la partie, tu as joué la même chose.
   *[no] Dans la partie : **{ $move }** · { $chance } % de chances de gagner.
} Le meilleur coup fait gagner { $points } points.
review-kept = Tu la reverras demain : { $train }.
review-last = C’était la dernière leçon de cette partie.
review-none = 🎓 Rien à signaler : aucun de tes coups de la partie `{ $code }` ne t’a coûté cher. Bien joué !
button-review-next = Leçon suivante

## La leçon

lesson = 🎓 { $step ->
    [take] **Prends une marchandise.** Des marchandises identiques vendues ensemble rapportent plus : prends donc ce que tu collectionnes déjà. Tu peux en avoir sept en main. Touche **{ $button }** ; l’image montre ce que cela donne. Puis touche **{ $play }**.
    [camels] **Prends les chameaux.** Tous à la fois, ils rejoignent ton enclos. Ils ne comptent pas dans ta main et paieront tes trocs. Touche **{ $button }**, puis **{ $play }**.
    [exchange] **Troque.** Prends au moins deux marchandises du marché et donne autant de cartes. Paie avec des chameaux et garde tes marchandises : touche **{ $exchange }**, puis **{ $button }**, puis **{ $play }**.
    [pay] **Il reste à payer.** Touche **{ $button }**, puis **{ $play }**.
    [sell] **Vends.** Des cartes d’une seule sorte deviennent des jetons, les meilleurs d’abord ; trois cartes ou plus d’un coup donnent aussi un jeton bonus. Diamants, or et argent se vendent par deux au moins. N’attends pas trop : les jetons perdent de la valeur. Touche **{ $button }**, puis **{ $play }**.
    [end] **La fin approche.** La manche s’arrête quand la pioche ne remplit plus le marché ou quand trois sortes de jetons sont épuisées. Le plus grand enclos gagne 5 roupies. Vends à temps !
    [wait] Anju réfléchit. Ton panneau suit la partie tout seul.
   *[free] **Tu connais les quatre actions.** Joue comme tu veux ; **{ $hint }** te dit ce que ferait un maître.
}
lesson-done = 🎓 Voilà une manche entière, et la fin de la leçon. Une partie complète va à qui gagne deux manches. Joue maintenant contre un marchand, ou défie quelqu’un.

## La foire

command-fair = Ouvre une foire, un tournoi sans rondes ; sans nom, la liste des foires de ce serveur
option-fair-name = Le nom de la foire
option-fair-days = Sa durée
option-fair-games = Combien de parties chacun joue à la fois
option-fair-invited = Seules les personnes que tu invites peuvent s’inscrire
option-fair-merchants = Un marchand virtuel complète un nombre impair, hors classement
option-fair-event = L’annoncer aussi comme événement du serveur
choice-fair-days-7 = 7 jours
choice-fair-days-14 = 14 jours
choice-fair-days-21 = 21 jours
fair-title = ## 🎪 { $title }
fair-agreed = { $length ->
    [single] Une seule manche
   *[three] Deux manches gagnantes
}, { $days } jours, jusqu’à { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à la fois{ $access ->
    [open] {""}
   *[invited] , sur invitation
}. Un jour par coup, et deux jours de réserve pour toute la foire.
fair-gathering = Les premières parties commencent { $when }.
names-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
fair-joined = { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] { $count } personne est inscrite : { $names }
   *[other] { $count } personnes sont inscrites : { $names }
}
fair-asked = { $count ->
    [one] { $count } personne attend la réponse de l’organisateur.
   *[other] { $count } personnes attendent la réponse de l’organisateur.
}
fair-running = Se termine { $when }.
fair-grace = Le temps est écoulé, plus rien ne commence. Les parties en cours se terminent au plus tard { $when }.
fair-late = Les inscriptions ferment { $when }.
fair-left = { $played } jouées · { $running } en cours · { $left } à venir
fair-off = Elle a été annulée.
fair-won = { $count ->
    [0] C’est fini.
    [one] 🏆 Victoire de { $winners }.
   *[other] 🏆 Victoire partagée : { $winners }.
}
fair-called-off = { $why ->
    [few] {"**"}{ $title }** est annulée : il faut être au moins trois pour une foire.
    [organiser] {"**"}{ $title }** est annulée.
   *[nobody] {"**"}{ $title }** est terminée, sans vainqueur.
}{ $people ->
    [none] {""}
   *[other] {" "}{ $people }
}
fair-table-part = { $kind ->
    [final] finale
   *[group] groupe { $number }
}
fair-reason = { $why ->
    [between] en duel direct
    [seals] aux sceaux
   *[rupees] aux roupies
}
fair-card-winner = { $count ->
    [1] Victoire de { $winners }
    [2] Victoire de { $winners }
   *[other] { $count } vainqueurs
}
fair-card-summary = { $people } personnes, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
fair-hidden = Tu as choisi de te masquer. Dans cette foire, et nulle part ailleurs, tout le monde voit ton nom. T’inscrire quand même ?
fair-you-joined = { $state ->
    [asked] Tu as perdu plus d’une partie sur dix au temps dernièrement : l’organisateur est d’abord consulté. S’il ne refuse pas d’ici un jour, tu participes.
    [gathering] C’est noté ! Les premières parties commencent { $when }.
   *[running] C’est noté ! Ta première partie commence dès que quelqu’un est libre.
}
fair-really-leave = { $state ->
    [gathering] Quitter la foire ?
   *[running] Quitter la foire ? Tu perds tes parties en cours, et tu ne pourras pas revenir. Si tu as fini moins de la moitié de tes parties, tes résultats disparaissent du tableau ; sinon, les autres comptent comme perdues.
}
fair-you-left = Tu as quitté la foire.
fair-missing = { $how ->
    [thread] ⚠ Je ne suis pas dans ce fil privé. Mentionne-moi ici pour m’y faire entrer ; redemande ensuite.
   *[rights] ⚠ Il me manque des permissions dans ce salon : { $rights }. Quelqu’un qui gère le salon peut me les accorder ; redemande ensuite.
}
fair-list = ### Les foires de ce serveur
fair-line = { $link ->
    [none] - **{ $title }**{ $channel ->
        [none]  : son salon a disparu. Qui l’organise peut la déplacer ici.
       *[other] , dans { $channel } : son message a disparu, on peut l’y afficher à nouveau.
    }
   *[other] - [{ $title }]({ $link })
}
fair-invitation = { $name }, on t’invite à la foire **{ $title }** ! { $link ->
    [none] Tu la trouves avec `/jaipur fair`.
   *[other] [Inscris-toi ici]({ $link }).
}
fair-event = Un tournoi de Jaipur sans rondes. On s’y inscrit par le message dans ce salon.
fair-none = Il n’y a pas de foire en ce moment. Donne un nom à `/jaipur fair` pour en ouvrir une.
fair-organise = Ce message n’est visible que par toi. La foire continue d’elle-même, que tu sois là ou non.
fair-organise-list = { $which ->
    [asked] ⏰ Plus d’une partie sur dix perdue au temps en 90 jours, et voudrait participer : { $names }
    [late] ⏰ Parmi les personnes invitées, plus d’une partie sur dix perdue au temps en 90 jours : { $names }
   *[invited] En attente de réponse : { $names }
}
fair-handed-over = { $name } organise désormais la foire.
fair-really-end = Terminer la foire maintenant ? Dans chaque partie en cours, la personne qui a pris le plus de temps perd.
fair-has-ended = Cette foire est terminée.
button-fair-join = Participer
button-fair-leave = Quitter
button-fair-organise = Organiser
button-fair-begin = Commencer maintenant
button-fair-end = Terminer la foire
button-fair-ended = Les foires
button-fair-show = Montrer { $title } ici
select-fair-invite = Inviter quelqu’un…
select-fair-let-in = Accepter quelqu’un…
select-fair-remove = Retirer quelqu’un…
select-fair-hand-over = Confier la foire à…
table-fair-reserve = ⏰ Le jour de { $mover } est passé ; sa réserve pour la foire est entamée. Quand elle sera épuisée, { $when }, la partie sera perdue.
server-fairs_by_all = { $state ->
    [on] 🎪 Tout le monde peut ouvrir une foire.
   *[off] 🎪 Les membres ayant « Gérer les événements » ou « Gérer le serveur » peuvent ouvrir une foire.
}
switch-server-fairs_by_all = Foires pour tous
trophies = 🏆 { $trophies }
trophy-fair = { $title }
trophy-season = meilleur de la saison { $season }
leaderboard-fairs = -# 🏆 Foires : { $fairs }
leaderboard-fair = { $title } ({ $winners })
leaderboard-season = -# 🏆 Saison { $season } : { $winners }
help-fair = 🎪 **Foires :** { $fair } ouvre un tournoi qui ne s’enlise jamais : pas de rondes, chacun rencontre chacun (par groupes à partir de neuf personnes), et la partie suivante commence dès qu’une autre se termine.
error-NoSuchFair = Il n’y a pas de foire `{ $code }`.
error-NotYourFair = Seul l’organisateur, ou un membre ayant « Gérer les événements » ou « Gérer le serveur », peut faire cela.
error-FairTooShort = C’est trop peu de temps : la moitié des parties ne seraient jamais finies. Il faut au moins 14 jours pour deux manches gagnantes, et autant pour une partie à la fois ; ne choisis pas les deux.
error-TooManyFairs = Il y a déjà { $limit } foires sur ce serveur. Attends que l’une d’elles se termine.
error-FairClosed = On ne peut pas s’inscrire à cette foire : elle est complète, la moitié du temps est passée, la finale a commencé, ou tout est fini.
error-AlreadyInFair = On ne s’inscrit pas deux fois à une foire, et on n’y revient pas après l’avoir quittée.
error-NotInFair = Tu ne participes pas à cette foire.
error-NoLongerInFair = Cette personne ne participe plus à la foire.
error-BotsInNoFair = Les bots ne participent pas aux foires. Choisis une personne.
error-NotInvited = Cette foire est sur invitation. Demande à l’organisateur.
error-RemovedFromFair = L’organisateur n’a pas gardé ton inscription. Il te faut une invitation pour participer.
error-TooFewInFair = Il faut être au moins { $fewest } pour commencer une foire.
error-TooManyInvited = { $limit } personnes sont déjà invitées. Attends que certaines s’inscrivent, ou retires-en.
error-PlayedInFair = Cette partie appartient à une foire : on ne peut ni l’annuler ni en réclamer la victoire. Qui dépasse son temps perd automatiquement, et tu peux toujours abandonner.
error-MayNotOpenFairs = Ici, seuls les membres ayant « Gérer les événements » ou « Gérer le serveur » peuvent ouvrir une foire.
alt-fair-table = Tableau croisé : { $title }.
alt-fair-row = { $number } : { $entrant }, rang { $rank }{ $reason ->
    [none] {""}
   *[other] { " " }{ $reason }
}, victoires { $wins }, sceaux { $seals }, roupies { $rupees }{ $met ->
    [none] .
   *[other] , { $met }.
}
alt-fair-short = Non nommé : à venir ; les défaites sont les victoires des autres.
alt-fair-short-row = { $number } { $entrant }{ $shared ->
    [yes] {" "}(={ $rank })
   *[no] {""}
}{ $reason ->
    [none] {""}
   *[other] { " " }{ $reason }
}, sceaux { $seals }, { $rupees }{ $met ->
    [none] .
   *[other] , { $met }.
}
alt-fair-met = { $what ->
    [won] bat { $numbers }
    [lost] perd contre { $numbers }
    [running] affronte { $numbers }
    [blank] sans { $numbers }
   *[to_come] doit rencontrer { $numbers }
}
alt-fair-card = Le résultat de { $title } : { $result }. { $summary }.
alt-fair-place = { $rank } : { $entrant }, victoires { $wins }.

## Le bazar du jour

command-today = Trois étals pour tout le monde, une fois par jour : deux minutes, un essai chacun
option-today-day = Un jour passé, pour t’entraîner : son numéro
button-today = Bazar du jour
button-today-play = Jouer
button-today-practise = M’entraîner
button-today-next = Étal suivant
button-today-result = Mon résultat
button-today-show = Montrer à tous
button-today-on = Passer à celui d’aujourd’hui
select-today-missed = T’entraîner sur un jour manqué…
select-today-channel = Salon du bazar du jour…
today-stall = ### 🏺 Bazar n° { $day } · étal { $stall } sur 3, { $stall ->
    [1] facile
    [2] moyen
   *[3] difficile
}
today-one-try = Un essai par étal : le premier choix compte.
today-practice = -# Entraînement : rien n’est compté, et personne n’en sait rien.
today-still = -# C’est encore celui d’hier : ce que tu as commencé compte jusqu’à { $until }.
today-exchanged = -# Le jour n° { $before } encore une fois, tissus et épices échangés.
today-chosen-before = -# Tu avais déjà choisi ici. Le premier choix compte.
today-replaced = L’hébergeur a remplacé les positions depuis que tu as choisi ici. Ton choix n’est pas jugé et ne compte pas dans le nombre du jour.
today-choices = Le choix de { $count } personnes :
today-too-few = -# Les choix de tout le monde s’affichent ici à partir de dix personnes.
today-result-title = ### 🏺 Bazar n° { $day } : { $grade } sur 100
today-result-stall = { $mark } **{ $grade }** · étal { $stall } : { $move }
today-result-better = { $mark } **{ $grade }** · étal { $stall } : { $move } (le mieux : { $best })
today-result-unknown = { $mark } · étal { $stall } : la position a été remplacée depuis ton choix, il ne compte donc pas
today-attendance = Présence : { $count } des { $of } derniers jours. Le prochain bazar ouvre { $when }.
today-copy = À copier :
today-share = Bazar Jaipur n° { $day } { $marks } { $grade } · { $count } des { $of } derniers jours
today-hidden = -# Tu te masques (voir tes réglages) : ton résultat n’apparaît nulle part.
today-shown-line = { $name } : { $share }
today-shown-here = -# Ton nom et tes marques sont dans le message du jour, dans { $channel }.
today-shown-only-you = Ce serveur masque ce que disent les applications venues d’ailleurs : tu es seul à voir ceci. Tu peux copier la ligne de ton résultat.
today-shown-before = -# Tu l’as montré ici.
today-message-title = ### 🏺 Le bazar du jour n° { $day }
today-message =
    Trois étals, du facile au difficile, les mêmes pour tout le monde, partout. Deux minutes, un essai chacun.
    -# Le bazar d’aujourd’hui ferme { $until }.
today-message-shown = { $count ->
    [one] Une personne a montré le sien :
   *[other] { $count } personnes ont montré le leur :
}
today-line = { $marks } **{ $grade }** · { $name }
today-earlier = -# … et { $count } avant
today-later = -# … et { $count } de plus
today-nobody = Personne n’a montré le sien.
today-results-title = ### 🏺 Bazar n° { $day } : les résultats
today-solution-title = **Les meilleurs coups**
today-solution = { $found ->
    [none] Étal { $stall } : { $move }
   *[other] Étal { $stall } : { $move } (trouvé par { $found } %)
}
server-today = { $channel ->
    [none] 🏺 Pas de message sur le bazar du jour.
   *[other] 🏺 Un message silencieux par jour dans { $channel } : le bazar du jour.
}
help-today = { $today } : trois étals, les mêmes pour tout le monde, une fois par jour, en deux minutes. Les jours manqués servent d’entraînement.
error-NoSuchDay = Il n’y a pas encore de bazar n° { $day }.
error-DayNotOpened = Tu n’en es pas à cet étal. `/jaipur today` reprend où tu en étais.
error-DayNotFinished = Termine d’abord les trois étals, tu pourras ensuite montrer ton résultat.
error-DayIsOver = On ne montre qu’un jour qui compte, jusqu’à une heure après sa fin.
error-YouHide = Tu te masques dans tes réglages : tu n’apparais nulle part. Désactive *Me masquer* pour montrer ton résultat.
alt-today-card = Bazar du jour n° { $day } : { $grade } sur 100.
alt-today-mark = Étal { $stall } : { $mark ->
    [unknown] non jugé
    [best] très bon (carré vert)
    [good] bon (cercle jaune)
    [fair] moyen (losange orange)
   *[poor] coûteux (triangle rouge)
}
alt-choices = Le choix de { $count } personnes.
alt-choice = { $move } : { $share } %, { $mark ->
    [best] très bon
    [good] bon
    [fair] moyen
   *[poor] coûteux
}{ $whose ->
    [mine] , ton choix.
   *[others] .
}

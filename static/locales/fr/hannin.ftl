# Hannin wa Odoru. $names vaut "third" ou "rulebook" ; en français, les deux éditions portent les mêmes noms.

hannin-name = Hannin wa Odoru
hannin-ja = 犯人は踊る
hannin-blurb = Le criminel passe de main en main. Dix minutes à questionner, échanger et filer.

## Cards: the name, one of them in a sentence, what it does

hannin-card-criminal = Criminel
hannin-card-first_discoverer = Premier témoin
hannin-card-detective = Détective
hannin-card-alibi = Alibi
hannin-card-accomplice = Complice
hannin-card-exchange = Échange
hannin-card-rumor = Rumeur
hannin-card-propaganda = Désinfor­mation
hannin-card-witness = Témoin oculaire
hannin-card-dog = Chien
hannin-card-boy = Petit détective
hannin-card-bystander = Passant
hannin-many = { $n } × { $name }
hannin-one-criminal = le Criminel
hannin-one-first_discoverer = le Premier témoin
hannin-one-detective = un Détective
hannin-one-alibi = un Alibi
hannin-one-accomplice = un Complice
hannin-one-exchange = un Échange
hannin-one-rumor = une Rumeur
hannin-one-propaganda = une Désinformation
hannin-one-witness = un Témoin oculaire
hannin-one-dog = le Chien
hannin-one-boy = le Petit détective
hannin-one-bystander = un Passant

hannin-does-criminal = Seulement comme dernière carte. Le criminel s'échappe alors : vous gagnez, avec tous ceux qui ont joué un Complice.
hannin-does-first_discoverer = Ouvre la manche. Qui le tient commence et raconte ce qui s'est passé.
hannin-does-detective = Pas au premier tour. Accusez quelqu'un qui a des cartes. { $win ->
    [solver] Criminel sans Alibi : vous seul gagnez.
   *[everyone] Criminel sans Alibi : tous gagnent, sauf son côté.
  }
hannin-does-alibi = Ne fait rien quand on le joue. En main, il permet de répondre « non » à un Détective, même comme criminel. Inutile contre le Chien.
hannin-does-accomplice = Vous passez du côté du criminel jusqu'à la fin de la manche. Seul le jouer compte.
hannin-does-exchange = Échangez une carte avec quelqu'un qui a des cartes. Chacun choisit en secret, n'importe laquelle. { $lone ->
    [blocked] Ne se joue pas comme seule carte.
   *[fizzles] Comme seule carte, il ne fait rien.
  }
hannin-does-rumor = Tout le monde prend une carte, sans la voir, à son voisin de droite. Tous en même temps.
hannin-does-propaganda = Tous ceux qui ont des cartes en choisissent une et la passent à gauche. En même temps.
hannin-does-witness = Regardez toute la main de quelqu'un, une fois, maintenant. Vous seul la voyez ; tous voient que vous avez regardé.
hannin-does-dog = Montrez une carte cachée de quelqu'un. Tous la voient. Si c'est le Criminel, vous seul gagnez, Alibi ou non.
hannin-does-boy = Vous seul apprenez qui tient le Criminel maintenant. Cette personne apprend qu'on l'a vue.
hannin-does-bystander = Rien ne se passe.
hannin-help-box = À coup sûr dans cette manche : { $sure }. Peut-être encore : { $more }.
hannin-help-also = Dans l'autre édition : { $name }.
hannin-help-english = Sur un jeu anglais : { $name }.
hannin-open-card = { $card } : lire ce qu'elle fait

## Why a card may not be played now. The codes are those of the server

hannin-why-first_discoverer_first = La manche s'ouvre sur le crime : jouez d'abord cette carte.
hannin-why-criminal_last = Le Criminel ne se joue que comme dernière carte.
hannin-why-detective_first_turn = Pas de Détective au premier tour : personne ne peut encore rien savoir.
hannin-why-exchange_alone = Sans autre carte à échanger, il ne se joue pas.
hannin-why-no_criminal = Vous n'avez pas le Criminel : la réponse est non.
hannin-why-no_alibi = Vous avez le Criminel et pas d'Alibi : la réponse est oui.
hannin-why-other = Pas maintenant.

## The line above the hand

hannin-ask-open = C'est vous qui l'avez trouvé.
hannin-ask-turn = À vous : une carte.
hannin-ask-pass = Rien ne peut être joué.
hannin-ask-play = Jouer { $name } ?
hannin-ask-target = { $card ->
    [detective] Qui accuser ?
    [exchange] Échanger avec qui ?
    [witness] Quelle main ?
   *[dog] Flairer qui ?
  }
hannin-ask-point = Montrez une carte de { $who }.
hannin-ask-swap = Une carte pour { $who }.
hannin-ask-left = Une carte pour { $who }, à votre gauche.
hannin-ask-to = Pour { $who } ?
hannin-ask-answer = Êtes-vous le criminel ?
hannin-wait-open = { $who } raconte ce qui s'est passé.
hannin-wait-turn = Au tour de { $who }.
hannin-wait-point = { $who } montre une carte de { $target }.
hannin-wait-answer = { $who } répond.
hannin-wait-give = { $n ->
    [one] { $who } choisit une carte.
   *[other] { $who } choisissent une carte.
  }
hannin-wait-over = La manche est finie.
hannin-back-out = Retour
hannin-next = Suite
hannin-pass = Passer
hannin-yes = Oui
hannin-says = { $yes ->
    [yes] Oui !
   *[no] Non.
  }
hannin-no = Non
hannin-seat = { $n ->
    [one] une carte en main
   *[other] { $n } cartes en main
  }. Joué : { $played }.
hannin-seat-none = rien encore
hannin-in-hand = { $n ->
    [0] aucune carte
    [one] une carte en main
   *[other] { $n } cartes en main
  }
hannin-told = « { $text } »
hannin-held-out = La main de { $who }, cachée : { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
hannin-place = Carte { $n } sur { $of }

## The sheet before a choice leaves the browser: what it is, then what follows from it

hannin-sure-title = { $card ->
    [criminal] S'échapper ?
    [first_discoverer] Commencer ?
    [alibi] Jouer l'Alibi ?
    [accomplice] Rejoindre le criminel ?
    [propaganda] Chacun en passe une ?
    [boy] Trouver le criminel ?
    [rumor] Chacun en prend une ?
    [bystander] Jouer { $name } ?
    [exchange] Jouer l'Échange pour rien ?
    [detective] Jouer le Détective pour rien ?
   *[other] Jouer { $name } ?
  }
hannin-sure-title-at = { $card ->
    [detective] Accuser { $who } ?
    [exchange] Échanger avec { $who } ?
    [witness] Voir la main de { $who } ?
   *[dog] Lâcher le Chien sur { $who } ?
  }
hannin-sure-title-point = Retourner la carte { $n } ?
hannin-sure-title-give = { $name } pour { $who } ?
hannin-sure-title-answer = { $yes ->
    [yes] Dire oui ?
   *[no] Dire non ?
  }
hannin-sure-title-pass = Passer ?
hannin-sure-yes = { $card ->
    [detective] Accuser
    [exchange] Échanger
    [witness] Regarder
    [dog] Va, le chien
    [criminal] Filer en dansant
    [first_discoverer] Commencer
    [accomplice] Rejoindre
    [boy] Trouver
   *[other] La jouer
  }
hannin-sure-yes-point = Retourner
hannin-sure-yes-give = Donner
hannin-sure-yes-answer = { $yes ->
    [yes] C'est moi
   *[no] Pas moi
  }
hannin-sure-yes-pass = Passer

hannin-then-criminal = La manche s'arrête ici, et le criminel s'échappe.
hannin-then-criminal-mind = Vous gagnez, avec tous ceux qui ont joué un Complice.
hannin-then-first_discoverer = Vous ouvrez la manche. On continue ensuite à votre gauche.
hannin-then-first_discoverer-mind = { $text ->
    [yes] Racontez ce qui s'est passé : ici, ou à voix haute.
   *[no] Racontez ce qui s'est passé, à voix haute.
  }
hannin-then-detective = { $win ->
    [solver] { $who } répond. Le criminel sans Alibi : la manche s'arrête et vous seul gagnez.
   *[everyone] { $who } répond. Le criminel sans Alibi : la manche s'arrête, et tous gagnent, sauf le côté du criminel.
  }
hannin-then-detective-mind = Un « non » peut être vrai, ou cacher un Alibi.
hannin-then-detective-dead = Votre première main ne laisse rien d'autre, vous pouvez donc le jouer.
hannin-then-detective-dead-mind = Il n'accuse personne.
hannin-then-alibi = Rien ne se passe ; la carte reste devant vous.
hannin-then-alibi-mind = Il ne vous protège plus si le Criminel vous arrive.
hannin-then-accomplice = Vous gagnez si le criminel s'échappe, et perdez s'il est pris.
hannin-then-accomplice-mind = Cela vaut jusqu'à la fin, quel que soit le criminel.
hannin-then-accomplice-again = Vous êtes déjà de ce côté. Rien ne change.
hannin-then-exchange = { $who } et vous choisissez une carte en secret. Puis on échange.
hannin-then-exchange-mind = Toute carte peut arriver, même le Criminel.
hannin-then-exchange-lone = Vous n'avez rien à échanger : rien ne se passe.
hannin-then-exchange-lone-mind = Ensuite, votre main est vide.
hannin-then-rumor = En même temps, chacun prend à droite : vous à { $right }, { $left } à vous.
hannin-then-rumor-mind = Vous ne choisissez pas ce qu'on vous prend.
hannin-then-propaganda = En même temps, chacun passe à gauche : vous à { $left }, { $right } à vous.
hannin-then-propaganda-mind = Vous choisissez ce que vous donnez, pas ce que vous recevez.
hannin-then-witness = Vous voyez toutes les cartes que tient { $who }. Personne d'autre.
hannin-then-witness-mind = Tout le monde voit que vous avez regardé.
hannin-then-dog = Ensuite, vous montrez une des cartes de { $who }, mêlées et cachées. Tous la voient.
hannin-then-dog-mind = Pas le Criminel : elle retourne en main, et on continue.
hannin-then-point = Tous voient la carte. Si c'est le Criminel, vous seul gagnez, Alibi ou non.
hannin-then-point-mind = Toute autre carte retourne à { $who }.
hannin-then-boy = Vous apprenez qui tient le Criminel maintenant. Personne d'autre.
hannin-then-boy-mind = Cette personne apprend que vous l'avez vue.
hannin-then-bystander = Rien ne se passe.
hannin-then-bystander-mind = La carte reste devant vous.
hannin-then-give = { $who } la reçoit, et vous deux savez ce que c'était.
hannin-then-give-mind = Ce qui est choisi est définitif.
hannin-then-answer-yes = Vous vous livrez et la manche s'arrête.
hannin-then-answer-no = La manche continue.
hannin-then-answer-yes-mind = Le côté du criminel perd.
hannin-then-answer-no-mind = Personne n'apprend pourquoi c'est non.
hannin-then-pass = Vous gardez votre main. Tous voient que vous passez.
hannin-then-pass-mind = C'est tout ce que vous pouvez faire.

hannin-mind-alibi-own = Vous tenez le Criminel, et c'est votre dernier Alibi : le prochain Détective vous aura.
hannin-mind-detective-own = Le Criminel, c'est vous qui l'avez. Quoi que dise { $who }, il reste chez vous.
hannin-mind-catch = Vous êtes du côté du criminel : l'attraper vous fait perdre.
hannin-mind-give-criminal = Vous donnez le Criminel : désormais, c'est { $who }.
hannin-mind-known-no = Vous le savez : { $who } n'a pas le Criminel.
hannin-mind-known-yes = Vous le savez : { $who } a le Criminel.
hannin-tell-label = Que s'est-il passé ? Laissez vide pour le dire à voix haute.
hannin-tell-hint = Qui a mangé le dernier melon-pan du train de nuit ?

## What happened. $who did it; cards come as "an Alibi", "the Criminal"

hannin-line-dealt = Les cartes sont données. { $who } a découvert le crime et commence.
hannin-line-played = { $card ->
    [criminal] { $who } joue sa dernière carte : { $one } !
    [first_discoverer] { $who } ouvre la manche.
    [alibi] { $who } joue { $one }. Rien ne se passe.
    [accomplice] { $who } joue { $one } et rejoint le criminel.
    [rumor] { $who } joue { $one } : chacun prend une carte à droite.
    [propaganda] { $who } joue { $one } : chacun passe une carte à gauche.
    [boy] { $who } joue { $one } et cherche le criminel.
   *[other] { $who } joue { $one }. Rien ne se passe.
  }
hannin-line-played-at = { $card ->
    [detective] { $who } demande à { $target } : « Êtes-vous le criminel ? »
    [exchange] { $who } joue { $one } avec { $target }.
    [witness] { $who } joue { $one } et regarde la main de { $target }.
   *[dog] { $who } lâche { $one } sur { $target }.
  }
hannin-line-passed = { $who } n'a rien à jouer et passe.
hannin-line-chose = { $who } a choisi une carte.
hannin-line-moved = { $by ->
    [exchange] { $who } et { $target } ont échangé une carte.
    [rumor] Chacun a pris une carte à droite.
   *[propaganda] Les cartes sont parties à gauche.
  }
hannin-line-moved-none = Aucune carte n'a bougé.
hannin-line-witnessed = { $who } a vu la main de { $target }.
hannin-line-looked = { $who } sait maintenant qui c'est.
hannin-line-answered = { $yes ->
    [yes] { $who } : « Oui. C'était moi. »
   *[no] { $who } : « Non. »
  }
hannin-line-pointed = { $who } montre la carte { $n } de { $target }.
hannin-line-shown = { $card ->
    [criminal] C'est { $one } !
   *[other] C'est { $one }. Elle retourne à { $target }.
  }
hannin-line-ended = { $reason ->
    [escape] { $holder } s'échappe. Le criminel file en dansant.
    [detective] { $who } a attrapé { $holder }.
    [dog] Le Chien de { $who } a attrapé { $holder }.
   *[own_side] { $who } a attrapé { $holder }, tout en étant du même côté.
  }
hannin-line-stopped = La manche a été abandonnée.

## Only you see this

hannin-news-hand = { $who } tient { $cards }.
hannin-news-holder = { $who } tient le Criminel.
hannin-news-holder-you = C'est vous : le Criminel est dans votre main.
hannin-news-seen = { $who } a vu que vous tenez le Criminel.
hannin-news-gave = Vous avez donné { $one } à { $who }.
hannin-news-took = Vous avez pris { $one } à { $who }.
hannin-news-swap = Vous avez donné { $one } à { $who } et pris { $other } à { $source }.
hannin-news-chose = Vous avez choisi { $one }. La carte est en route.
hannin-news-picked = { $who } a choisi { $one }.
hannin-news-move = { $who } a donné { $one } à { $target }.

## The notebook

hannin-notes-tab-seen = Ce que j'ai vu
hannin-notes-caption = Qui peut tenir quoi
hannin-notes-yes = À coup sûr
hannin-notes-no = Sûrement pas
hannin-notes-sure = la tient
hannin-notes-lacks = sûrement pas
hannin-notes-mark-set = { $mark ->
    [maybe] peut-être
    [surely] sûrement
    [not] non
   *[none] sans marque
  }
hannin-notes-row = { $who } : noter
hannin-notes-key = À l'encre : ce que la table vous a appris. Au crayon bleu : vos marques. Touchez une ligne pour écrire.
hannin-notes-nothing = Rien encore. Ce que vous seul apprenez est gardé ici.
hannin-notes-watch = Vous regardez seulement : rien de caché à noter.
hannin-notes-turn = tour { $n }
hannin-notes-saw-hand = Comme témoin, vous avez vu que { $who } tenait { $cards }.
hannin-notes-saw-hand-none = Comme témoin, vous avez vu que { $who } ne tenait rien.
hannin-notes-saw-holder = Le Petit détective vous l'a montré : { $who } tenait le Criminel.
hannin-notes-was-seen = { $who } a vu que vous teniez le Criminel.
hannin-notes-gave = Vous avez donné { $one } à { $who }.
hannin-notes-took = Vous avez pris { $one } à { $who }.
hannin-notes-shown = Le Chien l'a montré : { $who } tient { $one }.
hannin-notes-deck = À coup sûr dans cette manche
hannin-notes-drawn = { $n ->
    [0] Et rien d'autre : toute la boîte est distribuée.
    [one] Et une de plus, au hasard.
   *[other] Et { $n } de plus, au hasard.
  }

## The end

hannin-reason-escape = Le criminel file en dansant
hannin-reason-detective = Pris par le Détective
hannin-reason-dog = Pris par le Chien
hannin-reason-own_side = Pris par un Complice
hannin-end-ja = { $reason ->
    [escape] 犯人は踊った
   *[other] 犯人はつかまった
  }
hannin-end-title = { $reason ->
    [escape] Le criminel s'envole
    [detective] Fini de danser
    [dog] Bon chien !
   *[own_side] Pris par un ami
  }
hannin-end-words = { $reason ->
    [escape] { $holder } a joué le Criminel en dernière carte.
    [detective] { $who } a accusé { $holder }, qui n'avait pas d'Alibi.
    [dog] Le Chien de { $who } a trouvé le Criminel chez { $holder }.
   *[own_side] { $who } a attrapé { $holder } et perd pour cela.
  }
hannin-end-stopped = Manche abandonnée
hannin-end-stopped-words = Personne ne gagne, personne ne marque.
hannin-end-lay = Ce qui a été joué
hannin-end-wins = Qui gagne
hannin-end-nobody = Personne. Toute la table était du côté du criminel.
hannin-end-you = { $how ->
    [win] Vous gagnez.
    [lose] Vous perdez.
   *[neither] Ni gagné ni perdu.
  }
hannin-end-role = { $role ->
    [criminal] le criminel
    [accomplice] complice
    [solver] a trouvé
    [dog] avec le Chien
   *[other] pas coupable
  }
hannin-end-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
  }
hannin-end-others = Qui perd
hannin-end-dance = La danse du criminel
hannin-end-step = { $how ->
    [deal] donné au départ
    [exchange] échangé, tour { $n }
    [rumor] pris au hasard, tour { $n }
   *[propaganda] passé à gauche, tour { $n }
  }
hannin-end-brief = { $how ->
    [deal] au départ
   *[other] tour { $n }
  }
hannin-end-out = { $reason ->
    [escape] par la porte, tour { $n }
    [dog] flairé, tour { $n }
   *[other] pris, tour { $n }
  }
hannin-end-knew = { $n ->
    [one] { $who } le savait.
   *[other] { $who } le savaient.
  }
hannin-end-hands = Toutes les mains
hannin-end-played = jouées
hannin-end-held = encore en main
hannin-end-none = rien
hannin-end-box = Dans la boîte
hannin-end-box-none = Rien : les 32 cartes étaient données.
hannin-end-notes = Votre carnet et la vérité
hannin-end-mark = { $right ->
    [yes] juste
   *[no] faux
  }
hannin-end-notes-score = { $right ->
    [0] Aucune de vos { $all } marques n'était juste.
   *[other] { $right } de vos { $all } marques étaient justes.
  }

## Refusals of the server

hannin-refused-match_over = La manche est finie.
hannin-refused-already_chosen = Vous avez déjà choisi.
hannin-refused-not_your_turn = Ce n'est pas votre tour.
hannin-refused-pass_needless = Vous pouvez jouer une carte, donc pas passer.
hannin-refused-not_in_hand = Vous n'avez pas cette carte.
hannin-refused-no_criminal = Vous n'avez pas le Criminel : la réponse est non.
hannin-refused-no_alibi = Vous avez le Criminel et pas d'Alibi : la réponse est oui.
hannin-refused-place_unknown = Il n'y a pas de carte à cet endroit.
hannin-refused-not_asked = Personne ne vous l'a demandé.
hannin-refused-target_needless = Cette carte ne vise personne.
hannin-refused-target_missing = Choisissez quelqu'un.
hannin-refused-target_self = Pas vous-même.
hannin-refused-target_unknown = Cette place n'existe pas.
hannin-refused-target_empty = Cette personne n'a pas de carte.
hannin-refused-first_discoverer_first = La manche s'ouvre sur le crime : jouez d'abord cette carte.
hannin-refused-criminal_last = Le Criminel ne se joue que comme dernière carte.
hannin-refused-detective_first_turn = Pas de Détective au premier tour.
hannin-refused-exchange_alone = Sans autre carte à échanger, il ne se joue pas.
hannin-refused-other = Ce n'est pas possible maintenant.

## The lobby's form

hannin-option-edition = Édition
    .about = Les noms des cartes et quatre règles d'un coup.
hannin-option-edition-third = Troisième édition
    .about = Avec le Détective gagnent tous ceux qui ne sont pas du côté du criminel.
hannin-option-edition-rulebook = Édition du livret
    .about = Le Détective gagne seul. Moins de sortes au hasard, et un Échange seul reste bloqué.
hannin-option-names = Noms des cartes
    .about = Les noms imprimés (les mêmes en français).
hannin-option-names-null = Comme l'édition
    .about = Les noms de l'édition choisie.
hannin-option-names-third = Troisième édition
    .about = En anglais : Crime Reporter, Rumor, Propaganda, Bystander.
hannin-option-names-rulebook = Livret
    .about = En anglais : Discoverer, Gossip, Muddy the Waters, Civilian.
hannin-option-random_pool = Cartes au hasard
    .about = D'où viennent les cartes au-delà des certaines.
hannin-option-random_pool-null = Comme l'édition
    .about = Troisième : toutes. Livret : seulement les actions.
hannin-option-random_pool-everything = Tout ce qui reste
    .about = D'autres Détectives et Alibis peuvent venir.
hannin-option-random_pool-actions = Actions seulement
    .about = Pas d'autre Détective, Alibi ni Complice que les certains.
hannin-option-detective_win = Une prise du Détective
    .about = Qui gagne quand un Détective attrape le criminel.
hannin-option-detective_win-null = Comme l'édition
    .about = Troisième : tous ceux qui ne sont pas du côté du criminel. Livret : qui a joué le Détective.
hannin-option-detective_win-everyone = Gagne pour tous
    .about = Tous ceux qui ne sont pas du côté du criminel gagnent ensemble.
hannin-option-detective_win-solver = Gagne pour un
    .about = Seule la personne qui a joué le Détective gagne.
hannin-option-lone_exchange = Échange comme seule carte
    .about = Ce que fait un Échange quand il n'y a rien à échanger.
hannin-option-lone_exchange-null = Comme l'édition
    .about = Troisième : sans effet. Livret : bloqué.
hannin-option-lone_exchange-fizzles = Sans effet
    .about = Il se joue et ne fait rien.
hannin-option-lone_exchange-blocked = Bloqué
    .about = Il ne se joue pas ; on passe.
hannin-option-answers = Réponses au Détective
    .about = Qui dit oui ou non.
hannin-option-answers-automatic = La table répond
    .about = Aussitôt, et sans mentir au-delà d'un Alibi.
hannin-option-answers-spoken = La personne répond
    .about = Par deux boutons. Seul un criminel avec un Alibi a le choix.

## Quick phrases of this game

hannin-phrase-who_has_dog = Qui a le Chien ?
hannin-phrase-have_alibi = J'ai un Alibi.
hannin-phrase-two_to_dance = On ne danse pas seul.

## Première manche, avec de l'aide

hannin-lesson-begin = Une carte de toutes ces mains est le Criminel : trouvez qui le tient, ou filez avec lui. À vous d'ouvrir : touchez la carte vive, puis Suite.
hannin-lesson-first = Quelqu'un tient le Criminel : trouvez qui. Touchez une carte pour lire son effet. Une carte pâle n'est pas jouable : touchez-la, elle dit pourquoi.
hannin-lesson-criminal = Vous tenez le Criminel, et personne ne doit le savoir. Jouez d'abord le reste : en dernière carte, il s'échappe et vous gagnez.
hannin-lesson-escape = Le Criminel est votre dernière carte. Jouez-le, et vous filez.
hannin-lesson-guilty = Vous êtes du côté du criminel : n'aidez pas à l'attraper, protégez qui le tient.
hannin-lesson-detective = Avec un Détective, vous accusez quelqu'un. Votre carnet (le livre ouvert) montre qui ne peut pas tenir le Criminel.
hannin-lesson-dog = Le Chien retourne une carte de votre choix. Si c'est le Criminel, vous gagnez, vous et personne d'autre, Alibi ou pas.
hannin-lesson-look = Gardez un Alibi au cas où le Criminel viendrait à vous ; jouez de quoi déplacer les cartes si votre main ne vous plaît pas.
hannin-lesson-aim = Touchez maintenant la personne visée. Les pas montrent le chemin.
hannin-lesson-next = Suite mène à la dernière étape. Jusque-là, tout peut se reprendre.
hannin-lesson-give = Choisissez la carte que vous donnez. Vous serez deux à savoir laquelle.
hannin-lesson-give-criminal = Vous pourriez donner le Criminel maintenant. Une autre personne fuit, et vous chassez.
hannin-lesson-point = Les cartes sont mêlées. Désignez-en une : toute la table la verra.
hannin-lesson-answer = On vous interroge à voix haute. Un Alibi en main permet de dire non, même avec le Criminel.
hannin-lesson-pass = Rien dans votre main n'est jouable : vous passez.
hannin-lesson-wait = Les autres jouent. Les cartes posées devant quelqu'un ne servent plus : comptez Détectives et Alibis.
hannin-lesson-wait-first = Une carte de toutes ces mains est le Criminel. Trouvez qui le tient. Si c'est vous : joué en dernière carte, il s'échappe.
hannin-lesson-wait-criminal = Vous tenez le Criminel. Gardez votre calme, et un Alibi si possible.

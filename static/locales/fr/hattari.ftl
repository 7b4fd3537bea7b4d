# Hattari. Les silhouettes portent les numéros 2 à 8 ; 0 est la silhouette vierge. $who : une personne ou une liste.

hattari-name = Hattari
hattari-ja = ハッタリ
hattari-blurb = Trois suspects, et personne ne les a tous vus. Accusez, bluffez, et ne restez pas en haut de la pile.

## Les pièces

hattari-piece = { $n ->
    [0] la vierge
   *[other] le { $n }
  }
hattari-blank = vierge
hattari-silhouette = Silhouette
hattari-suspect = Suspect { $n }
hattari-plate = suspect { $n }
hattari-how-mine = vu
hattari-how-all = c’était
hattari-how-laid = c’est
hattari-how-stale = échangé
hattari-unknown = face cachée
hattari-victim-word = la victime
hattari-stack = Jetons, de bas en haut : { $who }
hattari-stack-none = Aucun jeton
hattari-markers = { $usable ->
    [one] { $usable } utilisable
   *[other] { $usable } utilisables
  }, { $down ->
    [one] { $down } retourné
   *[other] { $down } retournés
  }
hattari-total = { $n ->
    [one] { $n } jeton en tout
   *[other] { $n } jetons en tout
  }
hattari-seen-by = Vu par { $who }

## La table

hattari-lineup = Trois suspects
hattari-unseen = pas vu
hattari-tampered = échangé
hattari-culprit = coupable
hattari-victim-label = La victime
hattari-victim = La victime, face cachée
hattari-victim-mine = La victime : { $piece }, mise là par vous
hattari-victim-bare = La victime était { $piece }
hattari-swapped = échangée
hattari-kept = pas d’échange
hattari-folk = Les jetons de tous, dans l’ordre du jeu
hattari-starts = commence cette affaire
hattari-held = Tenait { $piece }
hattari-do-look = Regarder { $n }
hattari-do-tamper = Échanger { $n }
hattari-do-accuse = Accuser { $n }
hattari-do-not = Pas le { $n }
hattari-fate-taken = { $n ->
    [one] un retourné à { $who }
   *[other] { $n } retournés à { $who }
  }
hattari-fate-home = { $n ->
    [one] rentre, utilisable
   *[other] rentrent, utilisables
  }

## Ce qu’on me demande, et qui l’on attend

hattari-ask-silhouette = Voici la vôtre
hattari-seen = Vu
hattari-ask-look = Regardez-en deux
hattari-next = Suite
hattari-ask-tamper = Échanger ?
hattari-keep = Laisser
hattari-ask-accuse = Qui est-ce ?
hattari-five-here = Un 5 est là : le plus bas est coupable
hattari-five-elsewhere = Pas de 5 ici : le plus haut est coupable
hattari-ask-report = Affaire classée
hattari-go-on = Continuer
hattari-wait-confirming = { $n ->
    [one] { $who } regarde sa silhouette.
   *[other] { $who } regardent leur silhouette.
  }
hattari-wait-reporting = { $n ->
    [one] { $who } lit le rapport.
   *[other] { $who } lisent le rapport.
  }
hattari-wait-confirming-all = Chacun regarde sa silhouette.
hattari-wait-reporting-all = Chacun lit le rapport.
hattari-wait-looking = { $who } choisit qui regarder.
hattari-wait-tampering = { $who } peut échanger un suspect avec la victime.
hattari-wait-accusing = { $who } va accuser.
hattari-wait-over = La manche est finie.

## Ce que je sais

hattari-know = Ce que vous seul savez
hattari-fact-mine = va bientôt à { $who }
hattari-fact-kept = pas parmi les suspects
hattari-fact-given = maintenant chez { $who }
hattari-fact-received = venue de { $who }
hattari-fact-stale = plus le suspect { $n } : la victime
hattari-hands = Ce que chacun tenait
hattari-notes = Où se trouve chaque silhouette
hattari-notes-about = À l’encre, ce que vous avez vu dans cette affaire. Touchez une case pour noter votre idée au crayon.
hattari-notes-covered = Caché. Découvrez votre main pour lire vos notes.
hattari-notes-yes = ici
hattari-notes-no = pas ici
hattari-notes-was = était ici, échangée
hattari-notes-mark = { $piece }, { $where } : { $mark ->
    [maybe] peut-être
    [o] vous le pensez
    [x] vous ne le pensez pas
   *[none] rien
  }
hattari-unplaced = Pas encore vu : { $pieces }.

## La feuille avant qu’un choix ne parte

hattari-sure-look = Regarder { $one } et { $two } ?
hattari-then-look = Vous ne verrez pas le suspect { $place }. Tout le monde voit lesquels vous choisissez.
hattari-then-look-swap = Ensuite, vous pouvez échanger l’un des deux avec la victime.
hattari-yes-look = Regarder
hattari-sure-swap = Échanger le suspect { $place } ?
hattari-then-swap = Vous connaîtrez la nouvelle victime, et plus rien du suspect { $place }.
hattari-then-swap-seen = Tout le monde voit que le suspect { $place } est échangé, pas contre qui.
hattari-yes-swap = Échanger
hattari-sure-keep = Ne rien échanger ?
hattari-then-keep = Ce que vous avez vu reste vrai. Tout le monde voit que rien n’a changé.
hattari-then-keep-next = Ensuite, vous accusez.
hattari-yes-keep = Laisser
hattari-sure-accuse = Accuser le suspect { $place } ?
hattari-then-right = Si c’est le coupable, votre jeton rentre, utilisable.
hattari-then-wrong-alone = Sinon, la pile va, retournée, à qui est dessus à la fin : vous, pour l’instant.
hattari-then-wrong = Sinon, qui est dessus à la fin prend la pile retournée : vous, pour l’instant, avec { $n } jetons. Dessous : { $who }.
hattari-then-next = { $who } verra ensuite les suspects { $one } et { $two }.
hattari-then-reveal = Vous êtes le dernier : tout sera révélé.
hattari-then-last = C’est votre dernier jeton utilisable. S’il ne rentre pas, la manche finit.
hattari-yes-accuse = Accuser { $place }

## Ce qui s’est passé

hattari-line-start = { $who } commence.
hattari-line-dealt = Affaire { $round } : { $who } commence.
hattari-line-dealt-you = Vous avez { $piece }.
hattari-line-passed = Chaque silhouette passe à droite.
hattari-line-passed-you = La vôtre est passée à droite. { $who } vous donne { $piece }.
hattari-line-looked = { $who } regarde les suspects { $one } et { $two }.
hattari-line-seen = { $who } voit les suspects { $one } et { $two }.
hattari-line-seen-you = Vous avez vu : suspect { $one }, { $first } ; suspect { $two }, { $second }.
hattari-line-seen-all = { $who } a vu { $first } en { $one }, { $second } en { $two }.
hattari-line-swapped = { $who } échange le suspect { $place } avec la victime.
hattari-line-swapped-you = { $who } échange le suspect { $place } avec la victime : c’est { $piece } maintenant.
hattari-line-kept = { $who } n’échange rien.
hattari-line-accused = { $who } accuse le suspect { $place }.
hattari-line-revealed = C’est le suspect { $place } : { $piece }, { $five ->
    [yes] le plus bas, car un 5 est parmi eux
   *[no] le plus haut
  }.
hattari-line-ended = { $n ->
    [one] { $who } gagne.
   *[other] { $who } gagnent ensemble.
  }

## La fin

hattari-end-title = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
  }
hattari-end-stopped = La manche a été abandonnée
hattari-reason-no_usable = Quelqu’un n’a plus de jeton utilisable. Le moins de jetons gagne.
hattari-reason-many = Quelqu’un a huit jetons ou plus. Le moins de jetons gagne.
hattari-reason-last_round = Soixante affaires sont jouées. Le moins de jetons gagne.
hattari-end-markers = Jetons
hattari-end-rounds = Affaire par affaire
hattari-truth = Affaire { $round }, { $where } : { $piece }
hattari-round = { $n }
hattari-guilty = { $piece }, coupable
hattari-round-taken = Piles à { $who }
hattari-round-none = Personne n’a pris de pile

## Aide

hattari-help-title = Trouver le coupable
hattari-help-culprit = Le coupable est le plus haut des trois suspects.
hattari-help-five = Si le 5 est parmi eux, c’est le plus bas. Ce peut être le 5 lui-même.
hattari-help-blank = La silhouette vierge n’est jamais coupable. On ne la compte pas.
hattari-help-stacks = Les jetons sous le coupable rentrent, utilisables. Toute autre pile est retournée et va, entière, au propriétaire du jeton du dessus.
hattari-help-end = La manche finit quand quelqu’un n’a plus de jeton utilisable, ou en a huit ou plus. Le moins de jetons gagne.
hattari-help-why = Pas celui-là
hattari-why-not_looked_at = On ne peut échanger qu’un suspect qu’on a regardé.

## Options

hattari-option-players_2 = Joueurs
hattari-option-players_2-false = Trois ou quatre
    .about = Comme dans la première édition. À trois, le 2 reste dans la boîte.
hattari-option-players_2-true = Deux
    .about = Une variante pour deux : sans le 2 ni le 8, et rien ne passe à droite.

## Refus

hattari-refused-match_over = La manche est finie.
hattari-refused-already_confirmed = Vous avez déjà confirmé.
hattari-refused-not_your_turn = Ce n’est pas votre tour.
hattari-refused-not_now = Autre chose est demandé maintenant.
hattari-refused-two_suspects = Nommez deux suspects différents, le plus petit numéro d’abord.
hattari-refused-not_looked_at = On ne peut échanger qu’un suspect qu’on a regardé.

## Une première manche guidée

hattari-lesson-silhouette = Le coupable est le plus haut des trois suspects, ou le plus bas si le 5 en est. Cette silhouette n’en est pas : elle passe à droite.
hattari-lesson-kept = Le coupable est le plus haut des trois suspects, ou le plus bas si le 5 en est. Cette silhouette est à vous : elle n’en est pas.
hattari-lesson-look = Vous commencez. Choisissez deux suspects à regarder. Vous ne verrez pas le troisième, et tout le monde le sait.
hattari-lesson-next = « Suite » mène à la dernière étape. Jusque-là, tout peut se reprendre.
hattari-lesson-tamper = Vous pouvez échanger l’un des deux avec la victime, pour troubler les autres. Après cela, vous ne savez plus qui se tient là.
hattari-lesson-first = Vous accusez en premier : d’autres peuvent se poser sur vous. Une pile fausse va à qui est dessus, un bluff peut donc coûter à un autre.
hattari-lesson-between = Vous avez vu deux suspects. Les autres avant vous en ont vu d’autres : que veulent-ils vous faire croire ?
hattari-lesson-five = Vous voyez le 5 : le plus bas des trois est coupable. Les autres avant vous ne le savent peut-être pas.
hattari-lesson-last = Vous êtes le dernier, personne ne vous couvrira. Visez juste, ou du moins ne montez pas sur une pile fausse.
hattari-lesson-report = Les jetons sous le coupable sont rentrés. Toute autre pile est allée, retournée, à qui était dessus. Le moins de jetons gagne à la fin.
hattari-lesson-wait = Regardez qui voit qui, et qui accuse qui. Les petits emblèmes près d’un suspect disent qui l’a vu.
hattari-lesson-wait-all = Tout le monde lit. On continue quand chacun est prêt.

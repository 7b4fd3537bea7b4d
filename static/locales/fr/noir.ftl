# Noir. $person, $card: a suspect's name; $role: "killer" or "inspector".

noir-name = Noir
noir-ja = ノワール
noir-blurb = Un tueur et un inspecteur, cachés parmi les mêmes vingt-cinq visages. Deux joueurs, un quart d’heure.

## The twenty-five

noir-person-A = Aïko
noir-person-B = Bruno
noir-person-C = Chiyo
noir-person-D = Dario
noir-person-E = Émi
noir-person-F = Fumio
noir-person-G = Gréta
noir-person-H = Hiro
noir-person-I = Inès
noir-person-J = Jun
noir-person-K = Kiku
noir-person-L = Luca
noir-person-M = Mori
noir-person-N = Nadia
noir-person-O = Otto
noir-person-P = Pia
noir-person-Q = Quentin
noir-person-R = Rin
noir-person-S = Sora
noir-person-T = Thomas
noir-person-U = Umé
noir-person-V = Viola
noir-person-W = Wen
noir-person-X = Xénia
noir-person-Y = Yuki

## Options

noir-option-mode = Variante
noir-option-mode-standard = Standard
    .about = Les preuves innocentent, et chaque marque amène une question à réponse vraie.
noir-option-mode-classic = Classique
    .about = Ni marque ni question : une preuve montre seulement qui ce n’était pas. Se déguiser coûte une vie.
noir-option-mode-citizens_arrest = Arrestation citoyenne
    .about = Comme le standard ; l’inspecteur peut aussi dépenser une carte pour arrêter un de ses voisins.
noir-option-roles = Rôles
noir-option-roles-random = Tirés, puis échangés
    .about = Le sort décide de la première partie ; ensuite les deux changent de camp à chaque fois.
noir-option-roles-host_kills = L’hôte tue
    .about = L’hôte joue le tueur à chaque partie.
noir-option-roles-host_inspects = L’hôte enquête
    .about = L’hôte joue l’inspecteur à chaque partie.

## Roles and marks

noir-role-killer = Tueur
noir-role-inspector = Inspecteur
noir-you-killer = Tueur, vous êtes
noir-you-inspector = Inspecteur, vous êtes
noir-nobody-yet = Personne encore
noir-is-dead = mort
noir-is-innocent = innocenté
noir-is-gone = n’est plus sur le plateau
noir-is-you = C’est vous
noir-is-beside = À côté de vous
noir-is-target = peut être choisi
noir-is-drawn = vient d’être pioché
noir-is-discarded = La carte est face visible dans la défausse.
noir-in-hand = Dans vos preuves
noir-drawn = piochée
noir-place = rangée { $row }, colonne { $column }
noir-board = Les suspects : { $rows } rangées, { $columns } colonnes. Les flèches déplacent, Majuscule et flèches glissent une ligne.
noir-covered = Votre main est couverte.

## Counts

noir-dead = Morts
noir-dead-of = { $n } sur { $of }
noir-deck = Cartes dans la pioche
noir-deck-n = { $n ->
    [0] pioche vide
    [one] 1 carte
   *[other] { $n } cartes
  }
noir-quiet = Tours sans progrès
noir-quiet-of = { $n } sur { $of } sans rien
noir-hand = { $n ->
    [0] Vos preuves : aucune
    [one] Vos preuves : 1 carte
   *[other] Vos preuves : { $n } cartes
  }
noir-hand-means = Ces gens ne sont pas le tueur. Vous seul le savez.
noir-evidence-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
noir-evidence-open = { $n ->
    [0] Voir vos preuves : aucune carte
    [one] Voir vos preuves : 1 carte
   *[other] Voir vos preuves : { $n } cartes
  }
noir-discards = Face visible

## What is asked

noir-over = La partie est finie
noir-wait-opening = { $who } tue quelqu’un tout près
noir-wait-choosing = { $who } choisit un visage
noir-wait-turning = { $role ->
    [killer] Au tueur : { $who }
   *[inspector] À l’inspecteur : { $who }
  }
noir-wait-discarding = { $who } défausse une carte
noir-ask-killer = À vous, tueur
noir-ask-inspector = À vous, inspecteur
noir-ask-opening = Tuez un voisin
noir-ask-choosing = Qui êtes-vous ?
noir-ask-discarding = Défaussez une carte
noir-ask-kill = Tuer qui ?
noir-ask-arrest = Arrêter qui ?
noir-ask-shift = Quelle ligne glisser ?
noir-ask-citizens_arrest = { $card ->
    [none] Autour de quelle carte ?
   *[other] Près de { $card } : qui ?
  }
noir-ask-line = { $way ->
    [left] Rangée { $n } à gauche ?
    [right] Rangée { $n } à droite ?
    [up] Colonne { $n } en haut ?
   *[down] Colonne { $n } en bas ?
  }
noir-do-shift = Glisser
noir-do-kill = Tuer
noir-do-disguise = Déguiser
noir-do-arrest = Arrêter
noir-do-exonerate = Innocenter
noir-do-citizens_arrest = Citoyen
noir-back = Retour
noir-offer = Proposer la nulle
noir-offer-short = Nulle ?
noir-accept = Accepter la nulle
noir-offer-stands = { $who } propose la nulle.
noir-handle = { $way ->
    [left] Glisser la rangée { $n } à gauche
    [right] Glisser la rangée { $n } à droite
    [up] Glisser la colonne { $n } vers le haut
   *[down] Glisser la colonne { $n } vers le bas
  }
noir-handle-off = { $axis ->
    [row] La rangée { $n } ne peut pas revenir tout de suite
   *[column] La colonne { $n } ne peut pas revenir tout de suite
  }
noir-last-shift = { $way ->
    [left] Dernier glissement : rangée { $n } à gauche
    [right] Dernier glissement : rangée { $n } à droite
    [up] Dernier glissement : colonne { $n } vers le haut
   *[down] Dernier glissement : colonne { $n } vers le bas
  }

## Before a deed

noir-confirm-kill = Tuer { $person } ?
noir-confirm-arrest = Arrêter { $person } ?
noir-confirm-citizens_arrest = Dépenser { $card } pour arrêter { $person } ?
noir-confirm-disguise = Devenir quelqu’un d’autre ?
noir-confirm-exonerate = Piocher une carte ?
noir-confirm-discard = Défausser { $person } ?
noir-confirm-choose_identity = Être { $person } ?
noir-confirm-offer_draw = Proposer la nulle ?
noir-confirm-accept_draw = Accepter la nulle ?
noir-yes-kill = Tuer
noir-yes-arrest = Arrêter
noir-yes-citizens_arrest = Arrêter
noir-yes-disguise = Piocher et changer
noir-yes-exonerate = Piocher
noir-yes-discard = Défausser
noir-yes-choose_identity = Être { $person }
noir-yes-offer_draw = Proposer
noir-yes-accept_draw = Accepter
noir-then-kill = Si { $person } est l’inspecteur, vous gagnez.
noir-then-kill-first = L’inspecteur se cachera ensuite derrière quelqu’un de vivant.
noir-then-kill-near = Tout le monde voit : le tueur est à côté de { $person }.
noir-then-kill-canvas = { $person } est innocenté : l’inspecteur doit dire s’il est à côté de { $person }.
noir-then-kill-last = Le seizième mort : vous gagnez.
noir-then-arrest = Si { $person } est le tueur, vous gagnez. Sinon, le tour est perdu.
noir-then-arrest-cold = Votre carnet le dit : { $person } n’est pas le tueur.
noir-then-arrest-near = Tout le monde voit : l’inspecteur est { $person } ou à côté de { $person }.
noir-then-bluff = Un bluff : c’est vous, la réponse sera non.
noir-then-citizens-card = { $card } quitte votre main face visible, et la main reste plus petite.
noir-then-marked = { $card } est innocenté.
noir-then-disguise-living = Carte d’un vivant : vous devenez cette personne, en secret.
noir-then-disguise-marked = Qui vous étiez est montré et innocenté.
noir-then-disguise-killed = Qui vous étiez est montré et meurt ; cela compte.
noir-then-disguise-failed = Carte d’un mort : on la montre, vous restez qui vous êtes, le tour est fini.
noir-then-exonerate = Vous regardez la carte du dessus, puis défaussez une carte face visible.
noir-then-exonerate-bound = La pioche ne se reprend pas.
noir-then-exonerate-canvas = Le tueur doit dire s’il est à côté de la personne défaussée.
noir-then-discard-classic = Tout le monde voit : { $person } n’est pas le tueur.
noir-then-discard-lost = La ligne de { $person } n’est plus là : ni marque ni question.
noir-then-discard-dead = { $person } est mort et n’est pas marqué.
noir-then-discard-marked = { $person } est innocenté et ne peut plus être arrêté.
noir-then-discard-canvas = Le tueur doit dire s’il est à côté de { $person }.
noir-then-choose = Vous restez { $person } jusqu’au bout. Si { $person } meurt, le tueur gagne.
noir-then-choose-rest = Les trois autres restent en main comme preuves.
noir-then-offer = L’autre peut accepter jusqu’à sa prochaine action. Alors personne ne gagne.
noir-then-offer-turn = C’est toujours à vous.
noir-then-accept = La partie s’arrête aussitôt et personne ne gagne.

## Refusals

noir-refused-match_over = La partie est finie.
noir-refused-no_offer = Personne ne propose la nulle.
noir-refused-not_your_turn = Ce n’est pas à vous.
noir-refused-not_your_role = Pas avec votre rôle.
noir-refused-must_kill = Le premier tour est un meurtre.
noir-refused-must_choose = Choisissez d’abord qui vous êtes.
noir-refused-must_discard = Défaussez d’abord une carte.
noir-refused-already_chosen = Vous avez déjà choisi.
noir-refused-draw_first = Piochez d’abord une carte.
noir-refused-draw_offered = La nulle est déjà proposée.
noir-refused-no_such_line = Cette ligne n’existe pas.
noir-refused-undoes_shift = Cela déferait le dernier glissement
noir-refused-deck_empty = La pioche est vide
noir-refused-yourself = C’est vous
noir-refused-deceased = Déjà mort
noir-refused-innocent = Innocenté
noir-refused-not_adjacent = Pas à côté de vous
noir-refused-not_on_board = N’est plus sur le plateau
noir-refused-not_in_hand = Pas dans votre main
noir-refused-not_in_this_mode = Pas dans cette variante.
noir-refused-line_gone = Sa ligne n’est plus là
noir-refused-no_target = Personne à portée
noir-refused-no_card = Aucune carte à dépenser

## The log

noir-line-roles = { $by ->
    [exchange] On échange : { $killer } tue, { $inspector } enquête.
   *[other] { $killer } tue, { $inspector } enquête.
  }
noir-line-dealt = Parmi les 25 suspects : { $killer }.
noir-line-shifted = { $way ->
    [left] { $who } glisse la rangée { $n } à gauche.
    [right] { $who } glisse la rangée { $n } à droite.
    [up] { $who } glisse la colonne { $n } vers le haut.
   *[down] { $who } glisse la colonne { $n } vers le bas.
  }
noir-line-killed = { $who } tue { $person }.
noir-line-disguised = { $failed ->
    [yes] { $who } pioche { $person }, déjà mort : déguisement manqué.
   *[no] { $killed ->
        [yes] { $who } était { $person }, qui meurt, et devient quelqu’un d’autre.
       *[no] { $who } était { $person } et devient quelqu’un d’autre.
      }
  }
noir-line-chosen = { $who } se cache derrière un de quatre visages.
noir-line-drawn = { $who } pioche une carte.
noir-line-discarded = { $marked ->
    [yes] { $who } innocente { $person }.
   *[no] { $who } défausse { $person }.
  }
noir-line-arrested = { $by ->
    [card] { $who } arrête { $person }, à côté de { $card }.
   *[self] { $who } arrête { $person }.
  }
noir-line-arrest-answered = { $yes ->
    [yes] { $person } est le tueur ? Oui !
   *[no] { $person } est le tueur ? Non.
  }
noir-line-canvassed = { $role ->
    [killer] { $yes ->
        [yes] Tueur à côté de { $person } ? Oui.
       *[no] Tueur à côté de { $person } ? Non.
      }
   *[inspector] { $yes ->
        [yes] Inspecteur à côté de { $person } ? Oui.
       *[no] Inspecteur à côté de { $person } ? Non.
      }
  }
noir-line-removed = { $rows ->
    [0] { $columns ->
        [one] Une colonne sans âme qui vive disparaît.
       *[other] { $columns } colonnes sans âme qui vive disparaissent.
      }
    [one] { $columns ->
        [0] Une rangée sans âme qui vive disparaît.
        [one] Une rangée et une colonne sans âme qui vive disparaissent.
       *[other] Une rangée et { $columns } colonnes sans âme qui vive disparaissent.
      }
   *[other] { $columns ->
        [0] { $rows } rangées sans âme qui vive disparaissent.
        [one] { $rows } rangées et une colonne sans âme qui vive disparaissent.
       *[other] { $rows } rangées et { $columns } colonnes sans âme qui vive disparaissent.
      }
  }
noir-line-offered = { $who } propose la nulle.
noir-line-accepted = { $who } accepte la nulle.
noir-line-ended = { $reason ->
    [inspector_killed] L’inspecteur est mort : { $who } gagne.
    [sixteen_deceased] Seize morts : { $who } gagne.
    [killer_arrested] Le tueur est pris : { $who } gagne.
    [draw_agreed] Partie nulle, d’un commun accord.
   *[draw_quiet] Partie nulle : quarante tours sans progrès.
  }
noir-news-identity = Vous êtes { $person }.
noir-news-hand = Vos quatre : { $people }.
noir-news-drawn = Vous avez pioché { $person }.
noir-all-identity = { $who } est { $person }.
noir-all-hand = { $who } a en main { $people }.
noir-all-drawn = C’est { $person }.
noir-says = { $yes ->
    [yes] Oui
   *[no] Non
  }

## The notebook

noir-book-who = { $role ->
    [killer] Qui peut être le tueur ?
   *[inspector] Qui peut être l’inspecteur ?
  }
noir-book-left = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
  }
noir-book-pencil = Touchez un visage pour y mettre votre marque au crayon.
noir-book-facts = { $role ->
    [killer] Ce que le tueur a trahi
   *[inspector] Ce que l’inspecteur a trahi
  }
noir-book-none = Rien encore.
noir-sign-mine = M
noir-sign-deceased = †
noir-sign-seen = V
noir-sign-clue = I
noir-sign-shown = ·
noir-why-mine = ma carte
noir-why-deceased = mort
noir-why-seen = vu face visible
noir-why-clue = exclu par un indice
noir-cell = { $may ->
    [yes] ce ne peut être que cette personne
    [no] { $why ->
        [mine] non, votre carte
        [deceased] non, mort
        [seen] non, vu face visible
        [clue] non, exclu par un indice
       *[other] non
      }
   *[open] possible
  }{ $mark ->
    [maybe] , au crayon : peut-être
    [likely] , au crayon : probable
    [not] , au crayon : non
   *[none] {""}
  }
noir-may = { $role ->
    [killer] { $may ->
        [yes] Forcément le tueur.
        [no] { $why ->
            [mine] Pas le tueur : votre carte.
            [deceased] Pas le tueur : mort.
            [seen] Pas le tueur : vu face visible.
            [clue] Pas le tueur : exclu par un indice.
           *[other] Pas le tueur.
          }
       *[open] Peut être le tueur.
      }
   *[inspector] { $may ->
        [yes] Forcément l’inspecteur.
        [no] { $why ->
            [mine] Pas l’inspecteur : votre carte.
            [deceased] Pas l’inspecteur : mort.
            [seen] Pas l’inspecteur : vu face visible.
            [clue] Pas l’inspecteur : exclu par un indice.
           *[other] Pas l’inspecteur.
          }
       *[open] Peut être l’inspecteur.
      }
  }
noir-fact-kill = Mort de { $person } : le tueur était à côté de { $person }.
noir-fact-arrest = { $yes ->
    [yes] { $person } est le tueur.
   *[no] { $person } n’était pas le tueur.
  }
noir-fact-stood = Arrestation de { $person } : l’inspecteur était { $person } ou à côté.
noir-fact-canvass = { $role ->
    [killer] { $yes ->
        [yes] Le tueur était à côté de { $person }.
       *[no] Le tueur n’était pas à côté de { $person }.
      }
   *[inspector] { $yes ->
        [yes] L’inspecteur était à côté de { $person }.
       *[no] L’inspecteur n’était pas à côté de { $person }.
      }
  }
noir-fact-within = Parmi { $people }.
noir-fact-without = Exclus : { $people }.
noir-fact-stale = Avant le déguisement : ne compte plus.

## A suspect, looked up

noir-help-living = Peut être tué par un tueur ou arrêté par un inspecteur qui se tient à côté.
noir-help-innocent = Ne peut pas être arrêté, mais peut être tué. Compte comme vivant.
noir-help-dead = Hors de la partie. Une ligne sans âme qui vive quitte le plateau.

## The end

noir-reason-inspector_killed = L’inspecteur a été tué
noir-reason-sixteen_deceased = Seize morts
noir-reason-killer_arrested = Le tueur a été arrêté
noir-reason-draw_agreed = Nulle d’un commun accord
noir-reason-draw_quiet = Nulle après quarante tours sans rien
noir-end-title = { $reason ->
    [inspector_killed] L’inspecteur est mort
    [sixteen_deceased] Seize morts
    [killer_arrested] Le tueur est pris
    [draw_agreed] Partie nulle
   *[draw_quiet] La piste est froide
  }
noir-end-words = { $reason ->
    [inspector_killed] { $who } gagne : c’était bien lui qu’il fallait.
    [sixteen_deceased] { $who } gagne : personne ne l’a arrêté.
    [killer_arrested] { $who } gagne : la bonne main sur la bonne épaule.
    [draw_agreed] Chacun remet son chapeau. Personne ne gagne.
   *[draw_quiet] Quarante tours sans progrès. Personne ne gagne.
  }
noir-end-stopped = La partie a été abandonnée
noir-was = était { $person }
noir-end-board = La dernière scène
noir-end-hand = { $n ->
    [one] Preuves en main : { $n } carte
   *[other] Preuves en main : { $n } cartes
  }
noir-end-deck = { $n ->
    [one] La pioche : reste { $n } carte
   *[other] La pioche : restent { $n } cartes, du dessus
  }

## Première manche, avec de l'aide

noir-lesson-opening = Vous êtes le tueur, derrière le visage à l'étoile. Tuez l'inspecteur, ou seize personnes en tout, et vous gagnez. Commencez à côté de vous.
noir-lesson-choosing = Vous êtes l'inspecteur : arrêtez le tueur avant qu'il ne vous tue. Choisissez votre visage. Les autres cartes vous restent : aucune n'est le tueur.
noir-lesson-discarding = Posez une carte. Ce n'est pas le tueur, et le tueur doit dire s'il se trouve à côté d'elle.
noir-lesson-killer = Tuez à côté de vous, glissez une rangée ou une colonne pour changer de voisinage, ou déguisez-vous. Brouillez la piste.
noir-lesson-inspector = Arrêtez un voisin suspect, glissez pour vous rapprocher, ou innocentez : une carte tombe et le tueur doit répondre.
noir-lesson-do-shift = Choisissez une rangée ou une colonne, et un sens. Qui sort d'un côté revient de l'autre.
noir-lesson-do-kill = Touchez la personne à tuer, à côté de vous. Si c'est celle de l'inspecteur, la manche est à vous.
noir-lesson-do-arrest = Touchez la personne à arrêter, ou vous-même pour bluffer. Le tueur doit dire vrai.
noir-lesson-do-citizens_arrest = Choisissez une carte de votre main, puis quelqu'un à côté de cette personne.
noir-lesson-wait-killer = L'inspecteur réfléchit. Chaque réponse resserre le cercle : voyez qui est près de votre visage.
noir-lesson-wait-inspector = Le tueur joue. Qui est tué se trouvait à côté de lui : tracez un cercle dans votre tête.

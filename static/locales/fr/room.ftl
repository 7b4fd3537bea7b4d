# La salle : tout ce qui entoure la table et n'appartient à aucun jeu. $who, $host et autres sont des noms de personnes.

## Partout

you = Vous
close = Fermer
change = Changer
done = C'est bon
copy = Copier
share = Envoyer le lien
take-back = Reprendre
come-back = Revenir
to-home = Vers l'accueil
to-front = Salle { $code } : vers l'accueil
title-asked = On vous attend
language = Langue
rules = Règles
rules-of = Les règles de { $game }
link-lost = La ligne est coupée. Elle revient toute seule…
link-copied = Le lien est copié.
link-by-hand = Ce navigateur garde le presse-papiers fermé. Le lien est { $url }

## Le lien et le grand écran

invite-others = Inviter du monde
room-code = Code de la salle
qr-label = Code QR du lien de la salle
share-title = Venez jouer
share-text = Ouvrez le lien, tapez un nom, prenez place.
reach-guessed = Les téléphones du même réseau trouvent cette salle à { $address }.
reach-none = Ce serveur n'écoute que sa propre machine : aucun téléphone ne peut entrer.
reach-image = Ouvrez cette page par l'adresse de la machine sur votre réseau, pas par localhost : le lien marchera alors sur les téléphones.
wall-show = Montrer sur grand écran
wall-about = Ouvrez la page de projection, ou envoyez son lien à l'ordinateur de la pièce
wall-how = Le grand écran montre ce que tout le monde peut savoir : la table, les cartes jouées, le code pour entrer. Il n'a pas de boutons ; tout se règle depuis les téléphones. Ouvrez-le ici, ou tapez cette adresse sur l'autre ordinateur :
wall-open = Ouvrir ici
wall-public = Il ne montre jamais une main, même sur l'ordinateur de l'hôte.

## Entrer

your-name = Votre nom
name-hint = 20 caractères au plus. Toute la salle le voit.
take-seat = Prendre place
join-next = Jouer la prochaine manche
just-watch = Juste regarder
join-here = Déjà là :
join-first = Vous ouvrez le bal. Prenez place, puis envoyez le lien.
join-running = Une manche est en cours. Vous pouvez la regarder, et jouer la suivante.
join-full = Toutes les places sont prises. Vous pouvez regarder, et prendre la première qui se libère.
refused-name_empty = Tapez d'abord un nom.
refused-bad_name = Ce nom ne peut pas s'afficher. De 1 à 20 caractères visibles, s'il vous plaît.
refused-name_taken = Quelqu'un porte déjà ce nom ici.
refused-room_locked = L'hôte a fermé cette salle à clé. Demandez-lui d'ouvrir.
refused-room_full = La salle est pleine.

## Avant la donne

lobby-title = { $game } : avant la donne
around = Autour de la table
shuffle = Mélanger
goes-left = Les cartes vont à gauche, le long des pas.
add-bot = Ajouter un robot
or-wait = ou attendre
free-seat = Place libre
seat-of = Place { $n } : { $who }, { $role }
move-how = Faites glisser une place le long du cercle, ou déplacez-la avec les flèches. Appuyez pour le reste.
role-you = vous
role-host = hôte
role-bot = robot
role-away = pas là
role-seated = à table
role-watches = regarde
watching = Regardent
waits-for-seat = attend une place
you-wait = Vous prendrez place dès qu'une place se libère.
you-watch = Vous regardez.
sit-down = Prendre place
other-game = Un autre jeu
more-options = Plus de réglages
options = Réglages
new-series = Changer de jeu ou de réglages remet le score à zéro.
players-range = { $min ->
    [2] { $max ->
        [2] 2 personnes
       *[other] De { $min } à { $max }
      }
   *[other] De { $min } à { $max }
  }
deal = { $n ->
    [0] Donner
   *[other] Donner pour { $n }
  }
host-deals = { $host } donne les cartes.
start-ready = { $n ->
    [one] { $n } personne à table.
   *[other] { $n } personnes à table.
  }
seats-range = { $min ->
    [2] { $max ->
        [2] à deux
       *[other] de { $min } à { $max }
      }
   *[other] de { $min } à { $max }
  }
start-seats_wrong = { $have ->
    [0] On joue { seats-range }. Personne n'est à table.
    [one] On joue { seats-range }. { $have } personne est à table.
   *[other] On joue { seats-range }. { $have } personnes sont à table.
  }
start-match_running = Une manche est en cours.
start-not_host = C'est l'hôte qui donne.
start-other = Pas encore.
back-to-reveal = Revenir à la dernière manche

## Réglages de la salle

room-series = Score
room-series-open = Score libre
    .about = Les points s'ajoutent de manche en manche, sans fin prévue.
room-series-points = Jusqu'au but
    .about = On s'arrête à 5 points jusqu'à cinq à table, à 10 au-delà.
room-series-matches-3 = Trois manches
    .about = Le meilleur total après trois manches l'emporte.
room-series-matches-5 = Cinq manches
    .about = Le meilleur total après cinq manches l'emporte.
room-series-matches-7 = Sept manches
    .about = Le meilleur total après sept manches l'emporte.
room-turn_time = Temps pour choisir
room-turn_time-0 = Sans limite de temps
    .about = Personne n'est pressé.
room-turn_time-30 = 30 secondes par choix
    .about = Le temps écoulé, un robot fait ce seul choix à votre place. Il ne lâche jamais un criminel tant qu'une autre carte est jouable.
room-turn_time-60 = Une minute par choix
    .about = Le temps écoulé, un robot fait ce seul choix à votre place. Il ne lâche jamais un criminel tant qu'une autre carte est jouable.
room-turn_time-120 = Deux minutes par choix
    .about = Le temps écoulé, un robot fait ce seul choix à votre place. Il ne lâche jamais un criminel tant qu'une autre carte est jouable.
room-same_room = Où l'on joue
room-same_room-false = À distance
    .about = Les récits peuvent s'écrire, pour qui ne les entend pas.
room-same_room-true = Dans la même pièce
    .about = Les récits se disent à voix haute ; il n'y a rien à taper.
room-texts = Texte libre
room-texts-true = Texte libre permis
    .about = On peut s'écrire, en plus des phrases toutes faites.
room-texts-false = Phrases seulement
    .about = Seules les phrases toutes faites peuvent se dire.
room-locked = La porte
room-locked-false = Porte ouverte
    .about = Entre qui a le lien.
room-locked-true = Fermée à clé
    .about = Qui était là peut revenir ; personne d'autre n'entre.
room-projector_lang = Langue du grand écran
room-projector_lang-null = Celle de son navigateur
room-projector_lang-en = Anglais
room-projector_lang-ja = Japonais
room-projector_lang-fr = Français
room-projector_lang-ja-en = Japonais et anglais
room-projector_lang-ja-fr = Japonais et français
room-projector_lang-en-fr = Anglais et français

## Les gens

people = Les gens
seat-left = Une place vers la gauche
seat-right = Une place vers la droite
host-now = { $who } a maintenant le rôle d'hôte.
host-you = Vous avez maintenant le rôle d'hôte.
hand-over = Confier le rôle d'hôte
replace = Laisser jouer un robot
replace-about = La place se reprend à tout moment.
remove = Faire sortir
remove-about = Retour possible, pour regarder.
remove-bot = Retirer le robot
block = Faire sortir et bloquer
block-about = Ce navigateur ne pourra plus revenir dans cette salle.
mute-person = Rendre muet
mute = Rendre muet { $who }
muted = Vous n'entendez plus { $who }.
unmute = Entendre de nouveau

## À table

table-title = { $game } : la table
ended-title = { $game } : la fin
ring-label = La table, dans l'ordre du jeu
words-label = Ce qui s'est passé
seat-turn = doit jouer
seat-bot = un robot joue
seat-away = pas là
seat-done = a choisi
hand-label = Votre main, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }{ $coming ->
    [0] {""}
    [one] , une autre en route
   *[other] , { $coming } autres en route
  }
hand-empty = Votre main est vide.
cover-toggle = Couvrir ma main
cover-open = Découvrir
cover-hold = Maintenir pour regarder
cover-label = Votre main, couverte : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
sent = Un instant…
clock-label = Temps restant pour ce choix
notebook-open = Mon carnet
notebook-title = Mon carnet
strip-only-you = Pour vos yeux seulement
strip-nothing = Rien pour vous.
strip-covered = Couvert. Maintenez votre main pour lire.
log-open = Ce qui s'est passé
log-title = Ce qui s'est passé
by-bot = par un robot
by-clock = temps écoulé
menu = Menu
menu-open = Menu
watch-next = Vous regardez. Vous jouez à la prochaine manche.
watch-bot-plays = Un robot joue à votre place.
return = Reprendre ma place

## Parler

say-open = Dire quelque chose
say-open-new = Dire quelque chose ; il y a du nouveau
say-text = Avec vos mots
say-send = Dire
say-none = Personne n'a encore rien dit.
say-closed = L'hôte a fermé le texte libre. Phrases et réactions marchent toujours.
say-aloud = Vous êtes tous dans la même pièce : dites-le de vive voix. Phrases et réactions marchent toujours.
phrases = Phrases toutes faites
reactions = Réactions
phrase-suspicious = Louche…
phrase-not_me = Ce n'est pas moi !
phrase-trust_me = Croyez-moi.
phrase-hurry = À vous de jouer !
phrase-well_played = Bien joué !
phrase-sorry = Pardon !
phrase-thanks = Merci à toute la table.
phrase-hello = Bonjour !
phrase-one_more = Encore une ?
phrase-laugh = Ha ha ha !
phrase-thinking = Laissez-moi réfléchir…
reaction-gasp = Oh !
reaction-laugh = Ha ha !
reaction-clap = Bravo !
reaction-think = Hum…
reaction-angry = Grr !
reaction-heart = Oh, c'est beau !

## Pendant une absence

bot-for-you = Un robot joue à votre place.
away-long = { $who } n'est plus là depuis un moment.
missed-title = { $n ->
    [0] Pendant votre absence
    [one] Pendant votre absence : un événement
   *[other] Pendant votre absence : { $n } événements
  }
missed-asked = On vous demande :
missed-now = Maintenant :
missed-go = On continue
move-device = Passer ma place sur un autre appareil
move-device-about = Un lien qui sert une fois, pendant dix minutes. L'autre appareil reçoit cette place et cette main, sans compte.
move-make = Faire le lien
move-again = Faire un nouveau lien
move-failed = Le lien n'a pas pu se faire. Réessayez dans un instant.
move-qr = Code QR du lien pour l'autre appareil
leave-room = Quitter la salle
leave-match = Quitter la manche
leave-title = Partir ?
leave-about = La salle reste ouverte. Le lien vous ramène.
leave-match-about = Un robot joue aussitôt à votre place, pour que personne n'attende. Vous pourrez la reprendre.
leave-yes = Partir
end-match = Arrêter la manche
end-about = Toutes les mains sont montrées, et personne ne marque.
end-yes = Arrêter

## Après la manche

play-again = Rejouer
replay = Revoir
seats-and-game = Réglages
given-up = L'hôte a arrêté cette manche. Personne ne marque.
given-up-hands = Ce que chacun avait en main
standing = Classement
series-open = { $n ->
    [one] Après une manche.
   *[other] Après { $n } manches.
  }
series-points = { $to ->
    [0] { $n ->
        [one] Après une manche.
       *[other] Après { $n } manches.
      }
   *[other] { $n ->
        [one] Après une manche. But : { $to } points.
       *[other] Après { $n } manches. But : { $to } points.
      }
  }
series-matches = Manche { $n } sur { $of }.
series-won = { $n ->
    [one] { $who } remporte la série.
   *[other] { $who } se partagent la série.
  }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
wins = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
  }
judged-title = Votre carnet et la vérité
judged-score = { $right ->
    [0] Aucune de vos { $all } marques n'était juste.
   *[other] { $right } de vos { $all } marques étaient justes.
  }
judged-mark = { $right ->
    [yes] juste
   *[no] faux
  }
check-title = Une donne honnête ?
check-good = Oui : ce que ce navigateur a gardé à la donne correspond à la graine publiée maintenant. Rien n'a changé après la donne.
check-bad = Non : ce que ce navigateur a gardé à la donne ne correspond pas à la graine publiée maintenant.
check-late = Ce navigateur n'était pas là à la donne et n'a rien gardé à comparer. D'autres à la table le peuvent.
check-more = Comment on vérifie
check-means = Avant la donne, le serveur a publié l'empreinte d'une graine secrète. Tout le hasard de la manche en découle. Cela montre que rien n'a changé après la donne, et rien de plus. Pour recalculer chaque tirage, gardez le procès-verbal et lancez la commande à côté.
check-record = Procès-verbal de la manche

## Première manche, avec de l'aide

lesson-name = Invité
lesson-label = Aide pour une première manche
lesson-skip = Plus d'aide
lesson-turn = La bande rouge est pour vous : il y a un choix à faire. Ce qui est possible a un bord rouge ou ses pleines couleurs.
lesson-wait = Les autres jouent. Les pas montrent à qui le tour vient ; la ligne au-dessus dit ce qui s'est passé.
lesson-over = Voilà une manche
lesson-over-about = Maintenant avec des gens : envoyez le lien, ils prendront les places des robots.

## Menu

theme = Apparence
theme-system = Comme l'appareil
theme-paper = Papier
theme-night = Nuit
sound = Signal quand on vous attend
sound-on = Son
vibration = Vibration
volume = Volume
motion = Mouvement
motion-on = Animé
motion-off = Immobile
insecure = Cette adresse est en http simple : toute personne du même réseau pourrait lire, et l'écran peut s'éteindre tout seul. Avec https, les deux sont réglés.

## Refus, et dernier mot du serveur

refused-other = Ce n'est pas possible maintenant.
refused-stale = On y avait déjà répondu. Voici la table telle qu'elle est.
refused-not_your_turn = Ce n'est pas votre tour.
refused-match_running = Il faut attendre la fin de la manche.
refused-no_match = Aucune manche n'est en cours.
refused-not_host = Seul l'hôte peut le faire.
refused-not_joined = Prenez d'abord place.
refused-not_seated = Vous n'avez pas de place dans cette manche.
refused-not_yourself = On ne peut pas se le faire à soi-même.
refused-not_away = L'absence est encore trop courte.
refused-not_replaced = Aucun robot ne joue à votre place.
refused-bot_plays = Un robot joue déjà à cette place.
refused-person_plays = Cette place a sa personne.
refused-order_wrong = Les places ont changé entre-temps. Réessayez.
refused-unknown_member = Cette personne est partie.
refused-seats_full = Aucune place n'est libre.
refused-seats_wrong = On joue { seats-range } ; { $have } à table.
refused-too_fast = Un peu moins vite, s'il vous plaît.
refused-texts_closed = L'hôte a fermé le texte libre.
refused-text_too_long = C'est trop long : { $max } caractères au plus.
refused-bad_options = Ces réglages ne vont pas ensemble.
refused-not_kept = Le serveur n'a pas pu le garder. Rien n'a changé ; réessayez.
notice-restarting = Le serveur redémarre. Rien n'est perdu ; cette page revient toute seule.
notice-other = Le serveur dit : un instant.
gone-removed = L'hôte vous a fait sortir de la salle. Vous pouvez revenir regarder ; vous jouerez à la prochaine manche.
gone-left = Vous avez quitté la salle. Elle est toujours là.
closed-room_unknown = Salle inconnue
closed-room_unknown-about = Le code est peut-être mal tapé, ou la salle a été fermée après le départ de tout le monde.
closed-room_expired = La salle est fermée
closed-room_expired-about = Personne n'est venu depuis longtemps, la table a été rangée.
closed-room_closed = La salle est fermée
closed-room_closed-about = La personne qui tient ce serveur l'a fermée.
closed-room_unreadable = Cette salle ne s'ouvre plus
closed-room_unreadable-about = Le serveur ne comprend plus ce qu'il en avait gardé. La personne qui le tient peut regarder.
closed-blocked = Vous ne pouvez pas revenir
closed-blocked-about = L'hôte vous a fait sortir de cette salle et a bloqué ce navigateur.
closed-not_joined = Toujours là ?
closed-not_joined-about = Cette page est restée ouverte un moment sans que personne n'entre.
closed-too_many_sockets = Trop à la fois
closed-too_many_sockets-about = Trop de connexions viennent d'ici. Fermez d'autres onglets ; cette page réessaie toute seule.
closed-too_many_projectors = Trop de grands écrans
closed-too_many_projectors-about = Cette salle a tous les grands écrans qu'elle peut avoir.
closed-too_many_guesses = Trop de codes faux
closed-too_many_guesses-about = Trop de codes qui ne mènent nulle part sont venus d'ici. Patientez un peu, puis rouvrez le lien.
closed-room_full = La salle est pleine
closed-room_full-about = Plus personne ne peut entrer pour l'instant. Cette page réessaie toute seule.
closed-server_full = Le serveur est plein
closed-server_full-about = Ce serveur a tous les invités qu'il peut avoir. Cette page réessaie toute seule.
closed-too_fast = Trop vite
closed-too_fast-about = Cette page a envoyé plus que le serveur n'accepte. Elle revient toute seule dans un moment.
closed-bad_frame = On ne se comprend pas
closed-bad_frame-about = Cette page et le serveur ne se comprennent pas. Rechargez la page.
closed-wrong_origin = Pas d'ici
closed-wrong_origin-about = Cette page a été ouverte par une adresse que le serveur ne reconnaît pas comme la sienne.
closed-other = La ligne est fermée
closed-other-about = Le serveur a mis fin à cette connexion.

# Les pages autour de la table : accueil, règles, erreurs.

house-name = Le criminel danse
house-ja = 犯人は踊る
house-about = Des jeux de déduction dans le navigateur, par un simple lien, sans compte.
house-version = Odoru { $version }
language = Langue
to-home = Vers l'accueil
no-script = Pour jouer, cette page a besoin de JavaScript : les cartes sont données et jouées sous vos yeux.
unofficial = Site non officiel : fait par des gens qui aiment ces jeux, ni par leurs auteurs ni par leurs éditeurs, et sans leur aval. Les images sont les nôtres.

home-skip = Aller aux jeux
home-title = Le criminel danse
home-lead = Quelqu'un à cette table a fait le coup, et la preuve passe de main en main. Choisissez un jeu, envoyez le lien, donnez les cartes.
home-games = Jeux
home-players = De { $min } à { $max } personnes.
home-players-just = { $n ->
    [one] { $n } personne.
   *[other] { $n } personnes.
  }
home-open = Ouvrir une salle
home-opening = La salle s'ouvre…
home-open-failed = La salle n'a pas pu s'ouvrir. Réessayez dans un instant.
home-open-limited = Trop de salles viennent d'être ouvertes d'ici. Attendez une minute, puis réessayez.
home-open-stopping = Ce serveur va redémarrer et n'ouvre plus de salles. Réessayez dans une minute.
home-key = Mot de passe de ce serveur
home-key-about = La personne qui tient ce serveur le demande avant d'ouvrir une salle.
home-key-wrong = Ce n'est pas le mot de passe de ce serveur.
home-learn = Première manche, avec de l'aide
home-rules = Règles
home-code = Vous avez un code ? Rejoignez une salle
home-join = Entrer
home-code-wrong = Un code a six lettres et chiffres, par exemple KQRT7M.
home-mine = Vos salles sur cet appareil
home-mine-forget = Oublier { $code }
home-mine-seen = Dernier passage : { $when }
home-plain-http = Sur une adresse http simple, toute personne du même réseau pourrait lire vos cartes. Prenez https là où cela compte.

room-opening = La salle s'ouvre…
projector-title = Sur grand écran
replay-title = Revoir la manche { $number }
rules-title = { $game } : les règles
invite-title = Venez jouer
invite-about = Ouvrez le lien, tapez un nom, prenez place. Sans compte.

move-title = Passer une place sur cet appareil
move-about = Cet appareil reprend la place et la main. L'autre continue d'afficher la même chose. N'acceptez qu'un lien fait par vous : qui l'a fait verra toutes les mains de cet appareil.
move-take = Prendre la place ici
move-spent = Ce lien a déjà servi, ou date de plus de dix minutes. Faites-en un autre sur l'appareil qui a la place.

error-not_found = Il n'y a rien ici
error-not_found-about = Cette adresse ne mène nulle part. Une lettre s'est peut-être perdue.
error-room_unknown = Salle inconnue
error-room_unknown-about = Le code est peut-être mal tapé, ou la salle a été fermée après le départ de tout le monde.
error-too_many_guesses = Trop de codes faux
error-too_many_guesses-about = Trop de codes qui ne mènent nulle part sont venus d'ici. Patientez un peu, puis rouvrez le lien.
error-no_such_match = Cette manche n'existe pas
error-no_such_match-about = On n'a pas encore joué autant de manches dans cette salle.
error-match_running = Cette manche est en cours
error-match_running-about = On pourra la revoir quand elle sera finie.
error-limited = Un instant
error-limited-about = Trop de demandes viennent d'ici. Attendez une minute, puis réessayez.
error-other = Cela n'a pas marché
error-other-about = Quelque chose a mal tourné de notre côté. Aucune manche en cours n'est perdue ; revenez en arrière et réessayez.

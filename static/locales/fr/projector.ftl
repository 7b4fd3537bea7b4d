# La page pour le mur. Court et grand ; parfois en deux langues à la fois.

wall-lost = La liaison est coupée. Elle revient d'elle-même
wall-full-screen = F11, ou la touche F, remplit tout l'écran ; T essaie si les téléphones arrivent.
wall-trying = Cette page réessaie d'elle-même.
wall-join = Scannez, ou ouvrez
wall-people = Qui est là, dans l'ordre du jeu
wall-host = hôte
wall-bot = robot
wall-away = absent
wall-watching = { $n ->
    [one] Et une personne regarde.
   *[other] Et { $n } personnes regardent.
  }
wall-range = { $min ->
    [2] { $max ->
        [2] à deux
       *[other] de { $min } à { $max }
      }
   *[other] de { $min } à { $max }
  }
wall-more = { $have } assis sur { $min }. On joue { wall-range }.
wall-fewer = { $have } sont assis, { $max } au plus peuvent jouer.
wall-ready = { $have } sont assis. L'hôte distribue depuis un téléphone.
wall-deals = Les cartes sont données.
wall-reach-none = Ce serveur n'écoute que cette machine : aucun téléphone ne peut l'atteindre.
wall-reach-image = Ouvrez cette page par l'adresse de la machine sur le réseau, pas par localhost : les téléphones pourront alors suivre.
wall-reach-guessed = Les téléphones du même réseau le trouvent à { $address }.
wall-match-open = Manche { $number }
wall-match-points = Manche { $number }, premier à { $to }
wall-match-matches = Manche { $number } sur { $of }
wall-again = L'hôte redistribue depuis un téléphone. Les places restent.
wall-champions = { $n ->
    [one] { $who } gagne la série.
   *[other] { $who } partagent la série.
  }
wall-standing = Le score

## Can the phones reach this?

wall-test = Les téléphones arrivent-ils ici ?
wall-test-ok = Le code mène à { $address }
wall-test-guessed = Le code mène à { $address }, l'adresse de cette machine sur le réseau.
wall-test-none = Ce serveur n'écoute que cette machine. Lancez-le sur toutes les adresses, puis rechargez cette page.
wall-test-scan = Prenez un téléphone sur le réseau des invités et scannez le code.
wall-test-nobody = En attente du premier téléphone…
wall-test-seen = { $n ->
    [one] { $who } est là : les téléphones y arrivent.
   *[other] { $who } sont là : les téléphones y arrivent.
  }
wall-test-here = { $n ->
    [one] { $who } est là, mais cela ne dit encore rien des téléphones.
   *[other] { $who } sont là, mais cela ne dit encore rien des téléphones.
  }
wall-test-hint = Rien ne vient ? Les réseaux d'invités isolent souvent les appareils ; prenez un autre réseau, ou réglez ODORU_PUBLIC_URL.
wall-test-close = La touche T ferme cette page.

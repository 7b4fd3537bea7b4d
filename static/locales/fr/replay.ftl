# Une manche finie, pas à pas.

replay-share = Copier un lien vers ce pas
replay-copied = Le lien vers ce pas est copié.
replay-by-hand = Ce navigateur garde le presse-papiers fermé. Le lien est { $url }
replay-eyes = Par quels yeux ?
replay-public = La table
replay-all = Tout voir
replay-step = Pas { $n } sur { $of }
replay-slider = Pas ; les flèches avancent et reculent
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-happened = Ce qui vient de se passer
replay-answered = { $who } a terminé. Restent à répondre : { $others }.
replay-to-room = Vers la salle

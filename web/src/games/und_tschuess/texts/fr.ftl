### … und Tschüss!
point-row = Cartes-points
point-cards =
    { $cards ->
         [one] { $cards } carte-points
        *[other] { $cards } cartes-points
    }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
lying-cards = posées : { $cards }, total { $total }
tschuess = salut !
is-out = éliminé
round-number = Manche { $round }
reshuffle-to-come = la défausse sera remélangée une fois
duel = Duel
laid-aside = Mises de côté
keep-all = Garder toutes les cartes
draw-new =
    { $cards ->
         [one] Piocher { $cards } nouvelle carte
        *[other] Piocher { $cards } nouvelles cartes
    }
move-swap = Mettre { $card } de côté
move-keep = Garder le reste
do-play = Choisissez une carte, face cachée.
do-exchange = Échange : mettez des cartes de côté, ou gardez tout.
do-last = La pioche ne suffit plus pour une rangée : la partie s’arrête ici.
exchange-spare =
    { $spare ->
         [0] La pioche suffit tout juste pour une rangée : échanger une seule carte met fin à la partie.
         [one] La pioche suffit tout juste pour une rangée et { $spare } carte : en échanger davantage met fin à la partie.
        *[other] La pioche suffit tout juste pour une rangée et { $spare } cartes : en échanger davantage met fin à la partie.
    }
end-game = Terminer la partie
draw-and-end =
    { $cards ->
         [one] Piocher { $cards } nouvelle carte et terminer la partie
        *[other] Piocher { $cards } nouvelles cartes et terminer la partie
    }
wait-exchange =
    { $cards ->
         [0] { $names } peut échanger des cartes.
         [one] { $names } échange : { $cards } carte mise de côté.
        *[other] { $names } échange : { $cards } cartes mises de côté.
    }
shown-tie-lowest = { $names } sont à égalité au total le plus faible : personne n’est éliminé
shown-tie-highest = { $names } sont à égalité au total le plus fort : personne n’est éliminé
shown-tie-ends = { $names } sont à égalité au total le plus faible et au plus fort : personne n’est éliminé
shown-tie-all = { $names } ont le même total : personne n’est éliminé
told-race = Cartes-points : { $row }. Totaux : { $totals }.
told-exchange = Vous avez en main : { $names }. De côté : { $aside }.
state = Manche { $round }. Cartes-points : { $row }. Totaux : { $totals }.
part-exchange = Échange
part-all = Tout le monde joue
part-duel = { duel }

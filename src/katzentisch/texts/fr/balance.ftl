### Ce qu’une règle de la maison change à un jeu.

balance-title = { $title }, { $players } joueurs
balance-usual = selon la règle
balance-changed = avec la règle maison
balance-change = différence
balance-length = Décisions par partie
    .named = le nombre de décisions
balance-seat = Ce que la meilleure place gagne au-delà de sa juste part
    .named = ce que la meilleure place gagne au-delà de sa juste part
balance-spread = Points entre le premier et le dernier
    .named = l’écart entre le premier et le dernier
balance-matter = Décisions qui comptent
    .named = la part des décisions qui comptent
balance-at-seat = Victoires de la place { $seat }
balance-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-number-change = { $way ->
        [up] +
       *[down] {""}
    }{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-share = { NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-share-change = { $way ->
        [up] +
       *[down] {""}
    }{ NUMBER($mean, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($width, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-same = Les { $games } parties se sont toutes passées exactement comme selon la règle : les bots jouent de même avec cette règle maison.
balance-unsure = Pas de différence sûre : { $figures }.
balance-alone = Une partie demande { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions, l’écart de points entre le premier et le dernier est de { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }, et { NUMBER($matter, style: "percent", maximumFractionDigits: 0) } des décisions comptent.
balance-fair = Aucune place n’est sûrement meilleure qu’une autre.
balance-unfair = La meilleure place gagne { NUMBER($seat, style: "percent", maximumFractionDigits: 1) } des parties au-delà de sa juste part.
balance-length-more = Les parties s’allongent : { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions au lieu de { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-length-less = Les parties raccourcissent : { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions au lieu de { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-seat-more = La place compte davantage : la meilleure gagne { NUMBER($changed, style: "percent", maximumFractionDigits: 1) } des parties au-delà de sa juste part au lieu de { NUMBER($usual, style: "percent", maximumFractionDigits: 1) }.
balance-seat-less = La place compte moins : la meilleure gagne { NUMBER($changed, style: "percent", maximumFractionDigits: 1) } des parties au-delà de sa juste part au lieu de { NUMBER($usual, style: "percent", maximumFractionDigits: 1) }.
balance-spread-more = Les scores s’écartent : l’écart de points entre le premier et le dernier est de { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } au lieu de { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-spread-less = Les scores se resserrent : l’écart de points entre le premier et le dernier est de { NUMBER($changed, minimumFractionDigits: 1, maximumFractionDigits: 1) } au lieu de { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
balance-matter-more = Davantage de décisions comptent : { NUMBER($changed, style: "percent", maximumFractionDigits: 0) } au lieu de { NUMBER($usual, style: "percent", maximumFractionDigits: 0) }.
balance-matter-less = Moins de décisions comptent : { NUMBER($changed, style: "percent", maximumFractionDigits: 0) } au lieu de { NUMBER($usual, style: "percent", maximumFractionDigits: 0) }.
balance-how = D’après { $games } parties des bots à stratégie fixe de la maison, avec les mêmes cartes des deux côtés. Dans { NUMBER($confidence, style: "percent", maximumFractionDigits: 0) } des cas, la vérité est dans l’intervalle ±. Une décision compte là où un choix au hasard coûterait sûrement au moins { NUMBER($least, style: "percent", maximumFractionDigits: 1) } de la victoire ; { $decisions } ont été examinées. Quelle place est la meilleure, une moitié des parties le dit pour l’autre.
balance-ready = Préparation ; la toute première fois, cela prend quelques minutes
balance-progress = Parties
balance-no-numba = Il faut pour cela le moteur compilé, et Numba manque ici : installez-le avec pip install numba

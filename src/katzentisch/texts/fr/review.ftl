### Ce que dit l’analyse d’une partie terminée.

review-title = Analyse : { $game }
review-name = Place { $seat }
review-ready = Préparation ; la toute première fois, cela prend quelques minutes
review-computing = La partie est rejouée
review-start = Avant la première carte
review-deal = Chance à la donne
review-draws = Chance à la pioche
review-others = Le jeu des autres
review-own = Erreurs certaines
review-dice = L’issue des choix ouverts
review-end = Résultat
review-shares = victoire
review-points = points
review-round = Manche { $number }
review-curve = Part de la victoire, de la première carte à la dernière
review-percent = { $share }
review-number = { $number }

review-summary =
    La donne et la pioche ont déplacé cette place de { $luck } de la victoire, ses erreurs certaines de { $own }.
review-counts =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } avec un choix, dont { $sure ->
        [0] aucune n’était une erreur certaine.
        [1] une était une erreur certaine.
       *[other] { $sure } étaient des erreurs certaines.
    }
review-in-short = { $name } : { $text }
review-dearest = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté quoi que ce soit avec certitude.
review-decision = Coup { $step } : « { $played } » ; mieux valait « { $best } ».
review-cost =
    D’après ce qu’on pouvait savoir alors, cela a coûté { $share } de la victoire (± { $error }) et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne.
review-cost-points =
    D’après ce qu’on pouvait savoir alors, cela a coûté { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne (± { $error }) ; pour la victoire, cela ne comptait guère.
review-cost-share =
    D’après ce qu’on pouvait savoir alors, cela a coûté { $share } de la victoire (± { $error }), mais pas de points.
review-hindsight =
    Cartes sur table, « { $best } » aurait promis { $share } de la victoire, « { $played } » { $other }. Personne ne pouvait le savoir.
review-hindsight-same =
    Cartes sur table, « { $best } » promettait finalement le plus : { $share } de la victoire. Personne ne pouvait le savoir.

review-luck =
    Dans 95 parties sur 100 comme celle-ci, la donne et la pioche déplacent à elles seules une place de { $share } de la victoire au plus, ou de { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
review-skill =
    Qui gagne { $edge } des parties de plus que les autres le montre après environ { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par les seuls résultats.
review-note =
    Ce n’est pas une note et cela ne prouve rien sur personne : une partie est surtout de la chance, et quand c’est serré un bon joueur peut choisir l’un ou l’autre.
review-plain = Numba manque : le moteur lent regarde peu de choses, et peu sont donc certaines.

review-not-over = { $file } : cette partie n’est pas terminée. L’analyse est pour les parties terminées ; avant, les mains sont cachées.

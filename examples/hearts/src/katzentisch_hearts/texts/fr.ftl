### Hearts : ce qui se lit en plus des mots communs.

## Noms

hearts-suit =
    { $suit ->
        [C] trèfle
        [D] carreau
        [S] pique
       *[H] cœur
    }
move-give = passer { $cards }

## Pourquoi un coup n’est pas possible

hearts-due =
    { $phase ->
        [pass] Chacun passe maintenant trois cartes
       *[play] Il faut maintenant jouer une carte
    }
    .short =
        { $phase ->
            [pass] doit passer une carte
           *[play] doit jouer une carte
        }
hearts-opening =
    { $any ->
        [0] Le premier pli s’entame du 2 de trèfle
       *[other] Le premier pli s’entame à trèfle
    }
    .short =
        { $any ->
            [0] doit entamer du 2 de trèfle
           *[other] doit entamer à trèfle
        }
hearts-follow = Vous avez du { hearts-suit } : il faut fournir du { hearts-suit }
    .short = doit fournir du { hearts-suit }
hearts-blood = Ni cœur ni dame de pique au premier pli, tant que vous avez une autre carte
    .short = ne peut pas jouer de points au premier pli
hearts-unbroken = On ne peut pas encore entamer à cœur : les cœurs ne sont pas ouverts, et vous avez une autre couleur
    .short = ne peut pas encore entamer à cœur

## Dans le terminal

prompt-hearts =
    { $phase ->
        [pass] Quelles cartes passez-vous ?
       *[play] Quelle carte jouez-vous ?
    }
explain-hearts =
    { $phase ->
        [pass] Choisissez l’une après l’autre trois cartes à passer (give) ; tous le font en même temps (H4).
       *[play] Jouez une carte (play). Il faut fournir la couleur demandée si on le peut (H7). Chaque cœur que vous prenez coûte 1 point et la dame de pique 13 (H13) ; qui les prend tous réussit le grand chelem (H14).
    }
legend-hearts = Cartes : C est trèfle, D carreau, S pique, H cœur, puis vient le rang ; J est le valet, Q la dame, K le roi, A l’as.

## Règles de la maison

option-hearts-no_passing = Passer des cartes
option-hearts-no_passing-off = Selon l’as retourné
option-hearts-no_passing-on = Personne ne passe
option-hearts-any_club = Première entame
option-hearts-any_club-off = Le 2 de trèfle
option-hearts-any_club-on = Un trèfle quelconque de qui tient le 2
option-hearts-points_at_once = Des points au premier pli
option-hearts-points_at_once-off = Seulement faute d’une autre carte
option-hearts-points_at_once-on = Permis
option-hearts-free_hearts = Entamer à cœur
option-hearts-free_hearts-off = Quand les cœurs sont ouverts
option-hearts-free_hearts-on = Toujours
option-hearts-silent_queen = Ce qui ouvre les cœurs
option-hearts-silent_queen-off = Un cœur ou la dame de pique
option-hearts-silent_queen-on = Seulement un cœur
option-hearts-spare_queen = Avec seulement des cœurs et la dame de pique
option-hearts-spare_queen-off = Il faut entamer de la dame
option-hearts-spare_queen-on = On peut aussi entamer à cœur
option-hearts-jack = Valet de carreau
option-hearts-jack-off = Ne compte pas
option-hearts-jack-on = Retire 10 points
option-hearts-no_trick = Ne prendre aucun pli
option-hearts-no_trick-off = Ne compte pas
option-hearts-no_trick-on = Retire 5 points

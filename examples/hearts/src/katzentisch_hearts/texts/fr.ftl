### Hearts : ce qui se lit en plus des mots communs.

about = Ne ramassez pas de cœurs, et surtout pas la dame de pique – ou alors prenez tout et décrochez la lune.

## Noms

hearts-suit =
    { $suit ->
        [C] trèfle
        [D] carreau
        [S] pique
       *[H] cœur
    }
move-give = passer { $cards }
card-C2 = 2 de trèfle
card-C3 = 3 de trèfle
card-C4 = 4 de trèfle
card-C5 = 5 de trèfle
card-C6 = 6 de trèfle
card-C7 = 7 de trèfle
card-C8 = 8 de trèfle
card-C9 = 9 de trèfle
card-C10 = 10 de trèfle
card-CJ = valet de trèfle
card-CQ = dame de trèfle
card-CK = roi de trèfle
card-CA = as de trèfle
card-D2 = 2 de carreau
card-D3 = 3 de carreau
card-D4 = 4 de carreau
card-D5 = 5 de carreau
card-D6 = 6 de carreau
card-D7 = 7 de carreau
card-D8 = 8 de carreau
card-D9 = 9 de carreau
card-D10 = 10 de carreau
card-DJ = valet de carreau
card-DQ = dame de carreau
card-DK = roi de carreau
card-DA = as de carreau
card-S2 = 2 de pique
card-S3 = 3 de pique
card-S4 = 4 de pique
card-S5 = 5 de pique
card-S6 = 6 de pique
card-S7 = 7 de pique
card-S8 = 8 de pique
card-S9 = 9 de pique
card-S10 = 10 de pique
card-SJ = valet de pique
card-SQ = dame de pique
card-SK = roi de pique
card-SA = as de pique
card-H2 = 2 de cœur
card-H3 = 3 de cœur
card-H4 = 4 de cœur
card-H5 = 5 de cœur
card-H6 = 6 de cœur
card-H7 = 7 de cœur
card-H8 = 8 de cœur
card-H9 = 9 de cœur
card-H10 = 10 de cœur
card-HJ = valet de cœur
card-HQ = dame de cœur
card-HK = roi de cœur
card-HA = as de cœur

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
hearts-follow = Vous avez du { hearts-suit } : il faut fournir du { hearts-suit }
    .short = doit fournir du { hearts-suit }
hearts-blood = Ni cœur ni dame de pique au premier pli, tant que vous avez une autre carte
    .short = ne peut pas jouer de points au premier pli
hearts-unbroken = On ne peut pas encore entamer à cœur : les cœurs ne sont pas ouverts, et vous avez une autre couleur
    .short = ne peut pas encore entamer à cœur

## Dans le terminal

prompt =
    { $phase ->
        [pass] Quelles cartes passez-vous ?
       *[play] Quelle carte jouez-vous ?
    }
explain =
    { $phase ->
        [pass] Choisissez l’une après l’autre trois cartes à passer (give) ; tous le font en même temps (H4).
       *[play] Jouez une carte (play). Il faut fournir la couleur demandée si on le peut (H7). Chaque cœur que vous prenez coûte 1 point et la dame de pique 13 (H13) ; qui les prend tous réussit le grand chelem (H14).
    }
legend = Cartes : C est trèfle, D carreau, S pique, H cœur, puis vient le rang ; J est le valet, Q la dame, K le roi, A l’as.

## Règles de la maison

option-no_passing = Passer des cartes
option-no_passing-off = Selon l’as retourné
option-no_passing-on = Personne ne passe
option-any_club = Première entame
option-any_club-off = Le 2 de trèfle
option-any_club-on = Un trèfle quelconque de qui tient le 2
option-points_at_once = Des points au premier pli
option-points_at_once-off = Seulement faute d’une autre carte
option-points_at_once-on = Permis
option-free_hearts = Entamer à cœur
option-free_hearts-off = Quand les cœurs sont ouverts
option-free_hearts-on = Toujours
option-silent_queen = Ce qui ouvre les cœurs
option-silent_queen-off = Un cœur ou la dame de pique
option-silent_queen-on = Seulement un cœur
option-spare_queen = Avec seulement des cœurs et la dame de pique
option-spare_queen-off = Il faut entamer de la dame
option-spare_queen-on = On peut aussi entamer à cœur
option-jack = Valet de carreau
option-jack-off = Ne compte pas
option-jack-on = Retire 10 points
option-no_trick = Ne prendre aucun pli
option-no_trick-off = Ne compte pas
option-no_trick-on = Retire 5 points

## View

view-direction = On passe ses cartes
view-direction-none = à personne
view-direction-left = à gauche
view-direction-across = en face
view-direction-right = à droite
view-broken = Les cœurs sont libres
view-passed = Vous avez passé
view-received = Vous avez reçu

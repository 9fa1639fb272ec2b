## The game in a sentence.

about = Tous jouent une carte en même temps, et le plus petit total s’en va avec la plus mauvaise carte. Qui reste jusqu’au bout ?

## Cards and moves by name.

move-swap = échanger { $cards }
move-keep = garder le reste

## Options.

option-ties = Égalités qui ne décident rien : à quel total
option-ties-any = Plus bas et plus haut
option-ties-lowest = Plus bas ; duel : tous
option-exchange = Qui peut échanger des cartes
option-exchange-winner = Le dernier gagnant
option-exchange-first_out = Le premier éliminé
option-exchange-none = Personne

## Why a move is not possible.

und-tschuess-due =
    { $phase ->
        [play] Tous ceux qui sont encore en lice jouent maintenant une carte
        [exchange] D’abord l’échange : mettez des cartes de côté ou gardez le reste
       *[other] On ne peut pas jouer de carte maintenant
    }
    .short =
        { $phase ->
            [play] doit jouer une carte
            [exchange] doit échanger ou garder
           *[other] ne peut pas jouer maintenant
        }
und-tschuess-undrawable =
    { $cards ->
        [0] Il ne reste aucune carte à piocher : vous ne pouvez rien échanger
        [one] Vous ne pouvez pas mettre de côté plus de { $cards } carte : on ne peut pas en piocher davantage
       *[other] Vous ne pouvez pas mettre de côté plus de { $cards } cartes : on ne peut pas en piocher davantage
    }
    .short =
        { $cards ->
            [0] il ne reste aucune carte à piocher
            [one] il ne reste que { $cards } carte à piocher
           *[other] il ne reste que { $cards } cartes à piocher
        }

## What happened at the table.

und-tschuess-told-turned = Tous retournent une carte (et ont au total) : { $tally }.
und-tschuess-told-out =
    { $who ->
        [you] Le total { $total } vous élimine, vous prenez { $card } : und tschüss !
       *[other] Le total { $total } élimine { $name }, qui prend { $card } : und tschüss !
    }
und-tschuess-told-win =
    { $who ->
        [you] Vous gagnez la manche avec { $total } et prenez { $card }
       *[other] { $name } gagne la manche avec { $total } et prend { $card }
    }{ und-tschuess-after }.
und-tschuess-told-tie =
    { $which ->
        [duel] Les deux totaux sont les mêmes
        [all] Tous les totaux sont les mêmes
        [ends] Égalité au total le plus faible et au plus fort
        [highest] Égalité au total le plus fort
       *[lowest] Égalité au total le plus faible
    } ({ $tally }) : personne n’est éliminé, chacun joue encore une carte.
und-tschuess-told-swap =
    { $who ->
        [you] Vous mettez { $card } de côté.
       *[other] { $name } met { $card } de côté.
    }
und-tschuess-told-keep =
    { $count ->
        [0] { $who ->
            [you] Vous n’échangez aucune carte
           *[other] { $name } n’échange aucune carte
        }
        [one] { $who ->
            [you] Vous échangez { $count } carte
           *[other] { $name } échange { $count } carte
        }
       *[other] { $who ->
            [you] Vous échangez { $count } cartes
           *[other] { $name } échange { $count } cartes
        }
    }{ und-tschuess-after }.
und-tschuess-after =
    { $drawn ->
        [0] {""}
       *[other] {" "}; vous piochez { $cards }
    }{ $deck ->
        [new] {" "}; la défausse est mélangée et devient la nouvelle pioche
       *[old] {""}
    }{ $end ->
        [over] {" "}; la pioche ne suffit pas pour une autre manche : la partie est finie
       *[not] {""}
    }
und-tschuess-told-row = Nouvelle rangée : { $row }.

## The game in the terminal.

screen-lying = Posées
screen-total = Total
screen-in = {""}
screen-is-out = éliminé
screen-chosen = a choisi
screen-deck =
    Manche { $round } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    } · { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }
screen-deck-reshuffle =
    Manche { $round } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    } · { $discards ->
        [one] { $discards } défaussée (à remélanger une fois)
       *[other] { $discards } défaussées (à remélanger une fois)
    }
screen-aside = Mises de côté : { $cards }
screen-exchange-last = La pioche ne suffit plus pour une rangée : la partie s’arrête ici, quoi qu’on échange.
screen-exchange-spare =
    { $spare ->
        [0] La pioche suffit tout juste pour une rangée : échanger une seule carte met fin à la partie.
        [one] La pioche suffit tout juste pour une rangée et { $spare } carte : en échanger davantage met fin à la partie.
       *[other] La pioche suffit tout juste pour une rangée et { $spare } cartes : en échanger davantage met fin à la partie.
    }
prompt =
    { $phase ->
        [exchange] { $count ->
            [0] Échanger des cartes (swap), ou tout garder (keep) ?
            [one] En échanger d’autres (swap), ou piocher { $count } carte (keep) ?
           *[other] En échanger d’autres (swap), ou piocher { $count } cartes (keep) ?
        }
       *[play] Quelle carte jouez-vous ?
    }
prompt-last-exchange = La partie s’arrête ici ; écrivez keep.
explain =
    { $phase ->
        [exchange] Mettez de côté les cartes à échanger, plusieurs sur une ligne si vous voulez (« swap 3 8 −5 »), puis « keep » : vous en piochez autant (U12).
       *[play] Tous ceux qui sont encore en lice jouent une carte en même temps (play) ; elle s’ajoute à votre total (U5). Le total le plus faible est éliminé et prend la plus basse carte de la rangée (U6) ; le gagnant du dernier duel prend la plus haute (U7). En cas d’égalité, tous rejouent (U8).
    }
explain-last-exchange = La pioche ne suffit plus pour une rangée : la partie est finie, quoi que vous échangiez (U16). « keep » la termine.
legend = Cartes : leur nombre est ce qu’elles comptent ; −5 peut aussi s’écrire -5.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-tschuess-leave = { $move } : vous quittez la manche à bon compte, avec { $card }, dans { $share } des mondes ; avec « { $other } », vous finissez deuxième, sans rien, dans { $otherShare }.
    .plain = { $move } : partez maintenant à bon compte, avec { $card }, avant de finir deuxième, sans rien.
hint-tschuess-win = { $move } : vous gagnez la manche dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : votre meilleure chance de gagner la manche.
hint-tschuess-second = { $move } : vous finissez deuxième, sans rien, dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : vous risquez moins de finir deuxième, sans rien.
hint-tschuess-points =
    { $move } : la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne, contre { $otherPoints } avec « { $other } ».
    .plain = { $move } : la manche vous rapporte ainsi plus de points.
hint-tschuess-keep =
    { $move } : vous gardez de hautes cartes pour les manches à venir, { $pips ->
        [one] { $pips } point de carte
       *[other] { $pips } points de carte
    } de plus qu’avec « { $other } ».
    .plain = { $move } : cela garde vos hautes cartes pour les manches à venir.
hint-tschuess-usual =
    { $move } : la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne ; vous la gagnez dans { $wins } des mondes et finissez deuxième dans { $second }.
    .plain = { $move } : rien d’autre ne promet nettement plus dans cette manche.

## La leçon : ce que dit le coach avant chaque décision ; « .else » répond à un autre coup possible.

lesson-goal = On joue pour les cartes-points de la rangée : −5, 6 et 13. La plus forte somme de cartes-points gagne la partie.
lesson-play = Tous choisissent une carte face cachée et la retournent ensemble. Le total le plus faible est éliminé et prend la plus basse carte-points, ici le −5. Jouez le 9.
    .tip = Inutile d’être haut, il suffit de n’être pas le plus bas : gardez vos meilleures cartes.
    .else = Toute carte est permise ; avec le 9 vous êtes à l’abri et gardez vos cartes fortes pour plus tard
lesson-lowest = Votre voisin de gauche était le plus bas : il est éliminé et a pris le −5. Votre 9 reste devant vous, et les cartes s’additionnent. Le 6 ira au plus bas : ajoutez le 8.
    .tip = La plus basse carte de la rangée est toujours la prochaine à partir.
    .else = Toute carte est permise ; gardez le 12 et le 15 pour plus tard et ajoutez le 8
lesson-tie = Vous êtes le plus bas avec 17, mais pas le seul : égalité. Personne n’est éliminé, et tous jouent encore une carte. Prenez de l’avance avec le 12.
    .tip = Une égalité en tête ne décide rien non plus.
    .else = Toute carte est permise, mais une petite vous éliminerait ici : jouez le 12
lesson-duel = Vous n’êtes plus que deux : un duel pour le 13. Le total le plus fort le prend, l’autre n’a rien du tout. Jouez le 15 !
    .tip = Vous avez 29, l’autre a 24.
    .else = Toute carte est permise, mais qui perd le duel n’a rien : jouez votre 15
lesson-exchange = Vous avez gagné la manche et le 13 ! Toutes les mains sont complétées. Le gagnant peut échanger des cartes avant de voir la nouvelle rangée : mettez le −5 de côté.
    .tip = Les cartes en main ne comptent rien à la fin ; elles ne servent qu’à être jouées.
    .else = Vous pouvez échanger ce que vous voulez ; −5 et 1 sont vos cartes les plus faibles, commencez par le −5
lesson-exchange-more = Et maintenant l’autre carte faible : mettez aussi le 1 de côté, s’il est encore là.
    .else = C’est permis, mais le reste de votre main est utile : ne mettez de côté que −5 et 1
lesson-draw = Cela suffit : piochez deux nouvelles cartes.
    .else = Vous pouvez en échanger d’autres, mais le reste de votre main est utile : piochez maintenant
lesson-second-row = La nouvelle rangée : −5, 9, 10. Le −5 part en premier, soyez donc haut : jouez le 13.
    .tip = Ce qui est devant les autres est visible : comptez.
    .else = Toute carte est permise, mais une petite pourrait vous valoir le −5 : jouez le 13
lesson-leave = Le −5 est parti. Maintenant le plus bas prend le 9. Le gagnant du duel n’aura qu’un point de plus, et le perdant rien : partez maintenant. Jouez le 2.
    .tip = Tout l’art est de partir au bon moment.
    .else = Vous pouvez rester, mais un duel pour un point de plus peut ne rien rapporter : jouez le 2
lesson-end-cards = Sous votre carte se trouvent le 13 et le 9 : 22 points. Ce qui reste en main ne compte rien.
lesson-end-second = Au duel pour le 10, un joueur est reparti les mains vides. Vous étiez parti à temps, avec le 9.
lesson-end-deck = On continue ainsi, manche après manche, jusqu’à épuisement de la pioche.

## Ce que le coach explique dans toute partie quand c’est nouveau.

coach-play = Choisissez une carte, face cachée ; toutes sont retournées ensemble, et ce qui est devant vous s’additionne.
    .tip = Inutile d’être haut, il suffit de n’être pas le plus bas.
coach-lowest = Le total le plus faible est éliminé et prend la plus basse carte-points de la rangée ; les cartes des autres restent.
    .tip = La prochaine carte à partir ressort dans la rangée.
coach-tie = Une égalité pour le total le plus faible, ou le plus fort, ne décide rien : tous ceux qui sont en lice jouent encore une carte.
    .tip = Les cartes continuent de s’additionner.
coach-duel = Il n’en reste que deux : le total le plus fort prend la dernière carte-points, l’autre n’a rien.
    .tip = C’est le moment de vos meilleures cartes.
coach-out = Vous êtes éliminé de cette manche et gardez vos autres cartes ; la manche continue sans vous.
    .tip = Comptez ce que les autres dépensent : cela leur manquera.
coach-exchange = Avant la nouvelle rangée, vous pouvez mettre des cartes de côté et en piocher autant.
    .tip = Échangez vos cartes les plus basses.

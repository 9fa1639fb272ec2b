### Ce qui s’est passé à la table. `$who` vaut `you` pour le lecteur ; sinon `$name` est le nom.

told-move = { $name } : { $move }

katzenjammer-told-bid =
    { $who ->
        [you] Vous offrez
       *[other] { $name } offre
    } { $value ->
        [d] { $count } différentes
       *[other] { $count }×{ $value }
    }.
katzenjammer-told-pass =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
katzenjammer-told-pay =
    { $who ->
        [you] Vous payez { $cards }, prenez la rangée { $row } et dirigez l’orchestre.
       *[other] { $name } paie { $cards }, prend la rangée { $row } et dirige l’orchestre.
    }
katzenjammer-told-meld =
    { $who ->
        [you] Vous présentez { $cards }
       *[other] { $name } présente { $cards }
    } { $mice ->
        [0] sans gagner de souris.
        [one] pour { $mice } souris.
       *[other] pour { $mice } souris.
    }
katzenjammer-told-stop =
    { $who ->
        [you] Vous ne présentez plus rien.
       *[other] { $name } ne présente plus rien.
    }
katzenjammer-told-unsold = Personne n’a fait d’offre : la rangée est défaussée.
katzenjammer-told-row = Nouvelle rangée : { $row }.
katzenjammer-told-draw = La rangée finit par un joker : chacun pioche une carte.
katzenjammer-told-drawn = Vous piochez { $card }.
katzenjammer-told-deck = La pioche est vide : la partie se termine.
katzenjammer-told-last-mouse = La dernière souris est prise : la partie se termine.
katzenjammer-told-jokers = Jokers : { $tally }. En avoir le plus coûte 5 souris.
katzenjammer-told-score = Points de cette partie : { $tally }.

muckenstich-told-discarded =
    Tous ont écarté. { $who ->
        [you] Vous entamez.
       *[other] { $name } entame.
    }
muckenstich-told-lead =
    { $who ->
        [you] Vous entamez { $card }.
       *[other] { $name } entame { $card }.
    }
muckenstich-told-play =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
muckenstich-told-trump =
    { $who ->
        [you] Vous nommez l’atout : { colour }.
       *[other] { $name } nomme l’atout : { colour }.
    }
muckenstich-told-double =
    { $who ->
        [you] Vous avez le moins de plis et doublez le { colour }.
       *[other] { $name } a le moins de plis et double le { colour }.
    }
muckenstich-told-void =
    { $who ->
        [you] Vous avez le plus de moustiques et annulez le { colour }.
       *[other] { $name } a le plus de moustiques et annule le { colour }.
    }
muckenstich-told-trick =
    { $who ->
        [you] Vous remportez le pli.
       *[other] { $name } remporte le pli.
    }
muckenstich-told-score = Points : { $tally }.
muckenstich-told-half = Manche { $round }, seconde moitié : les cartes sont distribuées.
muckenstich-told-round = Manche { $round } sur { $rounds } : les cartes sont distribuées.

und-tschuess-told-play =
    { $who ->
        [you] Vous jouez { $card } : total { $total }.
       *[other] { $name } joue { $card } : total { $total }.
    }
und-tschuess-told-out =
    { $who ->
        [you] Le total { $total } vous élimine : vous prenez { $card }. Und tschüss !
       *[other] Le total { $total } élimine { $name }, qui prend { $card }. Und tschüss !
    }
und-tschuess-told-win =
    { $who ->
        [you] Vous gagnez la manche avec { $total } et prenez { $card }.
       *[other] { $name } gagne la manche avec { $total } et prend { $card }.
    }
und-tschuess-told-tie = Égalité : personne n’est éliminé, chacun joue encore une carte.
und-tschuess-told-swap =
    { $who ->
        [you] Vous mettez { $card } de côté.
       *[other] { $name } met { $card } de côté.
    }
und-tschuess-told-keep =
    { $count ->
        [0] { $who ->
            [you] Vous n’échangez aucune carte.
           *[other] { $name } n’échange aucune carte.
        }
        [one] { $who ->
            [you] Vous échangez { $count } carte.
           *[other] { $name } échange { $count } carte.
        }
       *[other] { $who ->
            [you] Vous échangez { $count } cartes.
           *[other] { $name } échange { $count } cartes.
        }
    }
und-tschuess-told-draw = Vous piochez { $cards }.
und-tschuess-told-reshuffle = La défausse est mélangée et devient la nouvelle pioche.
und-tschuess-told-row = Nouvelle rangée : { $row }.
und-tschuess-told-over = La pioche ne suffit pas pour une autre manche : la partie est finie.

## The game in a sentence.

about = Tous jouent une carte en même temps, et le plus petit total s’en va avec la plus mauvaise carte. Qui reste jusqu’au bout ?

## Cards and moves by name.

move-swap = échanger { $cards }
move-keep = garder le reste

## Options.

option-ties = Égalités qui ne décident rien
option-ties-any = Au total le plus faible et au plus fort
option-ties-lowest = Au plus faible seulement ; en duel, toutes
option-exchange = Qui peut échanger des cartes
option-exchange-winner = Le gagnant de la manche précédente
option-exchange-first_out = Le premier éliminé de la manche précédente
option-exchange-none = Personne

## Why a move is not possible.

und-tschuess-due =
    { $phase ->
        [play] Tous ceux qui sont encore en lice jouent maintenant une carte
        [exchange] D’abord l’échange : mettez des cartes de côté ou gardez le reste
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
        [0] Il ne reste aucune carte à piocher : vous ne pouvez rien échanger
        [one] Vous ne pouvez pas mettre de côté plus de { $cards } carte : on ne peut pas en piocher davantage
       *[other] Vous ne pouvez pas mettre de côté plus de { $cards } cartes : on ne peut pas en piocher davantage
    }
    .short =
        { $cards ->
            [0] il ne reste aucune carte à piocher
            [one] il ne reste que { $cards } carte à piocher
           *[other] il ne reste que { $cards } cartes à piocher
        }

## What happened at the table.

und-tschuess-told-turned = Tous retournent une carte (et ont au total) : { $tally }.
und-tschuess-told-out =
    { $who ->
        [you] Le total { $total } vous élimine, vous prenez { $card } : und tschüss !
       *[other] Le total { $total } élimine { $name }, qui prend { $card } : und tschüss !
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
    } ({ $tally }) : personne n’est éliminé, chacun joue encore une carte.
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
        [over] {" "}; la pioche ne suffit pas pour une autre manche : la partie est finie
       *[not] {""}
    }
und-tschuess-told-row = Nouvelle rangée : { $row }.

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
screen-aside = Mises de côté : { $cards }
screen-exchange-last = La pioche ne suffit plus pour une rangée : la partie s’arrête ici, quoi qu’on échange.
screen-exchange-spare =
    { $spare ->
        [0] La pioche suffit tout juste pour une rangée : échanger une seule carte met fin à la partie.
        [one] La pioche suffit tout juste pour une rangée et { $spare } carte : en échanger davantage met fin à la partie.
       *[other] La pioche suffit tout juste pour une rangée et { $spare } cartes : en échanger davantage met fin à la partie.
    }
prompt =
    { $phase ->
        [exchange] { $count ->
            [0] Échanger des cartes (swap), ou tout garder (keep) ?
            [one] En échanger d’autres (swap), ou piocher { $count } carte (keep) ?
           *[other] En échanger d’autres (swap), ou piocher { $count } cartes (keep) ?
        }
       *[play] Quelle carte jouez-vous ?
    }
prompt-last-exchange = La partie s’arrête ici ; écrivez keep.
explain =
    { $phase ->
        [exchange] Mettez de côté les cartes à échanger, plusieurs sur une ligne si vous voulez (« swap 3 8 −5 »), puis « keep » : vous en piochez autant (U12).
       *[play] Tous ceux qui sont encore en lice jouent une carte en même temps (play) ; elle s’ajoute à votre total (U5). Le total le plus faible est éliminé et prend la plus basse carte de la rangée (U6) ; le gagnant du dernier duel prend la plus haute (U7). En cas d’égalité, tous rejouent (U8).
    }
explain-last-exchange = La pioche ne suffit plus pour une rangée : la partie est finie, quoi que vous échangiez (U16). « keep » la termine.
legend = Cartes : leur nombre est ce qu’elles comptent ; −5 peut aussi s’écrire -5.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-tschuess-leave = { $move } : vous quittez la manche à bon compte, avec { $card }, dans { $share } des mondes ; avec « { $other } », vous finissez deuxième, sans rien, dans { $otherShare }.
hint-tschuess-win = { $move } : vous gagnez la manche dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-tschuess-second = { $move } : vous finissez deuxième, sans rien, dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-tschuess-points =
    { $move } : la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne, contre { $otherPoints } avec « { $other } ».
hint-tschuess-usual =
    { $move } : la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne ; vous la gagnez dans { $wins } des mondes et finissez deuxième dans { $second }.

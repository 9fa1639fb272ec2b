## The game in a sentence.

about = Un jeu de plis où chaque moustique nomme un nouvel atout – et coûte des points à qui le ramasse.

## Cards and moves by name.

card-coloured =
    { $rank } { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
card-mosquito =
    moustique { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
move-discard = écarter { $cards }
move-trump =
    atout { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
move-double =
    doubler { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
move-void =
    annuler { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }

## Options.

option-memory = Cartes déjà jouées
option-memory-off = Chacun les retient
option-memory-on = On peut en voir la liste

## Why a move is not possible.

colour =
    { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
muckenstich-due =
    { $phase ->
        [discard] Chacun écarte maintenant deux cartes
        [play] Il faut maintenant jouer une carte
        [trump] Nommez d’abord la couleur d’atout pour votre moustique
        [double] Il faut d’abord nommer la couleur doublée
        [void] Il faut d’abord nommer la couleur annulée
       *[over] La partie est finie
    }
    .short =
        { $phase ->
            [discard] doit écarter
            [play] doit jouer une carte
            [trump] doit nommer un atout
            [double] doit nommer la couleur doublée
            [void] doit nommer la couleur annulée
           *[over] la partie est finie
        }
muckenstich-follow = Vous avez du { colour } : il faut fournir du { colour }
    .short = doit fournir du { colour }
muckenstich-doubled = Le { colour } est déjà doublé, il ne peut pas être annulé
    .short = le { colour } est doublé et ne peut pas être annulé

## What happened at the table.

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
muckenstich-dealt =
    { $deal ->
        [half] {" "}; la seconde moitié de la manche { $round } est distribuée
        [round] {" "}; la manche { $round } sur { $rounds } est distribuée
       *[nothing] {""}
    }
muckenstich-told-trick =
    { $who ->
        [you] Vous remportez le pli
       *[other] { $name } remporte le pli
    }{ $counted ->
        [yes] {" "}; points : { $tally }{ muckenstich-dealt }
       *[no] {""}
    }.
muckenstich-told-score = Points : { $tally }{ muckenstich-dealt }.

## The game in the terminal.

screen-tricks = Plis
screen-trick = Pli
screen-discard = Écart
screen-mosquitoes = Moustiques
screen-ready = fait
screen-round =
    Manche { $round } sur { $rounds }{ $half ->
        [0] {""}
       *[other] , moitié { $half }
    }
screen-trump =
    { $colour ->
        [none] sans atout
       *[other] atout { colour }
    }
screen-doubled = le { colour } compte double
screen-led =
    { $who ->
        [you] { $colour ->
            [none] vous entamez
           *[other] couleur demandée : { colour } (par vous)
        }
       *[other] { $colour ->
            [none] { $name } entame
           *[other] couleur demandée : { colour } ({ $name })
        }
    }
colour-letter =
    { $colour ->
        [R] R
        [Y] J
        [G] V
       *[B] B
    }
screen-last-trick = Dernier pli : { $cards }
screen-played = Déjà jouées : { $cards }
screen-discarded = Vous avez écarté : { $cards }
prompt =
    { $phase ->
        [discard] { $count ->
            [0] Quelles deux cartes écartez-vous ?
           *[other] Quelle deuxième carte écartez-vous ?
        }
        [play] Quelle carte jouez-vous ?
        [trump] Quelle couleur est atout ?
        [double] Quelle couleur compte double ?
       *[void] Quelle couleur est annulée ?
    }
explain =
    { $phase ->
        [discard] Écartez deux cartes face cachée (M5), sur une même ligne si vous voulez : « discard R7 BM » ; elles ne comptent pour personne. Tous le font en même temps.
        [play] Jouez une carte (play). Il faut fournir la couleur demandée si on le peut (M8). Le moustique M est le plus fort de sa couleur (M2), et qui le joue nomme l’atout (M11). Le signe › marque la carte d’entame, l’étoile celle qui l’emporte pour l’instant (M13).
        [trump] Vous avez joué un moustique : nommez la couleur d’atout (trump, M11). Elle vaut aussi pour ce pli (M12).
        [double] Personne n’a aussi peu de plis que vous : les cartes-nombres de la couleur que vous nommez (double) comptent double (M15).
       *[void] Personne n’a autant de moustiques que vous : les cartes-nombres de la couleur que vous nommez (void) ne comptent pas (M16).
    }
legend = Cartes : R est rouge, J jaune, V vert, B bleu, puis vient le nombre ; M est le moustique. Les règles et les parties enregistrées écrivent Y pour le jaune et G pour le vert : cela se comprend aussi.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-stich-take = { $move } : vous faites ce pli dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-leave = { $move } : vous laissez ce pli aux autres ; vous le faites dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-sting = { $move } : vous ramassez un moustique avec ce pli dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-give = { $move } : le moustique va à { $who } dans { $share } des mondes.
hint-stich-yours = { $move } : le pli est à vous dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-goes = { $move } : le pli va à { $who } dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-stich-fines =
    { $move } : vous finissez la manche avec des moustiques de { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    } en moyenne, contre { $otherColours } avec « { $other } » ; chaque couleur coûte cinq points.
hint-stich-last =
    { $move } : votre dernière carte { $colour ->
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    } ; vous pourrez jeter un moustique quand cette couleur sera demandée.
hint-stich-points =
    { $move } : en moyenne, la manche vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $others } à chacun des autres ; avec « { $other } », { $otherPoints } et { $otherOthers }.

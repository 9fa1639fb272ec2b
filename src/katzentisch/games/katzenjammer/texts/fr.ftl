## The game in a sentence.

about = Offrez des chats pour d’autres chats, réunissez-en quatre pareils et attrapez le plus de souris – mais gare à l’excès de jokers.

## Cards and moves by name.

card-joker = joker
bid-different = { $cards } différentes
move-bid = offrir { $bid }
move-pay = payer { $cards }
move-meld = présenter { $cards }
move-stop = ne plus rien présenter

## Options.

option-mice = Souris
option-mice-auto = Selon le nombre de joueurs
option-games = Parties du match

## Why a move is not possible.

katzenjammer-due =
    { $phase ->
        [auction] C’est l’enchère : faites une offre ou passez
        [pay] Payez d’abord votre offre
        [foursomes] Vous pouvez seulement présenter des carrés ou vous arrêter
       *[over] La partie est finie
    }
    .short =
        { $phase ->
            [auction] doit faire une offre ou passer
            [pay] doit payer son offre
            [foursomes] peut seulement présenter des carrés ou s’arrêter
           *[over] la partie est finie
        }
katzenjammer-low = Votre offre doit dépasser { $bid }
    .short = doit dépasser { $bid }
katzenjammer-unpayable = Vous ne pouvez pas payer { $bid } avec votre main
    .short = ne peut pas payer { $bid } avec sa main
katzenjammer-payment = Payez exactement { $bid } avec des cartes de votre main ; les jokers peuvent en remplacer
    .short = ne paie pas { $bid } avec sa main
katzenjammer-foursome = Vous n’avez pas les quatre cartes de { $cards }
    .short = n’a pas les quatre cartes de { $cards }

## What happened at the table.

katzenjammer-told-bid =
    { $who ->
        [you] Vous offrez
       *[other] { $name } offre
    } { $value ->
        [d] { $count ->
            [2] deux cartes différentes
            [3] trois cartes différentes
            [4] quatre cartes différentes
            [5] cinq cartes différentes
           *[other] { $count } cartes différentes
        }
       *[other] { $count ->
            [1] une carte { $value }
            [2] deux { $value }
            [3] trois { $value }
            [4] quatre { $value }
            [5] cinq { $value }
            [6] six { $value }
            [7] sept { $value }
            [8] huit { $value }
           *[other] { $count } cartes { $value }
        }
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
katzenjammer-told-unsold =
    { $who ->
        [you] Vous passez
       *[other] { $name } passe
    } : personne n’a fait d’offre, la rangée est défaussée.
katzenjammer-drew =
    { $drew ->
        [all] {" "}; chacun pioche une carte
        [own] {" "}; chacun pioche une carte (la vôtre : { $card })
        [some] {" "}; on pioche tant qu’il y a des cartes
       *[none] {""}
    }
katzenjammer-told-row =
    { $who ->
        [you] Vous retournez la rangée : { $row }
       *[other] { $name } retourne la rangée : { $row }
    }{ katzenjammer-drew }.
katzenjammer-turned =
    { $turned ->
        [next] {" "}; { $who ->
            [you] vous retournez la rangée : { $row }
           *[other] { $name } retourne la rangée : { $row }
        }{ katzenjammer-drew }
       *[last] {""}
    }
katzenjammer-told-deck =
    { $turned ->
        [last] { $who ->
            [you] Vous retournez la rangée : { $row }
           *[other] { $name } retourne la rangée : { $row }
        }{ katzenjammer-drew }{" "}; la pioche est vide et la partie se termine
       *[next] La pioche est vide et la partie se termine
    }{" "}; points (et jokers, dont le plus grand nombre coûte 5 souris) : { $tally }{ katzenjammer-turned }.
katzenjammer-told-last-mouse = La dernière souris est prise et la partie se termine{" "}; points (et jokers, dont le plus grand nombre coûte 5 souris) : { $tally }{ katzenjammer-turned }.

## The game in the terminal.

screen-mice = Souris
screen-jokers = Jokers
screen-bid = Offre
screen-passed = a passé
screen-mice-left =
    { $mice ->
        [one] encore { $mice } souris
       *[other] encore { $mice } souris
    } · { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
screen-match = Partie { $game } sur { $games } ·{" "}
screen-discards = Défausse : { $cards }
screen-leader-row = Chef d’orchestre : { $name }
screen-standing-bid =
    Offre en cours : { $bid } ({ $who ->
        [you] la vôtre
       *[other] { $name }
    })
prompt =
    { $phase ->
        [auction] Votre offre ?
        [pay] Comment payez-vous ?
       *[foursomes] Un carré, ou stop ?
    }
explain =
    { $phase ->
        [auction] La rangée est aux enchères (K8) : dépassez l’offre en cours (bid) ou passez (pass). « bid 3x2 » offre trois 2 (K9), « bid 4d » quatre valeurs différentes (K10) ; plus de cartes l’emportent sur moins (K11). Un joker remplace n’importe quelle valeur (K12).
        [pay] Vous avez gagné l’enchère : choisissez les cartes du paiement (pay, K15). Les jokers payés restent devant vous pour de bon, et en avoir le plus coûte 5 souris (K21, K24).
       *[foursomes] Présentez quatre cartes d’une même valeur (meld) pour attraper autant de souris que cette valeur, autant de fois que vous voulez (K17, K18) ; « stop » pour finir. « meld J J J J as J » vous débarrasse de quatre jokers (K19).
    }
legend = Cartes : de 1 à 5, des chats de cette valeur ; J est un joker.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-blues-buy =
    { $move } : vous obtenez la rangée à ce prix dans { $share } des mondes, et y finissez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec « { $other } », prix compris.
hint-blues-dear =
    { $move } : avec « { $other } », vous obtiendriez la rangée dans { $share } des mondes, et y finiriez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins : elle ne vaut pas son prix.
hint-blues-drive = { $move } : quelqu’un surenchérit dans { $share } des mondes, et paie donc la rangée plus cher.
hint-blues-spare = { $move } : ces cartes n’appartiennent à aucun carré, contrairement à celles de « { $other } ».
hint-blues-mice = { $move } : vous attrapez { $mice } souris en moyenne d’ici la fin de la partie, contre { $otherMice } avec « { $other } ».
hint-blues-jokers = { $move } : vous finissez avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
hint-blues-points =
    { $move } : vous finissez la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne, et avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes.

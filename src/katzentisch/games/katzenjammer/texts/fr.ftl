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
option-mice-auto = Selon les joueurs
option-games = Parties du match

## Why a move is not possible.

katzenjammer-due =
    { $phase ->
        [auction] C’est l’enchère : faites une offre ou passez
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
katzenjammer-payment = Payez exactement { $bid } avec des cartes de votre main ; les jokers peuvent en remplacer
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
    } : personne n’a fait d’offre, la rangée est défaussée.
katzenjammer-drew =
    { $drew ->
        [all] {" "}; chacun pioche une carte
        [own] {" "}; chacun pioche une carte (la vôtre : { $card })
        [some] {" "}; on pioche tant qu’il y a des cartes
       *[none] {""}
    }
katzenjammer-told-row =
    { $who ->
        [you] Vous retournez la rangée : { $row }
       *[other] { $name } retourne la rangée : { $row }
    }{ katzenjammer-drew }.
katzenjammer-turned =
    { $turned ->
        [next] {" "}; { $who ->
            [you] vous retournez la rangée : { $row }
           *[other] { $name } retourne la rangée : { $row }
        }{ katzenjammer-drew }
       *[last] {""}
    }
katzenjammer-told-deck =
    { $turned ->
        [last] { $who ->
            [you] Vous retournez la rangée : { $row }
           *[other] { $name } retourne la rangée : { $row }
        }{ katzenjammer-drew }{" "}; la pioche est vide et la partie se termine
       *[next] La pioche est vide et la partie se termine
    }{" "}; points (et jokers, dont le plus grand nombre coûte 5 souris) : { $tally }{ katzenjammer-turned }.
katzenjammer-told-last-mouse = La dernière souris est prise et la partie se termine{" "}; points (et jokers, dont le plus grand nombre coûte 5 souris) : { $tally }{ katzenjammer-turned }.

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
screen-discards = Défausse : { $cards }
screen-leader-row = Chef d’orchestre : { $name }
screen-standing-bid =
    Offre en cours : { $bid } ({ $who ->
        [you] la vôtre
       *[other] { $name }
    })
prompt =
    { $phase ->
        [auction] Votre offre ?
        [pay] Comment payez-vous ?
       *[foursomes] Un carré, ou stop ?
    }
explain =
    { $phase ->
        [auction] La rangée est aux enchères (K8) : dépassez l’offre en cours (bid) ou passez (pass). « bid 3x2 » offre trois 2 (K9), « bid 4d » quatre valeurs différentes (K10) ; plus de cartes l’emportent sur moins (K11). Un joker remplace n’importe quelle valeur (K12).
        [pay] Vous avez gagné l’enchère : choisissez les cartes du paiement (pay, K15). Les jokers payés restent devant vous pour de bon, et en avoir le plus coûte 5 souris (K21, K24).
       *[foursomes] Présentez quatre cartes d’une même valeur (meld) pour attraper autant de souris que cette valeur, autant de fois que vous voulez (K17, K18) ; « stop » pour finir. « meld J J J J as J » vous débarrasse de quatre jokers (K19).
    }
legend = Cartes : de 1 à 5, des chats de cette valeur ; J est un joker.

## Why a move is best: “{ $move }: …”, “with { $other } …”.

hint-blues-buy =
    { $move } : vous obtenez la rangée à ce prix dans { $share } des mondes, et y finissez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec « { $other } », prix compris.
    .plain = { $move } : la rangée vaut ce prix pour vous.
hint-blues-dear =
    { $move } : avec « { $other } », vous obtiendriez la rangée dans { $share } des mondes, et y finiriez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins : elle ne vaut pas son prix.
    .plain = { $move } : la rangée ne vaut pas ce qu’elle vous coûterait.
hint-blues-drive = { $move } : quelqu’un surenchérit dans { $share } des mondes, et paie donc la rangée plus cher.
    .plain = { $move } : d’autres iront sans doute plus haut, et paieront la rangée plus cher.
hint-blues-spare = { $move } : ces cartes n’appartiennent à aucun carré, contrairement à celles de « { $other } ».
    .plain = { $move } : vous n’avez besoin de ces cartes pour aucun carré.
hint-blues-mice = { $move } : vous attrapez { $mice } souris en moyenne d’ici la fin de la partie, contre { $otherMice } avec « { $other } ».
    .plain = { $move } : vous attrapez ainsi plus de souris.
hint-blues-jokers = { $move } : vous finissez avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes, contre { $otherShare } avec « { $other } ».
    .plain = { $move } : vous risquez moins de finir avec le plus de jokers.
hint-blues-points =
    { $move } : vous finissez la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne, et avec le plus de jokers, ce qui coûte { $penalty } souris, dans { $share } des mondes.
    .plain = { $move } : rien d’autre ne promet nettement plus de points.

## La leçon : ce que dit le coach avant chaque décision ; « .else » répond à un autre coup possible.

lesson-goal = Qui a le plus de souris à la fin gagne. Quatre chats de même valeur rapportent autant de souris que leur valeur.
lesson-row = Le chef d’orchestre ♪ a retourné une rangée : 2, 5, 5. Elle est à vendre, et on la paie avec des cartes de sa main.
lesson-first-bid = Vous avez deux 5, et deux autres sont dans la rangée : un carré ! L’offre est d’un 2. Offrez un 3 : c’est juste au-dessus, et cette carte vous manquera le moins.
    .tip = Commencez bas : ce que vous offrez, vous le payez.
    .else = C’est permis, mais cette rangée est faite pour vous, et une petite offre suffit peut-être : essayez un 3
lesson-outbid = L’offre est maintenant d’un 5. Plus de cartes l’emportent sur moins, quelle que soit leur valeur : deux 1 valent plus qu’un 5. Offrez deux 1.
    .tip = Sous chaque offre figure son prix : ● un chat, ★ un joker.
    .else = C’est permis, mais deux 1 suffisent, et ce sont vos cartes les moins utiles
lesson-pay = La rangée est à vous. Payez deux 1. Un joker pourrait en remplacer un, mais il resterait devant vous jusqu’à la fin, et trop de jokers coûtent des souris.
    .tip = Touchez les cartes pour en choisir d’autres, puis payez.
    .else = Vous pouvez payer avec le joker, mais il resterait devant vous pour de bon : payez avec les deux 1
lesson-foursome = Vous avez pris la rangée en main. Seul son acheteur peut présenter des carrés : quatre 5 rapportent cinq souris.
    .tip = Un joker peut remplacer un chat, mais de vrais chats sont plus sûrs.
    .else = C’est possible, mais quatre vrais 5 rapportent les cinq souris et épargnent votre joker : présentez-les
lesson-done = Vous n’avez pas d’autre carré : dites que vous avez fini. Qui achète une rangée est le prochain chef d’orchestre.
lesson-joker-row = Une rangée s’achève sur une valeur déjà présente, ou sur un joker. Après un joker, chacun pioche une carte : vous avez reçu un 3.
lesson-most-jokers = Qui a le plus de jokers à la fin perd cinq souris. Cette rangée en contient un, et son 4 ne vous sert à rien : passez.
    .tip = « 2 ≠ » est une offre de deux cartes différentes : plus qu’une carte seule, moins que toute paire.
    .else = Vous pourriez offrir, mais vous achèteriez un joker et aucun carré : passez cette fois
lesson-speak-first = 3, 1, 3, et vous avez deux 3 ! Vous êtes à gauche du chef d’orchestre et parlez en premier. Offrez un 2, un début bon marché.
    .tip = Qui passe ne participe plus à cette enchère.
    .else = C’est permis, mais commencer bas coûte moins, et cette rangée le mérite : offrez un 2
lesson-different = L’offre est d’un 4. Deux cartes différentes l’emportent sur toute carte seule : offrez « 2 ≠ ».
    .tip = On n’annonce que le nombre ; vous choisirez les cartes au moment de payer.
    .else = C’est permis, mais deux cartes différentes suffisent ici
lesson-pay-joker = Gardez les deux 3 pour le carré. Payez avec le 2 et le joker, qui vaut ce que vous voulez ; désormais il reste devant vous.
    .tip = Un joker n’est pas grave tant qu’un autre en a davantage.
    .else = Vous pouvez payer ainsi, mais vos 3 vont ensemble : payez avec le 2 et le joker
lesson-second-foursome = Deux 3 de la rangée et les deux vôtres : présentez-les pour trois souris.
    .else = Ne laissez pas échapper trois souris : présentez vos quatre 3
lesson-done-again = Il ne vous reste qu’un 1. Vous avez fini, et vous êtes de nouveau chef d’orchestre.
lesson-must-pass = L’offre est d’un 5, et avec un 1 vous ne pouvez pas monter : passez. Regardez maintenant votre voisin de gauche.
lesson-end-pool = La dernière souris est prise, et la partie est aussitôt finie.
lesson-end-mice = Vos carrés : quatre 5 ont rapporté cinq souris, quatre 3 en ont rapporté trois. Cela fait huit.
lesson-end-jokers = Un joker est devant vous. Votre voisin de gauche a lui aussi attrapé huit souris, mais il a deux jokers, le plus grand nombre, et perd cinq souris. Vous gagnez avec huit.

## Ce que le coach explique dans toute partie quand c’est nouveau.

coach-auction = La rangée est à vendre. Offrez plus, ou passez ; la meilleure offre emporte toute la rangée. Plus de cartes l’emportent sur moins, puis la valeur décide.
    .tip = Offrez ce dont vous pouvez vous passer contre ce qui complète un carré.
coach-pay = Vous avez gagné la rangée. Choisissez les cartes qui composent votre offre ; les jokers payés restent devant vous.
    .tip = Gardez les valeurs que vous avez en nombre.
coach-foursomes = Quatre cartes d’une même valeur rapportent autant de souris que cette valeur. Seul l’acheteur de la rangée peut les présenter, et c’est maintenant.
    .tip = Le joker remplace tout chat, mais reste ensuite devant vous.
coach-joker-row = La rangée s’est achevée sur un joker : tout le monde a pioché une carte.
    .tip = Qui achète cette rangée achète aussi le joker.
coach-displayed = Des jokers sont maintenant exposés. Qui en a le plus à la fin, ceux de sa main compris, perd cinq souris.
    .tip = On ne se défait de jokers qu’en en présentant quatre comme jokers.

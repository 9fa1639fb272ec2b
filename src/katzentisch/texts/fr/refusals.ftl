### Pourquoi un coup n’est pas possible. Le message parle au joueur ; `.short` sert aux parties
### enregistrées, après la place et le coup.

colour =
    { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }

game-over = La partie est finie
    .short = la partie est déjà finie
not-your-turn = Ce n’est pas à vous de jouer
    .short = ce n’est pas à cette place de jouer
no-undo = Il n’y a rien à reprendre : votre dernier coup a déjà dévoilé quelque chose ou a reçu une réponse
    .short = il n’y a rien à reprendre
no-such-seat = Cette place n’existe pas à cette table
    .short = cette place n’existe pas
unknown-move = Ce n’est pas un coup. Écrivez par exemple : { $example }
    .short = n’est pas un coup ; un coup s’écrit par exemple { $example }
not-held = Vous n’avez pas { $card } en main
    .short = n’a pas { $card } en main

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

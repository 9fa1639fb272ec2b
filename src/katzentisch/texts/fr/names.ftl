### Les cartes et les coups par leur nom.

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
card-joker = joker
move-play = jouer { $cards }
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
bid-different = { $cards } différentes
move-bid = offrir { $bid }
move-pay = payer { $cards }
move-meld = présenter { $cards }
move-swap = échanger { $cards }
move-pass = passer
move-stop = ne plus rien présenter
move-keep = garder le reste

### Cards and moves by name.

card-coloured =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } { $rank }
card-mosquito =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } mosquito
card-joker = joker
move-play = play { $cards }
move-discard = discard { $cards }
move-trump =
    name { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } trump
move-double =
    double { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }
move-void =
    make { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } void
bid-different = { $cards } different
move-bid = bid { $bid }
move-pay = pay { $cards }
move-meld = present { $cards }
move-swap = exchange { $cards }
move-pass = pass
move-stop = present no more
move-keep = keep the rest

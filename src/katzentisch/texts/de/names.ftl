### Karten und Züge mit Namen.

card-coloured =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } { $rank }
card-mosquito =
    { $colour ->
        [R] rote
        [Y] gelbe
        [G] grüne
       *[B] blaue
    } Mücke
card-joker = Joker
move-play = { $cards } spielen
move-discard = { $cards } ablegen
move-trump =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } als Trumpf
move-double =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } verdoppeln
move-void =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } wertlos machen
bid-different = { $cards } verschiedene
move-bid = { $bid } bieten
move-pay = { $cards } zahlen
move-meld = { $cards } vorführen
move-swap = { $cards } tauschen
move-pass = passen
move-stop = nichts mehr vorführen
move-keep = den Rest behalten

### Karten und Züge mit Namen.

move-play = { $cards } spielen
move-pass = passen

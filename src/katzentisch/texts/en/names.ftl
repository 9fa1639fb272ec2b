### Cards and moves by name.

move-play = play { $cards }
move-pass = pass

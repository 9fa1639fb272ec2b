### Les cartes et les coups par leur nom.

move-play = jouer { $cards }
move-pass = passer

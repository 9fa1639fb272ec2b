### Mückenstich en images
goal = Faites des plis : chaque carte-nombre vaut un point. Mais chaque couleur dont vous avez un moustique en coûte cinq.
discard = Avant le premier pli, chacun écarte deux cartes, face cachée (sauf à six joueurs).
follow = Le 5 rouge est entamé : qui a du rouge doit en jouer. La plus forte carte rouge remporte le pli, et son joueur entame le suivant.
mosquito = Qui n’a pas de rouge joue ce qu’il veut. Un moustique est la carte la plus forte de sa couleur, et son joueur nomme aussitôt l’atout.
change = Un nouvel atout vaut pour tout le pli : le moustique vert nomme le rouge, et le 9 rouge, déjà posé, l’emporte.
twice = De deux cartes égales, la dernière est la plus forte.
score-double = Qui a seul le moins de plis nomme une couleur qui compte double. Rouge : 3 × 2 = 6.
score-void = Qui a seul le plus de moustiques nomme une couleur annulée. Bleu : 0.
score-numbers = Toutes les autres cartes-nombres comptent 1 : 4.
score-mosquitoes = Des moustiques de deux couleurs coûtent 2 × 5 = 10, quel qu’en soit le nombre. 6 + 0 + 4 − 10 = 0.
sign-led = sous une carte : a entamé le pli
sign-winning = sous une carte : remporte le pli pour l’instant
sign-sum = les points de toutes les manches jusqu’ici
sign-chosen = a écarté
sign-choosing = choisit encore
